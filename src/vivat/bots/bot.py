"""What a bot is: it is asked a question and answers with one of the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from vivat.engine.state import State
from vivat.errors import BadOption, Refusal
from vivat.play.match import Match
from vivat.play.order import in_seat_order

Past = Sequence[tuple[int | str, str | None]]


class UnknownBot(BadOption):
    """No bot of that name."""


class BotFailed(Refusal):
    """A bot did not answer, or not with one of the options."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is given: what one seat knows and sees. Nothing in it leads to the match or to its seed."""

    game: str
    seat: int
    knowledge: State  # without everything this seat may not know
    view: Mapping[str, Any] | None  # as `Match.view` gives it; None for a bot that needs none
    seed: int  # the only source of its whims: same question, same answer
    past: Past = ()  # what the seat may read of the match so far, as `Match.log` gives it, in games that guess from it
    course: str = ""  # the same for questions of one seat in one match that follow each other; "": one on its own


class Bot(Protocol):
    name: str
    needs_view: bool  # whether its questions must carry the view

    def choose(self, question: Question) -> int:
        """The number of one of `question.knowledge.options(question.seat)`, or BotFailed."""

    def close(self) -> None:
        """Nobody will ask again."""


def question(match: Match, seat: int, seed: int, with_view: bool = True, course: str = "") -> Question:
    """What to ask a bot that sits there; neither seed nor course may tell it anything about the match's own."""
    view = match.view(seat) if with_view else None
    past = in_seat_order(match).log(seat) if match.game.definition.guess else ()
    return Question(match.game.id, seat, match.state.known_to(seat), view, seed, past, course)


def answer(bot: Bot, match: Match, seat: int, seed: int) -> str:
    """The bot's choice for this seat in words, as `Match.choose` takes it."""
    action = bot.choose(question(match, seat, seed, bot.needs_view))
    words: str = match.game.definition.words.choice(match.state, seat, action)
    return words
