"""`tefuda serve`: tables in the browser, for one machine or for friends."""

from __future__ import annotations

import contextlib
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tefuda.cards.store import home
from tefuda.kernel.errors import TefudaError

PORT = 8273


def serve(
    *,
    host: Annotated[
        str,
        Parameter(
            env_var="TEFUDA_HOST",
            help="Where to listen: localhost is this machine alone, 0.0.0.0 everybody who can "
            "reach it.",
        ),
    ] = "localhost",
    port: Annotated[
        int, Parameter(env_var="TEFUDA_PORT", help="The port; 0 takes any that is free.")
    ] = PORT,
    data: Annotated[
        Path | None,
        Parameter(
            env_var="TEFUDA_DATA",
            help="The folder in which games are kept; the user's data folder if left out.",
        ),
    ] = None,
    origin: Annotated[
        tuple[str, ...],
        Parameter(
            env_var="TEFUDA_ORIGIN",
            help="Another address whose pages may use this server, such as https://cards.example.",
        ),
    ] = (),
    pace: Annotated[
        float,
        Parameter(
            env_var="TEFUDA_PACE", help="Seconds that a bot leaves people to look at what it did."
        ),
    ] = 0.4,
    browser: Annotated[
        bool, Parameter(env_var="TEFUDA_BROWSER", help="Open the page once it is there.")
    ] = True,
) -> int:
    """Play in the browser: start a server, and open its page.

    A game is kept as it is played: stop the server, start it again, and every link still works.
    To play with a friend, listen where they can reach you and send them the link of their seat:

        tefuda serve --host 0.0.0.0

    Stop it with Ctrl+C.
    """
    try:
        from tefuda.server.app import STATIC, Settings
        from tefuda.server.run import listen
        from tefuda.server.run import serve as run
    except ModuleNotFoundError as error:
        raise TefudaError(
            f"the server needs {error.name}; install it with: pip install 'tefuda[server]'"
        ) from None
    if not 0 <= pace <= 10:
        raise TefudaError(f"a pace of {pace:g} seconds is not possible; choose 0 to 10")
    listening = listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    with contextlib.suppress(ValueError):  # a name is no address
        if ip_address(host).is_unspecified:
            shown = "localhost"
    link = f"http://{shown}:{listening.getsockname()[1]}/"
    page = (STATIC / "index.html").is_file()

    def started() -> None:
        print(f"tefuda is at {link} (Ctrl+C stops it; games are kept)", flush=True)
        if not page:
            print("There is no page yet: `make web` builds it. Programs can connect.", flush=True)
        elif browser:
            webbrowser.open(link)

    run(Settings(data or home(), origin, pace), listening, started)
    print("Stopped; every game is kept.", flush=True)
    return 0
