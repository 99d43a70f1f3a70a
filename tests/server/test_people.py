"""Lists, devices, presence and notices over requests and sockets, with both databases where something is stored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from databases import postgres_url
from in_process import ANN, BOT, OPEN, InProcess, in_process, watching

from vivat.server import catching_up, presence
from vivat.server.devices import Devices
from vivat.server.identity import LASTS
from vivat.store import open_store, people
from vivat.store.rows import Device

Work = Callable[[InProcess], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return postgres_url() if request.param == "postgres" else str(tmp_path / "vivat.sqlite")


def served(work: Work, url: str = "", **settings: Any) -> None:
    async def main() -> None:
        async with in_process(open_store(url) if url else None, **settings) as net:
            await work(net)

    asyncio.run(main())


async def asked(net: InProcess, token: str | None, method: str, path: str, **more: Any) -> Any:
    async with net.client(token, **more.pop("headers", {})) as client:
        reply = await client.request(method, path, **more)
        return reply.json()


async def send(net: InProcess, token: str, table: str, **message: Any) -> Any:
    loaded = await net.services.tables.get(table)
    body = {"id": f"m{loaded.table.seq}", "table": table, "seq": loaded.table.seq, **message}
    return await asked(net, token, "POST", f"/api/tables/{table}/messages", json=body)


# ---- lists -----------------------------------------------------------------------------------------------------------


def test_a_list_tells_whose_turn_it_is_and_the_newest_deed_and_reads_no_table(url: str) -> None:
    async def work(net: InProcess) -> None:
        table, (ann, bob) = await net.people("king_is_dead", 2, options={"first_seat": 0})
        open_table = await net.table(ann, [ANN, OPEN, BOT], id="other", listed=True, clock={"move": 60})
        assert (await send(net, ann, table, type="choose", seat=0, choices=["turn:pass"]))["type"] == "done"
        net.services.tables.loaded.clear()
        mine = (await asked(net, bob, "GET", "/api/yours"))["tables"]
        assert [(one["table"], one["yours"], one["waiting"]) for one in mine] == [(table, [1], [1])]
        assert mine[0]["last"] == "P0 passes (1 of 2 in a row)."
        assert not mine[0]["deletable"]
        french = (await asked(net, ann, "GET", "/api/yours", headers={"accept-language": "fr"}))["tables"]
        assert [one["table"] for one in french] == [table, open_table]
        assert french[0]["last"].startswith("P0 passe ")
        (waiting,) = (await asked(net, None, "GET", "/api/lobby"))["tables"]
        assert (waiting["table"], waiting["open"], waiting["clock"]["move"]) == (open_table, [1], 60_000)
        assert [seat.get("level") for seat in waiting["seats"]] == [None, None, "easy"]
        assert net.services.tables.loaded == {}, "no table is read for a list"

    served(work, url)


def test_a_finished_match_is_told_with_its_winner_counted_and_taken_off_the_list(url: str) -> None:
    async def work(net: InProcess) -> None:
        table, (ann, bob) = await net.people("king_is_dead", 2)
        assert (await asked(net, bob, "DELETE", f"/api/yours/{table}"))["code"] == "table-not-over"
        await send(net, ann, table, type="resign", seat=0)
        (shown,) = (await asked(net, bob, "GET", "/api/yours"))["tables"]
        assert (shown["status"], shown["winners"]) == ("over", [1])
        for token, won in ((ann, 0.0), (bob, 1.0)):
            (played,) = (await asked(net, token, "GET", "/api/statistics"))["played"]
            assert (played["level"], played["players"], played["won"]) == ("people", 2, won)
        assert (await asked(net, bob, "DELETE", f"/api/yours/{table}"))["table"] == table
        assert (await asked(net, bob, "GET", "/api/yours"))["tables"] == []
        assert len((await asked(net, ann, "GET", "/api/yours"))["tables"]) == 1, "each has a list of his own"
        assert len((await asked(net, bob, "GET", "/api/statistics"))["played"]) == 1

    served(work, url)


def test_who_leaves_or_is_a_stranger_has_no_part_in_the_list(url: str) -> None:
    async def work(net: InProcess) -> None:
        table, held = await net.people("king_is_dead", 3)
        await send(net, held[2], table, type="leave", seat=2)
        assert (await asked(net, held[2], "GET", "/api/yours"))["tables"] == []
        assert (await asked(net, net.token(), "GET", "/api/yours"))["tables"] == []
        assert (await asked(net, None, "GET", "/api/yours"))["code"] == "table-no-token"

    served(work, url)


def test_statistics_tell_the_strongest_opponent_and_leave_out_one_screen(url: str) -> None:
    async def work(net: InProcess) -> None:
        ann = net.token()
        for number, seats in enumerate(([{"kind": "bot", "level": "hard"}], [{"kind": "screen", "name": "Bea"}])):
            body = {"id": f"n{number}", "game": "king_is_dead", "seats": [ANN, *seats]}
            table = (await asked(net, ann, "POST", "/api/tables", json=body))["table"]["id"]
            for seat in range(1 + number):
                await send(net, ann, table, type="ready", seat=seat)
            await send(net, ann, table, type="resign", seat=0)
        (played,) = (await asked(net, ann, "GET", "/api/statistics"))["played"]
        assert (played["level"], played["won"]) == ("hard", 0.0)

    served(work, url)


def test_tables_of_an_older_version_come_into_the_lists(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catching_up, "FIRST", 0.0)

    async def work(net: InProcess) -> None:
        table, (ann, _) = await net.people("king_is_dead", 2)
        store = net.services.store
        async with store.database.engine.begin() as connection:
            await connection.execute(sa.text("update tables set brief = null"))
            await connection.execute(sa.text("delete from sittings"))
        assert (await asked(net, ann, "GET", "/api/yours"))["tables"] == []
        await catching_up.add_briefs(store)
        assert [one["table"] for one in (await asked(net, ann, "GET", "/api/yours"))["tables"]] == [table]
        assert await store.index.without_brief(10, "") == []

    served(work, url)


# ---- devices ---------------------------------------------------------------------------------------------------------


def test_a_second_device_holds_the_same_seats_until_its_access_is_ended(url: str) -> None:
    async def work(net: InProcess) -> None:
        table, (ann, bob) = await net.people("king_is_dead", 2, spectators=False, options={"first_seat": 0})
        phone = net.token()
        assert (await asked(net, phone, "GET", f"/api/tables/{table}"))["code"] == "table-no-spectators"
        chosen = {"name": "Ann", "arms": {"colour": "plum", "charge": "sun"}}
        await asked(net, ann, "POST", "/api/identity", json=chosen)
        link = await asked(net, ann, "POST", "/api/identity/link", json={"label": "Firefox, Linux"})
        assert len(link["code"]) >= 26, "128 bits"
        same = await asked(net, phone, "POST", "/api/identity/follow", json={"code": link["code"], "label": "Phone"})
        assert (same["name"], same["guest"]) == ("Ann", True)
        assert [(one["label"], one["this"]) for one in same["devices"]] == [("Firefox, Linux", False), ("Phone", True)]
        again = await asked(net, bob, "POST", "/api/identity/follow", json={"code": link["code"]})
        assert again["code"] == "identity-link-unknown", "once"
        assert (await asked(net, phone, "GET", f"/api/tables/{table}"))["yours"] == [0]
        assert [one["table"] for one in (await asked(net, phone, "GET", "/api/yours"))["tables"]] == [table]
        socket, view = await watching(net, table, phone)
        move = {"type": "choose", "table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
        assert (await socket.ask(**move))["type"] == "done"
        ended = await asked(net, ann, "DELETE", "/api/identity/devices")
        assert [one["this"] for one in ended["devices"]] == [True]
        goodbye = await socket.until(lambda found: found["type"] == "goodbye")
        assert goodbye["code"] == "server-identity"
        assert (await asked(net, phone, "GET", f"/api/tables/{table}"))["code"] == "table-no-spectators"
        assert not (await asked(net, phone, "GET", "/api/identity"))["guest"], "it is its own again"

    served(work, url)


def test_access_that_was_ended_while_the_listener_was_cut_off_ends_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The note of another process is lost; the open socket must not go on as the person for ever."""

    async def main() -> None:
        url = postgres_url()
        async with in_process(open_store(url)) as one, in_process(open_store(url)) as two:
            table, (ann, _) = await one.people("king_is_dead", 2)
            phone = two.token()
            link = await asked(one, ann, "POST", "/api/identity/link", json={})
            await asked(two, phone, "POST", "/api/identity/follow", json={"code": link["code"]})
            socket, view = await watching(two, table, phone)
            assert view["yours"] == [0]
            monkeypatch.setattr(people, "NOTIFY", sa.text("select :note"))
            await asked(one, ann, "DELETE", "/api/identity/devices")
            monkeypatch.undo()
            cut = "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
            async with two.services.store.database.reading() as connection:
                await connection.execute(sa.text(cut))
            goodbye = await socket.until(lambda found: found["type"] == "goodbye")
            assert goodbye["code"] == "server-identity"
            assert (await asked(two, phone, "GET", f"/api/tables/{table}"))["yours"] == []

    asyncio.run(main())


