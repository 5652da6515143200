"""A sentence that cannot be read is named, with the first thing in it that was not understood."""

from __future__ import annotations

import pytest

from tefuda.text.compile import compile_card
from tefuda.text.lexicon import Lexicon


@pytest.mark.parametrize(
    ("lang", "text", "token"),
    [
        ("en", "[On Play] Draw 2 cards and juggle 1 card from your hand.", "juggle"),
        ("en", "[On Play] If your Leader is hungry, draw 1 card.", "hungry"),
        ("en", "[On Play] K.O. up to 1 of your opponent's Elephants.", "Elephants"),
        ("en", "[When Sneezing] Draw 1 card.", "[When Sneezing]"),
        ("ja", "【登場時】カード2枚を食べる。", "食べる"),
        ("ja", "【くしゃみ時】カード1枚を引く。", "【くしゃみ時】"),
        ("zh-Hant", "【登場時】吃2張卡片。", "吃2張卡片"),
    ],
)
def test_the_first_unreadable_thing_is_named(
    lexicon: Lexicon, lang: str, text: str, token: str
) -> None:
    compiled = compile_card({"id": "X-1", "effect": text, "trigger": ""}, lang, lexicon)
    assert not compiled.playable
    (problem,) = compiled.diagnostics
    assert problem.token == token
    assert problem.field == "effect"
    assert "X-1" in str(problem)
    assert token in str(problem)


def test_lines_and_columns_are_told(lexicon: Lexicon) -> None:
    text = "[Blocker]\n[On Play] Draw 1 card.\n[On K.O.] Draw one card."
    compiled = compile_card({"id": "X-1", "effect": text, "trigger": ""}, "en", lexicon)
    (problem,) = compiled.diagnostics
    assert (problem.line, problem.column, problem.token) == (3, 16, "one")
    assert len(compiled.abilities) == 2


def test_a_bad_trigger_is_told_apart(lexicon: Lexicon) -> None:
    record = {"id": "X-1", "effect": "[Blocker]", "trigger": "[Trigger] Dance."}
    (problem,) = compile_card(record, "en", lexicon).diagnostics
    assert problem.field == "trigger"


@pytest.mark.parametrize("text", ["", "[", "(((", "：：", "[On Play]", "\n\n• ", "{", "."])
@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant"])
def test_bad_text_never_raises(lexicon: Lexicon, lang: str, text: str) -> None:
    compile_card({"id": "X-1", "effect": text, "trigger": None}, lang, lexicon)


def test_places_are_those_of_the_author_s_own_text(lexicon: Lexicon) -> None:
    text = "[Blocker] (After your opponent declares an attack ...)[On K.O.]  Draw one card."
    (problem,) = compile_card({"id": "X-1", "effect": text}, "en", lexicon).diagnostics
    assert (problem.line, problem.column) == (1, text.rindex("one") + 1)
    assert problem.sentence.endswith("Draw one card.")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "[On Play] Up to 1 of your Characters gains +1000 power."),
        ("ja", "【登場時】自分のキャラ1枚までを、パワー+1000。"),
        ("zh-Hant", "【登場時】最多1張自己的角色卡無法進行攻擊。"),
    ],
)
def test_what_is_done_once_must_say_how_long_it_lasts(
    lexicon: Lexicon, lang: str, text: str
) -> None:
    compiled = compile_card({"id": "X-1", "effect": text}, lang, lexicon)
    (problem,) = compiled.diagnostics
    assert problem.reason == "endless"
    assert compiled.abilities == ()


def test_a_keyword_may_be_given_for_good(lexicon: Lexicon) -> None:
    text = "[On Play] This Character gains [Rush]."
    assert compile_card({"id": "X-1", "effect": text}, "en", lexicon).playable
