"""Many random games, with or without looking at every step; the same games however many workers play them.

Games are numbered from 0 and come in blocks of BLOCK; each block has its own generator, made from the seed and the
number of the block. Checked and unchecked runs draw the same numbers, so they play the same games.
"""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from vivat import compiled
from vivat.arena.workers import interrupts_held
from vivat.definition import Checks
from vivat.engine import bits
from vivat.engine.numbers import CHANCE, WIN
from vivat.engine.playout import Tally, simulate, summary
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.play import Game
from vivat.play.chance import by_lot
from vivat.play.record import MOST_STEPS

BLOCK = 100  # games
TASKS = 1000  # at most; a task is some blocks in a row
KEPT = 20  # violations that are shown


@dataclass(frozen=True)
class Plan:
    game: str
    options: dict[str, Any]
    seed: int
    first: int  # number of the first game
    games: int
    check: bool


@dataclass(frozen=True)
class Violation:
    game: int
    step: int  # how many steps had been taken
    problem: str


@dataclass
class Count:
    """What games add up to."""

    games: int = 0
    decisions: int = 0
    chance: int = 0
    longest: int = 0
    checksum: int = 0  # of the games in their order; does not depend on how they were shared out
    rewards: list[int] = field(default_factory=lambda: [0] * 16)  # by seat, in parts of WIN
    violations: int = 0
    kept: list[Violation] = field(default_factory=list)

    def add(self, other: Count) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.chance += other.chance
        self.longest = max(self.longest, other.longest)
        self.checksum = (self.checksum + other.checksum) & 0x3FFFFFFF
        self.rewards = [a + b for a, b in zip(self.rewards, other.rewards, strict=True)]
        self.violations += other.violations
        self.kept = (self.kept + other.kept)[:KEPT]

    def add_game(self, decisions: int, chance: int, rewards: list[int]) -> None:
        """As `Tally.add_game` counts."""
        self.games += 1
        self.decisions += decisions
        self.chance += chance
        self.longest = max(self.longest, decisions)
        for number in (decisions, *rewards):
            self.checksum = (self.checksum * 31 + number) & 0x3FFFFFFF
        for seat, reward in enumerate(rewards):
            self.rewards[seat] += reward

    def wins(self, seats: int) -> list[float]:
        return [round(reward / WIN, 3) for reward in self.rewards[:seats]]


# ---- sharing out -----------------------------------------------------------------------------------------------------


def run(plan: Plan, workers: int, tick: Callable[[int], None]) -> Count:
    total = Count()
    with played(plan, workers) as counts:
        for count in counts:
            total.add(count)
            tick(count.games)
    return total


@contextmanager
def played(plan: Plan, workers: int) -> Iterator[Iterator[Count]]:
    """The counts of all tasks, in order."""
    tasks = list(shared_out(plan))
    if workers == 1:
        yield map(play, tasks)
        return
    pool = pool_for(plan, workers)
    try:
        with interrupts_held():  # for good in the workers, which are started here: Ctrl-C is for this process alone
            futures = [pool.submit(play, task) for task in tasks]
        yield (future.result() for future in futures)
    except BaseException:
        processes = multiprocessing.active_children()
        for process in processes:
            process.terminate()
        pool.shutdown(cancel_futures=not processes)  # a pool of ended processes fails its futures itself
        raise
    pool.shutdown()


def pool_for(plan: Plan, workers: int) -> Executor:
    """Compiled playouts release the lock and run in threads; everything else needs processes."""
    if compiled.is_compiled() and not plan.check:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))


def shared_out(plan: Plan) -> Iterator[Plan]:
    """The plan as plans for consecutive games, cut where blocks begin."""
    blocks = 1 + plan.games // BLOCK // TASKS
    first, end = plan.first, plan.first + plan.games
    while first < end:
        then = min((first // BLOCK + blocks) * BLOCK, end)
        yield Plan(plan.game, plan.options, plan.seed, first, then - first, plan.check)
        first = then


# ---- playing ---------------------------------------------------------------------------------------------------------


def play(plan: Plan) -> Count:
    """Every game of the plan, block by block."""
    game = Game(plan.game, **plan.options)
    start = game.start()
    total = Count()
    for block in range(plan.first // BLOCK, (plan.first + plan.games - 1) // BLOCK + 1):
        skipped = max(plan.first - block * BLOCK, 0)
        games = min(plan.first + plan.games - block * BLOCK, BLOCK) - skipped
        rng = Rng(seed_of(plan.seed, block))
        if skipped:
            simulate(start, skipped, rng, Tally())
        if plan.check:
            count = checked(game, games, rng, block * BLOCK + skipped)
        else:
            count = unchecked(start, games, rng)
        count.checksum = (count.checksum * (2 * block + 1)) & 0x3FFFFFFF
        total.add(count)
    return total


def seed_of(seed: int, block: int) -> int:
    """31 bits, so that the generator's first product fits in 64."""
    return int.from_bytes(hashlib.sha256(f"vivat|simulate|{seed}|{block}".encode()).digest()[:4], "big") >> 1


def unchecked(start: State, games: int, rng: Rng) -> Count:
    tally = Tally()
    simulate(start, games, rng, tally)
    return Count(**summary(tally))


def checked(game: Game, games: int, rng: Rng, first: int) -> Count:
    count = Count()
    for number in range(first, first + games):
        state = game.start()
        decisions, chance, found = checked_game(state, rng, game.definition.check)
        count.add_game(decisions, chance, state.rewards())
        count.violations += len(found)
        count.kept += [Violation(number, step, problem) for step, problem in found][: KEPT - len(count.kept)]
    return count


def checked_game(state: State, rng: Rng, check: Checks) -> tuple[int, int, list[tuple[int, str]]]:
    """Play one random game and look at every step of it, up to the first one that is wrong."""
    longest = check.longest(state)
    decisions, chance = 0, 0
    found = [(0, problem) for problem in check.violations(state)]
    while state.waiting_for:
        before = state.clone()
        try:
            who, number = random_step(state, rng)
            problems = [] if found else [*check.violations(state), *check.between(before, who, number, state)]
        except Exception as crash:  # a fault of the rules or of the invariants, wherever it came up
            found.append((decisions + chance, f"{type(crash).__name__}: {crash}"))
            break
        decisions, chance = (decisions, chance + 1) if who == CHANCE else (decisions + 1, chance)
        found += [(decisions + chance, problem) for problem in problems]
        if decisions > longest or decisions + chance > MOST_STEPS:
            found.append((decisions + chance, f"the game goes on after {decisions} decisions; at most {longest}"))
            break
    return decisions, chance, found


def random_step(state: State, rng: Rng) -> tuple[int, int]:
    """The step that `engine.playout.step` takes, through the methods that check."""
    if state.waiting_for == CHANCE:
        outcome = by_lot(state.chances(), rng)
        state.befall(outcome)
        return CHANCE, outcome
    seat = bits.low(state.waiting_for)
    options = state.options(seat)
    action = options[rng.below(len(options))]
    state.play(seat, action)
    return seat, action