def test_a_device_that_changes_while_it_is_looked_up_is_looked_up_again() -> None:
    class Slow:
        """Answers with what held when it was asked."""

        async def device(self, token: str) -> Device:
            found = Device(token, holder, "", 0, 0)
            await asyncio.sleep(0.01)
            return found

        async def seen(self, token: str, now: int) -> None: ...

    holder = "ann"

    async def main() -> None:
        nonlocal holder
        devices = Devices(Slow(), lambda: 0)
        asking = asyncio.create_task(devices.acts_as("phone"))
        await asyncio.sleep(0)
        holder = "phone"
        devices.forget("phone")
        assert await asking == "phone"
        assert await devices.acts_as("phone") == "phone"

    asyncio.run(main())


def test_the_first_device_can_be_shut_out_by_the_second_and_asks_for_a_new_token(url: str) -> None:
    async def work(net: InProcess) -> None:
        table, (ann, _) = await net.people("king_is_dead", 2, spectators=False)
        phone = net.token()
        link = await asked(net, ann, "POST", "/api/identity/link", json={})
        await asked(net, phone, "POST", "/api/identity/follow", json={"code": link["code"]})
        await asked(net, phone, "DELETE", "/api/identity/devices")
        for path in ("/api/yours", "/api/identity"):
            assert (await asked(net, ann, "GET", path))["code"] == "table-no-token"
        assert (await asked(net, ann, "GET", f"/api/tables/{table}"))["code"] == "table-no-spectators"
        assert (await asked(net, ann, "POST", "/api/session"))["known"] is False
        assert (await asked(net, phone, "GET", f"/api/tables/{table}"))["yours"] == [0]

    served(work, url)


