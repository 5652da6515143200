"""Chinese conditions (what stands between 若 and 時) and amounts."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.zh.nouns import CHARACTER, LEADER
from tefuda.text.template import V, n

OPS = (("{number}張以下", "<="), ("{number}張以上", ">="), ("{number}張", "=="))
BOUNDS = (("以下", "<="), ("以上", ">="), ("", "=="))


def declare(g: Grammar) -> None:
    _fitting(g)
    _present(g)
    _counts(g)
    _compared(g)
    _happened(g)
    _amounts(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact}(、|，){b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}(、|，){b:fact}(、|，){c:fact}", n.All((V.a, V.b, V.c)))
    g.rule("condition", "{a:fact}、或是{b:fact}", n.Either((V.a, V.b)))


def _fitting(g: Grammar) -> None:
    """Of one card: the Leader, this card, that card."""
    g.rule("known", "{this}", V.this)
    g.rule("known", "該張卡片", n.It())
    g.rule("known", "{whose}的領航卡", n.Cards(V.whose, "field", LEADER))
    for words, test in (
        ("擁有{traits}特徵", n.Trait(V.traits)),
        ("擁有包含{part}特徵", n.TraitIncludes(V.part)),
        ("擁有{attributes}屬性", n.Attribute(V.attributes)),
        ("在{state}", n.State(V.state)),
        ("是{names}", n.Named(V.names)),
        ("(有多種顏色|為多色|是多色)", n.Multicolour()),
        ("包含{colour}", n.Colour((V.colour,))),
        ("費用和聲明的費用一樣", n.Stat("cost", "==", n.Declared())),
        ("擁有{traits}特徵或是{names}", n.AnyTest((n.Named(V.names), n.Trait(V.traits)))),
        (
            "擁有{traits}特徵或{attributes}屬性",
            n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),
        ),
        ("是{names}或有多種顏色", n.AnyTest((n.Named(V.names), n.Multicolour()))),
        (
            "擁有{traits}特徵或包含{part}特徵",
            n.AnyTest((n.Trait(V.traits), n.TraitIncludes(V.part))),
        ),
    ):
        g.rule("fact", "{known}" + words, n.Fits(V.known, (test,)))
    g.rule("fact", "{known}{quality}", n.Fits(V.known, (V.quality,)))
    same = n.Fits(V.known, (n.Stat("cost", "==", V.amount),))
    g.rule("fact", "{known}費用與{amount}一樣", same, shown=False)
    g.rule(
        "fact",
        "{known}{quality}擁有{traits}特徵",
        n.Fits(V.known, (n.Trait(V.traits), V.quality)),
    )
    played = n.PlayedThisTurn()
    g.rule("fact", "是{this}登場的回合", n.Fits(V.this, (played,)))
    g.rule("fact", "{known}是{bare}", n.Fits(V.known, V.bare))
    g.rule(
        "fact",
        "自己的角色卡只有{bare}",
        n.Fits(n.Cards("you", "field", CHARACTER), V.bare),
    )


def _some(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), ">=", 1)


def _none(who: str, tests: tuple[n.Test, ...]) -> n.Compare:
    return n.Compare(n.Count(n.Cards(who, "field", tests)), "==", 0)


def _present(g: Grammar) -> None:
    """There is one, or there is none."""
    g.rule("fact", "場上有{whose}{thing}", _some(V.whose, V.thing))
    g.rule("fact", "場上有{bare}", _some("any", V.bare))
    other = n.Not(n.IsThis())
    named = n.Named(V.names)
    g.rule("fact", "場上沒有自己其他的{names}", _none("you", (named, other)))
    g.rule("fact", "沒有其他的{names}", _none("you", (named, other)), shown=False)
    g.rule("fact", "{whose}場上有{bare}", _some(V.whose, V.bare), shown=False)
    g.rule("fact", "場上沒有{bare}", n.Unless(_some("any", V.bare)))
    cost = n.Stat("base_cost", "==", V.number)
    g.rule("fact", "場上沒有自己其他原本費用{number}的{names}", _none("you", (named, cost, other)))
    g.rule("fact", "場上沒有自己其他的角色卡{names}", _none("you", (*CHARACTER, named, other)))
    g.rule("fact", "場上沒有{whose}{thing}", _none(V.whose, V.thing))
    g.rule("fact", "有自己活動狀態的咚‼卡", n.Compare(n.Tokens("you", "active"), ">=", 1))
    many = n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", V.number)
    g.rule("fact", "場上沒有{number}張(|以上){whose}{thing}", n.Unless(many))
    every = n.Compare(n.Tokens("you", "rested"), "==", n.Tokens("you"))
    g.rule("fact", "自己的咚‼卡全數在休息狀態", every)
    turned = n.Cards(V.whose, "life", (n.State(V.faced),))
    g.rule("fact", "{whose}有{faced}的生命值卡", n.Compare(n.Count(turned), ">=", 1))
    given = n.Compare(n.Tokens(V.whose, "given"), ">=", 1)
    g.rule("fact", "有{whose}(被|已)附加的咚‼卡", given)
    g.rule("fact", "{whose}場上有咚‼卡", n.Compare(n.Tokens(V.whose), ">=", 1))
    both = tuple(
        n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((hole,)),))), ">=", 1)
        for hole in (V.a, V.b)
    )
    g.rule("fact", "{whose}的{zone}中有{a:name}和{b:name}", n.All(both))
    here = tuple(_some(V.whose, (n.Named((hole,)),)) for hole in (V.a, V.b))
    g.rule("fact", "場上有{whose}的{a:name}和{b:name}", n.All(here))
    pair = tuple(_some(V.whose, (*CHARACTER, n.Named((hole,)), V.quality)) for hole in (V.a, V.b))
    g.rule("fact", "場上有{whose}{quality}的角色卡{a:name}和{b:name}", n.All(pair))


def _counts(g: Grammar) -> None:
    """How many there are: 在, 有 or 為, of which `normalise` leaves 有."""

    def rule(words: str, amount: n.Amount) -> None:
        for bound, op in OPS:
            g.rule("fact", words.replace("#", bound), n.Compare(amount, op, V.number))

    rule("{whose}的生命值卡有#", n.Count(n.Cards(V.whose, "life")))
    turned = n.Cards(V.whose, "life", (n.State(V.faced),))
    rule("{whose}{faced}的生命值卡有#", n.Count(turned))
    rule("{whose}的手牌有#", n.Count(n.Cards(V.whose, "hand")))
    rule("{whose}的卡組有#", n.Count(n.Cards(V.whose, "deck")))
    rule("{whose}場上的咚‼卡有#", n.Tokens(V.whose))
    for state, word in (("active", "活動狀態"), ("rested", "休息狀態")):
        rule(f"{{whose}}{word}的咚‼卡有#", n.Tokens(V.whose, state))
    rule("{whose}被附加的咚‼卡合計有#", n.Tokens(V.whose, "given"))
    rested = n.Count(n.Cards(V.whose, "field", (n.State("rested"),)))
    rule("{whose}休息狀態的卡片有#", rested)
    rule("{whose}的廢棄區中有#卡片", n.Count(n.Cards(V.whose, "trash")))
    rule("{whose}的{zone}中有#{bare}", n.Count(n.Cards(V.whose, V.zone, V.bare)))
    rule("場上有#{whose}{thing}", n.Count(n.Cards(V.whose, "field", V.thing)))
    rule("場上有#{bare}", n.Count(n.Cards("any", "field", V.bare)))
    unlike = n.Kinds("name", n.Cards(V.whose, V.zone, V.bare))
    rule("{whose}的{zone}中有#卡片名稱不同的{bare}", unlike)
    here = n.Kinds("name", n.Cards(V.whose, "field", V.bare))
    rule("場上有#{whose}卡片名稱不同的{bare}", here)
    g.rule(
        "fact",
        "{whose}的卡組{number}張卡片",
        n.Compare(n.Count(n.Cards(V.whose, "deck")), "==", V.number),
        shown=False,
    )
    life = n.Count(n.Cards("you", "life"))
    sides = ("you", "opponent")
    for words, amounts in (
        ("的生命值卡", tuple(n.Count(n.Cards(who, "life")) for who in sides)),
        ("的手牌", tuple(n.Count(n.Cards(who, "hand")) for who in sides)),
        ("場上的咚‼卡", tuple(n.Tokens(who) for who in sides)),
        ("的角色卡", tuple(n.Count(n.Cards(who, "field", CHARACTER)) for who in sides)),
    ):
        rule(f"雙方{words}合計張數在#", n.Sum(amounts))
    rule("自己的生命值卡和手牌合計張數在#", n.Sum((life, n.Count(n.Cards("you", "hand")))))
    for bound, op in BOUNDS:
        total = n.Total(V.stat, n.Cards(V.whose, "field", V.bare))
        g.rule(
            "fact",
            f"{{whose}}{{bare}}的{{stat}}合計在{{number}}{bound}",
            n.Compare(total, op, V.number),
        )


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    life, their_life = (n.Count(n.Cards(who, "life")) for who in ("you", "opponent"))
    hand, their_hand = (n.Count(n.Cards(who, "hand")) for who in ("you", "opponent"))
    field, their_field = (n.Count(n.Cards(w, "field", CHARACTER)) for w in ("you", "opponent"))
    trash, their_trash = (n.Count(n.Cards(who, "trash")) for who in ("you", "opponent"))
    mine, theirs = n.Tokens("you"), n.Tokens("opponent")
    g.rule("fact", "自己的生命值卡張數比對手少", n.Compare(life, "<", their_life))
    g.rule("fact", "對手場上的咚‼卡比自己場上的咚‼卡多", n.Compare(theirs, ">", mine))
    for first, second, count, left, right in (
        ("自己場上的咚‼卡", "對手場上的咚‼卡", "", mine, theirs),
        ("自己的手牌", "對手的手牌", "張數", hand, their_hand),
        ("自己的生命值卡", "對手的生命值卡", "張數", life, their_life),
        ("自己的角色卡", "對手的角色卡", "", field, their_field),
        ("自己廢棄區中的卡片", "對手廢棄區中的卡片", "", trash, their_trash),
    ):
        for than, op in (("少於等於", "<="), ("多於等於", ">="), ("等於", "==")):
            g.rule("fact", f"{first}{count}{than}{second}{count}", n.Compare(left, op, right))
            g.rule("fact", f"{second}{count}{than}{first}{count}", n.Compare(right, op, left))
        foe = "對手" if first not in ("自己的角色卡", "自己廢棄區中的卡片") else second
        for less, op in (("少", "<"), ("多", ">")):
            g.rule("fact", f"{first}比{foe}{less}", n.Compare(left, op, right))
            g.rule("fact", f"{second}比{first}{less}", n.Compare(right, op, left))
        g.rule(
            "fact",
            f"{first}比{foe}少{{number}}張以上",
            n.Compare(n.Sum((left, V.number)), "<=", right),
        )
    ways = (n.Compare(mine, "==", 0), n.Compare(mine, ">=", V.number))
    g.rule("fact", "自己場上的咚‼卡有0張或有{number}張以上", n.Either(ways))
    for words, left, right in (("場上的咚‼卡", mine, theirs), ("的生命值卡", life, their_life)):
        same = (n.Compare(left, "==", V.number), n.Compare(right, "==", V.number))
        g.rule("fact", f"自己或對手{words}有{{number}}張", n.Either(same))


def _happened(g: Grammar) -> None:
    g.rule("fact", "是自己第{number}回合之後的回合", n.TurnNumber("you", ">=", V.number))
    g.rule("fact", "是自己第{number}回合", n.TurnNumber("you", "==", V.number))
    for words, who in (("我方", "you"), ("對方", "opponent")):
        g.rule("fact", f"(為|是){words}回合", n.Turn(who))
    activated = n.Happened("event_activated", "you", tests=V.bare)
    g.rule("fact", "這個回合自己已發動{bare}", activated)
    for words, who in (("", "any"), ("自己的", "you"), ("對手的", "opponent")):
        g.rule("fact", f"這個回合{words}角色卡已遭到KO", n.Happened("ko", who))
    discarded = n.Happened("trashed_from_hand", "you", "effect")
    g.rule("fact", "這個回合自己手牌中的卡片已因效果廢棄", discarded)
    g.rule("fact", "這張卡片被附加{number}張以上的咚‼卡", n.Given(V.number))
    g.rule("fact", "正在攻擊{bare}", n.Fits(n.Attacked(), V.bare))
    g.rule(
        "fact",
        "因這張卡片的效果而沒有抽卡片",
        n.Unless(n.Happened("this_drew")),
    )
    g.rule(
        "fact",
        "這個回合這張卡片和對手的角色卡對戰",
        n.Happened("this_battled_character"),
    )

    g.rule("fact", "這個回合{whose}的生命值卡已離開", n.Happened("life_removed", V.whose))


def _amounts(g: Grammar) -> None:
    g.rule("amount", "已附加在{self}的咚‼卡張數", n.ValueOf("tokens", V.self))
    its = n.ValueOf("tokens", n.It())
    g.rule("amount", "已附加在該(張|)角色卡的咚‼卡張數", its, shown=False)
    g.rule("amount", "{whose}的生命值卡張數", n.Count(n.Cards(V.whose, "life")))
    g.rule("amount", "{whose}場上的咚‼卡張數", n.Tokens(V.whose))
    for stat, word in (
        ("base_power", "原本力量值"),
        ("power", "力量值"),
        ("base_cost", "原本費用"),
        ("cost", "費用"),
    ):
        g.rule("amount", f"{{self}}的{word}", n.ValueOf(stat, V.self))
    g.rule("amount", "{whose}的手牌張數", n.Count(n.Cards(V.whose, "hand")))
    cards = n.Count(n.Cards(V.whose, V.zone, V.thing))
    g.rule("amount", "{whose}{zone}中{thing}張數", cards)
    g.rule("amount", "{whose}{thing}張數", n.Count(n.Cards(V.whose, "field", V.thing)))
    both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
    g.rule("amount", "雙方生命值卡合計張數", both)
