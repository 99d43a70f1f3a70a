"""What is generated from the server's classes is current."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from in_process import in_process

from vivat.server.typescript import typescript


def test_the_typescript_types_are_current() -> None:
    committed = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"
    assert committed.read_text() == typescript(), "python -m vivat.server.typescript > web/src/lib/messages.ts"


def test_the_openapi_document_is_current() -> None:
    async def main() -> None:
        async with in_process() as net, net.client() as client:
            served = (await client.get("/api/openapi.json")).json()
            assert served["openapi"] == "3.1.0"
            committed = Path(__file__).parents[2] / "docs" / "schemas" / "openapi.json"
            assert json.loads(committed.read_text()) == served

    asyncio.run(main())
