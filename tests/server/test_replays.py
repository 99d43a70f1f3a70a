"""Replays, dice and "what if" over requests, in all four games."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import kit
import msgspec
import pytest
from in_process import ANN, BOT, InProcess, in_process

from vivat.games import all_ids, definition
from vivat.play.chance import below
from vivat.play.order import in_seat_order
from vivat.server.replays import draws

SAMPLE = kit.ROOT / "web/test/dice.json"
MOST_SAMPLED = 60  # draws of each game


async def sent_in(client: httpx.AsyncClient, record: str) -> str:
    reply = await client.post("/api/records", content=record, headers={"content-type": "text/plain"})
    assert reply.status_code == 200, reply.text
    return str(reply.json()["table"]["id"])


def grown(story: list[Any], frame: dict[str, Any]) -> list[Any]:
    """What the page knows after a frame, as connection.svelte.ts keeps it."""
    return [*[fact for fact in story if fact[0] < frame["since"]], *frame["facts"]]


@pytest.mark.parametrize("game", all_ids())
def test_a_finished_match_is_gone_through_with_every_seat_s_eyes(game: str) -> None:
    match = in_seat_order(kit.finished(game))

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            table = await sent_in(client, match.record())
            for seat in (None, 0, match.seats - 1):
                query = {} if seat is None else {"seat": seat}
                steps, story = 0, []
                while steps <= len(match.steps):
                    found = (await client.get(f"/api/tables/{table}/replay", params={**query, "step": steps})).json()
                    assert (found["seat"], found["steps"]) == (seat, len(match.steps))
                    for frame in found["frames"]:
                        past = match.before(steps)
                        assert frame["view"] == as_sent({**past.view(seat), "choices": []})
                        story = grown(story, frame)
                        assert story == as_sent(past.facts(seat))
                        assert len(frame["happened"]) == steps - frame["since"]
                        steps += 1

    asyncio.run(main())


def as_sent(content: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(content))


def test_a_running_match_is_shown_again_to_its_seats_alone_and_where_nothing_is_left_to_memory() -> None:
    async def main() -> None:
        async with in_process() as net:
            for game in all_ids():
                players = definition(game).players[0]
                table, held = await net.people(game, players)
                async with net.client(held[0]) as mine, net.client(held[1]) as other, net.client() as nobody:
                    path = f"/api/tables/{table}/replay"
                    own = await mine.get(path, params={"seat": 0})
                    if not definition(game).past_is_open:  # KD-R22
                        refused = [own, await nobody.get(path), await other.get(path, params={"seat": 1})]
                        assert {reply.json()["code"] for reply in refused} == {"table-not-over"}
                        continue
                    assert own.json()["frames"][-1]["view"]["seat"] == 0
                    assert (await other.get(path, params={"seat": 0})).json()["code"] == "table-not-your-seat"
                    assert (await nobody.get(path, params={"seat": 0})).json()["code"] == "table-not-your-seat"
                    assert (await nobody.get(path)).json()["seat"] is None
                    dice = await mine.get(f"/api/tables/{table}/dice")
                    assert dice.json()["code"] == "table-not-over"
                    explore = {"id": "x", "step": 0, "seat": 0, "name": "Ann"}
                    assert (await mine.post(f"/api/tables/{table}/explore", json=explore)).status_code == 400

    asyncio.run(main())


def test_a_table_without_spectators_stays_closed_after_the_end() -> None:
    async def main() -> None:
        async with in_process() as net:
            token = net.token()
            table = await net.table(token, [ANN, BOT], "artus", spectators=False)
            async with net.client(token) as mine, net.client(net.token()) as stranger:
                for order in ("ready", "resign"):
                    body = {"type": order, "id": order, "table": table, "seq": 0, "seat": 0}
                    assert (await mine.post(f"/api/tables/{table}/messages", json=body)).status_code == 200
                explore = {"id": "x", "step": 0, "seat": 0, "name": "Eve"}
                for what in ("replay", "dice"):
                    assert (await mine.get(f"/api/tables/{table}/{what}")).status_code == 200
                    refused = await stranger.get(f"/api/tables/{table}/{what}")
                    assert (refused.status_code, refused.json()["code"]) == (403, "table-no-spectators")
                refused = await stranger.post(f"/api/tables/{table}/explore", json=explore)
                assert (refused.status_code, refused.json()["code"]) == (403, "table-no-spectators")

    asyncio.run(main())


def first_wrong(dice: dict[str, Any]) -> int | None:
    """The check of docs/study/records.md, from what is sent alone."""
    for number, draw in enumerate(dice["draws"]):
        rest = below(f"vivat|{dice['seed']}|{number}", sum(draw["weights"]))
        drawn = next(k for k in range(len(draw["weights"])) if rest < sum(draw["weights"][: k + 1]))
        if drawn != draw["drawn"]:
            return int(draw["step"])
    return None


@pytest.mark.parametrize("game", all_ids())
def test_what_is_sent_of_the_dice_is_enough_to_check_them_and_a_false_one_is_found(game: str) -> None:
    match = kit.finished(game)
    honest = match.record()
    false = honest.replace(f"chance: seed {match.seed}", "chance: seed another")

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            for record, expected in ((honest, False), (false, True)):
                table = await sent_in(client, record)
                dice = (await client.get(f"/api/tables/{table}/dice")).json()
                words = [word for who, word in match.history() if who == "chance"]
                assert [draw["word"] for draw in dice["draws"]] == words
                assert dice["commitment"] is None
                assert (first_wrong(dice) is not None) is expected

    asyncio.run(main())


def sampled() -> dict[str, Any]:
    """Seeds and draws of all games, for the check that the page does itself: web/test/dice.test.ts."""
    found = {}
    for game in all_ids():
        match = kit.finished(game)
        found[game] = {"commitment": None, "seed": str(match.seed), "draws": as_sent(list(draws(match))[:MOST_SAMPLED])}
    return found


def test_the_page_checks_the_dice_of_these_matches() -> None:
    assert json.loads(SAMPLE.read_text()) == sampled(), "PYTHONPATH=src:tests:tests/server python -m test_replays"


# ---- what if ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_ids())
def test_what_if_goes_on_from_any_moment_with_chance_of_its_own(game: str) -> None:
    match = in_seat_order(kit.finished(game))
    asked = [step for step in range(len(match.steps)) if match.before(step).waiting_for]

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            table = await sent_in(client, match.record())
            for step in {0, asked[0], asked[len(asked) // 3], asked[len(asked) // 2], asked[-1]}:
                body = {"id": f"w{step}", "step": step, "seat": 1, "name": "Ann", "level": "random"}
                made = (await client.post(f"/api/tables/{table}/explore", json=body)).json()
                again = (await client.post(f"/api/tables/{table}/explore", json=body)).json()
                assert made["table"]["id"] == again["table"]["id"] != table
                assert made["table"]["origin"] == {"table": table, "step": step}
                assert made["table"]["status"] == "running" or step == asked[-1]
                assert made["yours"] == [1]
                running = (await net.services.tables.get(made["table"]["id"])).table.running
                if step:
                    assert running.origin == match.before(step).position()
                assert running.seed != match.seed
                await played_on(net, client, made["table"]["id"])

    asyncio.run(main())


async def played_on(net: InProcess, client: httpx.AsyncClient, table: str) -> None:
    """One choice of the person, with bots before and behind it."""
    for _ in range(400):
        loaded = await net.services.tables.get(table)
        await net.services.tables.wake(loaded)
        if loaded.table.status == "over":
            return
        if choices := loaded.table.running.choices(1):
            body = {"type": "choose", "id": f"c{loaded.table.seq}", "table": table, "seq": loaded.table.seq, "seat": 1}
            reply = await client.post(f"/api/tables/{table}/messages", json={**body, "choices": [choices[0]]})
            assert reply.status_code == 200, reply.text
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody was asked")


def test_what_if_is_refused_where_nothing_can_go_on() -> None:
    match = kit.finished("artus")

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            table = await sent_in(client, match.record())
            body = {"id": "x", "step": len(match.steps), "seat": 0, "name": "Ann"}
            path = f"/api/tables/{table}/explore"
            for change, code in (
                ({}, "table-is-over"),
                ({"step": 10**6}, "table-is-over"),
                ({"step": 3, "seat": 9}, "no-such-seat"),
                ({"step": 3, "level": "genius"}, "table-level"),
                ({"step": 3, "name": " "}, "table-name-length"),
                ({"step": -1}, "server-message"),
            ):
                assert (await client.post(path, json={**body, **change})).json()["code"] == code

    asyncio.run(main())


def test_a_table_of_what_if_is_the_same_when_it_is_read_again_and_keeps_its_seats_in_a_rematch() -> None:
    match = kit.finished("vive_le_roi")

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            table = await sent_in(client, match.record())
            body = {"id": "x", "step": len(match.steps) // 2, "seat": 1, "name": "Ann", "level": "random"}
            made = (await client.post(f"/api/tables/{table}/explore", json=body)).json()["table"]["id"]
            tables = net.services.tables
            before = (await tables.get(made)).table.running.position()
            tables.loaded.clear()
            after = (await tables.get(made)).table
            assert after.running.position() == before
            for order in ("resign", "rematch"):
                message = {"type": order, "id": order, "table": made, "seq": 0, "seat": 1}
                assert (await client.post(f"/api/tables/{made}/messages", json=message)).status_code == 200
            successor = (await tables.get(made)).table.successor
            assert successor is not None
            next_one = (await tables.get(successor)).table
            assert [seat.name for seat in next_one.seats] == ["", "Ann"]
            assert next_one.running.origin == match.before(body["step"]).position()

    asyncio.run(main())


# ---- many together ---------------------------------------------------------------------------------------------------


def test_finished_matches_are_downloaded_together_as_a_study_reads_them(tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    from vivat.study import Collection, batches

    async def main() -> str:
        async with in_process() as net:
            token = net.token()
            hidden = await net.table(token, [ANN, BOT], "artus", spectators=False)
            async with net.client(token) as client, net.client(net.token()) as stranger:
                body = {"type": "bot", "id": "b", "table": hidden, "seq": 0, "seat": 0, "level": "random"}
                ready = {"type": "ready", "id": "r", "table": hidden, "seq": 0, "seat": 0}
                for message in (ready, body):
                    assert (await client.post(f"/api/tables/{hidden}/messages", json=message)).status_code == 200
                running = await net.table(net.token(), [ANN, BOT], "artus")
                sent = [await sent_in(client, kit.finished(game).record()) for game in all_ids()]
                while (await net.services.tables.get(hidden)).table.status != "over":
                    await asyncio.sleep(0.01)
                wanted = {"tables": [*sent, hidden, running, "nowhere", sent[0]]}
                got = await client.post("/api/collection", json=wanted)
                theirs = await stranger.post("/api/collection", json=wanted)
                assert len(theirs.text.splitlines()) == len(sent)
                refused = await client.post("/api/collection", json={"tables": ["x"] * 101})
                assert refused.json()["code"] == "server-message"
                mine = (await client.get("/api/yours")).json()["tables"]
                assert next(one for one in mine if one["table"] == hidden)["length"] > 20
                return got.text

    file = tmp_path / "mine.jsonl"
    file.write_text(asyncio.run(main()), encoding="utf-8")
    with Collection() as collection:
        collection.read(batches([str(file)]), workers=1)
        summary = collection.summary()
    assert not summary["refused"]
    assert {row["game"]: row["matches"] for row in summary["games"]} == {
        game: 2 if game == "artus" else 1 for game in all_ids()
    }
    assert "Ann" in {row["who"] for row in summary["names"]}


def test_what_might_have_been_is_no_result_of_anybody() -> None:
    match = kit.finished("artus")

    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            table = await sent_in(client, match.record())
            body = {"id": "x", "step": len(match.steps) - 3, "seat": 0, "name": "Ann", "level": "random"}
            made = (await client.post(f"/api/tables/{table}/explore", json=body)).json()["table"]["id"]
            message = {"type": "resign", "id": "r", "table": made, "seq": 0, "seat": 0}
            await client.post(f"/api/tables/{made}/messages", json=message)
            assert (await net.services.tables.get(made)).table.status == "over"
            assert (await client.get("/api/statistics")).json()["played"] == []

    asyncio.run(main())


if __name__ == "__main__":
    SAMPLE.write_text(json.dumps(sampled(), separators=(",", ":")) + "\n")


def test_a_position_is_found_among_finished_matches_and_told_of_them_alone() -> None:
    async def main() -> None:
        async with in_process() as net, net.client(net.token()) as client:
            match = kit.finished("artus")
            table, other = (
                await sent_in(client, match.record()),
                await sent_in(client, kit.finished("king_is_dead").record()),
            )
            at = len(match.steps) // 2
            position = (await client.get(f"/api/tables/{table}/position", params={"step": at})).json()
            assert position == match.before(at).position()
            running, _ = await net.people("artus", 2)
            assert (await client.get(f"/api/tables/{running}/position")).json()["code"] == "table-not-over"
            asked = {"tables": [table, other, running, "nosuch"], "position": position}
            assert (await client.post("/api/collection/positions", json=asked)).json() == [{"table": table, "step": at}]
            asked["position"] = {}
            found = (await client.post("/api/collection/positions", json=asked)).json()
            assert found == [{"table": table, "step": 0}, {"table": other, "step": 0}]

    asyncio.run(main())
