"""Bots that think by the clock: on all cores while nobody else asks, and in a hurry as soon as somebody does."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

import pytest
from test_thinking import asked

from vivat import compiled
from vivat.play import Game
from vivat.server.courses import Courses
from vivat.server.thinking import Workers


@pytest.mark.skipif(not compiled.is_compiled(), reason="interpreted, three seconds are fewer than 30,000 simulations")
def test_a_bot_that_thinks_by_the_clock_hurries_when_somebody_waits() -> None:
    """Expert has three seconds; as soon as another asks, its 30,000 simulations are enough."""

    async def main() -> None:
        workers = Workers(together=1)
        try:
            await workers.choose("novice", asked("long_live_the_king"), "ann")  # the process is there
            long = asyncio.create_task(workers.weigh("expert", asked("long_live_the_king"), "greedy"))
            await asyncio.sleep(0.05)
            await workers.choose("novice", asked("king_is_dead"), "modest")
            assert long.done()
            alone = await workers.weigh("expert", asked("long_live_the_king"), "greedy")
            assert 30_000 <= sum(count for _, count, _ in long.result()) < sum(count for _, count, _ in alone)
        finally:
            await workers.stop()

    asyncio.run(main())


TOLD = """
import json, select
with open(0, "rb", buffering=0) as lines:
    while line := lines.readline():
        others = json.loads(line)["seed"] < 3
        told = bool(select.select([lines], [], [], 20 if others else 0)[0])
        print(json.dumps({"tried": [[int(told and lines.readline() == b"hurry\\n"), 1, 0.5]]}), flush=True)
"""


def test_one_who_begins_while_others_wait_hurries_too() -> None:
    """And the last, for whom nobody waits, does not."""

    async def main() -> None:
        workers = Workers(together=1, command=[sys.executable, "-c", TOLD])
        try:
            questions = [workers.weigh("hard", asked("king_is_dead", seed), "greedy") for seed in range(4)]
            answers = await asyncio.gather(*questions)
            assert [answer[0][0] for answer in answers] == [1, 1, 1, 0]
        finally:
            await workers.stop()

    asyncio.run(main())


ECHO = """
import json, sys
for line in sys.stdin:
    if line != "hurry\\n":
        asked = json.loads(line)
        print(json.dumps({"tried": [[asked["threads"], 1, 0.5]]}), flush=True)
"""


def test_all_cores_are_for_one_who_is_alone() -> None:
    async def main() -> None:
        workers = Workers(together=2, cores=4, command=(sys.executable, "-c", ECHO))
        try:
            question = asked("king_is_dead")
            assert (await workers.weigh("hard", question, "ann"))[0][0] == 4
            both = await asyncio.gather(*(workers.weigh("hard", question, name) for name in ("ann", "bob")))
            assert [found[0][0] for found in both] == [4, 1]
        finally:
            await workers.stop()

    asyncio.run(main())


def test_questions_that_follow_each_other_go_to_the_process_that_remembers() -> None:
    async def main() -> None:
        workers = Workers(together=2, command=(sys.executable, "-c", ECHO))
        try:
            first, other = (replace(asked("king_is_dead"), course=name) for name in ("first", "other"))
            await asyncio.gather(workers.weigh("easy", first, "ann"), workers.weigh("easy", other, "bob"))
            for question in (first, other, first, other):
                await workers.weigh("easy", question, "ann")
                assert question.course in workers.idle[-1].courses
            assert [len(worker.courses) for worker in workers.idle] == [1, 1]
        finally:
            await workers.stop()

    asyncio.run(main())


def test_a_course_goes_on_until_something_is_taken_back() -> None:
    courses, match = Courses(), Game("king_is_dead", players=2).new(seed=1)
    first = courses.of("table", 0, match.steps)
    steps = list(match.steps)
    for _ in range(6):
        seat = min(match.waiting_for)
        match.choose(seat, match.choices(seat)[-1])
    assert courses.of("table", 0, match.steps) == first
    assert courses.of("table", 1, match.steps) != first
    assert courses.of("another", 0, match.steps) != first
    back = courses.of("table", 0, steps)
    assert back != first, "what was seen since is forgotten"
    assert courses.of("table", 0, match.steps) == back
    for number in range(2_000):
        courses.of(f"table {number}", 0, steps)
    assert len(courses.at) == 1_000
