"""Conditions, and amounts."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- amounts -------------------------------------------------------------------------------------

say("amount", n.ValueOf("power", V.self), en="{self}'s power", ja="{self}のパワー",
    zh="{self}的力量值")
say("amount", n.ValueOf("cost", V.self), en="{self}'s cost", ja="{self}のコスト", zh="{self}的費用")
say("amount", n.ValueOf("base_power", V.self), en="{self}'s original power",
    ja="{self}の元々のパワー", zh="{self}的原本力量值")
say("amount", n.Count(n.Cards(V.whose, "energy", V.energies)), en="{whose} {energies}",
    ja="{whose}の{energies}の枚数", zh="{whose}{energies}張數")
say("amount", n.Count(n.Cards(V.whose, "life")), en="{whose} life", ja="{whose}のライフの枚数",
    zh="{whose}的生命張數")
say("amount", n.Count(n.Cards(V.whose, V.zone, V.thing)),
    en="the number of {thing:things} in {whose} {zone}", ja="{whose}の{zone}の{thing}の枚数",
    zh="{whose}{zone}中{thing}張數")
say("counted", n.Cards("you", "field", (n.Kind(("leader", "battle")), V.before)),
    en="card with {before:quality} among your Leader and Battle Cards",
    ja="自分のリーダーと自分のバトルカードの{before}カード",
    zh="自己的領袖卡和戰鬥卡中{before}的卡片")
say("counted", n.Cards(V.whose, "energy", V.energies),
    en=("of {whose} {energies}", "@counted.some:of {whose} {energies}"), ja="{whose}の{energies}",
    zh="{whose}{energies}")
say("counted", n.Cards(V.whose, "hand"), ja="{whose}の手札")
say("counted", n.Cards(V.whose, "life"), ja="{whose}のライフ")
say("counted", n.Cards(V.whose, V.zone, V.thing),
    en=("{thing} in {whose} {zone}", "@counted.some:{thing:things} in {whose} {zone}"),
    ja="{whose}の{zone}の{thing}", zh="{whose}{zone}中{thing}")
say("counted", n.Cards(V.whose, V.zone, (*V.thing, V.quality)),
    en="~{thing} in {whose} {zone} with {quality}")
say("counted", n.Cards(V.whose, "field", V.thing),
    en=("of {whose} {thing:things}", "@counted.some:of {whose} {thing:things}"),
    ja="{whose}の{thing}", zh="{whose}{thing}")
say("counted", n.Cards("any", "field", V.thing), en="{thing}", ja="{thing}", zh="{thing:bare}")

# -- fitting: Of one card: your Leader, this card, that card. ------------------------------------

say("known", V.this, en=("{this}", "{this:there}"), ja=("{this}", "{this:there}"),
    zh=("{this}", "{this:there}"))
say("known", n.It(), en=("that card", "~it"), ja="そのカード", zh="該張卡片")
say("known", n.Cards(V.whose, "field", (n.Kind(("leader",)),)), en="{whose} Leader",
    ja="{whose}のリーダー", zh="{whose}的領袖卡")
say("known", n.Attacked(), en="the card being attacked", ja="アタックされているカード",
    zh="被攻擊的卡片")
say("before", n.State("awakened"), en=("@trait_fact:is awakened", "~@trait_fact:has awakened"),
    ja="覚醒している", zh="已覺醒")

# -- qualities: Tests, all of them before the noun, in the order they are printed. ---------------

say("before", n.PlayedThisTurn(), ja="このターンに登場した", zh="這個回合登場")
say("before", n.State(V.state), en=("{state} Mode ", "@trait_fact:is in {state} Mode"),
    ja="{state}の", zh="{state}")
say("before", n.Colour(V.colours), en=("{colours} ", "@trait_fact:is {colours}"), ja="{colours}の",
    zh="{colours}")
say("before", n.Multicolour(), en="multicolored ", ja="多色の", zh="有多種顏色")
# What a card has a number for, and how a bound on it is said.
say("measure", "base_cost", en="@measure.a:an original cost", ja="元々のコスト", zh="原本費用")
say("measure", "cost", en=("@measure.a:a cost", "@measure.than:a cost"), ja="コスト", zh="費用")
say("measure", "base_power", en=("@measure.a:an original power", "@measure.than:an original power"),
    ja="元々のパワー", zh="原本力量值")
say("measure", "power", en=("@measure.than:power", "~@measure.a:a power"), ja="パワー", zh="力量值")
say("measure", "combo", en=("@measure.a:a combo power", "@measure.than:a combo power"),
    ja="コンボパワー", zh="連擊力量值")
say("limit", ("<=", V.number, 0), en="{number} or less", ja="{number}以下", zh="{number}以下")
say("limit", (">=", V.number, 0), en="{number} or more", ja="{number}以上", zh="{number}以上")
say("limit", ("==", V.number, 0), en="{number}", ja="{number}", zh="{number}")
say("limit", ("range", V.number, V.high), en="{number} to {high:number}",
    ja="{number}から{high:number}", zh="{number}至{high:number}")
say("before", n.Stat(V.measure, "<=", V.amount), ja="{amount}以下の{measure}の",
    zh="{measure}在{amount}以下")
say("before", n.Stat(V.measure, ">=", V.amount), ja="{amount}以上の{measure}の",
    zh="{measure}在{amount}以上")
say("before", n.Stat(V.measure, "==", V.amount), ja="{amount}と同じ{measure}の",
    zh="{measure}和{amount}相同")
say("quality", n.Stat("power", "<=", V.number), en="{number} power or less")
say("quality", n.Stat("power", ">=", V.number), en="{number} power or more")
say("quality", n.Stat("power", "==", V.number), en="{number} power")
say("before", n.Stat(V.measure, *V.limit), en="@quality:{measure:measure.a} of {limit}",
    ja="{measure}(|が){limit}の", zh="{measure}{limit}")
say("before", n.AnyTest((n.Stat(V.measure, "==", V.a), n.Stat(V.measure, "==", V.b))),
    en="@quality:{measure:measure.a} of {a:number} or {b:number}",
    ja="{measure}{a:number}か{b:number}の", zh="{measure}{a:number}或{b:number}")
say("quality", n.Stat(V.measure, V.than, V.amount), en="{measure:measure.than} {than} {amount}")
say("before", n.NameIncludes(V.part), ja="カード名に{part}を含む", zh="卡片名稱含有{part}")
say("before", n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b))),
    ja="カード名に{a:part}か{b:part}を含む", zh="卡片名稱含有{a:part}或{b:part}")
say("before", n.OnlyTrait(V.trait), ja="特徴{trait}のみを持つ", zh="只擁有{trait}特徵")
say("before", n.Trait(V.traits),
    en=("@quality:{traits} in its special traits", "~@quality:{traits}"), ja="特徴{traits}を持つ",
    zh="擁有{traits}特徵")
say("before", n.AllTests((n.Trait((V.a,)), n.Trait((V.b,)))),
    en="@quality:both {a:trait} and {b:trait} in its special traits",
    ja="特徴{a:trait}と{b:trait}を持つ", zh="擁有{a:trait}和{b:trait}特徵")
say("trait_fact", n.State("in_battle"), en="is in a battle")
say("trait_fact", n.Named(V.names), en="is {names}")
say("trait_fact", V.quality, en="has {quality}")
say("before", n.TraitIncludes(V.trait),
    en=("@quality:a special trait including {trait}",
        "@trait_fact:includes {trait} in its special traits"), ja="{trait}を含む特徴を持つ",
    zh="擁有包含{trait}特徵")
say("before", n.Not(n.Trait(V.traits)), ja="特徴{traits}を持たない", zh="未擁有{traits}特徵")
say("before", n.NoText(), en="skill-less ", ja="スキルを持たない", zh="沒有技能")
say("before", n.OnlyTrait(V.trait), en="{trait}-only ")
say("before", n.Trait(V.traits), en="~{traits} ")
say("before", n.Not(n.Named(V.names)), en="non-{names} ")
say("before", n.State("awakened"), en="awakened ")
say("quality", n.NameIncludes(V.part), en="{part} in its card name")
say("quality", n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b))),
    en="{a:part} or {b:part} in its card name")
say("before", n.Has(V.keyword), en=("@quality:{keyword}", "@quality:{keyword:bearing}"),
    ja="{keyword}を持つ", zh="持有{keyword}")
say("before", n.Not(n.Has(V.keyword)),
    en=("@last: without {keyword}", "@last: without {keyword:bearing}"), ja="{keyword}を持たない",
    zh="未持有{keyword}")
say("before", n.Has(V.bearing), ja="{bearing}を持つ", zh="持有{bearing}")
say("before", n.Not(n.Has(V.bearing)), ja="{bearing}を持たない", zh="未持有{bearing}")
say("before", n.SameName(n.It()), en="@quality:the same name as that card",
    ja="そのカードと同じカード名の", zh="和該張卡片同名")
say("quality", n.AnyTest((n.TraitIncludes(V.a), n.TraitIncludes(V.b))),
    en="~(include|includes) {a:trait} or {b:trait} in its special traits")
say("quality", n.Stat("cost", V.than, n.ValueOf("cost", n.It())),
    en="~a cost {than} (that card|the card chosen by this skill)")
say("quality", n.Stat("cost", "==", n.Sum((n.ValueOf("cost", n.It()), V.number))),
    en="a cost of {number} greater than (that card|the card chosen by this skill)")
say("last", n.Not(n.Trait(V.traits)), en=" without {traits} in its special traits")
say("last", n.TraitIncludes(V.trait), en="~ that (include|includes) {trait} in its special traits")
say("last", n.AnyTest((n.TraitIncludes(V.a), n.TraitIncludes(V.b))),
    en=" that (include|includes) {a:trait} or {b:trait} in its special traits")
say("last", V.not_this, en="~{not_this}")
say("last", n.Not(n.Named(V.names)), en="~ other than {names}")
say("last", n.State("in_battle"), en=" that are in a battle")
say("last", n.Battling(V.whose, V.things), en=" that are in a battle with {whose} {things}")
say("last", n.PlayedThisTurn(), en=" played this turn")
say("last", n.State(V.state), en="~ in {state} Mode")

# -- fitting: Of one card: your Leader, this card, that card. ------------------------------------

say("trait_fact", n.AnyTest((n.TraitIncludes(V.a), n.TraitIncludes(V.b))),
    en="includes {a:trait} or {b:trait} in its special traits")
say("trait_fact", n.PlayedThisTurn(), en="was played this turn")
say("fact", n.Fits(n.Attacked(), V.thing), en="attacking a {thing}",
    ja="{thing}にアタックして<いる>", zh="正在攻擊{thing:bare}")
say("fact", n.Fits(V.known, (n.Stat("base_cost", "<=", V.number),)),
    ja="{known}の元々のコストが{number}以下<の>", zh="{known}的原本費用為{number}以下")
say("fact", n.Fits(V.known, (n.Stat("base_cost", ">=", V.number),)),
    ja="{known}の元々のコストが{number}以上<の>", zh="{known}的原本費用為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("base_cost", "==", V.number),)),
    ja="{known}の元々のコストが{number}<の>", zh="{known}的原本費用為{number}")
say("fact", n.Fits(n.It(), (n.Stat("cost", "<=", V.amount),)),
    en="that card's cost is less than or equal to {amount}")
say("fact", n.Fits(V.known, (n.Stat("power", "<=", V.number),)),
    en="~{known}'s power is {number} or less", ja="{known}のパワーが{number}以下<の>",
    zh="{known}的力量值為{number}以下")
say("fact", n.Fits(V.known, (n.Stat("cost", "<=", V.number),)),
    en="~{known}'s cost is {number} or less",
    ja=("{known}のコストが{number}以下<の>", "{known}のコストが{number:amount}以下<の>"),
    zh=("{known}的費用為{number}以下", "{known}的費用在{number:amount}以下"))
say("fact", n.Fits(V.known, (n.State("awakened"),)), ja="{known}が覚醒して<いる>",
    zh="{known}已覺醒")
say("fact", n.Fits(V.known, (n.State("in_battle"),)), ja="{known}が戦闘中<の>",
    zh="{known}在戰鬥中")
say("fact", n.Fits(V.known, (n.State(V.state),)), ja="{known}が{state}<の>", zh="{known}在{state}")
say("fact", n.Fits(V.known, (n.Trait(V.traits),)), ja="{known}が特徴{traits}を<持つ>",
    zh="{known}擁有{traits}特徵")
say("fact", n.Fits(V.known, (n.TraitIncludes(V.trait),)), ja="{known}が{trait}を含む特徴を<持つ>")
say("fact", n.Fits(V.known, (n.AllTests((n.Trait((V.a,)), n.Trait((V.b,)))),)),
    ja="{known}が特徴{a:trait}と{b:trait}を<持つ>", zh="{known}擁有{a:trait}和{b:trait}特徵")
say("fact", n.Fits(V.known, (n.NameIncludes(V.part),)), ja="{known}がカード名に{part}を<含む>",
    zh="{known}卡片名稱含有{part}")
say("fact", n.Fits(V.known, (n.AnyTest((n.NameIncludes(V.a), n.NameIncludes(V.b))),)),
    ja="{known}がカード名に{a:part}か{b:part}を<含む>", zh="{known}卡片名稱含有{a:part}或{b:part}")
say("fact", n.Fits(V.known, (n.Named(V.names),)), ja="{known}が{names}<の>", zh="{known}是{names}")
say("fact", n.Fits(V.known, (n.Colour(V.colours),)), ja="{known}が{colours}<の>",
    zh="{known}是{colours}")
say("fact", n.Fits(V.known, (n.Has(V.keyword),)),
    ja=("{known}が{keyword}を<持つ>", "{known}が{keyword:bearing}を<持つ>"),
    zh=("{known}持有{keyword}", "{known}持有{keyword:bearing}"))
say("fact", n.Fits(V.known, (n.PlayedThisTurn(),)),
    ja=("{known}がこのターンに登場<した>", "{known}が登場したターン<の>"),
    zh="{known}在這個回合登場")
say("fact", n.Fits(n.Cards(V.whose, "field", (n.Kind(("battle",)),)), (n.Trait(V.traits),)),
    ja="{whose}のバトルカードすべてが特徴{traits}を<持つ>", zh="{whose}的戰鬥卡都擁有{traits}特徵")
say("fact", n.Fits(V.known, (n.Stat("base_power", "<=", V.number),)),
    en="~{known}'s original power is {number} or less",
    ja="{known}の元々のパワーが{number}以下<の>", zh="{known}的原本力量值為{number}以下")
say("fact", n.Fits(V.known, (n.Stat("power", ">=", V.number),)),
    en="~{known}'s power is {number} or more", ja="{known}のパワーが{number}以上<の>",
    zh="{known}的力量值為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("cost", ">=", V.number),)),
    en="~{known}'s cost is {number} or more", ja="{known}のコストが{number}以上<の>",
    zh="{known}的費用為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("base_power", ">=", V.number),)),
    en="~{known}'s original power is {number} or more",
    ja="{known}の元々のパワーが{number}以上<の>", zh="{known}的原本力量值為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("power", "==", V.number),)), en="~{known}'s power is {number}",
    ja="{known}のパワーが{number}<の>", zh="{known}的力量值為{number}")
say("fact", n.Fits(V.known, (n.Stat("combo", "<=", V.number),)),
    ja="{known}のコンボパワーが{number}以下<の>", zh="{known}的連擊力量值為{number}以下")
say("fact", n.Fits(V.known, (n.Stat("combo", ">=", V.number),)),
    ja="{known}のコンボパワーが{number}以上<の>", zh="{known}的連擊力量值為{number}以上")
say("fact", n.Fits(V.known, (n.Stat("combo", "==", V.number),)),
    ja="{known}のコンボパワーが{number}<の>", zh="{known}的連擊力量值為{number}")
say("fact", n.Fits(V.known, (n.Stat("cost", "==", V.number),)), en="~{known}'s cost is {number}",
    ja="{known}のコストが{number}<の>", zh="{known}的費用為{number}")
say("fact", n.Fits(V.known, (n.Stat("base_power", "==", V.number),)),
    en="~{known}'s original power is {number}", ja="{known}の元々のパワーが{number}<の>",
    zh="{known}的原本力量值為{number}")
say("fact", n.Fits(V.known, (V.a,)), en="{known} {a:trait_fact}")
say("fact", n.Fits(V.known, (n.AnyTest((V.a, V.b)),)), en="{known} has {a:quality} or {b:quality}")
say("fact", n.Fits(V.known, (V.a, V.b)), en="{known} has {a:quality} and {b:quality}")
say("fact", n.Fits(n.Cards(V.whose, "field", (n.Kind(("battle",)),)), (V.quality,)),
    en="{whose} Battle Cards all have {quality}")
say("fact", n.Unless(n.Fits(V.known, (n.State("awakened"),))), en="{known} isn't awakened",
    ja="{known}が覚醒して<いない>", zh="{known}未覺醒")
say("fact", n.Fits(V.known, V.thing), en="{known} is a {thing}", ja="{known}が{thing}<の>",
    zh="{known}是{thing:bare}")

# -- places: How many cards a place has. ---------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "energy", V.energies)), *V.many),
    ja="{whose}の{energies}が{many}<の>", zh="{whose}{energies}為{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "hand")), *V.many), ja="{whose}の手札が{many}<の>",
    zh="{whose}的手牌為{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "deck")), *V.many), ja="{whose}のデッキが{many}<の>",
    zh="{whose}的卡組為{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "drop")), *V.many),
    ja="{whose}のドロップ(のカード|)が{many}<の>", zh="{whose}的棄牌區為{many}")
say("fact", n.Compare(n.Tokens(V.whose, "marker"), ">=", 1), ja="{whose}のエナジーマーカーが<ある>",
    zh="{whose}有能量標記")
say("fact", n.Compare(n.Tokens(V.whose, "marker"), "==", 0),
    ja="{whose}のエナジーマーカーが<ないこと>", zh="{whose}沒有能量標記")

# -- owned: What you have, or your opponent. -----------------------------------------------------

say("fact", n.Compare(n.Tokens("you", "marker"), ">=", 1), en="you have an energy marker")
say("fact", n.Compare(n.Tokens("you", "marker"), "==", 0), en="you don't have an energy marker")
say("fact", n.Compare(n.Count(n.Cards("you", V.zone, V.some)), ">=", 1),
    en="you have {some} in your {zone}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", V.some)), ">=", 1), en="you have {some}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", V.things)), "==", 0),
    en="you have no {things}")
say("fact", n.Compare(n.Count(n.Cards("you", V.zone, V.things)), "==", 0),
    en="you have no {things} in your {zone}")
say("fact", n.Compare(n.Tokens("you", "marker"), *V.many), en="you have {many} energy markers")
say("fact", n.Compare(n.Count(n.Cards("you", "energy", V.energies)), *V.many),
    en="you have {many} {energies}")
say("fact", n.Compare(n.Count(n.Cards("you", V.zone, V.things)), "<", V.number),
    en="you have less than {number} {things} in your {zone}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", V.things)), "<", V.number),
    en="you have less than {number} {things}")
say("fact", n.All((n.Compare(n.Count(n.Cards("you", V.zone, (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards("you", V.zone, (n.Named((V.b,)),))), ">=", 1))),
    en="you have {a:name} and {b:name} in your {zone}")
say("fact", n.All((n.Compare(n.Count(n.Cards("you", "field", (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards("you", "field", (n.Named((V.b,)),))), ">=", 1))),
    en="you have (|a ){a:name} and (|a ){b:name}")
say("fact", n.Compare(n.Tokens("opponent", "marker"), ">=", 1),
    en="your opponent has an energy marker")
say("fact", n.Compare(n.Tokens("opponent", "marker"), "==", 0),
    en="your opponent doesn't have an energy marker")
say("fact", n.Compare(n.Count(n.Cards("opponent", V.zone, V.some)), ">=", 1),
    en="your opponent has {some} in their {zone}")
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", V.some)), ">=", 1),
    en="your opponent has {some}")
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", V.things)), "==", 0),
    en="your opponent has no {things}")
say("fact", n.Compare(n.Count(n.Cards("opponent", V.zone, V.things)), "==", 0),
    en="your opponent has no {things} in their {zone}")
say("fact", n.Compare(n.Tokens("opponent", "marker"), *V.many),
    en="your opponent has {many} energy markers")
say("fact", n.Compare(n.Count(n.Cards("opponent", "energy", V.energies)), *V.many),
    en="your opponent has {many} {energies}")
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", (n.Kind(("leader", "battle")),
    V.quality))), *V.many),
    en=("your opponent has a total of {many} cards with {quality} among their Leader and Battle "
        "Cards"))
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", (n.Kind(("leader", "battle")),
    n.AnyTest((n.Named(V.names), V.quality))))), *V.many),
    en=("your opponent has a total of {many} {names} or cards with {quality} among their Leader "
        "and Battle Cards"))
say("fact", n.Compare(n.Count(n.Cards("opponent", V.zone, V.things)), "<", V.number),
    en="your opponent has less than {number} {things} in their {zone}")
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", V.things)), "<", V.number),
    en="your opponent has less than {number} {things}")
say("fact", n.All((n.Compare(n.Count(n.Cards("opponent", V.zone, (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards("opponent", V.zone, (n.Named((V.b,)),))), ">=", 1))),
    en="your opponent has {a:name} and {b:name} in their {zone}")
say("fact", n.All((n.Compare(n.Count(n.Cards("opponent", "field", (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards("opponent", "field", (n.Named((V.b,)),))), ">=", 1))),
    en="your opponent has (|a ){a:name} and (|a ){b:name}")
say("fact", n.Either((n.Compare(n.Tokens("you", "marker"), ">=", 1), n.Compare(n.Tokens("opponent",
    "marker"), ">=", 1))), en="you or your opponent has an energy marker",
    ja="自分か相手のエナジーマーカーが<ある>", zh="自己或對手有能量標記")
