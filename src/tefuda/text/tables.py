"""What each game brings to the text room: a grammar and a spelling a language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from tefuda.abilities.nodes import Ability
from tefuda.text.grammar import Grammar
from tefuda.text.spelling import Spelling

LANGUAGES = ("en", "ja", "zh-Hant")


class Tables(Protocol):
    """The folder of a game."""

    SIDES: tuple[tuple[str, ...], ...]  # the texts of each side of a card
    SPELLING: dict[str, Spelling]
    QUOTED: dict[str, dict[str, re.Pattern[str]]]  # how a name, trait or part of one is quoted
    TAG: re.Pattern[str]  # what stands in the same brackets and is none
    UNOFFICIAL: tuple[str, ...]  # languages the game is not printed in: lists are translations

    def grammar(self, lang: str) -> Grammar: ...

    def field_of(self, ability: Ability) -> str: ...

    def text_of(self, record: Mapping[str, object], name: str, lang: str) -> str: ...


def tables(game: str) -> Tables:
    """The tables of a game by its name."""
    return cast(Tables, import_module(f"tefuda.text.{game}"))


def grammar_of(game: str, lang: str) -> Grammar:
    """The grammar of a game's card text in a language."""
    if lang not in LANGUAGES:
        raise ValueError(
            f"there is no grammar for {lang!r}; there is one for {', '.join(LANGUAGES)}"
        )
    return tables(game).grammar(lang)
