"""One record as a row of a table.

A record is read as strictly as `play/record.py` reads it, and faster: without keeping the steps, and with the meaning
of a word looked for first where it was found before. Whatever is not plainly right here is read again there, and what
is refused there is refused.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import msgspec

from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.state import State
from vivat.errors import BadRecord, Refusal
from vivat.play import Game, record
from vivat.play.record import Head


class Row(msgspec.Struct, frozen=True):
    """What is known of a match without its steps."""

    name: str  # where it lies
    game: str
    players: int
    options: str
    steps: int
    decisions: int  # choices that were not forced
    over: bool
    opening: str | None  # the first of them
    opening_seat: int | None
    points: list[float]  # the share of the win of every seat; empty while it runs
    ending: str | None
    decided_by: str | None
    seats: list[str]  # who sat there, where the collection tells it


class Fault(msgspec.Struct, frozen=True):
    """A record that was refused."""

    name: str
    message: str


class Unusual(Exception):
    """Not plainly right: to be read with all care."""


class Told(NamedTuple):
    """A record, taken apart."""

    game: Game
    state: State
    body: list[str]
    last: str


def row(name: str, text: str | None, seats: list[str]) -> Row | Fault:
    try:
        if text is None:
            raise BadRecord("study-no-text", line=0)
        try:
            return quickly(name, text, seats)
        except Unusual:
            return carefully(name, text, seats)
    except Refusal as problem:
        return Fault(name, problem.said())


def carefully(name: str, text: str, seats: list[str]) -> Row:
    match = record.read(text)
    steps = [(before, who, word) for (before, who, _), (_, word) in zip(match.steps, match.history(), strict=True)]
    return told(name, match.game, match.state, steps_of(steps), seats)


def steps_of(steps: list[tuple[State, int, str]]) -> tuple[int, int, str | None, int | None]:
    """How many, how many of them decisions, and the first decision with its seat."""
    decided = [(who, word) for before, who, word in steps if who != CHANCE and len(before.options(who)) > 1]
    who, word = decided[0] if decided else (None, None)
    return len(steps), len(decided), word, who


def told(
    name: str, game: Game, state: State, counted: tuple[int, int, str | None, int | None], seats: list[str]
) -> Row:
    steps, decisions, opening, opening_seat = counted
    result = game.definition.words.result(state) if state.is_over() else None
    return Row(
        name=name,
        game=game.id,
        players=state.seats,
        options=record.words_of(game.options),
        steps=steps,
        decisions=decisions,
        over=result is not None,
        opening=opening,
        opening_seat=opening_seat,
        points=[reward / WIN for reward in state.rewards()] if result else [],
        ending=result.ending if result else None,
        decided_by=result.decided_by if result else None,
        seats=seats,
    )


# ---- quickly ---------------------------------------------------------------------------------------------------------


def quickly(name: str, text: str, seats: list[str]) -> Row:
    game, state, body, last = taken_apart(text)
    steps = decisions = 0
    opening: tuple[str | None, int | None] = (None, None)
    for line in body:
        if step(game, state, line):
            decisions += 1
            if decisions == 1:
                who, _, word = line.partition(" ")
                opening = word, int(who)
        steps += 1
    if last != f"end: {steps} {'over' if state.is_over() else 'running'}":
        raise Unusual
    return told(name, game, state, (steps, decisions, *opening), seats)


def taken_apart(text: str) -> Told:
    """A record that begins where its game begins; others are unusual."""
    if len(text) > record.MOST_CHARACTERS:
        raise Unusual
    lines = text.split("\n")
    head, number = record.read_head(lines)
    body = lines[number:]
    if len(body) < 2 or body.pop() != "" or len(body) - 1 > record.MOST_STEPS or "position" in head:
        raise Unusual
    record.read_seed(head["chance"])
    game = game_of(*(head[part].value if part in head else None for part in ("game", "options", "rules")))
    return Told(game, game.start(), body[:-1], body[-1])


@functools.lru_cache(maxsize=256)
def game_of(*parts: str | None) -> Game:
    """The game that a header names: its identifier, its options, and the edition of its rules."""
    head = {
        name: Head(0, part) for name, part in zip(("game", "options", "rules"), parts, strict=True) if part is not None
    }
    try:
        return record.opened(head).game
    except Refusal:
        raise Unusual from None


MEANINGS: dict[tuple[str, str], int] = {}  # what a word meant when it was last read; only ever a guess
MOST_MEANINGS = 100_000


def step(game: Game, state: State, line: str) -> bool:
    """Play one line; whether it was a decision."""
    who, _, word = line.partition(" ")
    words = game.definition.words
    if who == "!":
        if state.waiting_for != CHANCE:
            raise Unusual
        state.befall(meant(game.id, line, [outcome for outcome, _ in state.chances()], word, words.outcome, state))
        return False
    if not who.isascii() or not who.isdecimal() or len(who) > 2:
        raise Unusual
    seat = int(who)
    options = state.options(seat)
    if not options:
        raise Unusual
    action = meant(game.id, word, options, word, words.choice, state, seat)
    state.play(seat, action)
    return len(options) > 1


def meant(game: str, key: str, options: list[int], word: str, named: Any, *where: Any) -> int:
    """The option that these words name there."""
    guess = MEANINGS.get((game, key))
    if guess in options and guess is not None and named(*where, guess) == word:
        return guess
    for option in options:
        if named(*where, option) == word:
            if len(MEANINGS) < MOST_MEANINGS:
                MEANINGS[game, key] = option
            return option
    raise Unusual