def test_a_device_goes_back_to_the_tables_it_had_before_it_followed_a_link(tmp_path: Path) -> None:
    async def work(net: InProcess) -> None:
        ann, phone = net.token(), net.token()
        own = await net.table(phone, [ANN, OPEN])
        assert (await asked(net, phone, "DELETE", "/api/identity"))["code"] == "identity-own"
        link = await asked(net, ann, "POST", "/api/identity/link", json={})
        await asked(net, phone, "POST", "/api/identity/follow", json={"code": link["code"]})
        assert (await asked(net, phone, "GET", "/api/yours"))["tables"] == []
        await asked(net, phone, "DELETE", "/api/identity")
        assert [one["table"] for one in (await asked(net, phone, "GET", "/api/yours"))["tables"]] == [own]

    served(work, str(tmp_path / "v.sqlite"))


def test_a_code_that_is_guessed_or_too_late_is_refused_and_guessing_is_bounded(tmp_path: Path) -> None:
    async def work(net: InProcess) -> None:
        ann, eve = net.token(), net.token()
        link = await asked(net, ann, "POST", "/api/identity/link", json={})
        now = net.services.clock()
        net.services.clock = lambda: now + LASTS + 1000
        late = await asked(net, eve, "POST", "/api/identity/follow", json={"code": link["code"]})
        assert late["code"] == "identity-link-unknown"
        path = "/api/identity/follow"
        codes = [(await asked(net, eve, "POST", path, json={"code": f"guess{n}"}))["code"] for n in range(6)]
        assert set(codes) == {"identity-link-unknown", "server-busy"}
        async with net.client(eve) as client:
            for code in ("../x", "A" * 99, ""):
                reply = await client.post("/api/identity/follow", json={"code": code})
                assert reply.status_code in (400, 429)

    served(work, str(tmp_path / "v.sqlite"), tables_burst=4, tables_rate=0.001)


