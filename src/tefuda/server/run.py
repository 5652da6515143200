"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn

from tefuda.kernel.errors import TefudaError
from tefuda.server import logs
from tefuda.server.app import Settings, Site, create_app
from tefuda.server.hurry import HurriedProtocol
from tefuda.server.limits import MESSAGE
from tefuda.server.setup import load_cards
from tefuda.server.store import open_store
from tefuda.server.sweep import sweep


class _Server(uvicorn.Server):
    """Stops when told to, says so to everybody first, and then ends as any program does."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self.site = site

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            # Windows has no such handlers; there Ctrl+C ends the program as it does any other.
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(sign, self._stop)
        yield

    def _stop(self) -> None:
        self._stopping = asyncio.get_running_loop().create_task(self._say_so())

    async def _say_so(self) -> None:
        if self.site.hall is not None:
            await self.site.hall.close()
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """A socket to be reached at, or a sentence that says why there is none."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        number = getattr(error, "errno", None)
        reason = os.strerror(number) if number and number > 0 else str(error)
        raise TefudaError(
            f"cannot listen at {host} port {port}: {reason}; choose another with --host and --port"
        ) from None


async def _look(settings: Settings) -> None:
    """Say what is wrong with the database before anything else is done."""
    store = await open_store(settings.database, settings.data)
    await store.close()


def _prepare() -> None:
    """Read the cards before anybody waits for them. They stay for ever: nobody need look through
    them for what can be freed."""
    load_cards()
    gc.collect()
    gc.freeze()


def serve(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve at a socket until SIGINT or SIGTERM; `started` is called once it can be reached."""
    logs.start()
    asyncio.run(_look(settings))
    threading.Thread(target=_prepare, daemon=True).start()
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_level="warning",
        log_config=None,
        access_log=False,
        lifespan="on",
        http=HurriedProtocol,
        ws="websockets-sansio",
        ws_max_size=MESSAGE * 4,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = _Server(config, app.state.site)

    async def main() -> None:
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.01)
        if server.started:
            started()
        sweeping = asyncio.create_task(sweep(app.state.site.rows))
        await task
        sweeping.cancel()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(main())
