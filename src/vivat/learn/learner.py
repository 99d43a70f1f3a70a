"""A policy and a value by self-play: proximal policy optimisation with masks, one network for all seats.

All seats play the newest policy. The reward is the win, 1 for a win of one's own and 0 for an even share, and so it is
defined for any number of seats and for teams. On the way the judge's estimate of it is paid step by step: what is paid
adds up to the win whatever is played, so nothing else is learned, but sooner. In games with points some of the reward
is points at first. The policy is drawn to even shares (entropy), strongly at first: mirror descent with the even policy
as its magnet, which in games of hidden information and secret choices keeps self-play from running in a circle.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch

from vivat.learn import network
from vivat.learn.games import Side
from vivat.learn.returns import advantages
from vivat.learn.settings import Settings

if TYPE_CHECKING:  # a machine that only trains has no bots
    from vivat.learn.opponent import Opponent

Line = dict[str, Any]  # one report


class Learner:
    def __init__(
        self,
        games: Side,
        settings: Settings,
        weights: network.Weights | None = None,
        opponent: Opponent | None = None,
    ) -> None:
        """With an opponent it learns a best response: from the decisions of one seat of each game alone."""
        self.games, self.settings, self.device = games, settings, games.device
        self.opponent = opponent
        spec = games.spec
        torch.manual_seed(settings.seed)
        made = weights or network.fresh(spec.features, spec.outputs, settings.width, settings.blocks, settings.seed)
        self.weights = {name: value.to(self.device).float().requires_grad_() for name, value in made.items()}
        fused = {"fused": True} if self.device.type == "cuda" else {}
        self.optimiser = torch.optim.Adam(self.weights.values(), lr=settings.rate, betas=(0.9, 0.99), eps=1e-5, **fused)
        self.kind = games.kind
        self.iterations, self.decisions = 0, 0
        self.first = 0  # the iteration this run begins with: the optimiser may have to find its measure anew
        self.sums = torch.zeros(5, device=self.device)
        self.make_room()

    def make_room(self) -> None:
        steps, count, spec, there = self.settings.steps, self.games.size, self.games.spec, self.device
        self.seen = torch.zeros(steps, count, spec.width, dtype=torch.int32, device=there)
        self.seats = torch.zeros(steps, count, dtype=torch.int8, device=there)
        self.chosen = torch.zeros(steps, count, dtype=torch.int64, device=there)
        self.over = torch.zeros(steps, count, dtype=torch.uint8, device=there)
        self.own = torch.ones(steps, count, dtype=torch.bool, device=there)
        self.share, self.value = (torch.zeros(steps, count, device=there) for _ in range(2))
        self.reward = torch.zeros(steps, count, spec.columns, device=there)

    # ---- rates -------------------------------------------------------------------------------------------------------

    def rates(self, part: float) -> tuple[float, float, float]:
        """By the part of the time that is over: the learning rate, the pull to even shares, the weight of points."""
        s = self.settings
        begin = min(1.0, (self.iterations - self.first + 1) / 20)
        rate = s.rate_end + (s.rate - s.rate_end) * (1.0 - part) * begin
        entropy = s.entropy_end * (s.entropy / s.entropy_end) ** (1.0 - min(1.0, part / 0.8))
        points = s.points_first + (s.points_end - s.points_first) * min(1.0, part / 0.5) if s.points else 0.0
        return rate, entropy, points

    # ---- one iteration -----------------------------------------------------------------------------------------------

    def iterate(self, part: float) -> None:
        rate, entropy, points = self.rates(part)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        with torch.no_grad():
            last_seat, last_value = self.play(points)
            found, use = advantages(
                self.reward, self.seats, self.over, self.value, last_seat, last_value, self.settings.trace
            )
            rows = (use & self.own).view(-1).nonzero()[:, 0]
            target = (found + self.value).view(-1)
            known = found.view(-1)[rows]
            spread = known.std() + 1e-6 if self.settings.scaled else 1.0
            scaled = (found.view(-1) - known.mean()) / spread
        for _ in range(self.settings.epochs):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for some in order.split(self.settings.part):
                if len(some) * 2 >= min(self.settings.part, len(rows)):
                    self.improve(some, target, scaled, entropy)
        self.iterations += 1
        self.decisions += self.seats.numel()

    def play(self, points: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Every game goes so many steps on; who is asked then, and what it expects."""
        games, s = self.games, self.settings
        light = network.lighter(self.weights, self.kind)
        for t in range(s.steps):
            self.seen[t], self.seats[t] = games.seen, games.seats
            logarithms, self.value[t] = network.forward(light, *games.inputs(games.seen))
            move = network.drawn(logarithms)
            if self.opponent:
                self.own[t] = self.opponent.learns()
                move = self.opponent.answered(move)
            self.chosen[t], self.share[t] = move, logarithms.gather(1, move[:, None])[:, 0]
            games.step(move)
            if self.opponent:
                self.opponent.note()
            self.over[t] = games.over
            won = games.gain if s.gain else games.win
            if 0.0 < s.gain < 1.0:
                won = games.gain * s.gain + games.win * (1.0 - s.gain)
            self.reward[t] = won * (1.0 - points) + (games.points * (points / s.points) if points else 0.0)
        _, value = network.forward(light, *games.inputs(games.seen))
        return games.seats, value

    def improve(self, some: torch.Tensor, target: torch.Tensor, scaled: torch.Tensor, entropy: float) -> None:
        """One step of the optimiser on some of the decisions."""
        x, legal = self.games.inputs(self.seen.view(-1, self.games.spec.width), some)
        logarithms, value = network.forward(network.lighter(self.weights, self.kind), x, legal)
        now = logarithms.gather(1, self.chosen.view(-1)[some][:, None])[:, 0]
        before, better = self.share.view(-1)[some], scaled[some]
        ratio, clip = torch.exp(now - before), self.settings.clip
        policy = -torch.min(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
        miss = (value - target[some]).square().mean()
        spread = -(logarithms.exp() * logarithms.masked_fill(~legal, 0.0)).sum(1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        (policy + 0.5 * miss - entropy * spread).backward()
        torch.nn.utils.clip_grad_norm_(list(self.weights.values()), 1.0)
        self.optimiser.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float().mean()
            self.sums += torch.stack([miss, spread, (before - now).mean(), clipped, torch.ones_like(clipped)])

    # ---- what came of it ---------------------------------------------------------------------------------------------

    def frozen(self) -> network.Weights:
        return {name: value.detach().to(self.kind).clone() for name, value in self.weights.items()}

    def figures(self) -> Line:
        """Means since they were asked for last."""
        miss, spread, moved, clipped, number = self.sums.tolist()
        self.sums.zero_()
        number = max(1.0, number)
        return {
            "value_loss": round(miss / number, 4),
            "entropy": round(spread / number, 4),
            "kl": round(moved / number, 5),
            "clipped": round(clipped / number, 4),
        }


def learn(learner: Learner, report: Callable[[float], None], began: float | None = None) -> None:
    """Iterations until the time is over, with a report now and then; `report` is given the seconds that are over."""
    s = learner.settings
    began = time.monotonic() if began is None else began
    due = 0.0
    while True:
        passed = time.monotonic() - began
        if passed >= due:
            report(passed)
            due = time.monotonic() - began + s.every
        if passed >= s.seconds:
            break
        learner.iterate(min(1.0, passed / s.seconds))
    report(time.monotonic() - began)
