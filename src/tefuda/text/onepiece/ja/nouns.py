"""Japanese noun phrases: whose cards, which cards, how many of them."""

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
    listed(g, "names", "name", "か".join, "か")
    listed(g, "traits", "trait", "か".join, "か")
    this_card(
        g,
        {
            "character": "このキャラ",
            "leader": "このリーダー",
            "stage": "このステージ",
            "": "このカード",
        },
        "{}以外の",
    )
    _words(g)
    _qualities(g)
    _nouns(g)
    _targets(g)


def _words(g: Grammar) -> None:
    g.words("whose", ("自分", "you"), ("相手", "opponent"))
    g.words(
        "zone",
        ("手札", "hand"),
        ("トラッシュ", "trash"),
        ("デッキ", "deck"),
        ("手札かトラッシュ", "hand_or_trash"),
        ("手札か場", "hand_or_field"),
    )
    g.words("pile", ("デッキ", "deck"), ("ライフ", "life"))
    g.words("end", ("上", "top"), ("下", "bottom"), ("上か下", "either"))
    g.words("state", ("アクティブ", "active"), ("レスト", "rested"))
    g.words("face", ("表向き", "up"), ("裏向き", "down"))
    g.words("faced", ("表向き", "face_up"), ("裏向き", "face_down"))
    g.words(
        "colour",
        ("赤", "red"),
        ("緑", "green"),
        ("青", "blue"),
        ("紫", "purple"),
        ("黒", "black"),
        ("黄", "yellow"),
    )
    listed(g, "colours", "colour", "か".join, "か")
    g.words(
        "attribute",
        ("\\(斬)", "slash"),
        ("\\(打)", "strike"),
        ("\\(射)", "ranged"),
        ("\\(特)", "special"),
        ("\\(知)", "wisdom"),
    )
    listed(g, "attributes", "attribute", "か".join, "か", "か属性")
    g.words(
        "keyword",
        ("【ブロッカー】", "blocker"),
        ("【速攻】", "rush"),
        ("【速攻：キャラ】", "rush_character"),
        ("【ダブルアタック】", "double_attack"),
        ("【バニッシュ】", "banish"),
        ("【ブロック不可】", "unblockable"),
    )
    g.words("bearing", ("【トリガー】", "trigger"), ("【登場時】", "on_play"))
    g.words("stat", ("パワー", "power"), ("コスト", "cost"))


