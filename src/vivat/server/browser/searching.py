"""The engine's search and its solver of secret choices, as an analysis calls them: here they run in WebAssembly.

The same state, seed and number of simulations come to the same numbers as `engine.search.Search` and
`engine.secret.Secret`; where floats could differ is told in docs/build/one_source.md.
"""

from __future__ import annotations

from array import array
from typing import Any, Protocol

import msgspec

from vivat.bots.trees import MEGABYTES
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games import definition

EVEN = 64  # the fewest parts that shares are told in, as engine/secret.py has it
Tried = list[tuple[int, int, float]]
ROWS: msgspec.json.Decoder[list[tuple[float, ...]]] = msgspec.json.Decoder(list[tuple[float, ...]])


class Advised(msgspec.Struct, frozen=True):
    """How a search that asks the network of the game takes what it says."""

    temperature: float
    belief: float


class NetworkHead(msgspec.Struct, frozen=True):
    """What stands in front of the tables of a network in its file: tools/build_site.py."""

    width: int
    blocks: int
    words: int
    value_bias: float
    bytes: list[int]  # of every table, in the order of `bots.learned.TABLES`


class HowToSearch(msgspec.Struct, frozen=True, kw_only=True):
    """What a search is begun with, as `bots.searcher.search_for` prepares it."""

    seat: int
    source: tuple[int, int]
    megabytes: int
    merged: int
    horizon: int
    looks: int
    exploration: float
    secret: float
    advised: Advised | None = None


class Module(Protocol):
    """The compiled search of one game, as the worker around it offers it."""

    def begin(self, state: Any, settings: str) -> None: ...
    def imagine(self, world: Any) -> None: ...
    def run(self, simulations: int, exploration: float) -> None: ...
    def options(self) -> str: ...
    def totals(self) -> str: ...
    def secret_begin(self, seat: int, source: str) -> None: ...
    def secret_imagine(self, known: Any, common: Any) -> None: ...
    def secret_run(self, simulations: int) -> None: ...
    def secret_options(self) -> str: ...


class SearchElsewhere:
    """What an analysis uses of `Search`."""

    def __init__(self, module: Module, game: str) -> None:
        self.module, self.game = module, game
        self.exploration = definition(game).searching.exploration
        self.sides: list[int] = []
        self.simulations = 0

    def begin(self, known: State, seat: int, seed: int, keeps: bool = False) -> None:
        self.sides, self.simulations = known.sides(), 0
        asked = HowToSearch(seat=seat, source=source(seed), **{**prepared(self.game), "exploration": self.exploration})
        self.module.begin(packed(known), msgspec.json.encode(asked).decode())

    def imagine(self, world: State) -> None:
        self.module.imagine(packed(world))

    def run(self, simulations: int) -> None:
        self.simulations += simulations
        self.module.run(simulations, self.exploration)

    def options(self) -> Tried:
        return means(ROWS.decode(self.module.options()))

    def values(self) -> list[float]:
        totals = msgspec.json.decode(self.module.totals(), type=list[float])
        return [totals[side] / (self.simulations or 1) for side in self.sides]


class SecretElsewhere:
    """What an analysis uses of `Secret`."""

    def __init__(self, module: Module) -> None:
        self.module, self.simulations = module, 0

    def begin(self, known: State, common: State, seat: int, seed: int) -> None:
        self.simulations = 0
        self.module.secret_begin(seat, msgspec.json.encode(source(seed)).decode())
        self.imagine(known, common)

    def imagine(self, known: State, common: State) -> None:
        self.module.secret_imagine(packed(known), packed(common))

    def run(self, simulations: int) -> None:
        self.simulations += simulations
        self.module.secret_run(simulations)

    def options(self) -> Tried:
        return shares([(self.simulations,), *ROWS.decode(self.module.secret_options())])


def prepared(game: str, advised: bool = False) -> dict[str, Any]:
    """What of a search is the same whoever is asked; `advised` by the network of the game."""
    use, judged = definition(game).searching, definition(game).judge
    cut = use.judged and hasattr(judged, "value")
    return {
        "megabytes": MEGABYTES, "merged": int(use.merged), "horizon": use.horizon if cut else -1,
        "looks": use.looks if cut else 0, "exploration": use.trust if advised else use.exploration,
        "secret": use.secret, "advised": Advised(use.temperature, use.belief) if advised else None,
    }  # fmt: skip


def source(seed: int) -> tuple[int, int]:
    rng = Rng(seed)
    return rng.x, rng.y


def packed(*states: State) -> bytes:
    """All numbers of these states, in the order of their fields."""
    flat = array("q")
    for state in states:
        for value in state.fields().values():
            flat.extend(value if isinstance(value, list) else [value])
    return flat.tobytes()


def means(told: list[tuple[float, ...]]) -> Tried:
    """From (action, visits, sum of rewards)."""
    return sorted((int(action), int(visits), total / visits) for action, visits, total in told)


def shares(told: list[tuple[float, ...]]) -> Tried:
    """From the number of simulations, then (share, worth) of every option: as `Secret.options` tells them."""
    (simulations,), *options = told
    whole = max(simulations, EVEN) / sum(share for share, _ in options)
    counts = [(action, round(share * whole), worth / simulations) for action, (share, worth) in enumerate(options)]
    return [item for item in counts if item[1]]
