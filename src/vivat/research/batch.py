"""Many games at once in NumPy: a call makes one step of each, with the lock released and on as many threads as asked.

    games = batch.of("artus", 4096, seed=1, tables=[{"players": 2}])
    games.seen, games.seats                  # what the seat that is asked knows, as words; which seat it is
    games.legal, games.features()            # legal (step, option); the words as inputs of a network
    games.step(chosen)                       # int64, one (step, option) for each game: any_option(games.legal, source)
    games.over, games.win, games.gain, games.points

The rows are rewritten by every step. The same seed and the same choices lead to the same games as on a GPU
(`vivat.learn.games.Games` has the same rows as tensors).
"""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy

import vivat
from vivat.engine.batch import Batch, Inputs
from vivat.engine.state import State
from vivat.research import spec as specs
from vivat.research.spec import Options, Spec

Array = numpy.ndarray[Any, Any]
GOING, OVER, REFUSED = range(3)


class Games:
    """Rows, one for each game:

    seen      int32    the words of what the seat that is asked knows: `spec.names`
    legal     uint8    by (step, option): 1 if it is legal
    seats     int8     the seat that is asked; of several that choose in secret the lowest that has not chosen
    over      uint8    OVER: the step ended a game, and a new one has begun; REFUSED: no option, nothing happened
    win       float32  by game and seat: 1 for a win of its own, 0 for an even share; 0 while a game runs
    gain      float32  how the judge's estimate of that changed; its sum over a game is the win less the estimate before
    points    float32  how far its points moved from the mean of the others, in games with points
    """

    def __init__(
        self,
        spec: Spec,
        starts: Sequence[State],
        size: int,
        seed: int,
        *,
        threads: int = 1,
        judged: bool = False,
        perfect_information: bool = False,
        forced: bool = True,
        ahead: int = 0,
    ) -> None:
        """`perfect_information`: every seat sees everything, for measuring what hiding is worth; never for a bot that
        plays with others. `forced`: choices without an alternative are made at once, and not asked."""
        self.spec, self.size, self.threads = spec, size, threads
        package = f"vivat.games.{spec.game}"
        self.engine = Batch(list(starts), size, importlib.import_module(f"{package}.observe"))
        if judged:
            self.engine.use_judge(importlib.import_module(f"{package}.judge"))
        if importlib.import_module(f"{package}.planes").POINTS:
            self.engine.use_points()
        self.engine.open, self.engine.forced = int(perfect_information), int(forced)
        columns = max(start.seats for start in starts)
        self.seen = numpy.zeros((size, spec.width), numpy.int32)
        self.legal = numpy.zeros((size, spec.outputs), numpy.uint8)
        self.seats, self.over = numpy.zeros(size, numpy.int8), numpy.zeros(size, numpy.uint8)
        rows = [numpy.zeros((size, columns), numpy.float32) for _ in range(4)]
        self.win, self.gain, self.points, self.standing = rows
        seen, seats, over, *rewards = (plain(row) for row in (self.seen, self.seats, self.over, *rows))
        self.engine.use_legal(plain(self.legal), spec.outputs)
        self.engine.use_rows(seen, seats, over, rewards, spec.width, columns)
        self.table = array("i", spec.table()[0]), array("i", spec.table()[1]), array("f", spec.table()[2])
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed, ahead)

    def reset(self, seed: int, ahead: int = 0) -> None:
        """Game i begins anew with the random source of seed + i, and goes up to `ahead` random steps on."""
        self.shared(lambda first, last: self.engine.reset(seed, ahead, first, last))

    def step(self, chosen: Array) -> None:
        """One (step, option) for each game, as an index: int64."""
        if chosen.dtype != numpy.int64 or chosen.shape != (self.size,) or not chosen.flags.c_contiguous:
            raise ValueError(f"choices are {self.size} numbers of 64 bits in a row")
        self.shared(lambda first, last: self.engine.step(plain(chosen), first, last))

    def shared(self, work: Callable[[int, int], None]) -> None:
        """All games, shared out to the threads."""
        if self.pool is None:
            work(0, self.size)
            return
        ends = [self.size * k // self.threads for k in range(self.threads + 1)]
        list(self.pool.map(work, ends[:-1], ends[1:]))

    def mask(self, seen: Array | None = None, out: Array | None = None) -> Array:
        """A copy of `legal`; with rows of `seen` as they once were, what was legal then."""
        found = numpy.empty((self.size if seen is None else len(seen), self.spec.outputs), numpy.uint8)
        found = found if out is None else out
        if seen is None:
            numpy.copyto(found, self.legal)
            return found
        found.fill(0)
        rows = self.inputs(seen, found.shape[1])
        rows.legal = plain(found)
        self.engine.fastest(Inputs.mask)(rows, len(seen))
        return found

    def features(self, seen: Array | None = None, out: Array | None = None) -> Array:
        """Inputs of a network, from -1 to 1: float32."""
        seen = self.seen if seen is None else seen
        found = numpy.empty((len(seen), self.spec.features), numpy.float32) if out is None else out
        rows = self.inputs(seen, found.shape[1])
        rows.word, rows.bit, rows.unit = self.table
        rows.features = plain(found)
        self.engine.fastest(Inputs.expand)(rows, len(seen))
        return found

    def inputs(self, seen: Array, columns: int) -> Inputs:
        rows = Inputs()
        rows.seen, rows.width, rows.columns = plain(seen), seen.shape[1], columns
        return rows

    def state(self, game: int) -> State:
        """A copy of a game as it stands, everything included: for comparing, not for players."""
        return self.engine.put_back(game)

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown()


def any_option(legal: Array, source: numpy.random.Generator) -> Array:
    """A legal (step, option) for each row of masks, all of them alike: int64."""
    rows, width = legal.shape
    marked = numpy.flatnonzero(numpy.ascontiguousarray(legal).view(bool))
    number = numpy.bincount(marked // width, minlength=rows)
    which = numpy.cumsum(number) - 1 - (source.random(rows) * number).astype(numpy.int64)
    found: Array = marked[which] - numpy.arange(rows) * width
    return found


def plain(row: Any) -> Any:
    """The same memory, as one row of Python's numbers instead of NumPy's."""
    if not row.flags.c_contiguous:
        raise ValueError("rows lie one behind the other")
    return memoryview(row.reshape(-1))


def of(game: str, size: int, seed: int, tables: Sequence[Options] = (), **how: Any) -> Games:
    """So many games of one kind; game i is played with options i of `tables`, round and round."""
    tables = tables or [{"players": vivat.games.definition(game).usual}]
    starts = [vivat.game(game, **table).start() for table in tables]
    return Games(specs.of(game, tables), starts, size, seed, **how)
