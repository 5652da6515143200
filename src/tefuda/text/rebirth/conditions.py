"""Conditions, and amounts."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- conditions ----------------------------------------------------------------------------------

say("amount", n.Count(V.counted), en="there are {counted}", ja="{counted}", zh="{counted}")
say("counted", V.group, ja="{group}", zh="{group}")
say("counted", n.It(), ja="それ")

# -- fitting: Of one card: this one, that one, the one in the Entry. -----------------------------

say("fact", n.Fits(n.Attacker(), V.thing), ja="{thing}をサポート<した>")
say("fact", n.Fits(n.Supporter(), V.thing), ja="{thing}にサポートされた")
say("known", V.self, ja="{self}")
say("known", n.Cards(V.whose, "entry"), ja="{whose}エントリー")
say("fact", n.Fits(V.known, (n.Stat("base_cost", "<=", V.number),)),
    ja=("{known}の元々のコストが{number}以下<!>", "~{known}が元々のコスト{number}以下<!>"))
say("fact", n.Fits(V.known, (n.Stat("base_cost", ">=", V.number),)),
    ja=("{known}の元々のコストが{number}以上<!>", "~{known}が元々のコスト{number}以上<!>"))
say("fact", n.Fits(V.known, (n.Stat("base_cost", "==", V.number),)),
    ja=("{known}の元々のコストが{number}<!>", "~{known}が元々のコスト{number}<!>"))
say("fact", n.Compare(n.ValueOf("base_cost", V.known), ">", n.ValueOf("base_cost", V.other)),
    ja=("{known}の元々のコストが{other:known}より大きい",
        "~{known}の元々のコストが{other:known}より高い"))
say("fact", n.Compare(n.ValueOf("base_cost", n.Cards("you", "entry")), ">", n.ValueOf("base_cost",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーの元々のコストが相手より大きい",
        "~あなたのエントリーの元々のコストが相手より高い"))
say("fact", n.Compare(n.ValueOf("base_cost", V.known), "<", n.ValueOf("base_cost", V.other)),
    ja=("{known}の元々のコストが{other:known}より小さい",
        "~{known}の元々のコストが{other:known}より低い"))
say("fact", n.Compare(n.ValueOf("base_cost", n.Cards("you", "entry")), "<", n.ValueOf("base_cost",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーの元々のコストが相手より小さい",
        "~あなたのエントリーの元々のコストが相手より低い"))
say("counted", n.Cards(V.whose, V.zones), en="cards in {whose}{zones}")
say("counted", n.Cards(V.whose, V.zones, V.things), en="{things} in {whose}{zones}")
say("each", n.Cards(V.whose, V.zones), en="card in {whose}{zones}")
say("each", n.Cards(V.whose, V.zones, V.thing), en="{thing} in {whose}{zones}")

# -- present: There is one, there are several, there is none. ------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, (n.Not(n.IsThis()), n.State("rested")))),
    *V.many), ja="{whose}他の【レスト】している{zones}が{many}<!>")
say("fact", n.Compare(n.Free(V.whose), ">=", 1), en="there is a free seat in {whose}Members",
    ja="{whose}メンバーに空席が<ある>", zh="{whose}隊員有空位")
say("fact", n.Compare(n.Free(V.whose), "==", 0), ja="{whose}メンバーに空席が<ないこと>")
say("fact", n.Compare(n.Kinds("name", n.Cards(V.whose, V.zone)), ">=", V.number),
    ja="{whose}{zone}にカードが[合計]{number}種類以上(<いる>|<ある>)")
say("fact", n.Compare(n.Kinds("name", n.Cards(V.whose, V.zone, V.thing)), ">=", V.number),
    ja="{whose}{zone}に{thing}が[合計]{number}種類以上(<いる>|<ある>)")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "hand")), "==", 0), ja="{whose}手札が<ないこと>")
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.a))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.b))), ">=", 1))),
    ja=("{whose}{held}{zone}に{a:thing.one}と{b:thing.one}が<いる>",
        "{whose}{held}{zone:zones}に{a:thing.one}と{b:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.a))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.b))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.c))), ">=", 1))),
    ja=("{whose}{held}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}が<いる>",
        "{whose}{held}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.a))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.b))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.c))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.d))), ">=", 1))),
    ja=("{whose}{held}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}が<いる>",
        "{whose}{held}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}が"
        "<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.a))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.b))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.c))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.d))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.e))), ">=", 1))),
    ja=("{whose}{held}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}が<いる>",
        "{whose}{held}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.a))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.b))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.c))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.d))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.e))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.f))), ">=", 1))),
    ja=("{whose}{held}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}と{f:thing.one}が<いる>",
        "{whose}{held}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}と{f:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.a))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.b))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.c))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.d))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.e))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.f))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.g))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.h))), ">=", 1))),
    ja=("{whose}{held}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}と{f:thing.one}と{g:thing.one}と{h:thing.one}が<いる>",
        "{whose}{held}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}と{f:thing.one}と{g:thing.one}と{h:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.a,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.b,))), ">=", 1))),
    ja=("{whose}{zone}に{a:thing.one}と{b:thing.one}が<いる>",
        "{whose}{zone:zones}に{a:thing.one}と{b:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.a,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.b,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.c,))), ">=", 1))),
    ja=("{whose}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}が<いる>",
        "{whose}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.a,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.b,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.c,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.d,))), ">=", 1))),
    ja=("{whose}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}が<いる>",
        "{whose}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.a,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.b,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.c,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.d,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.e,))), ">=", 1))),
    ja=("{whose}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と{e:thing.one}"
        "が<いる>",
        "{whose}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.a,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.b,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.c,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.d,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.e,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.f,))), ">=", 1))),
    ja=("{whose}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と{e:thing.one}"
        "と{f:thing.one}が<いる>",
        "{whose}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}と{f:thing.one}が<いる>"))
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.a,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.b,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.c,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.d,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.e,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.f,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.g,))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.h,))), ">=", 1))),
    ja=("{whose}{zone}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と{e:thing.one}"
        "と{f:thing.one}と{g:thing.one}と{h:thing.one}が<いる>",
        "{whose}{zone:zones}に{a:thing.one}と{b:thing.one}と{c:thing.one}と{d:thing.one}と"
        "{e:thing.one}と{f:thing.one}と{g:thing.one}と{h:thing.one}が<いる>"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, V.thing)), ">=", V.number),
    ja="~{whose}{zones}の{thing}が{number}枚以上<!>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, V.thing)), "<=", V.number),
    ja="~{whose}{zones}の{thing}が{number}枚以下<!>")
say("fact", n.Compare(n.Count(n.Cards("you", V.area)), ">", n.Count(n.Cards("opponent", V.area))),
    en="there are more cards in your {area} than in your opponent's",
    ja="あなたの{area}が相手より<多い>", zh="我方{area}比對方多")
say("fact", n.Compare(n.Count(n.Cards("opponent", V.area)), "<", n.Count(n.Cards("you", V.area))),
    ja="相手の{area}があなたより<少ない>")
say("fact", n.Compare(n.Count(n.Cards("opponent", V.area)), ">", n.Count(n.Cards("you", V.area))),
    ja="相手の{area}があなたより<多い>")
say("fact", n.Compare(n.Count(n.Cards("you", V.area)), "<", n.Count(n.Cards("opponent", V.area))),
    en="there are fewer cards in your {area} than in your opponent's",
    ja="あなたの{area}が相手より<少ない>", zh="我方{area}比對方少")

# -- fitting -------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Among(n.It(), V.thing)), ">=", 1),
    en="one of those cards is a {thing}", ja="{thing}をそうした", zh="那些卡有{thing}")
say("fact", n.Compare(n.Count(n.Among(n.It(), V.thing)), ">=", V.number),
    en="at least {number} of those cards {number#is|are} {thing:thing/things@number}",
    ja="{thing}を{number}枚以上そうした", zh="那些卡有{number}張以上的{thing}")
say("fact", n.Compare(n.Count(n.Among(n.Moved(V.zone), V.thing)), ">=", 1),
    en="this effect moved a {thing} into your {zone}", ja="この効果で{thing}を{zone}に置いた",
    zh="此效果移動了{thing}到{zone}")
say("fact", n.Compare(n.Count(n.Among(n.Moved(), V.thing)), ">=", 1),
    en="this effect moved a {thing}", ja="この効果で{thing}を置いた", zh="此效果移動了{thing}")
say("fact", n.Compare(n.Count(n.Among(n.Both((n.It(), n.Cards(V.whose, V.zones))), V.thing)), ">=",
    V.number), ja="それと{whose}{zones}の中で{thing}が{number}枚以上<いる>")

# -- present: There is one, there are several, there is none. ------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.thing))), "<=", V.number),
    ja=("{whose}{held}{zone:zones}に{thing}が{number}枚以下<いる>",
        "~{whose}{held}{zone}に{thing}が{number}枚以下<いる>"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.thing,))), "<=", V.number),
    ja=("{whose}{zone:zones}に{thing}が{number}枚以下<いる>",
        "~{whose}{zone}に{thing}が{number}枚以下<いる>"))
say("fact", n.Compare(n.Count(n.Cards("you", V.area)), "<=", n.Count(n.Cards("opponent", V.area))),
    ja="あなたの{area}が相手以下<!>")
say("fact", n.Compare(n.Count(n.Cards("opponent", V.area)), "<=", n.Count(n.Cards("you", V.area))),
    ja="相手の{area}があなた以下<!>")
say("fact", n.Compare(n.Count(n.Cards("you", "looked", V.thing)), ">=", 1),
    ja="その中に{thing}が<いる>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "rebirth", V.thing)), ">=", 1),
    en="~a {thing} of {whose}is set", ja="{whose}{thing}がセットされて<いる>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.thing))), ">=", 1),
    en="there is a {thing} in {whose}{held}{zone}", ja="{whose}{held}{zone}に{thing}が<いる>",
    zh="{whose}{held}{zone}有{thing}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.thing))), ">=", V.number),
    ja=("{whose}{held}{zone:zones}に{thing}が{number}枚以上<いる>",
        "~{whose}{held}{zone}に{thing}が{number}枚以上<いる>"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.thing,))), ">=", 1),
    ja="{whose}{zone}に{thing}が<いる>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.thing,))), ">=", V.number),
    ja=("{whose}{zone:zones}に{thing}が{number}枚以上<いる>",
        "~{whose}{zone}に{thing}が{number}枚以上<いる>"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, "member")), ">=", V.number),
    ja="{whose}メンバーが{number}枚以上<いる>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.thing,))), ">=", 1),
    en="there is a {thing} in {whose}{zone}", zh="{whose}{zone}有{thing}")
say("fact", n.Compare(n.Count(n.Cards("you", V.area)), ">=", n.Count(n.Cards("opponent", V.area))),
    ja="あなたの{area}が相手以上<!>")
say("fact", n.Compare(n.Count(n.Cards("opponent", V.area)), ">=", n.Count(n.Cards("you", V.area))),
    ja="相手の{area}があなた以上<!>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "rebirth", V.thing)), "==", 0),
    ja="{whose}{thing}がセットされて<いない>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.thing))), "==", 0),
    ja="{whose}{held}{zone}に{thing}が<いない>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.thing,))), "==", 0),
    ja="{whose}{zone}に{thing}が<いない>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, (V.held,))), "==", 0),
    en="there are no cards in {whose}{held}{zones}", ja="{whose}{held}{zones}が<いない>",
    zh="{whose}{held}{zones}沒有卡")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (V.held, *V.thing))), "==", 0),
    en="there is no {thing} in {whose}{held}{zone}", zh="{whose}{held}{zone}沒有{thing}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, (V.held,))), *V.many),
    en="there {many#is|are} {many} card{many#|s} in {whose}{held}{zones}",
    ja=("{whose}{held}{zones}が{many}<!>", "~{whose}{held}{zones}が{many}<いる>"),
    zh="{whose}{held}{zones}為{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, (V.held, *V.thing))), *V.many),
    en="there {many#is|are} {many} {thing:thing/things@many} in {whose}{held}{zones}",
    zh="{whose}{held}{zones}有{many}的{thing}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones)), "==", 0),
    en="there are no cards in {whose}{zones}", ja="{whose}{zones}が<いない>",
    zh="{whose}{zones}沒有卡")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, (*V.thing,))), "==", 0),
    en="there is no {thing} in {whose}{zone}", zh="{whose}{zone}沒有{thing}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones)), *V.many),
    en="there {many#is|are} {many} card{many#|s} in {whose}{zones}",
    ja=("{whose}{zones}が{many}<!>", "~{whose}{zones}が{many}<いる>"), zh="{whose}{zones}為{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, V.thing)), "==", V.number),
    ja="{whose}{zones}の{thing}が{number}枚<!>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), *V.many),
    ja="{whose}{thing}が{many}<!>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zones, (*V.thing,))), *V.many),
    en="there {many#is|are} {many} {thing:thing/things@many} in {whose}{zones}",
    zh="{whose}{zones}有{many}的{thing}")

# -- fitting -------------------------------------------------------------------------------------

say("fact", n.Fits(V.known, (n.Stat("cost", "<=", V.number),)),
    en="{known:subject} has a cost of {number} or less",
    ja=("{known}のコストが{number}以下<!>", "~{known}がコスト{number}以下<!>"),
    zh="{known:subject}的費用為{number}以下")
say("fact", n.Fits(V.known, (n.Stat("cost", ">=", V.number),)),
    en="{known:subject} has a cost of {number} or more",
    ja=("{known}のコストが{number}以上<!>", "~{known}がコスト{number}以上<!>"),
    zh="{known:subject}的費用為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("cost", "==", V.number),)),
    ja=("{known}のコストが{number}<!>", "~{known}がコスト{number}<!>"))
say("fact", n.Compare(n.ValueOf("cost", V.known), ">", n.ValueOf("cost", V.other)),
    en="{known:subject} has a higher cost than {other:subject}",
    ja=("{known}のコストが{other:known}より大きい", "~{known}のコストが{other:known}より高い"),
    zh="{known:subject}的費用比{other:subject}高")
say("fact", n.Compare(n.ValueOf("cost", n.Cards("you", "entry")), ">", n.ValueOf("cost",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーのコストが相手より大きい", "~あなたのエントリーのコストが相手より高い"))
say("fact", n.Compare(n.ValueOf("cost", V.known), "<", n.ValueOf("cost", V.other)),
    en="{known:subject} has a lower cost than {other:subject}",
    ja=("{known}のコストが{other:known}より小さい", "~{known}のコストが{other:known}より低い"),
    zh="{known:subject}的費用比{other:subject}低")
say("fact", n.Compare(n.ValueOf("cost", n.Cards("you", "entry")), "<", n.ValueOf("cost",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーのコストが相手より小さい", "~あなたのエントリーのコストが相手より低い"))
say("fact", n.Fits(V.known, (n.Stat("base_atk", "<=", V.number),)),
    ja=("{known}の元々のATKが{number}以下<!>", "~{known}が元々のATK{number}以下<!>"))
say("fact", n.Fits(V.known, (n.Stat("base_atk", ">=", V.number),)),
    ja=("{known}の元々のATKが{number}以上<!>", "~{known}が元々のATK{number}以上<!>"))
say("fact", n.Fits(V.known, (n.Stat("base_atk", "==", V.number),)),
    ja=("{known}の元々のATKが{number}<!>", "~{known}が元々のATK{number}<!>"))
say("fact", n.Compare(n.ValueOf("base_atk", V.known), ">", n.ValueOf("base_atk", V.other)),
    ja=("{known}の元々のATKが{other:known}より大きい",
        "~{known}の元々のATKが{other:known}より高い"))
say("fact", n.Compare(n.ValueOf("base_atk", n.Cards("you", "entry")), ">", n.ValueOf("base_atk",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーの元々のATKが相手より大きい",
        "~あなたのエントリーの元々のATKが相手より高い"))
say("fact", n.Compare(n.ValueOf("base_atk", V.known), "<", n.ValueOf("base_atk", V.other)),
    ja=("{known}の元々のATKが{other:known}より小さい",
        "~{known}の元々のATKが{other:known}より低い"))
say("fact", n.Compare(n.ValueOf("base_atk", n.Cards("you", "entry")), "<", n.ValueOf("base_atk",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーの元々のATKが相手より小さい",
        "~あなたのエントリーの元々のATKが相手より低い"))
say("fact", n.Fits(V.known, (n.Stat("atk", "<=", V.number),)),
    en="{known:subject} has an ATK of {number} or less",
    ja=("{known}のATKが{number}以下<!>", "~{known}がATK{number}以下<!>"),
    zh="{known:subject}的ATK為{number}以下")
say("fact", n.Fits(V.known, (n.Stat("atk", ">=", V.number),)),
    en="{known:subject} has an ATK of {number} or more",
    ja=("{known}のATKが{number}以上<!>", "~{known}がATK{number}以上<!>"),
    zh="{known:subject}的ATK為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("atk", "==", V.number),)),
    ja=("{known}のATKが{number}<!>", "~{known}がATK{number}<!>"))
say("fact", n.Compare(n.ValueOf("atk", V.known), ">", n.ValueOf("atk", V.other)),
    en="{known:subject} has a higher ATK than {other:subject}",
    ja=("{known}のATKが{other:known}より大きい", "~{known}のATKが{other:known}より高い"),
    zh="{known:subject}的ATK比{other:subject}高")
say("fact", n.Compare(n.ValueOf("atk", n.Cards("you", "entry")), ">", n.ValueOf("atk",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーのATKが相手より大きい", "~あなたのエントリーのATKが相手より高い"))
say("fact", n.Compare(n.ValueOf("atk", V.known), "<", n.ValueOf("atk", V.other)),
    en="{known:subject} has a lower ATK than {other:subject}",
    ja=("{known}のATKが{other:known}より小さい", "~{known}のATKが{other:known}より低い"),
    zh="{known:subject}的ATK比{other:subject}低")
say("fact", n.Compare(n.ValueOf("atk", n.Cards("you", "entry")), "<", n.ValueOf("atk",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーのATKが相手より小さい", "~あなたのエントリーのATKが相手より低い"))
say("fact", n.Fits(V.known, (n.Stat("base_def", "<=", V.number),)),
    ja=("{known}の元々のDEFが{number}以下<!>", "~{known}が元々のDEF{number}以下<!>"))
say("fact", n.Fits(V.known, (n.Stat("base_def", ">=", V.number),)),
    ja=("{known}の元々のDEFが{number}以上<!>", "~{known}が元々のDEF{number}以上<!>"))
say("fact", n.Fits(V.known, (n.Stat("base_def", "==", V.number),)),
    ja=("{known}の元々のDEFが{number}<!>", "~{known}が元々のDEF{number}<!>"))
say("fact", n.Compare(n.ValueOf("base_def", V.known), ">", n.ValueOf("base_def", V.other)),
    ja=("{known}の元々のDEFが{other:known}より大きい",
        "~{known}の元々のDEFが{other:known}より高い"))
say("fact", n.Compare(n.ValueOf("base_def", n.Cards("you", "entry")), ">", n.ValueOf("base_def",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーの元々のDEFが相手より大きい",
        "~あなたのエントリーの元々のDEFが相手より高い"))
say("fact", n.Compare(n.ValueOf("base_def", V.known), "<", n.ValueOf("base_def", V.other)),
    ja=("{known}の元々のDEFが{other:known}より小さい",
        "~{known}の元々のDEFが{other:known}より低い"))
say("fact", n.Compare(n.ValueOf("base_def", n.Cards("you", "entry")), "<", n.ValueOf("base_def",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーの元々のDEFが相手より小さい",
        "~あなたのエントリーの元々のDEFが相手より低い"))
say("fact", n.Fits(V.known, (n.Stat("def", "<=", V.number),)),
    en="{known:subject} has a DEF of {number} or less",
    ja=("{known}のDEFが{number}以下<!>", "~{known}がDEF{number}以下<!>"),
    zh="{known:subject}的DEF為{number}以下")
say("fact", n.Fits(V.known, (n.Stat("def", ">=", V.number),)),
    en="{known:subject} has a DEF of {number} or more",
    ja=("{known}のDEFが{number}以上<!>", "~{known}がDEF{number}以上<!>"),
    zh="{known:subject}的DEF為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("def", "==", V.number),)),
    ja=("{known}のDEFが{number}<!>", "~{known}がDEF{number}<!>"))
say("fact", n.Compare(n.ValueOf("def", V.known), ">", n.ValueOf("def", V.other)),
    en="{known:subject} has a higher DEF than {other:subject}",
    ja=("{known}のDEFが{other:known}より大きい", "~{known}のDEFが{other:known}より高い"),
    zh="{known:subject}的DEF比{other:subject}高")
say("fact", n.Compare(n.ValueOf("def", n.Cards("you", "entry")), ">", n.ValueOf("def",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーのDEFが相手より大きい", "~あなたのエントリーのDEFが相手より高い"))
say("fact", n.Compare(n.ValueOf("def", V.known), "<", n.ValueOf("def", V.other)),
    en="{known:subject} has a lower DEF than {other:subject}",
    ja=("{known}のDEFが{other:known}より小さい", "~{known}のDEFが{other:known}より低い"),
    zh="{known:subject}的DEF比{other:subject}低")
say("fact", n.Compare(n.ValueOf("def", n.Cards("you", "entry")), "<", n.ValueOf("def",
    n.Cards("opponent", "entry"))),
    ja=("~あなたのエントリーのDEFが相手より小さい", "~あなたのエントリーのDEFが相手より低い"))
say("fact", n.Compare(n.ValueOf(V.a, V.known), ">", n.ValueOf(V.b, V.other)),
    ja="{known}の{a:value}が{other:known}の{b:value}より大きい")
say("fact", n.Compare(n.ValueOf(V.a, V.known), "<", n.ValueOf(V.b, V.other)),
    ja="{known}の{a:value}が{other:known}の{b:value}より小さい")
say("fact", n.Fits(V.subject, (n.State("rested"),)), en="{subject} {subject#is|are} rested",
    ja="{subject:known}が【レスト】して<いる>", zh="{subject}橫置")
say("fact", n.Fits(V.subject, (n.State("active"),)), en="{subject} {subject#is|are} standing",
    ja="{subject:known}が【スタンド】して<いる>", zh="{subject}直置")
say("fact", n.Fits(V.subject, V.thing), en="{subject} is a {thing}",
    ja="{subject:known}が{thing}<!>", zh="{subject}是{thing}")
say("fact", n.Fits(n.Cards(V.whose, V.zones), V.thing),
    ja=("{whose}{zones}がすべて{thing}<!>", "~{whose}{zones}が{thing}のみ<!>"))
say("fact", n.Fits(n.Cards(V.whose, V.zones), (n.State("rested"),)),
    ja="{whose}{zones}がすべて【レスト】して<いる>")
say("fact", n.Turn(V.whose), en="it is {whose}turn", ja="{whose}ターン中<!>",
    zh="現在是{whose}回合")
say("fact", n.Fits(n.It(), (n.Kind(("character",)), n.Stat("cost", "==", n.Declared()))),
    ja="それが宣言した数字と同じコストのキャラ<!>")
say("fact", n.Compare(n.Done(), ">=", V.number), ja="{number}枚以上そうした")
say("fact", n.AttackNumber(V.nth, this=True), en="it is this character's {nth} attack")

# -- times ---------------------------------------------------------------------------------------

say("nth", 1, en="1st")
say("number_of", n.AttackNumber(V.number, "any"), en="the {number:nth} attack", ja="{number}回目",
    zh="第{number}次攻擊")
say("number_of", n.Either((n.AttackNumber(V.a, "any"), n.AttackNumber(V.b, "any"))),
    en="the {a:nth} and {b:nth} attacks", ja="{a:number}回目と{b:number}回目",
    zh="第{a:number}次與第{b:number}次攻擊")
say("number_of", n.AttackNumber(V.number, V.whose), en="{whose}{number:nth} attack",
    ja="{whose}{number}回目", zh="{whose}第{number}次攻擊")
say("number_of", n.Either((n.AttackNumber(V.a, V.whose), n.AttackNumber(V.b, V.whose))),
    en="{whose}{a:nth} and {b:nth} attacks", ja="{whose}{a:number}回目と{b:number}回目",
    zh="{whose}第{a:number}次與第{b:number}次攻擊")
say("number_of", n.AttackNumber(V.number, this=True), en="this character's {number:nth} attack",
    ja="このキャラの{number}回目", zh="此角色第{number}次攻擊")
say("number_of", n.Either((n.AttackNumber(V.a, this=True), n.AttackNumber(V.b, this=True))),
    en="this character's {a:nth} and {b:nth} attacks",
    ja="このキャラの{a:number}回目と{b:number}回目", zh="此角色第{a:number}次與第{b:number}次攻擊")
say("during", V.number_of, en="during {number_of} of each turn, ",
    ja="各ターン{number_of}のアタック中、", zh="每回合{number_of}中，")
say("during", n.Turn(V.whose), en="during {whose}turn, ", ja="{whose}ターン中、",
    zh="{whose}回合中，")
say("condition", V.a, en="{a:fact}", ja="{a:fact}", zh="{a:fact}")
say("condition", n.All((V.a, V.b)), en="{a:fact} and {b:fact}", ja="{a:fact.cont}、{b:fact}",
    zh="{a:fact}且{b:fact}")
say("condition", n.All((V.a, V.b, V.c)), en="{a:fact}, {b:fact} and {c:fact}",
    ja="{a:fact.cont}、{b:fact.cont}、{c:fact}", zh="{a:fact}且{b:fact}且{c:fact}")
