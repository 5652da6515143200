"""Nouns: whose cards, which cards, how many of them."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- how many ------------------------------------------------------------------------------------

# -- words ---------------------------------------------------------------------------------------

say("whose", "you", en="your", ja="自分", zh="自己")
say("whose", "opponent", en="your opponent's", ja="相手", zh="對手")
say("zone", "drop", en="Drop", ja="ドロップ", zh="棄牌區")
say("zone", "energy", en="energy", ja="エナジー", zh="能量區")
say("zone", "life", en="life", ja="ライフ", zh="生命區")
say("zone", "combo", en="Combo Area", ja="コンボエリア", zh="連擊區")
# Where cards are taken from ("store"), those in the Battle Area are rather chosen.
PLACES: dict[str, tuple[str, str, str]] = {
    "hand": ("hand", "手札", "手牌"), "drop": ("Drop", "ドロップ", "棄牌區"),
    "energy": ("energy", "エナジー", "能量區"), "battle": ("Battle Area", "バトルエリア", "戰鬥區"),
}
PAIRS = (("hand", "battle"), ("energy", "battle"), ("hand", "drop"), ("energy", "drop"),
         ("drop", "battle"))
for one, other in PAIRS:
    en, ja, zh = zip(PLACES[one], PLACES[other], strict=True)
    for category in ("zone", "store"):
        say(category, f"{one}_or_{other}",
            en=(" or ".join(en), f"~{en[1]} or {en[0]}", f"~{en[0]} and {en[1]}",
                f"~{en[1]} and {en[0]}"),
            ja=("か".join(ja), f"~{ja[1]}か{ja[0]}", f"~{ja[0]}と{ja[1]}", f"~{ja[1]}と{ja[0]}"),
            zh="或".join(zh))
say("zone", "battle", en="Battle Area", ja="バトルエリア", zh="戰鬥區")
say("store", "hand", en="hand", ja="手札", zh="手牌")
say("store", "drop", en="Drop", ja="ドロップ", zh="棄牌區")
say("store", "deck", en="deck", ja="デッキ", zh="卡組")
say("store", "energy", en="energy", ja="エナジー", zh="能量區")
say("store", "combo", en="Combo Area", ja="コンボエリア", zh="連擊區")
say("store", "battle", en="~Battle Area", ja="~バトルエリア", zh="~戰鬥區")
say("area", "you", en="your Battle Area", ja="自分のバトルエリア", zh="自己戰鬥區")
say("area", "opponent", en="your opponent's Battle Area", ja="相手のバトルエリア", zh="對手戰鬥區")
say("area", "any", en="a Battle Area", ja="バトルエリア", zh="戰鬥區")
say("state", "active", en="Active", ja="アクティブ", zh="活動狀態")
say("state", "rested", en="Rest", ja="レスト", zh="休息狀態")
say("circle", "red", en="\\(Red)", ja="\\(赤)", zh="\\(紅)")
say("circle", "blue", en="\\(Blue)", ja="\\(青)", zh="\\(藍)")
say("circle", "green", en="\\(Green)", ja="\\(緑)", zh="\\(綠)")
say("circle", "yellow", en="\\(Yellow)", ja="\\(黄)", zh="\\(黃)")
say("circle", "black", en="\\(Black)", ja="\\(黒)", zh="\\(黑)")
say("keyword", "critical", en="\\[Critical]", ja="【クリティカル】", zh="【爆擊】")
say("keyword", "double_strike", en="\\[Double Strike]", ja="【ダブルストライク】",
    zh="【雙重打擊】")
say("keyword", "triple_strike", en="\\[Triple Strike]", ja="【トリプルストライク】",
    zh="【三重打擊】")
say("keyword", "barrier", en="\\[Barrier]", ja="【バリア】", zh="【屏障】")
say("keyword", "super_combo", en="\\[Super Combo]", ja="【スーパーコンボ】", zh="【超級連擊】")
say("keyword", "field", en="\\[Field]", ja="【フィールド】", zh="【場域】")
say("keyword", "dragon_ball", en="\\[Dragon Ball]", ja="【ドラゴンボール】", zh="【龍珠】")
say("bearing", "evolve", en="\\[Evolve]", ja="【進化】", zh="【進化】")
say("bearing", "fusion_evolve", en="\\[Fusion Evolve]", ja="【フュージョン進化】",
    zh="【融合進化】")
say("stat", "power", en="power", ja="パワー", zh="力量值")
say("stat", "combo", en="combo power", ja="コンボパワー", zh="連擊力量值")
say("rest", "", en="", ja="", zh="")
say("rest", "rested", en=" in Rest Mode", ja="レストで", zh="以休息狀態")
# Energy is a card in the Energy Area (13-1-3): which, in few words.
# Energy is a card in the Energy Area (13-1-3): which, in few words.
# Energy is a card in the Energy Area (13-1-3): which, in few words.
say("energies", (), en="energy", ja="エナジー", zh="的能量")
say("energies", (n.State(V.state),), en="{state} Mode energy", ja="{state}のエナジー",
    zh="{state}的能量")
say("energies", (n.Colour(V.colours),), en="{colours} energy", ja="{colours}のエナジー",
    zh="{colours}的能量")
say("than", "<=", en="(less than or equal to|equal to or less than)")
say("than", ">=", en="(greater than or equal to|equal to or greater than)")
say("than", "==", en="equal to")
say("order", "random", en=" in a random order", ja="ランダムに", zh="隨機")

# -- qualities: Tests, all of them before the noun, in the order they are printed. ---------------

say("before", V.not_this, ja="{not_this}", zh="{not_this}")
say("before", n.Not(n.IsThis()), en="other ", ja="~他の", zh="~其他")
say("before", n.Not(n.Named(V.names)), ja="{names}以外の", zh="除了{names}以外")
say("before", n.State("in_battle"), ja="戦闘中の", zh="戰鬥中")
say("before", n.Battling(V.whose, V.thing), ja="{whose}の{thing}と戦闘中の")

# -- nouns ---------------------------------------------------------------------------------------

say("noun", (n.Kind(("battle",)),), en=("@noun1:Battle Card", "@noun2:Battle Cards"),
    ja="バトルカード", zh="戰鬥卡")
say("noun", (n.Kind(("battle",)), n.Named(V.names)),
    en=("@noun1:{names} Battle Card", "@noun2:{names} Battle Cards"), ja="{names}のバトルカード",
    zh="戰鬥卡{names}")
say("noun", (n.Kind(("extra",)),), en=("@noun1:Extra", "@noun2:Extras"), ja="エクストラ",
    zh="額外卡")
say("noun", (n.Kind(("extra",)), n.Named(V.names)),
    en=("@noun1:{names} Extra", "@noun2:{names} Extras"), ja="{names}のエクストラ",
    zh="額外卡{names}")
say("noun", (n.Kind(("leader",)),), en=("@noun1:Leader[ Card]", "@noun2:Leaders"),
    ja="リーダー[カード]", zh="領袖卡")
say("noun", (n.Kind(("leader",)), n.Named(V.names)),
    en=("@noun1:{names} Leader", "@noun2:{names} Leaders"), ja="{names}のリーダー",
    zh="領袖卡{names}")
say("noun", (n.Kind(("leader", "battle")),),
    en=("@noun1:Leader(|) or Battle Card", "@noun2:Leader(|s) or Battle Cards"),
    ja="リーダーかバトルカード", zh="領袖卡或戰鬥卡")
say("noun", (n.Kind(("leader", "battle")), n.Named(V.names)),
    en=("@noun1:{names} Leader(|) or Battle Card", "@noun2:{names} Leader(|s) or Battle Cards"),
    ja="{names}のリーダーかバトルカード")
# [Field] is a word of Extra Cards alone (13-1-7, 15-3-1).
say("noun", (n.AnyTest((n.Kind(("battle",)), n.AllTests((n.Kind(("extra",)), n.Has("field"))))),),
    en=("~@noun1:Battle Card or Extra with \\[Field]",
        "~@noun2:Battle Cards or Extras with \\[Field]"))
say("noun", (n.Kind(("battle", "extra")),),
    en=("@noun1:Battle Card or Extra", "@noun2:Battle Cards or Extras"),
    ja="バトルカードかエクストラ", zh="戰鬥卡或額外卡")
say("noun", (n.Kind(("extra",)), n.Has("field")),
    en=("@noun1:\\[Field][ card]", "@noun2:\\[Field](|s| cards)"), ja="【フィールド】",
    zh="【場域】")
say("noun", (n.Kind(("extra",)), n.Named(V.names), n.Has("field")),
    en=("@noun1:{names} \\[Field](|)", "@noun2:{names} \\[Field](|s)"),
    ja="{names}の【フィールド】", zh="【場域】{names}")
say("noun", (n.Has("dragon_ball"),), en=("@noun1:\\[Dragon Ball](|)", "@noun2:\\[Dragon Ball](|s)"),
    ja="【ドラゴンボール】", zh="【龍珠】")
say("noun", (n.Named(V.names),), en=("@noun1:{names}", "@noun2:{names}"), ja="{names}",
    zh="{names}")
say("noun", (), en=("@noun1:card", "@noun2:cards"), ja="カード", zh="卡片")
say("nouns", V.noun, zh="的{noun}")
say("extra", (n.Kind(("extra",)),), zh="額外卡")
say("extra", V.tests, zh="{tests:extra.described}")
say("noun.extra", (n.Kind(("extra",)),), en="Extra", ja="エクストラ", zh="的額外卡")
say("noun.leader", (n.Kind(("leader",)),), en="Leader", ja="リーダー", zh="的領袖卡")
say("noun.leader", (n.Kind(("leader",)), n.Named(V.names)), en="{names} Leader",
    ja="{names}のリーダー", zh="的領袖卡{names}")
say("bare.one", V.noun, zh=("{noun}", "{noun:thing.one}"))
say("a_thing", V.thing, en="a {thing}")
# A name alone has no article.
say("some", (n.Named(V.names),), en="{names}")
say("some", V.thing, en="a {thing}")

# -- choices: choice: what is chosen; several: so many cards of one place. -----------------------

say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", (n.Kind(("leader", "battle")),))),
    en="{whose} Leader or up to {number} of {whose} Battle Cards",
    ja="@several:{whose}のリーダーか{whose}のバトルカード{number}枚まで",
    zh="{whose}的領袖卡或最多{number}張{whose}的戰鬥卡")
say("choice", n.Choose(V.number, False, n.Cards(V.whose, "field", (n.Kind(("leader", "battle")),))),
    en="~{whose} Leader or {number} of {whose} Battle Cards",
    ja="~@several:{whose}のリーダーか{whose}のバトルカード{number}枚",
    zh="~{whose}的領袖卡或{number}張{whose}的戰鬥卡")
say("choice", n.Choose(V.number, V.up_to, n.Cards(V.whose, "field", (n.AnyTest((n.Kind(("leader",)),
    n.AllTests(V.thing))),))), en="{whose} Leader or {up_to}{number} of {whose} {thing:things}",
    ja="@several:{whose}のリーダーか{whose}の{thing}{number}枚{up_to}",
    zh="{whose}的領袖卡或{up_to}{number}張{whose}{thing}")
say("several", n.Choose(1, False, n.Cards(V.whose, "field", V.leader)), en="{whose} {leader}",
    ja="{whose}の{leader}", zh="{whose}{leader}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "modes", (n.State(V.state),)),
    total=("power", V.sum)), zh="任意張數力量值合計{sum:number}以下、{whose}{state}的卡片")
say("several", n.Choose(V.number, True, n.Cards(V.whose, "modes", (n.State(V.state),)),
    total=("power", V.sum)), zh="最多{number}張力量值合計{sum:number}以下、{whose}{state}的卡片")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "modes", (n.State(V.state),)),
    total=("cost", V.sum)), zh="任意張數費用合計{sum:number}以下、{whose}{state}的卡片")
say("several", n.Choose(V.number, True, n.Cards(V.whose, "modes", (n.State(V.state),)),
    total=("cost", V.sum)), zh="最多{number}張費用合計{sum:number}以下、{whose}{state}的卡片")
say("several", n.Choose(n.AnyNumber(), False, n.Cards(V.area, "battle", (*V.things,
    n.Not(n.IsThis())))), en="~all {things} in {area} other than this card")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing), total=("power",
    V.sum)),
    en="any number of {whose} {thing:things} that add up to a total power of {sum:number} or less",
    ja="@choice:{whose}の{thing}をパワーの合計が{sum:number}以下になるように選び、",
    zh="任意張數力量值合計{sum:number}以下、{whose}{thing}")
say("several", n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing), total=("power", V.sum)),
    en=("up to {number} of {whose} {thing:things} that add up to a total power of {sum:number} "
        "or less"),
    ja=("@choice:{whose}の{thing}をパワーの合計が{sum:number}以下になるように{number}枚まで(|を)"
        "選び、"), zh="最多{number}張力量值合計{sum:number}以下、{whose}{thing}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.area, "battle", V.thing), total=("cost",
    V.sum)), ja="@choice:{area}の{thing}をコストの合計が{sum:number}以下になるように選び、",
    zh="任意張數費用合計{sum:number}以下、{area}中{thing}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing), total=("cost",
    V.sum)),
    en="any number of {whose} {thing:things} that add up to a total cost of {sum:number} or less",
    ja="@choice:{whose}の{thing}をコストの合計が{sum:number}以下になるように選び、",
    zh="任意張數費用合計{sum:number}以下、{whose}{thing}")
say("several", n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing), total=("cost", V.sum)),
    en=("up to {number} of {whose} {thing:things} that add up to a total cost of {sum:number} or "
        "less"),
    ja=("@choice:{whose}の{thing}をコストの合計が{sum:number}以下になるように{number}枚まで(|を)"
        "選び、"), zh="最多{number}張費用合計{sum:number}以下、{whose}{thing}")
say("several", n.Choose(V.number, True, n.Cards(V.area, "battle", V.thing), total=("cost", V.sum)),
    en=("up to {number} {thing:things} in {area} that add up to a total cost of {sum:number} or "
        "less"),
    ja=("@choice:{area}の{thing}をコストの合計が{sum:number}以下になるように{number}枚まで(|を)選"
        "び、"), zh="最多{number}張費用合計{sum:number}以下、{area}中{thing}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.area, "battle", V.thing), total=("power",
    V.sum)), ja="@choice:{area}の{thing}をパワーの合計が{sum:number}以下になるように選び、",
    zh="任意張數力量值合計{sum:number}以下、{area}中{thing}")
say("several", n.Choose(V.number, True, n.Cards(V.area, "battle", V.thing), total=("power", V.sum)),
    en=("up to {number} {thing:things} in {area} that add up to a total power of {sum:number} or "
        "less"),
    ja=("@choice:{area}の{thing}をパワーの合計が{sum:number}以下になるように{number}枚まで(|を)選"
        "び、"), zh="最多{number}張力量值合計{sum:number}以下、{area}中{thing}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards("any", "field", V.bare), total=("power",
    V.sum)), ja="@choice:{bare:thing}をパワーの合計が{sum:number}以下になるように選び、",
    zh="任意張數力量值合計{sum:number}以下、{bare}")
say("several", n.Choose(V.number, True, n.Cards("any", "field", V.bare), total=("power", V.sum)),
    ja="@choice:{bare:thing}をパワーの合計が{sum:number}以下になるように{number}枚まで(|を)選び、",
    zh="最多{number}張力量值合計{sum:number}以下、{bare}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards("any", "field", V.bare), total=("cost",
    V.sum)), ja="@choice:{bare:thing}をコストの合計が{sum:number}以下になるように選び、",
    zh="任意張數費用合計{sum:number}以下、{bare}")
say("several", n.Choose(V.number, True, n.Cards("any", "field", V.bare), total=("cost", V.sum)),
    ja="@choice:{bare:thing}をコストの合計が{sum:number}以下になるように{number}枚まで(|を)選び、",
    zh="最多{number}張費用合計{sum:number}以下、{bare}")
say("several", n.Both((n.Choose(V.number, False, n.Cards("you", "field", V.thing)),
    n.Choose(V.number, False, n.Cards("opponent", "field", V.thing)))),
    ja="自分と相手の{thing}{number}枚ずつ")

# -- picks --
# pick: so many of your cards that are not on the field; top: the first cards of a deck.

say("pick", n.Top("you", "life", V.number, V.up_to),
    en="{up_to}{number} card{number#|s} from your life", ja="自分のライフ{number}枚{up_to}",
    zh="{up_to}{number}張自己的生命卡")
say("pick", n.Choose(V.number, V.up_to, n.Cards("you", "hand")), ja="自分の手札{number}枚{up_to}",
    zh="{up_to}{number}張自己的手牌")
say("pick", n.Choose(V.number, V.up_to, n.Cards("you", "energy")),
    en="{up_to}{number} of your energy", ja="自分のエナジー{number}枚{up_to}",
    zh="{up_to}{number}張自己的能量")
say("pick", n.Choose(V.number, V.up_to, n.Cards("you", "energy", (n.State(V.state),))),
    en="{up_to}{number} of your {state} Mode energy", ja="自分の{state}のエナジー{number}枚{up_to}",
    zh="{up_to}{number}張自己{state}的能量")
say("pick", n.Choose(V.number, V.up_to, n.Cards("you", V.store, V.thing)),
    en="{up_to}{number} {thing:thing/things@number} from your {store}",
    ja="自分の{store}の{thing}{number}枚{up_to}", zh="{up_to}{number}張自己{store}中{thing}")
say("pick", n.Choose(V.number, V.up_to, n.Cards("you", V.store, V.thing), distinct=True),
    en="{up_to}{number} (|total ){thing:things} with different (|card )names from your {store}",
    ja="自分の{store}のカード名の異なる{thing}{number}枚{up_to}",
    zh="{up_to}{number}張自己{store}中卡片名稱不同{thing}")
say("pick", n.Top("opponent", "life", V.number, True),
    en="up to {number} card{number#|s} from your opponent's life", ja="相手のライフ{number}枚まで",
    zh="最多{number}張對手的生命卡")
say("several", n.Choose(V.number, V.up_to, n.Cards("opponent", "hand")),
    ja="相手の手札{number}枚{up_to}", zh="{up_to}{number}張對手的手牌")
say("several", n.Choose(V.number, V.up_to, n.Cards("opponent", "energy")),
    en="{up_to}{number} of your opponent's energy", ja="相手のエナジー{number}枚{up_to}",
    zh="{up_to}{number}張對手的能量")
say("several", n.Choose(V.number, V.up_to, n.Cards("opponent", "energy", (n.State(V.state),))),
    en="{up_to}{number} of your opponent's {state} Mode energy",
    ja="相手の{state}のエナジー{number}枚{up_to}", zh="{up_to}{number}張對手{state}的能量")

# -- choices: choice: what is chosen; several: so many cards of one place. -----------------------

say("several", n.Choose(V.number, V.up_to, n.Cards(V.whose, V.store, V.tests)),
    en="~{up_to}{number} {tests:thing/things@number} from {whose} {store}")
# "Card" and nothing else is any card that can be in a mode, energy too (ruling 204).
say("several", n.Choose(V.number, V.up_to, n.Cards(V.whose, "modes", (n.State(V.state),))),
    en="{up_to}{number} of {whose} {state} Mode cards",
    ja="{whose}の{state}のカード{number}枚{up_to}", zh="{up_to}{number}張{whose}{state}的卡片")
say("several", n.Choose(n.AnyNumber(), False, n.Cards(V.whose, "modes", (n.State(V.state),))),
    en="all of {whose} {state} Mode cards", ja="{whose}の{state}のカードすべて",
    zh="全數{whose}{state}的卡片")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "modes", (n.State(V.state),))),
    zh="任意張數{whose}{state}的卡片")
say("several", n.Choose(V.number, V.up_to, n.Cards(V.whose, "field", V.thing)),
    en="{up_to}{number} of {whose} {thing:things}", ja="{whose}の{thing}{number}枚{up_to}",
    zh="{up_to}{number}張{whose}{thing}")
say("several", n.Choose(V.number, V.up_to, n.Cards(V.area, "battle", (*V.tests,
    n.Not(n.IsThis())))),
    en="~{up_to}{number} {tests:thing/things@number} in {area} other than this card")
say("several", n.Choose(V.number, V.up_to, n.Cards(V.area, "battle", V.thing)),
    en="{up_to}{number} {thing:thing/things@number} in {area}",
    ja="{area}の{thing}{number}枚{up_to}", zh="{up_to}{number}張{area}中{thing}")
say("several", n.Choose(V.number, False, n.Cards("any", "field", V.thing)),
    en="{number} {thing:thing/things@number}", ja="{thing}{number}枚")
say("several", n.Choose(n.AnyNumber(), False, n.Cards(V.whose, "field", V.thing)),
    en="all of {whose} {thing:things}", ja="{whose}の{thing}すべて", zh="全數{whose}{thing}")
say("several", n.Choose(V.number, False, n.Cards("any", "field", V.bare)), zh="{number}張{bare}")
say("several", n.Choose(n.AnyNumber(), False, n.Cards(V.area, "battle", V.thing)),
    en="all {thing:things} in {area}", ja="{area}の{thing}すべて", zh="全數{area}中{thing}")
say("several", n.Choose(n.AnyNumber(), False, n.Cards("any", "field", V.bare)),
    en="all {bare:things}", ja="{bare:thing}すべて", zh="全數{bare}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing)),
    zh="任意張數{whose}{thing}")
say("several", n.Choose(V.number, True, n.Cards("any", "field", V.bare)),
    en="up to {number} {bare:thing/things@number}", ja="{bare:thing}{number}枚まで",
    zh="最多{number}張{bare}")
say("choice", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing)),
    en="@several:any number of {whose} {thing:things}", ja="{whose}の{thing}を好きな枚数選び、")
say("several", n.Choose(n.AnyNumber(), True, n.Cards(V.area, "battle", V.thing)),
    en="any number of {thing:things} in {area}", ja="@choice:{area}の{thing}を好きな枚数選び、",
    zh="任意張數{area}中{thing}")
say("several", n.Choose(n.AnyNumber(), True, n.Cards("any", "field", V.bare)),
    en="any number of {bare:things}", ja="@choice:{bare:thing}を好きな枚数選び、",
    zh="任意張數{bare}")
say("choice", V.pick, en=("{pick:several}", "~{pick}"),
    ja=("{pick:several}を選び、", "~{pick}を選び、"), zh=("{pick:several}", "~{pick}"))
say("choice", n.Both((V.a, V.b)), en="{a:several} and {b:several}",
    ja="{a:several}と{b:several}を選び、", zh="{a:several}和{b:several}")

# -- picks --
# pick: so many of your cards that are not on the field; top: the first cards of a deck.

say("several", n.Choose(V.number, V.up_to, n.Cards("opponent", V.store, V.thing)),
    en="{up_to}{number} {thing:thing/things@number} from your opponent's {store}",
    ja="相手の{store}の{thing}{number}枚{up_to}", zh="{up_to}{number}張對手{store}中{thing}")
say("several", n.Choose(V.number, V.up_to, n.Cards("opponent", V.store, V.thing), distinct=True),
    en=("{up_to}{number} (|total ){thing:things} with different (|card )names from your "
        "opponent's {store}"), ja="相手の{store}のカード名の異なる{thing}{number}枚{up_to}",
    zh="{up_to}{number}張對手{store}中卡片名稱不同{thing}")
say("pick", n.Choose(V.number, V.up_to, n.Cards("you", "under", V.thing)),
    en="{up_to}{number} {thing:thing/things@number} from under this card",
    ja="このカードの下の{thing}{number}枚{up_to}", zh="{up_to}{number}張這張卡片下面{thing}")
say("found", n.Choose(V.number, V.up_to, n.Cards("you", "looked")),
    en=("{up_to}{number} card{number#|s}", "~{up_to}{number}[ of them]"))
say("found", n.Choose(V.number, V.up_to, n.Cards("you", "looked", V.bare)),
    en="{up_to}{number} {bare:thing/things@number}", ja="{bare:thing}{number}枚{up_to}",
    zh="{up_to}{number}張{bare}")
say("found.plain", n.Choose(V.number, V.up_to, n.Cards("you", "looked")), ja="{number}枚{up_to}")
say("pick", n.Both((n.Choose(V.number, True, n.Cards("you", V.store, (n.Named((V.a,)), V.quality))),
    n.Choose(V.number, True, n.Cards("you", V.store, (n.Named((V.b,)), V.quality))))),
    en="up to {number} {a:name} and up to {number} {b:name}-both with {quality}-from your {store}")
say("pick", n.Both((n.This(), n.Choose(V.number, V.up_to, n.Cards("you", "battle", V.thing)))),
    en="this card and {up_to}{number} {thing:thing/things@number} in your Battle Area",
    ja=("自分のバトルエリアのこのカードと{thing}各{number}枚{up_to}",
        "~自分のバトルエリアのこのカードと{thing}{number}枚{up_to}"),
    zh="這張卡片和{up_to}{number}張自己戰鬥區中{thing}")
say("pick", n.Both((n.This(), n.Choose(V.number, V.up_to, n.Cards("you", V.store, V.tests)))),
    en="this card and {up_to}{number} {tests:thing/things@number} from your {store}")
say("pick", n.Top("opponent", "life", V.number),
    en="~{number} card{number#|s} from your opponent's life", ja="~相手のライフ{number}枚",
    zh="~{number}張對手的生命卡")
say("pick", n.Both((n.Choose(V.number, False, n.Cards("you", V.store, (n.Named((V.a,)),
    V.quality))), n.Choose(V.number, False, n.Cards("you", V.store, (n.Named((V.b,)),
    V.quality))))),
    en="{number} {a:name} and {number} {b:name}-both with {quality}-from your {store}")
say("pick", n.Both((n.Choose(V.number, V.up_to, n.Cards("you", V.store, V.a)), n.Choose(V.number,
    V.up_to, n.Cards("you", V.store, V.b)))),
    ja="自分の{store}の{a:thing.one}と{b:thing.one}各{number}枚{up_to}",
    zh="{up_to}各{number}張自己{store}中{a:thing.one}和{b:bare.one}")
say("pick", n.Both((n.Choose(V.number, True, n.Cards("you", V.store, V.a)), n.Choose(V.second, True,
    n.Cards("you", V.store, V.b)))),
    en=("up to {number} {a:thing/things@number} and up to {second:number} {b:thing/things@second}"
        " from your {store}"),
    ja="自分の{store}の{a:thing.one}{number}枚までと{b:thing.one}{second:number}枚まで",
    zh="最多{number}張自己{store}中{a:thing.one}和最多{second:number}張{b:bare.one}")
say("pick", n.Both((n.Choose(V.number, False, n.Cards("you", V.store, V.a)), n.Choose(V.second,
    False, n.Cards("you", V.store, V.b)))),
    en=("{number} {a:thing/things@number} and {second:number} {b:thing/things@second} from your "
        "{store}"), ja="自分の{store}の{a:thing.one}{number}枚と{b:thing.one}{second:number}枚",
    zh="{number}張自己{store}中{a:thing.one}和{second:number}張{b:bare.one}")
say("pick", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "energy")),
    en="any number of {whose} energy", ja="{whose}のエナジー好きな枚数", zh="任意張數{whose}的能量")
say("pick", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, V.store, V.thing)),
    en="any number of {thing:things} from {whose} {store}",
    ja="{whose}の{store}の{thing}好きな枚数", zh="任意張數{whose}{store}中{thing}")
say("pick", n.Cards(V.whose, "hand"), ja="{whose}の手札すべて", zh="全數{whose}的手牌")
say("pick", n.Cards(V.whose, "energy"), en="all of {whose} energy", ja="{whose}のエナジーすべて",
    zh="全數{whose}的能量")
say("pick", n.Cards(V.whose, V.store, V.thing), en="all {thing:things} from {whose} {store}",
    ja="{whose}の{store}の{thing}すべて", zh="全數{whose}{store}中{thing}")
say("found", n.Choose(n.AnyNumber(), True, n.Cards("you", "looked", V.bare)),
    en="any number of {bare:things}", ja="{bare:thing}好きな枚数", zh="任意張數{bare}")
say("found", n.Cards("you", "looked", V.bare), en="all {bare:things}", ja="{bare:thing}すべて",
    zh="全數{bare}")
say("top", n.Top(V.whose, "deck", 1, place=V.end), en="the {end} card of {whose} deck",
    ja="~{whose}のデッキの一番{end}のカード")
say("top", n.Top(V.whose, "deck", V.number, place=V.end),
    en="the {end} {number} cards of {whose} deck", ja="{whose}のデッキの{end}から{number}枚",
    zh="{number}張{whose}卡組{end}的卡片")
say("top", n.Top(V.whose, "deck", V.number, True, V.end),
    en="up to {number} card{number#|s} from the {end} of {whose} deck",
    ja="{whose}のデッキの{end}から{number}枚まで", zh="最多{number}張{whose}卡組{end}的卡片")
say("top", n.Top("you", "deck", V.amount), en="cards from the top of your deck equal to {amount}",
    ja="自分のデッキの上から{amount}分のカード", zh="和{amount}相同張數的自己卡組上面的卡片")

# -- targets --
# self: one certain card; group: all such cards; goods: what is acted on without choosing.

say("there", n.Cards("any", "battle", (n.IsThis(),)),
    en=("this card in a Battle Area", "~this card from your Battle Area"),
    ja="バトルエリアのこのカード", zh="戰鬥區中的這張卡片")
say("self", V.this, en=("{this}", "{this:there}"), ja=("{this}", "{this:there}"),
    zh=("{this}", "{this:there}"))
say("self", n.It(), en=("that card", "~(those cards|it|them)"), ja="そのカード", zh="該張卡片")
say("self", n.Attacker(), en="the attacking card", ja="アタックしているカード", zh="攻擊中的卡片")
say("self", n.Attacked(), en="the card being attacked", ja="アタックされているカード",
    zh="被攻擊的卡片")
say("self", n.Foe(), en="the opponent's card this card is battling",
    ja="このカードと戦闘している相手のカード", zh="和這張卡片戰鬥的對手卡片")
say("group", n.Cards(V.whose, "field", (n.Named(V.names),)), ja="~{whose}の{names:names.all}",
    zh="~{whose}的{names:names.all}")
say("group", n.Cards(V.whose, "modes", (n.State(V.state),)), en="{whose} {state} Mode cards",
    ja="{whose}の{state}のカード", zh="{whose}{state}的卡片")
say("group", n.Cards(V.area, "battle", V.thing), en="{thing:things} in {area}",
    ja="{area}の{thing}", zh="{area}中{thing}")
say("group", n.Cards(V.whose, "field", (*V.thing, n.Battling(V.foe, V.foes))),
    ja="~{foe:whose}の{foes:thing}と戦闘中の{whose}の{thing}")
say("group", n.Cards(V.whose, "field", V.thing), en="{whose} {thing:things}", ja="{whose}の{thing}",
    zh="{whose}{thing}")
say("group", n.Cards(V.whose, "field", (n.Named(V.names),)), en="~{whose} {names:names.all}")
say("group", n.Cards(V.whose, "energy", V.energies), en="{whose} {energies}",
    ja="{whose}の{energies}", zh="{whose}{energies}")
say("group", n.Cards("any", "field", V.bare), en="all {bare:things}", ja="{bare:thing}",
    zh="{bare}")
say("subject", V.self, en="{self}", ja=("{self}", "{self:here}", "{self:group}"),
    zh=("{self}", "{self:here}", "{self:group}"))
say("subject", n.Cards("you", "hand", (n.IsThis(),)), en="this card in your hand")
say("subject", n.Cards("you", "drop", (n.IsThis(),)), en="this card in your Drop")
say("subject", V.group, en="{group}")
say("subject", n.Both((V.a, V.b)),
    en=("{a:self} and {b:self}", "{a:self} and {b:group}", "~{a:group} and {b:group}"),
    ja=("{a:self}と{b:self}", "{a:self}と{b:group}"),
    zh=("{a:self}和{b:self}", "{a:self}和{b:group}"))
say("goods", n.Choose(V.number, False, n.Cards("you", "field", V.thing)),
    en="{number} of your {thing:things}", ja="自分の{thing}{number}枚", zh="{number}張自己{thing}")
say("goods", n.Choose(V.number, False, n.Cards("you", "battle", V.thing)),
    en="{number} {thing:thing/things@number} in your Battle Area",
    ja="自分のバトルエリアの{thing}{number}枚", zh="{number}張自己戰鬥區中{thing}")
say("goods", V.top, en=("{top:pick}", "{top}", "{top:self}"),
    ja=("{top:pick}", "{top}", "{top:self}"), zh=("{top:pick}", "{top}", "{top:self}"))
say("goods", n.Cards(V.whose, "field", V.thing), en="all of {whose} {thing:things}",
    ja="{whose}の{thing}すべて", zh="全數{whose}{thing}")
say("goods", n.Cards(V.area, "battle", V.thing), en="all {thing:things} in {area}",
    ja="{area}の{thing}すべて", zh="全數{area}中{thing}")
say("goods", n.Cards("any", "field", V.bare), en="all {bare:things}", ja="{bare:thing}すべて",
    zh="全數{bare}")
say("goods", n.Both((V.a, V.b)), en=("{a:self} and {b:pick}", "{a:pick} and {b:pick}"),
    ja=("{a:self}と{b:pick}", "{a:pick}と{b:pick}"),
    zh=("{a:self}和{b:pick}", "{a:pick}和{b:pick}"))
# What chooses, without the word.
say("loose", V.choice, en="{choice}", ja="{choice:several}", zh="{choice}")
