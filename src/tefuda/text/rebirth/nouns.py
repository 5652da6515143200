"""Nouns: whose cards, where, which cards, how many of them."""
# fmt: off

from __future__ import annotations

from typing import Any, NamedTuple

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- how many ------------------------------------------------------------------------------------

say("up_to", True, en="up to ", ja="まで", zh="最多")
say("up_to", False, en="", ja="", zh="")
say("many", ("<=", V.number), en="{number} or less", ja="{number}枚以下", zh="{number}張以下")
say("many", (">=", V.number), en="{number} or more", ja="{number}枚以上", zh="{number}張以上")
say("many", ("==", V.number), en="{number}", ja="{number}枚", zh="{number}張")

# -- words ---------------------------------------------------------------------------------------

# Whoever acts has the cards, if nothing else is said.
say("owner", "you", en="your ", ja="", zh="我方")
say("owner", "opponent", en="your opponent's ", ja="相手の", zh="對方")
say("owner", "ally", en="your side's ", ja="味方の", zh="友方")
say("owner", "any", en="any player's ", ja="いずれかの", zh="任一玩家")
say("whose", "you", en="your ", ja="あなたの", zh="我方")
say("whose", "opponent", en="your opponent's ", ja="相手の", zh="對方")
say("whose", "ally", en="your side's ", ja="味方の", zh="友方")
say("whose", "any", en="any player's ", ja=("各プレイヤーの", "~いずれかの"), zh="任一玩家")
say("end", "top", en="top", ja="上", zh="上方")
say("end", "bottom", en="bottom", ja="下", zh="下方")
say("end", "either", ja="上か下")
say("rest", "", en="", ja="", zh="")
say("rest", "rested", en=" rested", ja="【レスト】で", zh="以橫置狀態")
say("order", "", en="", ja="", zh="")
say("order", "any", en=" in any order", ja="望む順で", zh="以任意順序")
say("order", "opponent", en=" in an order of their choice", ja="相手の望む順で",
    zh="以對方決定的順序")
say("state", "rested", en="rested ", ja="【レスト】している", zh="橫置的")
say("state", "active", en="standing ", ja="【スタンド】している", zh="直置的")
say("keyword", "spark", en="\\[Spark]", ja="【スパーク】", zh="【火花】")
say("keyword", "blocker", en="\\[Blocker]", ja="【ブロッカー】", zh="【防禦】")
say("keyword", "cancel", en="\\[Cancel]", ja="【キャンセル】", zh="【取消】")
say("keyword", "growth", en="\\[Growing]", ja="【のびしろ】", zh="【成長】")
say("keyword", "re_combo", en="\\[ReCombo]", ja="【Reコンボ】", zh="【Re連擊】")
say("keyword", "activate_main", ja="【起】")

# -- qualities -----------------------------------------------------------------------------------

say("before", n.Not(n.IsThis()), en="other ", ja="他の", zh="其他的")
say("before", n.State(V.state), en="{state}", ja="{state}", zh="{state}")
# What a card has a number for, and how a bound on it is said.
say("measure", "base_cost", ja="元々のコスト")
say("measure", "cost", en=("cost", "@measure.a:a cost"), ja="コスト", zh="費用")
say("measure", "base_atk", ja="元々のATK")
say("measure", "atk", en=("ATK", "@measure.a:an ATK"), ja="ATK", zh="ATK")
say("measure", "base_def", ja="元々のDEF")
say("measure", "def", en=("DEF", "@measure.a:a DEF"), ja="DEF", zh="DEF")
say("bound", ("<=", V.number, 0), en="{number} or less", ja="{number}以下", zh="{number}以下")
say("bound", (">=", V.number, 0), en="{number} or more", ja="{number}以上", zh="{number}以上")
say("bound", ("==", V.number, 0), en="{number}", ja="{number}", zh="{number}")
say("before", n.Stat(V.measure, *V.bound), en="@quality:{measure:measure.a} of {bound}",
    ja=("{measure}{bound}の", "~{measure}が{bound}の"), zh="{measure}{bound}的")
say("held", n.Stat(V.measure, *V.bound), ja=("~{measure}{bound}の", "~{measure}が{bound}の"))
say("before", n.AnyTest((n.Stat(V.measure, "==", V.a), n.Stat(V.measure, "==", V.b))),
    ja=("{measure}{a:number}か{b:number}の", "~{measure}が{a:number}か{b:number}の"))
