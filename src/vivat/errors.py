"""Everything Vivat refuses, as one tree. Each refusal is a sentence a person can act on.

    Refusal
        UnknownGame         no game of that name
        BadOption           an option, its value, or the number of players
            BadBox          a box that cannot be; has `problems`
        BoxProblem          one thing that is wrong with a box; has `at`
        NoSuchSeat          the match has no seat of that number
        IllegalChoice       not among the legal choices
            NotYourTurn     the seat is not asked now
        ImpossibleOutcome   chance cannot do that now
        CannotUndo          with the reason
        BadPosition         a position that cannot be
        BadRecord           a record that cannot be read; has `line`

The sentences are in `locale/`; an error carries the message's name and values, so that it can be said in any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vivat import locale


class Things(tuple[str, ...]):
    """Names of messages, each the name of a thing: a value of a sentence, said with commas."""

    def said(self, language: str = "en") -> str:
        return ", ".join(locale.say(message, language) for message in self)


class Refusal(ValueError):
    """Something was asked that the rules or the program do not allow; nothing has changed."""

    def __init__(self, message: str, rule: str | None = None, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.values = values

    def said(self, language: str = "en") -> str:
        inner = {
            name: value.said(language) for name, value in self.values.items() if isinstance(value, Refusal | Things)
        }
        sentence = locale.say(self.message, language, **{**self.values, **inner})
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __str__(self) -> str:
        return self.said()

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), self.message, self.rule, self.values, self.__dict__)


class UnknownGame(Refusal):
    pass


class BadOption(Refusal):
    pass


class BoxProblem(Refusal):
    """One thing that is wrong with a box; `at` are the entries of the sheet that it concerns."""

    def __init__(self, message: str, rule: str | None = None, *, at: Sequence[str] = (), **values: Any) -> None:
        super().__init__(message, rule, **values)
        self.at = list(at)


class BadBox(BadOption):
    """A box that cannot be, with everything that is wrong with it."""

    def __init__(
        self, message: str, rule: str | None = None, *, problems: Sequence[BoxProblem] = (), **values: Any
    ) -> None:
        super().__init__(message, rule, **values)
        self.problems = list(problems)

    def reasons(self) -> list[Refusal]:
        """Everything that is wrong, each in a sentence of its own."""
        return [*self.problems] or [self]

    def said(self, language: str = "en") -> str:
        return " ".join([super().said(language), *(problem.said(language) for problem in self.problems)])


class NoSuchSeat(Refusal):
    pass


class IllegalChoice(Refusal):
    pass


class NotYourTurn(IllegalChoice):
    pass


class ImpossibleOutcome(Refusal):
    pass


class CannotUndo(Refusal):
    pass


class BadPosition(Refusal):
    pass


class BadRecord(Refusal):
    def __init__(self, message: str, rule: str | None = None, *, line: int, **values: Any) -> None:
        super().__init__(message, rule, line=line, **values)
        self.line = line


def rebuild(
    cls: type[Refusal], message: str, rule: str | None, values: dict[str, Any], state: dict[str, Any]
) -> Refusal:
    error = cls(message, rule, **values)
    error.__dict__.update(state)
    return error
