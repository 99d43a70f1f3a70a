"""The games for Gymnasium: one learner at one seat, all other seats played by a policy that is given.

    env = make("artus", players=2)                                  # one game; the others choose at random
    envs = make_vec("artus", 4096, players=2, others=policy)        # many, in NumPy; policy(features, mask) -> choices

An observation is a dict: `observation`, the features of what the seat knows, and `action_mask`. The reward is 1 for a
win of one's own and 0 for an even share, when the game is over. A vector begins a game that is over anew within the
same step (`AutoresetMode.SAME_STEP`), and the seat of the learner changes from game to game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from vivat.research import batch
from vivat.research.spec import Options
from vivat.research.table import Array, Table

Policy = Callable[[Array, Array], Array]  # features and masks of some rows -> one (step, option) for each
Seen = dict[str, Array]


class AnyOption:
    """All legal options alike."""

    def __init__(self, seed: int) -> None:
        self.source = numpy.random.default_rng(seed)

    def __call__(self, features: Array, mask: Array) -> Array:
        return batch.any_option(mask, self.source)


def spaces_of(features: int, options: int) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    seen = spaces.Box(-1.0, 1.0, (features,), numpy.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(options)}), spaces.Discrete(options)


class Solo(gymnasium.Env[Seen, Any]):
    """One game. A choice that is not legal changes nothing, and `info["refused"]` says so."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str, options: dict[str, Any], seat: int, others: Policy | None, perfect_information: bool
    ) -> None:
        self.table = Table(game, options, perfect_information)
        self.render_mode = "ansi"
        self.seat, self.others = seat, others
        self.observation_space, self.action_space = spaces_of(self.table.spec.features, self.table.spec.options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.whims: Policy = self.others or AnyOption(int(self.np_random.integers(1 << 30)))
        self.table.begin(int(self.np_random.integers(1 << 30)))
        self.to_own_turn()
        return self.seen(), {}

    def to_own_turn(self) -> None:
        """The others choose until this seat is asked. At a secret choice all of them choose without seeing the rest."""
        while (asked := self.table.asked()) and self.seat not in asked:
            self.let_others(asked)

    def let_others(self, asked: list[int]) -> None:
        for seat in asked:
            if seat != self.seat:
                features, mask = self.table.features(seat)[None], self.table.mask(seat)[None]
                self.table.choose(seat, int(self.whims(features, mask)[0]))
        self.table.settle()

    def seen(self) -> Seen:
        if self.seat in self.table.asked():
            return {"observation": self.table.features(self.seat), "action_mask": self.table.mask(self.seat)}
        spec = self.table.spec
        return {
            "observation": numpy.zeros(spec.features, numpy.float32),
            "action_mask": numpy.ones(spec.options, numpy.int8),
        }

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.seat not in self.table.asked() or int(action) not in self.table.legal(self.seat):
            return self.seen(), 0.0, self.table.state.waiting_for == 0, False, {"refused": True}
        self.table.choose(self.seat, int(action))
        self.table.settle()
        self.to_own_turn()
        return self.seen(), self.table.wins()[self.seat], self.table.state.waiting_for == 0, False, {}

    def render(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.table.state.fields().items())


class Many(gymnasium.vector.VectorEnv[Seen, Array, Array]):
    """Many games over `vivat.research.batch`; game i gives the learner seat i, round and round."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, games: batch.Games, others: Policy | None) -> None:
        self.games, self.others, self.num_envs = games, others, games.size
        spec = games.spec
        self.single_observation_space, self.single_action_space = spaces_of(spec.features, spec.outputs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        number = numpy.arange(self.num_envs)
        self.of_game = numpy.array(spec.seats)[number % len(spec.seats)]
        self.seat = number // len(spec.seats) % self.of_game

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        first = seed if isinstance(seed, int) else 0
        self.whims: Policy = self.others or AnyOption(first)
        self.games.reset(first)
        self.reward = numpy.zeros(self.num_envs)
        self.ended = numpy.zeros(self.num_envs, bool)
        self.to_own_turn()
        return self.seen(), {}

    def seen(self) -> Seen:
        return {"observation": self.games.features(), "action_mask": self.games.mask().view(numpy.int8)}

    def to_own_turn(self) -> None:
        """Steps of the others; a game in which the learner is asked is left as it is."""
        while (theirs := self.games.seats != self.seat).any():
            chosen = numpy.full(self.num_envs, -1, numpy.int64)  # no option: nothing happens there
            rows = numpy.ascontiguousarray(self.games.seen[theirs])
            chosen[theirs] = self.whims(self.games.features(rows), self.games.mask(rows))
            self.advance(chosen, theirs)

    def advance(self, chosen: Array, moving: Array) -> None:
        self.games.step(chosen)
        own = self.games.win[numpy.arange(self.num_envs), self.seat]
        over = (self.games.over == batch.OVER) & moving
        self.reward += numpy.where(over, own, 0.0)
        self.ended |= over

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        legal = self.games.legal[numpy.arange(self.num_envs), actions] == 1
        self.reward[:], self.ended[:] = 0.0, False
        self.advance(actions.astype(numpy.int64), legal)
        self.to_own_turn()
        cut = numpy.zeros(self.num_envs, bool)
        return self.seen(), self.reward.copy(), self.ended.copy(), cut, {"refused": ~legal}


def make(
    game: str, seat: int = 0, others: Policy | None = None, perfect_information: bool = False, **options: Any
) -> Solo:
    return Solo(game, options, seat, others, perfect_information)


def make_vec(game: str, size: int, others: Policy | None = None, how: Options | None = None, **options: Any) -> Many:
    """`how`: threads, perfect_information, as `batch.Games` takes them."""
    games = batch.of(game, size, 0, [options], **(how or {}))
    return Many(games, others)
