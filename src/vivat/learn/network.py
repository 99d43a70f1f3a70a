"""The network: features of what the mover knows in; a share for every (step, option) and the win to expect out.

Plain layers with names that `vivat.bots.learned` reads without PyTorch: an entry, blocks that add to what they are
given (normalise, widen, keep what is positive, come back), two heads.
"""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional

Weights = dict[str, Tensor]
NEVER = -30000.0  # what an option that is not legal scores


def fresh(features: int, options: int, width: int, blocks: int, seed: int) -> Weights:
    made = torch.Generator().manual_seed(seed)

    def layer(given: int, out: int, size: float) -> Tensor:
        return torch.randn(out, given, generator=made) * (size / given**0.5)

    found = {"entry": layer(features, width, 2.0**0.5), "entry_bias": torch.zeros(width)}
    for k in range(blocks):
        found[f"scale_{k}"] = torch.ones(width)
        found[f"out_{k}"], found[f"out_bias_{k}"] = layer(width, width, 2.0**0.5), torch.zeros(width)
        found[f"back_{k}"], found[f"back_bias_{k}"] = layer(width, width, 0.3), torch.zeros(width)
    found["scale"] = torch.ones(width)
    found["policy"], found["policy_bias"] = layer(width, options, 0.01), torch.zeros(options)
    found["value"], found["value_bias"] = layer(width, 1, 0.01), torch.zeros(1)
    return found


def normal(x: Tensor, scale: Tensor) -> Tensor:
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-5) * scale


def forward(w: Weights, x: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithms of the shares, and the value."""
    h = functional.relu(functional.linear(x, w["entry"], w["entry_bias"]))
    k = 0
    while f"out_{k}" in w:
        inner = functional.relu(functional.linear(normal(h, w[f"scale_{k}"]), w[f"out_{k}"], w[f"out_bias_{k}"]))
        h = h + functional.linear(inner, w[f"back_{k}"], w[f"back_bias_{k}"])
        k += 1
    h = normal(h, w["scale"])
    scores = functional.linear(h, w["policy"], w["policy_bias"]).float()
    value = functional.linear(h, w["value"], w["value_bias"]).float()[:, 0]
    return functional.log_softmax(scores.masked_fill(~legal, NEVER), 1), value


def lighter(w: Weights, kind: torch.dtype) -> Weights:
    """The same numbers in fewer bits; gradients flow through."""
    return {name: value.to(kind) for name, value in w.items()}


def drawn(logarithms: Tensor) -> Tensor:
    """One option of each row, by its share."""
    noise = torch.empty_like(logarithms).exponential_().log_()
    return (logarithms - noise).argmax(1)
