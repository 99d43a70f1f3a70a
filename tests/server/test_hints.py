"""Hints: where the table allows them, one at a time, from what the seat knows, without a trace."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from in_process import ANN, BOT, NOVICE, OPEN, InProcess, Whims, in_process, watching

from vivat import locale
from vivat.bots import Question
from vivat.games import all_ids, definition
from vivat.play.first_game import opening
from vivat.server.hints import HINTS_EACH
from vivat.server.thinking import Workers


async def first_game(net: InProcess, game: str) -> tuple[str, str]:
    """Its table and the token of who plays it."""
    token = net.token()
    async with net.client(token) as client:
        reply = await client.post("/api/first-games", json={"id": "f", "game": game, "name": "Ann"})
        assert reply.status_code == 200, reply.text
        assert reply.json()["table"]["first_game"]
        return reply.json()["table"]["id"], token


async def hint(net: InProcess, table: str, token: str | None, seat: int = 0, **more: Any) -> Any:
    async with net.client(token, **more) as client:
        return await client.post(f"/api/tables/{table}/hints", json={"seat": seat})


@pytest.mark.parametrize("game", all_ids())
def test_a_hint_has_a_choice_that_can_be_made_with_reasons_by_rule(game: str) -> None:
    async def main() -> None:
        async with in_process() as net:
            table, token = await first_game(net, game)
            loaded = await net.services.tables.get(table)
            before = loaded.table.seq
            watcher, _ = await watching(net, table, None)
            found = (await hint(net, table, token)).json()
            assert found == (await hint(net, table, token)).json()  # the same question, the same hint
            assert found["asked"] == loaded.table.asked[0]
            match = loaded.table.running
            assert found["choices"][0] in match.choices(0)
            assert 0 <= found["chance"] <= 1
            assert found["other"]["choice"] in match.choices(0)
            assert found["reasons"]
            for reason in found["reasons"]:
                assert reason["rule"].startswith(definition(game).prefix)
                assert locale.has(f"{game}-fact-{reason['fact']}", "fr")
            match.check_sequence(0, found["choices"])
            assert loaded.table.seq == before  # no trace
            await asyncio.sleep(0)
            assert watcher.outbox.empty()

    asyncio.run(main())


def test_a_hint_of_the_bots_own_processes_names_a_choice() -> None:
    async def main() -> None:
        async with in_process(thinker=Workers(1)) as net:
            table, token = await first_game(net, "vive_le_roi")
            found = (await hint(net, table, token)).json()
            loaded = await net.services.tables.get(table)
            assert found["choices"][0] in loaded.table.running.choices(0)
            assert [choice.partition(":")[0] for choice in found["choices"]] == ["place_character", "place_floor"]

    asyncio.run(main())


def test_hints_are_given_alone_against_bots_or_where_it_was_said_before() -> None:
    async def main() -> None:
        async with in_process() as net:
            for hints in (False, True):
                table, held = await net.people("king_is_dead", 2, hints=hints, options={"first_seat": 0})
                async with net.client(held[1]) as client:
                    shown = (await client.get(f"/api/tables/{table}")).json()["table"]
                assert shown["hints"] is hints
                reply = await hint(net, table, held[0])
                assert reply.status_code == (200 if hints else 400)
                if not hints:
                    assert reply.json()["code"] == "table-hints-off"
                assert (await hint(net, table, held[1], 1)).json()["code"] == (
                    "not-your-turn" if hints else "table-hints-off"
                )
                assert (await hint(net, table, held[1], 0)).json()["code"] == "table-not-your-seat"

    asyncio.run(main())


def test_hints_are_given_once_the_people_at_a_running_table_have_agreed() -> None:
    async def main() -> None:
        async with in_process() as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            ann, bob = await net.socket(held[0]), await net.socket(held[1])
            assert (await ann.ask(type="ask_hints", table=table, seq=0, seat=0))["type"] == "done"
            assert (await hint(net, table, held[0])).json()["code"] == "table-hints-off"
            assert (await bob.ask(type="allow_hints", table=table, seq=0, seat=1))["type"] == "done"
            assert (await hint(net, table, held[0])).status_code == 200

    asyncio.run(main())


def test_who_shares_a_screen_with_others_is_not_alone_against_bots() -> None:
    async def main() -> None:
        async with in_process() as net:
            for seats, allowed in (
                ([ANN, BOT, BOT], True),
                ([ANN, {"kind": "screen", "name": "Bea"}, BOT], False),
                ([ANN, OPEN, BOT], False),  # somebody may sit down there
            ):
                token = net.token()
                table = await net.table(token, seats)
                async with net.client(token) as client:
                    assert (await client.get(f"/api/tables/{table}")).json()["table"]["hints"] is allowed

    asyncio.run(main())


def test_a_client_is_given_one_hint_at_a_time_and_so_many_in_a_while() -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    class Slow(Whims):
        async def weigh(self, level: str, question: Question, client: str) -> list[tuple[int, int, float]]:
            begun.set()
            await go.wait()
            return NOVICE.think(question)

    async def main() -> None:
        async with in_process(thinker=Slow(), hints_burst=3, hints_rate=0.001) as net:
            table, token = await first_game(net, "artus")
            one = asyncio.create_task(hint(net, table, token))
            await begun.wait()
            assert (await hint(net, table, token)).json()["code"] == "server-busy"  # one is under way
            go.set()
            assert (await one).status_code == 200
            assert (await hint(net, table, token)).status_code == 200
            assert (await hint(net, table, token)).status_code == 429  # three were asked for
            assert (await hint(net, table, token, address="10.0.0.9")).status_code == 200

    asyncio.run(main())


def test_one_address_does_not_keep_others_from_their_hints() -> None:
    go = asyncio.Event()

    class Slow(Whims):
        async def weigh(self, level: str, question: Question, client: str) -> list[tuple[int, int, float]]:
            await go.wait()
            return NOVICE.think(question)

    async def main() -> None:
        async with in_process(thinker=Slow()) as net:
            games = [await first_game(net, "artus") for _ in range(30)]
            asked = [asyncio.create_task(hint(net, *game)) for game in games[:-1]]
            while sum(task.done() for task in asked) < len(asked) - HINTS_EACH:
                await asyncio.sleep(0.01)
            assert {(await task).status_code for task in asked if task.done()} == {429}
            other = asyncio.create_task(hint(net, *games[-1], address="10.0.0.9"))
            await asyncio.sleep(0.05)
            assert not other.done()
            go.set()
            assert (await other).status_code == 200
            codes = [(await task).status_code for task in asked]
            assert codes.count(200) == HINTS_EACH

    asyncio.run(main())


def test_a_first_game_begins_once_however_often_it_is_asked_for() -> None:
    async def main() -> None:
        async with in_process() as net:
            token = net.token()
            async with net.client(token) as client:
                body = {"id": "f", "game": "artus", "name": "Ann"}
                replies = [await client.post("/api/first-games", json=body) for _ in range(2)]
                assert replies[0].json()["table"]["id"] == replies[1].json()["table"]["id"]
                assert len(replies[0].json()["table"]["seats"]) == 1 + len(opening("artus").bots)
                refused = await client.post("/api/first-games", json={**body, "id": "g", "game": "chess"})
                assert (refused.status_code, refused.json()["code"]) == (400, "no-first-game")

    asyncio.run(main())
