"""Chinese noun phrases: how many, whose cards, which cards.

What describes a noun stands before it, and 的 stands between: 自己費用3以下的角色卡.
"""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.phrases import alternatives, bracketed, listed, noun_phrase, numbers, this_card
from tefuda.text.template import V, n

LEADER = (n.Kind(("leader",)),)
CHARACTER = (n.Kind(("character",)),)


def declare(g: Grammar) -> None:
    numbers(g)
    bracketed(g, "name", "name", "「", "」")
    bracketed(g, "trait", "trait", "《", "》")
    bracketed(g, "part", "part", "『", "』")
    listed(g, "names", "name", "或".join, "或", "、")
    listed(g, "traits", "trait", "或".join, "或", "、")
    this_card(
        g,
        {
            "character": "這張角色卡",
            "leader": "這張領航卡",
            "stage": "這張舞台卡",
            "": "這張卡片",
        },
        "除了{}以外",
    )
    _words(g)
    _qualities(g)
    _nouns(g)
    _targets(g)


def _words(g: Grammar) -> None:
    g.words("whose", ("自己", "you"), ("對手", "opponent"))
    g.words(
        "zone",
        ("手牌", "hand"),
        ("廢棄區", "trash"),
        ("卡組", "deck"),
        ("手牌或廢棄區", "hand_or_trash"),
        ("手牌或場上", "hand_or_field"),
    )
    g.words("pile", ("卡組", "deck"), ("生命值區", "life"))
    g.words("end", ("上面", "top"), ("下面", "bottom"), ("上面或下面", "either"))
    g.words("state", ("活動狀態", "active"), ("休息狀態", "rested"))
    g.words("face", ("正面朝上", "up"), ("背面朝上", "down"))
    g.words("faced", ("正面朝上", "face_up"), ("背面朝上", "face_down"))
    g.words(
        "colour",
        ("紅色", "red"),
        ("綠色", "green"),
        ("藍色", "blue"),
        ("紫色", "purple"),
        ("黑色", "black"),
        ("黃色", "yellow"),
    )
    listed(g, "colours", "colour", "或".join, "或")
    g.words(
        "attribute",
        ("\\(斬)", "slash"),
        ("\\(打)", "strike"),
        ("\\(射)", "ranged"),
        ("\\(特)", "special"),
        ("\\(知)", "wisdom"),
    )
    listed(g, "attributes", "attribute", "或".join, "或")
    g.words(
        "keyword",
        ("【防禦】", "blocker"),
        ("【速攻】", "rush"),
        ("【速攻：角色】", "rush_character"),
        ("【雙重攻擊】", "double_attack"),
        ("【消失】", "banish"),
        ("【防禦不可】", "unblockable"),
    )
    g.words("bearing", ("【觸發器】", "trigger"), ("【登場時】", "on_play"))
    g.words("stat", ("力量值", "power"), ("力量", "power"), ("費用", "cost"))


