"""A frozen bot at every seat but one of each game. A learner that plays only against it learns what it gives away: a
best response, and what that gains is a lower bound of the bot's exploitability.

The bot is asked about each decision on its own and without the log of the match: where a game guesses hidden cards from
the log, it deals them evenly instead.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
from torch import Tensor

from vivat.learn.compare import own_seats
from vivat.learn.cpu import Games

SEED = 1 << 20  # a bot's is below
OVER = 1
Choosing = Callable[[Any, int, int], int]  # an option, from what a seat knows, the seat and a seed


class Opponent:
    def __init__(self, games: Games, make: Callable[[], Choosing], seed: int, threads: int = 1) -> None:
        """`make` gives a bot that chooses; each thread has its own."""
        self.games, self.make = games, make
        self.observer = importlib.import_module(f"vivat.games.{games.spec.game}.observe")
        self.mine = own_seats(games)
        self.pool = ThreadPoolExecutor(threads)
        self.of_thread = threading.local()
        self.dice = torch.Generator().manual_seed(seed)
        self.won, self.ended = 0.0, 0

    def learns(self) -> Tensor:
        """The games in which the learner is asked."""
        return self.games.seats == self.mine

    def answered(self, move: Tensor) -> Tensor:
        """The same moves, the bot's where the bot is asked."""
        asked = (~self.learns()).nonzero()[:, 0]
        seeds = torch.randint(SEED, (len(asked),), generator=self.dice)
        found = list(self.pool.map(self.answer, asked.tolist(), seeds.tolist()))
        return move.index_copy(0, asked, torch.tensor(found, dtype=move.dtype))

    def answer(self, game: int, seed: int) -> int:
        """An index of (step, option)."""
        state, seat = self.games.games.state(game), int(self.games.seats[game])
        known = state.known_to(seat)
        action = self.bot()(known, seat, seed)
        place: int = self.observer.first(known) + self.observer.place(known, seat, action)
        return place

    def bot(self) -> Choosing:
        if not hasattr(self.of_thread, "bot"):
            self.of_thread.bot = self.make()
        found: Choosing = self.of_thread.bot
        return found

    def note(self) -> None:
        """After a step: what the games that it ended brought the learner."""
        over = self.games.over == OVER
        won = self.games.win.gather(1, self.mine[:, None])[:, 0]
        self.won += float(won[over].sum())
        self.ended += int(over.sum())

    def figures(self) -> dict[str, float]:
        """Since they were asked for last: 1 is every game won, 0 an even share."""
        found = {"gained": round(self.won / max(1, self.ended), 4), "ended": self.ended}
        self.won, self.ended = 0.0, 0
        return found
