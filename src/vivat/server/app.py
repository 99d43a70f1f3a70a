"""The ASGI application: routes, the socket, what every reply carries."""

from __future__ import annotations

import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Address
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from vivat import locale
from vivat.errors import Refusal
from vivat.games import all_ids, definition
from vivat.server import logs, page, scrape, tokens
from vivat.server.addresses import account
from vivat.server.api import ROUTES, encoded_document
from vivat.server.messages import ENCODER, RESTART
from vivat.server.protocol import Socket
from vivat.server.replies import refused
from vivat.server.routes import JSON, MOST_BODY, TEXT, Ask, Route, language_of, read_body, read_query
from vivat.server.services import Services
from vivat.server.session import Message, Session, view_of
from vivat.server.settings import Settings
from vivat.table import Forbidden, Stale

log = logging.getLogger("vivat.server")
YEAR = 400 * 24 * 3600
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


def build(services: Services) -> ASGIApp:
    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[dict[str, Any]]:
        await services.start()
        try:
            yield {"admission": services.admission}  # where connections.py finds it
        finally:
            await services.stop()

    paths: list[BaseRoute] = [
        Address(route.path, endpoint(services, route), methods=[route.method]) for route in ROUTES
    ]
    paths.append(WebSocketRoute("/api/socket", socket_endpoint(services)))
    handlers = {HTTPException: not_found, Exception: failed(services)}
    app = Starlette(routes=paths, lifespan=life, exception_handlers=handlers)  # type: ignore[arg-type]
    app.router.default = otherwise(page.read(page.FOLDER), app.router.not_found)
    return logs.each_request(scrape.apart(app, services.settings))


def of_worker(settings: Settings, parent: int = 0, shared: Path | None = None) -> ASGIApp:
    """The application of a worker process, which is sent its settings through a pipe."""
    settle()
    return build(Services(settings, parent=parent, shared=shared))


def load() -> None:
    """What is otherwise loaded when somebody first asks for it, which would stop everybody for as long as a second."""
    encoded_document()
    for game in all_ids():
        definition(game)
    for language in locale.LANGUAGES:
        locale.catalogue(language)


def settle() -> None:
    """No pauses. Everything is loaded, and it stays: a collector that walks it again and again would stop the server
    for 50 ms each time. What comes later rarely has cycles, and walking many tables takes 5 ms: not three times a
    second. And a thread waits at most a tenth of a millisecond for its turn, not five at each step: a choice passes
    the one that writes to the disk, beside the one that does what takes long.
    """
    load()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    sys.setswitchinterval(0.0001)


# ---- HTTP ------------------------------------------------------------------------------------------------------------