def test_a_token_is_in_no_reply_and_no_link() -> None:
    async def work(net: InProcess) -> None:
        ann = net.token()
        for method, path, body in (
            ("POST", "/api/identity/link", {}),
            ("GET", "/api/identity", None),
            ("POST", "/api/identity", {"name": "Ann", "arms": {"colour": "plum", "charge": "sun"}}),
        ):
            async with net.client(ann) as client:
                reply = await client.request(method, path, **({"json": body} if body is not None else {}))
            assert reply.status_code == 200
            assert ann not in reply.text and ann[:12] not in reply.text

    served(work)


# ---- presence --------------------------------------------------------------------------------------------------------


def present(*seats: str | None) -> Callable[[dict[str, Any]], bool]:
    return lambda found: found["type"] == "present" and found["seats"] == list(seats)


def test_others_see_who_is_here_away_and_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.2)

    async def work(net: InProcess) -> None:
        table, (ann, bob) = await net.people("king_is_dead", 2)
        one, _ = await watching(net, table, ann)
        await one.until(present("here", "gone"))
        two, _ = await watching(net, table, bob)
        await one.until(present("here", "here"))
        assert (await two.ask(type="attend", table=table, away=True))["type"] == "done"
        await one.until(present("here", "away"))
        await two.ask(type="attend", table=table, away=False)
        await one.until(present("here", "here"))
        again, _ = await watching(net, table, bob)
        await two.close()
        assert (await one.ask(type="ping"))["type"] == "pong"
        assert not any(present("here", "gone")(json.loads(frame)) for frame in one.frames[-2:])
        await again.close()
        await one.until(present("here", "away"))
        await one.until(present("here", "gone"))
        stranger = await net.socket(net.token())
        assert (await stranger.ask(type="attend", table=table))["code"] == "server-not-watching"

    served(work)


def test_processes_tell_each_other_who_is_there() -> None:
    async def main() -> None:
        url = postgres_url()
        async with in_process(open_store(url)) as one, in_process(open_store(url)) as two:
            table, (ann, bob) = await one.people("king_is_dead", 2)
            here, _ = await watching(one, table, ann)
            await here.until(present("here", "gone"))
            there, _ = await watching(two, table, bob)
            await there.until(present("here", "here"))
            await here.until(present("here", "here"))
            await there.ask(type="attend", table=table, away=True)
            await here.until(present("here", "away"))
            phone = two.token()
            link = await asked(one, ann, "POST", "/api/identity/link", json={})
            await asked(two, phone, "POST", "/api/identity/follow", json={"code": link["code"]})
            third, _ = await watching(two, table, phone)
            await asked(one, ann, "DELETE", "/api/identity/devices")
            assert (await third.until(lambda found: found["type"] == "goodbye"))["code"] == "server-identity"

    asyncio.run(main())