say("before", n.AnyTest((n.Stat(V.measure, "==", V.a), n.Stat(V.measure, "==", V.b),
    n.Stat(V.measure, "==", V.c))),
    ja=("{measure}{a:number}か{b:number}か{c:number}の",
        "~{measure}が{a:number}か{b:number}か{c:number}の"))
say("before", n.AnyTest((n.Stat(V.measure, "==", V.a), n.Stat(V.measure, "==", V.b),
    n.Stat(V.measure, "==", V.c), n.Stat(V.measure, "==", V.d))),
    ja=("{measure}{a:number}か{b:number}か{c:number}か{d:number}の",
        "~{measure}が{a:number}か{b:number}か{c:number}か{d:number}の"))
say("before", n.Stat(V.measure, "==", n.ValueOf(V.measure, V.self)),
    en="@quality:the same {measure} as {self}", ja="{self}と同じ{measure}の",
    zh="與{self}相同{measure}的")
say("before", n.Stat(V.measure, "<=", n.ValueOf(V.measure, V.self)),
    ja="{self}の{measure}以下の{measure}の")
say("before", n.Stat(V.measure, ">=", n.ValueOf(V.measure, V.self)),
    ja="{self}の{measure}以上の{measure}の")
say("held", n.Not(n.IsThis()), en="other ", ja="他の", zh="其他的")
say("held", n.State(V.state), en="{state}", ja="{state}", zh="{state}")
say("before", n.State("face_down"), en="face-down ", ja="裏向きの")
say("before", n.Not(V.named), en="@last: other than {named}", ja="{named}以外の",
    zh="{named}以外的")
say("before", n.Not(n.Trait(V.traits)), en="@last: other than {traits}", ja="{traits}以外の",
    zh="{traits}以外的")
say("before", n.Not(n.Kind(("rebirth",))), ja="Reバース以外の")
say("before", n.Has(V.keyword), en="@quality:{keyword}", ja="{keyword}を持つ", zh="擁有{keyword}的")
say("before", n.AnyTest((n.Has(V.a), n.Has(V.b))), en="@quality:{a:keyword} or {b:keyword}",
    ja="{a:keyword}か{b:keyword}を持つ", zh="擁有{a:keyword}或{b:keyword}的")
say("before", n.Not(n.Has(V.keyword)), en="@quality:no {keyword}", ja="{keyword}を持たない",
    zh="沒有{keyword}的")
say("before", n.State("face_down"), zh="背面朝上的")
say("before", n.AllTests((n.Not(n.Has(V.a)), n.Not(n.Has(V.b)))),
    ja="{a:keyword}も{b:keyword}も持たない")
say("before", n.AllTests((n.Not(n.Has(V.a)), n.Not(n.Has(V.b)), n.Not(n.Has(V.c)))),
    ja="{a:keyword}も{b:keyword}も{c:keyword}も持たない")
say("before", n.Not(n.Has(V.keyword)), ja="~{keyword}でない")
say("before", n.AllTests((n.Trait((V.a,)), n.Trait((V.b,)))), ja="{a:trait}と{b:trait}を持つ")
say("before", n.Trait(V.traits), en="{traits} ", ja=("~{traits}を持つ", "{traits}の"),
    zh="{traits}的")
say("before", V.named, en="{named} ", ja="{named}の", zh="{named}的")

# -- nouns: thing: one; things: several; thing.a: one with its article. --------------------------

say("noun", (n.Kind(("character",)),), en=("character", "@nouns:characters"), ja="キャラ",
    zh="角色")
say("noun", (n.Kind(("rebirth",)),), en=("Rebirth card", "@nouns:Rebirth cards"), ja="Reバース",
    zh="重生卡")
say("noun", (n.Kind(("partner",)),), en=("partner", "@nouns:partners"), ja="パートナー",
    zh="夥伴卡")
say("noun", (n.Has(V.keyword),), en=("{keyword} card", "@nouns:{keyword} cards"), ja="{keyword}",
    zh="{keyword}")
say("noun", (n.Trait(V.traits),), en=("{traits} card", "@nouns:{traits} cards"), ja="{traits}",
    zh="{traits}")
say("noun", (V.named,), en=("{named}", "@nouns:{named}"), ja="{named}", zh="{named}")
say("noun.card", (), en=("card", "@nouns.card:cards"), ja="カード", zh="卡")
say("thing.one", V.a, en=("{a:thing.kind}", "{a:thing.card}"),
    ja=("{a:thing.kind}", "{a:thing.card}"), zh=("{a:thing.kind}", "{a:thing.card}"))
