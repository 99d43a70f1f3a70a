"""Learning by self-play: what decisions are worth, a game whose best play is known, checkpoints, the shipped form."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
numpy = pytest.importorskip("numpy")

import pack_weights  # noqa: E402

from vivat.bots.learned import Learned  # noqa: E402
from vivat.bots.searcher import search_for  # noqa: E402
from vivat.engine.state import State  # noqa: E402
from vivat.learn import checkpoint, cpu, network  # noqa: E402
from vivat.learn.learner import Learner  # noqa: E402
from vivat.learn.opponent import Opponent  # noqa: E402
from vivat.learn.returns import advantages  # noqa: E402
from vivat.learn.running import Run  # noqa: E402
from vivat.learn.settings import Settings  # noqa: E402
from vivat.research import batch, spec  # noqa: E402
from vivat.research.spec import Spec  # noqa: E402

torch.set_num_threads(1)
TINY = Settings(seconds=0.0, games=16, steps=6, part=64, width=16, blocks=1, trials=8, longest=20)


# ---- what a decision brought -----------------------------------------------------------------------------------------


def test_what_others_bring_about_in_between_belongs_to_the_decision_before() -> None:
    """Seat 0 decides, then seat 1 twice, then seat 0 again; the game ends with the last step."""
    reward = torch.tensor([[[1.0, -1.0]], [[2.0, -2.0]], [[4.0, -4.0]], [[8.0, -8.0]]])
    seats = torch.tensor([[0], [1], [1], [0]])
    over = torch.tensor([[0], [0], [0], [1]])
    value = torch.tensor([[0.5], [0.25], [-1.0], [3.0]])
    found, use = advantages(reward, seats, over, value, torch.tensor([0]), torch.tensor([9.0]), 1.0)
    assert found[:, 0].tolist() == [15.0 - 0.5, -14.0 - 0.25, -12.0 + 1.0, 8.0 - 3.0]
    assert use.all()


def test_a_decision_that_nothing_is_known_of_yet_is_not_used() -> None:
    zeros = torch.zeros(2, 1)
    seats = torch.tensor([[0], [1]])
    _, use = advantages(torch.zeros(2, 1, 2), seats, zeros, zeros, torch.tensor([1]), torch.zeros(1), 0.9)
    assert use[:, 0].tolist() == [False, True]  # seat 0 decides no more within these steps


# ---- a game whose best play is known ---------------------------------------------------------------------------------


class Signs:
    """Two seats show a sign at the same time and in secret. PAYS is what seat 0 wins; best play: 1/4, 1/2, 1/4."""

    PAYS = torch.tensor([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]])

    def __init__(self, size: int) -> None:
        self.spec = Spec(
            "signs", 3, ("first", "legal.1", "legal.2", "seat"), (0, 3, 1, 2), (1, 1, 1, 1), ("",), ((),), (2,)
        )
        self.size, self.device, self.kind = size, torch.device("cpu"), torch.float32
        self.seats, self.over = torch.zeros(size, dtype=torch.int8), torch.zeros(size, dtype=torch.uint8)
        self.win, self.gain, self.points = (torch.zeros(size, 2) for _ in range(3))
        self.shown = torch.zeros(size, dtype=torch.int64)
        self.look()

    def look(self) -> None:
        self.seen = torch.zeros(self.size, 4, dtype=torch.int32)
        self.seen[:, 1], self.seen[:, 3] = 7, 1 << self.seats.int()

    def reset(self, seed: int, ahead: int = 0) -> None:
        self.seats.zero_()
        self.look()

    def step(self, chosen: Any) -> None:
        second = self.seats == 1
        won = torch.where(second, self.PAYS[self.shown, chosen], 0.0)
        self.win = torch.stack([won, -won], 1)
        self.over = second.to(torch.uint8)
        self.shown = torch.where(second, self.shown, chosen)
        self.seats = torch.where(second, 0, 1).to(torch.int8)
        self.look()

    def inputs(self, seen: Any, which: Any = None) -> tuple[Any, Any]:
        rows = seen if which is None else seen[which]
        x = torch.zeros(len(rows), self.spec.features)
        x[:, 0], x[:, 1] = (rows[:, 3] == 1).float(), (rows[:, 3] == 2).float()
        legal = torch.zeros(len(rows), self.spec.outputs, dtype=torch.bool)
        legal[:, :3] = True
        return x, legal

    def given_away(self, weights: network.Weights) -> float:
        """What opponents gain who know the shares, at both seats together."""
        x = torch.zeros(2, self.spec.features)
        x[0, 0] = x[1, 1] = 1.0
        legal = torch.zeros(2, self.spec.outputs, dtype=torch.bool)
        legal[:, :3] = True
        shares = network.forward(weights, x, legal)[0].exp()[:, :3]
        one, other = shares.detach()
        return float((self.PAYS @ other).max() - (one @ self.PAYS).min())


def test_self_play_comes_near_the_best_play_of_a_secret_choice() -> None:
    """Drawn to even shares strongly enough: these settings are the best of ten; most others ran in a circle."""
    games = Signs(256)
    settings = replace(TINY, steps=8, part=1024, rate=0.001, rate_end=1e-4, entropy=0.7, entropy_end=0.3)
    learner = Learner(games, replace(settings, gain=0.0, scaled=False, seed=3))
    before = games.given_away(learner.weights)
    for k in range(80):
        learner.iterate(k / 80)
    assert before > 0.6
    assert games.given_away(learner.weights) < 0.35


# ---- a best response -------------------------------------------------------------------------------------------------


def always(known: State, seat: int, seed: int) -> int:
    """The first option, whatever is asked."""
    return known.options(seat)[0]


def beginner(size: int) -> cpu.Games:
    return cpu.Games(batch.of("artus", size, 1, [{"players": 2}, {"players": 3}], judged=True))


def test_the_bot_answers_for_every_seat_but_one() -> None:
    games = beginner(12)
    opponent = Opponent(games, lambda: always, seed=1, threads=2)
    assert opponent.mine.tolist() == [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 2]
    own = torch.full((12,), -1)
    moves = opponent.answered(own)
    asked = opponent.learns()
    assert 0 < int(asked.sum()) < 12
    assert moves[asked].tolist() == own[asked].tolist()
    legal = games.inputs(games.seen)[1]
    for game in (~asked).nonzero()[:, 0].tolist():
        assert moves[game] == legal[game].nonzero()[0, 0]  # the first in the order of the options


def test_a_best_response_learns_from_its_own_decisions_what_the_bot_gives_away() -> None:
    games = beginner(32)
    opponent = Opponent(games, lambda: always, seed=1)
    settings = replace(TINY, steps=48, part=256, rate=0.003, gain=1.0)
    learner = Learner(games, settings, opponent=opponent)
    gained = []
    for _ in range(6):
        for k in range(4):
            learner.iterate(k / 24)
        gained.append(opponent.figures()["gained"])
    assert 0.2 < float(learner.own.float().mean()) < 0.8
    assert gained[-1] > gained[0] + 0.1


# ---- runs ------------------------------------------------------------------------------------------------------------


def side(tables: list[dict[str, Any]]) -> Any:
    return lambda size, seed, ahead: cpu.Games(batch.of("artus", size, seed, tables, judged=True, ahead=ahead))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tables = [{"players": 2}, {"players": 3}]
    path = tmp_path_factory.mktemp("run") / "artus.npz"
    run = Run(spec.of("artus", tables), TINY, side(tables), path)
    for _ in range(2):
        run.learner.iterate(0.5)
    run.report(1.0, lambda line: None)
    return path


def test_a_run_goes_on_where_it_stopped(trained: Path) -> None:
    tables = [{"players": 2}, {"players": 3}]
    weights, about, state = checkpoint.read(trained)
    assert about["curve"][-1]["iterations"] == 2
    run = Run(spec.of("artus", tables), TINY, side(tables), trained)
    assert (run.learner.iterations, run.learner.decisions) == (2, 2 * 16 * 6)
    for name, value in run.learner.weights.items():
        assert torch.equal(value, weights[name])
    steps = [part["step"].item() for part in run.learner.optimiser.state_dict()["state"].values()]
    assert steps == [state[k]["step"].item() for k in sorted(state)]
    assert min(steps) > 0


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    tables = [{"players": 2}]
    found = []
    for name in ("one", "other"):
        run = Run(spec.of("artus", tables), TINY, side(tables), tmp_path / f"{name}.npz")
        run.learner.iterate(0.0)
        found.append(run.learner.weights)
    assert all(torch.equal(found[0][name], found[1][name]) for name in found[0])


def test_a_shipped_network_is_the_learned_one_in_whole_numbers(trained: Path, tmp_path: Path) -> None:
    learned = Learned(pack_weights.pack(trained, ["players=3"], tmp_path))
    search = search_for("artus", megabytes=1, network=learned)
    games = batch.of("artus", 6, 3, [{"players": 2}, {"players": 3}])
    weights, _, _ = checkpoint.read(trained)
    x, legal = torch.from_numpy(games.features()), torch.from_numpy(games.mask()).bool()
    logarithms, value = network.forward(weights, x, legal)
    for i in range(games.size):
        state, seat = games.state(i), int(games.seats[i])
        search.begin(state.known_to(seat), seat, 1)
        search.run(1)
        shares = dict(search.shares())
        assert sorted(shares) == state.options(seat)
        assert sum(shares.values()) == pytest.approx(1.0)
        first, places = learned.observer.first(state), [learned.observer.place(state, seat, o) for o in shares]
        expected = [float(logarithms[i, first + place].exp()) for place in places]
        assert list(shares.values()) == pytest.approx(expected, abs=0.01)
        assert search.values()[seat] == pytest.approx((float(value[i]) * (state.seats - 1) + 1) / state.seats, abs=0.01)
        assert learned.plays_at(state) == (state.seats == 3)
