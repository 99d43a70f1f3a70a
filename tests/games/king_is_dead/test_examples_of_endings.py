"""Section 11.5: the worked examples of endings, E2 and E28 to E40, from position data."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .positions import do, ended, match, winners

WELSH_FIRST = "W S W E W S W S"  # Welsh 4, Scots 3, English 1


def test_E2_a_coronation_and_its_tie() -> None:
    """KD-6.10, KD-6.13, KD-6.14."""
    first = ended(WELSH_FIRST, ["2/4/1", "5/3/1"])
    assert (winners(first), first.result.decided_by) == ("A", "first_faction")
    second = ended(WELSH_FIRST, ["2/4/1", "5/4/1"])
    assert (winners(second), second.result.decided_by) == ("B", "second_faction")


def test_E28_the_third_disc_in_the_eighth_struggle_is_an_invasion() -> None:
    """KD-R16, KD-6.8."""
    game = ended("S ! S W ! S E !", ["3/2/2", "6/1/1"])
    assert game.view(None)["board"]["ending"] == "invasion"
    assert (winners(game), game.result.decided_by) == ("A", "sets")
    assert [seat.score for seat in game.result.seats] == [2, 1]


def test_E29_equal_regions_and_the_newest_win() -> None:
    """KD-6.11."""
    game = ended("W W W S S ! E S", ["4/0/0", "3/5/0"])
    assert (winners(game), game.result.decided_by) == ("A", "first_faction")


def test_E30_no_second_faction() -> None:
    """KD-R19, KD-6.17."""
    game = ended("S S ! S S S ! S", ["4/5/0", "4/1/5"], last=[15, 14])
    assert (winners(game), game.result.decided_by) == ("B", "cards_played_first")


@pytest.mark.parametrize(
    ("courts", "last", "winner", "reason"),
    [
        (["4/4/2", "4/4/2"], [16, 15], "B", "cards_played_first"),
        (["4/4/2", "4/4/0"], [14, 9], "A", "cards_played_first"),
        (["2/2/0", "2/2/0"], [4, 3], "B", "acted_longest_ago"),
        (["1/1/0", "1/1/0"], [0, 0], "AB", "shared"),
    ],
)
def test_E31_who_ran_out_of_cards_first(courts: list[str], last: list[int], winner: str, reason: str) -> None:
    """KD-6.17, KD-R21."""
    game = ended(WELSH_FIRST, courts, last=last if any(last) else None)
    assert (winners(game), game.result.decided_by) == (winner, reason)
    assert {seat.points for seat in game.result.seats} == ({Fraction(1, 2)} if winner == "AB" else {1, 0})


def test_E32_plot_at_a_coronation() -> None:
    """KD-6.5, KD-6.16."""
    game = ended(WELSH_FIRST, ["3/3/1", "3/4/0"], mode="advanced", hands={0: ["plot"]})
    assert (winners(game), game.result.decided_by) == ("A", "plot")
    assert [seat.score for seat in game.result.seats] == [4, 4]
    game = ended(WELSH_FIRST, ["2/3/1", "3/4/0"], mode="advanced", hands={0: ["plot"]})
    assert (winners(game), game.result.decided_by) == ("B", "second_faction")


def test_E33_plot_at_an_invasion() -> None:
    """KD-6.6, KD-6.9."""
    game = ended("! S ! W !", ["3/1/2", "5/1/4"], last=[11, 12])
    assert (winners(game), game.result.decided_by) == ("B", "last_action")
    game = ended("! S ! W !", ["3/1/2", "5/1/4"], last=[11, 12], mode="advanced", hands={0: ["plot"]})
    assert (winners(game), game.result.decided_by) == ("A", "sets")
    assert [seat.score for seat in game.result.seats] == [2, 1]


def test_E34_partners_add_their_courts_at_an_invasion() -> None:
    """KD-6.8."""
    game = ended("! S ! W !", ["3/0/0", "1/1/1", "0/2/2", "2/0/0"])
    assert (winners(game), game.result.decided_by) == ("AC", "sets")
    assert [seat.score for seat in game.result.seats] == [2, 1, 2, 1]


def test_E35_single_players_are_compared_at_a_coronation() -> None:
    """KD-6.13."""
    game = ended(WELSH_FIRST, ["1/4/0", "0/5/0", "1/4/0", "1/0/1"])
    assert (winners(game), game.result.decided_by) == ("BD", "first_faction")


def test_E36_a_team_is_finished_when_both_hands_are() -> None:
    """KD-6.17, KD-R20."""
    game = ended(WELSH_FIRST, ["5/5/0", "5/5/0", "3/4/3", "2/3/5"], last=[20, 28, 32, 31])
    assert (winners(game), game.result.decided_by) == ("BD", "cards_played_first")


def test_E37_nobody_acted_and_nobody_has_a_set() -> None:
    """KD-R18."""
    game = match(players=3, courts=["1/1/0", "0/2/0", "1/0/1"])
    do(game, *["pass"] * 9)
    assert (winners(game), game.result.decided_by) == ("ABC", "shared")
    assert {seat.points for seat in game.result.seats} == {Fraction(1, 3)}


@pytest.mark.parametrize(("reading", "winner"), [("both_hands", "BD"), ("one_hand", "AC")])
def test_E38_one_hand_may_be_enough_for_a_team(reading: str, winner: str) -> None:
    """KD-R20."""
    courts, options = ["5/5/0", "5/5/0", "3/4/3", "2/3/5"], {"team_finishes": reading}
    game = ended(WELSH_FIRST, courts, last=[20, 28, 32, 31], options=options)
    assert (winners(game), game.result.decided_by) == (winner, "cards_played_first")


@pytest.mark.parametrize(("reading", "winner"), [(False, "AC"), (True, "BD")])
def test_E39_a_partner_with_plot_may_never_be_finished(reading: bool, winner: str) -> None:
    """KD-R20."""
    courts, options = ["5/5/0", "5/5/0", "3/4/2", "2/3/5"], {"plot_to_play": reading}
    fields = {"mode": "advanced", "hands": {2: ["plot"]}, "piles": {0: ["spy"]}, "actions": [8, 8, 7, 8]}
    game = ended(WELSH_FIRST, courts, last=[20, 28, 30, 31], options=options, **fields)
    assert (winners(game), game.result.decided_by) == (winner, "cards_played_first")


def test_E40_a_tie_with_cards_left_may_be_shared() -> None:
    """KD-R21."""
    game = ended(WELSH_FIRST, ["2/2/0", "2/2/0"], last=[4, 3], options={"last_tie": "shared"})
    assert (winners(game), game.result.decided_by, game.result.rule) == ("AB", "shared", "KD-R21")
    assert {seat.points for seat in game.result.seats} == {Fraction(1, 2)}