# choice: what is chosen when the ability is played; goods: what is taken without choosing.

class Many(NamedTuple):
    """How many are chosen, and the words for it: of cards, of a thing."""

    count: Any
    up_to: Any
    zone: str
    ja: str
    en: tuple[str, str] | None = None
    zh: str = ""


MANY = (
    Many(V.number, V.up_to, "zone", "{number}枚{up_to}",
         ("{up_to}{number} card{number#|s}", "{up_to}{number} {thing:thing/things@number}"),
         "{up_to}{number}張"),
    Many(n.AnyNumber(), True, "zone", "望む枚数",
         ("any number of cards", "any number of {thing:things}"), "任意張"),
    Many(n.AnyNumber(), False, "zones", "すべて", ("all cards", "all {thing:things}"), "全部"),
    Many(V.amount, False, "zones", "{amount}と同じ枚数"),
)


def _chosen(category: str, many: Many, late: bool, en: str, ja: str, zh: str) -> None:
    """So many cards of a place: whose, how they lie, which."""

    def row(cards: n.Cards, words: str, **others: str) -> None:
        choice = n.Choose(many.count, many.up_to, cards, late=late)
        say(category, choice, ja=f"{words}{many.ja}{ja}", **others)

    set_ones = n.Cards(V.owner, "rebirth", V.thing)
    row(set_ones, "{owner}セットされている{thing}から")
    zone = getattr(V, many.zone)
    for held, lain in (((V.held,), "{held}"), ((), "")):
        for which, thing in (((), ""), ((*V.thing,), "{thing}を")):
            place = f"{lain}{{{many.zone}}}"
            tests = (*held, *which)
            if many.zone == "zones":
                row(n.Cards("any", zone, tests), f"各プレイヤーの{place}から{thing}")
            said = {}
            if many.en:
                what = many.en[1 if thing else 0]
                said = {"en": f"{en}{what} from {{owner}}{place}",
                        "zh": f"{zh}{{owner}}{place}的{many.zh}{'{thing}' if thing else '卡'}"}
            row(n.Cards(V.owner, zone, tests), f"{{owner}}{place}から{thing}", **said)


for many in MANY:
    _chosen("choice", many, False, "choose ", "選び、", "選擇")
for many in MANY:
    _chosen("goods", many, True, "", "", "")
say("choice", n.Choose(V.amount, False, n.Cards(V.owner, V.zones)),
    en="choose as many cards from {owner}{zones} as {amount}",
    zh="選擇{owner}{zones}中與{amount}相同張數的卡")
say("goods", n.Choose(V.amount, False, n.Cards(V.owner, V.zones), late=True),
    en="as many cards from {owner}{zones} as {amount}", zh="{owner}{zones}中與{amount}相同張數的卡")
for held, lain in (((V.held,), "{held}"), ((), "")):
    for thing, tests in (("", held), ("{thing}を", (*held, *V.thing))):
        cards = n.Cards(V.owner, V.zone, tests)
        say("choice", n.Choose(n.Count(V.counted, V.per), V.up_to, cards),
            ja=f"{{counted}}{{per:number}}枚につき、{{owner}}{lain}{{zone}}から{thing}1枚{{up_to}}選び、")
        say("choice", n.Choose(V.number, V.up_to, cards, distinct=True),
            ja=f"{{owner}}{lain}{{zone}}から"
            "(カード名の異なる|[それぞれ]カード名が異なる|それぞれ異なるカード名の)"
            f"{thing}{{number}}枚{{up_to}}選び、")
say("things.one", V.a, en=("{a:things.kind}", "{a:things.card}"))

# -- choices --
# choice: what is chosen when the ability is played; goods: what is taken without choosing.

say("choice", n.Both((V.self, V.choice)), ja="{self}と{choice}")
say("choice", n.Both((n.Choose(V.number, V.up_to, n.Cards(V.owner, V.a)), n.Choose(V.number,
    V.up_to, n.Cards(V.owner, V.b)))),
    en="choose {up_to}{number} card{number#|s} each from {owner}{a:area} and {b:area}",
    zh="選擇{owner}{a:area}與{b:area}的各{up_to}{number}張卡")
