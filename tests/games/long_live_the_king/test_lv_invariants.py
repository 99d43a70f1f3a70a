"""Section 12: each invariant holds in random games, and a state that breaks it is told by its number."""

from __future__ import annotations

import copy
import itertools
from typing import Any

import kit
import pytest
from lv_table import P3, P4, hands, holds, play, position, table, with_bonus, with_hands, with_seats

import vivat
from vivat import errors
from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.games.long_live_the_king import check, data
from vivat.games.long_live_the_king.rules import LongLiveTheKing


def changed(state: LongLiveTheKing, **fields: Any) -> LongLiveTheKing:
    """A copy with whole fields replaced, or single cells: changed(state, size={0: 3})."""
    copy_ = state.clone()
    for name, value in fields.items():
        if isinstance(value, dict):
            cells = list(getattr(copy_, name))
            for cell, number in value.items():
                cells[cell] = number
            value = cells
        setattr(copy_, name, value)
    return copy_


def told(state: LongLiveTheKing) -> str:
    return " ".join(check.violations(state))


def game(players: int, seed: int) -> list[LongLiveTheKing]:
    return [state.clone() for state in kit.walk(vivat.game(data.ID, players=players).start(), seed)]


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_12_1_to_LV_12_16_hold_after_every_step_of_random_games(players: int) -> None:
    for seed in range(4):
        states = game(players, seed)
        for before, after in itertools.pairwise(states):
            assert check.violations(after) == []
            who = CHANCE if before.waiting_for == CHANCE else bits.low(before.waiting_for)
            assert check.between(before, who, 0, after) == []


def test_LV_12_1_cards_are_conserved_by_kind() -> None:
    state = table(P4).state
    assert told(state) == ""
    assert "LV-12.1" in told(changed(state, hand={0: 6}, size={0: 10}, known={0: 6}))
    assert "LV-12.1" in told(changed(state, spent={1: state.spent[1] - 1, 0: state.spent[0] + 1}))
    assert "LV-12.1" in told(changed(state, size={2: 9}))


def test_LV_12_2_reserve_and_map_make_seventeen() -> None:
    assert "LV-12.2" in told(changed(table(P4).state, reserve={0: 15}))
    with pytest.raises(errors.BadPosition, match=r"LV-12\.2"):
        table(with_seats(P3, A="stadford 4+B, oxeneford 4, grentebrige 4, lundonia 3, roucestre 2, lincolia 1; 6/4/1"))


def test_LV_12_3_each_baron_in_one_county_and_no_man_with_three() -> None:
    with pytest.raises(errors.BadPosition, match=r"LV-12\.3"):
        table(with_seats(P3, A="roucestre 2, lundonia 1; 6/4/1"), journey=["lundonia"])
    with pytest.raises(errors.BadPosition, match=r"LV-12\.3"):
        table(with_seats(P3, A="roucestre 2, man B; 6/4/1"))
    with pytest.raises(errors.BadPosition, match=r"LV-12\.3"):
        table(P3, move={"through": "man"})
    for state in game(3, 2):
        assert state.courtiers[data.MAN] == 0
        assert data.MAN not in (state.baron[0], state.baron[1], state.baron[2], state.target, state.through)


def test_LV_12_4_never_more_courtiers_than_the_number_of_the_county() -> None:
    assert "LV-12.4" in told(changed(table(P4).state, courtiers={data.LONCASTRE: 4}, reserve={0: 11}))


def test_LV_12_5_one_holder_a_county_outside_a_confrontation() -> None:
    assert "LV-12.5" in told(changed(table(P4).state, baron={3: data.LONCASTRE}))
    match = play(table(P3, "B"), "B move:step:wigemor")
    assert told(match.state) == ""  # two holders while it is decided
    assert "LV-12.5" in told(changed(match.state, baron={0: data.WIGEMOR}))


def test_LV_12_6_everybody_holds_a_county_and_votes_are_39_at_most() -> None:
    for players in data.PLAYERS:
        for state in game(players, 3):
            if state.step == data.MOVE:
                votes = [state.county_votes(seat) for seat in range(players)]
                assert min(votes) >= 2
                assert sum(votes) <= (37 if players == 3 else 39)


def test_LV_12_7_nobodys_only_county_is_contested() -> None:
    content = play(table(P3, "B"), "B move:step:wigemor").position()
    content["seats"][2]["courtiers"] = {"wigemor": 2}
    with pytest.raises(errors.BadPosition, match=r"LV-12\.7"):
        vivat.load(content)


def test_LV_12_8_bonus_votes_are_those_of_the_elections() -> None:
    assert table(with_bonus(P3, 3, 2, 1), elections=1)
    for numbers in ((3, 3, 1), (3, 2, 2), (4, 1, 1), (6, 0, 0)):
        with pytest.raises(errors.BadPosition, match=r"LV-12\.8"):
            table(with_bonus(P3, *numbers), elections=1)
    before = table(with_bonus(P3, 3, 2, 1), elections=1).state
    after = changed(before, elections=2, bonus={0: 6, 1: 4, 2: 4})
    assert "LV-12.8" in " ".join(check.between(before, 0, 0, after))


