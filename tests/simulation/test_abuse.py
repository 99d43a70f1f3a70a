"""A little abuse, and a little soaking; the commands for much: tests/simulation/abuse.py and soak.py."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from abuse import Wanted, whole
from serving import serving
from soak import soak

from vivat import compiled

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read as Linux shows it")
LOOSE = Wanted(times=20, floor=0.1, bots=30, memory=1.25, comes_back=5)


def test_honest_people_play_on_while_one_address_does_all_it_can() -> None:
    """Times are loose here: the machine is busy with other tests, and few choices are measured."""
    found, problems = whole(seconds=8, quiet=4, settled=2, seed=3, wanted=LOOSE)
    assert problems == [], (found, problems)
    assert found["abuser"]["requests"] > 50
    assert found["abuser"]["replays"] >= 10
    assert found["on disk"]["acknowledged to honest players, and there"] > 20
    assert any("127.0.0.66" in line for line in found["log"]), "somebody who runs it is told"
    assert len(found["log"]) < 40, "but not line by line"
    assert not [line for line in found["log"] if "Traceback" in line]


def test_memory_stays_flat_while_strangers_come_and_go() -> None:
    """What is kept for good is made in the first rounds. What is kept of strangers would grow in every round, and what
    waits for the collector would go up and down."""
    with serving("--no-limits") as server:
        found = asyncio.run(soak(server, rounds=12, seed=1))
    settled = found[4:]
    most = 2_900_000 if compiled.is_compiled() else 5_800_000  # interpreted, it grows in larger steps
    assert max(settled) - min(settled) < most, f"the long names of one round alone are as much: {found}"
