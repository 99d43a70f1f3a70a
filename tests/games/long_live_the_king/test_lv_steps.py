"""Sections 7 and 8: choices and chance in words."""

from __future__ import annotations

import itertools

import kit
from lv_table import P4, TIES, in_confrontation, play, seen, table, with_hands, with_seats

import vivat
from vivat.games.long_live_the_king import data, words

# ---- 7. Decision points ----------------------------------------------------------------------------------------------


def test_LV_7_1_every_choice_offered_is_legal_and_every_list_has_an_entry() -> None:
    for players in data.PLAYERS:
        for state in kit.some_states(data.ID, {"players": players}, seed=21, share=0.2):
            for seat in range(players):
                if state.awaits(seat):
                    assert state.options(seat)
                for action in state.options(seat):
                    state.clone().play(seat, action)


def test_LV_7_1_the_lists_of_section_7_in_words() -> None:
    asked: dict[str, set[str]] = {}
    for players, seed in itertools.product(data.PLAYERS, range(4)):
        for state in kit.walk(vivat.game(data.ID, players=players).start(), seed):
            for seat in range(players):
                for action in state.options(seat):
                    name, option = words.choice(state, seat, action).split(":", 1)
                    asked.setdefault(name, set()).add(option.split(":")[0])
    counties = set(data.COUNTIES)
    assert asked.pop("cross_to") <= counties
    assert asked.pop("banish_defender") <= counties
    assert asked.pop("banish_intruder") <= counties
    assert asked.pop("commit_cards") <= {words.mixture(number) for number in range(56)}
    assert asked == {
        "move": {"stay", "step", "cross"},
        "cross_card": {"x1", "x2", "x3"},
        "after_failed_crossing": {"cross", "stop"},
        "onward": {"onward", "settle", "stop"},
        "place_free": {"place", "end"},
        "roll_for_courtier": {"x1", "x2", "x3", "end"},
        "take_back": {"all", "none"},
    }


def test_LV_7_2_a_choice_of_cards_is_one_message() -> None:
    match = in_confrontation()
    match.choose(0, "commit_cards:2/1/1")
    assert match.waiting_for == {1, 2}
    assert len(match.steps) == 2


def test_all_orders_of_laying_give_the_same_result() -> None:
    chosen = {"A": "1/1/0", "B": "0/2/1", "C": "3/0/0", "D": "2/0/1"}
    results = []
    for order in itertools.permutations("ABCD"):
        match = play(table(with_seats(P4, A="tateshale 2+B, loncastre 1; 5/3/1", B="grentebrige 3+B, lincolia 1; 6/4/1",
                                      C="roucestre 2, oxeneford 2+B; 6/3/0")), "A move:step:lincolia")  # fmt: skip
        play(match, *(f"{seat} commit_cards:{chosen[seat]}" for seat in order))
        results.append(match.position())
    assert all(result == results[0] for result in results)


# ---- 8. Chance points ------------------------------------------------------------------------------------------------


def test_LV_8_1_start_cards_from_seat_0_clockwise_and_a_certain_outcome_is_a_chance_point_too() -> None:
    match = vivat.game(data.ID, players=3).new(chance="typed")
    seats = []
    while match.waits_for_chance:
        seats.append(words.seat_of_chance(match.state))
        match.happen(list(match.outcomes())[-1])
    assert seats == [0, 1, 2]
    assert [word for _, word in match.history()] == ["draw:lideford", "draw:roucestre", "draw:sedberouie"]


def test_LV_8_1_dice_of_a_tie_in_an_election_the_best_group_first_and_equals_before_the_next_group() -> None:
    text = """
        A: loncastre 1+B, lincolia 1; 2/0/0
        B: oxeneford 2+B; 2/0/0
        C: tateshale 2+B; 2/0/0
        D: sedberouie 2+B, man 1; 1/0/0
        E: lundonia 1+B, sarisberie 1, roucestre 1; 2/0/0
    """
    match = table(text, "E", quiet_turns=9)
    play(match, "E move:stay place_free:end")  # the tenth quiet turn: votes 6, 4, 4, 4, 7
    assert [seat["votes"] for seat in seen(match, None)["seats"]] == [6, 4, 4, 4, 7]
    assert seen(match, None)["rolling"] == [1, 2]  # D has fewer cards
    order = []
    for die in "33333333336666611111":
        order.append(words.seat_of_chance(match.state))
        play(match, f"dice {die}")
    assert order == [1] * 5 + [2] * 5 + [1] * 5 + [2] * 5
    assert [seat["bonus"] for seat in seen(match, None)["seats"]] == [4, 3, 2, 1, 5]


def test_LV_8_1_two_tied_groups_roll_one_after_the_other() -> None:
    match = play(table(TIES, "D", quiet_turns=7), "D move:stay place_free:end")
    assert seen(match, None)["rolling"] == [1, 2]
    play(match, "dice 1 1 1 1 1", "dice 6 6 6 6 6")
    assert seen(match, None)["rolling"] == [0, 3]
    play(match, "dice 1 1 1 1 1", "dice 6 6 6 6 6")
    assert [seat["bonus"] for seat in seen(match, None)["seats"]] == [1, 3, 4, 2]


def test_LV_8_1_the_redistribution_goes_round_from_seat_0_and_weighs_what_is_left() -> None:
    match = table(with_hands(P4, A="1/0/0"))
    play(match, "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    assert match.outcomes() == {"draw:x1": 24, "draw:x2": 14, "draw:x3": 2}
    order = []
    for kind in ("x3", "x3", "x1", "x2"):
        order.append(words.seat_of_chance(match.state))
        play(match, f"draw {kind}")
    assert match.outcomes() == {"draw:x1": 23, "draw:x2": 13}
    assert order == [0, 1, 2, 3]
    assert words.seat_of_chance(match.state) == 0