def _qualities(g: Grammar) -> None:
    """Tests, all of them before the noun, in the order they are printed."""
    g.rule("before", "{not_this}", V.not_this)
    g.rule("before", "他の", n.Not(n.IsThis()), shown=False)
    g.rule("before", "{names}以外の", n.Not(n.Named(V.names)))
    g.rule("before", "戻したキャラと異なる色の", n.Not(n.SameColour(n.It())))
    for state, word in (("rested", "レスト"), ("active", "アクティブ")):
        g.rule("before", f"{word}の", n.State(state))
    g.rule("before", "表向きの", n.State("face_up"))
    g.rule("before", "裏向きの", n.State("face_down"))
    for stat, word in (
        ("base_cost", "元々のコスト"),
        ("cost", "コスト"),
        ("base_power", "元々のパワー"),
        ("power", "パワー"),
    ):
        g.rule("before", word + "{number}以下(の|で)", n.Stat(stat, "<=", V.number))
        g.rule("before", word + "{number}以上(の|で)", n.Stat(stat, ">=", V.number))
        ways = tuple(n.Stat(stat, "==", hole) for hole in (V.number, V.other))
        g.rule("before", word + "{number}(か|と){other:number}の", n.AnyTest(ways))
        bound = n.Stat(stat, ">=", V.other)
        g.rule("before", word + "{number}か{other:number}以上の", n.AnyTest((ways[0], bound)))
        between = n.AllTests((n.Stat(stat, ">=", V.number), n.Stat(stat, "<=", V.amount)))
        g.rule("before", word + "{number}以上で、{amount}以下の" + word + "を持つ", between)
        g.rule("before", word + "{number}から{high:number}の", _between(stat))
        g.rule("before", word + "{number}(の|で)", n.Stat(stat, "==", V.number))
        g.rule("quality", word + "{number}以下", n.Stat(stat, "<=", V.number))
        g.rule("quality", word + "{number}以上", n.Stat(stat, ">=", V.number))
        g.rule("quality", word + "{number}", n.Stat(stat, "==", V.number))
        for than, op in (("以下の", "<="), ("以上の", ">="), ("と同じ", "==")):
            g.rule("before", f"{{amount}}{than}{word}を持つ", n.Stat(stat, op, V.amount))
    g.rule("before", "ドン‼が付与されている", n.Stat("tokens", ">=", 1))
    g.rule("before", "ドン‼が{number}枚以上付与されている", n.Stat("tokens", ">=", V.number))
    g.rule("before", "{colours}の", n.Colour(V.colours))
    g.rule("before", "多色の", n.Multicolour())
    g.rule("before", "属性{attributes}を持つ", n.Attribute(V.attributes))
    g.rule("before", "{names}か特徴{traits}を持つ", _name_or_trait())
    g.rule(
        "before",
        "特徴{traits}か属性{attributes}を持つ",
        n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),
    )
    g.rule("before", "{timing_name}効果を持たない", n.Not(n.Has(V.timing_name)))
    g.rule("before", "特徴{traits}を持(つ|ち)", n.Trait(V.traits))
    g.rule("before", "{part}を含む特徴を持つ", n.TraitIncludes(V.part))
    g.rule("before", "特徴{part}を含む", n.TraitIncludes(V.part), shown=False)
    g.rule("before", "元々の効果のない", n.NoText())
    g.rule("before", "{bearing}を持つ", n.Has(V.bearing))
    g.rule("before", "{keyword}を持つ", n.Has(V.keyword))
    g.rule(
        "before",
        "特徴{traits}か{part}を含む特徴を持つ",
        n.AnyTest((n.Trait(V.traits), n.TraitIncludes(V.part))),
    )
    g.rule(
        "before",
        "特徴{traits}か{bearing}を持つ",
        n.AnyTest((n.Trait(V.traits), n.Has(V.bearing))),
    )
    g.rule("before", "{names}の", n.Named(V.names))
    g.rule("before", "属性{attributes}を持たない", n.Not(n.Attribute(V.attributes)))
    g.rule("before", "{part}を含む特徴を持たない", n.Not(n.TraitIncludes(V.part)))
    g.rule("before", "特徴{traits}を持たない", n.Not(n.Trait(V.traits)))
    g.rule("before", "そのカードと同じカード名を持つ", n.SameName(n.It()))
    g.rule("before", "{this}と同じカード名(を持つ|の)", n.SameName(V.this))


def _between(stat: str) -> n.Stat:
    return n.Stat(stat, "range", V.number, V.high)


def _name_or_trait() -> n.Test:
    return n.AnyTest((n.Named(V.names), n.Trait(V.traits)))


def _nouns(g: Grammar) -> None:
    for kind, word in (("character", "キャラ"), ("leader", "リーダー"), ("stage", "ステージ")):
        g.rule("noun", word, (n.Kind((kind,)),))
    for kinds, word in (
        (("leader", "character"), "リーダーかキャラ"),
        (("leader", "stage"), "リーダーかステージ"),
        (("character", "stage"), "キャラかステージ"),
        (("character", "token"), "キャラかドン‼"),
    ):
        g.rule("noun", word, (n.Kind(kinds),))
    g.rule("noun", "カード", ())
    g.rule("noun", "キャラ(の|){names}", (*CHARACTER, n.Named(V.names)))
    g.rule("noun", "リーダー(の|){names}", (*LEADER, n.Named(V.names)))
    g.rule("noun", "{names}", (n.Named(V.names),))

    g.rule("nouns", "キャラカード", CHARACTER)
    g.rule("nouns", "ステージカード", (n.Kind(("stage",)),))
    g.rule("nouns", "イベント[カード]", (n.Kind(("event",)),))
    g.rule("nouns", "イベントかステージカード", (n.Kind(("event", "stage")),))
    g.rule("nouns", "キャラカードかステージカード", (n.Kind(("character", "stage")),))
    g.rule("nouns", "カード", ())
    g.rule("nouns", "{names}", (n.Named(V.names),))
    g.rule("nouns", "キャラ", CHARACTER)
    g.rule("noun.leader", "リーダー", LEADER)
    g.rule("noun.leader", "リーダー(の|){names}", (*LEADER, n.Named(V.names)))
    noun_phrase(g, "leader", "noun.leader")
    for category, noun in (("thing", "noun"), ("card", "nouns")):
        noun_phrase(g, f"{category}.one", noun)
        alternatives(g, category, f"{category}.one", ("か",), shared="first")


