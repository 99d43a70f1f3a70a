"""Many games of one kind side by side on a GPU; a call makes one step of each.

    environment = vivat.gpu.environment.of("artus", 1 << 20, seed=1, players=2)
    masks = torch.from_dlpack(environment.masks)      # the same memory, also for JAX: nothing goes through the host
    environment.step(actions)                         # int32, one for each game; `masks` now holds the next options

A game that ends begins anew within the same call. Chance is drawn on the device by the random source of the engine:
game i is what Python plays with `Rng(seed + i)` and the same actions.
"""

from __future__ import annotations

from typing import Any

from .module import Module, cupy

RUNNING, OVER, REFUSED = range(3)  # status


class Environment:
    """Arrays on the device, one entry for each game, rewritten by every step:

    masks     uint64  the options of the seat that is asked, as a bit set
    seats     int8    the seat that is asked; of several that choose in secret the lowest
    status    int8    RUNNING; OVER: the step ended a game, a new one has begun; REFUSED: no option, nothing happened
    rewards   int16   by game and seat, of the last game that was over, in parts of WIN
    """

    def __init__(self, module: Module, count: int, players: int, seed: int) -> None:
        self.module, self.count = module, count
        self.states = cupy.zeros((count, module.state_bytes), "uint8")
        self.dice = cupy.zeros((2, count), "uint32")
        self.masks = cupy.zeros(count, "uint64")
        self.seats = cupy.zeros(count, "int8")
        self.status = cupy.zeros(count, "int8")
        self.rewards = cupy.zeros((count, players), "int16")
        self.stepping = module.kernel("environment", "step")
        self.reset(seed)

    def batch(self) -> tuple[Any, ...]:
        return (
            cupy.int64(self.count), self.module.start, self.states, self.dice, self.masks, self.seats, self.status,
            self.rewards,
        )  # fmt: skip

    def reset(self, seed: int) -> None:
        """Every game begins anew, game i with the random source of seed + i."""
        kernel = self.module.kernel("environment", "reset")
        self.module.launch(kernel, self.count, (*self.batch(), cupy.int64(seed)))

    def step(self, actions: Any) -> None:
        """One option for each game: an int32 array on the device, of CuPy or of anything that speaks DLPack."""
        if not isinstance(actions, cupy.ndarray):
            actions = cupy.from_dlpack(actions)
        if actions.dtype != cupy.int32 or actions.shape != (self.count,) or not actions.flags.c_contiguous:
            raise ValueError(f"actions are {self.count} numbers of 32 bits in a row")
        self.module.work_off(self.stepping, self.count, (*self.batch(), actions))

    def observe(self) -> Any:
        """What each seat that is asked knows: one row of int64 a game, as State.encode gives it."""
        rows = cupy.empty((self.count, self.module.numbers), "int64")
        given = (cupy.int64(self.count), self.states, self.seats, cupy.int64(self.module.numbers), rows)
        self.module.launch(self.module.kernel("observe", "observe"), self.count, given)
        return rows


class RandomPolicy:
    """Any option, each as likely as the others: stands where a policy stands, for measuring and comparing."""

    def __init__(self, environment: Environment, seed: int) -> None:
        self.environment = environment
        self.dice = cupy.zeros((2, environment.count), "uint32")
        self.actions = cupy.zeros(environment.count, "int32")
        self.choosing = environment.module.kernel("environment", "choose")
        sow = environment.module.kernel("environment", "sow")
        given = (cupy.int64(environment.count), cupy.int64(seed), self.dice)
        environment.module.launch(sow, environment.count, given, states=0)

    def choose(self) -> Any:
        there = self.environment
        given = (cupy.int64(there.count), there.masks, self.dice, self.actions)
        there.module.launch(self.choosing, there.count, given, states=0)
        return self.actions


def of(game: str, count: int, seed: int, **options: Any) -> Environment:
    """An environment of a game with these options."""
    import vivat

    from .sources import of_rules

    start = vivat.game(game, **options).start()
    numbers = [n for value in start.fields().values() for n in (value if isinstance(value, list) else [value])]
    header = of_rules(game, vivat.compiled.digest(vivat.compiled.sources()))
    return Environment(Module(header, numbers), count, start.seats, seed)
