"""The work of one transaction, written once for every database.

It is a generator that yields statements with their values and is sent what each one found: the rows of a query, the
number of rows that something else changed. A list of values does a statement many times.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Work = Generator[tuple[Any, Any], Any, T]


async def carried_out(connection: AsyncConnection, work: Work[T]) -> T:
    answer: Any = None
    while True:
        try:
            statement, given = work.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        found = await connection.execute(statement, given)
        answer = found.all() if found.returns_rows else found.rowcount
