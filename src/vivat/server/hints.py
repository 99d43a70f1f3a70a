"""Hints: what a strong player would do in a seat, and why. They come from what that seat knows, never from the match.

A hint changes nothing and leaves no trace at the table. The bot that gives it thinks where all bots do, on the account
of who asks.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

import msgspec

from vivat.bots import Question, question
from vivat.engine import bits
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.errors import NotYourTurn, Refusal
from vivat.fact import Fact
from vivat.games import definition
from vivat.play.view import FactSeen
from vivat.server.worker import Tried
from vivat.table import Forbidden, Table
from vivat.table.commands import SeatNumber
from vivat.table.rights import holds, may_hint, may_look, must_be, seat_at

ADVISER = "hard"
LATER = "medium"  # for the further steps of what the adviser has begun
MOST_STEPS = 8  # of one choice
LONGEST = 20  # waiting
HINTS_EACH = 4  # of these, of one address


class HintAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Weighed(msgspec.Struct, frozen=True):
    choice: str
    chance: float  # the share of the win that the bot expects of it


class Hint(msgspec.Struct, frozen=True):
    """What a strong player would do."""

    seat: int
    asked: int  # the event that put the question; the hint is for that question alone
    choices: list[str]  # the choice, and the further steps of it that the same seat would take
    mixed: bool  # a secret choice that is best not always the same
    chance: float | None  # null where there is nothing to choose
    other: Weighed | None  # the next best
    reasons: list[FactSeen]


class Adviser(Protocol):
    async def weigh(self, level: str, question: Question, client: str) -> list[Tried]:
        """Every option that a bot tried, thought out elsewhere on this client's account."""


async def hint(table: Table, who: str | None, seat: int, adviser: Adviser, client: str) -> Hint:
    """A hint for the question that this seat is asked now."""
    refuse(table, who, seat)
    match = table.running
    asked = question(match, seat, 0, with_view=False)
    asked = replace(asked, seed=seed_of(asked))
    secret = bits.count(asked.knowledge.waiting_for) > 1
    first = await weighed(asked, adviser, ADVISER, client)
    choices, after = await line(asked, first[0][0], adviser, client)
    reasons = await asyncio.to_thread(reasons_for, asked, after, choices)
    spoken = [Weighed(word_of(asked, action), round(chance, 3)) for action, _, chance in first]
    return Hint(
        seat, table.asked[seat], choices,
        mixed=secret and len(first) > 1,
        chance=spoken[0].chance if len(first) > 1 else None,
        other=spoken[1] if len(first) > 1 else None,
        reasons=msgspec.to_builtins(reasons),
    )  # fmt: skip


def refuse(table: Table, who: str | None, seat: int) -> None:
    may_look(table, who)
    chair = seat_at(table, seat)
    if not holds(chair, who):
        raise Forbidden("table-not-your-seat", seat=seat)
    must_be(table, "running")
    if not may_hint(table):
        raise Refusal("table-hints-off")
    if seat not in table.waiting or chair.level is not None:
        raise NotYourTurn("not-your-turn", seat=seat, waiting=table.running.waited_for())


def seed_of(asked: Question) -> int:
    """From what the seat knows: the same question gets the same hint, and another world no other one."""
    known = msgspec.json.encode([asked.game, asked.seat, asked.knowledge.fields(), asked.past])
    return int.from_bytes(hashlib.sha256(known).digest()[:7], "big")


async def weighed(asked: Question, adviser: Adviser, level: str, client: str) -> list[Tried]:
    """The options, the best first."""
    options = asked.knowledge.options(asked.seat)
    if len(options) == 1:
        return [(options[0], 1, 0.0)]
    tried = await adviser.weigh(level, asked, client)
    return sorted(tried, key=lambda option: option[1:], reverse=True)


async def line(asked: Question, action: int, adviser: Adviser, client: str) -> tuple[list[str], State]:
    """The choice with its further steps, as long as the same seat goes on and chance has no part in it; and the world
    after them, as one is dealt from what the seat knows."""
    world = asked.knowledge.imagined(Rng(asked.seed))
    words: list[str] = []
    while True:
        words.append(word_of(asked, action))
        alone = world.waiting_for == bits.one(asked.seat)
        world = world.clone()
        world.play(asked.seat, action)
        if not alone or world.waiting_for != bits.one(asked.seat) or len(words) >= MOST_STEPS:
            return words, world
        asked = replace(asked, knowledge=world.known_to(asked.seat))
        if begins_another(asked):
            return words, world
        action = (await weighed(asked, adviser, LATER, client))[0][0]


def begins_another(asked: Question) -> bool:
    """Whether what is asked is no part of the choice before it."""
    hints = definition(asked.game).hint
    step = word_of(asked, asked.knowledge.options(asked.seat)[0]).partition(":")[0]
    return hints is None or step in hints.BEGINS


def word_of(asked: Question, action: int) -> str:
    return definition(asked.game).words.choice(asked.knowledge, asked.seat, action)


def reasons_for(asked: Question, after: State, choices: Sequence[str]) -> Sequence[Fact]:
    hints = definition(asked.game).hint
    if hints is None:
        return []
    then = after if after.is_over() else after.known_to(asked.seat)
    return hints.reasons(asked.knowledge, then, asked.seat, choices)
