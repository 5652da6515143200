"""A throw-away PostgreSQL, for tests: started in a folder of its own, and gone afterwards."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


def programs() -> Path | None:
    """Where PostgreSQL's programs are, None if there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    return found[-1].parent if found else Path(named).parent if named else None


def _owner() -> str | None:
    """The user as whom it runs: it refuses to be root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """The URL of an empty database."""
    bin = programs()
    assert bin is not None
    user = _owner()
    with tempfile.TemporaryDirectory(prefix="tefuda-pg-", ignore_cleanup_errors=True) as folder:
        if user is not None:
            shutil.chown(folder, user)
        data = Path(folder, "data")
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
        init = [bin / "initdb", "-D", data, "-U", "tefuda", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*init, "--locale=C"], check=True, user=user, **quiet)  # type: ignore[call-overload]
        serve = [bin / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="]
        server = subprocess.Popen(serve, user=user, **quiet)  # type: ignore[call-overload]
        try:
            ready = [bin / "pg_isready", "-q", "-h", folder, "-t", "1"]
            for _ in range(200):
                if subprocess.run(ready, **quiet).returncode == 0:  # type: ignore[call-overload]
                    break
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(0.05)
            yield f"postgresql:///postgres?host={folder}&user=tefuda"
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
