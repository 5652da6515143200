"""What is said once of "A or B": for whom it is.

A colour before A is B's too, unless B has one of its own (One Piece rulings 876, 958). A bound on
cost or power that stands before both, or after both, is for both, as far as such cards can have
the value (1331, 1394): Japanese parts it from them with a comma. A type is for both where A and B
are kinds of card; a name beside it is what it is, whatever its type.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from tefuda.abilities import nodes as n
from tefuda.text.compile import compile_card, essence
from tests.text.cards import LANGUAGES, Lists, lexicon_of
from tests.text.test_wordings import read

CHARACTER, EVENT, STAGE = (n.Kind((kind,)) for kind in ("character", "event", "stage"))
CHEAP = n.Stat("cost", "<=", 5)
RED = n.Colour(("red",))
REEDFOLK = n.Trait(("Reedfolk",))
TOBI = n.Named(("Tobi",))

SENTENCES = [
    (
        (RED, n.AnyTest((EVENT, n.AllTests((CHARACTER, n.Stat("cost", ">=", 3)))))),
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 red Event or up to 1 Character card with a cost of 3 or more and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
        "【登場時】自分のデッキの上から5枚を見て、赤のイベントかコスト3以上のキャラカード1枚までを公開し、手札に加える。その後、残りを好きな順番でデッキの下に置く。",
        "【登場時】從自己的卡組上面查看5張卡片，公開最多1張紅色的事件卡或費用3以上的角色卡，並加入手牌。之後，將其餘卡片依任意順序放到卡組下面。",
    ),
    (
        (RED, CHEAP, n.AnyTest((n.AllTests((CHARACTER, REEDFOLK)), TOBI))),
        "[On Play] Play up to 1 red {Reedfolk} type Character card or [Tobi] with a cost of 5 or less from your hand.",
        "【登場時】自分の手札からコスト5以下の赤の、特徴《葦の民》を持つキャラカードか「トビ」1枚までを、登場させる。",
        "【登場時】使最多1張自己手牌中費用5以下紅色、擁有《蘆民》特徵的角色卡或「托比」登場。",
    ),
    (
        (n.Kind(("character", "stage")), RED, n.Stat("cost", "<=", 2)),
        "[On Play] Play up to 1 red Character or Stage card with a cost of 2 or less from your hand.",
        "【登場時】自分の手札からコスト2以下の赤の、キャラカードかステージカード1枚までを、登場させる。",
        "【登場時】使最多1張自己手牌中費用2以下紅色的角色卡或舞台卡登場。",
    ),
    (
        (REEDFOLK, n.AnyTest((n.Kind(("leader",)), n.AllTests((CHARACTER, n.Stat("cost", "<=", 6)))))),
        "[On Play] Set up to 1 of your {Reedfolk} type Leader or Character cards with a cost of 6 or less as active.",
        "【登場時】自分の特徴《葦の民》を持つ、リーダーかコスト6以下のキャラ1枚までを、アクティブにする。",
        "",
    ),
    (
        (CHEAP, n.AnyTest((TOBI, n.AllTests((CHARACTER, n.Attribute(("slash",))))))),
        "",
        "【登場時】自分の手札からコスト5以下の、「トビ」か属性(斬)を持つキャラカード1枚までを、登場させる。",
        "【登場時】使最多1張自己手牌中費用5以下、擁有(斬)屬性的角色卡或「托比」登場。",
    ),
    (
        # An Event has no power: the bound is for the Characters alone.
        (n.AnyTest((n.AllTests((CHARACTER, n.Stat("power", "<=", 1000))), EVENT)),),
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 Character card with 1000 power or less or up to 1 Event and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
        "【登場時】自分のデッキの上から5枚を見て、パワー1000以下のキャラカードかイベント1枚までを公開し、手札に加える。その後、残りを好きな順番でデッキの下に置く。",
        "",
    ),
]  # fmt: skip


def parts(value: Any) -> Iterator[Any]:
    """A node and everything in it."""
    yield value
    if isinstance(value, tuple):
        for one in value:
            yield from parts(one)
    elif isinstance(value, n.Node):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


@pytest.mark.parametrize("row", SENTENCES, ids=range(len(SENTENCES)))
@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant"])
def test_what_is_for_both(row: tuple[Any, ...], lang: str) -> None:
    text = row[1 + ["en", "ja", "zh-Hant"].index(lang)]
    if text:
        cards = [p for p in parts(read(text, lang, "onepiece")) if isinstance(p, n.Cards)]
        assert essence(row[0]) in [essence(one.tests) for one in cards]


def test_no_real_card_keeps_a_colour_for_the_first_of_two(real: Lists) -> None:
    """In any language: a colour said with the first alternative alone would be wrong."""
    wrong = []
    lexicon = lexicon_of(real)
    for lang in LANGUAGES:
        for number, record in real[lang].items():
            for part in parts(compile_card(record, lang, lexicon).abilities):
                if isinstance(part, n.AnyTest) and len(part.tests) == 2:
                    ways = [{type(p) for p in parts(way)} for way in part.tests]
                    if n.Colour in ways[0] and n.Colour not in ways[1]:
                        wrong.append((number, lang))
    assert wrong == []
