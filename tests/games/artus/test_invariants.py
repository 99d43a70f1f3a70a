"""Section 12: the invariants hold in every game, and every break of one is found."""

from __future__ import annotations

import pytest

from vivat.engine.numbers import CHANCE
from vivat.engine.rng import Rng
from vivat.games.artus import check, data

from .positions import BLACK, BLUE, GAMES, P1, P2, RED, choose, in_turn, moved, start, step, until


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_section_12_holds_after_every_step_of_random_games(players, level):
    for seed in range(8):
        state, rng = start(players, level), Rng(seed)
        while state.waiting_for:
            before = state.clone()
            who, number = step(state, rng)
            assert check.violations(state) == []
            assert check.between(before, who, number, state) == []


def broken(state, rule):
    return any(problem.startswith(f"{rule}:") for problem in check.violations(state))


def changed(state, **fields):
    after = state.clone()
    for name, value in fields.items():
        setattr(after, name, value)
    return after


def table(values, **cells):
    """A copy of a table with some cells changed: `table(state.rings, _0=2)`."""
    copy = list(values)
    for name, value in cells.items():
        copy[int(name[1:])] = value
    return copy


@pytest.fixture
def state():
    return in_turn(P1, RED, "knight_3_6", "score_red")


def test_AR_12_1_two_figures_on_one_chair_are_found(state):
    assert broken(changed(state, royal=table(state.royal, _0=18)), "AR-12.1")
    assert broken(changed(state, taken=state.taken | 1 << 3), "AR-12.1")
    assert broken(changed(state, knights=table(state.knights, _0=state.knights[1])), "AR-12.1")


@pytest.mark.parametrize(("players", "figures"), [(2, 14), (3, 19), (4, 20)])
def test_AR_12_1_so_many_figures_sit(players, figures):
    state, rng = until(start(players, "advanced"), Rng(1), "play_card"), Rng(2)
    while state.waiting_for:
        assert state.taken.bit_count() == figures
        step(state, rng)


def test_AR_12_2_the_number_of_knights(state):
    fewer = state.knights[0] & (state.knights[0] - 1)
    gone = state.knights[0] ^ fewer
    assert broken(changed(state, knights=table(state.knights, _0=fewer), taken=state.taken & ~gone), "AR-12.2")
    placing, rng = until(start(3, "beginner"), Rng(1), "place_knight"), Rng(2)
    while placing.step == data.PLACE_KNIGHT:
        counts = [placing.knights[seat].bit_count() for seat in range(3)]
        assert max(counts) - min(counts) <= 1
        step(placing, rng)


def test_AR_12_3_one_King_and_one_or_two_rings_for_the_others(state):
    assert broken(changed(state, rings=[3, 2, 3, 1], reserve=1), "AR-12.3")
    assert broken(changed(state, rings=[2, 2, 2, 1], reserve=3), "AR-12.3")
    assert broken(changed(state, rings=[0, 2, 3, 1], reserve=4), "AR-12.3")
    assert broken(changed(state, king=1), "AR-12.3")


def test_AR_12_4_ten_rings(state):
    assert broken(changed(state, reserve=4), "AR-12.4")


def test_AR_12_5_the_reserve_holds_1_to_4(state):
    assert broken(changed(state, reserve=0), "AR-12.5")
    for seed in range(5):
        game, rng, least = start(4, "advanced"), Rng(seed), 10
        while game.waiting_for:
            least = min(least, game.reserve)
            step(game, rng)
        assert 1 <= least <= 4


def test_AR_12_6_nobody_but_the_King_sits_at_the_crown_plate(state):
    assert broken(changed(state, knights=table(state.knights, _0=state.knights[0] | 1)), "AR-12.6")
    assert broken(changed(state, royal=table(state.royal, _0=0)), "AR-12.6")


def test_AR_12_7_the_values_are_a_rotation_of_the_plates():
    assert sum(data.PLATES) == -74
    state, rng = until(start(2, "beginner"), Rng(1), "play_card"), Rng(2)
    while state.waiting_for:
        king = state.royal[state.king]
        around = [state.value((king + plate) % 28) for plate in range(28)]
        assert around == list(data.PLATES)
        step(state, rng)


def test_AR_12_8_the_full_set_of_cards(state):
    assert broken(changed(state, hand=table(state.hand, _2=state.hand[2] & (state.hand[2] - 1))), "AR-12.8")
    assert broken(changed(state, pile=table(state.pile, _1=state.pile[1] | state.hand[1])), "AR-12.8")
    assert broken(changed(state, aside=table(state.aside, _0=21)), "AR-12.8")
    beginner = in_turn(P1, RED, level="beginner")
    assert broken(changed(beginner, hand=table(beginner.hand, _2=beginner.hand[2] | 1 << data.SCORE_ALL)), "AR-12.8")


@pytest.mark.parametrize(("players", "level"), GAMES)
def test_AR_12_9_hand_sizes_at_the_start_of_a_turn(players, level):
    state, rng, turns = until(start(players, level), Rng(3), "play_card"), Rng(4), [0] * players
    per_turn = data.CARDS_PER_TURN[state.level]
    while state.waiting_for:
        if state.step == data.PLAY_CARD and state.remaining == per_turn:
            turns[state.turn] += 1
            t = turns[state.turn]
            expected = min(4, 17 - t) if level == "beginner" else min(6, 24 - 2 * t)
            assert state.hand[state.turn].bit_count() == expected
        step(state, rng)


