"""OpenSpiel, the nearest public engine, driven from Python like ours. Other games, so an order of magnitude."""

from __future__ import annotations

import random
from typing import Any

from benchmarks.slices import Work

GAMES = ("hearts", "backgammon")


def peers() -> dict[str, Work]:
    """The work of each peer by its name; none if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {f"OpenSpiel {name}": driven(pyspiel.load_game(name)) for name in GAMES}


def driven(game: Any) -> Work:
    """Random games call by call; dealing and dice are chance, not decisions."""
    rng = random.Random(7)

    def work(games: int) -> tuple[int, int, int]:
        decisions = chance = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), rng))
                    chance += 1
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    decisions += 1
        return decisions, games, chance

    return work


def drawn(chances: list[tuple[int, float]], rng: random.Random) -> int:
    rest = rng.random()
    for outcome, probability in chances:
        rest -= probability
        if rest < 0:
            return outcome
    return chances[-1][0]
