"""Conditions, and amounts."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- counts --------------------------------------------------------------------------------------

say("each", n.Count(n.Cards(V.whose, "hand"), V.per), ja="{whose}の手札{per:number}枚につき、",
    zh="{whose}每有{per:number}張手牌，")
say("each", n.Count(n.Cards(V.whose, V.zone), V.per),
    ja="{whose}の{zone}にあるカード{per:number}枚につき、")
say("each", n.Count(n.Cards(V.whose, V.zone, V.tests)),
    en="for (every|each) {tests:card} in {whose} {zone}")
say("each", n.Count(n.Cards(V.whose, V.zone, V.card), V.per),
    en="for every {per:number} {card:cards} in {whose} {zone}",
    ja="{whose}の{zone}にある{card}{per:number}枚につき、",
    zh="{whose}的{zone}中每有{per:number}張{card:bare}，")
say("each", n.Done(), en="for (every|each) such card")
say("each", n.Done(V.per), en="for every {per:number} such cards",
    ja="そのカード{per:number}枚につき、", zh="每有{per:number}張該張卡片，")
say("each", n.Count(n.Cards(V.whose, "life")), en="for (each|every one) of {whose} Life cards")
say("each", n.Count(n.Cards(V.whose, "life"), V.per),
    en="for every {per:number} of {whose} Life cards", ja="{whose}のライフ{per:number}枚につき、",
    zh="{whose}每有{per:number}張生命值卡，")
say("each", n.Tokens(V.whose, V.held), en="for (each|every one) of {whose} {held} DON!! cards")
say("each", n.Tokens(V.whose, V.state, V.per),
    en="for every {per:number} of {whose} {state:held} DON!! cards",
    ja="{whose}の{state}のドン‼{per:number}枚につき、",
    zh="{whose}每有{per:number}張{state}的咚‼卡，")
say("each", n.Tokens(V.whose, "given", V.per),
    ja="{whose}の付与されているドン‼{per:number}枚につき、",
    zh="{whose}每有{per:number}張被附加的咚‼卡，")
say("each", n.Tokens("you", V.held, V.per), en="for every {per:number} {held} DON!! cards you have")
say("each", n.Count(n.Cards(V.whose, "field", V.tests)), en="for each of {whose} {tests:things}")
say("each", n.Count(n.Cards(V.whose, "field", V.thing), V.per),
    en="for every {per:number} of {whose} {thing:things}",
    ja="{whose}の[場の]{thing}{per:number}枚につき、",
    zh=("{whose}場上每有{per:number}張{thing:bare}，", "每有{per:number}張{whose}{thing}，"))
say("each", n.Tokens(V.whose, per=V.per), en="for every {per:number} DON!! cards on {whose} field",
    ja="{whose}の場のドン‼{per:number}枚につき、", zh="{whose}場上每有{per:number}張咚‼卡，")
say("each", n.Tokens(V.whose), en="for (every|each) DON!! card on {whose} field")
say("each", n.Count(n.Cards("you", "field", V.tests)), en="for (every|each) {tests:card}")
say("each", n.Count(n.Cards("you", "field", V.tests), V.per),
    en="for every {per:number} {tests:things}")
say("each", n.Count(n.Cards(V.whose, "field", V.tests)),
    en="for (every|each) {tests:thing} on {whose} field")
say("each", n.Count(n.Cards(V.whose, "field", V.tests), V.per),
    en="for every {per:number} {tests:things} on {whose} field")
say("each", n.Count(n.Cards("you", "field", V.tests)), en="for (every|each) {tests:thing} you have")
say("each", n.Count(n.Cards("you", "field", V.tests), V.per),
    en="for every {per:number} {tests:things} you have")
say("each", n.Count(n.Cards("opponent", "field", V.tests)),
    en="for (every|each) {tests:thing} your opponent has")
say("each", n.Count(n.Cards("opponent", "field", V.tests), V.per),
    en="for every {per:number} {tests:things} your opponent has")
say("each", n.ValueOf("cost", n.It()), en="per 1 cost on that card",
    ja="そのカードのコスト1につき、", zh="公開的卡片每有費用1，")

# -- fitting: Of one card: your Leader, this card, that card. ------------------------------------

say("known", V.this, en="{this}", ja="{this}", zh="{this}")
say("known", n.It(), en="that card", ja="そのカード", zh="該張卡片")
say("known", n.Cards(V.whose, "field", (n.Kind(("leader",)),)), en="{whose} Leader",
    ja="{whose}のリーダー", zh="{whose}的領航卡")
say("fact", n.Fits(V.known, (n.Trait(V.traits),)),
    ja=("{known}が特徴{traits}を<持つ>", "{known}が特徴{traits}<の>"), zh="{known}擁有{traits}特徵")
say("before", n.AnyTest((n.Named(V.names), n.Trait(V.traits))),
    en="@trait_fact:has the {traits} type or is {names}", ja="{names}か特徴{traits}を持つ",
    zh="{names}或擁有{traits}特徵")

# -- qualities: Tests, all of them before the noun, in the order they are printed. ---------------

say("before", n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),
    ja="特徴{traits}か属性{attributes}を持つ", zh="擁有{traits}特徵或{attributes}屬性")
say("before", n.Not(n.Has(V.timing_name)), en="@last: without (a|an) {timing_name} effect",
    ja="{timing_name}効果を持たない", zh="未持有{timing_name}效果")
say("before", n.Trait(V.traits),
    en=("{traits} type ", "@trait_fact:has the {traits} type", "@also:the {traits} type"),
    ja="特徴{traits}を持(つ|ち)", zh="擁有{traits}特徵")
say("before", n.Not(n.IsThis()), en="~other ")
say("before", n.TraitIncludes(V.part),
    en=("@quality:a type including {part}", "@trait_fact:has a type including {part}",
        "@also:a type including {part}"), ja=("{part}を含む特徴を持つ", "~特徴{part}を含む"),
    zh=("擁有包含{part}特徵", "~包含{part}特徵"))
say("quality", n.Stat(V.measure, *V.limit), en="{measure:measure.cost} of {limit}",
    ja="{measure}{limit}", zh="{measure}{limit}")
say("quality", n.AnyTest((n.Stat(V.measure, "==", V.number), n.Stat(V.measure, "==", V.high))),
    en="{measure:measure.cost} of {number} or {high:number}")
say("quality", n.AnyTest((n.Stat(V.measure, "==", V.number), n.Stat(V.measure, ">=", V.high))),
    en="{measure:measure.cost} of {number} or (with a cost of |a cost of |){high:number} or more")
say("quality", n.Stat(V.measure, "<=", V.amount),
    en="{measure:measure.than} equal to or less than {amount}")
say("quality", n.Stat(V.measure, ">=", V.amount),
    en="{measure:measure.than} equal to or (more|greater) than {amount}")
say("quality", n.Stat(V.measure, "==", V.amount),
    en="{measure:measure.than} (equal to|the same as) {amount}")
say("quality", n.AllTests((n.Stat(V.measure, ">=", V.number), n.Stat(V.measure, "<=", V.amount))),
    en="{measure:measure.cost} of {number} or more that is equal to or less than {amount}")
say("last", V.not_this, en="{not_this}")
say("trait_fact", V.quality, en="has {quality}")
say("trait_fact", n.State(V.state), en="is {state}")
say("before", n.Multicolour(), en="@trait_fact:is multicolored", zh="有多種顏色")
say("before", n.NoText(), ja="元々の効果のない", zh="(原本沒有|沒有原本|無原本)效果")
say("before", n.Has(V.keyword), en="{keyword} ", ja=("{keyword:bearing}を持つ", "{keyword}を持つ"),
    zh=("(持有|擁有){keyword:bearing}", "(持有|擁有){keyword}"))
say("before", n.AnyTest((n.Trait(V.traits), n.TraitIncludes(V.part))),
    ja="特徴{traits}か{part}を含む特徴を持つ", zh="擁有{traits}特徵或包含{part}特徵")
say("before", n.AnyTest((n.Trait(V.traits), n.Has(V.bearing))), ja="特徴{traits}か{bearing}を持つ",
    zh="擁有{traits}特徵或持有{bearing}")
say("before", n.Named(V.names), en=("{names} ", "@trait_fact:is {names}", "@also:{names}"),
    ja="{names}の", zh="{names}")
say("before", n.AnyTest((n.Named(V.names), n.Trait(V.traits))), en="{names} or {traits} type ")
say("before", n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),
    en="{traits} type or {attributes} attribute ")
say("before", n.Not(n.Attribute(V.attributes)), en="@last: without the {attributes} attribute",
    ja="属性{attributes}を持たない", zh="未擁有{attributes}屬性")
say("before", n.Not(n.TraitIncludes(V.part)), en="@last: that do not have a type including {part}",
    ja="{part}を含む特徴を持たない", zh="未擁有包含{part}特徵")
say("before", n.Not(n.Trait(V.traits)), en="@last: that do not have the {traits} type",
    ja="特徴{traits}を持たない", zh="未擁有{traits}特徵")
say("before", n.SameName(n.It()), en="@quality:the same card name as that card",
    ja="そのカードと同じカード名を持つ", zh="持有和廢棄卡片相同卡片名稱")
say("before", n.SameName(V.this), en="@quality:the same card name as {this}",
    ja="{this}と同じカード名(を持つ|の)", zh="持有和{this}相同卡片名稱")
say("quality", n.Trait(V.traits), en="~the {traits} type")
say("quality", n.Attribute(V.attributes), en="~the {attributes} attribute")
say("quality", n.Stat(V.measure, "<=", V.number), en="{number} {measure:measure.power} or less")
say("quality", n.Stat(V.measure, ">=", V.number), en="{number} {measure:measure.power} or more")
say("quality", n.Stat(V.measure, "range", V.number, V.high),
    en="{number} to {high:number} {measure:measure.power}")
say("quality", n.Stat(V.measure, "==", V.number), en="{number} {measure:measure.power}")
for stat, en, ja in (("cost", "cost", "コスト"), ("power", "power", "パワー"),
                     ("base_cost", "base cost", "元々のコスト"),
                     ("base_power", "base power", "元々のパワー")):
    say("before", n.Stat(stat, "==", n.ValueOf(stat, V.self)),
        en=f"~@quality:the same {en} as {{self}}", ja=f"~{{self}}と同じ{ja}(の|を持つ)")
say("quality", n.Stat("tokens", ">=", 1), en="a DON!! card given")
say("quality", n.Stat("tokens", ">=", V.number), en="{number} or more DON!! cards given")
say("quality", n.NoText(), en="no base effect")
say("quality", n.Has(V.bearing),
    en=("a {bearing}", "(a|an) {bearing:timing_name} effect", "~{bearing:keyword}"))
say("last", n.Not(n.SameColour(n.It())),
    en=" that is a different color than the returned Character")
say("last", n.Not(n.Named(V.names)), en=" other than {names}")

# -- fitting: Of one card: your Leader, this card, that card. ------------------------------------

say("trait_fact", n.PlayedThisTurn(), en="was played on this turn")
say("trait_fact", n.Stat("cost", "==", n.Declared()), en="has the chosen cost")
say("fact", n.Fits(V.known, (n.TraitIncludes(V.part),)), en="{known}'s type includes {part}",
    ja="{known}が{part}を含む特徴を<持つ>", zh="{known}擁有包含{part}特徵")
say("fact", n.Fits(V.known, (n.Attribute(V.attributes),)), ja="{known}が属性{attributes}を<持つ>",
    zh="{known}擁有{attributes}屬性")
say("fact", n.Fits(V.known, (n.State(V.state),)), ja="{known}が{state}<の>", zh="{known}在{state}")
say("fact", n.Fits(V.known, (V.a,)), en="{known} {a:trait_fact}", ja="{known}が{a:quality}<の>")
say("fact", n.Fits(V.known, (n.Named(V.names),)), ja="{known}が{names}<の>", zh="{known}是{names}")
say("fact", n.Fits(V.known, (n.Multicolour(),)), ja="{known}が多色<の>",
    zh="{known}(有多種顏色|為多色|是多色)")
say("also", V.quality, en="{quality}")
say("fact", n.Fits(V.known, (n.AnyTest((V.a, V.b)),)),
    en=("{known} {a:trait_fact} or {b:also}", "~{known} {a:trait_fact} or {b:trait_fact}"))
# Of the card that the sentence before has come to.
say("of_it", n.Fits(n.It(), (n.TraitIncludes(V.part),)), en="that card's type includes {part}")
say("of_it", n.Fits(n.It(), (V.a,)), en="that card {a:trait_fact}")
say("of_it", n.Fits(n.It(), V.card), en="(that card|it) is (a|an) {card}")
say("fact", n.Fits(V.known, (n.Colour((V.colour,)),)), en="{known}'s colors include {colour}",
    ja="{known}が{colour}を<含む>", zh="{known}包含{colour}")
say("fact", n.Fits(V.known, (n.Stat("cost", "==", n.Declared()),)),
    ja="{known}が宣言したコストと同じ<!>", zh="{known}費用和聲明的費用一樣")
say("fact", n.Fits(V.known, (n.AnyTest((n.Named(V.names), n.Trait(V.traits))),)),
    ja="{known}が特徴{traits}を持つか{names}<の>", zh="{known}擁有{traits}特徵或是{names}")
say("fact", n.Fits(V.known, (n.AnyTest((n.Trait(V.traits), n.Attribute(V.attributes))),)),
    ja="{known}が特徴{traits}か属性{attributes}を<持つ>",
    zh="{known}擁有{traits}特徵或{attributes}屬性")
say("fact", n.Fits(V.known, (n.AnyTest((n.Named(V.names), n.Multicolour())),)),
    ja="{known}が{names}か多色<の>", zh="{known}是{names}或有多種顏色")
say("fact", n.Fits(V.known, (n.AnyTest((n.Trait(V.traits), n.TraitIncludes(V.part))),)),
    ja="{known}が特徴{traits}か{part}を含む特徴を<持つ>",
    zh="{known}擁有{traits}特徵或包含{part}特徵")
say("fact", n.Fits(V.known, (n.Stat("base_power", "<=", V.number),)),
    ja="~{known}の元々のパワーが{number}以下<の>")
say("fact", n.Fits(V.known, (n.Stat("base_power", ">=", V.number),)),
    ja="~{known}の元々のパワーが{number}以上<の>")
say("fact", n.Fits(V.known, (V.quality,)), zh="{known}{quality}")
say("fact", n.Fits(V.this, (n.PlayedThisTurn(),)), ja="{this:known}が登場したターン<の>",
    zh="是{this}登場的回合")
say("fact", n.Fits(V.known, (n.Stat("base_cost", "<=", V.number),)),
    ja="~{known}の元々のコストが{number}以下<の>")
say("fact", n.Fits(V.known, (n.Stat("base_cost", ">=", V.number),)),
    ja="~{known}の元々のコストが{number}以上<の>")
say("amount", n.Declared(), ja="宣言したコスト")
say("fact", n.All((n.Fits(V.known, (V.a,)), n.Fits(V.known, (V.b,)))),
    en="{known} {a:trait_fact} and {b:trait_fact}")
say("fact", n.Fits(V.known, (n.Trait(V.traits), V.quality)),
    en="{known} has {quality} and the {traits} type",
    ja="{known}が{quality}で、特徴{traits}を<持つ>", zh="{known}{quality}擁有{traits}特徵")
say("fact", n.Fits(V.known, (V.a, V.b)), en="{known} has {a:quality} and {b:quality}")
say("fact", n.Fits(V.known, V.card),
    en=("{known} is an {card:event_card}", "{known} (is|was) (a|an) {card}"),
    ja="{known}が{card}<の>", zh="{known}是{card:bare}")
say("event_card", (n.Kind(("event",)),), en="Event")
# A card on the field is what it is: "it" is the card that was shown.
say("fact", n.Fits(n.It(), V.card), en="~it (is|was) (a|an) {card}")
say("fact", n.Fits(n.Cards("you", "field", (n.Kind(("character",)),)), V.bare),
    en="the only Characters on your field are {bare:things}",
    ja="自分の場のキャラが{bare:thing}のみ<の>", zh="自己的角色卡只有{bare}")
say("fact", n.Fits(V.known, (n.Stat("power", "==", V.number),)),
    ja=("~{known}のパワーが{number}<の>", "{known}のパワーが{number:amount}と同じ<!>"))
say("fact", n.Fits(V.known, (n.Stat("cost", "==", V.amount),)),
    ja=("~{known}のコストが{amount:number}<の>", "{known}のコストが{amount}と同じ<!>"),
    zh="~{known}費用與{amount}一樣")
say("fact", n.Fits(V.known, (n.Stat("base_power", "==", V.number),)),
    ja=("~{known}の元々のパワーが{number}<の>", "{known}の元々のパワーが{number:amount}と同じ<!>"))
say("fact", n.Fits(V.known, (n.Stat("base_cost", "==", V.number),)),
    ja=("~{known}の元々のコストが{number}<の>", "{known}の元々のコストが{number:amount}と同じ<!>"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", 1),
    ja=("{whose}の{thing}が(<いる>|<ある>)", "~{whose}の場に[、]{thing}が<いる>"),
    zh=("場上有{whose}{thing}", "~{whose}場上有{thing:bare}"))
say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Named(V.names), n.Not(n.IsThis())))), "==",
    0), en=("you have no other {names}", "~there are no other {names}[ cards]"),
    ja=("自分の他の{names}が<いない>", "~他の{names}が<いない>"),
    zh=("場上沒有自己其他的{names}", "~沒有其他的{names}"))
say("fact", n.Unless(n.Compare(n.Count(n.Cards("any", "field", V.bare)), ">=", 1)),
    ja="{bare:thing}が<いない>", zh="場上沒有{bare}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Kind(("character",)), n.Named(V.names),
    n.Not(n.IsThis())))), "==", 0), en="you have no other {names} Characters",
    ja="自分のキャラの他の{names}が<いない>", zh="場上沒有自己其他的角色卡{names}")

# -- present: There is one, or there is none. ----------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Named(V.names), n.State("rested")))), ">=",
    1), ja="~自分の{names}がレスト<の>")
say("fact", n.Compare(n.Tokens("you", "active"), ">=", 1), ja="自分のアクティブのドン‼が<ある>",
    zh="有自己活動狀態的咚‼卡")
say("fact", n.Unless(n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", V.number)),
    ja="{whose}の{thing}が{number}枚(|以上)<いない>", zh="場上沒有{number}張(|以上){whose}{thing}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Named(V.names), n.Stat("base_cost", "==",
    V.number), n.Not(n.IsThis())))), "==", 0),
    en="you have no other {names} with a base cost of {number}",
    ja="自分の他の元々のコスト{number}の{names}が<いない>",
    zh="場上沒有自己其他原本費用{number}的{names}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), "==", 0),
    ja="{whose}の{thing}が(<いない>|<ないこと>)", zh="場上沒有{whose}{thing}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Named(V.names),))), "==", 0),
    en="you don't have {names}")
say("fact", n.Compare(n.Count(n.Cards("any", "field", V.thing)), ">=", 1),
    en=("there is (a|an) {thing}", "~a {thing} is on the field"), ja="{thing}が<いる>",
    zh="場上有{thing:bare}")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent",
    "life")))), *V.many), ja="お互いのライフの合計枚数が{many:many.の*}",
    zh="雙方的生命值卡合計張數在{many}")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "hand")), n.Count(n.Cards("opponent",
    "hand")))), *V.many), ja="お互いの手札の合計枚数が{many:many.の*}",
    zh="雙方的手牌合計張數在{many}")
say("fact", n.Compare(n.Sum((n.Tokens("you"), n.Tokens("opponent"))), *V.many),
    ja="お互いの場のドン‼の合計枚数が{many:many.の*}", zh="雙方場上的咚‼卡合計張數在{many}")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "field", (n.Kind(("character",)),))),
    n.Count(n.Cards("opponent", "field", (n.Kind(("character",)),))))), *V.many),
    ja="お互いのキャラの合計枚数が{many:many.の*}", zh="雙方的角色卡合計張數在{many}")

# -- absent --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Tokens("you", "rested"), "==", n.Tokens("you")),
    en="all of your DON!! cards are rested", ja="自分のドン‼すべてがレスト<の>",
    zh="自己的咚‼卡全數在休息狀態")
say("fact", n.Unless(n.Compare(n.Count(n.Cards("you", "field", V.things)), ">=", V.number)),
    en="you do not have {number} {things}")
say("fact", n.Unless(n.Compare(n.Count(n.Cards("opponent", "field", V.things)), ">=", V.number)),
    en="your opponent does not have {number} {things}")

# -- owned: What you have, or your opponent has. -------------------------------------------------

say("have", "you", en="you have")
say("have", "opponent", en="your opponent has")
say("lack", "you", en="you do(n't| not) have")
say("lack", "opponent", en="your opponent does(n't| not) have")
say("their", "you", en="your")
say("their", "opponent", en="their")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "life")), "==", 0),
    en=("~{whose:have} no Life cards", "~{whose:lack} any Life cards"))
say("fact", n.Compare(n.Tokens(V.whose, "given"), ">=", 1), en="{whose:have} any DON!! cards given",
    ja="{whose}の付与されているドン‼が<ある>", zh="有{whose}(被|已)附加的咚‼卡")
say("fact", n.Compare(n.Tokens(V.whose), ">=", 1),
    en="{whose:have} any DON!! cards on {whose:their} field", ja="{whose}の場のドン‼が<ある>",
    zh="{whose}場上有咚‼卡")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "life", (n.State(V.faced),))), ">=", 1),
    en="{whose:have} (a|any) {faced} Life card(|s)", ja="{whose}の{faced}のライフが<ある>",
    zh="{whose}有{faced}的生命值卡")
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((V.b,)),))), ">=", 1))),
    en="{whose:have} {a:name} and {b:name} in {whose:their} {zone}",
    ja="{whose}の{zone}に{a:name}と{b:name}が(<ある>|<いる>)",
    zh="{whose}的{zone}中有{a:name}和{b:name}")
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named((V.b,)),))), ">=", 1))),
    en="{whose:have} {a:name} and {b:name}", ja="{whose}の{a:name}と{b:name}が<いる>",
    zh="場上有{whose}的{a:name}和{b:name}")
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, "field", (n.Kind(("character",)),
    n.Named((V.a,)), V.quality))), ">=", 1), n.Compare(n.Count(n.Cards(V.whose, "field",
    (n.Kind(("character",)), n.Named((V.b,)), V.quality))), ">=", 1))),
    en="{whose:have} {a:name} and {b:name} Characters with {quality}",
    ja="{whose}の{quality:before}キャラの[、]{a:name}と{b:name}が<いる>",
    zh="場上有{whose}{quality}的角色卡{a:name}和{b:name}")

# -- counts: How many there are: いる or ある is printed, の is what `normalise` leaves. ---------

say("many.の", ("<=", V.number), ja="{number}枚以下<の>")
say("many.の", (">=", V.number), ja="{number}枚以上<の>")
say("many.の", ("==", V.number), ja="{number}枚<の>")
say("many.ある", ("<=", V.number), ja="{number}枚以下<の>")
say("many.ある", (">=", V.number), ja="{number}枚以上(<ある>|<の>)")
say("many.ある", ("==", V.number), ja="{number}枚<の>")
say("many.いる", ("<=", V.number), ja="{number}枚以下<の>")
say("many.いる", (">=", V.number), ja="{number}枚以上(<いる>|<の>)")
say("many.いる", ("==", V.number), ja="{number}枚<の>")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "life")), *V.many),
    en="{whose:have} {many} Life card{many#|s}", ja="{whose}のライフが{many:many.の*}",
    zh="{whose}的生命值卡有{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "life", (n.State(V.faced),))), *V.many),
    en="{whose:have} {many} {faced} Life card{many#|s}",
    ja="{whose}の{faced}のライフが{many:many.ある*}", zh="{whose}{faced}的生命值卡有{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "trash")), *V.many),
    en="{whose:have} {many} card{many#|s} in {whose:their} trash",
    ja="{whose}のトラッシュが{many:many.ある*}", zh="{whose}的廢棄區中有{many}卡片")
say("fact", n.Compare(n.Tokens(V.whose), *V.many),
    en="{whose:have} {many} DON!! card{many#|s} on {whose:their} field",
    ja="{whose}の場のドン‼が{many:many.ある*}", zh="{whose}場上的咚‼卡有{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "trash", V.tests)), *V.many),
    en="{whose:have} {many} {tests:cards} in {whose:their} trash")
say("fact", n.Compare(n.Kinds("name", n.Cards(V.whose, V.zone, V.card)), *V.many),
    en="{whose:have} {many} {card:cards} with different card names in {whose:their} {zone}",
    ja="{whose}の{zone}(に|にある|の)カード名が異なる{card}が{many:many.ある*}",
    zh="{whose}的{zone}中有{many}卡片名稱不同的{card:bare}")
say("fact", n.Compare(n.Kinds("name", n.Cards(V.whose, "field", V.bare)), *V.many),
    en="{whose:have} {many} {bare:things} with different card names[ on {whose:their} field]",
    ja="{whose}のカード名が異なる{bare:thing}が{many:many.いる*}",
    zh="場上有{many}{whose}卡片名稱不同的{bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "deck")), "==", V.number),
    en="~{whose} deck has {number} card{number#|s}", zh="~{whose}的卡組{number}張卡片")

# -- owned: What you have, or your opponent has. -------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone)), "==", 0),
    en=("~{whose:have} no cards in {whose:their} {zone}",
        "~{whose:lack} any cards in {whose:their} {zone}"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone)), *V.many),
    en="{whose:have} {many} card{many#|s} in {whose:their} {zone}",
    ja="{whose}の{zone}が{many:many.ある*}", zh="{whose}的{zone}有{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.card)), *V.many),
    en="~there are {many} {card:cards} in {whose} {zone}",
    ja="{whose}の{zone}(に|にある|の){card}が{many:many.ある*}")

# -- counts --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "hand", V.tests)), *V.many),
    en="{whose:have} {many} {tests:cards} in {whose:their} hand")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", (n.State("rested"),))), *V.many),
    ja="{whose}のレストのカードが{many:many.ある*}", zh="{whose}休息狀態的卡片有{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.bare)), *V.many),
    zh="{whose}的{zone}中有{many}{bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), *V.many),
    ja="{whose}の{thing}が{many:many.いる*}", zh="場上有{many}{whose}{thing}")
say("fact", n.Compare(n.Count(n.Cards("any", "field", V.bare)), *V.many),
    en="there are {many} {bare:things}[ on the field]", ja="{bare:thing}が{many:many.いる*}",
    zh="場上有{many}{bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named(V.names),))), ">=", 1),
    en="{whose:have} {names}[ on {whose:their} field]")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", 1),
    en=("~there is (a|an) {thing} on {whose} field",
        "{whose:have} (a|an) {thing}[ on {whose:their} field]", "~{whose:have} any {thing:things}"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.things)), "==", 0),
    en="{whose:have} no {things}[ on {whose:their} field]")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named(V.names), V.quality))), ">=", 1),
    en="{whose:have} {names} with {quality}[ on {whose:their} field]")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.things)), *V.many),
    en=("~there are {many} {things} on {whose} field",
        "{whose:have} {many} {things:thing/things@many}[ on {whose:their} field]"))
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("you", "hand")))),
    *V.many), en="you have a total of {many} cards in your Life area and hand",
    ja="自分のライフと手札の合計枚数が{many:many.の*}", zh="自己的生命值卡和手牌合計張數在{many}")
say("bound", ("<=", V.number), ja="{number}以下<の>", zh="{number}以下")
say("bound", (">=", V.number), ja="{number}以上<の>", zh="{number}以上")
say("bound", ("==", V.number), ja="{number}<の>", zh="{number}")
say("fact", n.Compare(n.Tokens(V.whose, "given"), *V.many),
    en=("{whose:have} a total of {many} given DON!! cards",
        "~{whose:have} {many} given DON!! cards"),
    ja="{whose}の付与されているドン‼が[合計]{many:many.ある*}",
    zh="{whose}被附加的咚‼卡合計有{many}")
say("fact", n.Either((n.Compare(n.Tokens(V.whose), "==", 0), n.Compare(n.Tokens(V.whose), ">=",
    V.number))), en="{whose:have} 0 or {number} or more DON!! cards on {whose:their} field")
say("fact", n.Compare(n.Tokens(V.whose, V.state), *V.many),
    en="{whose:have} {many} {state} DON!! card{many#|s}",
    ja="{whose}の{state}のドン‼が{many:many.ある*}", zh="{whose}{state}的咚‼卡有{many}")

# -- compared: Mine with theirs. -----------------------------------------------------------------

say("fact", n.Either((n.Compare(n.Tokens("you"), "==", 0), n.Compare(n.Tokens("you"), ">=",
    V.number))), ja="自分の場のドン‼が0枚か{number}枚以上(<ある>|<の>)",
    zh="自己場上的咚‼卡有0張或有{number}張以上")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent",
    "life")))), *V.many), en="you and your opponent have a total of {many} Life cards")
say("fact", n.Compare(n.Sum((n.Tokens("you"), n.Tokens("opponent"))), *V.many),
    en="you and your opponent have a total of {many} DON!! cards on the field")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "hand")), n.Count(n.Cards("opponent",
    "hand")))), *V.many), en="you and your opponent have a total of {many} cards in your hands")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "field", (n.Kind(("character",)),))),
    n.Count(n.Cards("opponent", "field", (n.Kind(("character",)),))))), *V.many),
    en="you and your opponent have a total of {many} Characters")
say("fact", n.Compare(n.Total(V.stat, n.Cards(V.whose, "field", V.bare)), *V.many),
    en="the total {stat} of {whose} {bare:things} is {many}",
    ja="{whose}の{bare:thing}の{stat}の合計が{many:bound*}",
    zh="{whose}{bare}的{stat}合計在{many:bound}")
say("fact", n.Either((n.Compare(n.Count(n.Cards("you", "life")), "==", V.number),
    n.Compare(n.Count(n.Cards("opponent", "life")), "==", V.number))),
    en="either you or your opponent has {number} Life card{number#|s}",
    ja="自分か相手のライフが{number}枚<の>", zh="自己或對手的生命值卡有{number}張")

# -- happened ------------------------------------------------------------------------------------

say("fact", n.Turn("you"), zh="(為|是)我方回合")
say("fact", n.Turn("opponent"), zh="(為|是)對方回合")
say("fact", n.TurnNumber("you", ">=", V.number), ja="自分の第{number}ターン以降<の>",
    zh="是自己第{number}回合之後的回合")
say("fact", n.TurnNumber("you", "==", V.number), ja="自分の第{number}ターン<の>",
    zh="是自己第{number}回合")
say("fact", n.Either((n.Compare(n.Tokens("you"), "==", V.number), n.Compare(n.Tokens("opponent"),
    "==", V.number))), en="either you or your opponent has {number} DON!! cards on the field",
    ja="自分か相手の場のドン‼が{number}枚(<ある>|<の>)", zh="自己或對手場上的咚‼卡有{number}張")
say("fact", n.TurnNumber("you", ">=", 1), en="(it|this) is your first turn or later")
say("fact", n.TurnNumber("you", "==", 1), en="(it|this) is your first turn")
say("fact", n.TurnNumber("you", ">=", 2), en="(it|this) is your second turn or later")
say("fact", n.TurnNumber("you", "==", 2), en="(it|this) is your second turn")
say("fact", n.TurnNumber("you", ">=", 3), en="(it|this) is your third turn or later")
say("fact", n.TurnNumber("you", "==", 3), en="(it|this) is your third turn")
say("fact", n.Happened("event_activated", tests=V.card),
    en="you (have |)activated (a|an) {card} during this turn",
    ja="このターン中、自分が{card}を発動して<いる>", zh="這個回合自己已發動{card:bare}")
say("fact", n.Happened("ko", "any"), en="a Character (was|has been) K.O.'d during this turn",
    ja="このターン中、キャラがKOされて<いる>", zh="這個回合角色卡已遭到KO")
say("fact", n.Happened("ko", V.whose),
    en="{whose} Character (was|has been) K.O.'d during this turn",
    ja="このターン中、{whose}のキャラがKOされて<いる>", zh="這個回合{whose}的角色卡已遭到KO")
say("fact", n.Happened("trashed_from_hand", by="effect"),
    en="a card was trashed from your hand by an effect during this turn",
    ja="このターン中、自分の手札からカードが効果で捨てられて<いる>",
    zh="這個回合自己手牌中的卡片已因效果廢棄")
say("fact", n.Given(V.number), en="this card has {number} or more given DON!! cards",
    ja="このカードにドン‼が{number}枚以上付与されて<いる>",
    zh="這張卡片被附加{number}張以上的咚‼卡")
say("fact", n.Fits(n.Cards(V.whose, "field", (n.Kind(("leader",)),)), (n.Stat("tokens", ">=",
    V.number),)), en="{whose} Leader has {number} or more given DON!! cards")
say("fact", n.Fits(n.Attacked(), V.thing),
    en="this card is attacking (a|an|your opponent's) {thing}",
    ja="[このカードが][相手の]{thing}にアタックして<いる>", zh="正在攻擊{thing:bare}")
say("fact", n.Fits(V.known, (n.Stat(V.stat, "<=", V.number),)),
    ja="~{known}の{stat}が{number}以下<の>")
say("fact", n.Fits(V.known, (n.Stat(V.stat, ">=", V.number),)),
    ja="~{known}の{stat}が{number}以上<の>")
say("fact", n.Turn(V.whose), en="it is {whose} turn", ja="{whose}のターン(中|)<の>")
say("fact", n.Unless(n.Happened("this_drew")),
    en="haven't drawn a card using this card's effect during this turn",
    ja="このターン中、このカードの効果でカードを引いていない", zh="因這張卡片的效果而沒有抽卡片")
say("fact", n.Happened("this_battled_character"),
    en="this card battles your opponent's Character during this turn",
    ja="このターン中、このカードが相手のキャラとバトルしている",
    zh="這個回合這張卡片和對手的角色卡對戰")
say("happened", n.Happened("life_removed", V.whose), ja="{whose}のライフが離れている")
say("fact", n.Happened("life_removed", V.whose),
    en="a card was removed from {whose} Life cards during this turn",
    ja="このターン中、{whose}のライフが離れて<いる>", zh="這個回合{whose}的生命值卡已離開")

# -- amounts -------------------------------------------------------------------------------------

say("amount", n.ValueOf("base_power", V.self), en="{self}'s base power", ja="{self}の元々のパワー",
    zh="{self}的原本力量值")
say("amount", n.ValueOf("base_cost", V.self), ja="{self}の元々のコスト", zh="{self}的原本費用")
say("amount", n.ValueOf("tokens", V.self), en="the number of DON!! cards given to {self}",
    ja="{self}に付与されているドン‼の枚数", zh="已附加在{self}的咚‼卡張數")
say("amount", n.ValueOf("tokens", n.It()), en="~the number of DON!! cards given to it",
    ja="~そのキャラに付与されているドン‼の枚数", zh="~已附加在該(張|)角色卡的咚‼卡張數")
say("amount", n.ValueOf(V.stat, V.self), en="{self}'s {stat}", ja="{self}の{stat}",
    zh="{self}的{stat}")
say("amount", n.Count(n.Cards(V.whose, "hand")), ja="{whose}の手札の枚数", zh="{whose}的手牌張數")
say("amount", n.Count(n.Cards(V.whose, "life")), en="the number of {whose} Life cards",
    ja="{whose}のライフの枚数", zh="{whose}的生命值卡張數")
say("amount", n.Tokens(V.whose), en="the number of DON!! cards on {whose} field",
    ja="{whose}の場のドン‼の枚数", zh="{whose}場上的咚‼卡張數")
say("amount", n.Count(n.Cards(V.whose, V.zone, V.card)),
    en="the number of {card:cards} in {whose} {zone}", ja="{whose}の{zone}にある{card}の枚数",
    zh="{whose}{zone}中{card:thing}張數")
say("amount", n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life")))),
    en="the total of your and your opponent's Life cards", ja="お互いのライフの合計枚数",
    zh="雙方生命值卡合計張數")

# -- conditions ----------------------------------------------------------------------------------

say("condition", n.All((V.a, V.b)), en="{a:fact} and {b:fact}", ja="{a:fact.cont}、{b:fact}",
    zh="{a:fact}(、|，){b:fact}")
say("condition", n.All((V.a, V.b, V.c)), en="{a:fact}(,| and) {b:fact}( and|, and) {c:fact}",
    ja="{a:fact.cont}、{b:fact.cont}、{c:fact}", zh="{a:fact}(、|，){b:fact}(、|，){c:fact}")
say("condition", n.Either((V.a, V.b)), en="{a:fact} or {b:fact}", ja="{a:fact}または{b:fact}",
    zh="{a:fact}、或是{b:fact}")