def endpoint(services: Services, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        services.metrics.count("requests")
        ask = Ask(services, request, None, None, address_of(request), language_of(request))
        try:
            services.requests.check(ask.address)
            services.work.check(ask.address)
            ask.token = token_of(services, request)
            ask.who = await services.devices.who(ask.token) if ask.token else None
            ask.token = ask.token if ask.who else None  # its access was ended: it may ask for another
            if request.method != "GET":
                own_origin(services, request)
            ask.query = read_query(route, request)
            table = ask.table if "table" in request.path_params else ""
            ask.body = await body_of(ask, route)
            services.allow(ask.address, ask.who, table, ask.body)
            response = await services.work.of_client(ask.address, answered(ask, route))
        except ClientDisconnect:
            return Response()  # nobody reads it
        except Refusal as problem:
            services.metrics.count("refusals")
            return carried(await refusal(ask, route, problem))
        return carried(response)

    return handle


async def answered(ask: Ask, route: Route) -> Response:
    content = await route.handler(ask)
    if isinstance(content, str):
        return Response(content, media_type=TEXT)
    response = Response(ENCODER.encode(content), route.status, media_type=JSON)
    if route.path == "/api/session":
        give_cookie(ask.services, response, ask.token or "")
    return response


async def body_of(ask: Ask, route: Route) -> Any:
    """The body; a large one, which takes memory while it comes, if no other is on its way from this address."""
    if route.most <= MOST_BODY:
        return await read_body(route, ask.request)
    ask.sure()
    async with ask.services.uploads.turn(ask.address):
        return await read_body(route, ask.request)


async def refusal(ask: Ask, route: Route, problem: Refusal) -> Response:
    """A message for an old view is answered with the current one."""
    current = None
    if isinstance(problem, Stale):
        with contextlib.suppress(Refusal):
            current = view_of(await ask.services.tables.get(ask.table), ask.who)
    return refused(problem, ask.language, current)


def give_cookie(services: Services, response: Response, token: str) -> None:
    response.set_cookie(
        tokens.COOKIE, token, max_age=YEAR, path="/", secure=services.settings.secure, httponly=True, samesite="strict"
    )


def carried(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def otherwise(files: Mapping[str, page.File], nothing: ASGIApp) -> ASGIApp:
    """Whatever no route knows is the page."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        reply = None
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            reply = page.reply(files, Request(scope), language_of(Request(scope)))
        await (nothing if reply is None else carried(reply))(scope, receive, send)

    return handle


async def not_found(request: Request, problem: HTTPException) -> Response:
    if problem.status_code == 405:
        response = refused(Refusal("server-method", method=request.method[:20]), language_of(request))
        response.headers.update(problem.headers or {})
        return carried(response)
    return carried(refused(Refusal("server-not-found"), language_of(request)))


def failed(services: Services) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def handle(request: Request, problem: Exception) -> Response:
        services.metrics.count("errors")
        content = {"code": "server-error", "sentence": locale.say("server-error", language_of(request))}
        return carried(Response(ENCODER.encode(content), 500, media_type=JSON))

    return handle


# ---- who asks --------------------------------------------------------------------------------------------------------


def token_of(services: Services, connection: HTTPConnection) -> str | None:
    """The client's token, from the header or the cookie, if this server made it."""
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    token = given.strip() if kind.lower() == "bearer" else connection.cookies.get(tokens.COOKIE, "")
    return token if tokens.genuine(services.key, token) else None


def own_origin(services: Services, connection: HTTPConnection) -> None:
    """A browser says which page asks: it must be one of ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in services.settings.origins:
        return
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    if origin != f"{scheme}://{connection.headers.get('host', '')}":
        raise Forbidden("table-origin")


def address_of(connection: HTTPConnection) -> str:
    return account(connection.client.host) if connection.client else ""


# ---- the socket ------------------------------------------------------------------------------------------------------


def socket_endpoint(services: Services) -> Callable[[WebSocket], Awaitable[None]]:
    async def handle(websocket: WebSocket) -> None:
        address = address_of(websocket)
        try:
            own_origin(services, websocket)
        except Forbidden:
            await websocket.close(1008)
            return
        if not services.requests.take(address) or not services.admits(address):
            await websocket.close(1013)
            return
        token = token_of(services, websocket)
        try:
            who = await services.devices.who(token) if token else None
        except Refusal:
            await websocket.close(1013)
            return
        device = tokens.holder(token) if token else None

        def allow(message: Message) -> None:
            services.messages.check(address)
            services.work.check(address)
            services.allow(address, who, getattr(message, "table", ""), message)

        def news() -> list[bytes]:
            with services.work.measured(address):
                return session.frames()

        def receive(frame: str | bytes) -> Awaitable[None]:
            return services.work.of_client(address, session.receive(frame))

        socket: Socket = websocket.scope["state"]["socket"]
        burst, rate = services.settings.burst, services.settings.rate
        session = Session(services.tables, who, language_of(websocket), socket.tell, burst, rate, allow, device)
        services.enter(session, address)
        try:
            await websocket.accept()
            socket.news = news
            await converse(socket, session, receive)
            await websocket.close(session.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it is closed already
        finally:
            socket.news = tuple
            services.exit(session, address)

    return handle


async def converse(socket: Socket, session: Session, receive: Callable[[str | bytes], Awaitable[None]]) -> None:
    """Frames both ways until one side ends it."""
    try:
        while not session.closing:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                if message.get("code") == RESTART:
                    session.goodbye("server-draining", 1_000)
                break
            frame = message.get("text")
            await receive(frame if frame is not None else message.get("bytes") or b"")
    finally:
        session.close()
        await socket.finish()
