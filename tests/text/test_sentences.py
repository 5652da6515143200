"""Sentences that no card of today has: known pieces in new company are read at first sight.

sentences/GAME.LANG.txt has one a line, in own numbers, names and combinations. Each must be read
whole, be printed in every language of its game, and mean the same when that is read.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tefuda.abilities.nodes import Ability
from tefuda.text.compile import compile_card, essence, print_ability
from tefuda.text.lexicon import Lexicon
from tests.text.compose import KINDS
from tests.text.test_compose import LISTS, PRINTED

FILES = sorted(Path(__file__).with_name("sentences").glob("*.txt"))
LEXICONS = {game: Lexicon.of(game, LISTS) for game in PRINTED}
TRIGGERS = ("[Trigger]", "【トリガー】", "【觸發器】")


def _read(text: str, game: str, lang: str) -> tuple[Ability, ...]:
    name = "trigger" if text.startswith(TRIGGERS) else "effect"
    record = {"id": "X", "category": KINDS[game], name: text}
    compiled = compile_card(record, lang, LEXICONS[game])
    assert compiled.diagnostics == [], f"{text}: {compiled.diagnostics}"
    return compiled.abilities


def _lines(path: Path) -> list[str]:
    """One sentence a line; a bullet begins an option of the same."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.replace(" • ", "\n• ").replace("・・", "\n・") for line in lines]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_new_sentences_are_read_and_mean_the_same_in_every_language(path: Path) -> None:
    game, lang = path.stem.split(".", 1)
    for line in _lines(path):
        meant = _read(line, game, lang)
        for other in PRINTED[game]:
            words = [print_ability(one, other, LEXICONS[game], KINDS[game]) for one in meant]
            assert None not in words, f"{other} has no words for: {line}"
            again = _read("\n".join(word or "" for word in words), game, other)
            assert essence(again) == essence(meant), f"{line} / {words}"


def test_there_are_sentences_for_every_game_and_language() -> None:
    found = {path.stem for path in FILES}
    assert found == {f"{game}.{lang}" for game, langs in PRINTED.items() for lang in langs}
