"""The games for OpenSpiel: `pyspiel.load_game("vivat_artus(players=2)")` once this module is imported.

Chance is explicit. An action is an index of (step, option), the same at every step of a game; outcomes of chance have
numbers of their own. The observation is what the seat knows; there is no information state, because a state keeps what
a perfect memory needs but not the order of everything that was seen. Seats that choose in secret and at the same time
are asked in the order of the seats, and none sees what the others chose before all have chosen.

Options of the game are given as JSON: `vivat_artus(players=2,options={"level":"advanced"})`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy
import pyspiel

import vivat
from vivat.engine.numbers import CHANCE, OPTIONS
from vivat.research.table import Array, Table

LONGEST = 100_000  # decisions of one game, no game comes near


def kind_of(game: str) -> Any:
    players = vivat.games.definition(game).players
    return pyspiel.GameType(
        short_name=f"vivat_{game}",
        long_name=f"Vivat: {game.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # teams, and an Emissary who may win
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(players), "options": "{}", "perfect_information": False},
    )


class Playing(pyspiel.State):
    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        waiting = self.table.state.waiting_for
        if waiting == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.asked()[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player) if player in self.table.asked() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.table.state.chances()
        total = sum(weight for _, weight in found)
        return [(outcome, weight / total) for outcome, weight in found]

    def _apply_action(self, action: int) -> None:
        if self.table.state.waiting_for == CHANCE:
            self.table.state.befall(int(action))
        else:
            self.table.choose(self.current_player(), int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        words = vivat.games.definition(self.table.spec.game).words
        if player == pyspiel.PlayerId.CHANCE:
            return str(words.outcome(self.table.state, int(action)))
        known = self.table.known(player)
        spot = int(action) - self.table.observer.first(known)
        return str(words.choice(self.table.state, player, self.table.observer.action(known, player, spot)))

    def is_terminal(self) -> bool:
        return self.table.state.waiting_for == 0

    def returns(self) -> list[float]:
        return self.table.wins()

    def __str__(self) -> str:
        return json.dumps(self.table.state.fields())


class Seeing:
    """What a player knows, as OpenSpiel wants it: all zeros for one who is not asked."""

    def __init__(self, table: Table) -> None:
        self.tensor: Array = numpy.zeros(table.spec.features, numpy.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: Playing, player: int) -> None:
        self.tensor[:] = state.table.features(player) if player in state.table.asked() else 0.0

    def string_from(self, state: Playing, player: int) -> str:
        known = state.table.known(player) if state.table.state.waiting_for else state.table.state
        return json.dumps(known.fields())


class Game(pyspiel.Game):
    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", min(vivat.games.definition(self.id).players)))
        options = json.loads(given.get("options", "{}"))
        self.table = Table(self.id, {"players": players, **options}, bool(given.get("perfect_information", False)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.spec.options,
            max_chance_outcomes=OPTIONS,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(self.id), info, given)

    def new_initial_state(self) -> Playing:
        return Playing(self, self.table.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seeing:
        return Seeing(self.table)


def register() -> None:
    """All games, once."""
    for game in vivat.game_ids():
        kind = kind_of(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(f"Vivat{game.title().replace('_', '')}", (Game,), {"id": game}))


register()
