"""The engine: a table read both ways."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tefuda.text.grammar import Grammar, Printer, Reader, Unread
from tefuda.text.lexicon import Lexicon
from tefuda.text.pattern import Lit, Slot, Verbs, expand
from tefuda.text.phrases import listed, numbers
from tefuda.text.template import V, fill, match, n

WORDS = Lexicon("onepiece")


def toy() -> Grammar:
    verbs: Verbs = {"draw": {"": ("draw",), "ing": ("drawing",)}}
    g = Grammar("toy", lambda value: value == 1, verbs)
    numbers(g)
    g.rule("who", "you", "you")
    g.rule("who", "they", "opponent")
    g.rule("statement", "{who} <draw> {number} card{number#|s}", n.Draw(V.who, V.number))
    g.rule(
        "statement", "{who} <draw> [up ]to {number} card{number#|s}", n.Draw(V.who, V.number, True)
    )
    g.rule("statement", "{who} (win|triumph)", n.Win(V.who))
    listed(g, "statements", "statement", "; ".join, "; ", ", ")
    return g


GRAMMAR = toy()


def read(text: str, category: str = "statement") -> Any:
    return Reader(GRAMMAR, text, WORDS).whole(category)


def show(value: Any, category: str = "statement") -> str | None:
    return Printer(GRAMMAR, WORDS).print(category, value)


STATEMENTS = st.one_of(
    st.builds(
        n.Draw,
        who=st.sampled_from(["you", "opponent"]),
        count=st.integers(0, 10_000),
        up_to=st.booleans(),
    ),
    st.builds(n.Win, who=st.sampled_from(["you", "opponent"])),
)


@given(STATEMENTS)
def test_what_is_printed_is_read_back(node: n.Statement) -> None:
    text = show(node)
    assert text is not None
    assert read(text) == node


@given(st.lists(STATEMENTS, min_size=1, max_size=6).map(tuple))
def test_so_are_lists(nodes: tuple[n.Statement, ...]) -> None:
    text = show(nodes, "statements")
    assert text is not None
    assert read(text, "statements") == nodes


def test_every_spelling_is_read_and_the_first_is_printed() -> None:
    assert read("you triumph") == read("you win") == n.Win("you")
    assert show(n.Win("you")) == "you win"
    assert read("you draw up to 2 cards") == n.Draw("you", 2, True)
    assert show(n.Draw("you", 2, True)) == "you draw to 2 cards"


def test_endings_agree_with_the_number() -> None:
    assert show(n.Draw("you", 1)) == "you draw 1 card"
    assert show(n.Draw("you", 2)) == "you draw 2 cards"
    assert read("you draw 1 cards") == n.Draw("you", 1)


def test_verbs_inflect_by_category() -> None:
    assert read("you drawing 1 card", "statement.ing") == n.Draw("you", 1)
    assert show(n.Draw("you", 1), "statement.ing") == "you drawing 1 card"


def test_no_words_for_a_node_is_none() -> None:
    assert show(n.Shuffle("you")) is None
    assert show(n.Win("nobody")) is None


def test_the_first_thing_not_understood_is_told() -> None:
    with pytest.raises(Unread) as failure:
        read("you draw 3 cows")
    assert failure.value.text[failure.value.at :] == "cows"


def test_a_short_reading_does_not_hide_a_longer_one() -> None:
    g = Grammar("toy", lambda value: True)
    g.rule("thing", "red", "red")
    g.rule("thing", "red herring", "fish")
    g.rule("line", "{thing}!", V.thing)
    assert Reader(g, "red herring!", WORDS).whole("line") == "fish"


def test_of_two_readings_of_the_same_words_the_first_rule_wins() -> None:
    g = Grammar("toy", lambda value: True)
    g.rule("line", "{number:digit}", ("first", V.number))
    g.rule("line", "1", "second")
    g.rule("digit", "1", 1)
    assert Reader(g, "1", WORDS).whole("line") == ("first", 1)


def test_patterns_expand_with_the_canonical_way_first() -> None:
    ways = expand("(a|b)[ c] {x:y}")
    assert ways[0] == (Lit("a "), Slot("x", "y"))
    assert len(ways) == 4


def test_templates_fill_and_match_are_inverse() -> None:
    template = (n.Draw("you", V.first), *V.more)
    found = {"first": 2, "more": (n.Win("you"), n.Shuffle("you"))}
    value = fill(template, found)
    assert value == (n.Draw("you", 2), n.Win("you"), n.Shuffle("you"))
    back: dict[str, Any] = {}
    assert match(template, value, back)
    assert back == found
    assert not match(template, (n.Draw("opponent", 2),), {})


def test_a_hole_used_twice_must_hold_the_same() -> None:
    template = (n.Draw(V.who, 1), n.Win(V.who))
    assert match(template, (n.Draw("you", 1), n.Win("you")), {})
    assert not match(template, (n.Draw("you", 1), n.Win("opponent")), {})


def test_a_slot_without_a_hole_is_refused_when_the_rule_is_declared() -> None:
    g = Grammar("toy", lambda value: True)
    with pytest.raises(ValueError, match="slots"):
        g.rule("line", "{number} and {other:number}", n.Draw("you", V.number))
