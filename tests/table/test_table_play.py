"""Playing at a table: choices, stale screens, undo, resigning, rematch, chat, clocks, dice."""

import hashlib
from dataclasses import replace
from random import Random

import pytest
from tabling import BOT, PERSON, Sitting, everybody, everything, fewest, names_of, on_turn, play_on

import vivat
from vivat.errors import CannotUndo, IllegalChoice, NotYourTurn, Refusal
from vivat.games import all_ids, definition
from vivat.play.record import first_wrong_outcome
from vivat.table import Forbidden, Stale, commands, events
from vivat.table.show import record, shown_table


@pytest.mark.parametrize("game", all_ids())
def test_a_whole_match_is_the_fold_of_its_events(game: str) -> None:
    for seed in range(3):
        sitting = everybody(game, fewest(game), seed=f"s{seed}")
        play_on(sitting, Random(seed))
        assert sitting.table.status == "over"
        assert everything(sitting.replayed()) == everything(sitting.table)


@pytest.mark.parametrize("game", all_ids())
def test_the_dice_can_be_checked_after_the_end(game: str) -> None:
    sitting = everybody(game, fewest(game), seed="0f" * 32)
    promised = shown_table(sitting.table).dice
    assert shown_table(sitting.table).seed is None
    play_on(sitting, Random(5))
    state = shown_table(sitting.table)
    assert state.seed == "0f" * 32
    assert hashlib.sha256(state.seed.encode()).hexdigest() == promised
    match = vivat.read(record(sitting.table, [], None))
    assert match.seed == state.seed
    assert first_wrong_outcome(match) is None


def test_several_steps_are_taken_together_or_not_at_all() -> None:
    sitting = everybody()
    seat, name = on_turn(sitting)
    first = next(word for word in sitting.table.running.choices(seat) if word != "turn:pass")
    before = everything(sitting.table)
    with pytest.raises(IllegalChoice):
        sitting.choose(name, seat, first, "nonsense:1")
    assert everything(sitting.table) == before
    trial = sitting.table.fork()
    trial.running.choose(seat, first)
    second = trial.running.choices(seat)[0]
    assert len(sitting.choose(name, seat, first, second)) == 1


def test_another_seat_cannot_be_played() -> None:
    sitting = everybody()
    seat, _ = on_turn(sitting)
    other = names_of(3)[(seat + 1) % 3]
    with pytest.raises(Forbidden):
        sitting.choose(other, seat, sitting.first(seat))
    with pytest.raises(NotYourTurn):
        sitting.choose(other, (seat + 1) % 3, sitting.first(seat))


def test_a_choice_for_an_old_screen_is_stale() -> None:
    sitting = everybody()
    old = sitting.table.seq
    seat, name = on_turn(sitting)
    sitting.choose(name, seat, "turn:pass")
    for number, other in enumerate(names_of(3)):
        with pytest.raises(Stale):
            sitting.choose(other, number, "turn:pass", seq=old)
    with pytest.raises(Stale):
        sitting.choose(name, seat, "turn:pass", seq=sitting.table.seq + 1)


def test_talk_does_not_make_a_screen_old() -> None:
    sitting = everybody()
    old = sitting.table.seq
    seat, name = on_turn(sitting)
    sitting.do("Cid", commands.Say, seat=2, text="hm")
    sitting.choose(name, seat, "turn:pass", seq=old)


def test_undo_follows_the_rules_of_undo() -> None:
    sitting = everybody()
    seat, name = on_turn(sitting)
    with pytest.raises(CannotUndo):
        sitting.do(name, commands.Undo, seat=seat)
    before = sitting.table.running.position()
    first = next(word for word in sitting.table.running.choices(seat) if word != "turn:pass")
    sitting.choose(name, seat, first)
    other = names_of(3)[(seat + 1) % 3]
    with pytest.raises(CannotUndo):
        sitting.do(other, commands.Undo, seat=(seat + 1) % 3)
    with pytest.raises(Forbidden):
        sitting.do(other, commands.Undo, seat=seat)
    sitting.do(name, commands.Undo, seat=seat)
    assert sitting.table.running.position() == before
    assert everything(sitting.replayed()) == everything(sitting.table)


def take_forced_steps(monkeypatch: pytest.MonkeyPatch, *, always: bool) -> None:
    """For every new table: forced steps are taken for the seat, or none is."""
    changed = {name: replace(definition(name), may_take_for=lambda state, seat: always) for name in all_ids()}
    monkeypatch.setattr("vivat.play.game.definition", changed.__getitem__)


def test_forced_steps_are_taken_for_the_seat_only_where_the_game_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    take_forced_steps(monkeypatch, always=False)
    asked = everybody("king_is_dead", 2)
    play_on(asked, Random(1))
    assert all(b'"by":"forced"' not in body for body in asked.log)
    take_forced_steps(monkeypatch, always=True)
    taken = everybody("king_is_dead", 2)
    play_on(taken, Random(1))
    assert any(b'"by":"forced"' in body for body in taken.log)
    assert everything(taken.replayed()) == everything(taken.table)


