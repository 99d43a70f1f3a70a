"""Sections 10 and 12: each invariant is seen to be broken by a state that breaks it, and the bounds hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kit
import pytest

import vivat
from vivat.engine.playout import Tally, simulate
from vivat.engine.rng import Rng
from vivat.games.king_is_dead import check, data
from vivat.games.king_is_dead.rules import KingIsDead

from .positions import ended, match, state_of

OPEN = "Mo 1/0/1 St=S La 1/1/1 No 1/1/1 Gw 0/2/0 Wa 1/1/1 Es 0/1/2 De 1/0/1 supply 8/8/7"


def table(name: str, cell: int, value: int) -> Callable[[KingIsDead], None]:
    """A change of one cell of a table."""

    def change(state: KingIsDead) -> None:
        cells = list(getattr(state, name))
        cells[cell] = value
        setattr(state, name, cells)

    return change


def field(name: str, value: int) -> Callable[[KingIsDead], None]:
    return lambda state: setattr(state, name, value)


BROKEN: list[tuple[str, Callable[[KingIsDead], None]]] = [
    ("KD-12.1", table("supply", 0, 9)),
    ("KD-12.1", table("court", 1, 7)),
    ("KD-12.2", table("followers", 0, -1)),
    ("KD-12.2", table("followers", 1, 2)),
    ("KD-12.3", table("controlled", 1, 2)),
    ("KD-12.3", field("struggles", 2)),
    ("KD-12.4", table("space", 0, 5)),
    ("KD-12.5", lambda state: setattr(state, "disc_on", [3, 3, -1, -1])),
    ("KD-12.5", table("disc_on", 3, 4)),
    ("KD-12.6", field("unstable", 0b10110000)),
    ("KD-12.7", table("hand", 0, 0)),
    ("KD-12.7", table("pile_size", 1, 0)),
    ("KD-12.8", lambda state: setattr(state, "court", [9, 9, 9, *state.court[3:]])),
    ("KD-12.9", field("passes", 3)),
    ("KD-12.10", field("struggles", 8)),
    ("KD-12.11", field("box", 0)),
    ("KD-12.11", lambda state: setattr(state, "hand", [state.hand[0] | 1 << data.PLOT, *state.hand[1:]])),
    ("KD-12.13", field("actions", 30)),
    ("KD-12.7", table("last_action", 0, 1)),
    ("KD-12.16", field("player", 2)),
]


@pytest.mark.parametrize(("rule", "change"), BROKEN)
def test_a_state_that_breaks_an_invariant_is_found(rule: str, change: Callable[[KingIsDead], None]) -> None:
    """KD-12.1, KD-12.2, KD-12.3, KD-12.4, KD-12.5, KD-12.6, KD-12.7, KD-12.8, KD-12.9, KD-12.10, KD-12.11, KD-12.13,
    KD-12.16."""
    state = state_of(match(OPEN, players=3, mode="advanced")).clone()
    assert not check.violations(state)
    change(state)
    assert any(problem.startswith(rule + ":") for problem in check.violations(state)), check.violations(state)


def test_KD_12_14_points_that_do_not_add_up_are_found() -> None:
    state = state_of(kit.random_match("king_is_dead", {"players": 2, "mode": "basic"}, 1)).clone()
    state.winners = 0
    assert any(problem.startswith("KD-12.14") for problem in check.violations(state))


def test_KD_R20_and_KD_R21_a_tie_that_is_not_broken_as_the_text_is_read_is_found() -> None:
    left, courts = ["KD-R20: the winners have cards left to play"], ["5/5/0", "5/5/0", "3/4/2", "2/3/5"]
    fields = {"mode": "advanced", "hands": {2: ["plot"]}, "piles": {0: ["spy"]}, "actions": [8, 8, 7, 8]}
    state = state_of(ended("W S W E W S W S", courts, last=[20, 28, 30, 31], **fields)).clone()
    assert check.last_ties(state) == []
    state.readings = [data.PLOT_TO_PLAY]
    assert check.last_ties(state) == left, "C, of the winners, holds Plot"
    state.readings = [data.PLOT_TO_PLAY | data.ONE_HAND]
    assert check.last_ties(state) == [], "A has played everything"
    state.hand = [state.hand[2]] * 4
    assert check.last_ties(state) == left
    state.decided_by, state.readings = data.ACTED_LONGEST_AGO, [data.SHARE_LAST_TIE]
    assert check.last_ties(state) == ["KD-R21: a tie that is to be shared was broken"]


def test_KD_12_15_views_do_not_depend_on_other_hands_the_box_or_the_seed() -> None:
    game = vivat.game("king_is_dead", players=3, mode="advanced", first_seat=0)
    one = game.new(seed=1)
    history = one.history()
    cards = [word for _, word in history if word.startswith("deal:")]
    unseen = [f"deal:{card}" for card in one.position()["box"]]
    swapped = dict(zip(cards[3:6], unseen, strict=True))  # seat 1 gets what lay in the box
    other = game.new(chance="typed")
    for _, word in history:
        other.happen(swapped.get(word, word))
    assert one.state.fields() != other.state.fields()
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.log(seat) == other.log(seat)


def test_KD_12_4_a_card_with_a_disc_that_moves_is_found() -> None:
    before = state_of(match(OPEN, players=3, piles={0: ["negotiate"]}, discs={"devon": 0}))
    after = before.clone()
    after.exchange_cards(7, 0)
    assert any(problem.startswith("KD-12.4") for problem in check.between(before, 0, data.PASS, after))


def test_KD_10_1_each_action_uses_a_card_and_each_full_row_resolves_a_region() -> None:
    for players in (2, 3, 4):
        game = vivat.game("king_is_dead", players=players).new(seed=players)
        while not game.over:
            (seat,) = game.waiting_for
            words = game.choices(seat)
            game.choose(seat, words[-1])  # act as long as there is a card
        state = state_of(game)
        assert state.actions == 8 * players
        assert state.struggles <= 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KD_10_2_the_shortest_game_is_three_full_rows_of_passes(players: int) -> None:
    game = match("Mo 1/1/0 St 1/1/0 La 0/1/1", players=players, courts=["1/1/0"] * players)
    turns = 0
    while not game.over:
        (seat,) = game.waiting_for
        game.choose(seat, "turn:pass")
        turns += 1
    assert turns == 3 * players


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_KD_10_3_no_random_game_is_longer_than_the_bound(players: int, mode: str) -> None:
    """KD-12.13."""
    start: Any = vivat.game("king_is_dead", players=players, mode=mode).start()
    tally = Tally()
    simulate(start, 3000 if vivat.compiled.is_compiled() else 30, Rng(players), tally)
    assert tally.longest <= check.longest(start)


@pytest.mark.parametrize(("players", "turns"), [(2, 47), (3, 94), (4, 157)])
def test_KD_10_2_the_longest_game_is_as_long_as_the_rules_say(players: int, turns: int) -> None:
    """KD-10.3: an invasion may end such a game early, so the longest of some counts."""
    games = [slow_game(players, seed) for seed in range(12)]
    assert max(asked for asked, _ in games) == turns
    bound = check.LONGEST[0][players - 2]
    assert 0.9 * bound < max(decisions for _, decisions in games) <= bound, "the bound is near the truth"


def slow_game(players: int, seed: int) -> tuple[int, int]:
    """Everybody passes as long as somebody later in the row can still act: the turns and the decisions."""
    state: Any = vivat.game("king_is_dead", players=players).start()
    rng, turns, decisions = Rng(seed), 0, 0
    while not state.is_over():
        if chances := state.chances():
            state.befall(chances[rng.below(len(chances))][0])
            continue
        seat = state.player
        options = state.options(seat)
        if state.step == data.TURN:
            turns += 1
            later = [(seat + place) % players for place in range(1, players - state.passes)]
            options = [data.PASS] if any(map(state.playable, later)) else options[1:] or [data.PASS]
        state.play(seat, options[rng.below(len(options))])
        decisions += 1
    return turns, decisions