def _qualities(g: Grammar) -> None:
    """Tests, all of them before the noun, in the order they are printed."""
    g.rule("before", "{not_this}", V.not_this)
    g.rule("before", "其他", n.Not(n.IsThis()), shown=False)
    g.rule("before", "和被放回的角色卡不同顏色", n.Not(n.SameColour(n.It())))
    g.rule("before", "除了{names}以外", n.Not(n.Named(V.names)))
    for state, word in (("rested", "休息狀態"), ("active", "活動狀態")):
        g.rule("before", word, n.State(state))
    g.rule("before", "正面朝上", n.State("face_up"))
    g.rule("before", "背面朝上", n.State("face_down"))
    for stat, word in (
        ("base_cost", "原本費用"),
        ("cost", "費用"),
        ("base_power", "原本力量值"),
        ("power", "力量值"),
    ):
        for category in ("before", "quality"):
            g.rule(category, word + "{number}以下", n.Stat(stat, "<=", V.number))
            g.rule(category, word + "{number}以上", n.Stat(stat, ">=", V.number))
            g.rule(category, word + "{number}", n.Stat(stat, "==", V.number))
            between = n.Stat(stat, "range", V.number, V.high)
            g.rule(category, word + "{number}至{high:number}", between)
            g.rule(category, word + "在{amount}以下", n.Stat(stat, "<=", V.amount))
            g.rule(category, word + "在{amount}以上", n.Stat(stat, ">=", V.amount))
            g.rule(category, word + "和{amount}相同", n.Stat(stat, "==", V.amount))
        ways = tuple(n.Stat(stat, "==", hole) for hole in (V.number, V.other))
        g.rule("before", word + "{number}(或|和){other:number}", n.AnyTest(ways))
        bound = n.Stat(stat, ">=", V.other)
        g.rule("before", word + "{number}或{other:number}以上", n.AnyTest((ways[0], bound)))
        both = n.AllTests((n.Stat(stat, ">=", V.number), n.Stat(stat, "<=", V.amount)))
        g.rule("before", word + "{number}以上、但是數值在{amount}以下", both)
    g.rule("before", "已附加咚‼卡", n.Stat("tokens", ">=", 1))
    g.rule("before", "已附加{number}張以上咚‼卡", n.Stat("tokens", ">=", V.number))
    g.rule("before", "{colours}", n.Colour(V.colours))
    g.rule("before", "擁有{attributes}屬性", n.Attribute(V.attributes))
    g.rule("before", "{names}或擁有{traits}特徵", _name_or_trait())
    g.rule(
        "before",
        "擁有{traits}特徵或{attributes}屬性",
        n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),
    )
    g.rule("before", "未持有{timing_name}效果", n.Not(n.Has(V.timing_name)))
    g.rule("before", "擁有{traits}特徵", n.Trait(V.traits))
    g.rule("before", "擁有包含{part}特徵", n.TraitIncludes(V.part))
    g.rule("before", "包含{part}特徵", n.TraitIncludes(V.part), shown=False)
    g.rule("before", "有多種顏色", n.Multicolour())
    g.rule("before", "(原本沒有|沒有原本|無原本)效果", n.NoText())
    g.rule("before", "(持有|擁有){bearing}", n.Has(V.bearing))
    g.rule("before", "(持有|擁有){keyword}", n.Has(V.keyword))
    g.rule(
        "before",
        "擁有{traits}特徵或包含{part}特徵",
        n.AnyTest((n.Trait(V.traits), n.TraitIncludes(V.part))),
    )
    g.rule(
        "before",
        "擁有{traits}特徵或持有{bearing}",
        n.AnyTest((n.Trait(V.traits), n.Has(V.bearing))),
    )
    g.rule("before", "{names}", n.Named(V.names))
    g.rule("before", "未擁有{attributes}屬性", n.Not(n.Attribute(V.attributes)))
    g.rule("before", "未擁有包含{part}特徵", n.Not(n.TraitIncludes(V.part)))
    g.rule("before", "未擁有{traits}特徵", n.Not(n.Trait(V.traits)))
    g.rule("before", "持有和廢棄卡片相同卡片名稱", n.SameName(n.It()))
    g.rule("before", "持有和{this}相同卡片名稱", n.SameName(V.this))


def _name_or_trait() -> n.Test:
    return n.AnyTest((n.Named(V.names), n.Trait(V.traits)))


def _nouns(g: Grammar) -> None:
    for kinds, word in (
        (("character",), "角色卡"),
        (("leader",), "領航卡"),
        (("stage",), "舞台卡"),
        (("leader", "character"), "領航卡或角色卡"),
        (("leader", "stage"), "領航卡或舞台卡"),
        (("character", "stage"), "角色卡或舞台卡"),
        (("character", "token"), "角色卡或咚‼卡"),
        (("event",), "事件卡"),
        (("event", "stage"), "事件卡或舞台卡"),
    ):
        g.rule("noun", word, (n.Kind(kinds),))
    g.rule("noun", "卡片", ())
    g.rule("noun", "角色卡{names}", (*CHARACTER, n.Named(V.names)))
    g.rule("noun", "領航卡{names}", (*LEADER, n.Named(V.names)))
    g.rule("noun", "{names}", (n.Named(V.names),))
    g.rule("nouns", "的{noun}", V.noun)
    # thing: after whose, always with 的. bare: nothing before it, so no 的.
    noun_phrase(g, "thing.one", "nouns")
    g.rule("bare.one", "{noun}", V.noun)
    g.rule("bare.one", "{tests:thing.one}", V.tests)
    g.rule("noun.leader", "的領航卡", LEADER)
    g.rule("noun.leader", "的領航卡{names}", (*LEADER, n.Named(V.names)))
    noun_phrase(g, "leader", "noun.leader")
    alternatives(g, "bare", "bare.one", ("或",), shared="first")
    alternatives(g, "thing", "thing.one", ("或",), "bare.one", shared="first")


