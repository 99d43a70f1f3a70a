"""Backup and restore: a copy is made while people play; the server is killed, another goes on with the copy."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import databases
import httpx
import pytest
from kill import Player, Server, soon

from vivat.cli import main
from vivat.server.tokens import holder
from vivat.store import open_store
from vivat.store.backup import back_up
from vivat.store.index import Filter
from vivat.table import Table, events

Copying = Callable[[str, Path], str]


def copy_of_file(database: str, folder: Path) -> str:
    """`vivat backup`, as somebody would type it while the server runs."""
    copy = folder / "copy.sqlite"
    command = [sys.executable, "-m", "vivat.cli", "backup", str(copy), "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "every seal checked" in done.stdout
    assert copy.stat().st_mode & 0o777 == 0o600
    return str(copy)


def copy_of_postgres(database: str, folder: Path) -> str:
    """`pg_dump` and `pg_restore`, as the docs say."""
    found = databases.server()
    assert isinstance(found, databases.Postgres)
    dump, other = folder / "vivat.dump", found.new_database()
    for program in ("pg_dump", "pg_restore"):
        if not (found.binaries / program).exists():
            databases.absent(f"no {program} here")
    programs = [["pg_dump", "-Fc", "-f", str(dump), database], ["pg_restore", "--no-owner", "-d", other, str(dump)]]
    for program, *words in programs:
        subprocess.run([found.binaries / program, *words], check=True, capture_output=True, env=databases.plain())
    return other


async def stored(database: str) -> tuple[dict[str, Table], dict[tuple[str, str], int]]:
    """Every table, read and folded, its seals checked; and which event each message became."""
    store = open_store(database)
    tables: dict[str, Table] = {}
    became: dict[tuple[str, str], int] = {}
    for name, *_ in await store.index.page(Filter(), 1_000_000):
        tables[name] = Table()
        for row in await store.events(name):
            event = events.read(row.body)
            tables[name].fold(event)
            became[name, event.key.partition("#")[0]] = row.seq
    await store.database.stop()
    return tables, became


class Thinker(Player):
    """Somebody who can be made to think for long: his match then waits for him, whatever the others do."""

    def __init__(self, name: str, ports: list[int], random: Random) -> None:
        super().__init__(name, ports, random)
        self.thinking = self.awaited = False

    def next_message(self, view: dict[str, Any]) -> dict[str, Any] | None:
        if self.thinking and any(match["view"]["choices"] for match in view["matches"]):
            self.awaited = True
            return None
        return super().next_message(view)


@pytest.mark.parametrize("copied", [copy_of_file, copy_of_postgres])
def test_a_copy_made_during_play_has_all_that_was_acknowledged_and_goes_on_elsewhere(
    copied: Copying, tmp_path: Path
) -> None:
    sqlite = copied is copy_of_file
    database = str(tmp_path / "club.sqlite") if sqlite else databases.postgres_url()
    asyncio.run(play_copy_and_restore(database, copied, tmp_path))


async def play_copy_and_restore(database: str, copied: Copying, folder: Path) -> None:
    server = Server(database)
    thinkers = [Thinker(f"p{n}", [server.port], Random(n)) for n in range(4)]  # in mid-match when the copy is made
    players = [*thinkers, *(Player(f"p{n}", [server.port], Random(n)) for n in range(4, 12))]
    server.start()
    await server.ready()
    acknowledged = lambda: sum(len(player.acknowledged) for player in players)  # noqa: E731
    tasks: list[asyncio.Task[None]] = [asyncio.create_task(player.live()) for player in players]
    assert await soon(lambda: acknowledged() > 100)
    for thinker in thinkers:
        thinker.thinking = True
    assert await soon(lambda: all(thinker.awaited for thinker in thinkers))
    counted = [dict(player.acknowledged) for player in players]
    copy = await asyncio.to_thread(copied, database, folder)
    assert await soon(lambda: acknowledged() > sum(map(len, counted)))  # they play on meanwhile
    server.stop()  # killed
    await stop(players, tasks)
    tables, became = await stored(copy)
    for player, heard in zip(players, counted, strict=True):
        for (table, message), seq in heard.items():
            assert became[table, f"{holder(player.token)[:16]}:{message}"] == seq
    for thinker in thinkers:
        assert running(tables, thinker) == thinker.table
        thinker.thinking = False
    await go_on(copy, players, tables)


async def stop(players: list[Player], tasks: list[asyncio.Task[None]]) -> None:
    for player in players:
        player.stopping = True
    await asyncio.gather(*tasks, return_exceptions=True)


async def go_on(copy: str, players: list[Player], tables: dict[str, Table]) -> None:
    """Another server, another port: everybody finds a seat of his that was kept, with the token he had, and plays."""
    other = Server(copy)
    other.start()
    try:
        await other.ready()
        back = [player for player in players if (kept := running(tables, player)) and come_back(player, other, kept)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{other.port}", verify=False) as client:
            for player in back:
                headers = {"Authorization": f"Bearer {player.token}"}
                seen = (await client.get(f"/api/tables/{player.table}", headers=headers)).json()
                assert seen["yours"]
        before = {player.name: (player.table, len(player.acknowledged)) for player in back}
        tasks: list[asyncio.Task[None]] = [asyncio.create_task(player.live()) for player in back]
        try:
            for player in back:
                table, known = before[player.name]
                assert await soon(lambda player=player, known=known: len(player.acknowledged) > known)
                assert table in {name for name, _ in list(player.acknowledged)[known:]}
        finally:
            await stop(back, tasks)
    finally:
        other.stop()


def running(tables: dict[str, Table], player: Player) -> str:
    """A table that waits for the player: no bot can end the match before he has chosen."""
    who = holder(player.token)
    return next((name for name, table in tables.items() if table.waiting.intersection(table.held_by(who))), "")


def come_back(player: Player, server: Server, table: str) -> bool:
    player.ports, player.table, player.pending, player.stopping = [server.port], table, None, False
    player.number += 10_000  # no message is like one that the copy may have
    return True


# ---- the command -----------------------------------------------------------------------------------------------------


async def small(path: Path) -> None:
    store = open_store(str(path))
    await store.start()
    await store.stop()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "club.sqlite"
    work: Coroutine[Any, Any, None] = small(path)
    asyncio.run(work)
    return path


def test_a_copy_never_replaces_a_file(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "precious"
    target.write_text("mine")
    assert main(["backup", str(target), "--database", str(database), "--language", "en"]) == 2
    assert "is there already" in capsys.readouterr().err
    assert target.read_text() == "mine"
    with pytest.raises(FileExistsError):
        back_up(database, target)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["copy", "--database", "postgresql://h/x"], "pg_dump"),
        (["copy", "--database", "/nowhere/at.all"], "There is no file"),
        (["/nowhere/copy", "--database", "{database}"], "cannot be written"),
        (["copy", "--database", "{text}"], "cannot be written"),
    ],
)
def test_what_cannot_be_copied_is_refused_and_leaves_nothing(
    database: Path, tmp_path: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("no database " * 1000)
    given = [word.format(database=database, text=tmp_path / "text") for word in words]
    given[0] = str(tmp_path / given[0])
    before = sorted(tmp_path.iterdir())
    assert main(["backup", *given, "--language", "en"]) == 2
    assert sentence in capsys.readouterr().err
    assert [path for path in sorted(tmp_path.iterdir()) if path not in before] == []


def test_damage_is_found_and_named(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("insert into events (table_id, seq, body, seal) values ('abc', 1, x'00', x'00')")
    connection.close()
    assert main(["backup", str(tmp_path / "copy"), "--database", str(database), "--language", "en"]) == 1
    assert "Damaged already, so that only what came before can be read: abc." in capsys.readouterr().out
