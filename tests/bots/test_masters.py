"""Masters: the networks that are shipped, the tables at which they are asked, the same answer again."""

from __future__ import annotations

from typing import Any

import pytest

import vivat
from vivat import bots
from vivat.arena.entrants import searching
from vivat.bots.bot import Question, UnknownBot
from vivat.bots.learned import check_sums, learned, tables_of
from vivat.bots.master import FINE, Guided, Master, Policy

FAST = vivat.compiled.is_compiled()
AT: list[tuple[str, dict[str, Any], bool]] = [
    ("king_is_dead", {"players": 2}, True),
    ("king_is_dead", {"players": 2, "mode": "advanced"}, True),
    ("king_is_dead", {"players": 2, "last_tie": "shared"}, False),
    ("king_is_dead", {"players": 3}, False),
    ("long_live_the_king", {"players": 3}, True),
    ("long_live_the_king", {"players": 5}, True),
    ("artus", {"players": 4}, True),
    ("vive_le_roi", {"players": 2}, False),
]


def first_question(game: str, options: dict[str, Any]) -> Question:
    match = vivat.game(game, **options).new(seed=4)
    while len(match.state.options(min(match.waiting_for))) == 1:
        match.choose(min(match.waiting_for), match.choices(min(match.waiting_for))[0])
    return bots.question(match, min(match.waiting_for), seed=9)


@pytest.mark.parametrize("game", vivat.game_ids())
def test_the_network_of_every_game_fits_its_observations_and_no_sum_leaves_32_bits(game: str) -> None:
    found = learned(game)
    assert found is not None
    assert found.game == game
    check_sums(found.network())
    assert len(found.about["stronger"]) == len(found.about["stronger_at"])


@pytest.mark.parametrize("game", vivat.game_ids())
def test_a_shipped_network_can_be_taken_apart_to_learn_on_and_put_together_again(game: str) -> None:
    pytest.importorskip("numpy")
    import pack_weights

    found = learned(game)
    assert found is not None
    whole = found.whole
    again = pack_weights.network_of(pack_weights.weights_of(whole), {"bits": whole.members, "largest": whole.largest})
    assert tables_of(again) == tables_of(whole)
    assert again.value_bias == whole.value_bias


@pytest.mark.parametrize(("game", "options", "asked"), AT)
def test_a_master_asks_it_where_it_was_measured_to_be_stronger_and_nowhere_else(
    game: str, options: dict[str, Any], asked: bool
) -> None:
    master, question = bots.make("master"), first_question(game, options)
    assert isinstance(master, Master)
    assert (master.network(question) is not None) == asked
    assert master.most(question) == (Master.thoughts if asked else bots.LEVELS["master"].simulations)
    assert bots.make("expert").network(question) is None  # type: ignore[attr-defined]


@pytest.mark.skipif(not FAST, reason="too slow interpreted")
@pytest.mark.parametrize("game", vivat.game_ids())
def test_the_same_question_has_the_same_answer_and_other_bots_leave_nothing_behind(game: str) -> None:
    question = first_question(game, {"players": 3})
    one, other = Guided("guided:60", 60), Guided("guided:60", 60)
    first = one.think(question)
    other.think(first_question(game, {"players": 4}))
    assert other.think(question) == first
    assert sum(visits for _, visits, _ in first) >= 50


@pytest.mark.skipif(not FAST, reason="too slow interpreted")
@pytest.mark.parametrize("game", vivat.game_ids())
def test_a_policy_gives_every_option_its_share_and_draws_secret_choices(game: str) -> None:
    match, policy = vivat.game(game, players=3).new(seed=2), Policy(game)
    while not match.over:
        seat = max(match.waiting_for)
        question = bots.question(match, seat, seed=len(match.steps))
        if len(question.knowledge.options(seat)) > 1:
            shares = policy.shares(question)
            assert list(shares) == question.knowledge.options(seat)
            assert sum(shares.values()) == pytest.approx(FINE, abs=len(shares))
        match.choose(seat, bots.answer(policy, match, seat, seed=len(match.steps)))


def test_the_arena_knows_a_search_with_the_network_by_its_size() -> None:
    guided = searching("guided:250", 250)
    assert isinstance(guided, Guided)
    assert guided.most(first_question("artus", {"players": 2})) == 250
    with pytest.raises(UnknownBot):
        Policy("tiny")