say("choice", n.Both((n.Choose(V.number, V.up_to, n.Cards(V.owner, V.a, V.thing)),
    n.Choose(V.number, V.up_to, n.Cards(V.owner, V.b, V.thing)))),
    en="choose {up_to}{number} {thing:thing/things@number} each from {owner}{a:area} and {b:area}",
    zh="選擇{owner}{a:area}與{b:area}的各{up_to}{number}張{thing}")
say("choice", n.Both((n.Choose(V.number, V.up_to, n.Cards("you", V.zone)), n.Choose(V.number,
    V.up_to, n.Cards("opponent", V.zone)))),
    en="choose {up_to}{number} card{number#|s} from each player's {zone}",
    zh="選擇各玩家{zone}的各{up_to}{number}張卡")
say("goods", n.Both((V.self, V.goods)), ja=("{self}と{goods}", "{self:goods}と{goods:self}を"))
say("goods", n.Both((V.a, V.b)), ja="{a:goods}と{b:goods}[それぞれ]")
say("goods", n.Both((n.Choose(V.number, V.up_to, n.Cards(V.owner, V.a), late=True),
    n.Choose(V.number, V.up_to, n.Cards(V.owner, V.b), late=True))),
    en="{up_to}{number} card{number#|s} each from {owner}{a:area} and {b:area}",
    zh="{owner}{a:area}與{b:area}的各{up_to}{number}張卡")
say("goods", n.Both((n.Choose(V.number, V.up_to, n.Cards(V.owner, V.a, V.thing), late=True),
    n.Choose(V.number, V.up_to, n.Cards(V.owner, V.b, V.thing), late=True))),
    en="{up_to}{number} {thing:thing/things@number} each from {owner}{a:area} and {b:area}",
    zh="{owner}{a:area}與{b:area}的各{up_to}{number}張{thing}")
say("goods", n.Both((n.Choose(V.number, V.up_to, n.Cards("you", V.zone), late=True),
    n.Choose(V.number, V.up_to, n.Cards("opponent", V.zone), late=True))),
    en="{up_to}{number} card{number#|s} from each player's {zone}",
    zh="各玩家{zone}的各{up_to}{number}張卡")
say("sparks", n.Choose(V.number, V.up_to, n.Cards(V.owner, V.zone, (*V.thing, n.Has("spark")))),
    en="{up_to}{number} \\[Spark] of {thing:thing/things@number} from {owner}{zone}",
    ja="{owner}{zone}から{thing}の【スパーク】を{number}つ{up_to}",
    zh="{owner}{zone}的{thing}的{up_to}{number}個【火花】")
say("sparks", n.Choose(V.number, V.up_to, n.Cards(V.owner, V.zone, (n.Has("spark"),))),
    en="{up_to}{number} \\[Spark] from {owner}{zone}",
    ja="{owner}{zone}から【スパーク】を{number}つ{up_to}",
    zh="{owner}{zone}的{up_to}{number}個【火花】")

# -- theirs: What an opponent chooses among their own cards. -------------------------------------

say("theirs", n.Choose(V.number, V.up_to, n.Cards("opponent", V.zone), "opponent"),
    ja="相手は{zone}から{number}枚{up_to}選び、")
say("theirs", n.Choose(V.number, V.up_to, n.Cards("opponent", V.zone, V.thing), "opponent"),
    ja="相手は{zone}から{thing}を{number}枚{up_to}選び、")
say("theirs", n.Choose(n.AnyNumber(), True, n.Cards("opponent", V.zone), "opponent"),
    ja="相手は{zone}から望む枚数選び、")
say("theirs", n.Choose(n.AnyNumber(), True, n.Cards("opponent", V.zone, V.thing), "opponent"),
    ja="相手は{zone}から{thing}を望む枚数選び、")
say("theirs", n.Choose(n.AnyNumber(), False, n.Cards("opponent", V.zone), "opponent"),
    ja="相手は{zone}からすべて選び、")
say("theirs", n.Choose(n.AnyNumber(), False, n.Cards("opponent", V.zone, V.thing), "opponent"),
    ja="相手は{zone}から{thing}をすべて選び、")

# -- looked: top: the first cards of a deck; found: some of the cards just looked at or revealed.

say("top", n.Top(V.owner, "deck", V.number, V.up_to, V.end),
    en="{up_to}{number} card{number#|s} from the {end} of {owner}deck",
    ja="{owner}デッキの{end}から{number}枚{up_to}", zh="{owner}卡組{end}的{up_to}{number}張卡")
