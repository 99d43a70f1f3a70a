"""A tournament as one page of HTML: plots drawn by plotly, and the same numbers in words below each of them.

Everything is in the file, the drawing library too, which makes it some five megabytes; it asks no network for anything
and says so to the browser.
"""

from __future__ import annotations

import importlib.util
import textwrap
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from vivat.arena.words import Speaker
from vivat.errors import Refusal

INK, SOFT, CRIMSON, BLUE, FOREST, OCHRE = "#2a2119", "#6b5d4d", "#9b2335", "#24477a", "#2f6148", "#c58a1b"
BINS = 40  # of lengths, about
WIDTH = 30  # characters in a line of a name
POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"
STYLE = """
body { background: #f6efdf; color: #2a2119; font: 16px/1.5 Georgia, serif; margin: 0 auto; max-width: 60rem }
body { padding: 1.5rem } h1 { font-size: 1.5rem; overflow-wrap: anywhere } p { margin: .3rem 0 }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .2rem } .wide { overflow-x: auto }
table { border-collapse: collapse; font: 14px/1.4 system-ui, sans-serif; margin: .8rem 0 }
th, td { border-bottom: 1px solid #d8cbb0; padding: .25rem .7rem; text-align: right; white-space: nowrap }
td { font-variant-numeric: tabular-nums } th:first-child, td:first-child { text-align: left; white-space: normal }
td:first-child { min-width: 9rem }
"""


class NoPlots(Refusal):
    """The drawing library is missing."""


def check() -> None:
    """Before a long tournament, not after it."""
    if importlib.util.find_spec("plotly") is None:
        raise NoPlots("arena-no-plotly")


def page(data: dict[str, Any], language: str) -> str:
    said = Speaker(data, language)
    parts = [f"<p>{escape(text)}</p>" for text in (*said.conditions(), *said.failures())]
    return document(said.title(), language, [*parts, *(part for section in sections(said) for part in section)])


def document(title: str, language: str, parts: Sequence[str]) -> str:
    """A whole page around its parts."""
    check()
    from plotly.offline import get_plotlyjs

    heading, head = escape(title), f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n{head}',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{heading}</title>\n<style>{STYLE}</style>\n<script>{get_plotlyjs()}</script>\n</head>\n<body>",
            f"<h1>{heading}</h1>",
            *parts,
            "</body>\n</html>\n",
        ]
    )


def sections(said: Speaker) -> Iterator[list[str]]:
    yield section(said, "points", points(said), in_table(said.bots(), True))
    if said.data["bots"][0]["rating"] is not None:
        yield section(said, "ratings", ratings(said))
    yield section(said, "seats", seats(said), f"<p>{escape(said.seats())}</p>")
    yield section(said, "lengths", lengths(said), f"<p>{escape(said.lengths())}</p>")
    yield section(said, "endings", endings(said), in_table(said.endings(), False))


def section(said: Speaker, name: str, figure: Any, *below: str) -> list[str]:
    return titled(said.say(f"arena-plot-{name}"), name, figure, *below)


def titled(title: str, name: str, figure: Any, *below: str) -> list[str]:
    """A plot under its title, and what is said of it in words below."""
    drawn = figure.to_html(
        full_html=False,
        include_plotlyjs=False,
        div_id=f"plot-{name}",
        config={"displayModeBar": False, "responsive": True},
    )
    return [f"<h2>{escape(title)}</h2>", drawn, *below]


def in_table(rows: list[list[str]], headed: bool) -> str:
    lines = [
        "<tr>" + "".join(f"<{cell}>{escape(text)}</{cell}>" for text in row) + "</tr>"
        for number, row in enumerate(rows)
        for cell in ["th" if headed and number == 0 else "td"]
    ]
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


# ---- plots -----------------------------------------------------------------------------------------------------------


