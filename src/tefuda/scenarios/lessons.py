"""Lessons: positions in which a learner is led from choice to choice, in every language."""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path

import msgspec

from tefuda.games import room

Words = dict[str, str]  # by language


class Step(msgspec.Struct):
    """A choice; what the other side does by itself has no hint."""

    key: str
    hint: Words = {}


class Lesson(msgspec.Struct):
    """A position as scenarios are written, line by line, and what is to be chosen in it."""

    name: str
    title: Words
    about: Words
    position: list[str]
    steps: list[Step]
    end: Words


@functools.cache
def lessons(game: str) -> list[Lesson]:
    """The lessons of a game."""
    room(game)  # says which games there are
    path = Path(str(resources.files("tefuda"))) / "data" / game / "lessons.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Lesson])
