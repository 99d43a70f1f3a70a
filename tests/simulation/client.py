"""A client of the simulated week: somebody at a table behind a bad network, who does what people do and some things
they should not."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from virtual import HOUR

from vivat.errors import Refusal
from vivat.server.session import Session
from vivat.table import commands

if TYPE_CHECKING:
    from week import Week

PACES = ((5, 60, 2400), (600, 7200, 36000))  # seconds between two acts of a person: in an evening, or over days


class Client:
    """A person with a bad connection."""

    def __init__(self, week: Week, name: str) -> None:
        self.week, self.name = week, f"N{name}"
        self.who = hashlib.sha256(name.encode()).hexdigest()
        self.seat: int | None = None  # that he was asked to take
        self.pauses = PACES[0]
        self.table = self.invitation = ""
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # what waits for its answer
        self.number = 0
        self.stolen = -1  # the seat of another that it tries to play
        self.session: Session | None = None
        self.stop = False

    # ---- living ------------------------------------------------------------------------------------------------------

    async def live(self) -> None:
        random = self.week.random
        await self.connect()
        while not self.stop:
            if self.session is None or self.session.closing:
                await self.connect()
            if self.pending is not None:
                self.post(self.pending)  # again, until it is answered
                await asyncio.sleep(random.uniform(2, 20))
                continue
            if self.week.calm:
                await asyncio.sleep(60)
                continue
            await asyncio.sleep(random.expovariate(1 / random.choice(self.pauses)))
            if self.week.calm:
                continue  # nothing new is begun so late that its answer could not come
            if random.random() < 0.02:
                self.session.close()
                await asyncio.sleep(random.expovariate(1 / 600))
                continue
            await self.act()

    async def connect(self) -> None:
        process = self.week.living()
        news = asyncio.Event()
        self.session = Session(process.tables, self.who, "en", news.set, burst=1000, rate=100.0)
        process.sessions.append(self.session)
        self.week.start(self.listen(self.session, news))
        self.post({"type": "watch", "id": f"w{self.number}", "table": self.table})
        await asyncio.sleep(0.5)

    async def listen(self, session: Session, news: asyncio.Event) -> None:
        while not session.closing:
            await news.wait()
            news.clear()
            for frame in session.frames():
                self.through(lambda frame=frame: self.hear(frame))

    def through(self, deliver: Callable[[], None]) -> None:
        """The network: loses, doubles, delays, reorders."""
        random, loop = self.week.random, asyncio.get_running_loop()
        fate = random.random()
        for _ in range(1 if self.week.calm else 0 if fate < 0.04 else 2 if fate < 0.08 else 1):
            loop.call_later(random.expovariate(1 / random.choice((0.02, 0.02, 2))), deliver)

    def post(self, message: dict[str, Any]) -> None:
        session, frame = self.session, msgspec.json.encode(message)
        assert session is not None
        self.through(lambda: None if session.closing else self.week.start(session.receive(frame)))

    # ---- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if self.table and b"5eed" in frame:
            assert self.week.shadows[self.table].status == "over", "the seed was told before the end"
        view = message if message["type"] == "seen" else message.get("seen")
        if view is not None:
            self.look(view)
        if self.pending is not None and message.get("id") == self.pending["id"]:
            self.answered(message)

    def look(self, view: dict[str, Any]) -> None:
        shadow = self.week.shadows[view["table"]["id"]]
        assert view["seq"] <= shadow.seq, "shown before it was stored"
        if view["seq"] == shadow.seq:
            assert view["yours"] == shadow.held_by(self.who)
        assert [match["seat"] for match in view["matches"]] in (view["yours"], [None], [])
        if view["seq"] >= self.view.get("seq", 0):
            self.view = view

    def answered(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        if message["type"] == "done":
            self.week.acknowledged += 1
            key = f"{self.who[:16]}:{self.pending['id']}"
            assert self.week.keys[self.table, key] == message["seq"], "acknowledged, but not so stored"
            assert self.stolen < 0, "somebody played for another"
        else:
            self.week.refused += 1
            if message["code"] in ("server-not-saved", "server-busy"):
                return  # it is sent again
            assert message["sentence"]
        self.pending, self.stolen = None, -1

    # ---- doing -------------------------------------------------------------------------------------------------------

    async def act(self) -> None:
        random, table = self.week.random, self.view.get("table")
        mine = self.view["yours"] if table else []
        if not mine:
            await self.sit(table)
            if not table:
                self.post({"type": "watch", "id": f"w{self.number}", "table": self.table})
            return
        asked = [match for match in self.view["matches"] if match["view"]["choices"]]
        seat, level = mine[0], table["seats"][mine[0]]["level"]
        asks = [ask["seat"] for ask in table["asks"] if set(ask["waits_for"]) & set(mine)]
        if table["status"] == "gathering":
            if self.view["hosting"] and random.random() < 0.1:
                self.send(random.choice(("remove", "host")), seat=random.randrange(len(table["seats"])))
            elif not table["seats"][seat]["ready"] or random.random() < 0.05:
                self.send("ready", seat=seat)
        elif asks and random.random() < 0.7:
            self.send("agree", seat=random.choice(asks), agree=random.random() < 0.8)
        elif table["status"] == "over":
            if random.random() < 0.02:
                self.send("rematch", seat=seat)
            else:
                await asyncio.sleep(6 * HOUR)
        elif table["paused"]:
            self.send("resume")
        elif random.random() < 0.08:
            self.whim(seat, level)
        elif level is not None and random.random() < 0.3:
            self.send("back", seat=seat)
        elif asked:
            self.send("choose", seat=seat, choices=[random.choice(asked[0]["view"]["choices"])])

    def whim(self, seat: int, level: str | None) -> None:
        random = self.week.random
        kind = random.choice(("say", "undo", "bot", "pause", "theft", "leave", "resign", "rename", "stale", "seat"))
        if kind == "say":
            self.send("say", seat=seat, text="hm\u202e")
        elif kind in ("undo", "pause"):
            self.send(kind, **({"seat": seat} if kind == "undo" else {}))
        elif kind == "bot" and level is None:
            self.send("bot", seat=seat, level="random")
        elif kind == "seat":  # of somebody else, or of nobody
            seats = range(len(self.view["table"]["seats"]))
            self.send(random.choice(("bot", "host", "agree", "remove")), seat=random.choice(seats))
        elif kind == "rename":
            self.send("rename", seat=seat, name=self.name + random.choice("ab"))
        elif kind == "theft":
            others = [n for n, other in enumerate(self.view["table"]["seats"]) if n not in self.view["yours"]]
            if others:
                self.stolen = random.choice(others)
                self.send("choose", seat=self.stolen, choices=["turn:pass"])
        elif kind == "stale":
            self.send("choose", seat=seat, choices=["turn:pass"], seq=max(0, self.view["seq"] - 2))
        elif kind in ("leave", "resign") and random.random() < 0.1:
            self.send(kind, seat=seat)

    def send(self, kind: str, **fields: Any) -> None:
        self.number += 1
        self.pending = {"type": kind, "id": f"m{self.number}", "table": self.table, "seq": self.view["seq"], **fields}
        self.post(self.pending)

    async def sit(self, table: dict[str, Any] | None) -> None:
        """Over HTTP: take a seat that is free, or ask for one; the one he was asked to take, if he may not look on."""
        random, free = self.week.random, [self.seat]
        if table:
            kinds = ("open",) if table["status"] == "gathering" else ("open", "bot")
            free = [n for n, seat in enumerate(table["seats"]) if seat["kind"] in kinds]
        if table and self.view["hosting"] and table["asks"]:
            self.send("agree", seat=random.choice(table["asks"])["seat"])
            return
        waits = table and (table["status"] == "over" or self.view["asking"] is not None)
        if not free or waits or self.seat is None:
            await asyncio.sleep(3 * HOUR)
            return
        self.number += 1
        wish = commands.Take(f"t{self.number}", random.choice(free) or 0, self.name, self.invitation)
        for _ in range(5):
            try:
                await self.week.living().tables.act(self.table, self.who, wish)
                return
            except Refusal as problem:
                if problem.message != "server-not-saved":
                    return
                await asyncio.sleep(2)
