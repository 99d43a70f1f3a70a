"""Section 11.4: the worked examples of elections, from their positions to their results."""

from __future__ import annotations

from lv_table import (  # isort: skip
    bonuses, discards, hands, holds, offers, play, table, votes,
)  # fmt: skip


def test_example_18_ties_by_cards_and_by_dice_in_one_ranking_LV_5_26_to_LV_5_28() -> None:
    match = table(
        """
        A: stadford 2+B, wigemor 1; 3/0/0
        B: oxeneford 2+B, grentebrige 1; 2/3/0
        C: tateshale 2+B, sedberouie 1, man 1; 5/0/0
        D: loncastre 1+B, lincolia 1, lundonia 1; 1/0/0
        E: roucestre 2+B, sarisberie 1, lideford 1; 1/0/1
        """,
        "D",
    )
    play(match, "D move:stay place_free:place roll_for_courtier:x1", "dice 1")
    assert votes(match) == [8, 8, 8, 6, 6]
    assert match.view(None)["board"]["rolling"] == [1, 2]
    play(match, "dice 6 5 4 1 1", "dice 6 6 5 1 1")
    assert bonuses(match) == [3, 4, 5, 1, 2]
    assert discards(match) == 85
    play(match, "deal")
    assert hands(match) == [18, 20, 20, 15, 17]
    assert discards(match) == 10


def test_example_19_county_votes_decide_among_several_majorities_LV_6_2_LV_6_4_LV_R21() -> None:
    match = table(
        """
        A: stadford 1+B, wigemor 1; 9/5/0; bonus 15
        B: tateshale 1+B, grentebrige 1, lincolia 1; 9/5/0; bonus 9
        C: oxeneford 1+B, lundonia 1; 1/0/0; bonus 6
        D: lideford 1+B, sarisberie 1; 9/5/0; bonus 10
        """,
        "C",
        elections=4,
    )
    play(match, "C move:stay place_free:place roll_for_courtier:x1", "dice 1")
    assert match.over
    assert match.result is not None
    assert [seat.score for seat in match.result.seats] == [23, 20, 11, 14]
    assert [seat.ending for seat in match.result.seats] == ["loss", "win", "loss", "loss"]
    assert [seat.place for seat in match.result.seats] == [2, 1, 4, 3]
    assert match.result.decided_by == "county_votes"
    assert match.position()["elections"] == 5


def test_example_20_nothing_to_deal_and_a_player_without_cards_plays_on_LV_5_21_LV_5_28_LV_R16() -> None:
    match = table(
        """
        A: roucestre 2, lundonia 1+B; 1/0/0; bonus 4
        B: sedberouie 2, tateshale 2+B; 18/11/1; bonus 4
        C: lideford 2, wigemor 2+B; 16/10/2; bonus 4
        """,
        "A",
        elections=2,
    )
    play(match, "A move:stay place_free:place roll_for_courtier:x1", "dice 2")
    assert holds(match, "A", "lundonia") == "2+B"
    assert votes(match) == [4, 6, 6]
    assert bonuses(match) == [5, 7, 6]
    assert discards(match) == 2
    assert hands(match) == [0, 30, 28]
    assert match.waiting_for == {1}
    play(match, "B move:step:wigemor")
    assert offers(match, "A") == {"0/0/0"}
    play(match, "A commit_cards:0/0/0", "B commit_cards:2/0/0", "C commit_cards:2/0/0", "dice 6 6", "dice 2")
    assert match.view(None)["board"]["confrontation"]["totals"][0] == 0
    play(match, "dice 2", "B banish_defender:lideford place_free:end")
    assert match.position()["elections"] == 3
    play(match, "C move:stay")
    assert offers(match, "A") == {"stay", "step:grentebrige", "step:oxeneford", "step:roucestre"}


def test_example_21_six_quiet_turns_call_an_election_LV_R18() -> None:
    match = table(
        """
        A: roucestre 2+B, lundonia 3; 6/4/1
        B: sedberouie 2+B, tateshale 4; 6/4/1
        C: lideford 2+B, wigemor 4; 6/5/1
        """,
    )
    for seat in "ABCAB":
        play(match, f"{seat} move:stay")
    assert match.position()["elections"] == 0
    play(match, "C move:stay")
    assert votes(match) == [5, 6, 6]
    assert bonuses(match) == [1, 2, 3]
    assert discards(match) == 26
    play(match, "deal")
    assert hands(match) == [19, 19, 20]
    assert discards(match) == 2
    assert match.waiting_for == {0}
