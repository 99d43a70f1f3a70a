"""Section 5.2: elections."""

from __future__ import annotations

import pytest

from lv_table import (  # isort: skip
    P3, P4, STAY_AND_SPEND, bonuses, discards, hands, offers, play, stands, step, table, votes, with_bonus, with_hands,
    with_seats,
)  # fmt: skip

import vivat
from vivat.games.long_live_the_king import data

VOTE_TABLE = dict(enumerate([2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12, 13], start=2))

# Three players; A is about to spend his last card.
LAST = with_hands(P3, A="1/0/0")

# Only one card lies in the pile, and A is about to spend his last one.
NOTHING_TO_DEAL = """
    A: roucestre 2, lundonia 1+B; 1/0/0; bonus 4
    B: sedberouie 2, tateshale 2+B; 18/11/1; bonus 4
    C: lideford 2, wigemor 2+B; 16/10/2; bonus 4
"""


def counties_worth(votes: int) -> str:
    """Counties with so many votes for one player, his baron alone in the first; Lideford and Sedberouie stay free."""
    twos, threes, fours = ["roucestre", "sarisberie"], ["loncastre", "lincolia", "lundonia"], [
        "tateshale", "wigemor", "stadford", "grentebrige", "oxeneford"]  # fmt: skip
    for a in range(3):
        for b in range(4):
            for c in range(6):
                if 2 * a + 3 * b + 4 * c == votes:
                    chosen = twos[:a] + threes[:b] + fours[:c]
                    return ", ".join(f"{county} {'B' if county == chosen[0] else '1'}" for county in chosen)
    raise AssertionError(votes)


# ---- when ------------------------------------------------------------------------------------------------------------


def test_LV_5_20_a_check_follows_each_roll_for_a_crossing() -> None:
    for die in (1, 5):
        match = play(table(with_hands(P4, A="1/0/0")), "A move:cross:wigemor cross_to:stadford cross_card:x1")
        assert step(match) == "cross_roll"
        play(match, f"dice {die}")
        assert step(match) == "redistribution"
        assert stands(match, "A") == (
            "loncastre 1+B, tateshale 2" if die == 1 else "loncastre 1, tateshale 2, stadford B"
        )


def test_LV_5_20_a_check_follows_each_roll_for_a_courtier_when_it_has_been_placed() -> None:
    match = play(table(LAST), f"A move:stay {STAY_AND_SPEND}", "dice 6")
    assert stands(match, "A") == "lundonia 3+B, roucestre 2"
    assert step(match) in ("ranking_roll", "redistribution")


def test_LV_5_20_and_LV_R15_in_a_confrontation_the_check_comes_after_the_free_courtier() -> None:
    match = play(table(with_hands(P3, A="1/0/0"), "B"), "B move:step:wigemor", "A commit_cards:1/0/0")
    play(match, "B commit_cards:0/0/1", "C commit_cards:1/0/0", "dice 6", "dice 1", "dice 1")
    assert hands(match)[0] == 0
    assert step(match) == "banish_defender"
    play(match, "B banish_defender:lideford")
    assert step(match) == "place_free"
    assert match.position()["elections"] == 0
    play(match, "B place_free:place")
    assert votes(match) == [5 - 1, 2 + 4 + 4, 2]


def test_LV_5_21_a_hand_that_stays_empty_calls_no_new_election() -> None:
    text = with_bonus(with_hands(P3, A="0/0/0"), 1, 2, 3)
    match = play(table(text, "B", elections=1), "B move:stay place_free:place roll_for_courtier:x1", "dice 1")
    assert match.position()["elections"] == 1
    assert step(match) == "roll_for_courtier"


def test_LV_5_21_two_empty_hands_at_once_cause_one_election() -> None:
    match = play(table(with_hands(P3, A="1/0/0", C="1/0/0"), "B"), "B move:step:wigemor", "A commit_cards:1/0/0")
    play(match, "B commit_cards:0/0/1", "C commit_cards:1/0/0", "dice 6", "dice 1", "dice 1")
    play(match, "B banish_defender:lideford place_free:end", "deal")
    assert match.position()["elections"] == 1
    assert step(match) == "move"


