"""The box of a game as a sheet, and whether another one can be: docs/build/boxes.md."""

from __future__ import annotations

import msgspec

from vivat import box
from vivat.box import AnyBox, BoxFile, Difference, Entry
from vivat.definition import Boxes
from vivat.errors import BadBox, BoxProblem, Refusal
from vivat.games import all_ids, definition
from vivat.server.routes import Ask, Route
from vivat.table import Unknown


class SheetShown(msgspec.Struct, frozen=True):
    """The box as we believe it to be, and how sure each value is."""

    game: str
    format: int
    box: AnyBox
    entries: list[Entry]


class BoxAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box as somebody entered it; what is left out is as by default."""

    name: str
    box: AnyBox


class ProblemShown(msgspec.Struct, frozen=True):
    code: str
    sentence: str
    rule: str | None
    at: list[str]  # the entries that it concerns


class BoxChecked(msgspec.Struct, frozen=True):
    problems: list[ProblemShown]  # none: it can be played
    differs: list[Difference]  # from the box as we believe it to be
    option: AnyBox | None = None  # for options.box; null where it is as by default, or wrong
    file: BoxFile | None = None  # to save; null where it is wrong


def asked_for(ask: Ask) -> tuple[str, Boxes]:
    game = str(ask.request.path_params["game"])
    boxes = definition(game).box if game in all_ids() else None
    if boxes is None:
        raise Unknown("box-none", game=game[:40])
    return game, boxes


async def see_box(ask: Ask) -> SheetShown:
    game, boxes = asked_for(ask)
    return SheetShown(game, box.FORMAT, box.whole_of(boxes.Box), list(boxes.entries()))


async def check_box(ask: Ask) -> BoxChecked:
    """What is wrong with a box, or what is kept of it; nothing is stored."""
    game, boxes = asked_for(ask)
    given = {**ask.body.box, "name": ask.body.name}
    try:
        option = box.as_option(game, boxes, given)
    except BadBox as problem:
        return BoxChecked([shown(one, ask.language) for one in problem.reasons()], [])
    name, whole = box.opened(game, boxes, given)
    file = msgspec.convert(box.as_file(game, name, whole), BoxFile)
    return BoxChecked([], list(box.differences(game, boxes, option or {}, ask.language)), option, file)


def shown(problem: Refusal, language: str) -> ProblemShown:
    at = problem.at if isinstance(problem, BoxProblem) else []
    return ProblemShown(problem.message, problem.said(language), problem.rule, at)


ROUTES = (
    Route("GET", "/api/games/{game}/box", "The box of a game, and how sure each value is", see_box, SheetShown),
    Route(
        "POST", "/api/games/{game}/box", "Whether a box can be played", check_box, BoxChecked, BoxAsked,
        most=box.MOST_BYTES,
    ),
)  # fmt: skip
