"""Build a compiled copy of the package beside the plain one.

The result is build/compiled/tefuda: a copy of src/tefuda with mypyc's extension modules next to
the sources they come from. `PYTHONPATH=build/compiled` then runs compiled code and
`PYTHONPATH=src` plain code, from one checkout.

Nothing is done when nothing changed, and nothing is compiled when only files outside the
compiled rooms changed; both are decided by content, not by time stamps.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable
from pathlib import Path

PACKAGE = "tefuda"
STAMP = "digests.json"
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def say(message: str) -> None:
    print(f"compile: {message}", flush=True)


def missing_tools() -> str | None:
    """What stands in the way of compiling, as a sentence, or None."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed in this Python (it comes with mypy)"
    if importlib.util.find_spec("setuptools") is None:
        return "setuptools is not installed in this Python"
    if sys.platform != "win32":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler} was not found)"
        if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
            return "the C headers of this Python are not installed"
    return None


def compiled_rooms(root: Path) -> list[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    rooms: list[str] = project["tool"][PACKAGE]["compiled-rooms"]
    return rooms


def digest(root: Path, files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(files):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def source_files(package: Path) -> list[Path]:
    found = (p for p in package.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    return [p for p in found if p.suffix not in {".so", ".pyd"}]


def digests(root: Path, rooms: list[str]) -> dict[str, str]:
    """`core` decides whether to compile, `all` whether there is anything to do."""
    package = root / "src" / PACKAGE
    files = source_files(package)
    core = [
        p
        for p in files
        if p.suffix == ".py" and any(p.is_relative_to(package / room) for room in rooms)
    ]
    tools = (
        f"{sys.implementation.cache_tag} {sysconfig.get_platform()} "
        f"{' '.join(rooms)} mypy {importlib.metadata.version('mypy')}"
    )
    return {
        "tools": tools,
        "core": digest(root, [*core, root / "setup.py"]),
        "all": digest(root, files),
    }


def read_stamp(target: Path) -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads((target / STAMP).read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def refresh(root: Path, target: Path) -> None:
    """Copy the sources again and keep the extension modules that are there."""
    for path in source_files(target / PACKAGE):
        path.unlink()
    shutil.copytree(root / "src" / PACKAGE, target / PACKAGE, ignore=IGNORED, dirs_exist_ok=True)


def build(root: Path, target: Path) -> None:
    """Build in a scratch folder and put the result in place only when it is whole."""
    scratch = target.with_name(target.name + ".new")
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(root / "src" / PACKAGE, scratch / PACKAGE, ignore=IGNORED)
    work = target.with_name("mypyc")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    environment = dict(os.environ, TEFUDA_COMPILE="1", TEFUDA_COMPILE_DIR=str(work / "c"))
    environment.pop("PYTHONPATH", None)
    environment.pop("MYPYPATH", None)
    command = [sys.executable, "setup.py", "-q", "build_ext"]
    command += ["--build-lib", str(scratch), "--build-temp", str(work / "o")]
    log = work / "build.log"
    with log.open("w") as out:
        code = subprocess.call(command, cwd=root, env=environment, stdout=out, stderr=out)
    extensions = [p for p in scratch.rglob("*") if p.suffix in {".so", ".pyd"}]
    if code != 0 or not extensions:
        sys.stderr.write(log.read_text())
        shutil.rmtree(scratch, ignore_errors=True)
        raise SystemExit(f"compile: failed; the output above is also in {log.relative_to(root)}")
    shutil.rmtree(target, ignore_errors=True)
    scratch.rename(target)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build a compiled copy of the package.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument(
        "--if-possible", action="store_true", help="succeed with a note when it cannot be done"
    )
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    arguments = parser.parse_args()
    root: Path = arguments.root.resolve()
    target = root / "build" / "compiled"

    obstacle = missing_tools()
    if obstacle is not None:
        # A copy left from an earlier day would be tested as if it were today's.
        shutil.rmtree(target, ignore_errors=True)
        if arguments.if_possible:
            say(f"skipped: {obstacle}. The plain build works without it.")
            return 0
        say(f"cannot compile: {obstacle}.")
        return 1

    rooms = compiled_rooms(root)
    now = digests(root, rooms)
    before = read_stamp(target)
    if arguments.force or (now["core"], now["tools"]) != (before.get("core"), before.get("tools")):
        say(f"compiling {', '.join(rooms)} (this takes a minute or two)")
        started = time.monotonic()
        build(root, target)
        say(f"built {target.relative_to(root)} in {time.monotonic() - started:.0f} s")
    elif now != before:
        refresh(root, target)
        say("compiled rooms unchanged; other files copied")
    else:
        say("up to date")
        return 0
    (target / STAMP).write_text(json.dumps(now, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
