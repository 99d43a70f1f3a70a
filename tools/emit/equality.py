"""Whether the emitted code plays as Python does: every number of every state of random games, what seats know, worlds
dealt from it, what the judge says, searches and secret choices.

Python's side is whatever this process runs: interpreted with VIVAT_PURE=1.
"""

from __future__ import annotations

import importlib
import importlib.util
import struct
from array import array
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

import vivat
from emit.machines import Machine
from vivat.bots.learned import Learned, learned, tables_of
from vivat.bots.searcher import search_for
from vivat.engine.numbers import CHANCE
from vivat.engine.observation import Observation
from vivat.engine.playout import one_step
from vivat.engine.rng import Rng
from vivat.engine.search import Search
from vivat.engine.secret import Secret
from vivat.engine.state import State

Case = tuple[str, dict[str, Any]]
ROOM = 1 << 18  # numbers of a traced game to begin with
MEGABYTES = 1
SIMULATIONS = (40, 20)  # of one search, and of the next, which keeps its tree
ADVISED = 8  # with a network


def start_of(case: Case) -> State:
    game, options = case
    return vivat.game(game, **options).start()


def judge_of(game: str) -> ModuleType:
    return importlib.import_module(f"vivat.games.{game}.judge")


def numbers(state: State) -> list[int]:
    """All numbers of a state, in the order of its fields."""
    flat: list[int] = []
    for value in state.fields().values():
        flat.extend(value if isinstance(value, list) else [value])
    return flat


def bits_of(x: float) -> int:
    found: int = struct.unpack("<q", struct.pack("<d", x))[0]
    return found


# ---- whole games -----------------------------------------------------------------------------------------------------


