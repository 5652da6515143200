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

# -- counts --------------------------------------------------------------------------------------

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

# -- counts --------------------------------------------------------------------------------------

say("each", n.Tokens(V.whose, "given", V.per),
    ja="{whose}の付与されているドン‼{per:number}枚につき、",
    zh="{whose}每有{per:number}張被附加的咚‼卡，")

# -- counts --------------------------------------------------------------------------------------

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
say("quality", n.Stat("base_cost", "<=", V.number), en="a base cost of {number} or less",
    ja="元々のコスト{number}以下", zh="原本費用{number}以下")
say("quality", n.Stat("base_cost", ">=", V.number), en="a base cost of {number} or more",
    ja="元々のコスト{number}以上", zh="原本費用{number}以上")
say("quality", n.Stat("base_cost", "==", V.number), en="a base cost of {number}",
    ja="元々のコスト{number}", zh="原本費用{number}")
say("quality", n.Stat("base_cost", "range", V.number, V.high), zh="原本費用{number}至{high:number}")
say("quality", n.Stat("base_cost", "<=", V.amount), zh="原本費用在{amount}以下")
say("quality", n.Stat("base_cost", ">=", V.amount), zh="原本費用在{amount}以上")
say("quality", n.Stat("base_cost", "==", V.amount), zh="原本費用和{amount}相同")
say("quality", n.Stat("cost", "<=", V.number), en="a cost of {number} or less",
    ja="コスト{number}以下", zh="費用{number}以下")
say("quality", n.Stat("cost", ">=", V.number), en="a cost of {number} or more",
    ja="コスト{number}以上", zh="費用{number}以上")
say("quality", n.Stat("cost", "==", V.number), ja="コスト{number}", zh="費用{number}")
say("quality", n.Stat("cost", "range", V.number, V.high), en="a cost of {number} to {high:number}",
    zh="費用{number}至{high:number}")
say("quality", n.Stat("cost", "==", V.number), en="a cost of {number}")
say("quality", n.AnyTest((n.Stat("cost", "==", V.number), n.Stat("cost", "==", V.high))),
    en="a cost of {number} or {high:number}")
say("quality", n.AnyTest((n.Stat("cost", "==", V.number), n.Stat("cost", ">=", V.high))),
    en="a cost of {number} or (with a cost of |a cost of |){high:number} or more")
say("quality", n.Stat("cost", "<=", V.amount), en="a cost equal to or less than {amount}",
    zh="費用在{amount}以下")
say("quality", n.Stat("cost", ">=", V.amount), en="a cost equal to or (more|greater) than {amount}",
    zh="費用在{amount}以上")
say("quality", n.Stat("cost", "==", V.amount), en="a cost (equal to|the same as) {amount}",
    zh="費用和{amount}相同")
say("quality", n.Stat("base_power", "<=", V.number), ja="元々のパワー{number}以下",
    zh="原本力量值{number}以下")
say("quality", n.Stat("base_power", ">=", V.number), ja="元々のパワー{number}以上",
    zh="原本力量值{number}以上")
say("quality", n.Stat("base_power", "==", V.number), ja="元々のパワー{number}",
    zh="原本力量值{number}")
say("quality", n.Stat("base_power", "range", V.number, V.high),
    zh="原本力量值{number}至{high:number}")
say("quality", n.Stat("base_power", "<=", V.amount), zh="原本力量值在{amount}以下")
say("quality", n.Stat("base_power", ">=", V.amount), zh="原本力量值在{amount}以上")
say("quality", n.Stat("base_power", "==", V.amount), zh="原本力量值和{amount}相同")
say("quality", n.Stat("power", "<=", V.number), en="power equal to or less than {number:amount}",
    ja="パワー{number}以下", zh="力量值{number}以下")
say("quality", n.Stat("power", ">=", V.number),
    en="power equal to or (more|greater) than {number:amount}", ja="パワー{number}以上",
    zh="力量值{number}以上")
say("quality", n.Stat("power", "==", V.number), en="power (equal to|the same as) {number:amount}",
    ja="パワー{number}", zh="力量值{number}")
