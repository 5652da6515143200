"""Dirt goes in `normalise`, and only there."""

from __future__ import annotations

import pytest

from tefuda.text.normalise import normalise
from tefuda.text.tables import tables
from tests.text.cards import LANGUAGES, Lists


def test_glued_abilities_reminders_and_signs() -> None:
    text = (
        "[Rush] (This card can attack at once.)[When Attacking] DON!! −1 (You may.): Draw 1 card."
        "[On K.O.] Draw 1 card"
    )
    assert normalise(text, "en", "onepiece") == [
        "[Rush]",
        "[When Attacking] DON!! -1: draw 1 card.",
        "[On K.O.] draw 1 card.",
    ]


def test_a_name_keeps_its_parentheses_and_an_attribute_too() -> None:
    assert normalise("This card gains [Blocker] from [Mr.1(Daz)].", "en", "onepiece")[0].endswith(
        "[Mr.1(Daz)]."
    )
    assert (
        "属性(打)"
        in normalise(
            "このキャラは属性(打)を持つカードとのバトルでKOされない。(注)", "ja", "onepiece"
        )[0]
    )
    assert (
        "(打)屬性"
        in normalise("這張角色卡在和擁有(打)屬性的卡片對戰中，不會遭到KO。", "zh-Hant", "onepiece")[
            0
        ]
    )


def test_widths_and_signs_of_japanese() -> None:
    assert normalise("【ドン!!×１】このキャラは、このターン中、パワー＋1000", "ja", "onepiece") == [
        "【ドン‼×1】このカードはこのターン中、パワー+1000。"
    ]


def test_bullets_belong_to_the_line_before() -> None:
    assert normalise("[Main] Choose one:\n• Draw 1 card.\n• Draw 2 cards.", "en", "onepiece") == [
        "[Main] choose one:\n• draw 1 card.\n• draw 2 cards."
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_normalising_twice_changes_nothing(house: Lists, lang: str) -> None:
    for card in house[lang].values():
        lines = normalise(card["effect"], lang, "onepiece")
        assert normalise("\n".join(lines), lang, "onepiece") == lines
        shown = "\n".join(tables("onepiece").SPELLING[lang].present(line) for line in lines)
        assert normalise(shown, lang, "onepiece") == lines


def test_names_are_left_alone() -> None:
    assert (
        "「可以爾」"
        in normalise("【主要】使最多1張自己手牌中的「可以爾」登場。", "zh-Hant", "onepiece")[0]
    )
    assert (
        "[Once Per Turn, this Leader]"
        in (
            normalise(
                "[Main] Play up to 1 [Once Per Turn, this Leader] from your hand.", "en", "onepiece"
            )[0]
        )
    )


@pytest.mark.parametrize(
    ("game", "text"), [("onepiece", "[Rush] (and win"), ("rebirth", "[Growing] ((")]
)
def test_a_parenthesis_that_never_closes_is_no_reminder(game: str, text: str) -> None:
    assert "(" in "".join(normalise(text, "en", game))