def points(said: Speaker) -> Any:
    """Shares with intervals, the best on top, and a line where an even share would be."""
    bots = said.ranked()[::-1]
    middles = [100 * bot["points_share"] for bot in bots]
    ends = [[100 * end for end in bot["interval"]] for bot in bots]
    figure = ranges(said, [bot["bot"] for bot in bots], middles, ends, CRIMSON, " %")
    figure.add_vline(x=100 * said.data["even_share"], line={"color": SOFT, "dash": "dot", "width": 1})
    return figure


def ratings(said: Speaker) -> Any:
    bots = sorted(said.data["bots"], key=lambda bot: float(bot["rating"]["mu"]))
    ends = [[bot["rating"]["low"], bot["rating"]["high"]] for bot in bots]
    return ranges(said, [bot["bot"] for bot in bots], [bot["rating"]["mu"] for bot in bots], ends, BLUE, "")


def ranges(
    said: Speaker, names: list[str], middles: list[float], ends: list[list[float]], colour: str, unit: str
) -> Any:
    from plotly import graph_objects

    dots = graph_objects.Scatter(
        x=middles,
        y=[label(name) for name in names],
        mode="markers",
        marker={"color": colour, "size": 10},
        error_x={
            "array": [high - middle for middle, (_, high) in zip(middles, ends, strict=True)],
            "arrayminus": [middle - low for middle, (low, _) in zip(middles, ends, strict=True)],
            "color": colour,
        },
        hovertemplate="%{y}: %{x:.1f}" + unit + "<extra></extra>",
    )
    return laid_out(said.language, dots, 110 + 34 * len(names), unit)


def seats(said: Speaker) -> Any:
    from plotly import graph_objects

    shares = [100 * points / said.data["games"] for points in said.data["places"]["points"]]
    names = [said.say("cli-seat", seat=name) for name in said.places()]
    return laid_out(
        said.language, graph_objects.Bar(x=shares, y=names, **bars(FOREST)), 110 + 34 * len(names), " %", upwards=False
    )


def lengths(said: Speaker) -> Any:
    from plotly import graph_objects

    counts = said.data["lengths"]["counts"]
    width = 1 + (counts[-1][0] - counts[0][0]) // BINS
    games: dict[int, int] = {}
    for length, number in counts:
        games[length // width] = games.get(length // width, 0) + number
    middles = [(place + 0.5) * width - 0.5 for place in games]
    drawn = graph_objects.Bar(x=middles, y=list(games.values()), width=0.94 * width, marker_color=OCHRE)
    return laid_out(said.language, drawn, 300, "")


def endings(said: Speaker) -> Any:
    from plotly import graph_objects

    ends = said.data["endings"]
    shares = [100 * end["games"] / said.data["games"] for end in ends]
    names = [label(said.ending(end)) for end in ends]
    return laid_out(
        said.language, graph_objects.Bar(x=shares, y=names, **bars(BLUE)), 110 + 44 * len(ends), " %", upwards=False
    )


def bars(colour: str) -> dict[str, Any]:
    shape = {"orientation": "h", "marker_color": colour, "texttemplate": "%{x:.1f} %", "textposition": "auto"}
    return {**shape, "hovertemplate": "%{y}: %{x:.1f} %<extra></extra>", "cliponaxis": False}


def label(text: str) -> str:
    """As a name on an axis: not markup, and in lines that leave room for the plot."""
    lines = textwrap.wrap(text, WIDTH, max_lines=3, placeholder=" ...")
    return "<br>".join(escape(line, quote=False) for line in lines)


def laid_out(language: str, traces: Any, height: int, unit: str, upwards: bool = True) -> Any:
    from plotly import graph_objects

    figure = graph_objects.Figure(traces)
    figure.update_layout(
        height=height,
        margin={"l": 10, "r": 30, "t": 20, "b": 40},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        font={"family": "system-ui, sans-serif", "size": 13, "color": INK},
        separators=", " if language == "fr" else ".,",
        bargap=0.25,
        dragmode=False,
    )
    figure.update_xaxes(automargin=True, gridcolor="#d8cbb0", zeroline=False, ticksuffix=unit)
    figure.update_yaxes(automargin=True, gridcolor="#e6dcc4", zeroline=False, autorange=None if upwards else "reversed")
    return figure
