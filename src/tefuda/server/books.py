"""The rules and the scenarios, to be read."""

from __future__ import annotations

import functools
from pathlib import Path

from starlette.requests import Request
from starlette.routing import BaseRoute

from tefuda import rules
from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.rules.documents import PACKAGE
from tefuda.scenarios import read_text
from tefuda.scenarios.lessons import lessons
from tefuda.server.http import Desk
from tefuda.server.lists import check_lang
from tefuda.wire.study import ClauseInfo, ClausePage, Lesson, LessonStep, RulingInfo, ScenarioInfo


def routes(desk: Desk) -> list[BaseRoute]:
    return [
        desk.get("/api/rules/{game}", _clauses),
        desk.get("/api/rules/{game}/{number}", _clause),
        desk.get("/api/lessons/{game}", _lessons),
        desk.get("/api/scenarios/{game}", _scenarios),
        desk.get("/api/scenarios/{game}/{id:path}", _scenario),
    ]


def _clauses(request: Request) -> list[ClauseInfo]:
    """All clauses, or those that have to do with words."""
    game, edition = request.path_params["game"], request.query_params.get("edition", "")
    room(game)
    words = request.query_params.get("q", "")[:200].strip()
    found = rules.search(game, words, edition) if words else rules.index(game, edition).values()
    return [ClauseInfo(one.number, one.kind, one.en, one.ja, one.zh) for one in found]


def _clause(request: Request) -> ClausePage:
    game, edition = request.path_params["game"], request.query_params.get("edition", "")
    lang = request.query_params.get("lang", "en")
    room(game)
    check_lang(lang)
    found = rules.clause(game, request.path_params["number"], edition)
    shown = set(found.shown)
    played = [one for path, one in library(game).values() if f"{path}: {one.title}" in shown]
    named = {f"{path}: {one.title}" for path, one in library(game).values()}
    return ClausePage(
        found.number,
        found.kind,
        found.en,
        found.ja,
        found.zh,
        found.change,
        found.continues if found.continues != found.number else "",
        found.exempt,
        found.done,
        [one for one in found.shown if one not in named],
        played,
        [
            RulingInfo(one.clauses, one.question, one.answer, one.why, one.edition)
            for one in rules.touching(game, found.number, edition, lang)
        ],
    )


def _scenarios(request: Request) -> list[ScenarioInfo]:
    return [one for _, one in library(request.path_params["game"]).values()]


def _scenario(request: Request) -> str:
    return text(request.path_params["game"], request.path_params["id"])


def _lessons(request: Request) -> list[Lesson]:
    lang = request.query_params.get("lang", "en")
    check_lang(lang)
    return [
        Lesson(
            one.name,
            one.title[lang],
            one.about[lang],
            "\n".join(one.position) + "\n",
            [LessonStep(step.key, step.hint.get(lang, "")) for step in one.steps],
            one.end[lang],
        )
        for one in lessons(request.path_params["game"])
    ]


def _folder(game: str) -> Path:
    room(game)  # says which games there are
    return PACKAGE / "data" / game / "scenarios"


@functools.cache
def library(game: str) -> dict[str, tuple[str, ScenarioInfo]]:
    """The scenarios that come with tefuda: the file and what is told of each, by its name here."""
    found: dict[str, tuple[str, ScenarioInfo]] = {}
    for path in sorted(_folder(game).glob("**/*.scn")):
        for n, one in enumerate(read_text(path.read_text(encoding="utf-8"), path.name, game)):
            id = f"{path.relative_to(_folder(game)).with_suffix('')}.{n}"
            found[id] = path.name, ScenarioInfo(id, one.title, one.shows)
    return found


@functools.lru_cache(256)
def text(game: str, id: str) -> str:
    """One scenario of the library as it is written, with its game."""
    if id not in library(game):
        raise TefudaError(f"there is no scenario {id!r:.80} of {game}")
    name, _, n = id.rpartition(".")
    lines = (_folder(game) / f"{name}.scn").read_text(encoding="utf-8").splitlines()
    starts = [i for i, line in enumerate(lines) if line.startswith("# ")]
    start, end = starts[int(n)], [*starts, len(lines)][int(n) + 1]
    return "\n".join(lines[start:end]).strip() + "\n"
