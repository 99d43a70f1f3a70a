"""Agreeing on hints while a match runs: each sentence of "Hints" in docs/build/server.md, by its number."""

from __future__ import annotations

import copy
from random import Random

import msgspec
import pytest
from tabling import BOT, OPEN, PERSON, Sitting, everybody, everything, fewest, names_of, play_on, refused, who

from vivat.engine.rng import Rng
from vivat.games import all_ids
from vivat.table import Forbidden, commands, events
from vivat.table.rights import MOST_ASIDES, may_hint
from vivat.table.show import Moment, standing
from vivat.table.show_table import shown_table


def test_1_alone_against_bots_and_where_it_was_said_nobody_is_asked() -> None:
    alone = Sitting([PERSON, BOT, BOT])
    alone.start()
    for sitting in (alone, everybody(hints=True)):
        assert may_hint(sitting.table)
        assert refused(lambda sitting=sitting: sitting.do("Ann", commands.AskHints, seat=0)) == "table-hints-on"


def test_2_and_3_hints_are_given_from_when_all_others_have_agreed() -> None:
    sitting = everybody(players=3)
    before = everything(sitting.table)[3]
    (asked,) = sitting.do("Bob", commands.AskHints, seat=1)
    assert isinstance(asked, events.HintsAsked)
    ask = shown_table(sitting.table).hints_asked
    assert ask is not None and (ask.seat, ask.waits_for) == (1, [0, 2])
    sitting.do("Cid", commands.AllowHints, seat=2)
    assert shown_table(sitting.table).hints_asked.waits_for == [0]  # type: ignore[union-attr]
    assert not may_hint(sitting.table)
    found = sitting.do("Ann", commands.AllowHints, seat=0)
    assert [type(event) for event in found] == [events.HintsAnswered, events.HintsAgreed]
    shown = shown_table(sitting.table)
    assert shown.hints and shown.hints_asked is None
    assert everything(sitting.table)[3] == before, "the match stands as it was"
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_2_the_match_goes_on_while_others_think_about_it() -> None:
    sitting = everybody(players=2, options={"first_seat": 0})
    sitting.do("Ann", commands.AskHints, seat=0)
    sitting.choose("Ann", 0, sitting.first(0))
    assert shown_table(sitting.table).hints_asked is not None
    sitting.do("Bob", commands.AllowHints, seat=1)
    assert may_hint(sitting.table)


def test_3_in_a_rematch_too() -> None:
    sitting = everybody(players=2)
    sitting.do("Ann", commands.AskHints, seat=0)
    sitting.do("Bob", commands.AllowHints, seat=1)
    sitting.do("Bob", commands.Resign, seat=1)
    sitting.do("Ann", commands.Rematch, seat=0)
    assert sitting.born is not None and may_hint(sitting.born)


def test_3_where_nobody_else_plays_it_is_at_once() -> None:
    around = Sitting([PERSON, {"kind": "screen", "name": "Bea"}, BOT])
    for seat in (0, 1):
        around.do("Ann", commands.Ready, seat=seat)
    left = Sitting([PERSON, OPEN, BOT])
    left.take("Bob", 1)
    left.start()
    left.do("Bob", commands.Leave, seat=1)
    for sitting in (around, left):
        assert not may_hint(sitting.table)
        found = sitting.do("Ann", commands.AskHints, seat=0)
        assert [type(event) for event in found] == [events.HintsAsked, events.HintsAgreed]


@pytest.mark.parametrize("kind", [commands.Leave, commands.Resign])
def test_3_who_goes_without_an_answer_is_waited_for_no_longer(kind: type) -> None:
    sitting = everybody(players=3)
    sitting.do("Ann", commands.AskHints, seat=0)
    sitting.do("Bob", commands.AllowHints, seat=1)
    sitting.do("Cid", kind, seat=2)
    assert may_hint(sitting.table)
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_3_who_goes_settles_both_questions_and_the_match_goes_on() -> None:
    sitting = everybody(players=3, options={"first_seat": 0})
    sitting.choose("Ann", 0, "turn:pass")
    sitting.choose("Bob", 1, "turn:pass")
    sitting.do("Ann", commands.TakeBack, seat=0)
    sitting.do("Ann", commands.AskHints, seat=0)
    for kind in (commands.Allow, commands.AllowHints):
        sitting.do("Bob", kind, seat=1)
    found = sitting.do("Cid", commands.Leave, seat=2)
    assert [type(event) for event in found] == [events.Left, events.HintsAgreed, events.TakenBack]
    assert sitting.table.waiting == {0}


