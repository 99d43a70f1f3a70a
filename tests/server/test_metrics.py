"""The figures of a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from wire import Wire, wire

from vivat.server.metrics import Times
from vivat.store import open_store


async def figures(net: Wire) -> dict[str, float]:
    async with net.client() as client:
        lines = (await client.get("/metrics")).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_messages_frames_and_the_commits_of_the_database_are_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with wire(store=open_store(str(tmp_path / "m.sqlite"))) as net:
            table, held = await net.people("king_is_dead", 2)
            before = await figures(net)
            seat = min((await net.house.hall.get(table)).table.waiting)
            socket = await net.socket(held[seat])
            await socket.ask(type="watch", table=table)
            view = (await socket.seen(0))["matches"][0]["view"]
            seq = (await net.house.hall.get(table)).table.seq
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


def test_times_are_counted_up_to_each_length() -> None:
    times = Times("nap", "asleep")
    for seconds in (0.0004, 0.0004, 0.02, 70.0):
        times.took(seconds)
    lines = times.lines()
    assert 'vivat_nap_seconds_bucket{le="0.001"} 2' in lines
    assert 'vivat_nap_seconds_bucket{le="0.01"} 2' in lines
    assert 'vivat_nap_seconds_bucket{le="0.025"} 3' in lines
    assert 'vivat_nap_seconds_bucket{le="5.0"} 3' in lines
    assert lines[-3:] == [
        'vivat_nap_seconds_bucket{le="+Inf"} 4',
        "vivat_nap_seconds_sum 70.020800",
        "vivat_nap_seconds_count 4",
    ]