def test_AR_12_9_a_hand_that_is_too_small_or_too_large_is_found(state):
    card = state.pile[0] & -state.pile[0]
    larger = changed(
        state, hand=table(state.hand, _0=state.hand[0] | card), pile=table(state.pile, _0=state.pile[0] ^ card)
    )
    assert broken(larger, "AR-12.9")


def broken_step(before, who, after, rule):
    return any(problem.startswith(f"{rule}:") for problem in check.between(before, who, 0, after))


def test_AR_12_10_a_move_changes_one_or_two_chairs_and_a_ring_none(state):
    ring = in_turn(P1, RED, "ring_silver")
    choose(ring, RED, "play_card:ring_silver")
    after = ring.clone()
    choose(after, RED, "pick_prince:7")
    assert not broken_step(ring, RED, after, "AR-12.10")
    assert broken_step(ring, RED, changed(after, royal=table(after.royal, _0=8)), "AR-12.10")
    choose(state, RED, "play_card:knight_3_6", "pick_figure:23")
    after = state.clone()
    choose(after, RED, "pick_steps:5")
    assert not broken_step(state, RED, after, "AR-12.10")
    assert broken_step(state, RED, changed(after, royal=table(after.royal, _0=8)), "AR-12.10")


def test_AR_12_11_only_the_acting_seat_s_total_changes_and_by_a_possible_amount(state):
    choose(state, RED, "play_card:knight_3_6", "pick_figure:23")
    after = state.clone()
    choose(after, RED, "pick_steps:3")
    assert not broken_step(state, RED, after, "AR-12.11")
    assert broken_step(state, RED, changed(after, total=table(after.total, _0=1)), "AR-12.11")
    assert broken_step(state, RED, changed(after, total=table(after.total, _2=11)), "AR-12.11")
    assert broken_step(state, RED, changed(after, total=table(after.total, _2=-16)), "AR-12.11")


def test_AR_12_11_the_ranges_of_the_scoring_cards():
    green = sorted(value for value in data.PLATES if value > 0)
    red = sorted(value for value in data.PLATES if value < 0)
    amounts = check.amounts(data.PLATES)
    assert amounts[data.SCORE_ALL] == (sum(red[:5]), sum(green[-5:]))
    assert amounts[data.SCORE_REVERSED] == (-sum(green[-5:]), -sum(red[:5]))
    assert amounts[data.SCORE_THREE_COLOURS] == (-15, green[-1] + red[-1])
    assert amounts[data.SCORE_CARPET] == (red[0] + red[1], green[-1] + green[-2])
    assert amounts[data.SCORE_RED] == (-50, sum(red[-3:]))
    assert (red[0], green[-1]) == amounts[check.OTHERS]


def test_AR_12_12_the_bounds_of_totals(state):
    for level, cards in (("beginner", 16), ("advanced", 22)):
        allowed = check.amounts(data.PLATES)
        amounts = [allowed.get(card, allowed[check.OTHERS]) for card in range(cards)]
        bounds = sum(low for low, _ in amounts), sum(high for _, high in amounts)
        assert check.totals(data.PLATES, data.LEVELS.index(level)) == bounds
    assert broken(changed(state, total=[0, 293, 0, 0]), "AR-12.12")
    assert broken(changed(state, total=[0, -451, 0, 0]), "AR-12.12")


def test_AR_12_13_the_turns_of_two_seats_differ_by_at_most_one():
    for players, level in GAMES:
        state, rng, turns, seat = until(start(players, level), Rng(1), "play_card"), Rng(2), [0] * players, -1
        while state.waiting_for:
            if state.turn != seat:
                seat = state.turn
                turns[seat] += 1
            assert max(turns) - min(turns) <= 1
            step(state, rng)
        assert len(set(turns)) == 1


def test_AR_12_13_a_seat_that_has_played_too_much_is_found(state):
    assert broken(changed(state, turn=BLUE, waiting_for=1 << BLUE, first=BLUE, remaining=1), "AR-12.13")


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"waiting_for": 1}, "AR-7.1"),
        ({"waiting_for": CHANCE}, "AR-7.1"),
        ({"card": 2}, "AR-7.1"),
        ({"figure": 23}, "AR-7.14"),
        ({"source": 1}, "AR-8.13"),
        ({"first": -1}, "AR-3.7"),
        ({"remaining": 0}, "AR-4.1"),
    ],
)
def test_a_state_whose_memory_does_not_fit_its_step_is_found(state, fields, rule):
    assert broken(changed(state, **fields), rule)


def test_a_figure_the_card_cannot_move_is_found():
    state = in_turn(P1, RED, "knight_3_6")
    choose(state, RED, "play_card:knight_3_6", "pick_figure:23")
    assert broken(changed(state, figure=1), "AR-7.13")
    assert broken(changed(state, card=data.CARDS.index("king_4_8")), "AR-4.2")


def test_a_hand_that_changes_out_of_turn_is_found():
    state = in_turn(P2, BLACK, "knight_1_4")
    after = state.clone()
    moved(after, BLACK, "knight_1_4", 8, 3)
    assert broken_step(state, BLACK, changed(after, hand=table(after.hand, _1=0)), "AR-4.6")
