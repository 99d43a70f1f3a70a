"""Bots in processes of their own: bounded, fair, replaceable."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from in_process import ANN, InProcess, Socket, Whims, in_process
from tabling import fewest

from vivat import bots
from vivat.bots import BotFailed, Question
from vivat.games import all_ids
from vivat.play import Game
from vivat.server.thinking import Turns, Workers

CRASHES = "import sys; sys.stdin.readline(); sys.exit(7)"
HANGS = "import sys, time; sys.stdin.readline(); time.sleep(600)"
LIES = "import sys; [print('{}', flush=True) for _ in sys.stdin]"


def asked(game: str, seed: int = 5) -> Question:
    match = Game(game, players=fewest(game)).new(seed=seed)
    return bots.question(match, min(match.waiting_for), seed, with_view=False)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_answers_as_the_bot_itself_would_in_every_game() -> None:
    async def main() -> None:
        workers = Workers()
        try:
            for game in all_ids():
                for level in ("random", "novice", "easy"):
                    question = asked(game)
                    here = bots.make(level).choose(question)
                    assert await workers.choose(level, question, "ann") == here, (game, level)
            assert len(workers.idle) == 1, "one process answered them all"
        finally:
            await workers.stop()

    asyncio.run(main())


def test_nothing_is_started_for_random_bots_and_everything_ends_with_the_server() -> None:
    async def main() -> None:
        workers = Workers()
        await workers.choose("random", asked("king_is_dead"), "ann")
        assert not workers.idle
        await workers.choose("novice", asked("king_is_dead"), "ann")
        process = workers.idle[0].process
        assert process is not None
        assert alive(process.pid)
        await workers.stop()
        assert not alive(process.pid)

    asyncio.run(main())


@pytest.mark.parametrize(("script", "code"), [(CRASHES, "bot-died"), (LIES, "bot-nonsense"), (HANGS, "bot-silent")])
def test_a_process_that_crashes_lies_or_hangs_has_failed_and_nothing_else(script: str, code: str) -> None:
    async def main() -> None:
        workers = Workers(grace=1.0, command=(sys.executable, "-c", script))
        begun = time.monotonic()
        with pytest.raises(BotFailed) as failed:
            await workers.choose("novice", asked("king_is_dead"), "ann")
        assert failed.value.message == code
        assert time.monotonic() - begun < 8
        assert workers.turns.free == 1, "the next question has its turn"
        await workers.stop()

    asyncio.run(main())


def test_a_process_that_cannot_be_started_is_a_failure_like_any_other() -> None:
    async def main() -> None:
        workers = Workers(command=("/nowhere/python",))
        with pytest.raises(OSError, match="nowhere"):
            await workers.choose("easy", asked("king_is_dead"), "ann")
        assert workers.turns.free == 1

    asyncio.run(main())


async def bot_to_move(net: InProcess, level: str) -> tuple[Socket, str]:
    """A table of Ann's that has begun, as she follows it: the bot has the first turn."""
    token = net.token()
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": level}]
    table = await net.table(token, seats, options={"first_seat": 1})
    socket = await net.socket(token)
    await socket.ask(type="watch", table=table)
    await socket.ask(type="ready", table=table, seq=1, seat=0)
    return socket, table


def test_a_worker_that_is_killed_is_replaced_and_the_table_goes_on() -> None:
    async def main() -> None:
        workers = Workers()
        async with in_process(thinker=workers) as net:
            socket, table = await bot_to_move(net, "novice")
            await socket.until(lambda found: found.get("matches") and found["matches"][0]["view"]["choices"])
            for worker in workers.idle:
                assert worker.process is not None
                worker.process.kill()
            loaded = await net.services.tables.get(table)
            await socket.ask(type="choose", table=table, seq=loaded.table.seq, seat=0, choices=["turn:pass"])
            shown = []
            while loaded.table.waiting == {1}:
                shown.append((await socket.seen(0))["table"]["seats"][1])
            assert max(seat["trouble"] for seat in shown) <= 1
            assert loaded.table.seats[1].level == "novice"

    asyncio.run(main())


def test_one_client_with_many_tables_does_not_starve_the_others() -> None:
    async def main() -> None:
        order: list[tuple[str, int]] = []
        turns = Turns(1, clock=lambda: float(len(order)))  # a thought takes a second

        async def think(client: str, number: int) -> None:
            async with turns.turn(client):
                await asyncio.sleep(0)
                order.append((client, number))

        greedy = [asyncio.create_task(think("greedy", number)) for number in range(30)]
        while len(order) < 3:
            await asyncio.sleep(0)
        modest = [asyncio.create_task(think("modest", number)) for number in range(3)]
        await asyncio.gather(*greedy, *modest)
        last = max(order.index(("modest", number)) for number in range(3))
        assert last < 12, order
        assert [number for client, number in order if client == "greedy"] == list(range(30)), "first come, first served"
        assert turns.free == 1

    asyncio.run(main())


