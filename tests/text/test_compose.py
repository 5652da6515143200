"""Closed under composition: what cards could say is printed and read as itself in every language.

Abilities come from two sources. `compose` puts parts of known cards (the real ones where they lie
beside the project, else the product's own) in each other's places; the `*_language` modules draw
from the whole language. What goes wrong is a thing that a table cannot combine. A thing that no
language can say is left out by `compose.allowed`, or by the functions that draw, with the reason
there.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest

from tefuda.abilities import nodes as n
from tefuda.cards.catalog import house_records, lexicon_of
from tefuda.cards.records import read_paths
from tefuda.text.compile import compile_card
from tefuda.text.lexicon import Lexicon
from tests.text import compose, fusionworld_language, onepiece_language, rebirth_language
from tests.text.cards import ROOT

SHARED = ROOT.parent / "shared"
SOAK = bool(os.environ.get("TEFUDA_SOAK"))
DRAWN = 20_000 if SOAK else 400
SWAPPED = 20_000 if SOAK else 300

# The languages in which each game is printed; cards are taken from the first.
PRINTED = {"onepiece": ("en", "ja", "zh-Hant"), "fusionworld": ("en", "ja"), "rebirth": ("ja",)}
ABILITY: dict[str, Callable[[Random], n.Ability]] = {
    "onepiece": onepiece_language.ability,
    "fusionworld": fusionworld_language.ability,
    "rebirth": rebirth_language.ability,
}

# How much may go wrong of what is drawn, and of what is put together from known cards. The second
# has more that no card would say, such as one of "A or B" that is contained in the other.
DRAWN_LOST = 0.005
SWAPPED_LOST = 0.03


def _card(number: str, name: str, *types: str) -> dict[str, object]:
    return {"id": number, "name": name, "types": list(types)}


LISTS = {
    "en": [
        _card("A-1", "Mira", "Reedfolk", "Skyport"),
        _card("A-2", "Tobi", "Reedfolk", "Lantern"),
        _card("A-3", "Osk"),
    ],
    "ja": [
        _card("A-1", "ミラ", "葦の民", "空港町"),
        _card("A-2", "トビ", "葦の民", "提灯"),
        _card("A-3", "オスク"),
    ],
    "zh-Hant": [
        _card("A-1", "米拉", "蘆民", "空港鎮"),
        _card("A-2", "托比", "蘆民", "燈籠"),
        _card("A-3", "奧斯"),
    ],
}


def _said_so(ability: n.Ability, lang: str, words: Lexicon) -> str:
    """What went wrong, in a line, or nothing."""
    problem, text = compose.trouble(ability, lang, words)
    return f"{lang} {problem}: {text or ability}" if problem else ""


@pytest.mark.parametrize("game", PRINTED)
def test_what_the_language_allows_is_said_and_read(game: str) -> None:
    words = Lexicon.of(game, LISTS)
    rng = Random(f"language {game}")
    lost: dict[str, list[str]] = {lang: [] for lang in PRINTED[game]}
    for _ in range(DRAWN):
        ability = ABILITY[game](rng)
        for lang, found in lost.items():
            problem = _said_so(ability, lang, words)
            if problem:
                found.append(problem)
    for found in lost.values():
        assert len(found) <= DRAWN * DRAWN_LOST, "\n".join(found[:10])


@pytest.fixture(scope="module", params=list(PRINTED))
def known(request: pytest.FixtureRequest) -> tuple[str, list[n.Ability], Lexicon]:
    """The abilities of a game's cards that all its languages can say."""
    game = str(request.param)
    folders = [SHARED / "cards" / game, SHARED / "newer" / "cards" / game]
    real = [folder for folder in folders if folder.is_dir()]
    records = (read_paths(real, game) if real else house_records(game)).records
    words = lexicon_of(game, records)
    lang = PRINTED[game][0]
    abilities: dict[str, n.Ability] = {}
    # All of them in a long run, else enough of them to find every kind of place.
    for record in list(records[lang].values())[:: 1 if SOAK else 4]:
        compiled = compile_card(record, lang, words)
        if compiled.playable:
            for side in compiled.sides:
                for ability in side:
                    abilities.setdefault(repr(ability), ability)
    said = [
        ability
        for ability in abilities.values()
        if not any(compose.trouble(ability, other, words)[0] for other in PRINTED[game])
    ]
    assert len(said) >= len(abilities) * 0.95
    return game, said, words


def test_parts_of_cards_change_places(known: tuple[str, list[n.Ability], Lexicon]) -> None:
    game, abilities, words = known
    pool = compose.pools(abilities)
    rng = Random(f"parts {game}")
    lost: dict[str, list[str]] = {lang: [] for lang in PRINTED[game]}
    for _ in range(SWAPPED):
        ability, sorts = compose.recombined(abilities, pool, rng)
        for lang, found in lost.items():
            problem = _said_so(ability, lang, words)
            if problem:
                found.append(f"{' + '.join(sorts)}: {problem}")
    for found in lost.values():
        assert len(found) <= SWAPPED * SWAPPED_LOST, "\n".join(found[:10])


def test_what_cannot_be_said_is_noticed() -> None:
    """The instrument itself: a table without words, and words that mean something else."""
    words = Lexicon.of("onepiece", LISTS)
    nowhere = n.Ability("auto", (n.When("on_play"),), body=(n.Skip("you", "turn"),))
    assert compose.trouble(nowhere, "en", words) == ("unprinted", "")
    # A cost that need not be paid is printed, and read as one that may be declined.
    other = n.Ability(
        "activated",
        (n.When("ko"),),
        optional=True,
        cost=(n.Rest(n.This()),),
        body=(n.Draw("you", 1),),
    )
    assert compose.trouble(other, "en", words)[0] == "misread"
    fine = n.Ability("auto", (n.When("on_play"),), body=(n.Draw("you", 1),))
    assert compose.trouble(fine, "en", words) == ("", "[On Play] Draw 1 card.")