say("more", n.Choose(V.number, False, n.Cards("you", "looked")), ja="{number}枚")
say("found", n.Choose(V.number, V.up_to, n.Cards("you", "looked")),
    en="{up_to}{number} card{number#|s} among them", ja="その中から{number}枚{up_to}",
    zh="其中{up_to}{number}張卡")
say("found", n.Choose(V.number, V.up_to, n.Cards("you", "looked", V.thing)),
    en="{up_to}{number} {thing:thing/things@number} among them",
    ja="その中から{thing}を{number}枚{up_to}", zh="其中{up_to}{number}張{thing}")
say("more", n.Choose(V.number, V.up_to, n.Cards("you", "looked", V.thing)),
    ja="{thing}を{number}枚{up_to}")
say("found", n.Choose(n.AnyNumber(), True, n.Cards("you", "looked")),
    en="any number of cards among them", ja="その中から望む枚数", zh="其中任意張卡")
say("found", n.Choose(n.AnyNumber(), True, n.Cards("you", "looked", V.thing)),
    en="any number of {thing:things} among them", ja="その中から{thing}を望む枚数",
    zh="其中任意張{thing}")
say("more", n.Choose(n.AnyNumber(), True, n.Cards("you", "looked", V.thing)),
    ja="{thing}を望む枚数")
say("found", n.Choose(n.AnyNumber(), False, n.Cards("you", "looked")), en="all cards among them",
    ja="その中からすべて", zh="其中全部卡")
say("found", n.Choose(n.AnyNumber(), False, n.Cards("you", "looked", V.thing)),
    en="all {thing:things} among them", ja="その中から{thing}をすべて", zh="其中全部{thing}")
say("found", n.Both((n.Choose(V.number, False, n.Cards("you", "looked", V.a)), n.Choose(V.number,
    False, n.Cards("you", "looked", V.b)))),
    ja="その中から{a:thing.one}と{b:thing.one}を{number}枚ずつ")

# -- targets: self: one certain card; group: all such cards. -------------------------------------

say("self", V.this, en="{this}", ja="{this}", zh="{this}")
say("self", n.Among(V.this, (n.State(V.state),)), ja="{state}{this}")
say("self", n.It(), en="that card", ja="それ", zh="該卡")
say("self", n.Attacker(), en="the supported character",
    ja=("サポートされたキャラ", "~アタックしているキャラ"), zh="被支援的角色")
say("self", n.Attacked(), en="the blocked character", ja="ブロックされたキャラ", zh="被防禦的角色")
say("self", n.Supporter(), en="the supporting character", ja="サポートしているキャラ",
    zh="正在支援的角色")
say("group", n.Cards(V.whose, V.zones, (V.held,)), en="{whose}{held}{zones}",
    ja="{whose}{held}{zones}", zh="{whose}{held}{zones}")
say("group", n.Cards(V.whose, V.zones), en="{whose}{zones}", ja="{whose}{zones}",
    zh="{whose}{zones}")
say("group", n.Cards(V.whose, "field", V.thing), en="{whose}{thing:things}",
    ja=("{whose}{thing}", "~{whose}{thing}すべて"),
    zh="{whose}的{thing}")
say("group", n.Cards(V.whose, "rebirth", V.thing), ja="{whose}セットされている{thing}")
say("group", n.Cards(V.whose, V.zones, (V.held, *V.thing)), ja="{whose}{held}{zones}の{thing}")
say("group", n.Cards(V.whose, V.zones, V.thing), en="the {thing:things} in {whose}{zones}",
    ja=("{whose}{zones}の{thing}", "~{whose}{zones}の{thing}すべて"), zh="{whose}{zones}的{thing}")
say("group", n.Cards(V.whose, V.zones, (V.x,)), ja="~{whose}{zones}の{x:named.all}")
say("subject", V.self, en=("{self}", "{self:group}"), ja=("{self}", "{self:group}"),
    zh=("{self}", "{self:group}"))
say("subject", n.Both((V.a, V.b)), ja=("{a:self}と{b:group}", "{a:self}と{b:self}"))
say("goods", n.Cards(V.owner, V.zones), ja="{owner}{zones}をすべて")
say("goods", n.Cards(V.owner, V.zones, V.thing), ja="{owner}{zones}の{thing}をすべて")
say("goods", V.top, en=("{top:group}", "{top}"), ja=("~{top:group}をすべて", "{top}"),
    zh=("{top:group}的所有卡", "{top}"))
say("goods", n.Both((V.self, V.goods)), en="{self} and {goods}", zh="{self}與{goods}")
