"""Taking back after others have acted: each sentence of that chapter in docs/build/server.md, by its number."""

from __future__ import annotations

import copy
from random import Random

import pytest
from tabling import BOT, PERSON, Sitting, everybody, everything, fewest, names_of, play_on, refused, who

from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.errors import CannotUndo
from vivat.games import all_ids
from vivat.play.taking_back import FARTHEST, back_to
from vivat.table import Forbidden, Stale, commands, events
from vivat.table.rights import MOST_UNDOS
from vivat.table.show import Moment, shown_table, standing


def passed(players: int = 3) -> Sitting:
    """The first two seats of The King is Dead have passed, the third is asked."""
    sitting = everybody(players=players, options={"first_seat": 0})
    for seat, name in enumerate(names_of(players)[:2]):
        sitting.choose(name, seat, "turn:pass")
    return sitting


def test_2_who_plays_asks_and_the_match_stands_until_all_agree() -> None:
    sitting = passed()
    before = everything(sitting.table)[3]
    (event,) = sitting.do("Ann", commands.TakeBack, seat=0)
    assert isinstance(event, events.BackAsked)
    assert everything(sitting.table)[3] == before
    back = shown_table(sitting.table).back
    assert back is not None
    assert (back.seat, back.steps, back.waits_for) == (0, 2, [1, 2])


def test_4_when_all_others_agree_the_choice_and_all_since_are_gone() -> None:
    sitting = passed()
    first = sitting.table.running.before(len(sitting.table.running.steps) - 2).position()
    sitting.do("Ann", commands.TakeBack, seat=0)
    sitting.do("Bob", commands.Allow, seat=1)
    assert shown_table(sitting.table).back.waits_for == [2]  # type: ignore[union-attr]
    sitting.do("Cid", commands.Allow, seat=2)
    assert sitting.table.running.position() == first
    assert sitting.table.waiting == {0}
    assert shown_table(sitting.table).back is None
    assert everything(sitting.replayed()) == everything(sitting.table)
    sitting.choose("Ann", 0, "turn:pass")


def test_4_bots_have_nothing_against_it() -> None:
    sitting = Sitting([PERSON, BOT, BOT], options={"first_seat": 0})
    sitting.start()
    dealt = len(sitting.table.running.steps)
    sitting.choose("Ann", 0, "turn:pass")
    sitting.do("server", commands.BotChoose, seat=1, seq=sitting.table.asked[1], choice="turn:pass")
    found = sitting.do("Ann", commands.TakeBack, seat=0)
    assert [type(event) for event in found] == [events.BackAsked, events.TakenBack]
    assert sitting.table.waiting == {0}
    assert len(sitting.table.running.steps) == dealt


def test_4_who_goes_without_an_answer_is_waited_for_no_longer() -> None:
    sitting = passed()
    sitting.do("Ann", commands.TakeBack, seat=0)
    sitting.do("Bob", commands.Allow, seat=1)
    sitting.do("Cid", commands.Leave, seat=2)
    assert sitting.table.waiting == {0}
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_4_only_the_others_who_play_answer() -> None:
    sitting = passed()
    assert refused(lambda: sitting.do("Bob", commands.Allow, seat=1)) == "table-back-not-asked"
    sitting.do("Ann", commands.TakeBack, seat=0)
    for name, seat in (("Ann", 0), ("Ann", 1), ("Eve", 1)):
        with pytest.raises(Forbidden):
            sitting.do(name, commands.Allow, seat=seat)
    assert refused(lambda: sitting.do("Bob", commands.TakeBack, seat=1)) == "table-back-asked"


def test_5_one_refusal_ends_it_until_something_is_chosen() -> None:
    sitting = passed()
    sitting.do("Ann", commands.TakeBack, seat=0)
    sitting.do("Bob", commands.Allow, seat=1, allow=False)
    assert shown_table(sitting.table).back is None
    assert refused(lambda: sitting.do("Ann", commands.TakeBack, seat=0)) == "table-back-denied"
    sitting.do("Bob", commands.TakeBack, seat=1)
    sitting.choose("Cid", 2, sitting.first(2))
    assert shown_table(sitting.table).back is None, "a choice ends the question"
    sitting.do("Ann", commands.TakeBack, seat=0)
    assert everything(sitting.replayed()) == everything(sitting.table)


@pytest.mark.parametrize("kind", [commands.Leave, commands.Resign, commands.Bot])
def test_5_who_asks_and_plays_no_longer_asks_no_longer(kind: type) -> None:
    sitting = passed()
    sitting.do("Ann", commands.TakeBack, seat=0)
    sitting.do("Ann", kind, seat=0)
    assert shown_table(sitting.table).back is None
    assert everything(sitting.replayed()) == everything(sitting.table)


