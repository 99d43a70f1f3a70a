"""`vivat tables`: what the one who runs a server sees of its tables, and does with them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("server", "table")]

from tabling import everybody, play_on

import vivat
from vivat.cli import tables
from vivat.server.stored import summary
from vivat.store import Append, Row, open_store
from vivat.table import events

DAY = 24 * 3600 * 1000
NOW = 1_700_000_000_000


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Three tables: one gathers and was visited eight days ago, one runs, one is over; 90 days later nobody came."""
    monkeypatch.setattr(tables, "now", lambda: NOW)
    path = tmp_path / "v.sqlite"

    async def main() -> None:
        store = open_store(str(path))
        await store.start()
        for name, status, age in (("gather1", "gathering", 8), ("run1", "running", 2), ("over1", "over", 400)):
            await store.append(table_of(name, status))
            await store.leases.visit([name], NOW - age * DAY)
        await store.stop()

    asyncio.run(main())
    return str(path)


def table_of(name: str, status: str) -> Append:
    sitting = everybody(players=2)
    if status == "over":
        play_on(sitting, Random(1))
    found = [events.read(body) for body in (sitting.log[:1] if status == "gathering" else sitting.log)]
    found[0].table = name  # type: ignore[union-attr]
    table = type(sitting.table)()
    for event in found:
        table.fold(event)
    assert table.status == status
    rows = [Row(name, number, events.write(event)) for number, event in enumerate(found, 1)]
    return Append(rows, [summary(table)])


def test_the_list_is_filtered_and_comes_in_pages(run: Any, database: str) -> None:
    def listed(*more: str) -> list[str]:
        said = run("tables", "list", "--database", database, "--json", *more)
        assert said.status == 0, said.err
        return [one["table"] for one in json.loads(said.out)["tables"]]

    assert listed() == ["gather1", "over1", "run1"]
    assert listed("--status", "over") == ["over1"]
    assert listed("--older-than", "7") == ["gather1", "over1"]
    assert listed("--game", "artus") == []
    assert listed("--listed") == []
    assert listed("--most", "2") == ["gather1", "over1"]
    assert listed("--most", "2", "--after", "over1") == ["run1"]
    said = run("tables", "list", "--database", database, "--most", "2")
    assert "gather1  king_is_dead  gathering" in said.out
    assert "--after over1" in said.out


def test_a_table_is_shown_without_what_is_hidden(run: Any, database: str) -> None:
    said = run("tables", "show", "run1", "--database", database, "--json")
    found = json.loads(said.out)
    assert (found["status"], found["visited"], found["damaged"]) == ("running", "2023-11-12T22:13:20Z", False)
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bob"]
    assert found["events"] > 1
    whole = json.loads(run("tables", "show", "run1", "--database", database, "--json", "--hidden").out)
    assert set(whole) - set(found) == {"invitation", "seed"}
    with sqlite3.connect(database) as raw:
        bodies = b"".join(row[0] for row in raw.execute("select body from events where table_id = 'run1'"))
    raw.close()
    holders = {part[:64] for part in bodies.decode().split('"holder":"')[1:]}
    assert len(holders) == 2
    for text in (said.out, json.dumps(whole), run("tables", "show", "run1", "--database", database).out):
        assert not any(holder in text for holder in holders)


def test_finished_matches_are_exported_whole(run: Any, database: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    said = run("tables", "export", "--database", database, "--folder", str(folder), "--json")
    files = json.loads(said.out)["files"]
    assert [Path(name).name for name in files] == ["king_is_dead-over1.txt"]
    assert vivat.read(Path(files[0]).read_text()).over
    said = run("tables", "export", "run1", "--database", database, "--folder", str(folder))
    assert (said.status, said.err) == (2, "The match is not over yet.\n")


def test_a_table_is_deleted_with_its_events(run: Any, database: str) -> None:
    assert run("tables", "delete", "over1", "--database", database).status == 0
    said = run("tables", "delete", "over1", "--database", database)
    assert (said.status, said.err) == (2, "There is no such table.\n")
    with sqlite3.connect(database) as raw:
        assert raw.execute("select count(*) from events where table_id = 'over1'").fetchone() == (0,)
    raw.close()


def test_what_nobody_visits_expires_by_its_status(run: Any, database: str) -> None:
    def expire(*more: str) -> dict[str, int]:
        found = json.loads(run("tables", "expire", "--database", database, "--json", *more).out)
        assert found["deleted"] == ("--dry-run" not in more)
        expired: dict[str, int] = found["expired"]
        return expired

    assert expire("--dry-run") == {"gathering": 1, "running": 0, "over": 1}
    assert expire("--dry-run", "--keep-over", "0", "--keep-running", "1") == {"gathering": 1, "running": 1}
    assert expire("--keep-over", "0") == {"gathering": 1, "running": 0}
    assert expire() == {"gathering": 0, "running": 0, "over": 1}
    assert [
        one["table"] for one in json.loads(run("tables", "list", "--database", database, "--json").out)["tables"]
    ] == ["run1"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("empty",), "is nothing that can be done with tables"),
        (("show",), "TABLE is missing"),
        (("list", "run1"), "one word too many"),
        (("list", "--dry-run"), "There is no option “--dry-run” here"),
        (("list", "--status", "asleep"), "asleep"),
        (("export",), "--folder is missing"),
        (("show", "nobody"), "There is no such table."),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(
    run: Any, database: str, words: tuple[str, ...], sentence: str
) -> None:
    said = run("tables", *words, "--database", database)
    assert said.status == 2
    assert sentence in said.err


def test_no_database_is_made_where_there_is_none(run: Any, tmp_path: Path) -> None:
    said = run("tables", "list", "--database", str(tmp_path / "none.sqlite"))
    assert said.status == 2
    assert "There is no database" in said.err
    assert not list(tmp_path.iterdir())
