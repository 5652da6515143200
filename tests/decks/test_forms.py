"""Every form of deck list that players exchange."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from tefuda.cards import house
from tefuda.decks import check, house_decks, load, parse, write
from tefuda.games import GAMES
from tefuda.kernel.errors import TefudaError

FORMS = {
    "the common form": ("1xOP05-041\n4xOP02-106\n", {"OP05-041": 1, "OP02-106": 4}),
    "a blank between": ("4 OP01-016", {"OP01-016": 4}),
    "count last": ("OP01-016 x4", {"OP01-016": 4}),
    "name after": ("4x OP01-016 Some One", {"OP01-016": 4}),
    "bare numbers": ("OP14-020\nP-107", {"OP14-020": 1, "P-107": 1}),
    "number in parentheses": ("4 Some One (OP06-050)", {"OP06-050": 4}),
    "other parentheses": (
        "1x Some.D.One (002) (Alternate Art) (OP13-002_p1)",
        {"OP13-002": 1},
    ),
    "sections": (
        "// Leader\n1 ST01-001\n// Main Deck\n4 ST01-004\n",
        {"ST01-001": 1, "ST01-004": 4},
    ),
    "one line": ("1xST01-001,4xST01-004;2xST01-005", {"ST01-001": 1, "ST01-004": 4, "ST01-005": 2}),
    "short set numbers": ("4xST1-004", {"ST01-004": 4}),
    "prints of one card": ("2xOP01-016\n2xOP01-016_r1", {"OP01-016": 4}),
    "comments": ("# title\n4xOP01-016 # why\n", {"OP01-016": 4}),
    "topdecks link": (
        "https://example.org/deckgen?dn=Red%20One&dg=1nOP12-001a4nOP01-016a4nOP03-008",
        {"OP12-001": 1, "OP01-016": 4, "OP03-008": 4},
    ),
    "colon link": (
        "https://example.org/b?deck=OP11-040:1,OP15-047:1,P-107:4&type=optcg",
        {"OP11-040": 1, "OP15-047": 1, "P-107": 4},
    ),
    "semicolon link": (
        "https://example.org/deckbuilder?deck=1xOP12-001;4xOP01-016",
        {"OP12-001": 1, "OP01-016": 4},
    ),
    "bar link": ("?deck=2xEB01-004%7C1xEB01-008", {"EB01-004": 2, "EB01-008": 1}),
    "base64 link": (
        "https://example.org/?deck=" + base64.b64encode(b'{"OP01-016":4}').decode(),
        {"OP01-016": 4},
    ),
    "JSON list": (
        json.dumps({"leader": "OP16-079", "list": {"OP16-084": 4}}),
        {"OP16-079": 1, "OP16-084": 4},
    ),
    "JSON main": (
        json.dumps({"leader": "OP01-001", "main": [{"card_id": "OP01-016", "count": 4}]}),
        {"OP01-001": 1, "OP01-016": 4},
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str) -> None:
    text, cards = FORMS[form]
    assert parse(text).cards == cards


@pytest.mark.parametrize("form", FORMS)
def test_what_is_written_is_read_again(form: str) -> None:
    deck = parse(FORMS[form][0])
    assert parse(write(deck)).cards == deck.cards


@pytest.mark.parametrize(
    "text",
    ["", "four of them", "4xOP01-16", "-1xOP01-016", "{", '{"OP01-016": "four"}', "?deck=%%%%",
     "[4]", '{"main": [7]}'],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(TefudaError) as error:
        parse(text, "my deck")
    assert "my deck" in str(error.value)


def test_a_link_names_the_deck() -> None:
    assert parse(FORMS["topdecks link"][0]).title == "Red One"


def test_a_pasted_list_is_a_deck() -> None:
    assert load("1xTH01-001\n4xTH01-016").cards == {"TH01-001": 1, "TH01-016": 4}


@pytest.mark.parametrize("name", house_decks())
@pytest.mark.clause("5-1-2")
def test_house_decks_are_legal(name: str, tmp_path: Path) -> None:
    deck = house_decks()[name]
    assert check(deck, house()) == []
    path = tmp_path / "copy.deck"
    path.write_text(write(deck), encoding="utf-8")
    assert load(str(path)).cards == deck.cards


@pytest.mark.parametrize("game", GAMES)
def test_what_deck_show_prints_can_be_pasted(game: str) -> None:
    """Names with commas in them, too."""
    for deck in house_decks(game).values():
        known = house(game)
        lines = [f"{n}x{number}  {known[number].name}" for number, n in deck.cards.items()]
        assert parse("\n".join(lines), game=game).cards == deck.cards


@pytest.mark.parametrize("heading", ["{}", "{}:", "{} (1)", "=== {} ===", "[{}]", "-- {} --"])
def test_headings_are_no_cards(heading: str) -> None:
    text = (
        heading.format("Leader") + "\n1xTH01-001\n" + heading.format("Main Deck") + "\n4xTH01-016"
    )
    assert parse(text).cards == {"TH01-001": 1, "TH01-016": 4}


def test_cards_on_one_line() -> None:
    cards = {"TH01-001": 1, "TH01-016": 4}
    for text in ("1xTH01-001, 4xTH01-016", "1xTH01-001 , 4xTH01-016", "1 TH01-001;4 TH01-016"):
        assert parse(text).cards == cards
