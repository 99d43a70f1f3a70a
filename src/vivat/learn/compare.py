"""One policy against another, or against any option at random, in many games at once."""

from __future__ import annotations

import torch

from vivat.learn import network
from vivat.learn.games import Side


def share(
    games: Side, own: network.Weights, other: network.Weights | None, longest: int, seed: int
) -> tuple[float, int]:
    """What the one seat of each game that plays `own` wins against all others, 1 being all games and 0 an even share;
    and how many games did not end within so many steps. Game i gives `own` to seat i, round and round."""
    with torch.no_grad():
        return played(games, own, other, longest, seed)


def played(
    games: Side, own: network.Weights, other: network.Weights | None, longest: int, seed: int
) -> tuple[float, int]:
    games.reset(seed)
    mine = own_seats(games)
    open_ = torch.ones(games.size, dtype=torch.bool, device=games.device)
    won = torch.zeros(games.size, device=games.device)
    for step in range(longest):
        x, legal = games.inputs(games.seen)
        move = network.drawn(network.forward(own, x, legal)[0])
        if other is None:
            theirs = network.drawn(torch.where(legal, 0.0, network.NEVER))
        else:
            theirs = network.drawn(network.forward(other, x, legal)[0])
        games.step(torch.where(games.seats == mine, move, theirs))
        ended = (games.over == 1) & open_
        won += ended * games.win.gather(1, mine[:, None])[:, 0]
        open_ &= ~ended
        if step % 32 == 31 and not bool(open_.any()):
            break
    left = int(open_.sum())
    return float(won.sum()) / max(1, games.size - left), left


def own_seats(games: Side) -> torch.Tensor:
    """One seat of each game: round and round among the games that begin alike."""
    seats = torch.tensor(games.spec.seats, device=games.device)
    number = torch.arange(games.size, device=games.device)
    return number // len(seats) % seats[number % len(seats)]
