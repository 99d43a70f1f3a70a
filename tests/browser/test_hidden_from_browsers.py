"""What a browser gets and keeps is what its seat may know, and nothing else.

Everything the page can know comes over the network, so all of it is recorded and compared, view by view, with what the
finished record says that the seat was allowed to see. Then the page's memory and storage are searched.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from people import GAMES, HARDEST, begin, click_any, play, play_out
from playwright.sync_api import Page

import vivat
from vivat.play import Match
from vivat.play.order import same_moment

pytestmark = pytest.mark.timeout(240)
KEPT = {
    "language",
    "theme",
    "speed",
    "volume",
    "name",
    "arms",
    "steps_shown",
    "sayings_read",
    "dice",
}  # dice: the promises
ADDRESSES = (
    "/api/session",
    "/api/games",
    "/api/tables",
    "/api/lobby",
    "/api/yours",
    "/api/identity",
    "/api/push",
    "/api/rules/",
    "/assets/",
    "/t/",
    "/icon",
)
ADA = 0


class Traffic:
    """Everything a page is sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.replies: list[tuple[str, str]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        page.on("requestfinished", self.finished)

    def finished(self, request: Any) -> None:
        path = request.url.split("/", 3)[3]
        if path.startswith("api/"):
            self.replies.append((path, request.response().text()))

    def views(self) -> list[dict[str, Any]]:
        seen = [json.loads(frame) for frame in self.frames if '"type":"seen"' in frame]
        return [match for message in seen for match in message["matches"]]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value, enc_hook=str))


def heap(page: Page) -> str:
    """Every string in the page's memory."""
    session = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    return "\n".join(json.loads("".join(parts))["strings"])


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_knows_what_its_seat_may_know(open_page: Any, game: str) -> None:
    page = open_page()
    traffic = Traffic(page)
    table = begin(page, game, **HARDEST.get(game, {}))
    play(page, lambda number: click_any(page, number), most=12)
    memory, storage = heap(page), page.evaluate("({ ...localStorage })")
    assert set(storage) <= KEPT
    assert page.evaluate("[document.cookie, sessionStorage.length]") == ["", 0]
    assert page.evaluate("indexedDB.databases()") == []
    frames, replies = traffic.frames[:], traffic.replies[:]
    seed, match = finished(page, table)
    everything = [memory, json.dumps(storage), *frames, *(text for _, text in replies)]
    assert not [text for text in everything if seed in text]
    views = [view for view in traffic.views() if view["view"]["result"] is None]
    assert len(views) > 5
    for shown in views:
        then = moment(match, shown["view"])
        assert shown["seat"] == ADA
        assert shown["view"] == plain(then.view(ADA))
        assert shown["aid"] == plain(then.aid(ADA))
        happened = [tuple(step) for step in shown["happened"]]
        allowed = {tuple(step) for step in plain(then.log(ADA))}
        assert set(happened) <= allowed
    for path, text in replies:
        assert f"/{path}".startswith(ADDRESSES)
        if "/log" in path or "/past" in path:
            helps_by_right(path, json.loads(text), match)


def moment(match: Match, view: dict[str, Any]) -> Match:
    """The match at the moment of a view. A record writes secret choices in the order of the seats, not as they came."""
    first = min(int(view["steps"]), len(match.steps) - 1)
    if plain(match.before(view["steps"]).view(None)["waiting_for"]) == view["waiting_for"]:
        return match.before(view["steps"])
    while first and same_moment(match.steps[first - 1], match.steps[first]):
        first -= 1
    then, last = match.before(first), first
    while last + 1 < len(match.steps) and same_moment(match.steps[last], match.steps[last + 1]):
        last += 1
    for who, word in match.history()[first : last + 1]:
        if who not in view["waiting_for"]:
            then.choose(int(who), word)
    return then


def helps_by_right(path: str, reply: dict[str, Any], match: Match) -> None:
    """The log and the past are those of the seat at some moment of the match."""
    if "/log" in path:
        allowed = {str(step) for step in plain(match.before(len(reply["steps"])).log(ADA))}
        assert {str(step) for step in reply["steps"] if step[1] is not None} <= allowed
    else:
        assert reply["view"] == {**plain(moment(match, reply["view"]).view(ADA)), "choices": []}


def finished(page: Page, table: str) -> tuple[str, Match]:
    """After the end all is open."""
    play_out(page, table)
    shown = page.evaluate("table => fetch(`/api/tables/${table}`).then(reply => reply.json())", table)
    record = page.evaluate("table => fetch(`/api/tables/${table}/record?seat=0`).then(reply => reply.text())", table)
    return shown["table"]["seed"], vivat.read(record)