def test_who_has_thought_long_alone_is_not_behind_somebody_new() -> None:
    async def main() -> None:
        now = [0.0]
        turns = Turns(1, clock=lambda: now[0])
        for _ in range(3):
            async with turns.turn("ann"):
                now[0] += 200  # seconds; nobody waited
        order = []

        async def think(client: str, seconds: float) -> None:
            async with turns.turn(client):
                order.append(client)
                await asyncio.sleep(0)
                now[0] += seconds

        greedy = [asyncio.create_task(think("greedy", 3)) for _ in range(28)]
        await asyncio.sleep(0)
        await think("ann", 1)
        assert order.index("ann") <= 2, order
        await asyncio.gather(*greedy)

    asyncio.run(main())


def test_one_client_never_has_all_of_several_places() -> None:
    async def main() -> None:
        turns = Turns(3)
        greedy = [asyncio.create_task(turns.wait("greedy")) for _ in range(10)]
        await asyncio.sleep(0)
        assert (turns.free, turns.running["greedy"]) == (1, 2)
        await asyncio.wait_for(turns.wait("modest"), 1)
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)

    asyncio.run(main())


def test_many_tables_and_tokens_of_one_address_are_one_client() -> None:
    """28 tables with expert bots, each of another token: elsewhere a bot waits for the thought under way alone."""

    class Slow(Whims):
        def __init__(self) -> None:
            self.turns, self.order = Turns(1), list[str]()

        async def choose(self, level: str, question: Question, client: str) -> int:
            self.order.append(f"{level} asks")
            async with self.turns.turn(client):
                await asyncio.sleep(0.03 if level == "expert" else 0.001)
                self.order.append(level)
                return await super().choose(level, question, client)

    async def play(net: InProcess, address: str, level: str, token: str) -> None:
        async with net.client(token, address) as client:
            seats = [ANN, {"kind": "bot", "level": level}]
            body = {"id": "n", "game": "king_is_dead", "seats": seats, "options": {"first_seat": 1}}
            table = (await client.post("/api/tables", json=body)).json()["table"]["id"]
            body = {"type": "ready", "id": "r", "table": table, "seq": 1, "seat": 0}
            assert (await client.post(f"/api/tables/{table}/messages", json=body)).status_code == 200

    async def main() -> None:
        thinker = Slow()
        async with in_process(thinker=thinker) as net:
            for _ in range(28):
                await play(net, "10.0.0.66", "expert", net.token())
            while thinker.order.count("expert asks") < 28:
                await asyncio.sleep(0.01)
            await play(net, "10.0.0.1", "easy", net.token())
            while "easy" not in thinker.order:
                await asyncio.sleep(0.01)
            asked, answered = thinker.order.index("easy asks"), thinker.order.index("easy")
            assert thinker.order[asked:answered].count("expert") <= 1

    asyncio.run(main())


def test_a_turn_that_nobody_wants_any_more_goes_to_the_next() -> None:
    async def main() -> None:
        turns = Turns(1)
        await turns.wait("ann")
        bob, cid = (asyncio.create_task(turns.wait(name)) for name in ("bob", "cid"))
        await asyncio.sleep(0)
        turns.end("ann")
        bob.cancel()  # as his turn has come
        await asyncio.wait_for(cid, 1)
        bob, dan = (asyncio.create_task(turns.wait(name)) for name in ("bob", "dan"))
        await asyncio.sleep(0)
        bob.cancel()  # before his turn, which comes before he has noticed
        turns.end("cid")
        await asyncio.wait_for(dan, 1)
        turns.end("dan")
        assert (turns.free, turns.waiting, dict(turns.running)) == (1, {}, {})

    asyncio.run(main())


def test_a_process_is_given_what_the_seat_knows_and_nothing_of_the_match(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    script = f"import sys; open({str(heard)!r}, 'w').write(sys.stdin.readline())"

    async def main() -> None:
        async with in_process(thinker=Workers(command=(sys.executable, "-c", script), grace=20)) as net:
            socket, table = await bot_to_move(net, "easy")
            await socket.until(lambda found: found["type"] == "seen" and found["table"]["seats"][1]["trouble"])
            loaded = await net.services.tables.get(table)
            text = heard.read_text()
            assert '"knowledge"' in text
            for secret in (loaded.table.seed, loaded.table.id, loaded.table.invitation, loaded.table.seats[0].holder):
                assert secret is not None
                assert secret not in text

    asyncio.run(main())
