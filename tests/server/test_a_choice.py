"""The page that lists the way of one choice, held against a choice."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from in_process import in_process, watching

from vivat.store import open_store

ROOT = Path(__file__).resolve().parents[2]
LISTED = re.findall(r"^\d+\. `([\w./]+)` `(\w+)`", (ROOT / "docs/build/a_choice.md").read_text(), re.MULTILINE)
MOST = 44  # functions; it was longer once
ELSEWHERE = {
    ("server/protocol.py", None),
    ("server/app.py", "converse"),
    ("store/sqlite.py", "transacted"),
}  # not in process, begun before, a thread
COMPILED = {("engine/state.py", "play")}


def called(frame: FrameType) -> tuple[str, str]:
    return frame.f_code.co_filename.replace("\\", "/").rpartition("/vivat/")[2], frame.f_code.co_name


def test_every_function_on_the_way_of_a_choice_is_where_the_page_says() -> None:
    assert 20 < len(LISTED) <= MOST
    for file, name in LISTED:
        (path,) = [path for path in (ROOT / "src/vivat" / file, ROOT / "web/src" / file) if path.exists()]
        assert re.search(rf"(def|function|const|private|async|^ +) {name}\b", path.read_text(), re.MULTILINE), (
            file,
            name,
        )


def test_a_choice_passes_the_functions_of_the_server_in_the_order_of_the_page(tmp_path: Path) -> None:
    met: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and (place := called(frame)) in LISTED and place not in met:
            met.append(place)

    async def main() -> None:
        async with in_process(store=open_store(str(tmp_path / "a.sqlite"))) as net:
            table, held = await net.people("king_is_dead", 2, options={"first_seat": 0})
            socket, view = await watching(net, table, held[0])
            other, _ = await watching(net, table, held[1])
            message = {"type": "choose", "table": table, "seq": view["seq"], "seat": 0, "choices": ["turn:pass"]}
            sys.setprofile(note)
            try:
                answer = await socket.ask(**message)
                await other.seen(answer["seq"])
            finally:
                sys.setprofile(None)

    asyncio.run(main())
    unseen = {place for place in LISTED if place in ELSEWHERE | COMPILED or (place[0], None) in ELSEWHERE}
    expected = [place for place in LISTED if place[0].endswith(".py") and place not in unseen]
    assert [place for place in met if place not in unseen] == expected
