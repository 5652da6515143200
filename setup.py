"""Optional compilation with mypyc: TEFUDA_COMPILE=1 asks for it, otherwise plain Python.

Everything else about the package is declared in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup


def core_modules() -> list[str]:
    """The typed core. It is compiled as one group, so that calls between rooms are direct."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    rooms = project["tool"]["tefuda"]["compiled-rooms"]
    return [p.as_posix() for room in rooms for p in sorted(Path("src/tefuda", room).rglob("*.py"))]


def has_compiler() -> bool:
    if sys.platform == "win32":
        return True
    chosen = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(chosen.split()[0]) is not None


def extensions() -> list[Extension]:
    if os.environ.get("TEFUDA_COMPILE") != "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("tefuda: mypyc is not installed, so the build is plain Python", file=sys.stderr)
        return []
    if not has_compiler():
        print("tefuda: no C compiler found, so the build is plain Python", file=sys.stderr)
        return []
    # The project's mypy settings are for the test run; the compiler only needs the types.
    built: list[Extension] = mypycify(
        ["--config-file=", *core_modules()],
        opt_level="3",
        debug_level="0",
        group_name="tefuda",
        target_dir=os.environ.get("TEFUDA_COMPILE_DIR", "build/mypyc"),
    )
    if sys.platform == "linux":
        for extension in built:
            extension.extra_link_args.append("-s")
    return built


asked = os.environ.get("TEFUDA_COMPILE") == "1"
setup(ext_modules=extensions(), setup_requires=["mypy"] if asked else [])