# ---- votes -----------------------------------------------------------------------------------------------------------


def test_LV_5_22_counties_count_fully_whatever_stands_there() -> None:
    match = play(
        table(with_seats(LAST, B="sedberouie 2, tateshale B; 6/4/1")), f"A move:stay {STAY_AND_SPEND}", "dice 1"
    )
    assert votes(match)[1] == 6


@pytest.mark.parametrize(("before", "left"), VOTE_TABLE.items())
def test_LV_5_23_who_has_no_card_loses_a_third_rounded_down(before: int, left: int) -> None:
    text = with_seats(P3, A=f"{counties_worth(before)}; 1/0/0", B="sedberouie 2+B; 6/4/1", C="lideford 2+B; 6/4/1")
    match = play(table(text), f"A move:stay {STAY_AND_SPEND}", "dice 1")
    assert match.state.county_votes(0) == before
    assert votes(match)[0] == left


def test_LV_5_23_the_penalty_hits_everybody_without_cards_whoever_caused_the_election() -> None:
    text = with_bonus(with_hands(P3, A="1/0/0", B="0/0/0"), 1, 2, 3)
    match = play(table(text, elections=1), f"A move:stay {STAY_AND_SPEND}", "dice 1")
    assert votes(match) == [4, 4, 6]


def test_LV_5_24_bonus_votes_of_earlier_elections_count_and_are_never_cut() -> None:
    text = with_bonus(with_hands(P3, A="1/0/0"), 15, 6, 9)
    match = play(table(text, elections=5), f"A move:stay {STAY_AND_SPEND}", "dice 1")
    assert match.over
    assert match.result is not None
    assert match.result.seats[0].score == 4 + 15


@pytest.mark.parametrize(("players", "needed"), [(3, 19), (4, 20), (5, 20)])
def test_LV_5_25_the_majority_ends_the_game_at_once(players: int, needed: int) -> None:
    assert data.MAJORITY[players - 3] == needed
    if players == 3:
        close, enough = with_bonus(LAST, 14, 7, 9), with_bonus(LAST, 15, 6, 9)
        running = play(table(close, elections=5), f"A move:stay {STAY_AND_SPEND}", "dice 1")
        assert not running.over  # 18
        over = play(table(enough, elections=5), f"A move:stay {STAY_AND_SPEND}", "dice 1")
        assert over.over  # 19: no bonus, no redistribution, the turn is not continued
        assert bonuses(over) == [15, 6, 9]
        assert hands(over) == [0, 11, 11]


def test_LV_5_26_the_ranking_ignores_bonus_votes_and_gives_n_to_1() -> None:
    text = with_bonus(with_hands(P4, A="1/0/0"), 4, 2, 3, 1)
    match = play(table(text, elections=1), f"A move:stay {STAY_AND_SPEND}", "dice 1")
    assert votes(match) == [5, 7, 6, 2]
    assert bonuses(match) == [4 + 2, 2 + 4, 3 + 3, 1 + 1]


def test_LV_5_27_ties_go_to_more_cards_then_to_five_dice() -> None:
    more = play(table(with_hands(LAST, B="6/4/1", C="6/4/0")), f"A move:stay {STAY_AND_SPEND}", "dice 1")
    assert bonuses(more) == [1, 3, 2]
    equal = play(table(LAST), f"A move:stay {STAY_AND_SPEND}", "dice 1")
    assert step(equal) == "ranking_roll"
    play(equal, "dice 3 3 3 3 3", "dice 3 3 3 3 3")
    assert step(equal) == "ranking_roll"  # equal again: rolled again
    play(equal, "dice 1 1 1 1 1", "dice 1 1 1 1 2")
    assert bonuses(equal) == [1, 2, 3]


def test_LV_5_28_equal_shares_of_fifteen_at_most_hands_are_kept_the_rest_lies_face_down() -> None:
    match = play(table(LAST), f"A move:stay {STAY_AND_SPEND}", "dice 1", "dice 6 6 6 6 6", "dice 1 1 1 1 1")
    assert discards(match) == 38
    play(match, "deal")
    assert hands(match) == [12, 23, 23]
    assert match.view(None)["board"]["discard"] == {"open": {"x1": 0, "x2": 0, "x3": 0}, "face_down": 2}


