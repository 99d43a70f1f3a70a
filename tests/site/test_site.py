"""The page that needs no server, in a real browser: offline, in two tabs, with a new version."""

from __future__ import annotations

import base64
import os
import random
import shutil
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hosted import Hosted
from playwright.sync_api import sync_playwright
from visitors import CONTROLLED, ask, go_on, new_table, opened, view

import vivat
from vivat import bots
from vivat.bots.bot import question
from vivat.server.browser.thinking import ThinkingElsewhere

THINK = """([address, asked, rows]) => new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' })
    worker.onmessage = ({ data }) => data.answer ? resolve(data.answer) : reject(new Error(data.problem))
    worker.postMessage({ asked, rows: Uint8Array.from(atob(rows), (sign) => sign.charCodeAt(0)) })
})"""
DOUBLED = """([table, seq]) => new Promise((resolve) => {
    indexedDB.open('vivat').onsuccess = ({ target: { result: database } }) => {
        const rows = database.transaction('rows', 'readwrite').objectStore('rows')
        const request = rows.add({ table, seq, body: '{}', seal: '' })
        request.onsuccess = () => resolve('taken')
        request.onerror = () => resolve(request.error.name)
    }
})"""


FIRST_VISIT = 8_000_000  # bytes
CHOOSING = ".choices button:not([disabled])"
NEWER = """() => caches.keys().then((names) =>
    names.filter((name) => name.startsWith('vivat ')).every((name) => name.includes('newer')))"""


def test_a_game_against_hard_goes_on_without_a_network_after_the_browser_was_closed(
    folder: Path, tmp_path: Path
) -> None:
    from browser.conftest import FLAGS, chromium

    program, more = chromium()
    how: dict[str, Any] = {"executable_path": program, "args": FLAGS, "env": {**os.environ, **more}}
    problems: list[str] = []
    host = Hosted(folder)
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(tmp_path, reduced_motion="reduce", **how)
        page = opened(context, host.address, problems)
        page.wait_for_function(CONTROLLED)  # every file is kept
        assert host.sent < FIRST_VISIT
        told = context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in told] == []
        host.close()  # from here on there is no network at all
        table = new_table(page, "king_is_dead", 2, "hard")
        before = go_on(page, table, 2)
        context.close()
        context = playwright.chromium.launch_persistent_context(tmp_path, reduced_motion="reduce", **how)
        page = opened(context, f"{host.address}/t/{table}", problems)
        assert view(page, table)["seq"] >= before["seq"]
        page.locator(".choices button").first.click()
        page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) > seq", arg=before["seq"])
        after = go_on(page, table, 1)
        assert after["seq"] > before["seq"]
        for path, words in (("/api/rules/artus?lang=fr", "Table"), (f"/api/tables/{table}/record", "vivat")):
            status, text = ask(page, "GET", path)
            assert status == 200
            assert words in text
        context.close()
    assert not problems


def test_two_tabs_see_the_same_table_and_the_second_goes_on_alone(browser: Any, hosted: Hosted) -> None:
    problems: list[str] = []
    context = browser.new_context(reduced_motion="reduce")
    first = opened(context, hosted.address, problems)
    table = new_table(first, "king_is_dead", 2, "random")
    first.wait_for_function(CONTROLLED)  # before, a host without such an address answers with 404 and the same page
    second = opened(context, f"{hosted.address}/t/{table}", problems)
    seen = go_on(first, table, 1)
    second.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) >= seq", arg=seen["seq"])
    assert second.evaluate(DOUBLED, [table, seen["seq"]]) == "ConstraintError"
    first.close()
    before = view(second, table)["seq"]
    assert go_on(second, table, 1)["seq"] > before
    second.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) > seq", arg=before)
    context.close()
    assert not problems


def test_two_tabs_play_two_tables_side_by_side(browser: Any, hosted: Hosted) -> None:
    problems: list[str] = []
    context = browser.new_context(reduced_motion="reduce")
    tabs = [opened(context, hosted.address, problems) for _ in range(2)]
    games = ("king_is_dead", "artus")
    tables = [new_table(tab, game, 2, "random") for tab, game in zip(tabs, games, strict=True)]
    for _ in range(2):
        before = [view(tab, table)["seq"] for tab, table in zip(tabs, tables, strict=True)]
        for tab in tabs:
            tab.locator(CHOOSING).first.click()
        for tab, seq in zip(tabs, before, strict=True):
            tab.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) > seq", arg=seq)
            tab.wait_for_selector(CHOOSING)
    assert [tab.url.split("/t/")[1].partition("#")[0] for tab in tabs] == tables
    context.close()
    assert not problems