def trace(case: Case, seed: int, every: int) -> array[int]:
    """A random game: every state, and at each so many steps what a seat knows and how the judge sees it."""
    state, rng, other = start_of(case), Rng(seed), Rng(1)
    judge = judge_of(case[0])
    written = array("q")
    step = 0
    while True:
        written.extend(numbers(state))
        if not state.waiting_for:
            break
        if step % every == 0 and state.waiting_for != CHANCE:
            written.extend(looked(state, step // every % state.seats, other, judge))
        one_step(state, rng)
        step += 1
    for reward, side in zip(state.rewards(), state.sides(), strict=True):
        written.extend((reward, side))
    return written


def looked(state: State, seat: int, rng: Rng, judge: ModuleType) -> Iterator[int]:
    known = state.known_to(seat)
    yield from numbers(known)
    yield from numbers(known.imagined(rng))
    for other in range(state.seats):
        yield bits_of(judge.value(state, other))
        options = state.options(other)
        if options:
            yield sum(1 << option for option in options)
            yield from (bits_of(judge.weight(state, other, option)) for option in options)
            yield from seen(state, other)


def seen(state: State, seat: int) -> list[int]:
    """The words of what a seat that is asked knows, if the game has an observation."""
    name = f"{type(state).__module__.rpartition('.')[0]}.observe"
    if importlib.util.find_spec(name) is None:
        return []
    found = Observation()
    importlib.import_module(name).observe(state.known_to(seat), seat, found)
    return found.word[: found.used]


def traced(machine: Machine, case: Case, seed: int, every: int, room: int = ROOM) -> array[int]:
    """The same game there."""
    rng = Rng(seed)
    found = machine.call("vivat_trace", [numbers(start_of(case))], [rng.x, rng.y, every, room], room)
    if found.result > room:
        return traced(machine, case, seed, every, found.result)
    return found.row


def first_difference(case: Case, ours: array[int], theirs: array[int]) -> str:
    """Where two traces part, in words; empty if they do not."""
    if ours == theirs:
        return ""
    names = [
        name for name, value in start_of(case).fields().items() for _ in (value if isinstance(value, list) else "1")
    ]
    place = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    name = names[place] if place < len(names) else f"number {place}"
    return f"{case[0]} {case[1]}: {name}, {ours[place : place + 3].tolist()} and {theirs[place : place + 3].tolist()}"


# ---- searches and secret choices -------------------------------------------------------------------------------------


def decisions(case: Case, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """Some states of a random game in which a seat has a real choice."""
    state, rng, found = start_of(case), Rng(seed), 0
    while state.waiting_for and found < most:
        seats = [seat for seat in range(state.seats) if len(state.options(seat)) > 1]
        if seats and rng.below(10) == 0:
            found += 1
            yield state.clone(), seats[-1]
        one_step(state, rng)


def search_with(state: State, merged: int, horizon: int, looks: int) -> Search:
    search = Search(MEGABYTES)
    search.merged = merged
    if horizon >= 0:
        search.use_judge(judge_of(game_of(state)), horizon, looks)
    return search


def begin_there(
    machine: Machine, number: int, search: Search, state: State, seat: int, seed: int, keeps: int = 0
) -> None:
    """What `search.begin` does, with the settings of this search; a machine has several, by number."""
    rng = Rng(seed)
    settings = [search.merged, search.horizon, search.looks, bits_of(search.exploration), bits_of(search.secret)]
    machine.call("vivat_search_begin", [numbers(state.known_to(seat))], [number, seat, keeps, rng.x, rng.y, *settings])


def searched(
    state: State, seat: int, merged: int, horizon: int, looks: int, simulations: Sequence[int] = SIMULATIONS
) -> list[tuple[int, int, int]]:
    """One search after the other, the tree kept."""
    search = search_with(state, merged, horizon, looks)
    for number, portion in enumerate(simulations):
        search.begin(state.known_to(seat), seat, 5 + number, keeps=number > 0)
        search.run(portion)
    return [(action, visits, bits_of(mean)) for action, visits, mean in search.options()]


def searched_there(
    machine: Machine,
    state: State,
    seat: int,
    merged: int,
    horizon: int,
    looks: int,
    simulations: Sequence[int] = SIMULATIONS,
) -> list[tuple[int, int, int]]:
    machine.call("vivat_search_new", [], [0, MEGABYTES])
    for number, portion in enumerate(simulations):
        search = search_with(state, merged, horizon, looks)
        begin_there(machine, 0, search, state, seat, 5 + number, keeps=int(number > 0))
        machine.call("vivat_search_run", [], [0, portion])
    return options_there(machine)


def options_there(machine: Machine) -> list[tuple[int, int, int]]:
    row = machine.call("vivat_search_options", [], [0], 3 * 62).row.tolist()
    sums = [(row[i], row[i + 1], struct.unpack("<d", struct.pack("<q", row[i + 2]))[0]) for i in range(0, len(row), 3)]
    return sorted((action, visits, bits_of(total / visits)) for action, visits, total in sums)


def is_advised(state: State) -> bool:
    """Whether a master asks the network of the game at this table."""
    known = learned(game_of(state))
    return known is not None and known.plays_at(state)


def advised(state: State, seat: int) -> list[tuple[int, int, int]]:
    """One search that asks the network of the game."""
    search = search_for(game_of(state), megabytes=MEGABYTES, network=network_of(state))
    search.begin(state.known_to(seat), seat, 5)
    search.run(ADVISED)
    return [(action, visits, bits_of(mean)) for action, visits, mean in search.options()]


def advised_there(machine: Machine, state: State, seat: int) -> list[tuple[int, int, int]]:
    known = network_of(state)
    search = search_for(game_of(state), megabytes=MEGABYTES, network=known)
    machine.call("vivat_search_new", [], [0, MEGABYTES])
    for number, table in enumerate(tables_of(known.whole)):
        packed = table.tobytes()
        row = array("q", packed + bytes(-len(packed) % 8))
        machine.call("vivat_network_table", [row], [0, number, len(packed)])
    sizes = [known.whole.width, known.whole.blocks, known.whole.words]
    floats = [known.whole.value_bias, search.advice.temperature, search.belief]
    machine.call("vivat_network", [], [0, *sizes, *map(bits_of, floats)])
    begin_there(machine, 0, search, state, seat, 5)
    machine.call("vivat_search_run", [], [0, ADVISED])
    found = options_there(machine)
    machine.call("vivat_network", [], [0] * 7)
    return found


def network_of(state: State) -> Learned:
    found = learned(game_of(state))
    assert found, "only a search that is advised asks for it"
    return found


def game_of(state: State) -> str:
    return type(state).__module__.split(".")[2]


def settled(state: State, seat: int, simulations: int) -> list[tuple[int, int, float]]:
    secret = Secret(judge_of(game_of(state)))
    secret.begin(state.known_to(seat), common(state), seat, 5)
    secret.run(simulations)
    return secret.options()


def common(state: State) -> State:
    """What everybody knows."""
    found = state.clone()
    for seat in range(state.seats):
        found = found.known_to(seat)
    return found


def settled_there(machine: Machine, state: State, seat: int, simulations: int) -> list[tuple[int, int, float]]:
    rng = Rng(5)
    rows = [numbers(state.known_to(seat)), numbers(common(state))]
    machine.call("vivat_secret_begin", [], [seat, rng.x, rng.y])
    machine.call("vivat_secret_imagine", rows)
    machine.call("vivat_secret_run", [], [simulations])
    row = machine.call("vivat_secret_options", [], [], 2 * 62).row
    floats = struct.unpack(f"<{len(row)}d", row.tobytes())
    share, worth = floats[::2], floats[1::2]
    whole = max(simulations, 64) / sum(share)
    counts = [(option, round(part * whole)) for option, part in enumerate(share)]
    return [(option, count, worth[option] / simulations) for option, count in counts if count]
