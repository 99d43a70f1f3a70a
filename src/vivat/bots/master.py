"""The highest level: a search that asks a learned network, where that is stronger, and else a longer search.

Networks lie in `weights/`, a file a game: `learned.py`. Each says at which tables its search was measured to be
stronger than `expert`. At other tables a master searches ten times as long as `expert`, within the same three seconds.
Measured: docs/study/masters.md.
"""

from __future__ import annotations

from vivat.bots.bot import Question, UnknownBot
from vivat.bots.learned import Learned, learned
from vivat.bots.searcher import Searcher, drawn, search_for
from vivat.engine.rng import Rng

FINE = 1 << 20  # a share in whole numbers


class Master(Searcher):
    """`thoughts`: simulations with a network; one takes as long as 8 to 19 without."""

    thoughts = 20_000

    def network(self, question: Question) -> Learned | None:
        found = learned(question.game)
        return found if found and found.plays_at(question.knowledge) else None

    def most(self, question: Question) -> int:
        return self.thoughts if self.network(question) else self.simulations


class Guided(Master):
    """The same with the network at any table, and with so many simulations: to measure it by."""

    def __init__(self, name: str, thoughts: int) -> None:
        super().__init__(name, thoughts, guesses=True, hides=True)
        self.thoughts = thoughts

    def network(self, question: Question) -> Learned | None:
        found = learned(question.game)
        if found is None:
            raise UnknownBot("bots-no-policy", game=question.game)
        return found


class Policy:
    """The shares that the network of a game gives, without any search."""

    name = "policy"
    needs_view = False

    def __init__(self, game: str) -> None:
        found = learned(game)
        if found is None:
            raise UnknownBot("bots-no-policy", game=game)
        self.search = search_for(game, megabytes=1, network=found)

    def shares(self, question: Question) -> dict[int, int]:
        """Every option with its share, in parts of FINE."""
        self.search.begin(question.knowledge, question.seat, question.seed)
        self.search.run(1)  # whoever chooses together is asked in it
        return {action: round(share * FINE) for action, share in self.search.shares()}

    def choose(self, question: Question) -> int:
        """The option with the largest share; a secret choice is drawn by the shares, so that it cannot be foreseen."""
        known, seat = question.knowledge, question.seat
        options = known.options(seat)
        if len(options) == 1:
            return options[0]
        parts = self.shares(question)
        if known.waiting_for & (known.waiting_for - 1) == 0:
            return max(parts, key=lambda action: parts[action])
        return drawn(parts, Rng(question.seed ^ 0x5EED))

    def close(self) -> None:
        pass
