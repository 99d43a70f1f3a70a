"""A match: one game being played, for people and programs.

Everything is said in words: choices as `step:option`, outcomes as `die:4`. A match changes only by `choose`, `happen`
and `undo`; whatever is refused raises one of `vivat.errors` and changes nothing.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from vivat.engine import bits
from vivat.engine.numbers import CHANCE
from vivat.engine.result import Result, Step
from vivat.engine.rng import Rng
from vivat.engine.state import State
from vivat.errors import CannotUndo, IllegalChoice, ImpossibleOutcome, NoSuchSeat, NotYourTurn, Refusal
from vivat.fact import Fact
from vivat.play import chance
from vivat.play.order import newest_moment
from vivat.play.view import View

if TYPE_CHECKING:
    from vivat.play.game import Game


class Match:
    def __init__(self, game: Game, state: State, *, seed: int | str | None, loaded: bool = False) -> None:
        self.game = game
        self.seed = seed  # None: outcomes are typed in
        self.state = state
        self.steps: list[Step] = []
        self.drawn = 0  # outcomes so far
        self.origin = self.position() if loaded else None  # where a match began that was loaded
        self.run_chance()

    def __repr__(self) -> str:
        """Which game, how far, and who is asked or has won; neither seed nor cards, for it may come into a log."""
        steps = f"{len(self.steps)} step{'s' * (len(self.steps) != 1)}"
        if (end := self.result) is None:
            return f"<match of {self.game!r}: {steps}, waiting for {self.waited_for()}>"
        winners = ", ".join(str(number) for number, seat in enumerate(end.seats) if seat.points) or "nobody"
        return f"<match of {self.game!r}: {steps}, {end.ending}, won by {winners}, {end.decided_by} ({end.rule})>"

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.state.is_over()

    @property
    def waiting_for(self) -> frozenset[int]:
        """The seats that must choose now; none while chance is waited for, and when the match is over."""
        waiting = self.state.waiting_for
        return frozenset() if waiting == CHANCE else frozenset(bits.members(waiting))

    @property
    def waits_for_chance(self) -> bool:
        """Whether an outcome must be typed in now; never so in a match with a seed."""
        return self.state.waiting_for == CHANCE

    @property
    def result(self) -> Result | None:
        """How the match ended, who won and by which rule; None while it runs."""
        result: Result | None = self.game.definition.words.result(self.state) if self.over else None
        return result

    # ---- choices -----------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[str]:
        """What this seat may choose now, in words."""
        return list(self.actions(self.known_seat(seat)))

    def choose(self, seat: int, choice: str, *more: str) -> None:
        """The seat makes one choice, or several steps one after the other: all of them, or none."""
        self.known_seat(seat)
        if more:
            self.check_sequence(seat, (choice, *more))
        for word in (choice, *more):
            self.take(seat, word)

    def check_sequence(self, seat: int, choices: Sequence[str]) -> None:
        """Refuse what cannot be played in one go, before any of it is played: whatever is drawn, revealed or final ends
        a sequence.

        It is judged in a world dealt from what the seat knows, the same one whatever is hidden from the seat and
        whatever chance will bring. So neither a refusal nor what it lists can tell the seat anything.
        """
        self.must_await(seat)
        world = self.state.known_to(seat).imagined(Rng(0))
        for choice in choices[:-1]:
            action = self.action(world, seat, choice)
            alone = world.waiting_for == bits.one(seat)
            ends = self.game.definition.view.final(world, seat, action)
            world.play(seat, action)
            if ends or not alone or world.waiting_for != bits.one(seat):
                raise IllegalChoice("sequence-ends", choice=choice)
        self.action(world, seat, choices[-1])

    def take(self, seat: int, choice: str) -> None:
        """One step of the seat, and all that chance makes of it."""
        self.must_await(seat)
        action = self.action(self.state, seat, choice)
        after = self.state.clone()
        after.play(seat, action)
        self.steps.append(Step(self.state, seat, action))
        self.state = after
        self.run_chance()

    def must_await(self, seat: int) -> None:
        if not self.state.awaits(seat):
            raise NotYourTurn("not-your-turn" if not self.over else "match-over", seat=seat, waiting=self.waited_for())

    def action(self, state: State, seat: int, choice: str) -> int:
        """What these words mean there, if the seat may choose it."""
        actions = self.named(state, seat)
        if not isinstance(choice, str) or choice not in actions:
            raise IllegalChoice("illegal-choice", choice=quoted(choice), allowed=list(actions))
        return actions[choice]

    def actions(self, seat: int) -> dict[str, int]:
        return self.named(self.state, seat)

    def named(self, state: State, seat: int) -> dict[str, int]:
        words = self.game.definition.words
        return {words.choice(state, seat, action): action for action in state.options(seat)}

    # ---- chance ------------------------------------------------------------------------------------------------------

    def outcomes(self) -> dict[str, int]:
        """What can happen now, in words, with weights; empty unless chance is waited for."""
        words = self.game.definition.words
        return {words.outcome(self.state, outcome): weight for outcome, weight in self.state.chances()}

    def happen(self, outcome: str) -> None:
        """An outcome that was rolled, drawn or dealt at a real table; only with typed chance."""
        if self.seed is not None:
            raise ImpossibleOutcome("chance-is-seeded")
        possible = self.outcomes()
        if not possible:
            raise ImpossibleOutcome("no-chance-now", waiting=self.waited_for())
        if not isinstance(outcome, str) or outcome not in possible:
            raise ImpossibleOutcome("impossible-outcome", outcome=quoted(outcome), allowed=list(possible))
        numbers = [number for number, _ in self.state.chances()]
        self.befall(numbers[list(possible).index(outcome)])

    def run_chance(self) -> None:
        """With a seed, everything that waits for chance happens at once."""
        while self.seed is not None and self.state.waiting_for == CHANCE:
            self.befall(chance.drawn(self.seed, self.drawn, self.state.chances()))

    def befall(self, outcome: int) -> None:
        after = self.state.clone()
        after.befall(outcome)
        self.steps.append(Step(self.state, CHANCE, outcome))
        self.drawn += 1
        self.state = after

    # ---- undo --------------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the newest step, if it is this seat's own and told nobody anything."""
        if problem := self.cannot_undo(self.known_seat(seat)):
            raise problem
        self.state = self.steps.pop().before

    def cannot_undo(self, seat: int) -> CannotUndo | None:
        """Why this seat cannot undo now, or None if it can. It does not tell who was quicker in a secret round."""
        if not self.steps:
            return CannotUndo("undo-nothing")
        if self.over:
            return CannotUndo("undo-over")
        if self.steps[-1].who == CHANCE:
            return CannotUndo("undo-chance")
        moment = {step.who: step for step in newest_moment(self.steps)}
        if seat not in moment:
            return CannotUndo("undo-other", seat=max(moment))
        before, _, action = moment[seat]
        reason = self.game.definition.view.final(before, seat, action)
        return CannotUndo("undo-final", rule=reason) if reason or len(moment) > 1 else None

    def go_back(self, step: int) -> None:
        """As it was before this step; for tables whose people agreed (taking_back.py), and never past chance."""
        self.state = self.steps[step].before
        del self.steps[step:]

    def __copy__(self) -> Match:
        """A match that goes its own way from here; states are never changed, so they are shared."""
        other = Match.__new__(Match)
        other.game, other.seed, other.origin = self.game, self.seed, self.origin
        other.state, other.steps, other.drawn = self.state, self.steps.copy(), self.drawn
        return other

    def __deepcopy__(self, memo: object) -> Match:
        return copy.copy(self)

    # ---- looking -----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What this seat may see, or a spectator (None), as plain data."""
        return self.view_with(msgspec.to_builtins(self.board(seat)), seat)

    def board(self, seat: int | None, shared: Any = None) -> Any:
        """What stands on the board and in the hands, as this seat may see it, in the form the game's view.py declares.

        Whoever makes the boards of many seats at once may give each the spectator's, which he made before: what is the
        same for both is then the same object.
        """
        looking = self.game.definition.view
        if seat is None:
            return looking.common(self.state)
        return looking.view(self.state, self.known_seat(seat), shared)

    def view_with(self, board: Any, seat: int | None) -> View:
        """A view around a board that was made before."""
        return {
            "game": self.game.id,
            "options": dict(self.game.options),
            "seat": seat,
            "steps": len(self.steps),
            "waiting_for": "chance" if self.waits_for_chance else sorted(self.waiting_for),
            "choices": [] if seat is None else self.choices(seat),
            "board": board,
            "result": msgspec.to_builtins(self.result, enc_hook=str) if self.over else None,
        }

    def before(self, step: int) -> Match:
        """The match as it was before this step, to look at; as it is now when there is no such step."""
        if type(step) is not int or step < 0:
            raise Refusal("no-such-step", step=quoted(step))
        past = copy.copy(self)
        past.steps = self.steps[:step]
        past.state = self.steps[step].before if step < len(self.steps) else self.state
        return past

    def aid(self, seat: int | None) -> dict[str, Any]:
        """The numbers a player would otherwise work out, from what this seat may know; empty where there are none."""
        found: dict[str, Any] = msgspec.to_builtins(self.numbers(seat))
        return found

    def numbers(self, seat: int | None, shared: Any = None) -> Any:
        """The aid in the form the game's aid.py declares; a spectator's, made before, may be given as for `board`."""
        aids = self.game.definition.aid
        if aids is None:
            return {}
        return aids.aid(self.state if seat is None else self.state.known_to(self.known_seat(seat)), seat, shared)

    def log(self, seat: int | None) -> list[tuple[int | str, str | None]]:
        """Every step so far as (seat or "chance", words); the words are None where this seat may not read them."""
        if seat is not None:
            self.known_seat(seat)
        shown = self.game.definition.view.shown(self.steps, self.state, seat)
        whole = self.history()
        return [(who, word if open_ else None) for (who, word), open_ in zip(whole, shown, strict=True)]

    def facts(self, seat: int | None, since: int = 0) -> list[tuple[int, Fact]]:
        """What happened from step `since` on, as far as this seat may know it now, or a spectator (None): the number of
        the step that brought it, and the fact."""
        if seat is not None:
            self.known_seat(seat)
        if self.game.definition.facts is None:
            return []
        shown = self.game.definition.facts.shown(self.steps, self.state, seat, since)
        return [(step, fact) for step, facts in enumerate(shown, start=since) for fact in facts]

    def history(self, since: int = 0) -> list[tuple[int | str, str]]:
        """Every step so far, or from `since` on, whole."""
        words = self.game.definition.words
        return [
            ("chance", words.outcome(before, number)) if who == CHANCE else (who, words.choice(before, who, number))
            for before, who, number in self.steps[since:]
        ]

    def position(self) -> dict[str, Any]:
        """Everything, as readable data with the identifiers of the rules; `Game.load` takes it back."""
        content = msgspec.to_builtins(self.game.definition.position.write(self.state))
        return {"game": self.game.id, "options": dict(self.game.options), **content}

    def record(self, seat: int | str | None = "all") -> str:
        """The match as a text file; with a seat (or None, a spectator) only what that seat may know."""
        from vivat.play.record import write

        return write(self, seat)

    def waited_for(self) -> str:
        return "chance" if self.waits_for_chance else ", ".join(map(str, sorted(self.waiting_for))) or "-"

    def known_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NoSuchSeat("no-such-seat", seat=quoted(seat), last=self.seats - 1)
        return seat


def quoted(value: object) -> str:
    """Something a caller sent, short enough to repeat in a sentence."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
