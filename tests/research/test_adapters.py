"""The environments pass the tests of those who made the interfaces, and seats do not see secret choices."""

from __future__ import annotations

import warnings
from typing import Any

import every
import pytest

numpy = pytest.importorskip("numpy")

TABLES: dict[str, dict[str, Any]] = {
    "artus": {"players": 3},
    "king_is_dead": {"players": 4},
    "long_live_the_king": {"players": 3},
    "vive_le_roi": {"players": 4, "ambition": True},
}


@every.game
def test_pettingzoos_own_tests(game: str) -> None:
    pytest.importorskip("pettingzoo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own games warn too, where what they need is installed
        from pettingzoo.test import api_test, parallel_api_test, seed_test

        from vivat.research import pettingzoo

        api_test(pettingzoo.aec(game, **TABLES[game]), num_cycles=30)
        parallel_api_test(pettingzoo.parallel(game, **TABLES[game]), num_cycles=30)
        seed_test(lambda: pettingzoo.aec(game, **TABLES[game]), num_cycles=8)


def test_gymnasiums_own_test() -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from vivat.research import gymnasium

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make("artus", players=2), skip_render_check=True)


def test_a_vector_of_gymnasium_plays_whole_games() -> None:
    pytest.importorskip("gymnasium")
    from vivat.research import gymnasium

    many = gymnasium.make_vec("artus", 12, players=2)
    seen, _ = many.reset(seed=3)
    assert many.observation_space.contains(seen)
    policy, games, won = gymnasium.AnyOption(1), 0, 0.0
    for _ in range(110):
        seen, reward, ended, cut, info = many.step(policy(seen["observation"], seen["action_mask"]))
        assert (many.games.seats == many.seat).all()  # the learner is asked, everywhere
        assert not (cut.any() or info["refused"].any() or reward[~ended].any())
        games, won = games + int(ended.sum()), won + float(reward.sum())
    assert games >= 12
    assert abs(won) < games
    _, reward, ended, _, info = many.step(numpy.full(12, many.games.spec.outputs - 1))
    assert info["refused"].all()
    assert not (ended.any() or reward.any())


@every.game
def test_openspiels_own_test(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import json

    from vivat.research import openspiel  # noqa: F401, registers the games

    table = dict(TABLES[game])
    name = f"vivat_{game}(players={table.pop('players')},options={json.dumps(table)})"
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_secret_choice_is_not_seen_by_those_who_are_asked_after_it() -> None:
    """Whatever the first seats laid, the next one is shown the same."""
    from vivat.research.table import Table

    table = Table("vive_le_roi", {"players": 4, "ambition": True})
    table.begin(5)
    assert len(table.asked()) == 4
    shown = []
    for choice in table.legal(0):
        other = table.copy()
        other.choose(0, choice)
        assert other.asked() == [1, 2, 3]
        shown.append(other.words(1).tolist())
    assert len(shown) == 2
    assert shown[0] == shown[1]