say("quality", n.Stat("power", "range", V.number, V.high), zh="力量值{number}至{high:number}")
say("quality", n.Stat("base_power", "<=", V.amount), en="base power equal to or less than {amount}")
say("quality", n.Stat("base_power", ">=", V.amount),
    en="base power equal to or (more|greater) than {amount}")
say("quality", n.Stat("base_power", "==", V.amount),
    en="base power (equal to|the same as) {amount}")
say("quality", n.AllTests((n.Stat("cost", ">=", V.number), n.Stat("cost", "<=", V.amount))),
    en="a cost of {number} or more that is equal to or less than {amount}")
say("last", V.not_this, en="{not_this}")

# -- fitting: Of one card: your Leader, this card, that card. ------------------------------------

say("trait_fact", V.quality, en="has {quality}")
say("trait_fact", n.State(V.state), en="is {state}")
say("before", n.Multicolour(), en="@trait_fact:is multicolored", zh="有多種顏色")

# -- qualities: Tests, all of them before the noun, in the order they are printed. ---------------

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
say("quality", n.Stat("power", "<=", V.number), en="{number} power or less",
    zh="力量值在{number:amount}以下")
say("quality", n.Stat("power", ">=", V.number), en="{number} power or more",
    zh="力量值在{number:amount}以上")
say("quality", n.Stat("power", "range", V.number, V.high), en="{number} to {high:number} power")
say("quality", n.Stat("power", "==", V.number), en="{number} power",
    zh="力量值和{number:amount}相同")
say("quality", n.Stat("base_power", "<=", V.number), en="{number} base power or less")
say("quality", n.Stat("base_power", ">=", V.number), en="{number} base power or more")
say("quality", n.Stat("base_power", "range", V.number, V.high),
    en="{number} to {high:number} base power")
say("quality", n.Stat("base_power", "==", V.number), en="{number} base power")
say("quality", n.Trait(V.traits), en="~the {traits} type")
say("quality", n.Attribute(V.attributes), en="~the {attributes} attribute")
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

# -- happened ------------------------------------------------------------------------------------

say("amount", n.Declared(), ja="宣言したコスト")

# -- fitting: Of one card: your Leader, this card, that card. ------------------------------------

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

# -- present: There is one, or there is none. ----------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", 1),
    ja=("{whose}の{thing}が(<いる>|<ある>)", "~{whose}の場に[、]{thing}が<いる>"),
    zh=("場上有{whose}{thing}", "~{whose}場上有{thing:bare}"))

# -- absent --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Named(V.names), n.Not(n.IsThis())))), "==",
    0), en=("you have no other {names}", "~there are no other {names}[ cards]"),
    ja=("自分の他の{names}が<いない>", "~他の{names}が<いない>"),
    zh=("場上沒有自己其他的{names}", "~沒有其他的{names}"))

# -- present: There is one, or there is none. ----------------------------------------------------

say("fact", n.Unless(n.Compare(n.Count(n.Cards("any", "field", V.bare)), ">=", 1)),
    ja="{bare:thing}が<いない>", zh="場上沒有{bare}")

# -- absent --------------------------------------------------------------------------------------

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

# -- absent --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Named(V.names), n.Stat("base_cost", "==",
    V.number), n.Not(n.IsThis())))), "==", 0),
    en="you have no other {names} with a base cost of {number}",
    ja="自分の他の元々のコスト{number}の{names}が<いない>",
    zh="場上沒有自己其他原本費用{number}的{names}")

# -- present: There is one, or there is none. ----------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), "==", 0),
    ja="{whose}の{thing}が(<いない>|<ないこと>)", zh="場上沒有{whose}{thing}")

# -- absent --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Named(V.names),))), "==", 0),
    en="you don't have {names}")
say("fact", n.Compare(n.Count(n.Cards("any", "field", V.thing)), ">=", 1),
    en="there is (a|an) {thing}", ja="{thing}が<いる>", zh="場上有{thing:bare}")

# -- counts: How many there are: いる or ある is printed, の is what `normalise` leaves. ---------

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
say("many", ("<=", V.number), en="{number} or less", zh="{number}張以下")
say("many", (">=", V.number), en="{number} or more", zh="{number}張以上")
say("many", ("==", V.number), en="{number}", zh="{number}張")
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
