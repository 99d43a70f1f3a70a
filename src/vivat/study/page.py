"""A study as one page of HTML with plots, drawn as the reports of tournaments are: `arena/report.py`."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from vivat.arena.report import BINS, BLUE, CRIMSON, FOREST, OCHRE, bars, document, in_table, label, laid_out, titled
from vivat.study.words import TABLES, Speaker

SHARES = {"seats": FOREST, "openings": BLUE, "names": CRIMSON}  # the tables that are drawn as shares of the win


def page(data: dict[str, Any], language: str) -> str:
    said = Speaker(data, language)
    parts = [f"<p>{escape(sentence)}</p>" for sentence in said.intro()]
    for game in dict.fromkeys(row["game"] for row in data["games"]):
        parts += [part for plot in plots(said, game) for part in plot]
    for table in TABLES:
        if data[table]:
            parts += [f"<h2>{escape(said.title(table))}</h2>", in_table(said.table(table), True)]
    return document(said.say("study-title"), language, parts)


def plots(said: Speaker, game: str) -> Iterator[list[str]]:
    yield plot(said, game, "lengths", lengths(said, rows_of(said, "lengths", game)))
    for table, colour in SHARES.items():
        if rows := rows_of(said, table, game):
            yield plot(said, game, table, shares(said, table, rows, colour))


def rows_of(said: Speaker, table: str, game: str) -> list[dict[str, Any]]:
    return [row for row in said.data[table] if row["game"] == game]


def plot(said: Speaker, game: str, table: str, figure: Any) -> list[str]:
    return titled(f"{said.game(game)}: {said.title(table)}", f"{game}-{table}", figure)


def lengths(said: Speaker, rows: list[dict[str, Any]]) -> Any:
    """How many matches had how many decisions."""
    from plotly import graph_objects

    width = 1 + (rows[-1]["decisions"] - rows[0]["decisions"]) // BINS
    matches: dict[int, int] = {}
    for row in rows:
        place = row["decisions"] // width
        matches[place] = matches.get(place, 0) + row["matches"]
    middles = [(place + 0.5) * width - 0.5 for place in matches]
    drawn = graph_objects.Bar(x=middles, y=list(matches.values()), width=0.94 * width, marker_color=OCHRE)
    return laid_out(said.language, drawn, 300, "")


def shares(said: Speaker, table: str, rows: list[dict[str, Any]], colour: str) -> Any:
    from plotly import graph_objects

    names = [label(named(said, table, row)) for row in rows]
    drawn = graph_objects.Bar(x=[100 * row["share"] for row in rows], y=names, **bars(colour))
    return laid_out(said.language, drawn, 110 + 34 * len(names), " %", upwards=False)


def named(said: Speaker, table: str, row: dict[str, Any]) -> str:
    if table == "seats":
        return said.say("study-seat", players=row["players"], seat=row["seat"])
    return str(row["opening"] if table == "openings" else row["who"])
