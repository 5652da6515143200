"""Conditions: how many there are, mine with theirs, what has happened."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- present: There is one, or there is none. ----------------------------------------------------

say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((V.b,)),))), ">=", 1))),
    ja="{whose}の{zone}に{a:name}と{b:name}が<ある>")
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named((V.b,)),))), ">=", 1))),
    ja="{whose}の{a:name}と{b:name}が<ある>", zh="場上有{whose}的{a:name}和{b:name}")
say("fact", n.All((n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((V.a,)),))), ">=", 1),
    n.Compare(n.Count(n.Cards(V.whose, V.zone, (n.Named((V.b,)),))), ">=", 1))),
    zh="{whose}的{zone}中有{a:name}和{b:name}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.thing)), ">=", 1),
    ja="{whose}の{zone}に{thing}が(<ある>|<いる>)")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.thing)), "==", 0),
    ja="{whose}の{zone}に{thing}が(<ないこと>|<いない>)")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.bare)), "<", V.number),
    ja="{whose}の{zone}に{bare:thing}が{number}枚以上<ないこと>",
    zh="{whose}的{zone}中沒有{number}張以上{bare}")
say("fact", n.Compare(n.Count(n.Cards("any", "battle", V.bare)), "<", V.number),
    ja="バトルエリアに{bare:thing}が{number}枚以上<ないこと>",
    zh="戰鬥區中沒有{number}張以上{bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), "<", V.number),
    ja="{whose}の{thing}が{number}枚以上<ないこと>", zh="場上沒有{number}張以上{whose}{thing}")
say("fact", n.Compare(n.Count(n.Cards("any", "field", V.bare)), "<", V.number),
    ja="{bare:thing}が{number}枚以上<ないこと>", zh="場上沒有{number}張以上{bare}")

# -- counts: How many there are. -----------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.bare)), ">=", 1),
    zh="{whose}的{zone}中有{bare}")
say("fact", n.Compare(n.Count(n.Cards("any", "battle", V.thing)), ">=", 1),
    en="there is a {thing} in a Battle Area", ja="バトルエリアに{thing}が(<ある>|<いる>)",
    zh="戰鬥區中有{thing:bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", 1),
    ja="{whose}の{thing}が(<ある>|<いる>)", zh="場上有{whose}{thing}")
say("fact", n.Compare(n.Count(n.Cards("any", "field", V.thing)), ">=", 1), en="there is a {thing}",
    ja="{thing}が(<ある>|<いる>)", zh="場上有{thing:bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "life")), *V.many),
    ja=("{whose}のライフが{many:many.plain}<の>", "~{whose}のライフが{many}<の>"),
    zh="{whose}的生命為{many}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.bare)), "==", 0),
    zh="{whose}的{zone}中沒有{bare}")
say("fact", n.Compare(n.Count(n.Cards("any", "battle", V.bare)), "==", 0),
    ja="バトルエリアに{bare:thing}が(<ないこと>|<いない>)", zh="戰鬥區中沒有{bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "battle", V.thing)), *V.many),
    ja=("{whose}のバトルエリアの{thing}が{many}<ある>",
        "~{whose}のバトルエリアの{thing}が{many}<の>"))
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), "==", 0),
    ja="{whose}の{thing}が(<ないこと>|<いない>)", zh="場上沒有{whose}{thing}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Kind(("leader", "battle")), V.before))),
    *V.many),
    en="you have a total of {many} cards with {before:quality} among your Leader and Battle Cards",
    ja="自分のリーダーと自分のバトルカードで、{before}カードが合計{many}<ある>",
    zh="自己的領袖卡和戰鬥卡中合計有{many}{before}的卡片")
say("fact", n.Compare(n.Count(n.Cards("you", "field", (n.Kind(("leader", "battle")),
    n.AnyTest((n.Named(V.names), V.before))))), *V.many),
    en=("you have a total of {many} {names} or cards with {before:quality} among your Leader and "
        "Battle Cards"),
    ja="自分のリーダーと自分のバトルカードで、{names}か{before}カードが合計{many}<ある>",
    zh="自己的領袖卡和戰鬥卡中合計有{many}{names}或{before}的卡片")
say("fact", n.Compare(n.Count(n.Cards("any", "field", V.bare)), "==", 0),
    ja="{bare:thing}が(<ないこと>|<いない>)", zh="場上沒有{bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone, V.thing)), *V.many),
    ja=("{whose}の{zone}に{thing}が{many}<ある>", "~{whose}の{zone}に{thing}が{many}<の>",
        "~{whose}の{zone}の{thing}が{many}<ある>", "~{whose}の{zone}の{thing}が{many}<の>"),
    zh="{whose}的{zone}中有{many}{thing:bare}")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), *V.many),
    ja=("{whose}の{thing}が{many}<ある>", "~{whose}の{thing}が{many}<の>"),
    zh="場上有{many}{whose}{thing}")
say("fact", n.Compare(n.Count(n.Cards("any", "battle", V.thing)), *V.many),
    en="there are {many} {thing:things} in a Battle Area",
    ja=("バトルエリアに{thing}が{many}<ある>", "~バトルエリアに{thing}が{many}<の>"),
    zh="戰鬥區中有{many}{thing:bare}")
say("fact", n.Compare(n.Tokens(V.whose, "marker"), *V.many),
    ja="{whose}のエナジーマーカーが{many:many.mark}<ある>",
    zh="{whose}的能量標記為{many:many.mark}")
say("fact", n.Compare(n.Count(n.Cards("any", "field", V.thing)), *V.many),
    en="there are {many} {thing:things}", ja=("{thing}が{many}<ある>", "~{thing}が{many}<の>"),
    zh="場上有{many}{thing:bare}")
say("fact", n.Compare(n.Count(n.Cards("any", "field", (n.Named(V.names),))), ">=", 1),
    en="there is a {names} in a Leader Area or Battle Area")

# -- compared: Mine with theirs. -----------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards("you", "life")), "<", n.Count(n.Cards("opponent", "life"))),
    en="you have less life than your opponent", ja="自分のライフが相手より<少ない>",
    zh="自己的生命比對手少")
say("fact", n.Compare(n.Count(n.Cards("opponent", "life")), "<", n.Count(n.Cards("you", "life"))),
    en="your opponent has less life than you", ja="相手のライフが自分より<少ない>",
    zh="對手的生命比自己少")
say("fact", n.Compare(n.Count(n.Cards("you", "life")), ">", n.Count(n.Cards("opponent", "life"))),
    en="you have more life than your opponent", ja="自分のライフが相手より<多い>",
    zh="自己的生命比對手多")
say("fact", n.Compare(n.Count(n.Cards("opponent", "life")), ">", n.Count(n.Cards("you", "life"))),
    en="your opponent has more life than you", ja="相手のライフが自分より<多い>",
    zh="對手的生命比自己多")
say("fact", n.Compare(n.Count(n.Cards("you", "energy")), "<", n.Count(n.Cards("opponent",
    "energy"))), en="you have less energy than your opponent",
    ja="自分のエナジーが相手より<少ない>", zh="自己的能量比對手少")
say("fact", n.Compare(n.Count(n.Cards("opponent", "energy")), "<", n.Count(n.Cards("you",
    "energy"))), en="your opponent has less energy than you", ja="相手のエナジーが自分より<少ない>",
    zh="對手的能量比自己少")
say("fact", n.Compare(n.Count(n.Cards("you", "energy")), ">", n.Count(n.Cards("opponent",
    "energy"))), en="you have more energy than your opponent", ja="自分のエナジーが相手より<多い>",
    zh="自己的能量比對手多")
say("fact", n.Compare(n.Count(n.Cards("opponent", "energy")), ">", n.Count(n.Cards("you",
    "energy"))), en="your opponent has more energy than you", ja="相手のエナジーが自分より<多い>",
    zh="對手的能量比自己多")
say("fact", n.Compare(n.Count(n.Cards("you", "hand")), "<", n.Count(n.Cards("opponent", "hand"))),
    en="you have less cards in(| your| their) hand than your opponent",
    ja="自分の手札が相手より<少ない>", zh="自己的手牌比對手少")
say("fact", n.Compare(n.Count(n.Cards("opponent", "hand")), "<", n.Count(n.Cards("you", "hand"))),
    en="your opponent has less cards in(| your| their) hand than you",
    ja="相手の手札が自分より<少ない>", zh="對手的手牌比自己少")
say("fact", n.Compare(n.Count(n.Cards("you", "hand")), ">", n.Count(n.Cards("opponent", "hand"))),
    en="you have more cards in(| your| their) hand than your opponent",
    ja="自分の手札が相手より<多い>", zh="自己的手牌比對手多")
say("fact", n.Compare(n.Count(n.Cards("opponent", "hand")), ">", n.Count(n.Cards("you", "hand"))),
    en="your opponent has more cards in(| your| their) hand than you",
    ja="相手の手札が自分より<多い>", zh="對手的手牌比自己多")
say("fact", n.Compare(n.Count(n.Cards("you", "field", V.thing)), "<", n.Count(n.Cards("opponent",
    "field", V.thing))), en="you have less {thing:things} than your opponent",
    ja="自分の{thing}が相手より<少ない>", zh="自己{thing}比對手少")
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", V.thing)), "<", n.Count(n.Cards("you",
    "field", V.thing))), en="your opponent has less {thing:things} than you",
    ja="相手の{thing}が自分より<少ない>", zh="對手{thing}比自己少")
say("fact", n.Compare(n.Count(n.Cards("you", "field", V.thing)), ">", n.Count(n.Cards("opponent",
    "field", V.thing))), en="you have more {thing:things} than your opponent",
    ja="自分の{thing}が相手より<多い>", zh="自己{thing}比對手多")
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", V.thing)), ">", n.Count(n.Cards("you",
    "field", V.thing))), en="your opponent has more {thing:things} than you",
    ja="相手の{thing}が自分より<多い>", zh="對手{thing}比自己多")

# -- together: Mine and theirs together. ---------------------------------------------------------

say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent",
    "life")))), "<=", V.number),
    en=("the total of your life and your opponent's life is {number} or less",
        "~the total number of cards in your life and your opponent's life is {number} or less",
        "~you and your opponent have a total of {number} or less life"),
    ja="自分と相手のライフの合計が{number}(|枚)以下<の>", zh="自己和對手的生命合計為{number}張以下")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent",
    "life")))), ">=", V.number),
    en=("the total of your life and your opponent's life is {number} or more",
        "~the total number of cards in your life and your opponent's life is {number} or more",
        "~you and your opponent have a total of {number} or more life"),
    ja="自分と相手のライフの合計が{number}(|枚)以上<の>", zh="自己和對手的生命合計為{number}張以上")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent",
    "life")))), "==", V.number),
    en=("the total of your life and your opponent's life is {number}",
        "~the total number of cards in your life and your opponent's life is {number}",
        "~you and your opponent have a total of {number} life"),
    ja="自分と相手のライフの合計が{number}(|枚)<の>", zh="自己和對手的生命合計為{number}張")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "energy")), n.Count(n.Cards("opponent",
    "energy")))), "<=", V.number),
    en=("the total of your energy and your opponent's energy is {number} or less",
        "~the total number of cards in your energy and your opponent's energy is {number} or less",
        "~you and your opponent have a total of {number} or less energy"),
    ja="自分と相手のエナジーの合計が{number}枚以下<の>", zh="自己和對手的能量合計為{number}張以下")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "energy")), n.Count(n.Cards("opponent",
    "energy")))), ">=", V.number),
    en=("the total of your energy and your opponent's energy is {number} or more",
        "~the total number of cards in your energy and your opponent's energy is {number} or more",
        "~you and your opponent have a total of {number} or more energy"),
    ja="自分と相手のエナジーの合計が{number}枚以上<の>", zh="自己和對手的能量合計為{number}張以上")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "energy")), n.Count(n.Cards("opponent",
    "energy")))), "==", V.number),
    en=("the total of your energy and your opponent's energy is {number}",
        "~the total number of cards in your energy and your opponent's energy is {number}",
        "~you and your opponent have a total of {number} energy"),
    ja="自分と相手のエナジーの合計が{number}枚<の>", zh="自己和對手的能量合計為{number}張")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "hand")), n.Count(n.Cards("opponent",
    "hand")))), "<=", V.number),
    en=("the total of your hand and your opponent's hand is {number} or less",
        "~the total number of cards in your hand and your opponent's hand is {number} or less",
        "~you and your opponent have a total of {number} or less hand"),
    ja="自分と相手の手札の合計が{number}枚以下<の>", zh="自己和對手的手牌合計為{number}張以下")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "hand")), n.Count(n.Cards("opponent",
    "hand")))), ">=", V.number),
    en=("the total of your hand and your opponent's hand is {number} or more",
        "~the total number of cards in your hand and your opponent's hand is {number} or more",
        "~you and your opponent have a total of {number} or more hand"),
    ja="自分と相手の手札の合計が{number}枚以上<の>", zh="自己和對手的手牌合計為{number}張以上")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "hand")), n.Count(n.Cards("opponent",
    "hand")))), "==", V.number),
    en=("the total of your hand and your opponent's hand is {number}",
        "~the total number of cards in your hand and your opponent's hand is {number}",
        "~you and your opponent have a total of {number} hand"),
    ja="自分と相手の手札の合計が{number}枚<の>", zh="自己和對手的手牌合計為{number}張")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "drop")), n.Count(n.Cards("opponent",
    "drop")))), "<=", V.number),
    en=("the total of your Drop and your opponent's Drop is {number} or less",
        "~the total number of cards in your Drop and your opponent's Drop is {number} or less",
        "~you and your opponent have a total of {number} or less Drop"),
    ja="自分と相手のドロップの合計が{number}枚以下<の>",
    zh="自己和對手的棄牌區的卡片合計為{number}張以下")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "drop")), n.Count(n.Cards("opponent",
    "drop")))), ">=", V.number),
    en=("the total of your Drop and your opponent's Drop is {number} or more",
        "~the total number of cards in your Drop and your opponent's Drop is {number} or more",
        "~you and your opponent have a total of {number} or more Drop"),
    ja="自分と相手のドロップの合計が{number}枚以上<の>",
    zh="自己和對手的棄牌區的卡片合計為{number}張以上")
say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "drop")), n.Count(n.Cards("opponent",
    "drop")))), "==", V.number),
    en=("the total of your Drop and your opponent's Drop is {number}",
        "~the total number of cards in your Drop and your opponent's Drop is {number}",
        "~you and your opponent have a total of {number} Drop"),
    ja="自分と相手のドロップの合計が{number}枚<の>", zh="自己和對手的棄牌區的卡片合計為{number}張")
say("fact", n.Compare(V.a, "<=", V.b), ja="{a:amount}が{b:amount}以下<の>",
    zh="{a:amount}在{b:amount}以下")

# -- owned: What you have, or your opponent. -----------------------------------------------------

say("fact", n.Compare(V.a, ">=", V.b), ja="{a:amount}が{b:amount}以上<の>",
    zh="{a:amount}在{b:amount}以上")
say("fact", n.Compare(V.a, "==", V.b), ja="{a:amount}が{b:amount}と同じ<!>",
    zh="{a:amount}和{b:amount}相同")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "life")), *V.many), en="{whose} life is at {many}")
say("fact", n.Compare(n.Count(n.Cards("you", V.zone, V.tests)), *V.many),
    en="you have {many} {tests:thing/things@many} in your {zone}")
say("fact", n.Compare(n.Count(n.Cards("you", "field", V.tests)), *V.many),
    en="you have {many} {tests:thing/things@many}")
say("fact", n.Compare(n.Count(n.Cards("opponent", V.zone, V.tests)), *V.many),
    en="your opponent has {many} {tests:thing/things@many} in their {zone}")
say("fact", n.Compare(n.Count(n.Cards("opponent", "field", V.tests)), *V.many),
    en="your opponent has {many} {tests:thing/things@many}")
say("fact", n.Compare(V.a, V.than, V.b), en="{a:amount} is {than} {b:amount}")

# -- happened ------------------------------------------------------------------------------------

say("fact", n.Happened("this_used_marker"), en="you removed an energy marker to use this card",
    ja="このカードの使用にエナジーマーカーを取り除いて<いた>", zh="使用這張卡片時曾移除能量標記")
say("fact", n.Happened("skill_used_marker"), en="you removed an energy marker for this skill",
    ja="このスキルでエナジーマーカーを取り除いて<いた>", zh="這個技能曾移除能量標記")
say("fact", n.Happened("marker_removed"),
    en="your energy marker is removed from the game during this turn",
    ja="このターン中、自分のエナジーマーカーが取り除かれて<いた>",
    zh="這個回合自己的能量標記曾被移除")
say("fact", n.Happened("energy_to_drop"),
    en="you placed a card from your energy into its owner's Drop during this turn",
    ja="このターン中、自分のエナジーがドロップに置かれて<いた>",
    zh="這個回合自己的能量曾被放置在棄牌區")
say("fact", n.Happened("this_energy_to_drop"),
    en="energy is placed into its owner's Drop by this card's skill during this turn",
    ja="このターン中、このカードのスキルでエナジーがドロップに置かれて<いた>",
    zh="這個回合因這張卡片的技能能量曾被放置在棄牌區")
say("fact", n.Happened("battle_ko"),
    en="your opponent's Battle Card is KO'd in battle during this turn",
    ja="このターン中、戦闘で相手のバトルカードをKOして<いた>",
    zh="這個回合曾在戰鬥中KO對手的戰鬥卡")
say("fact", n.Happened("damage_taken"), en="you took damage during this turn",
    ja="このターン中、自分がダメージを受けて<いた>", zh="這個回合自己曾受到傷害")
say("fact", n.Happened("this_played_by_skill"), en="this card was played by a skill",
    ja="このカードがスキルによって登場して<いた>")
say("fact", n.Compare(n.Done(), *V.many),
    en=("you returned {many} cards", "~you KO'd {many} cards"), ja="戻したカードが{many}<の>",
    zh="放回的卡片有{many}")
say("fact", n.Turn(V.whose), en="it is {whose} turn", ja="{whose}のターン<の>",
    zh="是{whose}的回合")
say("fact", n.Happened("extra_used", tests=V.thing),
    en="you (use|used|have used) a {thing} during this turn",
    ja="このターン中、自分が{thing}を使用して<いた>")
say("fact", n.TurnNumber("you", "==", 1), en="it is your first turn", ja="自分の最初のターン<の>",
    zh="是自己的第一個回合")

# -- conditions ----------------------------------------------------------------------------------

say("condition", n.All((V.a, V.b)), en="{a:fact} and {b:fact}", ja="{a:fact.cont}、{b:fact}",
    zh="{a:fact}、{b:fact}")
say("condition", n.All((V.a, V.b, V.c)), en="{a:fact}(,| and) {b:fact}(, and| and) {c:fact}",
    ja="{a:fact.cont}、{b:fact.cont}、{c:fact}", zh="{a:fact}、{b:fact}、{c:fact}")
say("condition", n.Either((V.a, V.b)), en="{a:fact} or {b:fact}", ja="{a:fact}か{b:fact}",
    zh="{a:fact}、或是{b:fact}")
