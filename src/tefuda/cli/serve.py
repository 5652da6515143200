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
    database: Annotated[
        str,
        Parameter(
            env_var="TEFUDA_DATABASE",
            help="Where games are kept instead: postgresql://USER@HOST/NAME, which several servers "
            "may share, or sqlite:///PATH.",
        ),
    ] = "",
    pace: Annotated[
        float,
        Parameter(
            env_var="TEFUDA_PACE", help="Seconds that a bot leaves people to look at what it did."
        ),
    ] = 0.4,
    hold: Annotated[
        float,
        Parameter(
            env_var="TEFUDA_HOLD",
            help="Seconds for which a window that hangs on a player's hidden cards is about open, "
            "so that nobody can tell whether there was anything to choose.",
        ),
    ] = 1.5,
    workers: Annotated[
        int,
        Parameter(
            env_var="TEFUDA_WORKERS",
            help="Processes in which bots think; with 0 they think in the server's own.",
        ),
    ] = 1,
    messages: Annotated[
        float,
        Parameter(
            env_var="TEFUDA_MESSAGES", help="Messages a second that one connection may send."
        ),
    ] = 20.0,
    tables: Annotated[
        float,
        Parameter(
            env_var="TEFUDA_TABLES",
            help="Tables a minute that one address may ask for; in a day thirty times as many.",
        ),
    ] = 30.0,
    connections: Annotated[
        int, Parameter(env_var="TEFUDA_CONNECTIONS", help="Connections of one address.")
    ] = 100,
    pictures: Annotated[
        str,
        Parameter(
            env_var="TEFUDA_PICTURES",
            help="Pictures of cards that you have: a folder with NUMBER.png and the like, or an "
            "address such as https://cards.example/{number}.png.",
        ),
    ] = "",
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
        from tefuda.server.limits import Limits
        from tefuda.server.run import listen
        from tefuda.server.run import serve as run
    except ModuleNotFoundError as error:
        raise TefudaError(
            f"the server needs {error.name}; install it with: pip install 'tefuda[server]'"
        ) from None
    if not 0 <= pace <= 10:
        raise TefudaError(f"a pace of {pace:g} seconds is not possible; choose 0 to 10")
    if not 0 <= hold <= 10:
        raise TefudaError(f"windows cannot be open for {hold:g} seconds; choose 0 to 10")
    if not 0 <= workers <= 64:
        raise TefudaError(f"there cannot be {workers} processes for bots; choose 0 to 64")
    if not (messages > 0 and tables > 0 and connections > 0):
        raise TefudaError("a server that takes nothing serves nobody; choose limits above 0")
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

    limits = Limits(
        messages=(messages, max(int(messages * 3), 1)),
        tables=(tables / 60, max(int(tables), 1)),
        daily=(tables / (2 * 24 * 60), max(int(tables * 30), 1)),
        connections=connections,
    )
    settings = Settings(
        data or home(), database, origin, pace, hold, workers, limits, pictures=pictures
    )
    run(settings, listening, started)
    print("Stopped; every game is kept.", flush=True)
    return 0
