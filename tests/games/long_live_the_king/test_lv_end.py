"""Sections 6 and 10: the end of the game, termination."""

from __future__ import annotations

from typing import Any

import kit
import pytest
from lv_table import CLOSE, STAY_AND_SPEND, play, step, table

import vivat
from vivat.engine.playout import Tally, simulate
from vivat.engine.rng import Rng
from vivat.games.long_live_the_king import check, data, words

# ---- 6. End of the game ----------------------------------------------------------------------------------------------


def test_LV_6_1_the_game_ends_only_by_an_election() -> None:
    for seed in range(5):
        state = vivat.game(data.ID, players=3).start()
        rng = Rng(seed)
        tally = Tally()
        simulate(state, 1, rng, tally)
        assert sum(tally.rewards) == 840
    assert not table(CLOSE.format(a="9/5/0", b="9/5/0"), elections=4).over  # totals of 23 and 20, but no election


def test_LV_6_2_equal_county_votes_go_to_more_cards_then_to_dice() -> None:
    more = play(table(CLOSE.format(a="9/5/0", b="9/6/0"), "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    assert more.result is not None
    assert [seat.ending for seat in more.result.seats] == ["loss", "win", "loss", "loss"]
    assert more.result.decided_by == "cards"
    dice = play(table(CLOSE.format(a="9/5/0", b="9/5/0"), "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    assert step(dice) == "king_roll"
    play(dice, "dice 2 2 2 2 2", "dice 2 2 2 2 2")
    assert step(dice) == "king_roll"  # once more
    play(dice, "dice 6 1 1 1 1", "dice 1 1 1 1 1")
    assert dice.result is not None
    assert [seat.ending for seat in dice.result.seats] == ["win", "loss", "loss", "loss"]
    assert dice.result.decided_by == "dice"


def test_LV_6_3_one_king_wins_and_all_others_lose() -> None:
    for seed in range(6):
        match = vivat.game(data.ID, players=3 + seed % 3).new(seed=seed)
        rng = Rng(seed)
        while not match.over:
            seat = min(match.waiting_for)
            choices = match.choices(seat)
            match.choose(seat, choices[rng.below(len(choices))])
        assert match.result is not None
        endings = [seat.ending for seat in match.result.seats]
        assert sorted(endings) == ["loss"] * (match.seats - 1) + ["win"]
        assert sum(seat.points for seat in match.result.seats) == 1


def test_LV_6_4_the_score_is_the_total_of_the_last_election() -> None:
    match = play(table(CLOSE.format(a="9/5/0", b="9/6/0"), "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    assert match.result is not None
    assert [seat.score for seat in match.result.seats] == [8 + 15, 8 + 12, 5 + 4, 4 + 9]


def test_LV_6_5_places_by_score_votes_and_cards_and_equals_share_one() -> None:
    text = """
        A: stadford 1+B, wigemor 1; 9/5/0; bonus 15
        B: tateshale 1+B; 9/5/0; bonus 9
        C: oxeneford 1+B, lundonia 1; 1/0/0; bonus 7
        D: grentebrige 1+B; 9/5/0; bonus 9
    """
    match = play(table(text, "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    assert match.result is not None
    assert [seat.place for seat in match.result.seats] == [1, 2, 4, 2]
    assert match.result.decided_by == "majority"
    assert match.result.rule == "LV-5.25"


def test_LV_R21_among_several_majorities_the_map_beats_the_total() -> None:
    text = CLOSE.format(a="9/5/0", b="9/5/0").replace("grentebrige 1;", "grentebrige 1, lincolia 1;")
    match = play(table(text, "C", elections=4), f"C move:stay {STAY_AND_SPEND}", "dice 1")
    assert match.result is not None
    assert [seat.score for seat in match.result.seats][:2] == [23, 23]
    lower = play(table(text.replace("bonus 12", "bonus 11").replace("bonus 4", "bonus 5"), "C", elections=4),
                 f"C move:stay {STAY_AND_SPEND}", "dice 1")  # fmt: skip
    assert lower.result is not None
    assert [seat.score for seat in lower.result.seats][:2] == [23, 22]
    assert lower.result.seats[1].ending == "win"


# ---- 10. Termination -------------------------------------------------------------------------------------------------


def test_LV_10_1_two_votes_stay_two_under_the_penalty() -> None:
    votes = min(data.VOTES)
    assert votes == 2 == votes - votes // 3


@pytest.mark.parametrize(("players", "last"), [(3, 10), (4, 8), (5, 7)])
def test_LV_10_2_a_king_is_certain_at_the_latest_in_that_election(players: int, last: int) -> None:
    assert data.MOST_ELECTIONS[players - 3] == last
    best = -(-(last - 1) * (players + 1) // 2)
    assert best + 2 >= data.MAJORITY[players - 3]  # even with the smallest county
    before = -(-(last - 2) * (players + 1) // 2)
    assert before + 2 < data.MAJORITY[players - 3]


def test_LV_10_3_games_in_which_everybody_does_as_little_as_he_can_end_too() -> None:
    for players in data.PLAYERS:
        match = vivat.game(data.ID, players=players).new(seed=1)
        turns = 0
        while not match.over:
            seat = min(match.waiting_for)
            match.choose(seat, match.choices(seat)[0])  # stay, end, the cheapest card
            turns += 1
            assert turns < 2000
        assert match.position()["elections"] <= data.MOST_ELECTIONS[players - 3]


@pytest.mark.parametrize(("players", "most"), [(3, 58_880), (4, 76_800), (5, 99_120)])
def test_LV_10_4_the_bound_of_a_game_in_which_no_confrontation_gives_everything_back(players: int, most: int) -> None:
    assert check.longest(words.start(words.options({"players": players}))) == most


def test_LV_10_4_the_bound_grows_with_what_is_asked() -> None:
    def longest(**options: Any) -> int:
        return check.longest(words.start(words.options({"players": 3, **options})))

    usual = longest()
    assert longest(taking_back="always") == 57_080
    assert longest(dice_on_cards="by_hand") == usual + 10 * 60 * 8 * 3
    assert longest(quiet_rounds=0) == longest(quiet_rounds=5) > usual


@pytest.mark.parametrize("players", data.PLAYERS)
def test_LV_10_4_no_turn_has_more_decisions_than_the_bound_allows_it(players: int) -> None:
    quiet_turns = 0
    for seed in range(3):
        for turn in turns_of(kit.random_match(data.ID, {"players": players}, seed)):
            kinds = [word.split(":")[0] for word in turn]
            cards = sum(word.startswith("roll_for_courtier:x") for word in turn)
            fights = int("commit_cards" in kinds)
            if quiet := "cross_card" not in kinds and "place_free:place" not in turn and not fights:
                assert len(turn) <= 2
            assert len(turn) <= 4 + 3 * kinds.count("cross_card") + cards + (2 * players + 2) * fights
            quiet_turns += quiet
    assert quiet_turns > 10


def turns_of(match: vivat.Match) -> list[list[str]]:
    """The decisions of each turn."""
    turns: list[list[str]] = []
    for who, word in match.history():
        if word.startswith("move:"):
            turns.append([])
        if who != "chance":
            turns[-1].append(word)
    return turns


def test_LV_10_5_random_games_stay_far_below_two_thousand_decisions() -> None:
    for players in data.PLAYERS:
        tally = Tally()
        simulate(words.start(words.options({"players": players})), 30, Rng(players), tally)
        assert tally.longest < 2000
