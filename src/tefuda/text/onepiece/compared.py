"""What one player has compared with what the other has: the same of five things."""

from __future__ import annotations

from typing import Any, NamedTuple

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say


class Thing(NamedTuple):
    """The amount of each player, and its words."""

    mine: Any
    theirs: Any
    have: str  # you have less ... (#: your, or their)
    number: str  # the number of ... (#: your, or your opponent's)
    than: str  # is less than the number ...
    ja: str
    zh: str
    shorter: bool = True  # Chinese leaves the second out
    suffix: str = ""  # Chinese: 張數 after it


def _cards(zone: str, tests: Any = ()) -> tuple[Any, Any]:
    return n.Count(n.Cards("you", zone, tests)), n.Count(n.Cards("opponent", zone, tests))


def _stored(zone: str, ja: str, zh: str, **more: Any) -> Thing:
    words = (f"cards in # {zone}", f"cards in # {zone}", f"in # {zone}")
    return Thing(*_cards(zone), *words, ja, zh, **more)


LIFE = Thing(
    *_cards("life"), "Life cards", "# Life cards", "of # Life cards", "ライフ", "的生命值卡",
    suffix="張數",
)  # fmt: skip
THINGS = (
    Thing(
        n.Tokens("you"), n.Tokens("opponent"), "DON!! cards(| on # field| on the field)",
        "DON!! cards on # field", "on # field", "場のドン‼", "場上的咚‼卡",
    ),
    _stored("hand", "手札", "的手牌", suffix="張數"),
    LIFE,
    Thing(
        *_cards("field", (n.Kind(("character",)),)), "Characters(| on # field)", "# Characters",
        "of # Characters", "キャラ", "的角色卡", shorter=False,
    ),
    _stored("trash", "トラッシュ", "廢棄區中的卡片", shorter=False),
)  # fmt: skip
# Said with "the number of" only; and with "less" and "more".
BOUNDS = (
    ("<=", "(equal to or less than|less than or equal to)", "以下<の>", "少於等於"),
    (">=", "equal to or (more|greater) than", "以上<の>", "多於等於"),
    ("==", "(equal to|the same as)", "と同じ<!>", "等於"),
)
LESS = (
    ("<", "less", "less than", "少ない", "少"),
    (">", "more", "(more|greater) than", "多い", "多"),
)

for thing in THINGS:
    many = "(|の枚数)" if thing.ja == "キャラ" else "(の枚数|)"
    count = "(|の枚数)" if thing.ja == "場のドン‼" else many
    en = {"you": "your", "opponent": "your opponent's"}
    ja = {"you": f"自分の{thing.ja}", "opponent": f"相手の{thing.ja}"}
    zh = {"you": f"自己{thing.zh}", "opponent": f"對手{thing.zh}"}
    number = {who: thing.number.replace("#", whose) for who, whose in en.items()}
    than = {who: thing.than.replace("#", whose) for who, whose in en.items()}
    short_of = {"you": "yours", "opponent": "your opponent's"}
    foe = "對手" if thing.shorter else zh["opponent"]
    # What Japanese says of the other player in full, and what for short.
    full, short = f"{ja['opponent']}{many}より", "相手より(|も)"
    if thing is LIFE:
        full, short = short, full
    for op, less, fewer, verb, zh_less in LESS:
        say("fact", n.Compare(thing.mine, op, thing.theirs),
            en=(f"you have {less} {thing.have.replace('#', 'your')} than your opponent",
                f"the number of {number['you']} is {fewer} the number {than['opponent']}"),
            ja=(f"{ja['you']}{many}が{full}<{verb}>", f"~{ja['you']}{many}が{short}<{verb}>"),
            zh=(*([f"{zh['you']}張數比對手少"] if thing is LIFE and op == "<" else []),
                f"{zh['you']}比{foe}{zh_less}"))  # fmt: skip
        their = thing.have.replace("#", "their").replace("(| on their field| on the field)",
                                                         "( on their field|)")  # fmt: skip
        say("fact", n.Compare(thing.theirs, op, thing.mine),
            en=(f"your opponent has {less} {their} than you",
                f"the number of {number['opponent']} is {fewer} the number {than['you']}"),
            ja=(f"{ja['opponent']}{many}が{ja['you']}{many}より<{verb}>",
                f"~{ja['opponent']}{many}が自分より<{verb}>"),
            zh=f"{zh['opponent']}比{zh['you']}{zh_less}")  # fmt: skip
    for op, en_bound, ja_bound, zh_bound in BOUNDS:
        for who, other, left, right in (
            ("you", "opponent", thing.mine, thing.theirs),
            ("opponent", "you", thing.theirs, thing.mine),
        ):
            say("fact", n.Compare(left, op, right),
                en=(f"the number of {number[who]} is {en_bound} the number {than[other]}",
                    f"~the number of {number[who]} is {en_bound} {short_of[other]}"),
                ja=f"{ja[who]}{count}が{ja[other]}の枚数{ja_bound}",
                zh=f"{zh[who]}{thing.suffix}{zh_bound}{zh[other]}{thing.suffix}")  # fmt: skip
    less_by = n.Compare(n.Sum((thing.mine, V.number)), "<=", thing.theirs)
    say("fact", less_by,
        en=f"the number of {number['you']} is at least {{number}} less than the number "
           + than["opponent"],
        ja=tuple(f"{ja['you']}{many}が{second}より{{number}}枚以上<少ない>"
                 for second in (ja["opponent"] + many, "相手")),
        zh=f"{zh['you']}比{foe}少{{number}}張以上")  # fmt: skip