def _targets(g: Grammar) -> None:
    """choice: so many on the field; pick: so many from elsewhere; target: anything acted on."""
    mixed = (n.AnyTest((n.Kind(("token",)), n.AllTests(V.tests))),)
    for up_to, to in ((True, "まで"), (False, "")):
        g.rule(
            "choice",
            "{whose}の{tests:costly}(|1枚)かドン‼{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", mixed)),
        )
        g.rule(
            "choice",
            "{whose}のドン‼か{tests:costly}{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", mixed)),
            shown=False,
        )
        g.rule(
            "choice",
            "{whose}の{thing}{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards(V.whose, "field", V.thing)),
        )
        g.rule(
            "choice",
            "{thing}{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards("any", "field", V.thing)),
        )
        g.rule(
            "pick",
            "{whose}の手札{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards(V.whose, "hand")),
        )
        turned = n.Cards(V.whose, "life", (n.State(V.faced),))
        g.rule("pick", "{whose}の{faced}のライフ{number}枚" + to, n.Choose(V.number, up_to, turned))
        g.rule(
            "pick",
            "{whose}のライフ{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards(V.whose, "life")),
        )
        g.rule(
            "pick",
            "{whose}の{zone}(から|の|にある){card}{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards(V.whose, V.zone, V.card)),
        )
        g.rule(
            "pick",
            "{whose}の{zone}からカード名が異なる{card}{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards(V.whose, V.zone, V.card), distinct=True),
        )
        # Of the cards just looked at.
        g.rule(
            "found",
            "{card}{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards("you", "looked", V.card)),
        )
        g.rule(
            "found",
            "カード名が異なる{card}{number}枚" + to,
            n.Choose(V.number, up_to, n.Cards("you", "looked", V.card), distinct=True),
        )
        g.rule(
            "top",
            "{whose}の{pile}の{end}から{number}枚" + to,
            n.Top(V.whose, V.pile, V.number, up_to, V.end),
        )
    for stat, word in (("power", "パワー"), ("cost", "コスト")):
        total = f"{word}の合計が{{sum:number}}以下になるように"
        some = n.Cards(V.whose, "field", V.thing)
        few = n.Choose(V.number, True, some, total=(stat, V.sum))
        g.rule("choice", "{whose}の" + total + "{thing}{number}枚まで", few)
        stored = n.Cards(V.whose, V.zone, V.card)
        few = n.Choose(V.number, True, stored, total=(stat, V.sum))
        g.rule("pick", "{whose}の{zone}から" + total + "{card}{number}枚まで", few)
    looked = n.Cards("you", "looked", V.card)
    g.rule("found", "{card}すべて", looked)
    g.rule("pick", "{whose}の{zone}(から|の|にある){card}すべて", n.Cards(V.whose, V.zone, V.card))
    # What a DON!! card could not be: so it is said of the Characters alone.
    noun_phrase(g, "costly", "noun.character", at_least=1)
    g.rule("noun.character", "キャラ", CHARACTER)
    g.rule("self", "{this}", V.this)
    g.rule("self", "そのカード", n.It())
    g.rule("self", "この効果で登場(させ|し)た(キャラ|カード)", n.It(), shown=False)
    g.rule("self", "バトルした相手のキャラ", n.Foe())
    g.rule("self", "{whose}の{leader}", n.Cards(V.whose, "field", V.leader))

    g.rule("group", "{whose}の{thing}すべて", n.Cards(V.whose, "field", V.thing))
    g.rule("group", "{thing}すべて", n.Cards("any", "field", V.thing))
    g.rule("group", "{whose}の{thing}", n.Cards(V.whose, "field", V.thing))
    g.rule("group", "{thing}", n.Cards("any", "field", V.thing))
    _several(g)


