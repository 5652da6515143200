"""The application: pages, tables over HTTP, seats over WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tefuda.kernel.errors import TefudaError
from tefuda.server import books, cards, decks, lists, puzzles, reviews, stage
from tefuda.server.bots import Bots
from tefuda.server.hall import Hall
from tefuda.server.http import Desk, Json, UnreadableError, address, body, refusal
from tefuda.server.limits import Buckets, Limits
from tefuda.server.live import House
from tefuda.server.pictures import Pictures
from tefuda.server.refusal import RefusedError
from tefuda.server.socket import POLICY, Connection
from tefuda.server.store import open_store
from tefuda.server.times import Time, WorldTime
from tefuda.wire.tables import NewTable

STATIC = Path(__file__).parent / "static"
NO_PAGE = """\
The page has not been built: run `make web` in a checkout of tefuda (it needs Node), then load this
again. Programs can use the server as it is: see docs/PROTOCOL.md.
"""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


@dataclass
class Settings:
    """How a server is run."""

    data: Path
    database: str = ""  # a URL; tables.sqlite in the data folder if left out
    origins: tuple[str, ...] = ()  # further pages that may connect, beside our own
    pace: float = 0.0
    hold: float = 0.0
    workers: int = 0  # processes in which bots think
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    pictures: str = ""  # a folder, or an address with {number} in it
    time: Time = field(default_factory=WorldTime)
    chance: random.Random = field(default_factory=random.SystemRandom)


class Guard:
    """Puts the usual headers on every answer, and refuses pages of other origins."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], pictures: str = "") -> None:
        self.app = app
        self.origins = origins
        self.headers = dict(HEADERS)
        if pictures:
            policy = HEADERS["content-security-policy"]
            shown = policy.replace("img-src 'self'", f"img-src 'self' {pictures}")
            self.headers["content-security-policy"] = shown

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self._from_here(Headers(scope=scope)):
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).close(POLICY)
                return
            answer = refusal("origin", "pages of another origin may not use this server", 403)
            await answer(scope, receive, send)
            return
        if scope["type"] == "websocket":  # messages have no headers
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        await self.app(scope, receive, with_headers)

    def _from_here(self, headers: Headers) -> bool:
        """Browsers say which page asks; programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self.origins or urlsplit(origin).netloc == headers.get("host")


class Site:
    """The routes, and what they share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall: Hall | None = None
        self.makers = Buckets(*settings.limits.tables)
        self.daily = Buckets(*settings.limits.daily)
        self.desk = Desk(Buckets(*settings.limits.studies))
        self.trials = Bots(min(settings.workers, 1))  # so that bots at tables do not wait for them
        self.pictures = Pictures(settings.pictures)
        self.connected: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        store = await open_store(settings.database, settings.data)
        bots = Bots(settings.workers)
        self.hall = Hall(
            House(store, bots, settings.time, settings.pace, settings.hold, settings.chance)
        )
        try:
            yield
        finally:
            self.trials.close()
            await self.hall.close()
            await store.close()

    def rows(self) -> int:
        """How much has happened at all tables."""
        return self.hall.house.metrics.rows if self.hall is not None else 0

    def routes(self) -> list[BaseRoute]:
        routes: list[BaseRoute] = [
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
            Route("/api/games", self.games),
            *cards.routes(self.desk),
            Route("/api/games/{game}/cards/{number:path}", self.card),
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/tables", self.listed),
            Route("/api/tables/{table}/record", self.record),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            *books.routes(self.desk),
            *stage.routes(self.desk),
            *decks.routes(self.desk, self.trials),
            *reviews.routes(self.desk, self.trials),
            *puzzles.routes(self.desk),
        ]
        if self.pictures:
            routes.append(self.pictures.route())
        if (self.settings.static / "index.html").is_file():
            routes.append(Mount("/", _Page(directory=self.settings.static, html=True)))
        else:
            routes.append(Route("/", self.no_page))
        return routes

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        assert self.hall is not None
        if not self.hall.closing.is_set():
            with contextlib.suppress(TefudaError):
                if await self.hall.house.store.ready():
                    return Json(self.hall.counts())
        return PlainTextResponse("the database cannot be read, or the server stops\n", 503)

    async def metrics(self, request: Request) -> Response:
        assert self.hall is not None
        return PlainTextResponse(self.hall.house.metrics.text(**self.hall.counts()))

    async def no_page(self, request: Request) -> Response:
        return PlainTextResponse(NO_PAGE, 503)

    async def games(self, request: Request) -> Response:
        found = await asyncio.to_thread(lists.games)
        for one in found:
            one.pictures = bool(self.pictures)
        return Json(found)

    async def card(self, request: Request) -> Response:
        game, number = request.path_params["game"], request.path_params["number"]
        lang = request.query_params.get("lang", "en")
        try:
            return Json(await asyncio.to_thread(lists.card, game, number, lang))
        except TefudaError as error:
            return refusal("no-card", str(error), 404)

    async def make(self, request: Request) -> Response:
        assert self.hall is not None
        if not self.makers.take(address(request)):
            return refusal("too-fast", "too many tables at once; wait a little", 429)
        try:
            wanted = await body(request, NewTable)
            if not self.daily.take(address(request)):
                return refusal("too-many", "too many tables of this address; come back later", 429)
            return Json(await self.hall.make(wanted), 201)
        except UnreadableError as error:
            return refusal(error.code, str(error), error.status)
        except TefudaError as error:
            return refusal("no-table", str(error), 400)

    async def listed(self, request: Request) -> Response:
        assert self.hall is not None
        return Json(await self.hall.listed())

    async def record(self, request: Request) -> Response:
        """The secret comes in a header, since addresses are written into logs."""
        assert self.hall is not None
        if not self.makers.take(address(request)):
            return refusal("too-fast", "too many requests at once; wait a little", 429)
        secret = request.headers.get("authorization", "").removeprefix("Bearer ")
        lang = request.query_params.get("lang", "en")
        try:
            live = await self.hall.open(request.path_params["table"])
            seat = live.table.seat_of(secret)
            lists.check_lang(lang)
            found = await live.read(lambda: live.shown(seat).record(seat, lang))
        except RefusedError as refused:
            return Json(refused.told(lang), 403 if refused.code == "no-seat" else 404)
        except TefudaError as error:
            return refusal("unreadable", str(error), 400)
        return Json(found)

    async def socket(self, socket: WebSocket) -> None:
        assert self.hall is not None
        who = address(socket)
        if self.connected[who] >= self.settings.limits.connections:
            await socket.close(POLICY)
            return
        self.connected[who] += 1
        try:
            connection = Connection(self.hall, socket, self.settings.limits)
            await connection.run(socket.path_params["table"])
        finally:
            self.connected[who] -= 1
            if not self.connected[who]:
                del self.connected[who]


class _Page(StaticFiles):
    """The built page. Its parts have their contents in their names; the page itself is asked for
    anew each time, so that an old one does not outlive an update."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if lasting else "no-cache"
        )
        return response


def create_app(settings: Settings) -> Starlette:
    """The whole server as an ASGI application."""
    site = Site(settings)
    guard = Middleware(Guard, origins=settings.origins, pictures=site.pictures.origin)
    app = Starlette(routes=site.routes(), lifespan=site.lifespan, middleware=[guard])
    app.state.site = site
    return app
