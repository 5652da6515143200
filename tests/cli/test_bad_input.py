"""What people give that cannot be used: a sentence that says why, exit code 2, no traceback."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tefuda import Match
from tefuda.cards import Store
from tefuda.cards.files import write_text
from tefuda.kernel.errors import TefudaError
from tests.cli.test_cli import tefuda

DEEP = "[" * 100_000
LONG = "9" * 5000  # more digits than are read as a number


def refused(*words: str, text: str = "") -> str:
    """What is said to a mistake: one line."""
    code, _, err = tefuda(*words, text=text)
    assert code == 2, err
    assert len(err.strip().splitlines()) == 1
    return err


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = Match.start("red-rush", "blue-empty-scroll", seed=3)
    for _ in range(4):
        match.choose(match.options[-1])
    match.concede(0)
    return match.record()


BAD_FIELDS: list[tuple[str, Any]] = [
    ("game", 5),
    ("game", ["onepiece"]),
    ("game", "chess"),
    ("edition", [1]),
    ("edition", None),
    ("seed", "x"),
    ("seed", 1.5),
    ("seed", None),
    ("decks", None),
    ("decks", ["a", "b"]),
    ("decks", [{"cards": {}}]),
    ("decks", [{"title": "x", "cards": ["TH01-001"]}] * 2),
    ("decks", [{"title": "x", "cards": {"TH01-001": "4"}}] * 2),
    ("decks", [{"title": "x", "cards": {"TH01-001": 10**12}}] * 2),
    ("cards", []),
    ("keys", None),
    ("keys", "keep"),
    ("keys", [1]),
    ("keys", ["concede "]),
    ("keys", ["concede AB"]),
    ("digests", []),
    ("format", True),
    ("winners", [0]),
    ("winners", "A"),
]


@pytest.mark.parametrize(("name", "value"), BAD_FIELDS)
def test_a_record_with_a_wrong_field_is_refused(
    record: dict[str, Any], tmp_path: Path, name: str, value: object
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    assert tefuda("replay", str(path))[0] == 0
    path.write_text(json.dumps({**record, name: value}))
    refused("replay", str(path))


@pytest.mark.parametrize("text", [DEEP, DEEP.replace("[", '{"a":'), f'{{"format": {LONG}}}'])
def test_json_that_is_too_deep_or_too_long_is_refused_everywhere(tmp_path: Path, text: str) -> None:
    path = tmp_path / "en.jsonl"
    path.write_text(text)
    assert "too deep" in refused("replay", str(path))
    assert "too deep" in refused("deck", "check", str(path))
    code, out, _ = tefuda("cards", "lint", str(path), "--game", "onepiece")
    assert (code, "too deep" in out) == (1, True)


def test_a_byte_order_mark_is_no_fault(record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(record).encode())
    assert tefuda("replay", str(path))[0] == 0
    path.write_bytes(b"\xef\xbb\xbf1xTH01-001\r\n4xTH01-016\r\n")
    assert tefuda("deck", "check", str(path)) == (
        1,
        "The deck has 4 cards; it must have exactly 50 (5-1-2).\n",
        "",
    )


BAD_DECKS = [
    (f"{LONG}xTH01-016\n", "line 1: cannot read"),
    ("999999999999xTH01-001\n", "line 1: cannot read"),
    ('{"TH01-016": 999999999999}', "cannot read"),
    ("http://[/?deck=", "cannot read"),
    ("http://x/?deck=&a=1", "cannot be read"),
]


@pytest.mark.parametrize(("text", "said"), BAD_DECKS)
def test_a_deck_beyond_reason_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "my deck デッキ [red].deck"
    path.write_text(text)
    assert said in refused("deck", "check", str(path))


@pytest.mark.parametrize("name", ["", "x" * 5000, "a\0b", "a\udcff"])
def test_a_name_that_no_file_has_is_refused(name: str) -> None:
    assert len(refused("deck", "check", name)) < 1000
    assert len(refused("replay", name)) < 1000
    refused("play", "--record", f"no-such-folder/{name}/game.json")


def test_every_line_of_a_deck_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """... and the list is taken for one of the game that most of it fits."""
    path = tmp_path / "odd.deck"
    path.write_text("3xTR/001B-P001\n4xTR/001B-012\nfour cats\n4xTR/001B-013\n4x\n")
    said = refused("deck", "check", str(path))
    assert "line 3: cannot read 'four cats'" in said
    assert "line 5: cannot read '4x'" in said
    assert "line 1" not in said
    assert "like 4xTR/001B-012" in said


CARD = {
    "id": "QA01-001", "name": "Foo", "category": "character", "colors": ["Red"], "types": [],
    "cost": 3, "power": 4000, "counter": 1000, "effect": "[On Play] Draw 1 card.",
}  # fmt: skip
BAD_CARDS: list[tuple[dict[str, Any], str]] = [
    ({"name": ["a"]}, "name must be text"),
    ({"name": 5}, "name must be text"),
    ({"effect": ["a"]}, "effect must be text"),
    ({"effect": "Draw 1 card. " * 500}, "no card has over"),
    ({"cost": True}, "cost must be a whole number"),
    ({"cost": 10**30}, "cost must be a whole number"),
]


@pytest.mark.parametrize(("change", "said"), BAD_CARDS)
def test_lint_names_every_card_it_cannot_take(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    path = tmp_path / "en.jsonl"
    path.write_text("\n".join(json.dumps({**CARD, **change, "id": f"QA01-00{n}"}) for n in (1, 2)))
    code, out, _ = tefuda("cards", "lint", str(path), "--game", "onepiece")
    assert code == 1
    assert out.count(said) == 2
    assert "line 2" in out


@pytest.mark.parametrize(("wrong", "meant"), [("efect", "effect"), ("color", "colors")])
def test_lint_notices_a_misspelt_field(tmp_path: Path, wrong: str, meant: str) -> None:
    path = tmp_path / "en.jsonl"
    card = {**CARD, "rarity": "Rare", "block": 1}
    path.write_text(json.dumps(card))
    assert tefuda("cards", "lint", str(path))[:2] == (0, "1 cards, 0 problems\n")
    path.write_text(json.dumps(card).replace(f'"{meant}"', f'"{wrong}"'))
    code, out, _ = tefuda("cards", "lint", str(path), "--game", "onepiece")
    assert code == 1
    assert f"line 1: {wrong!r} is not read; is {meant!r} meant?" in out


def test_lint_says_which_games_and_languages_there_are(tmp_path: Path) -> None:
    path = tmp_path / "en.jsonl"
    path.write_text("{")
    assert "no game 'chess'" in refused("cards", "lint", str(path), "--game", "chess")
    assert "no game 'chess'" in refused("cards", "coverage", "chess")
    assert "is not JSON" in refused("cards", "lint", str(path))
    assert "no language" in refused("cards", "lint", str(path), "--lang", "xx")
    path.write_text("\n")
    assert "no cards" in refused("cards", "lint", str(path), "--game", "onepiece")


def test_the_store_survives_odd_line_ends_and_says_when_it_is_damaged(tmp_path: Path) -> None:
    home = {"TEFUDA_HOME": str(tmp_path / "home")}
    path = tmp_path / "en.jsonl"
    card = {**CARD, "name": "Two\u2028Lines"}
    path.write_text(json.dumps(card, ensure_ascii=False), encoding="utf-8")
    words = ("cards", "import", str(path), "--game", "onepiece")
    for _ in range(2):  # the second time reads what the first one kept
        code, out, err = tefuda(*words, env=home)
        assert (code, err.strip()) == (0, "")
        assert "en: 1 cards" in out
    for text in ("garbage\n", "5\n", '{"id": 5}\n', json.dumps(CARD)):
        (tmp_path / "home" / "onepiece" / "en.jsonl").write_text(text)
        code, _, err = tefuda(*words, env=home)
        assert code == 2
        assert "remove it and import the cards again" in err
    blocked = {"TEFUDA_HOME": str(path)}
    code, _, err = tefuda(*words, env=blocked)
    assert code == 2
    assert "cannot write" in err


def test_a_store_that_cannot_be_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "en.jsonl"
    path.write_text(json.dumps(CARD))
    store = Store("onepiece", tmp_path / "home")
    store.add([path])
    (store.folder / "compiled.json").mkdir()
    assert list(store.compiled().languages["en"].cards) == ["QA01-001"]


def test_a_file_is_written_whole_where_it_belongs(tmp_path: Path) -> None:
    """Through a link, to a device, and nothing is left where it cannot be."""
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    link.symlink_to(real)
    write_text(link, "whole")
    assert link.is_symlink()
    assert real.read_text() == "whole"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_text(pipe, "whole")
    assert os.read(reading, 10) == b"whole"
    os.close(reading)
    assert pipe.is_fifo()
    with pytest.raises(TefudaError, match="cannot write"):
        write_text(tmp_path, "whole")
    with pytest.raises(TefudaError, match="cannot write"):
        write_text(tmp_path / ("x" * 300), "whole")
    assert not list(tmp_path.parent.glob("*.new")) + list(tmp_path.glob("*.new"))


BAD_LINES = [
    "A:",
    "A: hand rested",
    "A: hand 99999999999",
    "A: hand TH01-016 x99999999999",
    "A: hand ZZ99-999",
    "A: don active=x",
    "A: don active=-3",
    "turn: Z 3",
    "turn: A 0",
    "game: chess",
    "card: X1 | wizard | red",
    "card: X1 | character | red | cost x",
    "card: X1 | character | red | lang xx | effect Draw 1 card.",
    "> concede Z",
    "= A hand",
    "= A hand x",
    "= A hand has",
    "= A don foo 3",
    "= A.L power",
    "= A knows B",
    "= asks A",
    "= options x",
    "= log",
    "=[9] options 3",
    ">[9] end",
    "=[1.1.3 options 3",
]


@pytest.mark.parametrize("line", BAD_LINES)
def test_a_wrong_line_of_a_scenario_is_explained_with_its_place(tmp_path: Path, line: str) -> None:
    path = tmp_path / "mine.scn"
    path.write_text(f"# Mine\ngame: onepiece\n{line}\n")
    code, out, err = tefuda("scenario", "run", str(path))
    assert code in (1, 2)
    assert f"{path}:3" in out + err


REFUSED = [
    (("perft", "1", "--after", "-1"), "0 or more"),
    (("bench", "--seconds", "0", "--here"), "more than 0"),
    (("bench", "--seconds", "nan", "--here"), "more than 0"),
    (("bench", "--against", "no-such-commit"), "git says"),
    (("play", "--record", "/"), "cannot write"),
    (("play", "--record", "/no-such-folder/game.json"), "cannot write"),
    (("simulate", "--seats", "-1", "-n", "1"), "not for -1"),
]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_numbers_and_places_that_make_no_sense(words: tuple[str, ...], said: str) -> None:
    assert said in refused(*words)


def test_perft_plays_no_deck_that_may_not_be_played(tmp_path: Path) -> None:
    path = tmp_path / "short.deck"
    path.write_text("1xTH01-001\n4xTH01-016\n")
    assert "exactly 50" in refused("perft", "1", "--a", str(path))


@pytest.mark.parametrize(
    "words",
    [
        ("replay", "FILE"),
        ("deck", "show", "red-rush"),
        ("rules", "show", "onepiece", "7-1"),
        ("cards", "show", "TH01-016"),
        ("play",),
    ],
)
def test_a_language_that_is_not_there_is_refused(words: tuple[str, ...]) -> None:
    code, _, err = tefuda(*words, "--lang", "xx")
    assert code != 0
    assert "--lang" in err


def test_the_match_says_which_seats_and_decks_there_are() -> None:
    match = Match.start("red-rush", "blue-empty-scroll")
    assert match.view(-1).decision is None
    for seat in (2, -3):
        with pytest.raises(TefudaError, match="there is no seat"):
            match.view(seat)
        with pytest.raises(TefudaError, match="there is no seat"):
            match.concede(seat)
    with pytest.raises(TefudaError, match="not possible now"):
        match.choose("concede ")
    with pytest.raises(TefudaError, match="needs decks"):
        Match.start()
