"""The figures of a running server: what is counted, of all its processes, and who may read them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from databases import postgres_url
from in_process import InProcess, in_process
from prometheus_client.parser import text_string_to_metric_families
from served import Served

from vivat.server import metrics, scrape
from vivat.server.metrics import Times
from vivat.store import open_store

HERE = "127.0.0.1"
ROOT = Path(__file__).resolve().parents[2]


async def figures(net: InProcess) -> dict[str, float]:
    async with net.client(address=HERE) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_messages_frames_and_the_commits_of_the_database_are_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with in_process(store=open_store(str(tmp_path / "m.sqlite"))) as net:
            table, held = await net.people("king_is_dead", 2)
            before = await figures(net)
            seat = min((await net.services.tables.get(table)).table.waiting)
            socket = await net.socket(held[seat])
            await socket.ask(type="watch", table=table)
            view = (await socket.seen(0))["matches"][0]["view"]
            seq = (await net.services.tables.get(table)).table.seq
            done = await socket.ask(type="choose", table=table, seq=seq, seat=seat, choices=view["choices"][:1])
            assert done["type"] == "done"
            after = await figures(net)
            more = {name: after[name] - before[name] for name in before}
            assert more["vivat_messages_total"] == 2
            assert more["vivat_sockets"] == 1
            assert more["vivat_frames_total"] >= 3
            assert more["vivat_commit_seconds_count"] == more["vivat_write_seconds_count"] == 1
            assert 0 < more["vivat_write_seconds_sum"] < 60

    asyncio.run(main())


def test_memory_descriptors_and_processor_time_are_told() -> None:
    async def main() -> None:
        async with in_process() as net:
            found = await figures(net)
            assert found["process_resident_memory_bytes"] > 10_000_000
            assert 3 < found["process_open_fds"] < found["process_max_fds"]
            assert found["process_cpu_seconds_total"] > 0

    asyncio.run(main())


def test_times_are_counted_up_to_each_length() -> None:
    times = Times("nap", "asleep")
    for seconds in (0.0004, 0.001, 0.02, 70.0):
        times.took(seconds)
    found = {sample.labels.get("le", sample.name): sample.value for sample in scrape.figure(times).samples}
    assert [found[length] for length in ("0.001", "0.01", "0.025", "5.0", "+Inf")] == [2, 2, 3, 3, 4]
    assert found["vivat_nap_seconds_sum"] == pytest.approx(70.0214)
    assert found["vivat_nap_seconds_count"] == 4


def test_the_docs_list_every_figure() -> None:
    assert metrics.as_markdown() in (ROOT / "docs" / "build" / "server.md").read_text(encoding="utf-8")


# ---- who may read them -----------------------------------------------------------------------------------------------

TOKEN = {"metrics_token": "open sesame"}
ASKED = [
    ({}, HERE, {}, True),
    ({}, "::1", {}, True),
    ({}, "10.0.0.1", {}, False),
    ({}, "testclient", {}, False),
    ({}, HERE, {"x-forwarded-for": "127.0.0.1"}, False),  # a proxy on this machine, for somebody who lies
    ({}, HERE, {"forwarded": "for=127.0.0.1"}, False),
    ({}, HERE, {"x-real-ip": "203.0.113.9"}, False),
    ({}, HERE, {"via": "1.1 Caddy"}, False),
    ({"proxies": ["127.0.0.0/8"]}, HERE, {}, False),  # a proxy that is named, though it does not say for whom it asks
    ({"proxies": ["127.0.0.2", "::1"]}, HERE, {}, True),
    (TOKEN, HERE, {}, False),
    (TOKEN, "10.0.0.1", {"authorization": "Bearer open sesame"}, True),
    (TOKEN, "10.0.0.1", {"authorization": "Bearer open"}, False),
    (TOKEN, "10.0.0.1", {"authorization": "Bearer "}, False),
    ({"metrics_address": "127.0.0.1:9100"}, HERE, {}, False),  # asked at the server's own address
]


@pytest.mark.parametrize(("settings", "address", "headers", "admitted"), ASKED)
def test_strangers_are_told_that_there_is_nothing(
    settings: dict[str, Any], address: str, headers: dict[str, str], admitted: bool
) -> None:
    async def main() -> None:
        async with in_process(**settings) as net, net.client(address=address, **headers) as client:
            reply = await client.get("/metrics")
            nothing = await client.get("/api/nothing")
            assert reply.status_code == (200 if admitted else 404)
            assert ("vivat_messages_total" in reply.text) == admitted
            assert (reply.text == nothing.text) == (not admitted)

    asyncio.run(main())


# ---- a real server ---------------------------------------------------------------------------------------------------


def test_an_address_of_their_own_serves_figures_and_nothing_else(tmp_path: Path) -> None:
    with Served(str(tmp_path / "m.sqlite"), apart=True) as server:
        assert server.get("/metrics", port=server.apart)[0] == 200
        assert server.get("/health", port=server.apart)[0] == 404
        assert server.get("/metrics")[0] == 404
        assert server.get("/health")[0] == 200


def test_one_scrape_sees_every_worker_and_forgets_one_that_was_killed() -> None:
    with Served(postgres_url(), "--workers", "2") as server:
        before = workers(server, 2)
        for _ in range(20):
            assert server.get("/api/games")[0] == 200
        families = {family.name: family for family in text_string_to_metric_families(server.get("/metrics")[1])}
        requests = families["vivat_requests"].samples
        assert {sample.labels["worker"] for sample in requests} <= before  # one of them may have answered all
        assert sum(sample.value for sample in requests) >= 20
        assert len(families["process_resident_memory_bytes"].samples) == 2
        gone = min(before)
        os.kill(int(gone), signal.SIGKILL)
        assert gone not in workers(server, 2, but=gone)


def workers(server: Served, wanted: int, but: str = "") -> set[str]:
    """The workers of a scrape, once so many of them tell their figures and that one does not."""
    found: set[str] = set()
    for _ in range(300):
        found = set(re.findall(r'vivat_info\{.*worker="(\d+)"', server.get("/metrics")[1]))
        if len(found) == wanted and but not in found:
            return found
        time.sleep(0.1)
    raise AssertionError(found)
