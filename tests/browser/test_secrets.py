"""What a browser gets and keeps is what its seat may know, and nothing else.

Everything the page can know comes over the wire, so all of it is recorded and compared, view by view, with what the
finished record says that the seat was allowed to see. Then the page's memory and storage are searched.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from people import GAMES, begin, click_any, play
from playwright.sync_api import Page

import vivat
from vivat.play import Match

pytestmark = pytest.mark.timeout(240)
KEPT = {"language", "theme", "name", "visits", "looks"}
ADDRESSES = ("/api/session", "/api/games", "/api/tables", "/api/lobby", "/api/rules/", "/assets/", "/t/", "/icon")
HARDEST = {"king_is_dead": {"mode": "advanced"}, "artus": {"level": "advanced"}, "vive_le_roi": {"ambition": True}}
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
    assert page.evaluate("[document.cookie, sessionStorage.length, indexedDB.databases().then(all => all.length)]")[
        :2
    ] == ["", 0]
    frames, replies = traffic.frames[:], traffic.replies[:]
    seed, match = finished(page, table)
    everything = [memory, json.dumps(storage), *frames, *(text for _, text in replies)]
    assert not [text for text in everything if seed in text]
    views = [view for view in traffic.views() if view["view"]["result"] is None]
    assert len(views) > 5
    for shown in views:
        then = match.before(shown["view"]["steps"])
        assert shown["seat"] == ADA
        assert shown["view"] == plain(then.view(ADA))
        told = [tuple(step) for step in shown["happened"]]
        allowed = {tuple(step) for step in plain(then.log(ADA))}
        assert set(told) <= allowed
    for path, text in replies:
        assert f"/{path}".startswith(ADDRESSES)
        if "/aid" in path or "/log" in path:
            helps_by_right(path, json.loads(text), match)


def helps_by_right(path: str, reply: dict[str, Any], match: Match) -> None:
    """The log and the aid are those of the seat at some moment of the match."""
    moments = [match.before(step) for step in range(len(match.steps) + 1)]
    if "/log" in path:
        assert sorted(map(str, reply["steps"])) == sorted(map(str, plain(moments[len(reply["steps"])].log(ADA))))
    else:
        assert any(reply["aid"] == plain(moment.aid(ADA)) for moment in moments)


def finished(page: Page, table: str) -> tuple[str, Match]:
    """The seat resigns, a bot plays on for it, and after the end all is open."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good").click()
    page.wait_for_selector(".end", timeout=60_000)
    shown = page.evaluate("table => fetch(`/api/tables/${table}`).then(reply => reply.json())", table)
    record = page.evaluate("table => fetch(`/api/tables/${table}/record?seat=0`).then(reply => reply.text())", table)
    return shown["state"]["seed"], vivat.read(record)
