"""The kernels play as Python does: their text compiled for the host, driven by `vivat.gpu` as it drives a GPU."""

from __future__ import annotations

import build_gpu
import every
import kit
import pytest
from emit import equality
from emit.build import NoCompiler, compiler

import vivat
from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.engine.playout import Tally, one_step, simulate
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.gpu import environment, module, playouts, sources

pytest.importorskip("numpy")
import host_cupy

M64 = (1 << 64) - 1


@pytest.fixture(scope="module", autouse=True)
def headers() -> None:
    try:
        compiler("native")
    except NoCompiler as problem:
        pytest.skip(str(problem))
    build_gpu.main()


@pytest.fixture(autouse=True)
def on_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in (module, playouts, environment):
        monkeypatch.setattr(part, "cupy", host_cupy)
    monkeypatch.setattr(module, "ready", lambda: None)


def cases_of(game: str) -> list[every.Case]:
    return [case for case in kit.all_cases() if case[0] == game]


def there(case: every.Case) -> module.Module:
    module.compiled.cache_clear()
    return module.Module(sources.read(case[0]), equality.numbers(equality.start_of(case)))


def mixed(h: int, number: int) -> int:
    h = ((h ^ (number & M64)) * 0x9E3779B97F4A7C15) & M64
    return h ^ (h >> 32)


def mask(state: State, seat: int) -> int:
    return sum(1 << option for option in state.options(seat))


def digest(case: every.Case, seed: int) -> int:
    """What `follow` finds, in Python."""
    state, rng, other, h, step = equality.start_of(case), Rng(seed), Rng(1), 0, 0
    while True:
        numbers = equality.numbers(state)
        if state.waiting_for and step % 8 == 0 and state.waiting_for != CHANCE:
            known = state.known_to(step // 8 % state.seats)
            numbers += equality.numbers(known) + equality.numbers(known.imagined(other))
            numbers += [mask(state, seat) for seat in range(state.seats) if state.awaits(seat)]
        for number in numbers:
            h = mixed(h, number)
        if not state.waiting_for:
            break
        one_step(state, rng)
        step += 1
    for reward, side in zip(state.rewards(), state.sides(), strict=True):
        h = mixed(mixed(h, reward), side)
    return h


@every.game
def test_every_state_what_seats_know_and_worlds_dealt_from_it_are_the_same(game: str) -> None:
    for case in cases_of(game):
        found = playouts.follow(there(case), 3, 2).get().tolist()
        assert found == [digest(case, 3), digest(case, 4)], case


@every.game
def test_random_games_are_counted_as_the_engine_counts_them(game: str) -> None:
    for case in cases_of(game):
        rows = playouts.play(there(case), 5, 3, 2).get().tolist()
        for seed, row in enumerate(rows, 5):
            tally = Tally()
            simulate(equality.start_of(case), 2, Rng(seed), tally)
            counted = [tally.games, tally.decisions, tally.chance, tally.longest, tally.checksum, *tally.rewards]
            assert row == counted, case


def settle(state: State, rng: Rng) -> None:
    while state.waiting_for == CHANCE:
        one_step(state, rng)


@every.game
def test_an_environment_shows_what_python_shows(game: str) -> None:
    """Two games side by side, each over and begun anew at least once; what is no option changes nothing."""
    case = cases_of(game)[-1]
    start = equality.start_of(case)
    games = environment.Environment(there(case), 2, start.seats, seed=11)
    states, dice, over = [start.clone(), start.clone()], [Rng(11), Rng(12)], 0
    for state, rng in zip(states, dice, strict=True):
        settle(state, rng)
    choice = Rng(7)
    while over < 2:
        masks, seats = games.masks.get().tolist(), games.seats.get().tolist()
        known = games.observe().get().tolist()
        for i, state in enumerate(states):
            asked = (state.waiting_for & -state.waiting_for).bit_length() - 1
            assert (seats[i], masks[i]) == (asked, mask(state, asked))
            assert known[i] == state.encode(asked)
        games.step(host_cupy.asarray([62, -1], "int32"))
        assert games.status.get().tolist() == [environment.REFUSED] * 2
        assert games.masks.get().tolist() == masks
        actions = [bits.members(options)[choice.below(options.bit_count())] for options in masks]
        games.step(host_cupy.asarray(actions, "int32"))
        for i, state in enumerate(states):
            state.play(seats[i], actions[i])
            settle(state, dice[i])
            assert games.status.get()[i] == (environment.OVER if state.is_over() else environment.RUNNING)
            if state.is_over():
                over += 1
                assert games.rewards.get()[i].tolist() == state.rewards()
                states[i] = start.clone()
                settle(states[i], dice[i])


@every.game
def test_what_a_gpu_is_given_holds_no_search_and_its_loops_stay_loops(game: str) -> None:
    lines = sources.for_device(sources.read(game), "play", 12).splitlines()
    assert "struct Search {" not in lines
    loops = [i for i, line in enumerate(lines) if line.lstrip().startswith("for (int") and ", end" in line]
    assert loops
    assert all(lines[i - 1] == "#pragma unroll 1" for i in loops)


def test_actions_of_another_width_or_number_are_refused() -> None:
    case = cases_of("artus")[0]
    games = environment.Environment(there(case), 2, 2, seed=1)
    for wrong in (host_cupy.asarray([1, 2], "int64"), host_cupy.asarray([1], "int32")):
        with pytest.raises(ValueError, match="2 numbers of 32 bits"):
            games.step(wrong)


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="numbers, not 3"):
        module.Module(sources.read("artus"), [1, 2, 3])


def test_an_environment_by_name_begins_with_its_options() -> None:
    module.compiled.cache_clear()
    games = environment.of("artus", 2, seed=1, players=3)
    assert games.rewards.shape == (2, 3)
    assert games.masks.get()[0] > 0


def test_headers_of_other_rules_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(sources.NotEmitted, match="the rules changed"):
        sources.of_rules("artus", "0" * 16)
    monkeypatch.setattr(vivat.compiled, "digest", lambda files: "0" * 16)
    with pytest.raises(sources.NotEmitted, match="the rules changed"):
        environment.of("artus", 2, seed=1, players=2)
    with pytest.raises(sources.NotEmitted, match="no header"):
        sources.read("no_game")
