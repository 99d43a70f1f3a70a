"""What a level opens with: its first decisions in many deals, and what it expects from them.

A deal is begun anew for each, and the level plays all seats. Choices are counted by their words at each step of the
game: how often an option was there, how often it was taken, and the part of the win expected then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from vivat.arena.entrants import Company
from vivat.arena.plan import Plan
from vivat.arena.playing import opening
from vivat.bots import Searcher, question
from vivat.engine import bits
from vivat.games import shelf
from vivat.play import Game

SHOWN = 8  # options of a step
FEW = 20  # an option that was there less often says little: one in so many of the decisions at its step


@dataclass(frozen=True)
class Choice:
    """A decision: the options by their words, the one that was taken, and what its seat then expected."""

    options: tuple[str, ...]
    taken: str
    expected: float

    @property
    def step(self) -> str:
        return self.taken.partition(":")[0]


@dataclass
class Counted:
    offered: int = 0
    taken: int = 0
    expected: list[float] = field(default_factory=list)


def tables(only: Iterable[str] = ()) -> list[tuple[str, int]]:
    """Those of the ladder: games with their numbers of players."""
    found = [(game.id, rung.players) for game in shelf() for rung in game.ladder]
    wanted = list(only)
    return [table for table in found if not wanted or any(word in f"{table[0]}-{table[1]}" for word in wanted)]


def plan_of(table: tuple[str, int], level: str, seed: int, deals: int, scale: float) -> Plan:
    game, players = table
    return Plan(game, Game(game, players=players).options, (level,), seed, deals, scale)


def openings(plan: Plan, decisions: int, threads: int, tick: Any) -> dict[str, Any]:
    """So many decisions of every deal, as plain data; how many threads play changes nothing."""
    choices: list[Choice] = []
    with ThreadPoolExecutor(threads) as pool:  # a search lets the other threads run
        for found in pool.map(lambda number: opened(plan, number, decisions), range(plan.games)):
            choices += found
            tick(1)
    return {
        "game": plan.game,
        "players": plan.options["players"],
        "level": plan.bots[0],
        "deals": plan.games,
        "decisions": len(choices),
        "steps": [told(step, counts) for step, counts in by_step(choices).items()],
    }


def opened(plan: Plan, number: int, decisions: int) -> list[Choice]:
    game, _ = opening(plan)
    match = game.new(seed=f"openings {plan.seed} {number}")
    company = Company(plan)
    found: list[Choice] = []
    while not match.over and len(found) < decisions:
        seat = bits.low(match.state.waiting_for)
        bot = company.at(0, seat)
        assert isinstance(bot, Searcher), "a level that searches"
        seed = plan.seed_of(number, len(match.steps), seat)
        choice = game.definition.words.choice
        words = {action: choice(match.state, seat, action) for action in match.state.options(seat)}
        action, *others = words
        if others:
            asked = question(match, seat, seed, bot.needs_view, f"{number} {seat}")
            tried = bot.think(asked)
            action = bot.decided(asked, tried)
            worth = next(mean for option, _, mean in tried if option == action)
            found.append(Choice(tuple(words.values()), words[action], worth))
        match.choose(seat, words[action])
    company.close()
    return found


# ---- counting --------------------------------------------------------------------------------------------------------


def by_step(choices: Iterable[Choice]) -> dict[str, dict[str, Counted]]:
    """By step, as they first came, and by option."""
    steps: dict[str, dict[str, Counted]] = {}
    for choice in choices:
        counts = steps.setdefault(choice.step, {})
        for words in choice.options:
            counts.setdefault(words, Counted()).offered += 1
        counts[choice.taken].taken += 1
        counts[choice.taken].expected.append(choice.expected)
    return steps


def told(step: str, counts: Mapping[str, Counted]) -> dict[str, Any]:
    """The options taken most often where they were there."""
    decisions = sum(count.taken for count in counts.values())
    often = {words: count for words, count in counts.items() if count.offered * FEW >= decisions}
    first = sorted(often, key=lambda words: (-often[words].taken / often[words].offered, words))[:SHOWN]
    options = [option(words, often[words]) for words in first if often[words].taken]
    return {"step": step, "decisions": decisions, "even": even(counts), "options": options}


def option(words: str, count: Counted) -> dict[str, Any]:
    expected = sum(count.expected) / count.taken
    return {"words": words, "offered": count.offered, "taken": count.taken, "expected": expected}


def even(counts: Mapping[str, Counted]) -> float:
    """How often an option would be taken by chance."""
    return sum(count.taken for count in counts.values()) / sum(count.offered for count in counts.values())
