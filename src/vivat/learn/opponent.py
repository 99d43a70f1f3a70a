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

import torch
from torch import Tensor

from vivat.bots import Bot, Question, Searcher
from vivat.learn.compare import own_seats
from vivat.learn.cpu import Games
from vivat.play.chance import below

SEED = 1 << 31
OVER = 1


class Opponent:
    def __init__(self, games: Games, make: Callable[[], Bot], seed: int, threads: int = 1) -> None:
        """`make` gives a bot; each thread has its own."""
        self.games, self.make, self.seed = games, make, seed
        self.observer = importlib.import_module(f"vivat.games.{games.spec.game}.observe")
        self.mine = own_seats(games)
        self.pool = ThreadPoolExecutor(threads)
        self.of_thread = threading.local()
        self.turn = 0
        self.won, self.ended = 0.0, 0

    def learns(self) -> Tensor:
        """The games in which the learner is asked."""
        return self.games.seats == self.mine

    def answered(self, move: Tensor) -> Tensor:
        """The same moves, the bot's where the bot is asked."""
        asked = (~self.learns()).nonzero()[:, 0]
        found = list(self.pool.map(self.answer, asked.tolist()))
        self.turn += 1
        return move.index_copy(0, asked, torch.tensor(found, dtype=move.dtype))

    def answer(self, game: int) -> int:
        """An index of (step, option)."""
        state, seat = self.games.games.state(game), int(self.games.seats[game])
        known = state.known_to(seat)
        seed = below(f"against|{self.seed}|{self.turn}|{game}", SEED)
        action = self.bot().choose(Question(self.games.spec.game, seat, known, None, seed))
        place: int = self.observer.first(known) + self.observer.place(known, seat, action)
        return place

    def bot(self) -> Bot:
        if not hasattr(self.of_thread, "bot"):
            bot = self.make()
            if isinstance(bot, Searcher):
                bot.guesses = False  # from what it is not told here
            self.of_thread.bot = bot
        found: Bot = self.of_thread.bot
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
