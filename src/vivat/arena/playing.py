"""One game of a tournament, from its number: the deal, the seats and the bots' whims follow from it and the seed.

A bot that fails is named in the result and replaced as the plan says: `random` plays the rest of the game for it,
`forfeit` ends the game as lost for it, `stop` ends the tournament. It plays on in the next game.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from vivat.arena.entrants import Cheat, Company
from vivat.arena.plan import Plan, places_of
from vivat.bots import Bot, BotFailed, Question, Random, question
from vivat.engine import bits
from vivat.engine.numbers import WIN
from vivat.engine.playout import playout
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.errors import Refusal
from vivat.play import Game, Match

FORFEIT = "forfeit"
MOST_TEXT = 200  # characters of what a program did wrong


class Failure(msgspec.Struct, frozen=True, gc=False):
    bot: int
    seat: int
    step: int  # how many steps had been taken
    message: str  # in words in the catalogue
    values: dict[str, str]


class Played(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One game: a line of the results."""

    number: int
    seating: tuple[int, ...]  # the bot at every place
    points: tuple[int, ...]  # of every place, in parts of WIN
    decisions: int
    decided_by: str  # in words in the catalogue: <game>-decided-<id>
    rule: str
    failures: tuple[Failure, ...] = ()


class Stopped(Refusal):
    """A bot failed, and the plan says to stop then."""


def play(plan: Plan, number: int, company: Company) -> Played:
    return by_playout(plan, number) if plan.all_random else by_match(plan, number, company)


# ---- random bots alone -----------------------------------------------------------------------------------------------


def by_playout(plan: Plan, number: int) -> Played:
    """Compiled from the first step to the last; one generator gives the outcomes and the choices."""
    game, start = opening(plan)
    state = start.clone()
    decisions = playout(state, Rng(plan.seed_of(number)))
    return result(plan, number, game, state, decisions, [])


@functools.lru_cache(maxsize=4)
def opening(plan: Plan) -> tuple[Game, State]:
    """The game, and how it begins."""
    game = Game(plan.game, **plan.options)
    return game, game.start()


def result(plan: Plan, number: int, game: Game, state: State, decisions: int, failures: list[Failure]) -> Played:
    rewards, end = state.rewards(), game.definition.words.result(state)
    points = tuple(rewards[seats[0]] for seats in places_of(plan))
    return Played(number, plan.seating(number), points, decisions, end.decided_by, end.rule, tuple(failures))


# ---- any bots --------------------------------------------------------------------------------------------------------


def by_match(plan: Plan, number: int, company: Company) -> Played:
    game, _ = opening(plan)
    match = game.new(seed=f"arena {plan.seed} {number}")
    seating, place_of = plan.seating(number), {s: at for at, seats in enumerate(places_of(plan)) for s in seats}
    failures: dict[int, Failure] = {}  # by place
    decisions = 0
    while not match.over:
        seat = bits.low(match.state.waiting_for)  # of several that choose in secret the order never matters
        place, seed = place_of[seat], plan.seed_of(number, len(match.steps), seat)
        bot = Random() if place in failures else company.at(seating[place], place)
        action = answered(bot, match, seat, seed, f"{number} {seat}")
        if isinstance(action, Failure):
            failures[place] = failed(plan, number, msgspec.structs.replace(action, bot=seating[place]))
            if plan.on_failure == FORFEIT:
                return forfeit(plan, number, place, decisions, failures[place])
            continue
        match.choose(seat, game.definition.words.choice(match.state, seat, action))
        decisions += 1
    return result(plan, number, game, match.state, decisions, list(failures.values()))


def answered(bot: Bot, match: Match, seat: int, seed: int, course: str) -> int | Failure:
    """The bot's choice, or what it did wrong: whatever that was, it is the bot's failure and nobody else's."""
    try:
        action = bot.choose(asked(bot, match, seat, seed, course))
        if action not in match.state.options(seat):
            raise BotFailed("bot-nonsense", bot=bot.name, answer=repr(action))
        return action
    except BotFailed as problem:
        message, values = problem.message, problem.values
    except Exception as crash:
        message, values = "arena-crashed", {"bot": bot.name, "problem": f"{type(crash).__name__}: {crash}"}
    return Failure(0, seat, len(match.steps), message, {name: short(value) for name, value in values.items()})


def asked(bot: Bot, match: Match, seat: int, seed: int, course: str = "") -> Question:
    if isinstance(bot, Cheat):
        return Question(match.game.id, seat, match.state.clone(), None, seed)
    return question(match, seat, seed, bot.needs_view, course)


def short(value: Any) -> str:
    return str(value)[:MOST_TEXT]


def failed(plan: Plan, number: int, failure: Failure) -> Failure:
    if plan.on_failure == "stop":
        raise Stopped("arena-stopped", number=number, problem=Refusal(failure.message, **failure.values))
    return failure


def forfeit(plan: Plan, number: int, place: int, decisions: int, failure: Failure) -> Played:
    """The others share the win."""
    places = len(places_of(plan))
    points = tuple(0 if other == place else WIN // (places - 1) for other in range(places))
    return Played(number, plan.seating(number), points, decisions, FORFEIT, "", (failure,))
