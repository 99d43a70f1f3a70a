"""Typed routes: one table gives both the routes and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from vivat import __version__, locale
from vivat.errors import Refusal
from vivat.server import health
from vivat.server.tables import LoadedTable
from vivat.table import Forbidden, Stale, Unknown
from vivat.table.commands import TableId
from vivat.table.show import Seen

if TYPE_CHECKING:  # where there is no server, something else that has the same fields
    from starlette.requests import HTTPConnection, Request

    from vivat.server.services import Services

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
MOST_BODY = 65_536  # bytes; of a route that takes more, one address sends one body at a time
STATUS = {
    "table-no-token": 401,
    "server-too-big": 413,
    "server-busy": 429,
    "server-full": 503,
    "server-not-saved": 503,
    "server-damaged": 503,
    "server-broken": 503,
    "server-not-found": 404,
    "server-method": 405,
    **dict.fromkeys(health.CODES, 503),
}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused; nothing has changed."""

    code: str
    sentence: str
    rule: str | None = None
    seen: Seen | None = None


@dataclass
class Ask:
    """A request, checked."""

    services: Services
    request: Request
    token: str | None
    who: str | None  # hash of the token
    address: str
    language: str
    body: Any = None
    query: dict[str, Any] = field(default_factory=dict)

    @property
    def table(self) -> str:
        """The table that the address names; what cannot be one's name is not looked for."""
        try:
            return msgspec.convert(self.request.path_params["table"], TableId)
        except msgspec.ValidationError:
            raise Unknown("table-unknown") from None

    async def look(self) -> LoadedTable:
        """The table; for somebody who sits there this is a visit."""
        loaded = await self.services.tables.get(self.table)
        if loaded.table.held_by(self.who):
            self.services.tables.visited(loaded)
        return loaded

    def sure(self) -> str:
        """Who asks; refused without a token."""
        if self.who is None:
            raise Forbidden("table-no-token")
        return self.who


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    summary: str
    handler: Callable[[Ask], Awaitable[Any]]
    reply: Any = None  # type of a JSON reply; None: text
    body: Any = None  # type of a JSON body; str: text
    query: Sequence[tuple[str, Any, str]] = ()  # name, type, meaning
    most: int = MOST_BODY  # bytes of the body
    status: int = 200

    @property
    def name(self) -> str:
        return self.handler.__name__


def status_of(problem: Refusal) -> int:
    if problem.message in STATUS:
        return STATUS[problem.message]
    kinds = ((Forbidden, 403), (Unknown, 404), (Stale, 409))
    return next((status for kind, status in kinds if isinstance(problem, kind)), 400)


def problem_of(problem: Refusal, language: str, current: Seen | None = None) -> Problem:
    return Problem(problem.message, problem.said(language), problem.rule, current)


def language_of(connection: HTTPConnection) -> str:
    """The first language asked for that there is."""
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        language = part.strip()[:2].lower()
        if language in locale.LANGUAGES:
            return language
    return "en"


async def read_body(route: Route, request: Request) -> Any:
    """The body, bounded while it is read, and of the declared form."""
    if route.body is None:
        return None
    wanted = "text/plain" if route.body is str else JSON
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != wanted:
        raise Refusal("server-message", problem=f"the content type must be {wanted}")
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > route.most:
            raise Refusal("server-too-big", most=route.most)
    return decoded(route, raw)


def decoded(route: Route, raw: bytes | bytearray) -> Any:
    try:
        return raw.decode() if route.body is str else msgspec.json.decode(raw, type=route.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("server-message", problem=str(problem)[:200]) from None


def read_query(route: Route, request: Request) -> dict[str, Any]:
    """The declared parameters, each once; anything else is refused."""
    types = {name: kind for name, kind, _ in route.query}
    found: dict[str, Any] = {}
    for name, value in request.query_params.multi_items():
        if name not in types or name in found:
            raise Refusal("server-message", problem=f"the parameter {name[:40]!r} is not expected")
        try:
            found[name] = msgspec.convert(value, types[name], strict=False)
        except msgspec.ValidationError as problem:
            raise Refusal("server-message", problem=f"{name}: {problem}"[:200]) from None
    return found


# ---- OpenAPI ---------------------------------------------------------------------------------------------------------


def openapi(routes: Sequence[Route]) -> dict[str, Any]:
    types = (
        [route.reply for route in routes if route.reply] + [route.body for route in routes if route.body] + [Problem]
    )
    kinds = [kind for kind in types if kind is not str]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(id, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Vivat", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "vivat"}},
        },
    }


def operation(route: Route, schema_of: dict[int, Any]) -> dict[str, Any]:
    problem = {"description": "Refused", "content": {JSON: {"schema": schema_of[id(Problem)]}}}
    reply = (
        {JSON: {"schema": schema_of[id(route.reply)]}}
        if route.reply
        else {"text/plain": {"schema": {"type": "string"}}}
    )
    found: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": parameters(route),
        "responses": {
            str(route.status): {"description": "Done", "content": reply},
            **{str(code): problem for code in (400, 401, 403, 404, 409, 413, 429, 503)},
        },
    }
    if route.body is not None:
        content = {"text/plain": {"schema": {"type": "string"}}}
        if route.body is not str:
            content = {JSON: {"schema": schema_of[id(route.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def parameters(route: Route) -> list[dict[str, Any]]:
    named = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40, "minLength": 1}}
        for name in named
    ]
    query = [
        {"name": name, "in": "query", "description": meaning, "schema": msgspec.json.schema(kind)}
        for name, kind, meaning in route.query
    ]
    return [*path, *query]
