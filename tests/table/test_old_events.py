"""Events that older versions stored are folded as they were meant: a table of theirs goes on."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest
from tabling import everybody, who

from vivat.games import definition
from vivat.table import Table, commands, events
from vivat.table.rights import already, key


def test_a_sequence_that_crossed_a_die_or_a_deal_is_replayed() -> None:
    sitting = everybody("long_live_the_king", 3, seed="old")
    table = sitting.table
    crossed = 0
    while crossed < 3:
        seat = min(table.waiting)
        trial, words = copy.copy(table.running), []
        for _ in range(3):
            if trial.state.awaits(seat):
                words.append(trial.choices(seat)[-1])
                trial.take(seat, words[-1])
        crossed += len(words) > 1 and trial.drawn > table.running.drawn
        sitting.log.append(events.write(events.Chose(at=table.at, seat=seat, choices=words)))
        table.fold(events.read(sitting.log[-1]))
        assert table.running.history() == trial.history()
    again = Table()
    for body in sitting.log:
        again.fold(events.read(body))
    assert again.running.position() == table.running.position()


def test_a_message_whose_digest_was_not_kept_is_answered_as_before() -> None:
    sitting = everybody(players=2)
    old = sitting.table.fork()
    old.fold(events.Said(at=old.at, key=key(who("Ann"), "s"), seat=0, text="hello"))
    for text in ("hello", "something else"):
        message = commands.Say(id="s", table="t1", seq=0, seat=0, text=text)
        assert already(old, who("Ann"), message) == old.seq


def test_the_host_of_a_table_that_does_not_name_him_is_the_first_who_sat_there() -> None:
    places = [events.Place("bot", level="easy"), events.Place("person", "Ann", who("Ann")), events.Place("open")]
    table = Table()
    options = {"players": 3}
    table.fold(
        events.Created(at=1, table="t", game="king_is_dead", options=options, places=places, seed="s", invitation="i")
    )
    assert table.host == 1
    assert table.people.host == who("Ann")


def test_a_table_of_an_earlier_edition_is_played_on_with_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    edited = replace(definition("king_is_dead"), earlier=({"open_discards": True},))
    monkeypatch.setattr("vivat.play.game.definition", lambda _: edited)
    sitting = everybody(players=2)
    assert sitting.table.game.options["open_discards"] is False
    created = events.read(sitting.log[0])
    assert isinstance(created, events.Created)
    assert created.rules == 2
    del created.options["open_discards"]
    for edition, open_discards in ((2, False), (1, True)):
        created.rules = edition
        table = Table()
        table.fold(events.read(events.write(created)))
        assert table.game.options["open_discards"] is open_discards
