"""The sheet of a box over HTTP: how sure each value is, what is wrong with another, a table played with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import kit
import owners
import pytest
from in_process import ANN, BOT, in_process

import vivat
from vivat.games import definition


def asked(main: Callable[[Any, Any], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with in_process() as net, net.client() as client:
            await client.post("/api/session")
            await main(net, client)

    asyncio.run(whole())


def test_the_sheet_says_how_sure_each_value_is() -> None:
    async def main(net: Any, client: Any) -> None:
        for game in owners.GAMES:
            sheet = (await client.get(f"/api/games/{game}/box")).json()
            assert sheet["game"] == game
            assert {entry["confidence"] for entry in sheet["entries"]} >= {"guessed"}
        assert (await client.get("/api/games/king_is_dead/box")).status_code == 404
        assert (await client.get("/api/games/nothing/box")).status_code == 404
        shown = {one["id"]: one["box"] for one in (await client.get("/api/games")).json()["games"]}
        assert [game for game, has in shown.items() if has] == owners.GAMES

    asked(main)


@pytest.mark.parametrize("game", owners.GAMES)
def test_a_box_is_checked_and_comes_back_as_option_and_file(game: str) -> None:
    own = kit.cases(game).BOX
    parts = {part: value for part, value in own.items() if part != "name"}

    async def main(net: Any, client: Any) -> None:
        found = (await client.post(f"/api/games/{game}/box", json={"name": "attic", "box": parts})).json()
        assert found["problems"] == []
        assert found["option"]["name"] == found["file"]["name"] == "attic"
        again = (
            await client.post(f"/api/games/{game}/box", json={"name": "attic", "box": found["file"]["box"]})
        ).json()
        assert again == found
        plain = (await client.post(f"/api/games/{game}/box", json={"name": "attic", "box": {}})).json()
        assert plain["option"] is None
        assert plain["differs"] == []
        assert plain["file"]["game"] == game

    asked(main)


TOLD = {  # a box, and what differs in it: in English, in French
    "long_live_the_king": (
        {"votes": {"lincolia": 4, "lundonia": 2}, "start": {"3": ["roucestre", "lideford", "sedberouie"]}},
        [
            "Votes Lincolia 4 3 LV-1.8",
            "Votes Lundonia 2 3 LV-1.8",
            "Start counties 3 Roucestre, Lideford, Sedberouie Roucestre, Sedberouie, Lideford LV-1.14",
        ],
        "Voix Lincolia 4 3 LV-1.8",
    ),
    "artus": (
        {"carpet": [1, 2, 3, 14, 15, 16]},
        ["Carpet chairs  1, 2, 3, 14, 15, 16 0, 1, 2, 14, 15, 16 AR-R1"],
        "Chaises sur le tapis  1, 2, 3, 14, 15, 16 0, 1, 2, 14, 15, 16 AR-R1",
    ),
    "vive_le_roi": (
        {"kinds": {"foidvo": "woman"}, "names": {"hector": "Lancelot"}, "seals": {"fav_07": "anna"}},
        ["Seals 7 Anna Hector VR-1.4", "Names Hector Lancelot Hector VR-1.2", "Women and men Foidvo woman man VR-1.2"],
        "Sceaux 7 Anna Hector VR-1.4",
    ),
}


@pytest.mark.parametrize("game", owners.GAMES)
def test_what_differs_is_told_in_words(game: str) -> None:
    parts, english, french = TOLD[game]

    async def main(net: Any, client: Any) -> None:
        for language, expected in (("en", english), ("fr", [french])):
            reply = await client.post(
                f"/api/games/{game}/box", json={"name": "", "box": parts}, headers={"accept-language": language}
            )
            told = [" ".join(one.values()) for one in reply.json()["differs"]]
            assert told[: len(expected)] == expected

    asked(main)


def test_a_wrong_sheet_is_told_in_the_language_of_the_reader() -> None:
    async def main(net: Any, client: Any) -> None:
        for game, box, message in owners.WRONG:
            parts = {part: value for part, value in box.items() if part != "name"}
            body = {"name": box.get("name", ""), "box": parts}
            reply = await client.post(f"/api/games/{game}/box", json=body, headers={"accept-language": "fr"})
            found = reply.json()
            assert message in [problem["code"] for problem in found["problems"]]
            assert found["option"] is None
            assert found["file"] is None
        big = {"name": "", "box": {"names": {"hector": "x" * 20_000}}}
        assert (await client.post("/api/games/vive_le_roi/box", json=big)).status_code == 413

    asked(main)


@pytest.mark.parametrize("game", owners.GAMES)
def test_a_table_is_made_with_a_box_and_a_record_with_one_is_looked_at(game: str) -> None:
    own = kit.cases(game).BOX
    plans = [ANN, *[{**BOT, "level": "random"}] * (definition(game).usual - 1)]

    async def main(net: Any, client: Any) -> None:
        wanted = {"id": "t1", "game": game, "seats": plans, "options": {"box": own}}
        seen = (await client.post("/api/tables", json=wanted)).json()
        assert seen["table"]["options"]["box"]["name"] == "attic"
        match = kit.random_match(game, {"players": 3, "box": own}, seed=1)
        told = {"content": match.record().encode(), "headers": {"content-type": "text/plain"}}
        kept = await client.post("/api/records", **told)
        table = kept.json()["table"]
        assert table["options"]["box"]["name"] == "attic"
        text = (await client.get(f"/api/tables/{table['id']}/record")).text
        assert vivat.read(text).state.fields() == match.state.fields()
        wrong = {**wanted, "id": "t2", "options": {"box": {"nothing": 1}}}
        reply = await client.post("/api/tables", json=wrong)
        assert reply.status_code == 400
        assert reply.json()["code"] == "box-form"

    asked(main)
