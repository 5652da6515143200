"""Words of three languages, matched through card numbers."""

from __future__ import annotations

from typing import Any

from tefuda.text.lexicon import Lexicon


def card(number: str, name: str, *types: str, effect: str = "") -> dict[str, Any]:
    return {"id": number, "name": name, "types": list(types), "effect": effect, "trigger": ""}


LISTS = {
    "en": [
        card("A-1", "Finch", "Kite-Riders"),
        card("A-2", "Pim", "Kite-Riders", "Harbor Guild", effect='with a type including "Kite"'),
        card("A-4", "Owl &amp; Wren", "Kite-Riders", effect="Play up to 1 [Ghost] from your hand."),
    ],
    "ja": [
        card("A-1", "フィンチ", "凧乗り"),
        card("A-2", "ピム", "凧乗り", "港ギルド", effect="『凧』を含む特徴を持つカード"),
        card("A-3", "梟", "夜"),
        card("A-4", "梟＆鷦鷯", "凧乗", effect="自分の手札から「幽霊」1枚までを、登場させる。"),
        card("A-5", "雀", "凧乗り"),
    ],
}


def test_canonical_is_english_and_words_come_back() -> None:
    lexicon = Lexicon.of("onepiece", LISTS)
    assert lexicon.canonical("name", "ja", "フィンチ") == "Finch"
    assert lexicon.word("name", "ja", "Finch") == "フィンチ"
    assert lexicon.canonical("trait", "ja", "港ギルド") == "Harbor Guild"


def test_a_word_only_japanese_cards_bear_is_canonical() -> None:
    lexicon = Lexicon.of("onepiece", LISTS)
    assert lexicon.canonical("name", "ja", "梟") == "梟"
    assert lexicon.word("trait", "en", "夜") == "夜"


def test_the_majority_prints() -> None:
    lexicon = Lexicon.of("onepiece", LISTS)
    assert lexicon.canonical("trait", "ja", "凧乗") == "Kite-Riders"
    assert lexicon.word("trait", "ja", "Kite-Riders") == "凧乗り"


def test_a_word_no_card_bears_stays_as_it_is() -> None:
    assert Lexicon.of("onepiece", LISTS).canonical("name", "en", "Nobody") == "Nobody"


def test_parts_and_unknown_names_are_matched_by_their_place_in_the_text() -> None:
    lexicon = Lexicon.of("onepiece", LISTS)
    assert lexicon.canonical("part", "ja", "凧") == "Kite"
    assert lexicon.canonical("name", "ja", "幽霊") == "Ghost"


def test_spelling_of_signs_does_not_matter() -> None:
    lexicon = Lexicon.of("onepiece", LISTS)
    assert lexicon.canonical("name", "en", "Owl & Wren") == "Owl & Wren"
    assert lexicon.canonical("name", "ja", "梟&鷦鷯") == "Owl & Wren"
    assert lexicon.canonical("name", "ja", "梟・＆・鷦鷯") == "Owl & Wren"
    quoted = Lexicon.of("rebirth", {"ja": [card("A-1", "凧「鳶」")]})
    assert quoted.canonical("part", "ja", "凧『鳶』") == "凧「鳶」"


def test_where_english_is_a_translation_the_printed_words_are_canonical() -> None:
    lists = {
        "en": [card("A-1", "Owl"), card("A-2", "Owl")],
        "ja": [card("A-1", "梟"), card("A-2", "木菟")],
    }
    lexicon = Lexicon.of("rebirth", lists, unofficial=("en",))
    assert lexicon.canonical("name", "ja", "梟") == "梟"
    assert lexicon.canonical("name", "ja", "木菟") == "木菟"
    assert lexicon.word("name", "en", "木菟") == "Owl"


def test_words_of_two_lists_stand_side_by_side() -> None:
    lexicon = Lexicon.of("rebirth", LISTS)
    lexicon.update(Lexicon.of("rebirth", {"ja": [card("B-1", "鶴", "凧乗り")]}))
    assert lexicon.canonical("name", "ja", "フィンチ") == "Finch"
    assert lexicon.canonical("trait", "ja", "凧乗り") == "凧乗り"
