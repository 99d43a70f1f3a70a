"""What is stored about people: where they sit, how it ended, which devices are theirs; and that it is bounded."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from stores import about, row, run

from vivat.store import Append, Result, Sitting, Store
from vivat.store import people as people_module
from vivat.store.rows import DAY, Device, Full, Profile, Subscription

ANN, BOB, PHONE = "a" * 64, "b" * 64, "f" * 64


def sat(table: str, *sittings: Sitting, seq: int = 1, changed: int = 1, results: Any = ()) -> Append:
    return Append([row(table, seq)], [about(table, brief=b"{}", changed=changed)], sittings, results)


def test_who_sits_where_is_stored_with_the_event_and_goes_with_the_table(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(sat("t1", Sitting("t1", ANN, 1, True), Sitting("t1", BOB, 2), changed=5))
        await store.append(sat("t2", Sitting("t2", ANN, 4), changed=9))
        found = await store.people.tables(ANN, 10)
        assert [(one.table, one.seats, one.hosting) for one in found] == [("t2", 4, False), ("t1", 1, True)]
        await store.append(sat("t1", Sitting("t1", BOB), Sitting("t1", ANN, 3, True), seq=2, changed=10))
        assert [(one.table, one.seats) for one in await store.people.tables(ANN, 1)] == [("t1", 3)]
        assert await store.people.tables(BOB, 10) == []
        await store.index.delete(["t1"])
        assert [one.table for one in await store.people.tables(ANN, 10)] == ["t2"]

    run(url, work)


def test_a_table_taken_off_a_list_stays_off_it(url: str) -> None:
    async def work(store: Store) -> None:
        await store.append(sat("t1", Sitting("t1", ANN, 1, True)))
        assert not await store.people.hide(BOB, "t1")
        assert await store.people.hide(ANN, "t1")
        await store.append(sat("t1", Sitting("t1", ANN, 2, True), seq=2))
        assert await store.people.tables(ANN, 10) == []

    run(url, work)


def test_results_outlive_their_table_and_are_told_in_their_order(url: str) -> None:
    async def work(store: Store) -> None:
        for number in (2, 1, 3):
            result = Result(ANN, f"t{number}", "g", 2, "easy", 0.5, number)
            await store.append(sat(f"t{number}", results=[result]))
        await store.index.delete(["t1"])
        assert [(one.table, one.won, one.level) for one in await store.people.results(ANN)] == [
            (f"t{number}", 0.5, "easy") for number in (1, 2, 3)
        ]
        await store.people.tidy(3 + 5 * 365 * DAY)
        assert [one.table for one in await store.people.results(ANN)] == ["t3"]

    run(url, work)


def test_a_link_works_once_and_for_its_time_and_a_new_one_makes_the_old_void(url: str) -> None:
    async def work(store: Store) -> None:
        people, mine = store.people, Device(ANN, ANN, "Firefox", 1, 1)
        await people.link(mine, "code1", 1, 100)
        await people.link(mine, "code2", 2, 100)
        assert await people.follow("code1", PHONE, "", 3) is None, "void"
        assert await people.follow("code2", PHONE, "", 100) is None, "too late"
        assert await people.device(PHONE) is None
        both = await asyncio.gather(*(people.follow("code2", token * 64, "", 99) for token in "cd"))
        assert sorted(both, key=str) == sorted([ANN, None], key=str), "of two who follow it at once, one does"
        assert len(await people.devices(ANN)) == 2
        assert await people.follow("code2", PHONE, "", 99) is None, "used"

    run(url, work)


def test_ending_the_others_leaves_one_device_whichever_it_is(url: str) -> None:
    async def work(store: Store) -> None:
        people = store.people
        for token in (BOB, PHONE):
            await people.link(Device(ANN, ANN, "", 1, 1), "code", 1, 100)
            assert await people.follow("code", token, "phone", 2) == ANN
        assert sorted(await people.end_others(ANN, PHONE)) == [ANN, BOB]
        assert await people.device(BOB) is None, "its own again"
        first = await people.device(ANN)
        assert first is not None and first.holder == "", "nobody: the seats are named by its token"
        assert [one.token for one in await people.devices(ANN)] == [PHONE]
        await people.part(PHONE)
        assert await people.device(PHONE) is None
        await people.tidy(10**15)
        assert (await people.device(ANN)).holder == "", "for ever"  # type: ignore[union-attr]

    run(url, work)


def test_devices_and_links_are_bounded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "MOST_LINKS", 2)
    monkeypatch.setattr(people_module, "MOST_DEVICES", 2)

    async def work(store: Store) -> None:
        people = store.people
        for token in ("c" * 64, "d" * 64):
            await people.link(Device(ANN, ANN, "", 1, 1), "code", 1, 100)
            done = await people.follow("code", token, "", 2) if token[0] == "c" else None
        assert done is None
        await people.link(Device(BOB, BOB, "", 1, 1), "other", 1, 100)
        with pytest.raises(Full):
            await people.link(Device(PHONE, PHONE, "", 1, 1), "third", 1, 100)
        await people.link(Device(PHONE, PHONE, "", 1, 1), "third", 100, 200)  # the others are past
        with pytest.raises(Full):
            await people.follow("code", "e" * 64, "", 2)
        assert await people.device("e" * 64) is None
        await people.tidy(150)
        assert await people.follow("code", ANN, "", 2) is None

    run(url, work)


def test_names_and_shields_are_kept_and_changed(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.people.profile(ANN) is None
        for profile in (Profile("Ann", "plum", "lion"), Profile("Ännchen", "teal", "sun")):
            await store.people.keep_profile(ANN, profile, 5)
            assert await store.people.profile(ANN) == profile
        await store.people.tidy(6 + 800 * DAY)
        assert await store.people.profile(ANN) is None

    run(url, work)


def test_subscriptions_are_bounded_for_one_and_for_all_and_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "MOST_SUBSCRIPTIONS_EACH", 2)
    monkeypatch.setattr(people_module, "MOST_SUBSCRIPTIONS", 3)

    async def work(store: Store) -> None:
        people = store.people
        for number in range(4):
            await people.subscribe(ANN, ANN, Subscription(f"e{number}", b"%d" % number), 100 + number)
        assert {one.body for one in await people.subscriptions(ANN, 0)} == {b"2", b"3"}, "the oldest go"
        await people.subscribe(BOB, BOB, Subscription("f1", b"x"), 100)
        with pytest.raises(Full):
            await people.subscribe(BOB, BOB, Subscription("f2", b"x"), 100)
        await people.subscribe(BOB, BOB, Subscription("f1", b"y"), 200)
        assert [one.body for one in await people.subscriptions(BOB, 150)] == [b"y"], "said again"
        assert await people.subscriptions(ANN, 103) == []
        await people.tidy(150)
        await people.subscribe(ANN, ANN, Subscription("e9", b"z"), 300)
        await people.unsubscribe("e9")
        assert await people.subscriptions(ANN, 0) == []

    run(url, work)


def test_a_device_that_follows_a_link_is_no_longer_told_of_turns_of_who_it_was(url: str) -> None:
    async def work(store: Store) -> None:
        people = store.people
        await people.subscribe(PHONE, PHONE, Subscription("e", b"x"), 100)
        await people.link(Device(ANN, ANN, "", 1, 1), "code", 1, 100)
        await people.follow("code", PHONE, "", 2)
        assert await people.subscriptions(PHONE, 0) == []

    run(url, work)


def test_a_hundred_thousand_tables_do_not_make_a_list_slow(url: str) -> None:
    """A list is found by who sits there, not by looking at every table: so say the databases themselves."""
    import sqlalchemy as sa

    async def work(store: Store) -> None:
        await store.append(sat("t1", Sitting("t1", ANN, 1)))
        explain = "explain" if store.postgres else "explain query plan"
        query = (
            "select t.table_id from sittings s join tables t on s.table_id = t.table_id where s.holder = 'x'"
            " order by t.changed desc limit 100"
        )
        async with store.database.engine.connect() as connection:
            if store.postgres:
                await connection.execute(sa.text("set enable_seqscan = off"))
            plan = " ".join(str(line) for line in await connection.execute(sa.text(f"{explain} {query}")))
        assert "SCAN s" not in plan and "SCAN t" not in plan and "Seq Scan" not in plan, plan

    run(url, work)


def test_of_names_and_shields_the_newest_are_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "MOST_PROFILES", 2)

    async def work(store: Store) -> None:
        people = store.people
        for at, holder in enumerate((BOB, PHONE, ANN)):
            await people.keep_profile(holder, Profile("Name", "plum", "lion"), at)
        await people.keep_profile(BOB, Profile("Bob", "plum", "lion"), 7)
        await people.tidy(8)
        assert [await people.profile(holder) is not None for holder in (ANN, BOB, PHONE)] == [True, True, False]
        await people.tidy(8)
        assert await people.profile(ANN) is not None

    run(url, work)