@pytest.mark.parametrize(
    ("die", "after"), [(1, "after_failed_crossing"), (6, "onward")], ids=["failed first crossing", "success"]
)
def test_LV_5_29_play_resumes_where_a_crossing_was_interrupted(die: int, after: str) -> None:
    match = table(with_hands(P4, A="1/0/0"))
    play(match, "A move:cross:wigemor cross_to:stadford cross_card:x1", f"dice {die}", "deal")
    assert step(match) == after
    assert match.waiting_for == {0}
    assert any("onward" in offer or "cross" in offer for offer in offers(match, "A"))  # the new cards are usable


def test_LV_5_29_play_resumes_after_a_failed_onward_attempt() -> None:
    match = table(with_hands(P4, A="1/0/1"))
    play(match, "A move:cross:tateshale cross_to:stadford cross_card:x3", "dice 1")
    play(match, "A onward:onward:wigemor cross_card:x1", "dice 1", "deal")
    assert step(match) == "onward_again"
    assert "stop" in offers(match, "A")
    assert "settle" not in offers(match, "A")


def test_LV_5_29_play_resumes_at_the_end_of_a_confrontation_whose_winner_declined() -> None:
    match = play(table(with_hands(P3, A="1/0/0"), "B"), "B move:step:wigemor", "A commit_cards:1/0/0")
    play(match, "B commit_cards:0/0/1", "C commit_cards:1/0/0", "dice 6", "dice 1", "dice 1")
    play(match, "B banish_defender:lideford place_free:end", "deal")
    assert step(match) == "move"
    assert match.waiting_for == {2}


def test_LV_5_30_a_second_election_in_the_same_turn() -> None:
    text = """
        A: roucestre 2, stadford 1+B; 1/0/0; bonus 4
        B: sedberouie 2, tateshale 2+B; 18/11/1; bonus 4
        C: lideford 2, wigemor 2+B; 15/10/2; bonus 4
    """
    match = play(table(text, elections=2), f"A move:stay {STAY_AND_SPEND}", "dice 1")  # 3 discards: one card each
    assert bonuses(match) == [5, 7, 6]
    play(match, "draw x1 x1 x1", "A roll_for_courtier:x1", "dice 1")
    assert match.position()["elections"] == 4
    assert bonuses(match) == [6, 10, 8]
    assert match.waiting_for == {1}  # one card was in the pile: nothing is dealt, and A cannot go on rolling


def test_LV_5_31_a_majority_on_the_map_alone_has_no_effect() -> None:
    text = with_seats(P3, A=f"{counties_worth(23)}; 6/4/1", B="sedberouie 2+B; 6/4/1", C="lideford 2+B; 6/4/1")
    match = play(table(text), "A move:stay place_free:end")
    assert not match.over
    assert match.position()["elections"] == 0


# ---- rulings ---------------------------------------------------------------------------------------------------------


def test_LV_R16_with_fewer_cards_than_players_nobody_is_dealt_one_and_he_plays_on() -> None:
    match = play(table(NOTHING_TO_DEAL, elections=2), f"A move:stay {STAY_AND_SPEND}", "dice 2")
    assert hands(match) == [0, 30, 28]
    assert match.waiting_for == {1}
    play(match, "B move:stay place_free:end", "C move:stay place_free:end", "A move:step:grentebrige place_free:place")
    assert match.waiting_for == {1}  # no card to roll with
    assert stands(match, "A") == "grentebrige 1+B, lundonia 2, roucestre 2"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_LV_R16_with_nothing_to_deal_the_open_discards_are_turned_down_and_remembered(seat: int | None) -> None:
    """LV-5.28, LV-9.4: all of the pile is left over, and what is left over lies face down."""
    match = play(table(NOTHING_TO_DEAL, elections=2), f"A move:stay {STAY_AND_SPEND}", "dice 2")
    assert match.view(seat)["board"]["discard"] == {"open": {"x1": 0, "x2": 0, "x3": 0}, "face_down": 2}
    known = match.state if seat is None else match.state.known_to(seat)
    assert list(known.under) == [2, 0, 0]  # LV-9.7: everybody saw them before
    play(match, "B move:step:wigemor", "A commit_cards:0/0/0", "B commit_cards:2/0/0", "C commit_cards:2/0/0")
    play(match, "dice 6 6", "dice 2 2", "B banish_defender:lideford place_free:end")
    assert match.view(seat)["board"]["discard"] == {"open": {"x1": 4, "x2": 0, "x3": 0}, "face_down": 2}


