"""Judges: shares of one win, the same compiled and interpreted, rising with what the rules reward, no false guides."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import kit
import pytest
from trees import ROOT, run
from try_judges import JUDGED, positions, verdicts

import vivat
from vivat import bots
from vivat.bots.searcher import judge
from vivat.engine.state import State
from vivat.games.artus import data as artus
from vivat.games.long_live_the_king import data as long_live

FAST = vivat.compiled.is_compiled()


def value(state: State, seat: int) -> float:
    judging = judge(type(state).__module__.split(".")[2])
    assert judging
    found: float = judging.value(state, seat)
    return found


def choice(game: str, state: State, seat: int, simulations: int) -> int:
    bot = bots.Searcher("judged", simulations)
    return bot.choose(bots.Question(game, seat, state.known_to(seat), None, 1))


# ---- every judge -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", JUDGED, ids=kit.case_id)
def test_the_values_of_all_sides_are_shares_of_one_win(case: tuple[str, dict[str, object]]) -> None:
    for state in positions(*case, seed=5, share=0.1):
        by_side = {side: value(state, seat) for seat, side in enumerate(state.sides())}
        assert all(0 <= share <= 1 for share in by_side.values())
        emissary = getattr(state, "emissary", 0)  # VR-13.11: he takes a part that no side has
        assert sum(by_side.values()) < 1 if emissary else sum(by_side.values()) == pytest.approx(1, abs=0.02)


def test_a_compiled_judge_says_what_the_interpreted_one_says() -> None:
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    done = run(ROOT, str(ROOT / "tests/bots/try_judges.py"), VIVAT_PURE="1", PYTHONPATH=paths)
    assert done.returncode == 0, done.stderr
    interpreted = json.loads(done.stdout)
    assert len(interpreted) > 1000
    assert verdicts() == pytest.approx(interpreted, abs=1e-9)


# ---- Artus -----------------------------------------------------------------------------------------------------------


def artus_turns(seeds: int, **options: object) -> Iterator[Any]:
    for seed in range(seeds):
        for state in kit.walk(vivat.game("artus", **options).start(), seed):
            if state.step == artus.PLAY_CARD:
                yield state


def test_artus_more_points_are_better() -> None:
    for state in artus_turns(2, players=3, level="advanced"):
        more = state.clone()
        more.total = [points + 5 * (seat == 1) for seat, points in enumerate(state.total)]
        assert value(more, 1) > value(state, 1)
        assert value(more, 0) < value(state, 0)


def test_artus_AR_13_1_the_best_knight_on_the_ten_is_better_than_on_a_lower_green_chair() -> None:
    seen = 0
    for state in artus_turns(6, players=2, level="beginner"):
        king = state.royal[state.king]
        ten = (king + 27) % artus.CHAIRS
        greens = [chair for chair in range(artus.CHAIRS) if state.knights[1] >> chair & 1 and state.value(chair) > 0]
        if state.taken >> ten & 1 or not greens or not (state.hand[1] | state.pile[1]) & artus.CARDS_OF_PILE[0]:
            continue
        seen += 1
        best = max(greens, key=state.value)
        better = state.clone()
        better.taken = state.taken & ~(1 << best) | 1 << ten
        better.knights = [state.knights[0], state.knights[1] & ~(1 << best) | 1 << ten, 0, 0]
        assert value(better, 1) > value(state, 1)
    assert seen > 20


def best_reward(state: State, seat: int) -> int:
    """What the last card of the game can bring its seat."""
    if not state.waiting_for:
        reward: int = state.rewards()[seat]
        return reward
    return max(best_reward(after(state, seat, action), seat) for action in state.options(seat))


def after(state: State, seat: int, action: int) -> State:
    copy = state.clone()
    copy.play(seat, action)
    return copy


def test_artus_search_with_the_judge_plays_the_last_card_of_a_close_game_right() -> None:
    solved = 0
    for state in artus_turns(60, players=2, level="beginner"):
        seat = state.turn
        last = state.cards_held(0) + state.cards_held(1) == 1
        while last and state.waiting_for and len(state.options(seat)) == 1:
            state = after(state, seat, state.options(seat)[0])
        if not last or not state.waiting_for:
            continue
        rewards = {action: best_reward(after(state, seat, action), seat) for action in state.options(seat)}
        if len(set(rewards.values())) > 1:
            solved += 1
            chosen = choice("artus", state, seat, 400 if FAST else 100)
            assert rewards[chosen] == max(rewards.values())
    assert solved >= 3


# ---- Long Live the King ----------------------------------------------------------------------------------------------


def early() -> Any:
    """Three seats at the first move, in their start counties."""
    return vivat.game("long_live_the_king", players=3, start_deal="seat_order").start()


def with_cards(state: Any, seat: int, x1: int, x2: int, x3: int) -> Any:
    copy = state.clone()
    for name in ("hand", "known"):
        table = list(getattr(state, name))
        table[seat * 3 : seat * 3 + 3] = [x1, x2, x3]
        setattr(copy, name, table)
    copy.size = [x1 + x2 + x3 if other == seat else size for other, size in enumerate(state.size)]
    return copy


def with_county(state: Any, seat: int, county: int, courtiers: int) -> Any:
    copy = state.clone()
    copy.court = [held | (other == seat) << county for other, held in enumerate(state.court)]
    copy.courtiers = [courtiers if other == county else number for other, number in enumerate(state.courtiers)]
    return copy


def test_long_live_the_king_bonus_votes_cards_counties_and_courtiers_are_better_to_have() -> None:
    start = early()
    bonus = start.clone()
    bonus.bonus = [0, 1, 0, 0, 0]
    held = with_county(start, 1, long_live.STADFORD, 1)
    for better in (bonus, held, with_cards(start, 1, 12, 8, 1), with_cards(start, 1, 13, 7, 1)):
        assert value(better, 1) > value(start, 1)
        assert value(better, 0) < value(start, 0)
        assert value(better, 2) < value(start, 2)
    assert value(with_county(start, 1, long_live.STADFORD, 2), 1) > value(held, 1)


def test_long_live_the_king_a_thin_hand_is_a_danger() -> None:
    held = with_county(early(), 1, long_live.STADFORD, 1)
    values = [value(with_cards(held, 1, cards, 0, 0), 1) for cards in (1, 3, 6, 12)]
    assert values == sorted(values)


def test_long_live_the_king_LV_5_25_search_calls_the_election_that_makes_it_king() -> None:
    """With a bonus of 18 even two thirds of any county votes are enough, as soon as there is an election."""
    state = with_cards(early(), 0, 1, 0, 0)
    state.bonus = [18, 0, 0, 0, 0]
    seat = state.active
    assert seat == 0
    state.play(seat, long_live.COUNTY + long_live.OXENEFORD)
    state.play(seat, long_live.PLACE)
    assert state.step == long_live.ROLL_FOR_COURTIER
    assert choice("long_live_the_king", state, seat, 200) == long_live.CARD
