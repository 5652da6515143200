"""setuptools as the build's backend, with mypyc among what a wheel needs, where it is compiled.

A wheel has the compiled core where there is a C compiler, and the plain one where there is none;
TEFUDA_COMPILE=1 insists on compiling, TEFUDA_COMPILE=0 on not. A checkout that is installed to be
worked on stays plain.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from typing import Any

from setuptools import build_meta  # type: ignore[import-untyped]
from setuptools.build_meta import (  # type: ignore[import-untyped]  # noqa: F401
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)


def obstacle() -> str:
    """What keeps this machine from compiling; nothing if it can."""
    if sys.platform != "win32":  # there setuptools finds the compiler by itself, or says so
        chosen = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        if shutil.which(chosen.split()[0]) is None:
            return f"there is no C compiler ({chosen.split()[0]} was not found)"
        if not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")):
            return "the C headers of this Python are not installed"
    return ""


def compiles() -> bool:
    """Whether a wheel that is built now is compiled."""
    asked = os.environ.get("TEFUDA_COMPILE", "")
    return asked == "1" or (asked != "0" and not obstacle())


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, "mypy>=2.4"] if compiles() else needed


def build_wheel(wheel: str, config_settings: Any = None, metadata: str | None = None) -> str:
    before = os.environ.get("TEFUDA_COMPILE")
    os.environ["TEFUDA_COMPILE"] = "1" if compiles() else "0"
    why = obstacle() if before is None else "TEFUDA_COMPILE=0 asks for it" if before == "0" else ""
    core = "the compiled core" if compiles() else f"the plain core, because {why}"
    print(f"tefuda: this wheel has {core}", file=sys.stderr)
    try:
        name: str = build_meta.build_wheel(wheel, config_settings, metadata)
        return name
    finally:
        if before is None:
            del os.environ["TEFUDA_COMPILE"]
        else:
            os.environ["TEFUDA_COMPILE"] = before
