"""Stores and rows for the tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from vivat.store import Append, Row, Store, Summary, open_store

Work = Callable[[Store], Coroutine[Any, Any, None]]


def run(url: str, work: Work) -> None:
    async def main() -> None:
        store = open_store(url)
        await store.start()
        try:
            await work(store)
        finally:
            await store.stop()

    asyncio.run(main())


def row(table: str, seq: int, text: str = "x") -> Row:
    return Row(table, seq, f'{{"{text}":{seq}}}'.encode())


def one(table: str, seq: int, text: str = "x") -> Append:
    return Append([row(table, seq, text)], [about(table)] if seq == 1 else [])


def about(table: str, **more: Any) -> Summary:
    return Summary(**{"table": table, "game": "g", "status": "running", "listed": False, "created": 5, **more})
