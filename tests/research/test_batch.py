"""A batch plays as single games do, step by step; on threads, interpreted and in the kernels of a GPU too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zlib
from typing import Any

import every
import pytest
from emit.build import NoCompiler, compiler
from trees import ROOT

numpy = pytest.importorskip("numpy")

import gpu_host  # noqa: E402

import vivat  # noqa: E402
from vivat.engine.bits import members  # noqa: E402
from vivat.engine.numbers import CHANCE  # noqa: E402
from vivat.engine.playout import one_step  # noqa: E402
from vivat.engine.rng import Rng  # noqa: E402
from vivat.engine.state import State  # noqa: E402
from vivat.research import batch  # noqa: E402
from vivat.research.table import Table  # noqa: E402

TABLES: dict[str, list[dict[str, Any]]] = {
    "artus": [{"players": 2}, {"players": 4, "level": "advanced"}],
    "king_is_dead": [{"players": 2}, {"players": 4, "mode": "advanced"}],
    "long_live_the_king": [{"players": 3}, {"players": 5}],
    "vive_le_roi": [{"players": 2}, {"players": 4, "ambition": True}],
}


def lots(games: batch.Games, turn: int) -> Any:
    """An option of each game that depends on the game and on the turn alone, as `batch_any` of the kernels."""
    found = numpy.zeros(games.size, numpy.int64)
    for i, row in enumerate(games.seen):
        legal = members(int(row[1]) | int(row[2]) << 31)
        found[i] = int(row[0]) + legal[(i * 7919 + turn * 104729) % len(legal)]
    return found


def digest(game: str, size: int, steps: int, threads: int = 1) -> list[Any]:
    """Everything a batch shows; called in an interpreted process too."""
    games = batch.of(game, size, 77, TABLES[game], threads=threads, judged=True)
    whole, floats = 0, []
    for turn in range(steps):
        games.step(lots(games, turn))
        for row in (games.seen, games.seats, games.over):
            whole = zlib.crc32(row.tobytes(), whole)
        floats.append([float(abs(row).sum()) for row in (games.win, games.gain, games.points)])
    games.close()
    return [whole, numpy.round(floats, 3).tolist()]


class Single:
    """One game of a batch, played on a State."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.rng = table, Rng(seed)
        self.begin()

    def begin(self) -> None:
        self.state: State = self.table.begun.clone()
        self.go_on()

    def go_on(self) -> None:
        while self.state.waiting_for:
            if self.state.waiting_for == CHANCE:
                one_step(self.state, self.rng)
                continue
            self.seat = min(seat for seat in range(self.state.seats) if self.state.awaits(seat))
            options = self.state.options(self.seat)
            if len(options) > 1:
                return
            self.state.play(self.seat, options[0])

    def choose(self, index: int) -> list[int]:
        """The rewards, if that ended the game."""
        self.table.state = self.state
        self.table.choose(self.seat, index)
        self.go_on()
        if self.state.waiting_for:
            return []
        rewards = self.state.rewards()
        self.begin()
        return rewards


@every.game
def test_a_batch_plays_as_single_games_do(game: str) -> None:
    games = batch.of(game, 6, 40, TABLES[game])
    kinds = [Table(game, options) for options in TABLES[game]]
    single = [Single(kinds[i % 2].copy(), 40 + i) for i in range(6)]
    ended = 0
    for turn in range(250):
        chosen = lots(games, turn)
        games.step(chosen)
        for i, one in enumerate(single):
            rewards = one.choose(int(chosen[i]))
            assert bool(rewards) == (games.over[i] == batch.OVER)
            ended += bool(rewards)
            if rewards:
                sides = len(set(one.state.sides()))
                wins = [(reward / 840 * sides - 1) / (sides - 1) for reward in rewards]
                assert numpy.allclose(games.win[i, : len(wins)], wins)
            assert games.seats[i] == one.seat
            one.table.state = one.state
            assert (games.seen[i] == one.table.words(one.seat)).all()
            assert games.legal[i].nonzero()[0].tolist() == one.table.legal(one.seat)
            assert games.state(i).fields() == one.state.fields()
    assert ended or game == "vive_le_roi"


@every.game
def test_threads_change_nothing(game: str) -> None:
    assert digest(game, 10, 40, threads=3) == digest(game, 10, 40)


