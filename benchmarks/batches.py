"""Environments for learning, on one core: decisions a second with observations and masks of what is legal.

step      `vivat.research.batch`: the step alone, which writes observations, masks and rewards; the choices not counted
policy    the same with a policy in NumPy that takes any legal option by the masks: all of a loop

Beside them public environments in the same run: games of PettingZoo (one at a time, in Python), of OpenSpiel (one at a
time, in C++ called from Python, with observation and mask), of pgx (many at a time, compiled for this core). They are
other games, so an order of magnitude.
"""

from __future__ import annotations

import importlib
import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy
from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.peers import drawn
from benchmarks.slices import Case, Slice, short
from vivat.research import batch

HEAD = """# Environments, measured

Decisions a second on one core, with observations and masks of what is legal: the step of `vivat.research.batch` alone
([research.md](research.md)), and a whole loop in which NumPy takes any legal option by the masks. A step is one real
choice of a seat; chance and forced choices on the way are not counted. Beside them, in the same run, games of
PettingZoo and OpenSpiel, driven one at a time with observation and mask, and of pgx, as many side by side as ours and
compiled for the processor, in which any legal option is taken as well. They are other games: an order of magnitude."""
GAMES = 1024  # side by side
BESIDE = {
    "PettingZoo": ("connect_four_v3", "tictactoe_v3"),
    "OpenSpiel": ("hearts", "backgammon", "connect_four"),
    "pgx": ("connect_four", "leduc_holdem", "backgammon"),
}
HEADS = ("environment", "decisions/s, the step", "decisions/s, with a policy in NumPy")
Loop = Callable[[int], tuple[int, float]]  # so many rounds -> decisions, CPU seconds


def runs(cases: list[Case]) -> dict[tuple[str, ...], Callable[[float], Slice]]:
    """By what is measured and of what; without peers that are not installed. With a peer any legal option is taken."""
    found: dict[tuple[str, ...], Callable[[float], Slice]] = {}
    for case in cases:
        games = batch.of(case.game, GAMES, 7, [case.given()])
        found["step", f"{case.game} {case.options}"] = partial(timed, stepping(games))
        found["policy", f"{case.game} {case.options}"] = partial(timed, deciding(games))
    for library, loops in (("PettingZoo", pettingzoo), ("OpenSpiel", openspiel), ("pgx", pgx)):
        for name in BESIDE[library]:
            if loop := loops(name):
                found["policy", f"{library} {name}"] = partial(timed, loop)
    return found


def timed(loop: Loop, least: float) -> Slice:
    """For at least this much CPU time, in growing portions."""
    decisions, spent, portion = 0, 0.0, 1
    while spent < least:
        if decisions and spent < least / 8:
            portion *= 2
        done = loop(portion)
        decisions, spent = decisions + done[0], spent + done[1]
    return Slice(decisions, 1, 0, spent)


def summary(readings: dict[tuple[str, ...], list[Slice]]) -> dict[str, Any]:
    """Decisions a second, medians over the rounds."""
    rates = {key: round(median(one.count / one.seconds for one in found)) for key, found in readings.items()}
    names = dict.fromkeys(name for _, name in rates)
    rows = [{"name": name, **{what: rates.get((what, name)) for what in ("step", "policy")}} for name in names]
    missing = [library for library in BESIDE if not any(name.startswith(library) for name in names)]
    return {"games": GAMES, "environments": rows, "missing": missing}


def cells(row: dict[str, Any]) -> list[str]:
    return [row["name"], *(short(row[what]) if row[what] else "-" for what in ("step", "policy"))]


def show(data: dict[str, Any], console: Console) -> None:
    table = Table(*HEADS, title=f"environments, {data['games']} games side by side", box=box.SIMPLE)
    for row in data["environments"]:
        table.add_row(*cells(row))
    console.print(table)
    for missing in data["missing"]:
        console.print(f"not measured: {missing} is not installed")


def page(data: dict[str, Any], command: str) -> str:
    """The table of the documents."""
    lines = [
        " | ".join(HEADS),
        "|".join(["---"] * len(HEADS)),
        *(" | ".join(cells(row)) for row in data["environments"]),
    ]
    about = f"CPU time of one core, medians of {data['rounds']} rounds, {data['mode']}, Python {data['python']}"
    table = "\n".join(f"| {line} |" if "---" not in line else f"|{line}|" for line in lines)
    return f"{HEAD}\n\nWritten by `{command}` on {data['day']}: {about}, {data['processor']}.\n\n{table}\n"


# ---- ours ------------------------------------------------------------------------------------------------------------


def stepping(games: batch.Games) -> Loop:
    source = numpy.random.default_rng(7)

    def loop(rounds: int) -> tuple[int, float]:
        spent = 0.0
        for _ in range(rounds):
            chosen = batch.any_option(games.legal, source)
            began = time.process_time()
            games.step(chosen)
            spent += time.process_time() - began
        return rounds * games.size, spent

    return loop


def deciding(games: batch.Games) -> Loop:
    source = numpy.random.default_rng(7)

    def loop(rounds: int) -> tuple[int, float]:
        began = time.process_time()
        for _ in range(rounds):
            games.step(batch.any_option(games.legal, source))
        return rounds * games.size, time.process_time() - began

    return loop


# ---- theirs ----------------------------------------------------------------------------------------------------------


def pettingzoo(name: str) -> Loop | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None
    source = numpy.random.default_rng(7)

    def loop(rounds: int) -> tuple[int, float]:
        began, decisions = time.process_time(), 0
        for _ in range(rounds):
            made.reset(seed=int(source.integers(1 << 30)))
            for _agent in made.agent_iter():
                seen, _, over, cut, _ = made.last()
                legal = numpy.flatnonzero(seen["action_mask"])
                made.step(None if over or cut else int(source.choice(legal)))
                decisions += not (over or cut)
        return decisions, time.process_time() - began

    return loop


def openspiel(name: str) -> Loop | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game, source = pyspiel.load_game(name), random.Random(7)
    tensor = game.get_type().provides_observation_tensor

    def one() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), source))
                continue
            seat = state.current_player()
            numpy.asarray(state.observation_tensor(seat) if tensor else state.information_state_tensor(seat))
            legal = numpy.flatnonzero(state.legal_actions_mask(seat))
            state.apply_action(int(legal[int(source.random() * len(legal))]))
            decisions += 1
        return decisions

    def loop(rounds: int) -> tuple[int, float]:
        began = time.process_time()
        decisions = sum(one() for _ in range(rounds))
        return decisions, time.process_time() - began

    return loop


def pgx(name: str) -> Loop | None:
    """Steps of many games in one compiled call; a game that is over begins anew, any legal action is taken."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import jax
            import pgx
            from pgx.experimental import auto_reset
    except ImportError:
        return None
    made: Any = pgx.make(name)
    start, step = jax.vmap(made.init), jax.vmap(auto_reset(made.step, made.init))

    def round_of(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, further, key = jax.random.split(key, 3)
        action = jax.random.categorical(
            chosen, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=-1
        )
        return step(state, action, jax.random.split(further, GAMES)), key

    compiled = jax.jit(round_of)
    held = [jax.jit(start)(jax.random.split(jax.random.PRNGKey(7), GAMES)), jax.random.PRNGKey(8)]

    def loop(rounds: int) -> tuple[int, float]:
        began = time.process_time()
        for _ in range(rounds):
            held[:] = compiled(*held)
        jax.block_until_ready(held[0])
        return rounds * GAMES, time.process_time() - began

    loop(2)  # compiled now
    return loop
