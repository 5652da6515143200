"""Asking and answering over HTTP: what comes in is read and checked, what goes out is JSON, and
what is wrong is said in one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tefuda.kernel.errors import TefudaError
from tefuda.server.limits import ASK_WITHIN, BODY, Buckets
from tefuda.wire.messages import Refused, encode

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


class UnreadableError(TefudaError):
    """A request that is too long, or not what it must be."""

    def __init__(self, code: str, text: str, status: int) -> None:
        super().__init__(text)
        self.code = code
        self.status = status


class Json(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return encode(content)


def refusal(code: str, text: str, status: int) -> Response:
    return Json(Refused(code, f"{text.rstrip('.')}."), status)


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


async def body(request: Request, type: type[T]) -> T:
    """What somebody sent, as what it must be."""
    data = bytearray()
    try:
        async with asyncio.timeout(ASK_WITHIN):
            async for part in request.stream():
                data += part
                if len(data) > BODY:
                    raise UnreadableError("too-long", f"a request has at most {BODY} bytes", 413)
    except TimeoutError:
        raise UnreadableError("too-slow", "that took too long to arrive", 408) from None
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UnreadableError("unreadable", f"that cannot be read: {error}", 400) from None


class Desk:
    """Answers to those who study: worked out beside the tables, and not too much of it at once."""

    def __init__(self, takers: Buckets) -> None:
        self.takers = takers

    def get(self, path: str, answer: Callable[[Request], object]) -> Route:
        """What is found by an address."""

        async def handle(request: Request) -> Response:
            return await self._say(request, lambda: asyncio.to_thread(answer, request))

        return Route(path, handle)

    def post(self, path: str, type: type[T], answer: Callable[[T], object]) -> Route:
        """What is worked out from what was sent."""

        async def handle(request: Request) -> Response:
            async def work() -> object:
                return await asyncio.to_thread(answer, await body(request, type))

            return await self._say(request, work)

        return Route(path, handle, methods=["POST"])

    def far(self, path: str, type: type[T], answer: Callable[[T], Awaitable[Any]]) -> Route:
        """... in a process of its own."""

        async def handle(request: Request) -> Response:
            async def work() -> object:
                return await answer(await body(request, type))

            return await self._say(request, work)

        return Route(path, handle, methods=["POST"])

    async def _say(self, request: Request, work: Callable[[], Awaitable[object]]) -> Response:
        if not self.takers.take(address(request)):
            return refusal("too-fast", "too many requests at once; wait a little", 429)
        try:
            return Json(await work())
        except UnreadableError as error:
            return refusal(error.code, str(error), error.status)
        except TefudaError as error:
            return refusal("no", str(error), 404 if request.method == "GET" else 400)
