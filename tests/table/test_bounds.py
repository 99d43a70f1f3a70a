"""What has no end in the rules has one at a table, and the others still finish the game."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest
from tabling import BOT, OPEN, PERSON, Sitting, everybody, names_of, play_on

from vivat.errors import Refusal
from vivat.table import commands
from vivat.table.decide_seats import MOST_ASKS, MOST_TAKES
from vivat.table.rights import MOST_ASIDES, MOST_UNDOS

ENDLESS: dict[str, tuple[type, list[dict[str, Any]]]] = {
    "renames": (commands.Rename, [{"seat": 1, "name": "Bob"}, {"seat": 1, "name": "Bobby"}]),
    "chats": (commands.Say, [{"seat": 1, "text": "no"}]),
    "asks bots": (commands.Bot, [{"seat": 1}]),
}


def until_refused(sitting: Sitting, name: str, kind: type, fields: list[dict[str, Any]], most: int) -> int:
    """How often it was done before it was enough."""
    for done in range(most + 1):
        try:
            sitting.do(name, kind, **fields[done % len(fields)])
        except Refusal as problem:
            assert problem.message.startswith("table-enough-")
            assert problem.said("en") and problem.said("fr")
            return done
    pytest.fail("it is never enough")


@pytest.mark.parametrize("what", sorted(ENDLESS))
def test_a_loser_cannot_fill_a_table(what: str) -> None:
    sitting = everybody(players=3)
    kind, fields = ENDLESS[what]
    assert until_refused(sitting, "Bob", kind, fields, MOST_ASIDES) == MOST_ASIDES - 1, "he was ready once"
    if sitting.table.seats[1].level:
        sitting.do("Bob", commands.Back, seat=1)
    play_on(sitting, Random(1))
    assert sitting.table.status == "over"


def test_the_asides_of_one_are_not_those_of_another() -> None:
    sitting = everybody(players=3)
    until_refused(sitting, "Bob", commands.Say, [{"seat": 1, "text": "no"}], MOST_ASIDES)
    with pytest.raises(Refusal, match="enough for one table"):
        sitting.do("Bob", commands.Rename, seat=1, name="Rob")
    sitting.do("Ann", commands.Say, seat=0, text="well")


def test_who_pauses_endlessly_is_resumed_every_time() -> None:
    sitting = everybody(players=3)
    for _ in range(MOST_ASIDES):
        sitting.do("Bob", commands.Pause)
        sitting.do("Ann", commands.Resume)
    with pytest.raises(Refusal, match="enough for one table"):
        sitting.do("Bob", commands.Pause)
    play_on(sitting, Random(1))
    assert sitting.table.status == "over"


def test_who_is_ready_and_not_ready_endlessly_is_removed() -> None:
    sitting = Sitting([PERSON, OPEN])
    sitting.take("Bob", 1)
    for number in range(MOST_ASIDES):
        sitting.do("Bob", commands.Ready, seat=1, ready=number % 2 == 0)
    with pytest.raises(Refusal, match="enough for one table"):
        sitting.do("Bob", commands.Ready, seat=1)
    sitting.do("Ann", commands.Remove, seat=1)
    sitting.take("Cid", 1)
    sitting.start()
    assert sitting.table.status == "running"


def test_who_takes_back_endlessly_must_choose_at_last() -> None:
    sitting = everybody(players=2)
    seat = min(sitting.table.waiting)
    name = names_of(2)[seat]
    word = next(word for word in sitting.table.running.choices(seat) if word != "turn:pass")
    for _ in range(MOST_UNDOS):
        sitting.choose(name, seat, word)
        sitting.do(name, commands.Undo, seat=seat)
    sitting.choose(name, seat, word)
    with pytest.raises(Refusal, match="taken back"):
        sitting.do(name, commands.Undo, seat=seat)
    play_on(sitting, Random(1))
    assert sitting.table.status == "over"


def test_of_one_table_one_rematch_is_made() -> None:
    sitting = everybody(players=2)
    sitting.do("Ann", commands.Resign, seat=0)
    sitting.do("Ann", commands.Rematch, seat=0)
    assert sitting.born is not None
    for name, seat in (("Ann", 0), ("Bob", 1)):
        with pytest.raises(Refusal) as caught:
            sitting.do(name, commands.Rematch, seat=seat)
        assert caught.value.message == "table-rematch-made"


def test_the_host_hands_over_and_answers_so_often_and_no_more() -> None:
    sitting = Sitting([PERSON, OPEN, BOT])
    sitting.take("Bob", 1)
    assert until_refused(sitting, "Ann", commands.Host, [{"seat": 0}], MOST_ASIDES) == MOST_ASIDES
    sitting.do("Ann", commands.Host, seat=1)
    sitting.do("Bob", commands.Ready, seat=1)
    sitting.do("Bob", commands.Remove, seat=0)
    sitting.take("Cid", 0)
    sitting.do("Cid", commands.Ready, seat=0)
    sitting.take("Eve", 2)
    assert until_refused(sitting, "Bob", commands.Agree, [{"seat": 2}], MOST_ASIDES) == MOST_ASIDES
    sitting.do("Cid", commands.Agree, seat=2)
    assert sitting.table.seats[2].name == "Eve"


def test_seats_are_taken_so_often_and_no_more() -> None:
    sitting = Sitting([PERSON, OPEN])
    for number in range(MOST_TAKES):
        sitting.take(f"G{number}x", 1)
        sitting.do(f"G{number}x", commands.Leave, seat=1)
    with pytest.raises(Refusal, match="it is enough"):
        sitting.take("Bob", 1)
    sitting.do("Ann", commands.Bot, seat=1)
    sitting.start()
    assert sitting.table.status == "running"


def test_few_seats_are_asked_for_at_one_time() -> None:
    sitting = Sitting([PERSON, *[BOT] * (MOST_ASKS + 1)], game="vive_le_roi")
    sitting.start()
    for seat in range(1, 1 + MOST_ASKS):
        sitting.take(f"G{seat}", seat)
    with pytest.raises(Refusal, match="at one time"):
        sitting.take("Bob", MOST_ASKS + 1)


def test_strangers_run_out_of_asking() -> None:
    sitting = Sitting([PERSON, OPEN, BOT, BOT])
    sitting.take("Bob", 1)
    sitting.start()
    for number in range(MOST_TAKES - 1):
        sitting.take(f"G{number}x", 2 + number % 2)
        sitting.do("Ann", commands.Agree, seat=2 + number % 2, agree=False)
    with pytest.raises(Refusal, match="it is enough"):
        sitting.take("Eve", 2)


def test_the_bound_on_events_refuses_neither_choices_nor_going(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = everybody(players=3)
    sitting.do("Ann", commands.Bot, seat=0)
    sitting.do("Bob", commands.Pause)
    monkeypatch.setattr(sys.modules["vivat.table.decide"], "MOST_EVENTS", sitting.table.seq)
    for kind, fields in ((commands.Say, {"text": "no"}), (commands.Rename, {"name": "Rob"}), (commands.Bot, {})):
        with pytest.raises(Refusal, match="holds at most"):
            sitting.do("Bob", kind, seat=1, **fields)
    sitting.do("Cid", commands.Resume)
    sitting.do("Ann", commands.Back, seat=0)
    play_on(sitting, Random(1), most=10)
    sitting.do("Bob", commands.Resign, seat=1)
    while 1 not in sitting.table.waiting:
        seat = min(sitting.table.waiting)
        sitting.choose(names_of(3)[seat], seat, sitting.first(seat))
    sitting.do("server", commands.BotChoose, seat=1, seq=sitting.table.asked[1], choice=sitting.first(1))
    sitting.do("Cid", commands.Leave, seat=2)
