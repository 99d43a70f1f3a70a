"""Section 6: the verdict tells every step of its comparison."""

from __future__ import annotations

from typing import Any

import kit
import pytest

import vivat
from vivat.engine import bits
from vivat.games.king_is_dead import fact_kinds as kinds
from vivat.games.king_is_dead import facts, verdict

from .cases import CASES
from .positions import do, ended, match, state_of, winners

WELSH_FIRST = "W S W E W S W S"
Step = tuple[str, str, str | None, list[int | None], list[int]]


def steps_of(game: vivat.Match) -> list[Step]:
    """Each comparison: by what, the rule, the faction, the values, who is left."""
    found = verdict.verdict(state_of(game)).comparisons
    return [(one.by, one.rule, one.faction, one.each_value, one.left_seats) for one in found]


ENDS: list[tuple[str, dict[str, Any], list[Step]]] = [
    (
        "! S ! W !",
        {"courts": ["3/2/2", "6/1/1"]},
        [("sets", "KD-6.8", None, [2, 1], [0])],
    ),
    (
        "! S ! W !",
        {"courts": ["3/1/2", "5/1/4"], "last": [11, 12]},
        [("sets", "KD-6.8", None, [1, 1], [0, 1]), ("last_action", "KD-6.9", None, [11, 12], [1])],
    ),
    (
        "! S ! W !",
        {"courts": ["3/1/2", "5/1/4"], "last": [11, 12], "mode": "advanced", "hands": {0: ["plot"]}},
        [("sets", "KD-6.8", None, [2, 1], [0])],
    ),
    (
        "! S ! W !",
        {"courts": ["3/0/0", "1/1/1", "0/2/2", "2/0/0"]},
        [("sets", "KD-6.8", None, [2, 1, 2, 1], [0, 2])],
    ),
    (
        "! ! !",
        {"courts": ["2/0/0", "1/1/0", "1/0/1"]},
        [("sets", "KD-6.8", None, [0, 0, 0], [0, 1, 2]), ("last_action", "KD-6.9", None, [0, 0, 0], [0, 1, 2])],
    ),
    (
        "W S W S W S E W",
        {"courts": ["2/4/1", "5/3/1"]},
        [("first_faction", "KD-6.13", "welsh", [4, 3], [0])],
    ),
    (
        "W S W S W S E W",
        {"courts": ["2/4/1", "5/4/1"]},
        [
            ("first_faction", "KD-6.13", "welsh", [4, 4], [0, 1]),
            ("second_faction", "KD-6.14", "scots", [2, 5], [1]),
        ],
    ),
    (
        WELSH_FIRST,
        {"courts": ["3/3/1", "3/4/0"], "mode": "advanced", "hands": {0: ["plot"]}},
        [
            ("first_faction", "KD-6.13", "welsh", [4, 4], [0, 1]),
            ("second_faction", "KD-6.14", "scots", [3, 3], [0, 1]),
            ("plot", "KD-6.16", None, [1, 0], [0]),
        ],
    ),
    (
        "S S ! S S S ! S",
        {"courts": ["4/5/0", "4/1/5"], "last": [15, 14], "actions": [7, 8]},
        [
            ("first_faction", "KD-6.13", "scots", [4, 4], [0, 1]),
            ("cards_played_first", "KD-6.17", None, [None, 14], [1]),
        ],
    ),
    (
        WELSH_FIRST,
        {"courts": ["2/2/0", "2/2/1"], "last": [5, 4]},
        [
            ("first_faction", "KD-6.13", "welsh", [2, 2], [0, 1]),
            ("second_faction", "KD-6.14", "scots", [2, 2], [0, 1]),
            ("cards_played_first", "KD-6.17", None, [None, None], [0, 1]),
            ("acted_longest_ago", "KD-6.18", None, [5, 4], [1]),
        ],
    ),
    (
        WELSH_FIRST,
        {
            "courts": ["2/3/0", "2/3/0", "0/1/1", "1/1/1"], "mode": "advanced", "hands": {2: ["plot"]},
            "last": [9, 7, 8, 6], "actions": [3, 3, 2, 1],
        },
        [
            ("first_faction", "KD-6.13", "welsh", [3, 3, 2, 1], [0, 1]),
            ("second_faction", "KD-6.14", "scots", [2, 2, None, None], [0, 1]),
            ("plot", "KD-6.16", None, [0, 0, None, None], [0, 1]),
            ("cards_played_first", "KD-6.17", None, [None, None, None, None], [0, 1, 2, 3]),
            ("acted_longest_ago", "KD-6.18", None, [9, 7, 9, 7], [1, 3]),
        ],
    ),
    (
        WELSH_FIRST,
        {
            "courts": ["5/5/0", "5/5/0", "3/4/3", "2/3/5"], "last": [20, 28, 32, 31],
            "options": {"team_finishes": "one_hand"},
        },
        [
            ("first_faction", "KD-6.13", "welsh", [5, 5, 4, 3], [0, 1]),
            ("second_faction", "KD-6.14", "scots", [5, 5, None, None], [0, 1]),
            ("cards_played_first", "KD-6.17", None, [20, 28, 20, 28], [0, 2]),
        ],
    ),
    (
        WELSH_FIRST,
        {"courts": ["2/2/0", "2/2/1"], "last": [5, 4], "options": {"last_tie": "shared"}},
        [
            ("first_faction", "KD-6.13", "welsh", [2, 2], [0, 1]),
            ("second_faction", "KD-6.14", "scots", [2, 2], [0, 1]),
            ("cards_played_first", "KD-6.17", None, [None, None], [0, 1]),
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("outcomes", "fields", "expected"), ENDS)
def test_every_step_of_the_comparison_is_told_with_its_values(
    outcomes: str, fields: dict[str, Any], expected: list[Step]
) -> None:
    """KD-6.8, KD-6.9, KD-6.13 to KD-6.18, KD-R17 to KD-R21."""
    assert steps_of(ended(outcomes, **fields)) == expected


def test_KD_6_15_the_side_of_those_who_are_left_wins() -> None:
    found = verdict.verdict(state_of(ended(WELSH_FIRST, ["1/4/0", "0/5/0", "1/4/0", "1/0/1"])))
    assert found.comparisons[-1].left_seats == [1]
    assert found.winner_seats == [1, 3]
    assert found.crowned_seat == 1, "KD-6.23"
    assert (found.ending, found.decided_by, found.rule) == ("coronation", "first_faction", "KD-6.13")


def test_KD_R21_a_shared_win_says_so() -> None:
    game = ended(WELSH_FIRST, ["1/1/0", "1/1/0", "0/0/2"])
    found = verdict.verdict(state_of(game))
    assert (found.shared, found.winner_seats, found.rule) == (True, [0, 1], "KD-R21")
    assert found.each_value == [0, 0, None]


def test_KD_6_2_a_coronation_tells_the_strength_of_the_factions_and_a_plot_shown() -> None:
    """KD-6.5, KD-6.10, KD-6.11."""
    game = match(
        "Mo=W St=S La=W No=S Gw=W Wa=S Es=E De 1/0/0", players=2, courts=["3/3/1", "3/4/0"], mode="advanced",
        hands={1: ["plot"]},
    )  # fmt: skip
    do(game, "pass", "pass")
    _, _, crowned, plot, end = [fact for _, fact in game.facts(None)][-5:]
    assert crowned == kinds.Coronation(
        rule="KD-6.2",
        controlled={"scots": 4, "welsh": 3, "english": 1},
        last_won={"scots": 8, "welsh": 5, "english": 7},
        strongest="scots",
        second="welsh",
        by_last_won=False,
    )
    assert plot == kinds.PlotShown(rule="KD-6.5", seat=1, faction="scots")
    assert isinstance(end, kinds.Verdict)
    assert end.each_value == [3, 4]
    tied = ended("W W W S S ! E S", ["4/0/0", "3/5/0"])
    assert facts.coronation(state_of(tied)).by_last_won


def test_KD_6_1_an_invasion_names_the_unstable_regions() -> None:
    game = match("Mo=! St=! La 1/1/0 supply 14/14/14", players=3)
    do(game, "pass", "pass", "pass")
    found = [fact for _, fact in game.facts(None)]
    assert found[-2] == kinds.Invasion(rule="KD-6.1", regions=["moray", "strathclyde", "lancaster"])
    assert isinstance(found[-1], kinds.Verdict)


def test_KD_R19_without_a_second_faction_none_is_told() -> None:
    game = ended("S S S S S S S S", ["2/5/0", "2/0/1"], last=[6, 1], actions=[5, 1])
    assert facts.coronation(state_of(game)).second is None
    assert [by for by, *_ in steps_of(game)] == ["first_faction", "cards_played_first", "acted_longest_ago"]


@pytest.mark.parametrize("options", CASES)
def test_the_comparison_ends_with_the_result_of_the_rules(options: dict[str, Any]) -> None:
    for seed in range(20, 45):
        game = kit.random_match("king_is_dead", options, seed)
        found, state = game.facts(None)[-1][1], state_of(game)
        assert isinstance(found, kinds.Verdict) and game.result
        assert (found.decided_by, found.rule) == (game.result.decided_by, game.result.rule)
        assert found.winner_seats == bits.members(state.winners)
        left = found.comparisons[-1].left_seats
        sides = state.sides()
        assert {sides[seat] for seat in left} == {sides[seat] for seat in found.winner_seats}
        assert found.comparisons[-1].by == found.decided_by or found.shared
        assert winners(game) == "".join("ABCD"[seat] for seat in found.winner_seats)
