"""One run of learning: reports, checkpoints, resuming."""

from __future__ import annotations

import dataclasses
import json
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from vivat.learn import checkpoint, compare
from vivat.learn.games import Side
from vivat.learn.learner import Learner, Line, learn
from vivat.learn.network import Weights
from vivat.learn.settings import Settings
from vivat.research.spec import Spec

if TYPE_CHECKING:
    from vivat.learn.opponent import Opponent


class Run:
    """Everything lies in one file, `<folder>/<name>.npz`, which each report writes anew."""

    def __init__(
        self,
        spec: Spec,
        settings: Settings,
        make: Callable[[int, int, int], Side],
        path: Path,
        keep_all: bool = True,
        against: Callable[[Any], Opponent] | None = None,
    ) -> None:
        """`make(size, seed, ahead)` gives games side by side; `keep_all`: the state of the optimiser is kept too;
        `against` gives the opponent in these games, if all seats but one are a bot's."""
        self.spec, self.settings, self.path, self.keep_all = spec, settings, path, keep_all
        self.curve: list[Line] = []
        self.past: list[Weights] = []
        weights: Weights | None = None
        state: dict[int, dict[str, torch.Tensor]] = {}
        self.before = 0.0  # seconds of earlier runs
        if path.exists():
            weights, about, state = checkpoint.read(path)
            self.curve = about["curve"]
            self.before = self.curve[-1]["seconds"] if self.curve else 0.0
        games = make(settings.games, 1000 + settings.seed * 7_777_777, 100)
        self.trials = make(settings.trials, 5, 0)
        self.learner = Learner(games, settings, weights, against(games) if against else None)
        if self.curve:
            self.learner.iterations, self.learner.decisions = (self.curve[-1][x] for x in ("iterations", "decisions"))
            self.learner.first = self.learner.iterations
        self.resume(state)
        self.marked = (time.monotonic(), self.learner.decisions)

    def resume(self, state: dict[int, dict[str, torch.Tensor]]) -> None:
        if state:
            whole = self.learner.optimiser.state_dict()
            whole["state"] = state
            self.learner.optimiser.load_state_dict(whole)

    def report(self, passed: float, say: Callable[[str], None]) -> None:
        learner, s = self.learner, self.settings
        if learner.device.type == "cuda":
            torch.cuda.synchronize()
        now, done = time.monotonic(), learner.decisions
        line: Line = {
            "seconds": round(self.before + passed, 1),
            "iterations": learner.iterations,
            "decisions": done,
            "per_second": round((done - self.marked[1]) / max(1e-9, now - self.marked[0])),
        }
        own = learner.frozen()
        line["against_any"], line["unfinished"] = self.against(own, None)
        if self.past:
            line["against_older"], _ = self.against(own, self.past[0])
        self.past = [*self.past, own][-s.older :]
        line |= learner.figures()
        if learner.opponent:
            line |= learner.opponent.figures()
        self.curve.append(line)
        self.save()
        say(f"{self.spec.game} {json.dumps(line)}")
        self.marked = (time.monotonic(), done)

    def against(self, own: Weights, other: Weights | None) -> tuple[float, int]:
        found, left = compare.share(self.trials, own, other, self.settings.longest, 1_000_000 + self.learner.iterations)
        return round(found, 4), left

    def save(self) -> None:
        optimiser = self.learner.optimiser.state_dict() if self.keep_all else None
        checkpoint.write(self.path, self.learner.weights, self.about(), optimiser)

    def about(self) -> dict[str, Any]:
        spec = dataclasses.asdict(self.spec)
        del spec["starts"]
        where = torch.cuda.get_device_name() if self.learner.device.type == "cuda" else platform.processor() or "CPU"
        return {
            "game": self.spec.game,
            "spec": spec,
            "settings": dataclasses.asdict(self.settings),
            "machine": where,
            "curve": self.curve,
        }

    def go(self, say: Callable[[str], None] = print) -> None:
        learn(self.learner, lambda passed: self.report(passed, say))
