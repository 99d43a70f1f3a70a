"""The core as a browser runs it, with a store in memory around it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from browser.matches import short
from in_memory import InMemory
from kit import plain
from trees import ROOT

import vivat
from vivat.server import analyses
from vivat.server.api import ROUTES
from vivat.server.browser.core import NOT_HERE, Core

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]


def run(work: Callable[[Core, InMemory], Awaitable[None]], around: InMemory | None = None) -> InMemory:
    around = around or InMemory()

    async def main() -> None:
        core = Core(around, pace=0)
        await core.start()
        try:
            await work(core, around)
        finally:
            await core.stop()

    asyncio.run(main())
    return around


async def ask(core: Core, method: str, path: str, body: Any = "", language: str = "en") -> tuple[int, Any]:
    status, text = await core.ask(method, path, body if isinstance(body, str) else json.dumps(body), language)
    return status, json.loads(text) if text[:1] in "{[" else text


async def new_table(core: Core, game: str = "king_is_dead", name: str = "m1") -> str:
    status, seen = await ask(core, "POST", "/api/tables", {"id": name, "game": game, "seats": SEATS})
    assert status == 200, seen
    return str(seen["table"]["id"])


async def choose(core: Core, table: str, most: int = 2000) -> dict[str, Any]:
    """Choose what comes first, so many times or until the end; the view when something is asked again."""
    for _ in range(10_000):
        _, seen = await ask(core, "GET", f"/api/tables/{table}")
        view = seen["matches"][0]["view"] if seen["matches"] else None
        if view and (view["result"] or (most == 0 and view["choices"])):
            return seen  # type: ignore[no-any-return]
        if seen["table"]["status"] == "gathering":
            body = {"type": "ready", "id": "ready", "table": table, "seq": seen["seq"], "seat": 0}
            await ask(core, "POST", f"/api/tables/{table}/messages", body)
        elif view and view["choices"]:
            body = {"type": "choose", "id": f"c{seen['seq']}", "table": table, "seq": seen["seq"], "seat": 0}
            await ask(core, "POST", f"/api/tables/{table}/messages", {**body, "choices": view["choices"][:1]})
            most -= 1
        else:
            await asyncio.sleep(0.002)
    raise AssertionError("no end")


def test_the_core_needs_nothing_that_only_a_server_has() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools/site/needed.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    targets = {target for _, target in json.loads(done.stdout)}
    assert {
        "vivat/games/artus/first_game.json",
        "vivat/server/browser/entry.py",
        "vivat/games/artus/rules.py",
        "vivat/locale/fr/table.ftl",
    } <= targets
    assert not any("sqlalchemy" in target or "starlette" in target for target in targets)


def test_a_box_of_ones_own_is_checked_and_played_without_a_server() -> None:
    async def work(core: Core, around: InMemory) -> None:
        address = "/api/games/long_live_the_king/box"
        status, sheet = await ask(core, "GET", address)
        assert (status, sheet["box"]["votes"]["man"]) == (200, 2)
        _, wrong = await ask(core, "POST", address, {"name": "Attic", "box": {"votes": {"lundonia": 2}}}, "fr")
        assert "La somme des voix est 38" in wrong["problems"][0]["sentence"]
        ours = {"votes": {"lundonia": 2, "lincolia": 4}}
        _, right = await ask(core, "POST", address, {"name": "Attic", "box": ours})
        assert (right["problems"], right["option"]) == ([], {"name": "Attic", **ours})
        seats = [*SEATS, {"kind": "bot", "level": "random"}]
        plan = {
            "id": "m1",
            "game": "long_live_the_king",
            "seats": seats,
            "options": {"players": 3, "box": right["option"]},
        }
        _, seen = await ask(core, "POST", "/api/tables", plan)
        seen = await choose(core, seen["table"]["id"], 3)
        assert seen["matches"][0]["view"]["options"]["box"] == right["option"]

    run(work)


def test_a_whole_game_is_played_and_its_record_read() -> None:
    async def work(core: Core, around: InMemory) -> None:
        table = await new_table(core)
        seen = await choose(core, table)
        assert seen["table"]["status"] == "over"
        _, record = await ask(core, "GET", f"/api/tables/{table}/record")
        assert record.startswith("vivat")
        status, again = await ask(core, "POST", "/api/records", record)
        assert (status, again["table"]["status"]) == (200, "over")

    run(work)


def test_every_route_answers_or_refuses_with_a_sentence() -> None:
    async def work(core: Core, _: InMemory) -> None:
        for route in ROUTES:
            if route.path not in NOT_HERE:
                path = route.path.format(table="nosuch", game="artus")
                status, answer = await ask(core, route.method, path, "{}")
                assert status < 500, (route.path, answer)
        status, answer = await ask(core, "GET", "/api/nothing", language="fr")
        assert (status, answer["code"]) == (404, "server-not-found")

    run(work)


def test_a_new_core_goes_on_where_the_one_before_stopped() -> None:
    names: list[str] = []

    async def begin(core: Core, _: InMemory) -> None:
        names.append(await new_table(core))
        await choose(core, names[0], most=3)

    async def go_on(core: Core, _: InMemory) -> None:
        _, kept = await ask(core, "GET", "/api/kept")
        assert [one["table"] for one in kept["tables"]] == names
        seen = await choose(core, names[0])
        assert seen["yours"] == [0]
        assert seen["table"]["status"] == "over"

    run(go_on, run(begin))


def test_a_socket_is_told_of_every_change_and_shut_once() -> None:
    async def work(core: Core, around: InMemory) -> None:
        table = await new_table(core)
        core.open("a", "fr")
        await core.receive("a", json.dumps({"type": "watch", "id": "w", "table": table}))
        await asyncio.sleep(0.01)
        assert [message["type"] for _, message in around.said] == ["done", "seen", "present"]
        await core.receive("a", json.dumps({"type": "watch", "id": "x", "table": "nosuch"}))
        await asyncio.sleep(0.01)
        assert around.said[-1][1]["sentence"] == "Cette table n’existe pas."
        core.close("a")
        await core.receive("a", "{}")
        assert around.ended == ["a"]

    run(work)


def test_a_full_store_refuses_with_a_sentence_and_keeps_what_was_acknowledged() -> None:
    async def work(core: Core, around: InMemory) -> None:
        table = await new_table(core)
        seen = await choose(core, table, most=2)
        rows = dict(around.rows)
        around.fault = lambda: "full"
        body = {"type": "say", "id": "s", "table": table, "seq": seen["seq"], "seat": 0, "text": "hello"}
        status, answer = await ask(core, "POST", f"/api/tables/{table}/messages", body)
        assert (status, answer["code"]) == (400, "site-full")
        assert around.rows == rows
        around.fault = lambda: ""
        await asyncio.sleep(0)
        status, _ = await ask(core, "POST", f"/api/tables/{table}/messages", body)
        assert status == 200

    run(work)


async def analysed(core: Core, table: str, enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    for _ in range(5_000):
        status, shown = await ask(core, "POST", f"/api/tables/{table}/analysis")
        assert (status, shown["state"] != "failed") == (200, True), shown
        if enough(shown):
            return shown  # type: ignore[no-any-return]
        await asyncio.sleep(0.001)
    raise AssertionError(shown)


def test_an_analysis_is_gone_on_with_by_the_next_core_and_told_even_if_the_store_is_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analyses, "LEVEL", "novice")
    monkeypatch.setattr(analyses, "SAVE_EVERY", 0)
    match, names = short("artus"), []

    async def begin(core: Core, around: InMemory) -> None:
        _, seen = await ask(core, "POST", "/api/records", match.record())
        names.append(seen["table"]["id"])
        await analysed(core, names[0], lambda shown: shown["done"] > 2)

    async def end(core: Core, around: InMemory) -> None:
        kept = around.values[f"analysis {names[0]}"]
        around.fault = lambda: "full"
        _, shown = await ask(core, "GET", f"/api/tables/{names[0]}/analysis")
        assert shown["state"] == "stopped"
        assert shown["done"] > 0
        shown = await analysed(core, names[0], lambda shown: shown["state"] == "done")
        assert shown["result"] == plain(vivat.analyse(match, "novice"))
        assert around.values[f"analysis {names[0]}"] == kept
        assert around.analyst is None, "its memory is given back"

    run(end, run(begin))


def test_a_doubled_row_is_a_conflict_and_a_changed_one_is_noticed() -> None:
    names: list[str] = []

    async def begin(core: Core, around: InMemory) -> None:
        names.append(await new_table(core))
        key = (names[0], 1)
        body, seal = around.rows[key]
        assert await around.append(json.dumps({"rows": [[*key, body, seal]], "tables": []})) == "conflict"
        around.rows[key] = (body.replace("Ada", "Eve"), seal)

    async def look(core: Core, _: InMemory) -> None:
        status, _ = await ask(core, "GET", f"/api/tables/{names[0]}")
        assert status == 404  # nothing before the damage is left

    run(look, run(begin))


def test_what_was_deleted_stays_deleted() -> None:
    async def work(core: Core, around: InMemory) -> None:
        table = await new_table(core)
        assert (await ask(core, "DELETE", f"/api/tables/{table}"))[0] == 200
        assert not around.rows
        assert (await ask(core, "GET", f"/api/tables/{table}"))[0] == 404

    run(work)


def test_a_file_of_tables_is_read_in_another_browser_and_its_reader_sits_there() -> None:
    saved: list[str] = []

    async def save(core: Core, _: InMemory) -> None:
        table = await new_table(core)
        await choose(core, table, most=2)
        saved.extend((table, (await core.ask("GET", "/api/kept/file", "", "en"))[1]))

    async def bring(core: Core, around: InMemory) -> None:
        assert (await ask(core, "POST", "/api/kept/file", saved[1])) == (200, {"new": 1, "known": 0})
        assert (await ask(core, "POST", "/api/kept/file", saved[1])) == (200, {"new": 0, "known": 1})
        seen = await choose(core, saved[0])
        assert (seen["yours"], seen["table"]["status"]) == ([0], "over")

    run(save)
    run(bring)


@pytest.mark.parametrize("damage", ["", "{}", "no JSON\n", "first\n", "last"])
def test_a_file_that_is_none_changes_nothing(damage: str) -> None:
    async def work(core: Core, around: InMemory) -> None:
        await new_table(core)
        text = (await core.ask("GET", "/api/kept/file", "", "en"))[1]
        await core.store.index.delete(list(around.tables))
        wrong = {"first\n": text.replace("vivat tables", "other"), "last": text[:-20]}.get(damage, damage)
        status, answer = await ask(core, "POST", "/api/kept/file", wrong)
        assert (status, answer["code"]) == (400, "site-file-unknown")
        assert not around.rows

    run(work)


def test_nobody_pays_for_the_time_without_a_core() -> None:
    async def begin(core: Core, around: InMemory) -> None:
        body = {"id": "c", "game": "king_is_dead", "seats": SEATS, "clock": {"move": 60, "game": 0}}
        _, seen = await ask(core, "POST", "/api/tables", body)
        await choose(core, seen["table"]["id"], most=1)

    async def later(core: Core, around: InMemory) -> None:
        table = next(iter(around.tables))
        core.open("a", "en")
        await core.receive("a", json.dumps({"type": "watch", "id": "w", "table": table}))
        kinds: list[str] = []
        for _ in range(200):
            await asyncio.sleep(0.01)
            kinds = [json.loads(body)["kind"] for _, (body, _) in sorted(around.rows.items())]
            if "skipped" in kinds:
                break
        assert "skipped" in kinds
        _, seen = await ask(core, "GET", f"/api/tables/{table}")
        assert seen["table"]["status"] == "running"

    around = run(begin)
    day = 24 * 3600 * 1000
    around.values["alive"] = str(int(around.values["alive"]) - day)
    for key, (body, _) in sorted(around.rows.items()):  # as if all of it had been a day ago
        event = json.loads(body)
        event["at"] -= day
        around.rows[key] = (json.dumps(event), "")
    reseal(around)
    run(later, around)


def reseal(around: InMemory) -> None:
    from vivat.store.rows import seal

    before: dict[str, bytes] = {}
    for (table, seq), (body, _) in sorted(around.rows.items()):
        before[table] = seal(before.get(table, b""), body.encode())
        around.rows[table, seq] = (body, before[table].hex())
