"""The games as PettingZoo environments, one seat an agent.

    env = aec("vive_le_roi", players=4)            # one agent at a time
    env = parallel("vive_le_roi", players=4)       # all at once: whoever is not asked has one option, to wait

An observation is a dict: `observation`, the features of what the seat knows, and `action_mask`. Seats that choose in
secret and at the same time are asked one after the other by `aec`, always in the order of the seats, and none of them
sees what the others chose before all have chosen.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from vivat.research.table import Array, Table

Seen = dict[str, Array]


def agent(seat: int) -> str:
    return f"seat_{seat}"


def spaces_of(table: Table, waits: int) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    options = table.spec.options + waits
    features = spaces.Box(-1.0, 1.0, (table.spec.features,), numpy.float32)
    return spaces.Dict({"observation": features, "action_mask": spaces.MultiBinary(options)}), spaces.Discrete(options)


class Agents:
    """What both forms have: a table, an agent for each seat, and what each sees and may do."""

    def sit_down(self, game: str, options: dict[str, Any], perfect_information: bool, waits: int) -> None:
        self.table = Table(game, options, perfect_information)
        self.render_mode = "ansi"
        self.possible_agents = [agent(seat) for seat in range(self.table.seats)]
        self.agents: list[str] = []
        seen, acts = spaces_of(self.table, waits)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {name: spaces.Discrete(acts.n) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        self.table.begin(numpy.random.SeedSequence(seed).generate_state(1)[0].item() if seed is None else seed)
        self.agents = list(self.possible_agents)

    def render(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.table.state.fields().items())

    def close(self) -> None:
        pass


class Aec(Agents, AECEnv[str, Seen, int]):
    metadata: ClassVar[dict[str, Any]] = {"name": "vivat", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, options: dict[str, Any], perfect_information: bool = False) -> None:
        super().__init__()
        self.sit_down(game, options, perfect_information, waits=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = agent(self.table.asked()[0])

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        if seat in self.table.asked():
            return {"observation": self.table.features(seat), "action_mask": self.table.mask(seat)}
        return nothing(self.table, 0)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked chooses"
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.choose(self.possible_agents.index(self.agent_selection), action)
        self.table.settle()
        asked = self.table.asked()
        if asked:
            self.agent_selection = agent(asked[0])
            self._clear_rewards()
        else:
            self.rewards = dict(zip(self.agents, self.table.wins(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def nothing(table: Table, waits: int) -> Seen:
    """For a seat that is not asked: nothing to see, and nothing to choose but to wait."""
    mask = numpy.zeros(table.spec.options + waits, numpy.int8)
    mask[table.spec.options :] = 1
    return {"observation": numpy.zeros(table.spec.features, numpy.float32), "action_mask": mask}


class Parallel(Agents, ParallelEnv[str, Seen, int]):
    metadata: ClassVar[dict[str, Any]] = {"name": "vivat", "render_modes": ["ansi"]}

    def __init__(self, game: str, options: dict[str, Any], perfect_information: bool = False) -> None:
        self.sit_down(game, options, perfect_information, waits=1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.seen(), {name: {} for name in self.agents}

    def seen(self) -> dict[str, Seen]:
        asked = self.table.asked()
        return {agent(seat): self.seen_by(seat) if seat in asked else nothing(self.table, 1) for seat in self.all()}

    def all(self) -> range:
        return range(self.table.seats)

    def seen_by(self, seat: int) -> Seen:
        return {
            "observation": self.table.features(seat),
            "action_mask": numpy.append(self.table.mask(seat), numpy.int8(0)),
        }

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Everybody who is asked chooses before anything is carried out."""
        for seat in self.table.asked():
            self.table.choose(seat, actions[agent(seat)])
        self.table.settle()
        over = self.table.state.waiting_for == 0
        rewards = dict(zip(self.agents, self.table.wins(), strict=True))
        seen = self.seen()
        names, self.agents = self.agents, [] if over else self.agents
        ended, cut = dict.fromkeys(names, over), dict.fromkeys(names, False)
        return seen, rewards, ended, cut, {name: {} for name in names}


def aec(game: str, perfect_information: bool = False, **options: Any) -> Aec:
    return Aec(game, options, perfect_information)


def parallel(game: str, perfect_information: bool = False, **options: Any) -> Parallel:
    return Parallel(game, options, perfect_information)
