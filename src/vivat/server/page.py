"""The browser application as the build left it: its files, and its one document for every other address.

All of it is read when the server starts. Nothing is looked up on disk by a name a client sends.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import vivat
from vivat import locale

FOLDER = Path(vivat.__file__).parent / "static"
DOCUMENT = "index.html"
ASSETS = "assets/"  # a name holds a hash of the content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SERVERS_OWN = ("api", "health", "metrics")  # first part of addresses that are never the page's
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
PACKED = {".woff2", ".png", ".webp"}  # compressed already


@dataclass(frozen=True)
class File:
    content: bytes
    small: bytes | None  # compressed
    kind: str


def read(folder: Path) -> dict[str, File]:
    """Every file of the build by its address; nothing when there is no build."""
    if not (folder / DOCUMENT).is_file():
        return {}
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {path.relative_to(folder).as_posix(): file_of(path) for path in files}


def file_of(path: Path) -> File:
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(content, None if path.suffix in PACKED else gzip.compress(content, mtime=0), kind)


def reply(files: Mapping[str, File], request: Request, language: str) -> Response | None:
    """A file of the page, or its document; None for addresses that are not the page's."""
    name = request.url.path.lstrip("/")
    if name.split("/")[0] in SERVERS_OWN or (name.startswith(ASSETS) and name not in files):
        return None
    if not files:
        return plain(language)
    keep = FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN
    return sent(files.get(name) or files[DOCUMENT], keep, "gzip" in request.headers.get("accept-encoding", ""))


def sent(file: File, keep: str, packed: bool) -> Response:
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if packed and file.small is not None:
        return Response(file.small, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def plain(language: str) -> Response:
    """Without a build: where programs speak to the server."""
    title, text = escape(locale.say("page-title", language)), escape(locale.say("page-text", language))
    content = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
        f'<p>{text} <a href="/api/openapi.json">/api/openapi.json</a></p></html>'
    )
    return Response(content, media_type="text/html; charset=utf-8")