def test_an_old_screen_does_not_ask() -> None:
    sitting = passed()
    with pytest.raises(Stale):
        sitting.do("Ann", commands.TakeBack, seat=0, seq=1)


def test_asking_is_bounded_as_taking_back_is() -> None:
    sitting = Sitting([PERSON, BOT], options={"first_seat": 0})
    sitting.start()
    for _ in range(MOST_UNDOS):
        sitting.choose("Ann", 0, "turn:pass")
        sitting.do("Ann", commands.TakeBack, seat=0)
    sitting.choose("Ann", 0, "turn:pass")
    assert refused(lambda: sitting.do("Ann", commands.TakeBack, seat=0)) == "table-enough-undos"


# ---- 3: what is never taken back ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_ids())
def test_3_nothing_is_taken_back_that_showed_somebody_something(game: str) -> None:
    """Of every step that could go, at every moment: everybody reads it, it is no die, not secret and not final."""
    random, asked = Random(game), 0
    for players in {fewest(game), fewest(game) + 1}:
        sitting = everybody(game, players)
        for _ in range(150):
            if not sitting.table.waiting:
                break
            play_on(sitting, random, most=1)
            match = sitting.table.running
            for seat in range(players):
                found = back_to(match, seat)
                if isinstance(found, CannotUndo):
                    assert found.said("en") and found.said("fr")
                    continue
                asked += 1
                gone = match.steps[found:]
                view = match.game.definition.view
                readable = view.shown(match.steps, match.state, None, found)
                assert len(gone) <= FARTHEST
                assert gone[0].who == seat and all(readable)
                for before, who_, action in gone:
                    assert who_ != CHANCE and before.waiting_for == 1 << who_
                    assert view.final(before, who_, action) is None
    assert (asked > 0) == (game != "artus"), "AR-R9: every step of Artus is final"


@pytest.mark.parametrize("game", [game for game in all_ids() if game != "artus"])
def test_3_whether_one_may_ask_is_the_same_in_every_world_that_the_seat_could_be_in(game: str) -> None:
    """Worlds that differ in what is hidden from a seat: the same steps, other hands, other things to come."""
    random = Random(f"{game}worlds")
    compared = 0
    for seed in ("one", "two", "three"):
        sitting = everybody(game, fewest(game), seed=seed)
        play_on(sitting, random, most=25)
        if not sitting.table.waiting:
            continue
        match = sitting.table.running
        for seat in range(match.seats):
            told = Moment(sitting.table).seen(standing(sitting.table, who(names_of(9)[seat])), 1 << 30).matches[0]
            other = imagined(sitting, seat, random)
            again = Moment(other.table).seen(standing(other.table, who(names_of(9)[seat])), 1 << 30).matches[0]
            assert (told.back, told.back_rule) == (again.back, again.back_rule)
            compared += 1
    assert compared >= 4


def imagined(sitting: Sitting, seat: int, random: Random) -> Sitting:
    """The same table with every state of its match dealt anew from what the seat knew then."""
    other = copy.copy(sitting)
    other.table = sitting.table.fork()
    match, number = other.table.running, random.randrange(1 << 30)
    match.steps = [
        step._replace(before=step.before.known_to(seat).imagined(Rng(number))) if step.who in (seat, CHANCE) else step
        for step in match.steps
    ]
    match.state = match.state.known_to(seat).imagined(Rng(number))
    return other


def test_3_a_step_that_is_not_readable_by_all_ends_the_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = passed()
    view = sitting.table.running.game.definition.view
    shown = view.shown
    monkeypatch.setattr(view, "shown", lambda *a: [*shown(*a)[:-1], False])
    assert refused(lambda: sitting.do("Ann", commands.TakeBack, seat=0)) == "undo-hidden"


def test_3_nor_after_the_end() -> None:
    sitting = everybody(players=2)
    play_on(sitting, Random(3))
    assert refused(lambda: sitting.do("Ann", commands.TakeBack, seat=0)) == "table-not-running"


def test_1_what_one_takes_back_alone_need_not_be_asked_for() -> None:
    sitting = everybody("long_live_the_king", 3)
    while True:
        play_on(sitting, Random(len(sitting.log)), most=1)
        for name in names_of(3):
            told = Moment(sitting.table).seen(standing(sitting.table, who(name)), 1 << 30).matches[0]
            if told.undo is None:
                assert told.back == "undo-nothing"
                return
