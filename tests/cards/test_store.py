"""The store: importing, updating, refusing, and playing what was imported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tefuda.cards import Store
from tefuda.cards.catalog import house_records, lexicon_of
from tefuda.cards.coverage import coverage
from tefuda.cards.records import read_paths
from tefuda.kernel.errors import TefudaError


def card(number: str, **more: Any) -> dict[str, Any]:
    base: dict[str, Any] = {
        "id": number, "name": f"Card {number}", "category": "Character", "colors": ["Red"],
        "cost": 2, "attributes": ["Slash"], "power": 3000, "counter": 1000, "types": ["Guild"],
        "effect": "[On Play] Draw 1 card.", "trigger": None,
    }  # fmt: skip
    return {**base, **more}


def write(path: Path, *cards: object) -> Path:
    path.write_text("\n".join(json.dumps(one) for one in cards), encoding="utf-8")
    return path


def test_import_and_update(tmp_path: Path) -> None:
    store = Store("onepiece", tmp_path / "home")
    path = write(tmp_path / "en.jsonl", card("ZZ01-001"), card("ZZ01-002"))
    _, counts = store.add([path])
    assert counts == {"en": (2, 0)}
    assert set(store.compiled().languages["en"].cards) == {"ZZ01-001", "ZZ01-002"}
    write(path, card("ZZ01-002", effect="[On Play] Draw 2 cards."), card("ZZ01-003"))
    _, counts = store.add([path])
    assert counts == {"en": (1, 1)}
    assert len(store.records()["en"]) == 3
    assert b'"Draw","you",2' in bytes(store.compiled().languages["en"].cards["ZZ01-002"])


def test_kept_cards_are_used_again(tmp_path: Path) -> None:
    store = Store("onepiece", tmp_path / "home")
    store.add([write(tmp_path / "en.jsonl", card("ZZ01-001"))])
    asked: list[int] = []
    first = store.compiled(lambda: asked.append(1))
    again = store.compiled(lambda: asked.append(2))
    assert asked == [1]
    assert again.languages["en"].cards == first.languages["en"].cards


def test_the_layout_of_public_data_sets(tmp_path: Path) -> None:
    for folder, name in (("english", "One"), ("japanese", "いち"), ("chinese-hongkong", "一")):
        pack = tmp_path / "data" / folder / "cards" / "569001"
        pack.mkdir(parents=True)
        write(pack / "ZZ01-001.json", card("ZZ01-001", name=name))
        write(pack / "ZZ01-001_p1.json", card("ZZ01-001_p1", name=name))
        leader = card("ZZ01-002", name=name, category="Leader", cost=5, counter=None)
        write(pack / "ZZ01-002.json", leader)
    found = read_paths([tmp_path / "data"], "onepiece")
    assert set(found.records) == {"en", "ja", "zh-Hant"}
    assert set(found.records["en"]) == {"ZZ01-001", "ZZ01-002"}
    assert found.records["ja"]["ZZ01-002"]["life"] == 5
    assert found.problems == []


def test_what_cannot_be_read_is_named_and_the_rest_is_imported(tmp_path: Path) -> None:
    path = tmp_path / "en.jsonl"
    lines = [
        json.dumps(card("ZZ01-001")),
        "{not json",
        json.dumps(card("ZZ01-001", name="Somebody else")),
        json.dumps(card("what")),
        json.dumps(card("ZZ01-004", category="Vehicle")),
        json.dumps(card("ZZ01-005", power="many")),
        json.dumps(card("ZZ01-006")),
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    store = Store("onepiece", tmp_path / "home")
    found, _ = store.add([path])
    assert set(store.records()["en"]) == {"ZZ01-001", "ZZ01-006"}
    assert len(found.problems) == 5
    assert all("line" in problem for problem in found.problems)


@pytest.mark.parametrize("name", ["nothing", "cards.jsonl"])
def test_nothing_is_imported_from_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "cards.jsonl").write_text("{}", encoding="utf-8")
    store = Store("onepiece", tmp_path / "home")
    with pytest.raises(TefudaError):
        store.add([tmp_path / name])
    assert not (tmp_path / "home").exists()


def test_a_card_that_is_not_read_says_why(tmp_path: Path) -> None:
    store = Store("onepiece", tmp_path / "home")
    odd = card("ZZ01-001", effect="[On Play] Juggle 3 teapots.")
    store.add([write(tmp_path / "en.jsonl", odd, card("ZZ01-002"))])
    language = store.compiled().languages["en"]
    assert set(language.cards) == {"ZZ01-002"}
    assert "juggle" in language.problems["ZZ01-001"][0].lower()


def asking(text: str, **more: Any) -> dict[str, Any]:
    return card("ZZ01-001", effect=f"[On Play] K.O. up to 1 of your opponent's {text}.", **more)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[Nobody At All]", "line 1, column 44: no card is called 'Nobody At All'"),
        ("{Gild} type Characters", "line 1, column 44: no card has the trait 'Gild'"),
        (
            'Characters with a type including "Gyld"',
            "column 77: no card has a name or trait that includes 'Gyld'",
        ),
    ],
)
def test_a_word_that_no_card_bears_is_told(tmp_path: Path, text: str, problem: str) -> None:
    store = Store("onepiece", tmp_path / "home")
    store.add([write(tmp_path / "en.jsonl", asking(text), card("ZZ01-002"))])
    done = store.compiled().languages["en"]
    assert set(done.cards) == {"ZZ01-002"}
    (told,) = done.problems["ZZ01-001"]
    assert told.startswith("ZZ01-001 effect, ")
    assert problem in told
    records = store.records()
    report = coverage(records, lexicon_of("onepiece", records))
    assert report.languages["en"].read == 1
    assert report.languages["en"].lines_read == 1
    (declined,) = report.languages["en"].declined
    assert str(declined) == told


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("[Nobody At All]", {"name": "Nobody At All"}),
        (
            "[Nobody At All]",
            {"effect": "Also treat this card's name as [Nobody At All] according to the rules."},
        ),
        ("{Gild} type Characters", {"types": ["Gild"]}),
        ('Characters with a type including "Gyld"', {"types": ["Former Gylders"]}),
        ("[Card ZZ01-001]", {}),
    ],
)
def test_a_word_that_another_card_bears_is_read(
    tmp_path: Path, text: str, other: dict[str, Any]
) -> None:
    store = Store("onepiece", tmp_path / "home")
    store.add([write(tmp_path / "en.jsonl", asking(text), card("ZZ01-002", **other))])
    assert not store.compiled().languages["en"].problems


def test_the_names_of_house_cards_are_known(tmp_path: Path) -> None:
    store = Store("onepiece", tmp_path / "home")
    name = house_records("onepiece").records["en"]["TH01-036"]["name"]
    store.add([write(tmp_path / "en.jsonl", asking(f"[{name}]"))])
    assert not store.compiled().languages["en"].problems


def test_a_word_is_known_through_the_other_language(tmp_path: Path) -> None:
    store = Store("onepiece", tmp_path / "home")
    text = "【登場時】自分の手札から「梟」1枚までを、登場させる。"
    write(tmp_path / "en.jsonl", card("ZZ01-001", name="Wren"), card("ZZ01-002", name="Owl"))
    write(
        tmp_path / "ja.jsonl",
        card("ZZ01-001", name="鷦鷯", effect=text),
        card("ZZ01-002", name="梟", effect=""),
    )
    store.add([tmp_path / "en.jsonl", tmp_path / "ja.jsonl"])
    assert not store.compiled().languages["ja"].problems
