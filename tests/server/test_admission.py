"""Who may connect, counted without a network."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from vivat.server.addresses import LastSeen, Proxies, account
from vivat.server.admission import BACKLOG, FOR_HEALTH, MOST_NAMED, OWN_FILES, Admission, Refused
from vivat.server.settings import Settings
from vivat.table.table import Seat, Table


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("::ffff:0a01:0203", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
        ("x" * 500, "x" * 64),
    ],
)
def test_an_address_counts_as_what_one_client_can_easily_have(host: str, counted_as: str) -> None:
    assert account(host) == counted_as


def test_a_proxy_is_named_by_address_or_network_and_may_be_written_within_ipv6() -> None:
    proxies = Proxies(["10.0.0.1", "192.168.7.9/24", "fd00::/8"])
    for host in ("10.0.0.1", "::ffff:10.0.0.1", "192.168.7.200", "fd12::3"):
        assert proxies.trusts(host), host
    for host in ("10.0.0.2", "127.0.0.1", "::1", "", "10.0.0.1.evil.example", "192.168.8.1"):
        assert not proxies.trusts(host), host
    assert not Proxies([]).trusts("127.0.0.1")
    with pytest.raises(ValueError, match="does not appear"):
        Proxies(["proxy.example"])


@pytest.mark.parametrize("wrong", ["proxy.10.0.0", "10.0.0.999", "10.0.0.1/64"])
def test_a_proxy_that_is_none_is_refused_with_a_sentence(
    wrong: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    from vivat.cli import main

    database = str(tmp_path / "v.sqlite")
    assert main(["serve", "--proxies", wrong, "--database", database]) == 2
    assert "10.0.0" in capfd.readouterr().err


def made(files: int = 1_024, **settings: Any) -> Admission:
    return Admission(Settings(database="", **settings), lambda: 0, files)


def test_files_are_kept_back_for_everything_else() -> None:
    assert made(1_024).most == 1_024 - BACKLOG - OWN_FILES
    assert made(1_024, connections=100).most == 100
    assert made(64).most == 2 * FOR_HEALTH, "however few there are"


def test_connections_are_counted_by_address_and_in_all_and_the_last_ones_are_marked() -> None:
    async def main() -> None:
        admission = made(connections=FOR_HEALTH + 10, connections_each=8)
        of_one = [admission.enter("10.0.0.1") for _ in range(9)]
        assert of_one[-1] is None
        assert not any(slot.last for slot in of_one if slot)
        of_others = [admission.enter(f"10.0.1.{number}") for number in range(FOR_HEALTH + 3)]
        assert [slot is not None and slot.last for slot in of_others] == [False] * 2 + [True] * FOR_HEALTH + [False]
        assert of_others[-1] is None, "it is full"
        for slot in (*of_one, *of_others):
            if slot is not None:
                slot.leave()
        assert (admission.open, dict(admission.of)) == (0, {})

    asyncio.run(main())


def test_connections_of_a_named_proxy_are_not_counted_as_one_client() -> None:
    async def main() -> None:
        admission = made(connections_each=2, requests_burst=1, proxies=["10.0.0.1"])
        slots = [admission.enter("10.0.0.1") for _ in range(50)]
        assert all(slot is not None and slot.asks() for slot in slots)

    asyncio.run(main())


def test_what_is_refused_is_told_with_a_count_and_not_one_by_one(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        refused, loop = Refused(), asyncio.get_running_loop()
        waiting: list[Any] = []
        loop.call_later = lambda pause, tell: waiting.append((pause, tell))  # type: ignore[method-assign,assignment]
        for number in range(2_912):
            refused.count("10.0.0.1", "connections refused")
            refused.count(f"10.2.{number // 256}.{number % 256}", "requests cut off")
        pauses = []
        with caplog.at_level(logging.WARNING, "vivat.server"):
            while waiting:
                pause, tell = waiting.pop()
                pauses.append(pause)
                tell()
                if len(pauses) < 8:
                    refused.count("10.0.0.1", "connections refused")
        assert caplog.messages[0] == "address 10.0.0.1: 2,912 connections refused in 1 s"
        assert sum("others" in line for line in caplog.messages) == 1
        assert len(caplog.messages) <= MOST_NAMED + 10
        assert pauses[:8] == [1, 2, 4, 8, 10, 10, 10, 10]
        assert refused.pause == 0.0, "and nothing is left"

    asyncio.run(main())


def test_bots_think_on_the_account_of_the_hosts_address() -> None:
    seen = LastSeen()
    table = Table(seats=[Seat("person", holder="host"), Seat("bot", level="easy"), Seat("person", holder="guest")])
    assert seen.pays_for(table) == "", "nobody waits for it"
    seen.note("guest", "10.0.0.2")
    assert seen.pays_for(table) == "10.0.0.2"
    seen.note("host", "10.0.0.1")
    assert seen.pays_for(table) == "10.0.0.1"
    assert seen.pays_for(Table(seats=[Seat("bot", level="easy")])) == ""