def test_LV_12_9_a_redistribution_deals_equal_shares() -> None:
    match = play(table(with_hands(P4, A="1/0/0")), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    assert match.state.deal_left == 40
    assert "LV-12.9" in told(changed(match.state, deal_left=36))  # four would be left over: one more each
    assert "LV-12.9" in told(changed(match.state, deal_left=41))
    before = hands(match)
    play(match, "deal")
    assert {after - old for after, old in zip(hands(match), before, strict=True)} == {10}


def test_LV_12_10_an_empty_hand_calls_an_election() -> None:
    with pytest.raises(errors.BadPosition, match=r"LV-12\.10"):
        table(with_hands(P4, A="0/0/0"))
    before = table(with_hands(P4, A="1/0/0")).state
    gone = changed(before, hand={0: 0}, known={0: 0}, size={0: 0}, spent={0: before.spent[0] + 1})
    assert "LV-12.10" in " ".join(check.between(before, 0, 0, gone))


def test_LV_12_11_an_intruder_has_a_card() -> None:
    content = play(
        table(with_bonus(with_hands(P3, C="0/0/0"), 1, 2, 3), "B", elections=1), "B move:step:wigemor"
    ).position()
    swapped = copy.deepcopy(content)
    swapped["seats"][1]["hand"], swapped["seats"][2]["hand"] = content["seats"][2]["hand"], content["seats"][1]["hand"]
    swapped["seats"][1]["known"], swapped["seats"][2]["known"] = (
        content["seats"][2]["known"],
        content["seats"][1]["known"],
    )
    assert vivat.load(content)
    with pytest.raises(errors.BadPosition, match=r"LV-12\.1[12]"):
        vivat.load(swapped)


def test_LV_12_12_everybody_lays_one_to_five_and_takes_back_no_more_than_that() -> None:
    content = play(table(P3, "B"), "B move:step:wigemor", "A commit_cards:1/0/0").position()
    for laid in ("0/0/0", "0/0/2", "6/0/0", "0/0"):
        content["seats"][0]["laid"] = laid
        with pytest.raises(errors.BadPosition, match=r"LV-(12\.12|5\.2)"):
            vivat.load(content)
    match = play(table(P3, "B"), "B move:step:wigemor", "A commit_cards:1/0/0", "B commit_cards:1/0/0")
    play(match, "C commit_cards:1/0/0", "dice 6", "dice 1")
    before = match.state
    after = play(match, "dice 6").state
    assert check.between(before, CHANCE, 6, after) == []
    cheat = changed(after, size={0: 11}, hand={0: 6}, known={0: 6}, spent={0: after.spent[0] - 1})
    assert "LV-12.12" in " ".join(check.between(before, CHANCE, 6, cheat))


def test_LV_12_13_no_county_twice_in_a_journey() -> None:
    with pytest.raises(errors.BadPosition, match=r"LV-12\.13"):
        table(P3, journey=["lundonia", "lundonia"])
    for players in data.PLAYERS:
        states = game(players, 5)
        for before, after in itertools.pairwise(states):
            here, there = before.baron[before.active], after.baron[before.active]
            moved = before.step in (data.MOVE, data.CROSS_ROLL) and here != there
            assert not (moved and before.used >> there & 1)
    before = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x3").state
    assert "LV-12.13" in " ".join(check.between(before, CHANCE, 1, changed(before, baron={1: data.MAN})))


def test_LV_12_14_turns_go_clockwise_whoever_won_and_whatever_election_came() -> None:
    for players in data.PLAYERS:
        order = [state.active for state in game(players, 6) if state.step == data.MOVE]
        assert all(after == (before + 1) % players for before, after in itertools.pairwise(order))
    state = table(P4).state
    assert "LV-12.14" in " ".join(check.between(state, 0, 0, changed(state, active=2)))


def test_LV_12_15_the_game_is_over_if_and_only_if_the_last_election_had_a_majority() -> None:
    for players in data.PLAYERS:
        for seed in range(6):
            *_, last = game(players, seed)
            totals = [last.votes[seat] + last.bonus[seat] for seat in range(players)]
            assert max(totals) >= data.MAJORITY[players - 3]
            assert last.elections <= data.MOST_ELECTIONS[players - 3]
            assert sum(reward > 0 for reward in last.rewards()) == 1
            assert "LV-6.2" in told(changed(last, king=min(range(players), key=lambda seat: totals[seat])))
    with pytest.raises(errors.BadPosition, match=r"LV-12\.15"):
        table(with_bonus(P3, 20, 20, 20), elections=10)


# ---- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"step": "over"}, "LV-"),
        ({"step": "cross_to"}, r"LV-4\.12"),
        ({"step": "cross_roll"}, "LV-"),
        ({"step": "onward"}, r"LV-4\.20"),
        ({"step": "end_of_turn"}, "LV-5.29"),
        ({"step": "start_card"}, r"LV-12\.3"),
        ({"step": "commit_cards"}, r"LV-5\.1"),
        ({"step": "redistribution"}, r"LV-5\.29"),
        ({"quiet_turns": 8}, "LV-R18"),
        ({"quiet_so_far": False}, "LV-R18"),
        ({"journey": []}, r"LV-4\.20"),
        ({"king": 1}, r"LV-7\.1"),
        ({"rolling": [0, 1]}, r"LV-7\.1"),
        ({"discard_face_down": {"x1": 1, "x2": 0, "x3": 0}}, "LV-"),
        ({"active": 4}, "seats are 0 to 3"),
        ({"step": "nonsense"}, "Invalid enum value"),
        ({"elections": True}, "Expected `int`"),
        ({"extra": 1}, "unknown field"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(errors.BadPosition, match=problem):
        vivat.load(position(P4) | changes)


@pytest.mark.parametrize("players", data.PLAYERS)
def test_positions_in_the_middle_of_everything_come_back_whole(players: int) -> None:
    made = vivat.game(data.ID, players=players)
    seen = set()
    for seed in range(3):
        for state in kit.walk(made.start(), seed):
            content = vivat.Match(made, state.clone(), seed=None).position()
            assert made.read_position(content).fields() == state.fields()
            seen.add(data.STEPS[state.step])
    assert len(seen) >= 16


def test_a_fuzzed_number_never_reaches_the_rules() -> None:
    """Every whole number of a position, one after the other, far outside its range."""
    content = play(table(P3, "B"), "B move:step:wigemor", "A commit_cards:1/0/0").position()
    for path in numbers(content):
        for value in (-1, 101, 2**31, 2**70):
            broken = copy.deepcopy(content)
            holder = broken
            for key in path[:-1]:
                holder = holder[key]
            holder[path[-1]] = value
            with pytest.raises(errors.Refusal):
                vivat.load(broken)


def numbers(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if type(tree) is int:
        return [path]
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [found for key, part in items for found in numbers(part, (*path, key))]


# ---- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "word", "error"),
    [
        (0, "commit_cards:6/0/0", errors.IllegalChoice),
        (0, "commit_cards:0/5/0", errors.IllegalChoice),
        (1, "commit_cards:1/0/0", errors.NotYourTurn),  # has laid
        (3, "commit_cards:1/0/0", errors.NoSuchSeat),
        (0, "move:stay", errors.IllegalChoice),
        (True, "commit_cards:1/0/0", errors.NoSuchSeat),
        (0, None, errors.IllegalChoice),
    ],
)
def test_bad_choices_get_a_sentence_in_both_languages_and_change_nothing(seat: Any, word: Any, error: type) -> None:
    match = play(table(P3, "B"), "B move:step:wigemor", "B commit_cards:1/0/0")
    before, steps = match.position(), len(match.steps)
    with pytest.raises(error) as refusal:
        match.choose(seat, word)
    assert all(len(refusal.value.said(language)) > 20 for language in ("en", "fr"))
    assert (match.position(), len(match.steps)) == (before, steps)


def test_acting_for_another_seat_is_refused() -> None:
    match = table(P4)
    for seat in (1, 2, 3):
        with pytest.raises(errors.NotYourTurn, match="waiting for: 0"):
            match.choose(seat, "move:stay")
    assert holds(match, "A", "loncastre") == "1+B"


@pytest.mark.parametrize("outcome", ["die:0", "die:7", "die:3.5", "die:", "draw:x1", "4", "", None, 4])
def test_an_impossible_die_is_refused_and_changes_nothing(outcome: Any) -> None:
    match = play(table(P4), "A move:cross:wigemor cross_to:stadford cross_card:x1")
    before = match.position()
    with pytest.raises(errors.ImpossibleOutcome):
        match.happen(outcome)
    assert match.position() == before


@pytest.mark.parametrize("outcome", ["draw:x4", "draw:roucestre", "die:3"])
def test_an_impossible_deal_is_refused(outcome: str) -> None:
    match = play(table(with_hands(P4, A="1/0/0")), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    with pytest.raises(errors.ImpossibleOutcome):
        match.happen(outcome)
    play(match, "draw x3 x3")
    with pytest.raises(errors.ImpossibleOutcome):  # both x3 of the pile are dealt
        match.happen("draw:x3")


def test_two_steps_in_one_message_are_taken_together_or_not_at_all() -> None:
    match = table(P4)
    with pytest.raises(errors.IllegalChoice):
        match.choose(0, "move:cross:wigemor", "cross_to:lideford")
    assert match.position()["step"] == "move"
    match.choose(0, "move:cross:wigemor", "cross_to:stadford", "cross_card:x1")
    assert match.waits_for_chance