def test_3_only_the_others_who_play_answer() -> None:
    sitting = everybody(players=3)
    assert refused(lambda: sitting.do("Bob", commands.AllowHints, seat=1)) == "table-hints-not-asked"
    sitting.do("Ann", commands.AskHints, seat=0)
    assert refused(lambda: sitting.do("Bob", commands.AskHints, seat=1)) == "table-hints-asked"
    for name, seat in (("Ann", 0), ("Ann", 1), ("Eve", 1)):
        with pytest.raises(Forbidden):
            sitting.do(name, commands.AllowHints, seat=seat)
    for name, seat in (("Ann", 1), ("Eve", 0)):
        with pytest.raises(Forbidden):
            sitting.do(name, commands.AskHints, seat=seat)


def test_4_one_refusal_ends_it_and_that_seat_asks_no_more() -> None:
    sitting = everybody(players=3)
    sitting.do("Ann", commands.AskHints, seat=0)
    sitting.do("Bob", commands.AllowHints, seat=1, allow=False)
    shown = shown_table(sitting.table)
    assert (shown.hints, shown.hints_asked, shown.hints_denied) == (False, None, [0])
    assert refused(lambda: sitting.do("Ann", commands.AskHints, seat=0)) == "table-hints-denied"
    sitting.do("Cid", commands.AskHints, seat=2)
    assert everything(sitting.replayed()) == everything(sitting.table)


@pytest.mark.parametrize("kind", [commands.Leave, commands.Resign, commands.Bot])
def test_4_who_asks_and_plays_no_longer_asks_no_longer(kind: type) -> None:
    sitting = everybody(players=3)
    sitting.do("Ann", commands.AskHints, seat=0)
    sitting.do("Ann", kind, seat=0)
    assert shown_table(sitting.table).hints_asked is None
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_4_nor_does_a_seat_that_a_bot_plays_or_before_and_after_the_match() -> None:
    sitting = Sitting([PERSON, OPEN], options={"players": 2})
    assert refused(lambda: sitting.do("Ann", commands.AskHints, seat=0)) == "table-not-running"
    sitting.take("Bob", 1)
    sitting.start()
    sitting.do("Ann", commands.Bot, seat=0)
    assert refused(lambda: sitting.do("Ann", commands.AskHints, seat=0)) == "table-bot-plays"
    sitting.do("Ann", commands.Resign, seat=0)
    assert refused(lambda: sitting.do("Bob", commands.AskHints, seat=1)) == "table-not-running"


def test_4_asking_is_bounded() -> None:
    sitting = everybody(players=2)
    for _ in range(MOST_ASIDES - 1):  # he was ready, too
        sitting.do("Ann", commands.Say, seat=0, text="hello")
    assert refused(lambda: sitting.do("Ann", commands.AskHints, seat=0)) == "table-enough-asides"


@pytest.mark.parametrize("game", all_ids())
def test_5_asking_and_answering_are_the_same_in_every_world_that_a_seat_could_be_in(game: str) -> None:
    """Worlds that differ in what is hidden from a seat: the same questions are allowed, and the same is shown."""
    random = Random(f"{game}worlds")
    for seed in ("one", "two", "three"):
        sitting = everybody(game, fewest(game), seed=seed)
        play_on(sitting, random, most=25)
        if not sitting.table.waiting:
            continue
        for seat, name in enumerate(names_of(len(sitting.table.seats))):
            here, there = (
                asked_and_answered(world, name, seat) for world in (sitting, imagined(sitting, seat, random))
            )
            assert here == there


def asked_and_answered(sitting: Sitting, name: str, seat: int) -> list[bytes]:
    """What this seat is told of the table while it asks and each of the others answers; the sitting stays as it was."""
    world = copy.copy(sitting)
    world.log = []
    heard = []
    for number in sorted(range(len(world.table.seats)), key=lambda other: other != seat):  # who asks, then the others
        kind = commands.AskHints if number == seat else commands.AllowHints
        found = world.do(world.table.seats[number].name, kind, seat=number)
        seen = Moment(world.table).seen(standing(world.table, who(name)), 1 << 30)
        heard += [msgspec.json.encode([type(event).__name__ for event in found]), msgspec.json.encode(seen.table)]
    assert may_hint(world.table)
    return heard


def imagined(sitting: Sitting, seat: int, random: Random) -> Sitting:
    """The same table with its match dealt anew from what the seat knows."""
    other = copy.copy(sitting)
    other.table = sitting.table.fork()
    match = other.table.running
    match.state = match.state.known_to(seat).imagined(Rng(random.randrange(1 << 30)))
    return other