def _several(g: Grammar) -> None:
    """More than one choice at once. Whose they are is said once for both."""
    g.rule("target", "{choice}", V.choice)
    g.rule("target", "{self}", V.self)
    g.rule("target", "{group}", V.group)
    first = n.Choose(V.number, True, n.Cards(V.whose, "field", V.a))
    g.rule(
        "target",
        "{whose}の{a:thing}{number}枚までと{b:thing}{second:number}枚まで",
        n.Both((first, n.Choose(V.second, True, n.Cards(V.whose, "field", V.b)))),
    )
    others = n.Cards(V.whose, "field", V.b)
    exactly = n.Both((first, n.Choose(V.second, False, others)))
    g.rule("target", "{whose}の{a:thing}{number}枚までと{b:thing}{second:number}枚", exactly)
    every = n.Both((first, others))
    g.rule("target", "{whose}の{a:thing}{number}枚までと{b:thing}すべて", every)
    for up_to, to in ((True, "まで"), (False, "")):
        leader, character = (n.Cards(V.whose, "field", kind) for kind in (LEADER, CHARACTER))
        g.rule(
            "target",
            f"{{whose}}のリーダーとキャラ{{number}}枚{to}",
            n.Both((leader, n.Choose(V.number, up_to, character))),
        )
        rested = tuple(
            n.Cards(V.whose, "field", (*kind, n.State("rested"))) for kind in (LEADER, CHARACTER)
        )
        g.rule(
            "target",
            f"{{whose}}のレストのリーダーとキャラ{{number}}枚{to}",
            n.Both((rested[0], n.Choose(V.number, up_to, rested[1]))),
        )
        one = n.AnyTest((n.IsThis(), n.AllTests(V.thing)))
        g.rule(
            "choice",
            f"このカードか自分の{{thing}}{{number}}枚{to}",
            n.Choose(V.number, up_to, n.Cards("you", "field", (one,))),
        )
    both = n.Both((n.Cards("you", "field", V.a), n.Cards("you", "field", V.b)))
    g.rule("target", "自分の{a:thing}と{b:thing}すべて", both)
    g.rule(
        "target",
        "自分の{a:thing}と{b:thing}",
        n.Both((n.Cards("you", "field", V.a), n.Cards("you", "field", V.b))),
    )
    g.rule(
        "choice",
        "任意の枚数の{whose}の{thing}",
        n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing)),
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
        g.rule("target", f"{{a:{a}}}と{{b:{b}}}", n.Both((V.a, V.b)))
    _picks(g)


def _picks(g: Grammar) -> None:
    """Several at once from one place that is not the field."""
    two = (
        n.Choose(V.number, True, n.Cards("you", V.zone, V.a)),
        n.Choose(V.second, True, n.Cards("you", V.zone, V.b)),
    )
    costs = tuple(
        n.Choose(1, True, n.Cards("you", V.zone, (*CHARACTER, V.before, hole)))
        for hole in (V.a, V.b)
    )
    g.rule(
        "picks",
        "自分の{zone}から{before}[、]{a:quality}と{b:quality}のキャラカード1枚ずつまで",
        n.Both(costs),
    )
    two = (
        n.Choose(V.number, True, n.Cards("you", V.zone, V.a)),
        n.Choose(V.second, True, n.Cards("you", V.zone, V.b)),
    )
    costs = tuple(
        n.Choose(
            1,
            True,
            n.Cards("you", V.zone, (*CHARACTER, n.Trait(V.traits), n.Stat("cost", "<=", hole))),
        )
        for hole in (V.a, V.b)
    )
    g.rule(
        "picks",
        "自分の{zone}から特徴{traits}を持つ[、]コスト{a:number}以下とコスト{b:number}以下のキャラカード"
        "1枚ずつまで",
        n.Both(costs),
    )
    g.rule(
        "picks",
        "自分の{zone}から{a:card}{number}枚までと{b:card}{second:number}枚まで",
        n.Both(two),
    )
    for count in (2, 3):
        holes = (V.a, V.b, V.c)[:count]
        names = "と".join(f"{{{name}:name}}" for name in "abc"[:count])
        each = tuple(
            n.Choose(1, True, n.Cards("you", V.zone, (n.Named((hole,)), V.quality)))
            for hole in holes
        )
        g.rule(
            "picks",
            f"自分の{{zone}}から{{quality}}の{names}(それぞれ1枚ずつまで|各1枚まで)",
            n.Both(each),
        )
