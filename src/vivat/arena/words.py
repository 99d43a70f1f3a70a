"""A tournament in words: what the table on the screen and the page of the report both say."""

from __future__ import annotations

from typing import Any

from vivat import locale
from vivat.arena.playing import FORFEIT
from vivat.options import in_words

COLUMNS = ("bot", "simulations", "games", "points", "interval", "rating", "failures")


class Speaker(locale.Speaker):
    """Says things about one tournament in one language."""

    # ---- the tournament ----------------------------------------------------------------------------------------------

    def title(self) -> str:
        game = self.data["game"]
        return f"{self.word(game, game)}: {in_words(self.data['options'])}"

    def conditions(self) -> list[str]:
        data = self.data
        found = [self.say("arena-games", games=data["games"], seed=str(data["seed"]), even=100 * data["even_share"])]
        if not data["rotated"]:
            found.append(self.say("arena-uneven", lap=data["lap"]))
        if data["scale"] != 1:
            found.append(self.say("arena-scaled", scale=str(data["scale"])))
        return found

    # ---- bots --------------------------------------------------------------------------------------------------------

    def ranked(self) -> list[dict[str, Any]]:
        return sorted(self.data["bots"], key=lambda bot: -bot["points_share"])

    def bots(self) -> list[list[str]]:
        """The table of the bots, its header first."""
        return [[self.say(f"arena-column-{name}") for name in COLUMNS], *map(self.bot, self.ranked())]

    def bot(self, bot: dict[str, Any]) -> list[str]:
        rating = bot["rating"]
        low, high = (100 * end for end in bot["interval"])
        return [
            bot["bot"],
            "-" if bot["simulations"] is None else self.say("arena-number", number=bot["simulations"]),
            self.say("arena-number", number=bot["games"]),
            self.say("arena-percent", percent=100 * bot["points_share"]),
            self.say("arena-interval", low=low, high=high),
            "-" if rating is None else self.say("arena-rating", mu=rating["mu"], sigma=2 * rating["sigma"]),
            self.say("arena-number", number=bot["failures"]),
        ]

    def ratings_missing(self) -> bool:
        return len(self.data["bots"]) > 1 and self.data["bots"][0]["rating"] is None

    # ---- games -------------------------------------------------------------------------------------------------------

    def places(self) -> list[str]:
        """The seats of every place: `0`, or `0+2` for a team."""
        return ["+".join(map(str, seats)) for seats in self.data["places"]["seats"]]

    def seats(self) -> str:
        places = self.data["places"]
        shares = [
            self.say("arena-seat-share", seat=name, percent=100 * points / self.data["games"])
            for name, points in zip(self.places(), places["points"], strict=True)
        ]
        return self.say("arena-seats", shares=shares, square=places["chi_square"], p=places["p"])

    def lengths(self) -> str:
        lengths = self.data["lengths"]
        low, middle, high = lengths["quartiles"]
        values = {name: lengths[name] for name in ("mean", "shortest", "longest")}
        return self.say("arena-lengths", **values, low=low, middle=middle, high=high)

    def endings(self) -> list[list[str]]:
        """What decided, and in which part of the games."""
        return [
            [self.ending(end), self.say("arena-percent", percent=100 * end["games"] / self.data["games"])]
            for end in self.data["endings"]
        ]

    def ending(self, end: dict[str, Any]) -> str:
        """`Most complete sets of followers. (KD-6.8)`"""
        if end["decided_by"] == FORFEIT:
            return self.say("arena-forfeit")
        message = f"{self.data['game']}-decided-{end['decided_by']}"
        words = self.say(message) if locale.has(message, self.language) else end["decided_by"]
        return self.say("cli-decided", why=words, rule=end["rule"])

    def failures(self) -> list[str]:
        return [self.failure(failure) for failure in self.data["failures"]]

    def failure(self, failure: dict[str, Any]) -> str:
        problem = self.say(failure["message"], **failure["values"])
        values = {name: failure[name] for name in ("bot", "games", "step")}
        return self.say("arena-failure", **values, first=str(failure["first"]), problem=problem)
