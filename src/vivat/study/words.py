"""The tables of a study in words: what the screen and the page of plots both say."""

from __future__ import annotations

from typing import Any

from vivat import locale

TABLES = {
    "games": ("game", "players", "matches", "finished", "mean", "shortest", "longest"),
    "seats": ("game", "players", "seat", "matches", "share"),
    "openings": ("game", "opening", "matches", "share", "even"),
    "names": ("game", "who", "matches", "share", "even"),
    "endings": ("game", "ending", "decided_by", "matches"),
}
LISTED = ("name", "game", "players", "decisions", "winners", "seats")
SHARES = ("share", "even")


class Speaker(locale.Speaker):
    """Says things about one study in one language."""

    def intro(self) -> list[str]:
        found = sum(row["matches"] for row in self.data["games"])
        said = [self.say("study-records", records=self.data["records"], found=found)]
        if self.data["refused"]:
            said.append(self.say("study-refused", refused=self.data["refused"]))
        return [*said, *(f"{fault['name']}: {fault['problem']}" for fault in self.data["faults"])]

    def title(self, table: str) -> str:
        return self.say(f"study-title-{table}")

    def table(self, name: str) -> list[list[str]]:
        """The rows of a table, its header first."""
        columns = TABLES[name]
        rows = [[self.cell(row, column) for column in columns] for row in self.data[name]]
        return [[self.say(f"study-column-{column}") for column in columns], *rows]

    def cell(self, row: dict[str, Any], column: str) -> str:
        value = row[column]
        if value is None:
            return "-"
        if column == "game":
            return self.game(value)
        if column in SHARES:
            return self.say("arena-percent", percent=100 * value)
        if column in ("ending", "decided_by"):
            message = f"{row['game']}-{'decided' if column == 'decided_by' else 'ending'}-{value}"
            return self.say(message) if locale.has(message, self.language) else str(value)
        if isinstance(value, int | float):
            return self.say("study-mean" if column == "mean" else "arena-number", number=value)
        return str(value)

    def game(self, game: str) -> str:
        return self.say(game) if locale.has(game, self.language) else game

    def listed(self, rows: list[dict[str, Any]]) -> list[list[str]]:
        """Matches one by one, the header first."""
        return [[self.say(f"study-column-{column}") for column in LISTED], *map(self.match, rows)]

    def match(self, row: dict[str, Any]) -> list[str]:
        winners = [seat for seat, points in enumerate(row["points"]) if points]
        return [
            row["name"],
            self.game(row["game"]),
            str(row["players"]),
            str(row["decisions"]),
            ", ".join(map(str, winners)) if row["over"] else self.say("study-running"),
            ", ".join(row["seats"]),
        ]