def test_LV_R16_what_was_turned_down_is_no_longer_known_when_it_is_shuffled() -> None:
    match = play(table(NOTHING_TO_DEAL, elections=2), f"A move:stay {STAY_AND_SPEND}", "dice 2")
    play(match, "B move:step:wigemor", "A commit_cards:0/0/0", "B commit_cards:2/0/0", "C commit_cards:2/0/0")
    play(match, "dice 6 6", "dice 2 2", "B banish_defender:lideford place_free:end")
    assert list(match.state.turned) == [2, 0, 0]
    for _ in range(2):  # LV-R18: nobody does anything
        play(match, "C move:stay", "A move:stay place_free:end", "B move:stay place_free:end")
    assert step(match) == "redistribution"
    assert match.outcomes() == {"draw:x1": 6}
    assert list(match.state.known_to(0).under) == [0, 0, 0]


def test_LV_R18_a_card_or_a_courtier_breaks_the_row_of_quiet_turns() -> None:
    text = """
        A: roucestre 2+B, lundonia 3; 6/4/1
        B: sedberouie 2+B, tateshale 4; 6/4/1
        C: lideford 2, wigemor 3+B; 6/5/1
    """
    match = play(table(text), "A move:stay", "B move:stay", "C move:stay place_free:place")
    assert match.position()["quiet_turns"] == 0
    for seat in "ABCAB":
        play(match, f"{seat} move:stay")
    assert match.position()["elections"] == 0
    play(match, "C move:stay")
    assert votes(match) == [5, 6, 6]
    assert step(match) == "redistribution"
    play(match, "deal")
    assert match.position()["quiet_turns"] == 0
    assert match.waiting_for == {0}


def test_LV_R18_a_failed_crossing_and_a_card_won_back_are_not_quiet() -> None:
    match = play(table(P3, "B", quiet_turns=5), "B move:step:wigemor", "A commit_cards:2/0/0", "B commit_cards:2/0/0")
    play(match, "C commit_cards:2/0/0", "dice 1 1", "dice 1 1", "dice 1 1")  # all cards come back; C wins with 8
    play(match, "C banish_intruder:tateshale place_free:end")
    assert match.position()["elections"] == 0
    assert match.position()["quiet_turns"] == 0
    failed = play(table(P4, quiet_turns=7), "A move:cross:wigemor cross_to:stadford cross_card:x1", "dice 1")
    play(failed, "A after_failed_crossing:stop")
    assert failed.position()["quiet_turns"] == 0


def test_LV_R19_three_tied_are_ordered_by_their_sums_and_only_equals_roll_again() -> None:
    text = """
        A: stadford 2+B; 2/0/0
        B: oxeneford 2+B; 2/0/0
        C: tateshale 2+B; 2/0/0
        D: loncastre 1+B; 1/0/0
    """
    match = play(table(text, "D"), f"D move:stay {STAY_AND_SPEND}", "dice 1")
    assert match.view(None)["board"]["rolling"] == [0, 1, 2]
    play(match, "dice 3 3 3 3 3", "dice 6 6 6 6 6", "dice 3 3 3 3 3")
    assert match.view(None)["board"]["rolling"] == [0, 2]
    play(match, "dice 1 1 1 1 1", "dice 1 1 1 1 2")
    assert bonuses(match) == [2, 4, 3, 1]


def test_LV_R20_the_option_shifts_all_players_alike() -> None:
    match = table(with_bonus(P3, 1, 1, 1), options={"bonus_start": 1})
    assert bonuses(match) == [1, 1, 1]
    with pytest.raises(vivat.errors.BadPosition, match=r"LV-12\.8"):
        table(P3, options={"bonus_start": 1})
