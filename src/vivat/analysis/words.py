"""An analysis in sentences: what the screen and the page of the report both say."""

from __future__ import annotations

from collections.abc import Sequence

from vivat import locale
from vivat.analysed import CAUSES, Analysed, Change, Expected, HiddenStep, Judged
from vivat.options import in_words

SHOWN = 4  # outcomes of one event of chance that are named
DECISION = ("step", "seat", "choice", "before", "after", "cost", "better")
ACCOUNT = ("side", "start", *CAUSES, "result")


class Speaker(locale.Speaker):
    """Says things about one analysis in one language."""

    data: Analysed

    def title(self) -> str:
        game = self.data["game"]
        return f"{self.word(game, game)}: {in_words(self.data['options'])}"

    def intro(self) -> str:
        return self.say("analyse-intro", level=self.data["level"], simulations=self.data["simulations"])

    # ---- numbers -----------------------------------------------------------------------------------------------------

    def percent(self, parts: int) -> float:
        return 100 * parts / self.data["whole"]

    def share(self, parts: int) -> str:
        return self.say("arena-percent", percent=self.percent(parts))

    def change(self, parts: int) -> str:
        sign = "minus" if parts < 0 else "plus"
        return self.say("analyse-change", sign=sign, percent=abs(self.percent(parts)))

    def doubtful(self, parts: int, doubt: int) -> str:
        return self.say("analyse-doubtful", change=self.change(parts), doubt=self.percent(doubt))

    def side(self, number: int) -> str:
        seats = self.data["sides"][number]["seats"]
        return self.say("analyse-side", number=len(seats), seats=", ".join(map(str, seats)))

    # ---- the summary -------------------------------------------------------------------------------------------------

    def summary(self) -> list[str]:
        winners = [number for number, side in enumerate(self.data["sides"]) if side["result"]]
        names = [self.side(number) for number in winners]
        found = [self.say("analyse-won", number=len(winners), winners=names)]
        if len(winners) == 1:
            ahead = ahead_from(self.data["curve"], winners[0])
            found += [self.say("analyse-ahead", steps=ahead, side=names[0]), self.decisive(winners[0])]
        late = [thing for thing in self.data["hidden"] if max(thing["known"]) == self.data["curve"][-1]["steps"]]
        return [*found, self.say("analyse-hidden", number=len(self.data["hidden"]), last=len(late))]

    def decisive(self, number: int) -> str:
        side = self.data["sides"][number]
        changed = {cause: side[cause] for cause in CAUSES}
        cause = max(CAUSES, key=changed.__getitem__)
        if side[cause] <= side["doubt"][cause]:
            return self.say("analyse-unclear", side=self.side(number))
        return self.say("analyse-decisive", side=self.side(number), cause=cause, change=self.change(side[cause]))

    def turning_points(self) -> list[str]:
        steps = self.data["turning_points"]
        return [self.turn(event) for event in self.data["events"] if event["step"] in steps]

    def turn(self, event: Change) -> str:
        moved = [
            self.say("analyse-turn-change", side=self.side(number), change=self.change(parts))
            for number, parts in enumerate(event["change"])
            if parts
        ]
        return self.say(
            "analyse-turn",
            kind="chance" if event["seat"] is None else "choice",
            number=event["to_step"] - event["step"] + 1,
            step=event["step"],
            to=event["to_step"],
            seat=str(event["seat"]),
            words=", ".join(event["words"][:SHOWN]) + (" …" if len(event["words"]) > SHOWN else ""),
            changes=", ".join(moved),
        )

    def dearest(self) -> list[str]:
        steps = self.data["dearest"]
        return [self.dear(decision) for decision in self.data["decisions"] if decision["step"] in steps]

    def dear(self, decision: Judged) -> str:
        point = self.say(
            "analyse-point",
            seat=decision["seat"],
            choice=decision["choice"],
            better=decision["better"],
            step=str(decision["step"]),
            cost=self.percent(decision["cost"]),
        )
        return f"{point} {self.say('analyse-line', line=line(decision['line']))}"

    # ---- tables ------------------------------------------------------------------------------------------------------

    def accounts(self) -> list[list[str]]:
        """Start, luck, choices and result of every side, the header first."""
        return [[self.say(f"analyse-column-{name}") for name in ACCOUNT], *map(self.account, range(self.sides()))]

    def sides(self) -> int:
        return len(self.data["sides"])

    def account(self, number: int) -> list[str]:
        side = self.data["sides"][number]
        causes = [self.doubtful(side[name], side["doubt"][name]) for name in CAUSES]
        return [self.side(number), self.share(side["start"]), *causes, self.share(side["result"])]

    def decisions(self) -> list[list[str]]:
        """What every decision was worth by what its seat knew, the header first."""
        rows = [self.decision(decision) for decision in self.data["decisions"]]
        return [[self.say(f"analyse-column-{name}") for name in DECISION], *rows]

    def decision(self, decision: Judged) -> list[str]:
        shares = [self.share(parts) for parts in (decision["before"], decision["after"], decision["cost"])]
        seat = self.say("cli-seat", seat=decision["seat"])
        return [str(decision["step"]), seat, decision["choice"], *shares, decision["better"] or ""]

    def hidden(self) -> list[list[str]]:
        """Every step that was hidden from somebody, and from when each seat could know it, the header first."""
        names = ("step", "words", "known")
        return [[self.say(f"analyse-column-{name}") for name in names], *map(self.thing, self.data["hidden"])]

    def thing(self, thing: HiddenStep) -> list[str]:
        who = self.say("cli-chance") if thing["seat"] is None else self.say("cli-seat", seat=thing["seat"])
        known = [self.say("analyse-known", seat=seat, steps=str(when)) for seat, when in enumerate(thing["known"])]
        return [str(thing["step"]), f"{who} {thing['words']}", ", ".join(known)]


def line(choices: Sequence[tuple[int, str]]) -> str:
    """`0 turn:assemble, 0 assemble_scots:moray`, as in a record."""
    return ", ".join(f"{seat} {words}" for seat, words in choices)


def ahead_from(curve: Sequence[Expected], side: int) -> int:
    """After how many steps the winner was ahead for good."""
    for before, after in zip(curve[-2::-1], curve[:0:-1], strict=True):
        if any(parts >= before["worth"][side] for other, parts in enumerate(before["worth"]) if other != side):
            return after["steps"]
    return 0
