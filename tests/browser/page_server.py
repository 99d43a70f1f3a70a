"""The server with the page, for the browser tests.  python page_server.py PORT DATABASE [SECONDS OF A BOT]"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from starlette.responses import FileResponse
from starlette.types import Receive, Scope, Send
from vivat.server import app
from vivat.server.house import House, Settings

PAGE = Path(__file__).resolve().parents[2] / "src/vivat/static"
MANY = 10**6


def main() -> None:
    port, database, pace = int(sys.argv[1]), sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 0.0
    free = dict.fromkeys(("burst", "rate", "requests_burst", "requests_rate", "tables_burst"), MANY)
    inner = app.build(House(Settings(database=database, bot_pace=pace, **free)))

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        """Everything that is not asked of the server is the page: a file of it, or its one document."""
        path = scope.get("path", "")
        if (
            scope["type"] == "http"
            and scope["method"] == "GET"
            and not path.startswith(("/api", "/health", "/metrics"))
        ):
            file = PAGE / path.lstrip("/")
            found = file if file.is_file() and PAGE in file.resolve().parents else PAGE / "index.html"
            await FileResponse(found, headers={"content-security-policy": app.CSP})(scope, receive, send)
        else:
            await inner(scope, receive, send)

    uvicorn.run(outer, host="127.0.0.1", port=port, ws="websockets-sansio", log_level="warning")


if __name__ == "__main__":
    main()