def _targets(g: Grammar) -> None:
    """choice: so many on the field; pick: so many from elsewhere; target: anything acted on."""
    # What a DON!! card could not be: so it is said of the Characters alone.
    noun_phrase(g, "costly", "noun.character", at_least=1)
    g.rule("noun.character", "的角色卡", CHARACTER)
    mixed = (n.AnyTest((n.Kind(("token",)), n.AllTests(V.tests))),)
    for up_to, to in ((True, "最多"), (False, "")):
        g.rule(
            "choice",
            to + "{number}張{whose}{tests:costly}或咚‼卡",
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", mixed)),
        )
        g.rule(
            "choice",
            to + "{number}張{whose}{thing}",
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", V.thing)),
        )
        g.rule(
            "choice",
            to + "{number}張{bare}",
            n.Choose(V.number, up_to, n.Cards("any", "field", V.bare)),
        )
        g.rule(
            "pick",
            to + "{number}張{whose}的手牌",
            n.Choose(V.number, up_to, n.Cards(V.whose, "hand")),
        )
        turned = n.Cards(V.whose, "life", (n.State(V.faced),))
        up_or_down = n.Choose(V.number, up_to, turned)
        g.rule("pick", to + "{number}張{whose}{faced}的生命值卡", up_or_down)
        g.rule(
            "pick",
            to + "{number}張{whose}的生命值卡",
            n.Choose(V.number, up_to, n.Cards(V.whose, "life")),
        )
        g.rule(
            "pick",
            to + "{number}張{whose}{zone}中{thing}",
            n.Choose(V.number, up_to, n.Cards(V.whose, V.zone, V.thing)),
        )
        g.rule(
            "pick",
            to + "{number}張{whose}{zone}中卡片名稱不同{thing}",
            n.Choose(V.number, up_to, n.Cards(V.whose, V.zone, V.thing), distinct=True),
        )
        # Of the cards just looked at.
        g.rule(
            "found",
            to + "{number}張{bare}",
            n.Choose(V.number, up_to, n.Cards("you", "looked", V.bare)),
        )
        g.rule(
            "found",
            to + "{number}張卡片名稱不同{thing}",
            n.Choose(V.number, up_to, n.Cards("you", "looked", V.thing), distinct=True),
        )
        g.rule(
            "top",
            to + "{number}張{whose}{pile}{end}的卡片",
            n.Top(V.whose, V.pile, V.number, up_to, V.end),
        )
    g.rule(
        "choice",
        "任意張數{whose}{thing}",
        n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing)),
    )
    for stat, word in (("power", "力量值"), ("cost", "費用")):
        total = f"{word}合計在{{sum:number}}以下{{thing}}"
        for category, place, zone in (("choice", "", "field"), ("pick", "{zone}中", V.zone)):
            few = n.Choose(V.number, True, n.Cards(V.whose, zone, V.thing), total=(stat, V.sum))
            g.rule(category, f"最多{{number}}張{{whose}}{place}{total}", few)
    g.rule("found", "全數{bare}", n.Cards("you", "looked", V.bare))
    g.rule("pick", "全數{whose}{zone}中{thing}", n.Cards(V.whose, V.zone, V.thing))
    g.rule("self", "{this}", V.this)
    g.rule("self", "該張卡片", n.It())
    g.rule("self", "以此效果登場的(角色卡|卡片)", n.It(), shown=False)
    g.rule("self", "對戰的對手角色卡", n.Foe())
    g.rule("self", "{whose}{leader}", n.Cards(V.whose, "field", V.leader))

    g.rule("group", "{whose}{thing}全數", n.Cards(V.whose, "field", V.thing))
    g.rule("group", "{bare}全數", n.Cards("any", "field", V.bare))
    g.rule("group", "{whose}全數{thing}", n.Cards(V.whose, "field", V.thing), shown=False)
    g.rule("group", "全數{whose}{thing}", n.Cards(V.whose, "field", V.thing), shown=False)
    g.rule("group", "{whose}{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("group", "{bare}", n.Cards("any", "field", V.bare))
    _several(g)
    _picks(g)


def _several(g: Grammar) -> None:
    """More than one choice at once. Whose they are is said once for both."""
    g.rule("target", "{choice}", V.choice)
    g.rule("target", "{self}", V.self)
    g.rule("target", "{group}", V.group)
    first = n.Choose(V.number, True, n.Cards(V.whose, "field", V.a))
    g.rule(
        "target",
        "最多{number}張{whose}{a:thing}和最多{second:number}張{b:bare}",
        n.Both((first, n.Choose(V.second, True, n.Cards(V.whose, "field", V.b)))),
    )
    for up_to, to in ((True, "最多"), (False, "")):
        leader, character = (n.Cards(V.whose, "field", kind) for kind in (LEADER, CHARACTER))
        g.rule(
            "target",
            f"{{whose}}的領航卡和{to}{{number}}張{{whose}}的角色卡",
            n.Both((leader, n.Choose(V.number, up_to, character))),
        )
        rested = tuple(
            n.Cards(V.whose, "field", (*kind, n.State("rested"))) for kind in (LEADER, CHARACTER)
        )
        g.rule(
            "target",
            f"{{whose}}休息的領航卡和{to}{{number}}張角色卡",
            n.Both((rested[0], n.Choose(V.number, up_to, rested[1]))),
        )
        one = n.AnyTest((n.IsThis(), n.AllTests(V.thing)))
        g.rule(
            "choice",
            f"這張卡片或{to}{{number}}張自己{{thing}}",
            n.Choose(V.number, up_to, n.Cards("you", "field", (one,))),
        )
    both = n.Both((n.Cards("you", "field", V.a), n.Cards("you", "field", V.b)))
    g.rule("target", "自己{a:thing}和{b:bare}全數", both)
    g.rule(
        "target",
        "自己{a:thing}和{b:bare}",
        n.Both((n.Cards("you", "field", V.a), n.Cards("you", "field", V.b))),
    )
    for a, b in (
        ("choice", "choice"),
        ("self", "choice"),
        ("self", "group"),
        ("group", "group"),
        ("choice", "group"),
        ("group", "choice"),
        ("group", "self"),
    ):
        g.rule("target", f"{{a:{a}}}和{{b:{b}}}", n.Both((V.a, V.b)))


def _picks(g: Grammar) -> None:
    """Several at once from one place that is not the field."""
    costs = tuple(
        n.Choose(1, True, n.Cards("you", V.zone, (*CHARACTER, V.before, hole)))
        for hole in (V.a, V.b)
    )
    g.rule(
        "picks",
        "自己{zone}中{before}[、]{a:quality}和{b:quality}的角色卡最多各1張",
        n.Both(costs),
    )
    two = (
        n.Choose(V.number, True, n.Cards("you", V.zone, V.a)),
        n.Choose(V.second, True, n.Cards("you", V.zone, V.b)),
    )
    g.rule(
        "picks",
        "自己{zone}中最多{number}張{a:bare}和最多{second:number}張{b:bare}",
        n.Both(two),
    )
    for count in (2, 3):
        holes = (V.a, V.b, V.c)[:count]
        names = "和".join(f"{{{name}:name}}" for name in "abc"[:count])
        each = tuple(
            n.Choose(1, True, n.Cards("you", V.zone, (n.Named((hole,)), V.quality)))
            for hole in holes
        )
        g.rule("picks", f"自己{{zone}}中{{quality}}的{names}最多各1張", n.Both(each))
