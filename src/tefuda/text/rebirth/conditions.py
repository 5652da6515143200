"""Conditions, and amounts."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.rebirth.line import COUNTED
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
MEASURES = (
    ("base_cost", "a base cost", "元々のコスト", "原本費用"), ("cost", "a cost", "コスト", "費用"),
    ("base_atk", "a base ATK", "元々のATK", "原本ATK"), ("atk", "an ATK", "ATK", "ATK"),
    ("base_def", "a base DEF", "元々のDEF", "原本DEF"), ("def", "a DEF", "DEF", "DEF"),
)
for stat, en, ja, zh in MEASURES:
    for op, en_bound, bound in (("<=", " or less", "以下"), (">=", " or more", "以上"),
                                ("==", "", "")):
        say("fact", n.Fits(V.known, (n.Stat(stat, op, V.number),)),
            en=f"{{known:subject}} has {en} of {{number}}{en_bound}",
            ja=(f"{{known}}の{ja}が{{number}}{bound}<!>", f"~{{known}}が{ja}{{number}}{bound}<!>"),
            zh=f"{{known:subject}}的{zh}為{{number}}{bound}")
    name = en.split(" ", 1)[1]
    for op, high, (great, tall), zh_high in ((">", "higher", ("大きい", "高い"), "高"),
                                             ("<", "lower", ("小さい", "低い"), "低")):
        say("fact", n.Compare(n.ValueOf(stat, V.known), op, n.ValueOf(stat, V.other)),
            en=f"{{known:subject}} has a {high} {name} than {{other:subject}}",
            ja=(f"{{known}}の{ja}が{{other:known}}より{great}",
                f"~{{known}}の{ja}が{{other:known}}より{tall}"),
            zh=f"{{known:subject}}的{zh}比{{other:subject}}{zh_high}")
        mine, theirs = (n.ValueOf(stat, n.Cards(who, "entry")) for who in ("you", "opponent"))
        say("fact", n.Compare(mine, op, theirs),
            ja=f"~あなたのエントリーの{ja}が相手より({great}|{tall})")
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
# Every one of several, up to nine of them.
for held, lain in (((V.held,), "{held}"), ((), "")):
    for many in range(2, 10):
        names = "abcdefghi"[:many]
        cards = (n.Cards(V.whose, V.zone, (*held, *getattr(V, name))) for name in names)
        there = tuple(n.Compare(n.Count(some), ">=", 1) for some in cards)
        these = "と".join(f"{{{name}:thing.one}}" for name in names)
        say("fact", n.All(there), ja=tuple(
            f"{{whose}}{lain}{{{zone}}}に{these}が(|それぞれ1枚以上|両方)<いる>"
            for zone in ("zone", "zone:zones")))
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
say("fact", n.Fits(V.known, (n.Has(V.keyword),)), ja="{known}が{keyword}を<持つ>")
say("fact", n.Fits(n.Cards(V.whose, V.zones), V.thing),
    ja=("{whose}{zones}がすべて{thing}<!>", "~{whose}{zones}が{thing}のみ<!>"))
say("fact", n.Fits(n.Cards(V.whose, V.zones), (n.State("rested"),)),
    ja="{whose}{zones}がすべて【レスト】して<いる>")
say("fact", n.Turn(V.whose), en="it is {whose}turn", ja="{whose}ターン中<!>",
    zh="現在是{whose}回合")
say("fact", n.Fits(n.It(), (n.Kind(("character",)), n.Stat("cost", "==", n.Declared()))),
    ja="それが宣言した数字と同じコストのキャラ<!>")
say("fact", n.Compare(n.Done(), ">=", V.number), ja="{number}枚以上そうした")
say("fact", n.Compare(n.Kinds("trait", V.counted), ">=", V.number),
    ja="{counted}の属性が{number}種類以上<ある>")
say("fact", n.Compare(n.Kinds("trait", V.counted, beside=V.trait), ">=", V.number),
    ja="{counted}の{trait}以外の属性が{number}種類以上<ある>")
say("fact", n.Compare(COUNTED, *V.many), ja=("~{many}<!>", "~{many}<いる>"))
say("fact", n.Compare(COUNTED, ">=", V.number), ja="~{number}種類以上<!>")
say("fact", n.Compare(n.Count(n.Cards("you", "looked", V.thing)), *V.many),
    ja="その中に{thing}が{many}<いる>")
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
