"""OpenSpiel, the nearest public engine: driven from Python like ours, and its own search in C++.

Other games, so an order of magnitude; a simulation of a longer game is more work, so searches are compared by the
decisions they simulate.
"""

from __future__ import annotations

import random
from typing import Any

from benchmarks.slices import Work

GAMES = ("hearts", "backgammon")
HEARTS = 52  # decisions left when the first card is to be led
SIMULATIONS = 200


def peers() -> dict[str, dict[str, Work]]:
    """The work of each peer, by our measure it stands beside and its name; none if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    calls = {f"OpenSpiel {name}": driven(pyspiel.load_game(name)) for name in GAMES}
    return {"calls": calls, "search": {"OpenSpiel ISMCTS hearts": searching(pyspiel)}}


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


def searching(pyspiel: Any) -> Work:
    """OpenSpiel's information-set search in C++ before the first card, with random playouts to the end."""
    rng = random.Random(7)
    state = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state.chance_outcomes(), rng))

    def work(portion: int) -> tuple[int, int, int]:
        for _ in range(portion):
            final, evaluator = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, pyspiel.RandomRolloutEvaluator(1, 7)
            bot = pyspiel.ISMCTSBot(rng.randrange(1 << 30), evaluator, 2.0, SIMULATIONS, -1, final, False, True)
            bot.step(state)
        simulations = SIMULATIONS * portion
        return simulations * HEARTS, simulations, 0

    return work


def drawn(chances: list[tuple[int, float]], rng: random.Random) -> int:
    rest = rng.random()
    for outcome, probability in chances:
        rest -= probability
        if rest < 0:
            return outcome
    return chances[-1][0]
