"""The page that needs no server, with one beside it: tables of the server appear, those of the browser stay there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import build_site
import pytest
from hosted import Hosted
from playwright.sync_api import Page, expect
from served import Served
from visitors import CONTROLLED, new_table, opened, view

pytestmark = pytest.mark.timeout(240)
CHOOSING = ".choices button:not([disabled])"


@pytest.fixture
def beside(folder: Path, tmp_path: Path) -> Iterator[tuple[Hosted, Served]]:
    """As `--server` builds it, on a host that passes /api on to a server."""
    copy = tmp_path / "folder"
    shutil.copytree(folder, copy)
    build_site.add_to_head(copy, build_site.BESIDE)
    build_site.write_worker(copy)
    with Served(f"sqlite:///{tmp_path / 'beside.sqlite'}") as server:
        host = Hosted(copy, server.port)
        yield host, server
        host.close()


def begin(page: Page, name: str) -> str:
    """A table with an open seat, which others see; its name."""
    page.locator("a[href='/new/king_is_dead']").click()
    page.locator("label.number:has(input[value='2'])").click()
    page.locator(".seat input").first.fill(name)
    page.locator(".seat select").select_option("open")
    page.get_by_label("List it on the home page").check()
    page.locator("button.begin").click()
    page.wait_for_selector(".gather")
    return page.url.split("/t/")[1].partition("#")[0]


def test_tables_with_others_are_the_server_s_and_one_s_own_stay_in_the_browser(
    browser: Any, beside: tuple[Hosted, Served]
) -> None:
    host, server = beside
    problems: list[str] = []
    context, other = (browser.new_context(reduced_motion="reduce", locale="en") for _ in range(2))
    ann = opened(context, host.address, problems)
    alone = new_table(ann, "artus", 2, "random")
    assert server.get(f"/api/tables/{alone}")[0] == 404, "a table against bots is this browser's"
    ann.goto(host.address)
    ann.wait_for_selector(".lobby")
    shared = begin(ann, "Ann")
    assert server.get(f"/api/tables/{shared}")[0] == 200

    ben = opened(other, host.address, problems)
    ben.locator(f".lobby a[href='/t/{shared}']").click()
    ben.locator(".gather input").first.fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (ann, ben):
        page.get_by_role("button", name="I am ready").click()
    ann.wait_for_selector(".prompt")
    ben.wait_for_selector(".prompt")
    turn = ann if ann.locator(CHOOSING).count() else ben
    before = turn.locator("main").get_attribute("data-seq")
    turn.locator(CHOOSING).first.click()
    for page in (ann, ben):
        page.wait_for_function("seq => document.querySelector('main').dataset.seq !== seq", arg=before)

    ann.goto(host.address)  # both are on the list
    for table in (alone, shared):
        expect(ann.locator(f"a[href^='/t/{table}']").first).to_be_visible()
    ann.wait_for_function(CONTROLLED)
    server.stop()  # and without the server one's own go on
    ann.goto(f"{host.address}/t/{alone}")
    ann.wait_for_selector(CHOOSING)
    seq = view(ann, alone)["seq"]
    ann.locator(CHOOSING).first.click()
    ann.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) > seq", arg=seq)
    context.close()
    other.close()
