"""Twin worlds over requests and sockets: whoever may not know the difference gets the same bytes.

Two true histories of one table are made that differ only in steps a seat was never shown and never will be before the
end. Both are played over requests and sockets; every frame and every HTTP reply to that seat and to a spectator must
be equal, and so must the log.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from in_process import InProcess, in_process
from logged import captured

from vivat.games import all_ids, definition
from vivat.play import Game, Match
from vivat.play import match as match_module
from vivat.server import tokens
from vivat.table import Fresh

PAIRS = 2  # of worlds, for each game
CHOICES = 4  # after the first difference, if such can be found
ATTEMPTS = 25
History = list[tuple[int | str, str]]


class World:
    """A match with typed chance, and which of its steps this seat has ever been shown."""

    def __init__(self, game: Game, seat: int) -> None:
        self.match, self.seat = game.new(chance="typed"), seat
        self.shown: list[bool] = []

    def step(self, who: int | str, word: str) -> None:
        if who == "chance":
            self.match.happen(word)
        else:
            self.match.choose(int(who), word)
        view = self.match.game.definition.view
        open_now = view.shown(self.match.steps, self.match.state, self.seat)
        self.shown = [before or now for before, now in zip([*self.shown, False], open_now, strict=True)]

    def fork(self) -> World:
        other = copy.copy(self)
        other.match = copy.copy(self.match)
        other.match.steps = list(self.match.steps)
        return other

    def known(self) -> Any:
        return self.match.state.known_to(self.seat).fields()


def possible(match: Match) -> list[tuple[int | str, str]]:
    if match.waits_for_chance:
        return [("chance", word) for word in match.outcomes()]
    seat = min(match.waiting_for)
    return [(seat, word) for word in match.choices(seat)]


def first_world(game: Game, seat: int, random: Random) -> World:
    world = World(game, seat)
    length = random.choice((40, 120, 300))
    while not world.match.over and len(world.match.steps) < length:
        world.step(*random.choice(possible(world.match)))
    return world


def twin(game: Game, seat: int, history: History, shown: list[bool], random: Random) -> History:
    """Another history as this seat sees it, as long as one is found; hidden steps are changed where they can be."""
    original, other = World(game, seat), World(game, seat)
    changed: History = []
    often = random.random()
    for (who, word), visible in zip(history, shown, strict=True):
        original.step(who, word)
        if original.match.over:
            break
        choices = [(who, word)]
        if not visible:
            choices += [step for step in possible(other.match) if step[0] == who and step[1] != word]
            if random.random() < often:
                random.shuffle(choices)
        for step in choices:
            if step in possible(other.match):
                trial = other.fork()
                trial.step(*step)
                if not trial.match.over and trial.known() == original.known():
                    other, changed = trial, [*changed, step]
                    break
        else:
            break
    return changed


def twins(game_id: str, random: Random) -> tuple[Game, int, History, History]:
    """Two histories of equal length that differ, and the seat that cannot tell."""
    best: tuple[int, Any] = (0, None)
    for _ in range(ATTEMPTS):
        players = random.choice(definition(game_id).players[:3])
        options = {name: random.choice(values) for name, values in definition(game_id).options.items()}
        try:
            game = Game(game_id, players=players, **options)
        except ValueError:
            continue
        seat = random.randrange(players)
        world = first_world(game, seat, random)
        history = world.match.history()
        changed = twin(game, seat, history, world.shown, random)
        differ = [index for index, step in enumerate(changed) if step != history[index]]
        after = sum(who != "chance" for who, _ in changed[differ[0] :]) if differ else 0
        best = max(best, (after, (game, seat, history[: len(changed)], changed)), key=lambda found: found[0])
        if after >= CHOICES:
            break
    if best[0]:
        found: tuple[Game, int, History, History] = best[1]
        return found
    pytest.fail(f"{game_id}: no twin worlds were met")


async def bytes_of(game: Game, seat: int, history: History, script: list[str]) -> list[str]:
    """Play the history over requests and sockets; everything the seat and a spectator were sent."""
    script[:] = [word for who, word in history if who == "chance"]
    async with in_process() as net:
        same_every_time(net)
        heard: list[str] = []
        table, held = await net.people(game.id, game.options["players"], options=dict(game.options))
        sockets = {}
        for viewer in (seat, None):
            sockets[viewer] = await net.socket(held[viewer] if viewer is not None else None)
            await sockets[viewer].ask(type="watch", table=table, aid=True)
            await sockets[viewer].seen(0)
        tables = net.services.tables
        await agree_on_hints(net, table, held, seat, sockets)
        for index, (who, word) in enumerate(history):
            loaded = await tables.get(table)
            if len(loaded.table.running.steps) > index:  # chance, or taken for the seat
                continue
            body = {
                "type": "choose",
                "id": f"c{loaded.table.seq}",
                "table": table,
                "seq": loaded.table.seq,
                "seat": who,
            }
            async with net.client(held[int(who)]) as client:
                reply = await client.post(f"/api/tables/{table}/messages", json={**body, "choices": [word]})
            assert reply.status_code == 200, reply.text
            for socket in sockets.values():
                await socket.seen(reply.json()["seq"])
            for viewer in (seat, None):
                heard += await pages(net, table, held, viewer, past=2 * index // 3)
        return heard + [frame for socket in sockets.values() for frame in socket.frames]


async def agree_on_hints(net: InProcess, table: str, held: list[str], seat: int, sockets: dict[Any, Any]) -> None:
    """This seat asks, the others say yes."""
    for number in sorted(range(len(held)), key=lambda other: other != seat):
        seq = (await net.services.tables.get(table)).table.seq
        body = {
            "type": "ask_hints" if number == seat else "allow_hints",
            "id": f"h{number}",
            "table": table,
            "seq": seq,
        }
        async with net.client(held[number]) as client:
            reply = await client.post(f"/api/tables/{table}/messages", json={**body, "seat": number})
        assert reply.status_code == 200, reply.text
        for socket in sockets.values():
            await socket.seen(reply.json()["seq"])


def same_every_time(net: InProcess) -> None:
    """The same clock, key, tokens and secrets in both worlds."""
    services = net.services
    services.key = b"k" * 32
    services.tables.clock = services.clock = lambda: 1_000_000
    made = iter(range(10**6))
    services.tables.new = lambda: Fresh(f"t{next(made)}", "5eed" * 16, "invited")
    numbers = iter(range(256))

    def token() -> str:
        import base64

        random = bytes([next(numbers)]) * 32
        return base64.urlsafe_b64encode(random + tokens.mark(services.key, random)).decode()

    net.token = token  # type: ignore[method-assign]


async def pages(net: InProcess, table: str, held: list[str], viewer: int | None, past: int) -> list[str]:
    query = {} if viewer is None else {"seat": viewer}
    async with net.client(held[viewer] if viewer is not None else None) as client:
        replies = [
            await client.get(f"/api/tables/{table}"),
            await client.get(f"/api/tables/{table}/log", params=query),
            await client.get(f"/api/tables/{table}/record", params=query),
            await client.get(f"/api/tables/{table}/past", params={**query, "step": past}),
            await client.get(f"/api/tables/{table}/replay", params={**query, "step": past}),
            await client.get(f"/api/tables/{table}/replay", params={"seat": 0, "step": past, "most": 1}),
            await client.get(f"/api/tables/{table}/dice"),
            await client.get(f"/api/tables/{table}/position", params={"step": past}),
            await client.get(f"/api/tables/{table}/analysis"),
            await client.get(f"/api/tables/{table}/analysis.csv"),
            await client.get("/api/lobby"),
            await client.get("/api/yours"),
            await client.get("/api/statistics"),
        ]
        if viewer is not None:
            sought = {"tables": [table], "position": {}}
            replies.append(await client.post(f"/api/tables/{table}/hints", json={"seat": viewer}))
            replies.append(await client.post(f"/api/tables/{table}/analysis"))
            replies.append(await client.post("/api/collection", json={"tables": [table]}))
            replies.append(await client.post("/api/collection/positions", json=sought))
    for reply in replies:
        del reply.headers["x-request-id"]  # chance of its own, never the same twice
    return [f"{reply.status_code} {sorted(reply.headers.items())} {reply.text}" for reply in replies]


def scripted_chance(script: list[str]) -> Callable[[Match], None]:
    """Chance that brings what the script says."""

    def scripted(match: Match) -> None:
        while match.state.waiting_for == match_module.CHANCE and match.drawn < len(script):
            words = [match.game.definition.words.outcome(match.state, number) for number, _ in match.state.chances()]
            match.befall([number for number, _ in match.state.chances()][words.index(script[match.drawn])])

    return scripted


@pytest.mark.parametrize("game_id", all_ids())
def test_who_may_not_know_the_difference_gets_the_same_bytes(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    script: list[str] = []
    scripted = scripted_chance(script)
    monkeypatch.setattr(Match, "run_chance", scripted)
    random = Random(game_id)
    for _ in range(PAIRS):
        monkeypatch.setattr(Match, "run_chance", lambda match: None)
        game, seat, one, two = twins(game_id, random)
        monkeypatch.setattr(Match, "run_chance", scripted)
        with captured() as log_here:
            here = asyncio.run(bytes_of(game, seat, one, script))
        with captured() as log_there:
            there = asyncio.run(bytes_of(game, seat, two, script))
        assert one != two
        assert len(here) > 10
        assert any('"reasons":[{' in reply for reply in here)
        for mine, twin_of_mine in zip(here, there, strict=True):
            assert mine == twin_of_mine
        assert all("5eed" not in frame for frame in here)
        assert len(log_here.lines) > 10  # every request, at this level
        assert log_here.plain() == log_there.plain()
