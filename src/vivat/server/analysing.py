"""What is asked about the analysis of a finished match, by anybody who may look at its table."""

from __future__ import annotations

from vivat.errors import Refusal
from vivat.play.order import in_seat_order
from vivat.server.parts import AnalysisShown
from vivat.server.routes import Ask, Route
from vivat.table import Table
from vivat.table.show import seats_of


async def analysed(ask: Ask) -> Table:
    """The table, if its match was played to the end: before that nothing is said, whoever asks."""
    table = (await ask.look()).table
    seats_of(table, ask.who)  # refuses who may not look
    if table.match is None or table.status != "over":
        raise Refusal("table-not-over")
    if not table.match.over:
        raise Refusal("analysis-no-end")
    return table


async def see_analysis(ask: Ask) -> AnalysisShown:
    return await ask.services.analyses.look((await analysed(ask)).id)


async def begin_analysis(ask: Ask) -> AnalysisShown:
    """Begin it in the background, or go on with it."""
    ask.sure()
    table = await analysed(ask)
    record = await ask.services.long(lambda: in_seat_order(table.running).record())
    return await ask.services.analyses.begin(table.id, record, ask.address)


async def analysis_as_csv(ask: Ask) -> str:
    from vivat.analysis.export import as_csv  # seldom wanted

    shown = await see_analysis(ask)
    if shown.result is None:
        raise Refusal("analysis-unfinished")
    return as_csv(shown.result)


ROUTES = (
    Route("GET", "/api/tables/{table}/analysis", "What is known of a finished match", see_analysis, AnalysisShown),
    Route("POST", "/api/tables/{table}/analysis", "Analyse a finished match", begin_analysis, AnalysisShown),
    Route("GET", "/api/tables/{table}/analysis.csv", "The analysis as a table", analysis_as_csv),
)