def test_interpreted_and_compiled_batches_are_the_same() -> None:
    paths = os.pathsep.join(str(ROOT / part) for part in ("src", "tools", "tests", "tests/research"))
    code = f"import json, test_batch; print(json.dumps([test_batch.digest(g, 4, 30) for g in {list(TABLES)}]))"
    env = {**os.environ, "VIVAT_PURE": "1", "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [digest(game, 4, 30) for game in TABLES]


def test_an_illegal_choice_changes_nothing_and_is_told() -> None:
    games = batch.of("artus", 3, 1, [{"players": 2}])
    before, legal, fields = games.seen.copy(), games.legal.copy(), games.state(1).fields()
    chosen = lots(games, 0)
    chosen[1] = games.spec.options - 1
    games.step(chosen)
    assert games.over.tolist() == [batch.GOING, batch.REFUSED, batch.GOING]
    assert (games.seen[1] == before[1]).all()
    assert (games.legal[1] == legal[1]).all()
    assert games.state(1).fields() == fields


@pytest.mark.parametrize("wrong", [numpy.zeros(3, numpy.int32), numpy.zeros(4, numpy.int64)])
def test_choices_of_another_form_are_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="3 numbers of 64 bits"):
        batch.of("artus", 3, 1, [{"players": 2}]).step(wrong)


def test_perfect_information_is_off_unless_it_is_named() -> None:
    hidden, open_ = (batch.of("artus", 2, 5, [{"players": 2}], perfect_information=switch) for switch in (False, True))
    place = hidden.spec.names.index("next.hand")
    for turn in range(12):
        chosen = lots(hidden, turn)
        hidden.step(chosen)
        open_.step(chosen)
    assert not hidden.seen[:, place].any()
    assert open_.seen[:, place].all()


def test_features_are_the_words_by_their_table() -> None:
    games = batch.of("king_is_dead", 5, 3, [{"players": 3}])
    one = Table("king_is_dead", {"players": 3})
    one.state = games.state(2)
    assert numpy.array_equal(games.features()[2], one.features(int(games.seats[2])))
    assert games.mask()[2].nonzero()[0].tolist() == one.legal(int(games.seats[2]))
    assert (games.mask(games.seen) == games.legal).all()
    assert abs(games.features()).max() <= 1.0


@every.game
def test_any_option_takes_each_legal_one_about_equally_often(game: str) -> None:
    games, source = batch.of(game, 8, 2, TABLES[game]), numpy.random.default_rng(1)
    for turn in range(9):
        games.step(lots(games, turn))
    taken = numpy.zeros((8, games.spec.outputs))
    for _ in range(2000):
        taken[numpy.arange(8), batch.any_option(games.legal, source)] += 1
    assert not taken[games.legal == 0].any()
    expected = 2000 / games.legal.sum(1, keepdims=True)
    assert (abs(taken - expected)[games.legal == 1] < 5 * expected.max() ** 0.5).all()


@every.game
def test_games_with_points_and_no_others_give_them(game: str) -> None:
    games = batch.of(game, 4, 7, TABLES[game])
    moved = False
    for turn in range(150):
        games.step(lots(games, turn))
        moved = moved or bool(games.points.any())
    assert moved == (game in ("artus", "vive_le_roi"))


@every.game
def test_the_kernels_of_a_gpu_make_the_same_batch(game: str) -> None:
    torch = pytest.importorskip("torch")
    try:
        compiler("native")
    except NoCompiler as problem:
        pytest.skip(str(problem))
    import build_gpu

    from vivat.learn.games import Games
    from vivat.learn.host import launcher
    from vivat.research.spec import of

    if not (build_gpu.FOLDER / f"{game}.h").exists() or build_gpu.text_of(game) != gpu_host.sources.read(game).text:
        build_gpu.main()
    spec = of(game, TABLES[game])
    there = Games(spec, 16, 77, launcher(gpu_host.library(game)), torch.device("cpu"))
    here = batch.of(game, 16, 77, TABLES[game], judged=True)
    for turn in range(120):
        assert (here.seen == there.seen.numpy()).all()
        assert (here.seats == there.seats.numpy()).all()
        chosen = lots(here, turn)
        assert (there.any(turn).numpy() == chosen).all()
        here.step(chosen)
        there.step(torch.from_numpy(chosen))
        assert (here.over == there.over.numpy()).all()
        for ours, theirs in ((here.win, there.win), (here.gain, there.gain), (here.points, there.points)):
            assert numpy.allclose(ours, theirs.numpy(), atol=1e-5)
    features, legal = there.inputs(there.seen)
    assert numpy.allclose(here.features(), features.float().numpy(), atol=0.01)
    assert (here.mask() == legal.numpy()).all()


def test_a_spec_can_be_written_and_read() -> None:
    from vivat.research.spec import of, read

    spec = of("vive_le_roi", TABLES["vive_le_roi"])
    assert read(spec.write()) == spec
    assert vivat.compiled.mode()
