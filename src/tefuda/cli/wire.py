"""`tefuda wire`: how programs talk to the server."""

from __future__ import annotations

from cyclopts import App

from tefuda.cli.screen import print_json
from tefuda.wire import schema as messages

app = App(name="wire", help="How programs talk to the server (see docs/PROTOCOL.md).")


@app.command
def schema() -> int:
    """Print the JSON Schema of all messages."""
    print_json(messages())
    return 0
