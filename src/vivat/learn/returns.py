"""What each decision brought: every seat has its own row of decisions, and what others bring about in between is its
too."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn.functional import one_hot


def advantages(
    reward: Tensor, seats: Tensor, over: Tensor, value: Tensor, last_seat: Tensor, last_value: Tensor, trace: float
) -> tuple[Tensor, Tensor]:
    """Generalised advantage estimates by step and game, and which of them are known.

    reward    [steps, games, seats]   what the step brought each seat
    seats     [steps, games]          who decided
    over      [steps, games]          the step ended its game
    value     [steps, games]          what the decider expected
    last_*    [games]                 of the decision behind the last step

    A decision after which its seat decides no more within these steps, in a game that goes on, is not known.
    """
    steps, games, columns = reward.shape
    hot = one_hot(last_seat.long(), columns).bool()
    known = hot.clone()
    after = torch.where(hot, last_value[:, None], 0.0)  # by seat: what it expects at its next decision
    more = torch.zeros_like(after)  # and the surprises from there on
    earned = torch.zeros_like(after)  # rewards since this step, up to that decision
    found, use = torch.empty_like(value), torch.empty(steps, games, dtype=torch.bool, device=value.device)
    for t in range(steps - 1, -1, -1):
        going = (over[t] == 0)[:, None]
        after, more, earned = after * going, more * going, earned * going + reward[t]
        known = known | ~going
        hot = one_hot(seats[t].long(), columns).bool()
        surprise = earned + after - value[t][:, None] + trace * more
        found[t], use[t] = (surprise * hot).sum(1), (known & hot).any(1)
        more = torch.where(hot, torch.where(known, surprise, 0.0), more)
        after = torch.where(hot, value[t][:, None], after)
        earned = torch.where(hot, 0.0, earned)
        known = known | hot
    return found, use
