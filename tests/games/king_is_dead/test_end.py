"""Section 6: the endings and the result."""

from __future__ import annotations

from fractions import Fraction

from vivat.games.king_is_dead import data

from .positions import do, ended, match, region, state_of, winners

WELSH_FIRST = "W S W E W S W S"


def test_KD_6_1_the_third_instability_disc_ends_the_game_at_once() -> None:
    game = match("Mo=! St=! La 1/1/0 supply 14/14/14", players=3)
    do(game, "pass", "pass", "pass")
    assert region(game, "La") == "!"
    assert game.over
    assert state_of(game).ending == data.INVASION
    assert state_of(game).struggles == 3


def test_KD_6_2_the_eighth_struggle_crowns_somebody() -> None:
    game = match("Mo=S St=S La=W No=E Gw=W Wa=S Es=! De 1/0/0 supply 13/15/15", players=3)
    assert not game.over
    do(game, "pass", "pass", "pass")
    assert state_of(game).ending == data.CORONATION
    assert sum(bin(regions).count("1") for regions in state_of(game).controlled) >= 6


def test_KD_6_3_a_third_disc_in_the_eighth_struggle_is_an_invasion() -> None:
    """KD-R16."""
    game = match("Mo=S St=S La=W No=E Gw=W Wa=! Es=! De 1/1/0 supply 13/14/15", players=3)
    do(game, "pass", "pass", "pass")
    assert state_of(game).ending == data.INVASION


def test_KD_6_5_after_the_end_a_court_is_shown_as_it_counted_with_plot() -> None:
    """KD-6.6, KD-R17: at a coronation Plot is of the strongest faction, in an invasion of that with fewest."""
    crowned = ended(WELSH_FIRST, ["1/3/0", "2/3/1"], mode="advanced", hands={0: ["plot"]})
    seats = crowned.view(1)["board"]["seats"]
    assert (winners(crowned), crowned.result.decided_by) == ("A", "first_faction")
    assert [seat["court"]["welsh"] for seat in seats] == [3, 3]
    assert [seat["counted"]["welsh"] for seat in seats] == [4, 3]
    assert [seat["counted"]["scots"] for seat in seats] == [1, 2]
    invaded = ended("! S ! W !", ["2/0/0", "1/1/1", "0/1/1", "1/1/0"], mode="advanced", hands={2: ["plot"]})
    counted = [list(seat["counted"].values()) for seat in invaded.view(None)["board"]["seats"]]
    assert counted == [[2, 0, 0], [1, 1, 1], [0, 2, 1], [1, 1, 0]], "the team A and C has fewest Welsh"
    running = match("Mo 1/1/0 supply 14/14/15", players=3, mode="advanced", hands={0: ["plot"]})
    assert all("counted" not in seat for seat in running.view(0)["board"]["seats"])


def test_KD_6_7_plot_has_no_part_in_a_struggle() -> None:
    game = match("Mo 1/1/0 supply 14/14/15", players=3, mode="advanced", hands={0: ["plot"]})
    do(game, "pass", "pass", "pass")
    assert region(game, "Mo") == "!"


def test_KD_6_12_without_a_second_faction_the_second_comparison_is_skipped() -> None:
    """KD-R19: more followers of a faction that never won do not help."""
    game = ended("S S S S S S S S", ["2/5/0", "2/0/1"], last=[6, 1], actions=[5, 1])
    assert (winners(game), game.result.decided_by) == ("B", "acted_longest_ago")


def test_KD_6_15_tied_partners_win_for_their_side() -> None:
    game = ended(WELSH_FIRST, ["0/4/0", "0/2/0", "0/4/0", "0/2/0"])
    assert (winners(game), game.result.decided_by) == ("AC", "first_faction")


def test_KD_6_16_a_partners_plot_does_not_help_a_tied_player() -> None:
    game = ended(
        WELSH_FIRST, ["2/3/0", "2/3/0", "0/1/1", "1/1/1"], mode="advanced", hands={2: ["plot"]}, last=[9, 7, 8, 6],
        actions=[3, 3, 2, 1],
    )  # fmt: skip
    assert game.result.decided_by == "acted_longest_ago"
    assert winners(game) == "BD"


def test_KD_6_18_of_tied_sides_with_cards_left_the_one_that_acted_longest_ago_wins() -> None:
    game = ended(WELSH_FIRST, ["2/2/0", "2/2/1"], last=[5, 4])
    assert (winners(game), game.result.decided_by, game.result.rule) == ("B", "acted_longest_ago", "KD-6.18")


def test_KD_6_20_points_are_shared_by_the_winning_sides() -> None:
    game = ended(WELSH_FIRST, ["1/1/0", "1/1/0", "0/0/2"])
    assert winners(game) == "AB"
    assert [seat.points for seat in game.result.seats] == [Fraction(1, 2), Fraction(1, 2), 0]
    assert [seat.ending for seat in game.result.seats] == ["shared_win", "shared_win", "loss"]
    assert game.result.rule == "KD-R21"


def test_KD_6_21_the_score_is_followers_of_the_strongest_or_sets() -> None:
    crowned = ended(WELSH_FIRST, ["2/4/1", "5/3/1"])
    assert [seat.score for seat in crowned.result.seats] == [4, 3]
    invaded = ended("! S ! W !", ["3/2/2", "6/1/1"])
    assert [seat.score for seat in invaded.result.seats] == [2, 1]


def test_KD_6_23_the_partners_of_a_crowned_player_share_the_result_whoever_led() -> None:
    game = ended(WELSH_FIRST, ["1/4/0", "0/5/0", "1/4/0", "1/0/1"])
    assert {game.result.seats[seat].ending for seat in (1, 3)} == {"win"}
    assert state_of(game).leaders == 0b0010, "B led the comparison"
