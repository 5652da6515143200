"""Over HTTP, too, nobody keeps a connection by saying half of something, or by taking nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
import uvicorn

from tefuda.server import http, hurry
from tefuda.server.hurry import HurriedProtocol
from tefuda.server.run import listen

SHORT = 0.05
REQUEST = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
App = Callable[[Any, Any, Any], Awaitable[None]]


async def says_so(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"so"})


class _Quiet(uvicorn.Server):
    """Leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def at(app: App) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server with an application of its own."""
    config = uvicorn.Config(app, http=HurriedProtocol, lifespan="off", log_config=None)
    server = _Quiet(config)
    listening = listen("localhost", 0)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    async with asyncio.timeout(60):
        while not server.started:
            await asyncio.sleep(0)
        reader, writer = await asyncio.open_connection("localhost", listening.getsockname()[1])
        try:
            yield reader, writer
        finally:
            writer.close()
            server.should_exit = True
            await serving


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hurry, "ASK_WITHIN", SHORT)
    monkeypatch.setattr(hurry, "TAKE_WITHIN", 4 * SHORT)
    monkeypatch.setattr(http, "ASK_WITHIN", SHORT)


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: h", REQUEST + b"GET / HT"])
def test_who_never_says_a_whole_request_is_let_go(said: bytes) -> None:
    async def main() -> None:
        async with at(says_so) as (reader, writer):
            writer.write(said)
            with contextlib.suppress(ConnectionResetError):
                answer = await reader.read()  # until the server ends it
                assert (b"so" in answer) == said.startswith(REQUEST)

    asyncio.run(main())


def test_who_does_not_finish_a_request_is_told_so() -> None:
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import PlainTextResponse, Response
    from starlette.routing import Route

    async def handle(request: Request) -> Response:
        try:
            await http.body(request, dict)
        except http.UnreadableError as error:
            return PlainTextResponse(error.code, error.status)
        return PlainTextResponse("read")

    async def main() -> None:
        async with at(Starlette(routes=[Route("/", handle, methods=["POST"])])) as (reader, writer):
            writer.write(b"POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n{")
            assert b" 408 " in await reader.readline()

    asyncio.run(main())


def test_who_takes_no_answer_is_let_go() -> None:
    async def main() -> None:
        let_go = asyncio.Event()

        async def much(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            body = b"x" * 30_000_000  # more than what lies between the two ends
            await send({"type": "http.response.body", "body": body, "more_body": True})
            while (await receive())["type"] != "http.disconnect":
                pass
            let_go.set()

        async with at(much) as (_, writer):
            writer.write(REQUEST)  # and reads nothing
            await let_go.wait()

    asyncio.run(main())


def test_who_waits_for_an_answer_is_not() -> None:
    async def main() -> None:
        async def slow(scope: Any, receive: Any, send: Any) -> None:
            await asyncio.sleep(2 * SHORT)
            await says_so(scope, receive, send)

        async with at(slow) as (reader, writer):
            writer.write(REQUEST)
            assert (await reader.readline()).split()[1] == b"200"

    asyncio.run(main())