def test_a_new_version_waits_until_it_is_taken(browser: Any, folder: Path, tmp_path: Path) -> None:
    problems: list[str] = []
    host = Hosted(folder)
    context = browser.new_context(reduced_motion="reduce")
    page = opened(context, host.address, problems)
    table = new_table(page, "king_is_dead", 2, "random")
    page.wait_for_function(CONTROLLED)
    other = opened(context, f"{host.address}/t/{table}", problems)
    seen = go_on(page, table, 1)
    newer = tmp_path / "newer"
    shutil.copytree(folder, newer)
    worker = newer / "worker.js"
    worker.write_text(worker.read_text().replace('const VERSION = "', 'const VERSION = "newer'))
    host.folder = newer
    sent = host.sent
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    for tab in (page, other):
        tab.evaluate("() => { window.older = true }")
        tab.wait_for_selector(".notice .strong")
    go_on(page, table, 1)  # the older one goes on
    assert all(tab.evaluate("() => window.older") for tab in (page, other))
    other.locator(".notice .strong").click()
    for tab in (page, other):
        tab.wait_for_function("() => !window.older")
        tab.wait_for_selector(CHOOSING)
    page.wait_for_function(NEWER)
    assert view(page, table)["seq"] >= seen["seq"]
    assert host.sent - sent < 200_000  # what has not changed is not fetched again
    context.close()
    host.close()
    assert not problems


def at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """What waits for nothing; the browser's tools have the event loop."""
    try:
        work.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it waits")


class Asked(Exception):
    pass


class Noting:
    """Around the core, what a bot is asked."""

    answer = ""

    async def think(self, asked: str, rows: bytes) -> str:
        if not self.answer:
            raise Asked(asked, rows)
        return self.answer


def questions() -> list[bots.Question]:
    """Of every game; of Vive le Roi ! also a vote, which is solved."""
    found = []
    for game, players, steps in (
        ("artus", 2, 9),
        ("king_is_dead", 3, 6),
        ("long_live_the_king", 3, 21),
        ("vive_le_roi", 4, 5),
    ):
        match, source = vivat.game(game, players=players).new(seed=7), random.Random(3)
        while match.waiting_for and len(match.steps) < 400:
            seat = min(match.waiting_for)
            words = match.choices(seat)
            wanted = (
                len(found) < 5 and len(words) > 1 and (words[0].startswith("cast_vote") or len(match.steps) >= steps)
            )
            if wanted and not any(other.game == game and (steps := 10_000) for other in found):
                found.append(question(match, seat, 11, with_view=False))
            elif wanted and words[0].startswith("cast_vote") and game == "vive_le_roi":
                found.append(question(match, seat, 11, with_view=False))
                break
            match.choose(seat, source.choice(words))
    return found


def answered(page: Any, worker: str, one: bots.Question, level: str, found: list[dict[str, Any]]) -> Any:
    """What the bot says of every option, thinking in the browser; what it was asked is noted."""
    noting = Noting()
    thinker = ThinkingElsewhere(noting, bounded=False)  # type: ignore[arg-type]
    with pytest.raises(Asked) as caught:
        at_once(thinker.weigh(level, one, ""))
    text, rows = caught.value.args
    found.append(msgspec.json.decode(text))
    noting.answer = page.evaluate(THINK, [f"/assets/{worker}", text, base64.b64encode(rows).decode()])
    return at_once(thinker.weigh(level, one, ""))


def test_bots_answer_in_a_browser_as_natively(browser: Any, folder: Path, hosted: Hosted) -> None:
    """The same question and seed, the same worth of every option: all simulations."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{hosted.address}/icon.svg")
    worker = next((folder / "assets").glob("bots.worker-*.js")).name
    asked = questions()
    assert {one.game for one in asked} == set(vivat.game_ids())
    found: list[dict[str, Any]] = []
    for one in asked:
        assert answered(page, worker, one, "hard", found) == bots.make("hard").think(one), one.game
    assert {about["kind"] for about in found} == {"search", "solve"}
    networks = [one for one in asked if one.game in ("artus", "long_live_the_king")]
    for one in networks:  # from the built file that the page fetches
        assert answered(page, worker, one, "master", found) == bots.make("master").think(one), one.game
        assert found[-1]["advised"]
    context.set_offline(True)  # the network of a game is kept
    assert answered(page, worker, networks[0], "master", found) == bots.make("master").think(networks[0])
    context.close()


def test_a_master_thinks_with_its_network_which_is_fetched_once(browser: Any, hosted: Hosted) -> None:
    context, problems = browser.new_context(), []
    asked = len(hosted.asked)
    page = opened(context, hosted.address, problems)
    table = new_table(page, "artus", 2, "master")
    go_on(page, table, 1)
    page.goto(hosted.address)
    go_on(page, new_table(page, "artus", 2, "master"), 1)
    fetched = [name for name in hosted.asked[asked:] if "-network-" in name]
    assert len(fetched) == 1
    assert fetched[0].startswith("/core/artus-network-")
    assert not problems
    context.close()


def test_a_master_whose_network_cannot_be_fetched_searches_without_it() -> None:
    class WithoutNetworks:
        def __init__(self) -> None:
            self.asked: list[dict[str, Any]] = []

        async def think(self, asked: str, rows: bytes) -> str:
            self.asked.append(msgspec.json.decode(asked))
            return "[]" if self.asked[-1].get("advised") else "[[3, 10, 5.0]]"

    around = WithoutNetworks()
    one = next(one for one in questions() if one.game == "artus")
    assert at_once(ThinkingElsewhere(around).weigh("master", one, "")) == [(3, 10, 0.5)]  # type: ignore[arg-type]
    assert [about["simulations"] for about in around.asked] == [20_000, bots.LEVELS["master"].simulations]
