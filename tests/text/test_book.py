"""The phrasebook: rows of three languages, and what marks before their words mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tefuda.abilities import nodes
from tefuda.games import GAMES
from tefuda.text.book import Book, teach
from tefuda.text.grammar import Branch, Grammar, Printer, Reader, Unread
from tefuda.text.japanese import VERBS
from tefuda.text.lexicon import Lexicon
from tefuda.text.phrases import numbers
from tefuda.text.tables import LANGUAGES, grammar_of
from tefuda.text.template import V, beside, n

WORDS = Lexicon("onepiece")


def _grammar(lang: str, book: Book) -> Grammar:
    grammar = Grammar(lang, lambda value: value in (1, ("==", 1)), VERBS if lang == "ja" else None)
    numbers(grammar)
    teach(grammar, (book,))
    return grammar


def _draws() -> Book:
    book = Book()
    book.say(
        "statement",
        n.Draw("you", V.number),
        en=("draw {number} card{number#|s}", "~take {number} card(|s)"),
        ja="カード{number}枚を<引く>",
        zh="抽{number}張卡片",
    )
    return book


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "draw 2 cards"), ("ja", "カード2枚を引く"), ("zh-Hant", "抽2張卡片")]
)
def test_a_row_is_read_and_printed_in_every_language(lang: str, text: str) -> None:
    grammar = _grammar(lang, _draws())
    assert Reader(grammar, text, WORDS).whole("statement") == nodes.Draw("you", 2)
    assert Printer(grammar, WORDS).print("statement", nodes.Draw("you", 2)) == text


def test_another_wording_is_read_and_not_printed() -> None:
    grammar = _grammar("en", _draws())
    assert Reader(grammar, "take 1 card", WORDS).whole("statement") == nodes.Draw("you", 1)
    assert Printer(grammar, WORDS).print("statement", nodes.Draw("you", 1)) == "draw 1 card"


def test_a_language_may_say_it_elsewhere_or_not_at_all() -> None:
    book = Book()
    book.say("before", n.NoText(), en="@last: without a text", ja="効果のない")
    english = _grammar("en", book)
    assert Printer(english, WORDS).print("last", nodes.NoText()) == " without a text"
    assert "before" not in english.roots
    assert not _grammar("zh-Hant", book).rules


def test_a_star_is_every_inflection() -> None:
    book = _draws()
    book.say("step", V.statement, ja="{statement:statement*}")
    grammar = _grammar("ja", book)
    for form, text in (("", "カード1枚を引く"), (".cont", "カード1枚を引き")):
        assert Printer(grammar, WORDS).print("step" + form, nodes.Draw("you", 1)) == text


def test_an_amount_is_said_in_two_places() -> None:
    book = Book()
    book.say("each", n.Count(n.Cards("you", "hand"), V.per), en="for every {per:number} in hand")
    drawn = n.Draw("you", beside(V.each, times=(V.number, 1)))
    book.say("statement", drawn, en="draw {number} {each}")
    grammar = _grammar("en", book)
    draw = nodes.Draw("you", nodes.Count(nodes.Cards("you", "hand"), 2, 3))
    text = "draw 3 for every 2 in hand"
    assert Reader(grammar, text, WORDS).whole("statement") == draw
    assert Printer(grammar, WORDS).print("statement", draw) == text
    assert Printer(grammar, WORDS).print("statement", nodes.Draw("you", 3)) is None


def test_a_slot_may_be_several_fields() -> None:
    book = Book()
    book.say("many", (">=", V.number), en="{number} or more")
    book.say("many", ("==", V.number), en="{number}")
    life = n.Count(n.Cards("you", "life"))
    book.say("fact", n.Compare(life, *V.many), en="you have {many} Life card{many#|s}")
    grammar = _grammar("en", book)
    for op, text in ((">=", "you have 1 or more Life cards"), ("==", "you have 1 Life card")):
        fact = nodes.Compare(nodes.Count(nodes.Cards("you", "life")), op, 1)
        assert Reader(grammar, text, WORDS).whole("fact") == fact
        assert Printer(grammar, WORDS).print("fact", fact) == text
    with pytest.raises(Unread):
        Reader(grammar, "you have no Life cards", WORDS).whole("fact")


def _slots(branch: Branch) -> Iterator[str]:
    for slot, further in branch.slots:
        yield slot.category
        yield from _slots(further)
    for group in branch.literals.values():
        for _, further in group:
            yield from _slots(further)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slot_has_words(game: str, lang: str) -> None:
    grammar = grammar_of(game, lang)
    known: set[Any] = {*grammar.roots, *grammar.readers}
    idle = {slot for root in grammar.roots.values() for slot in _slots(root)} - known
    assert idle == set()
