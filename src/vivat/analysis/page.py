"""An analysis as one page of HTML, drawn as the reports of tournaments are: `arena/report.py`."""

from __future__ import annotations

from html import escape
from typing import Any

from vivat.analysed import CAUSES, Analysed
from vivat.analysis.words import Speaker
from vivat.arena.report import BLUE, CRIMSON, FOREST, INK, OCHRE, SOFT, document, in_table, laid_out, titled

COLOURS = (CRIMSON, BLUE, FOREST, OCHRE, INK, SOFT)
DASHES = ("solid", "dash", "dot", "dashdot")  # colour is never the only sign


def page(data: Analysed, language: str) -> str:
    said = Speaker(data, language)
    sentences = [said.intro(), *said.summary()]
    turning = [said.say("analyse-turning"), *said.turning_points()]
    dearest = [said.say("analyse-dearest"), *said.dearest()] if data["dearest"] else [said.say("analyse-no-dearest")]
    parts = [
        *paragraphs(sentences),
        *titled(said.say("analyse-plot-curve"), "curve", curve(said), *paragraphs(turning)),
        *titled(said.say("analyse-plot-parts"), "parts", causes(said), in_table(said.accounts(), True)),
        f"<h2>{escape(said.say('analyse-plot-decisions'))}</h2>",
        *paragraphs(dearest),
        in_table(said.decisions(), True),
    ]
    if data["hidden"]:
        parts += [f"<h2>{escape(said.say('analyse-plot-hidden'))}</h2>", in_table(said.hidden(), True)]
    return document(said.title(), language, parts)


def paragraphs(sentences: list[str]) -> list[str]:
    return [f"<p>{escape(sentence)}</p>" for sentence in sentences]


def curve(said: Speaker) -> Any:
    """Every side's share over the steps."""
    from plotly import graph_objects

    points = said.data["curve"]
    traces = [
        graph_objects.Scatter(
            x=[point["steps"] for point in points],
            y=[said.percent(point["worth"][number]) for point in points],
            name=escape(said.side(number)),
            mode="lines",
            line={"color": COLOURS[number % len(COLOURS)], "dash": DASHES[number % len(DASHES)], "shape": "hv"},
            hovertemplate="%{x}: %{y:.1f} %",
        )
        for number in range(said.sides())
    ]
    figure = laid_out(said.language, traces, 380, "")
    figure.update_yaxes(range=[-2, 102], ticksuffix=" %")
    figure.update_xaxes(title=said.say("analyse-axis-steps"))
    return figure


def causes(said: Speaker) -> Any:
    """What luck, own choices and those of others gave every side."""
    from plotly import graph_objects

    names = [escape(said.side(number)) for number in range(said.sides())]
    traces = [
        graph_objects.Bar(
            x=[said.percent(side[cause]) for side in said.data["sides"]],
            y=names,
            name=escape(said.say(f"analyse-column-{cause}")),
            orientation="h",
            marker_color=colour,
            error_x={"array": [said.percent(side["doubt"][cause]) for side in said.data["sides"]], "color": SOFT},
            hovertemplate="%{y}: %{x:.1f} %",
        )
        for cause, colour in zip(CAUSES, (OCHRE, FOREST, BLUE), strict=True)
    ]
    return laid_out(said.language, traces, 130 + 70 * len(names), " %", upwards=False)
