"""The compiled core, which TEFUDA_COMPILE=1 asks for; scripts/backend.py does so for wheels.

The build also puts the project's pages on rulings and words, and what its tests show, into the
package's data, so that `tefuda rules` says the same from an installed package as from a checkout.

Everything else about the package is declared in pyproject.toml.
"""

import importlib.util
import os
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PAGES = ("RULINGS.md", "RULINGS.ja.md", "RULINGS.zh-Hant.md", "GLOSSARY.md")


def core_modules() -> list[str]:
    """The typed core. It is compiled as one group, so that calls between rooms are direct."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    rooms = project["tool"]["tefuda"]["compiled-rooms"]
    found: list[str] = []
    for room in rooms:
        path = Path("src/tefuda", room)
        files = [path] if path.suffix else sorted(path.rglob("*.py"))
        found.extend(file.as_posix() for file in files)
    return found


def extensions() -> list[Extension]:
    if os.environ.get("TEFUDA_COMPILE") != "1" or not {"build_ext", "bdist_wheel"} & {*sys.argv}:
        return []
    from mypyc.build import mypycify

    # The project's mypy settings are for the test run; the compiler only needs the types, and of
    # modules that are not compiled it does not mind what they import.
    built: list[Extension] = mypycify(
        ["--config-file=", "--follow-imports=silent", *core_modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # a C file a module: compiled side by side (see SideBySide)
        group_name="tefuda",
        target_dir=os.environ.get("TEFUDA_COMPILE_DIR", "build/mypyc"),
    )
    for extension in built:
        if sys.platform != "win32":
            # Calls between the modules go straight to where they lead.
            extension.extra_compile_args.append("-fvisibility=hidden")
        if sys.platform == "linux" and "TEFUDA_SYMBOLS" not in os.environ:
            extension.extra_link_args.append("-s")  # profilers want the names of functions
    return built


class Build(build_py):
    """A build with the pages that a checkout keeps beside the code."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # it runs from the checkout
        data = Path(self.build_lib, "tefuda", "data")
        for page in PAGES:
            shutil.copyfile(page, data / page)
        tested = "".join(f"{mark.line()}\n" for mark in marks().from_tests(Path("tests")))
        (data / "tests.tsv").write_text(tested, encoding="utf-8")


def marks() -> ModuleType:
    """The module that reads what tests show; it stands alone, for nothing is installed yet."""
    path = Path("src/tefuda/rules/marks.py")
    spec = importlib.util.spec_from_file_location("marks", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["marks"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


class SideBySide(build_ext):
    """Compile the C files of one extension on all cores; setuptools does so only for several
    extensions, and the core is one."""

    def build_extension(self, ext: Extension) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], *rest: object, **named: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_all, [source], *rest, **named) for source in sources]
                return [name for job in jobs for name in job.result()]

        self.compiler.compile = compile_each
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_all


setup(ext_modules=extensions(), cmdclass={"build_py": Build, "build_ext": SideBySide})
