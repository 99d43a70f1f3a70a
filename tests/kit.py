"""What the tests of all games share: cases, random walks, traces, golden files.

A game's folder of tests has a `cases.py` with CASES (option sets, every player count and mode), SEEDS (how many seeds
of each case are played compiled and interpreted), MOST_BYTES (the size of a state) and UNCITED (the rules of sections 3
to 9 and the rulings that stand on no line of its code, each with the reason).
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import vivat
from vivat.bots import Random, answer
from vivat.engine.playout import one_step
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.games import definition
from vivat.options import shown

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent


def cases(game: str) -> ModuleType:
    path = TESTS / "games" / game / "cases.py"
    spec = importlib.util.spec_from_file_location(f"cases_of_{game}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def data_of(game: str) -> ModuleType:
    """The game's data.py."""
    return importlib.import_module(f"vivat.games.{game}.data")


def all_cases() -> list[tuple[str, dict[str, Any]]]:
    return [(game, options) for game in vivat.game_ids() for options in cases(game).CASES]


def case_id(case: tuple[str, dict[str, Any]]) -> str:
    game, options = case
    return "-".join([game, *(value["name"] if name == "box" else shown(value) for name, value in options.items())])


def walk(state: State, seed: int) -> Iterator[State]:
    """A random game, state by state, the same object all along; the last one is over."""
    rng = Rng(seed)
    yield state
    while not state.is_over():
        one_step(state, rng)
        yield state


def some_states(game: str, options: dict[str, Any], seed: int, share: float = 0.1) -> Iterator[State]:
    """A random share of the states of a random game, each a copy."""
    picked = random.Random(f"{game}{seed}")
    for state in walk(vivat.game(game, **options).start(), seed):
        if picked.random() < share:
            yield state.clone()


def some_match(game: str, options: dict[str, Any], seed: int, share: float) -> vivat.Match:
    """A seeded match, played at random up to a share of its length."""
    whole = random_match(game, options, seed)
    stop = int(len(whole.steps) * share)
    match = vivat.game(game, **options).new(chance="typed")
    for who, word in whole.history()[:stop]:
        if who == "chance":
            match.happen(word)
        else:
            match.choose(int(who), word)
    return match


def random_match(game: str, options: dict[str, Any], seed: int) -> vivat.Match:
    """A whole seeded match with random choices."""
    rng = random.Random(f"choices {seed}")
    match = vivat.game(game, **options).new(seed=seed)
    while not match.over:
        seat = rng.choice(sorted(match.waiting_for))
        match.choose(seat, rng.choice(match.choices(seat)))
    return match


@functools.cache
def finished(game: str) -> vivat.Match:
    """A whole match of bots that choose at random, with as much hidden as there can be."""
    hiding = {"mode": "advanced"} if game == "king_is_dead" else {}
    match = vivat.game(game, players=definition(game).players[0], **hiding).new(seed=f"club of {game}")
    while not match.over:
        seat = min(match.waiting_for)
        match.choose(seat, answer(Random(), match, seat, seed=len(match.steps)))
    return match


def plain(data: Any) -> Any:
    """As it comes over JSON: rows are lists there."""
    return json.loads(json.dumps(data))


def digest(data: Any) -> str:
    return hashlib.sha256(repr(data).encode()).hexdigest()[:16]


def trace(game: str, options: dict[str, Any], seed: int) -> str:
    """One digest over every state of a random game: fields, options, weights, rewards, what each seat knows."""
    total = hashlib.sha256()
    for number, state in enumerate(walk(vivat.game(game, **options).start(), seed)):
        total.update(repr([state.fields(), state.chances(), state.rewards()]).encode())
        for seat in range(state.seats):
            total.update(repr(state.options(seat)).encode())
        if number % 16 == 0:
            seat = number // 16 % state.seats
            world = state.known_to(seat).imagined(Rng(number))
            total.update(repr([state.encode(seat), world.fields()]).encode())
    return total.hexdigest()[:16]


def traces(game: str, options: dict[str, Any], seeds: int) -> list[str]:
    return [trace(game, options, seed) for seed in range(seeds)]


# ---- golden playthroughs ---------------------------------------------------------------------------------------------


def golden_path(game: str, options: dict[str, Any]) -> Path:
    return TESTS / "golden" / game / (case_id((game, options)).removeprefix(game + "-") + ".txt")


def golden_text(game: str, options: dict[str, Any]) -> str:
    """One random match with everything a seat or spectator can read at each step, as digests, and the end in full."""
    match = random_match(game, options, seed=1)
    replayed = vivat.game(game, **options).new(chance="typed")
    lines = match.record().splitlines()
    head = lines.index("") + 1
    out = lines[:head]
    for (who, word), line in zip(match.history(), lines[head:-1], strict=True):
        views = [digest([replayed.view(seat), replayed.log(seat)])[:6] for seat in (*range(replayed.seats), None)]
        out.append(f"{line:<44} # {digest(replayed.position())[:6]} {' '.join(views)}")
        if who == "chance":
            replayed.happen(word)
        else:
            replayed.choose(int(who), word)
    out += [lines[-1], json.dumps(replayed.view(None), ensure_ascii=False), json.dumps(replayed.position())]
    return "\n".join(out) + "\n"


def write_golden() -> None:
    """After a change that is meant to change them: PYTHONPATH=tests python -m kit"""
    for game, options in all_cases():
        path = golden_path(game, options)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(golden_text(game, options), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["trace"]:
        asked = json.loads(sys.argv[2])
        print(json.dumps([traces(*item) for item in asked]))
    else:
        write_golden()