def test_undo_takes_forced_steps_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    take_forced_steps(monkeypatch, always=True)
    for seed in range(200):
        sitting, random = everybody("king_is_dead", 2, seed=f"u{seed}"), Random(seed)
        for _ in range(60):
            if not sitting.table.waiting:
                break
            seat, name = on_turn(sitting)
            before = sitting.table.running.position()
            found = sitting.choose(name, seat, random.choice(sitting.table.running.choices(seat)))
            forced = [event for event in found[1:] if isinstance(event, events.Chose)]
            if forced and all(event.seat == seat for event in forced) and not sitting.table.running.cannot_undo(seat):
                sitting.do(name, commands.Undo, seat=seat)
                assert sitting.table.running.position() == before
                return
    pytest.fail("no such position was met")


def test_resigning_ends_a_match_of_two_and_a_bot_plays_on_among_three() -> None:
    two = everybody(players=2)
    two.do("Bob", commands.Resign, seat=1)
    assert two.table.status == "over"
    assert "seed" in record(two.table, [], None)
    three = everybody(players=3)
    three.do("Bob", commands.Resign, seat=1)
    assert (three.table.status, three.table.seats[1].level) == ("running", "easy")
    for kind in (commands.Back, commands.Resign):
        with pytest.raises(Refusal):
            three.do("Bob", kind, seat=1)
    three.do("Cid", commands.Resign, seat=2)
    assert three.table.status == "over"


def test_partners_resign_together() -> None:
    four = everybody(players=4)
    sides = four.table.sides()
    losers = [seat for seat in range(4) if sides[seat] == sides[0]]
    for seat in losers:
        assert four.table.status == "running"
        four.do(names_of(4)[seat], commands.Resign, seat=seat)
    assert four.table.status == "over"


def test_a_rematch_moves_everybody_on_by_one_seat() -> None:
    sitting = everybody(players=2)
    with pytest.raises(Refusal):
        sitting.do("Ann", commands.Rematch, seat=0)
    sitting.do("Ann", commands.Resign, seat=0)
    sitting.do("Ann", commands.Rematch, seat=0)
    assert sitting.born is not None
    assert [(seat.name, seat.ready) for seat in sitting.born.seats] == [("Bob", False), ("Ann", True)]
    assert sitting.born.status == "gathering", "it begins when Bob comes"
    assert sitting.table.successor == sitting.born.id
    assert sitting.born.seed != sitting.table.seed
    with pytest.raises(Refusal):
        sitting.do("Bob", commands.Rematch, seat=1)


def test_a_rematch_of_one_person_begins_at_once_with_the_same_bots() -> None:
    sitting = Sitting([PERSON, {"kind": "bot", "level": "clever"}, BOT])
    sitting.start()
    sitting.do("Ann", commands.Resign, seat=0)
    assert sitting.table.status == "running", "the bots play on"
    sitting = Sitting([PERSON, {"kind": "bot", "level": "clever"}])
    sitting.start()
    sitting.do("Ann", commands.Resign, seat=0)
    sitting.do("Ann", commands.Rematch, seat=0)
    assert sitting.born is not None
    assert [seat.level for seat in sitting.born.seats] == ["clever", None]
    assert sitting.born.status == "running"


def test_a_rematch_keeps_shields_and_gives_seats_that_were_left_to_bots() -> None:
    sitting = everybody(players=3)
    sitting.do("Bob", commands.Rename, seat=1, name="Bob", arms=commands.Arms("royal", "sun"))
    sitting.do("Ann", commands.Resign, seat=0)
    sitting.do("Cid", commands.Resign, seat=2)
    sitting.do("Cid", commands.Leave, seat=2)
    sitting.do("Bob", commands.Rematch, seat=1)
    assert sitting.born is not None
    assert [(seat.name, seat.kind, seat.arms) for seat in sitting.born.seats] == [
        ("Bob", "person", ("royal", "sun")), ("", "bot", None), ("Ann", "person", None),
    ]  # fmt: skip


def test_KD_9_1_partners_do_not_talk_while_the_match_runs() -> None:
    four = everybody(players=4)
    with pytest.raises(Refusal) as caught:
        four.do("Ann", commands.Say, seat=0, text="play Plot!")
    assert caught.value.rule == "KD-9.1"
    three = everybody(players=3)
    three.do("Ann", commands.Say, seat=0, text="  good\u202e luck ")
    assert shown_table(three.table).said[0].text == "good luck"


def test_chat_can_be_off_and_is_bounded() -> None:
    off = everybody(chat=False)
    with pytest.raises(Refusal):
        off.do("Ann", commands.Say, seat=0, text="hello")
    on = everybody()
    with pytest.raises(Refusal):
        on.do("Ann", commands.Say, seat=0, text="x" * 201)
    for number in range(500):
        on.do(names_of(3)[number % 3], commands.Say, seat=number % 3, text=f"{number}")
    with pytest.raises(Refusal):
        on.do("Ann", commands.Say, seat=0, text="one too many")
    assert len(shown_table(on.table).said) == 30


def test_a_table_of_bots_is_refused_and_a_full_one_starts_with_one_person() -> None:
    sitting = Sitting([PERSON, BOT, BOT])
    sitting.start()
    assert sitting.table.status == "running"
    assert sitting.table.needs_scheduling
