"""Conditions, and amounts."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- owned: What you have, or your opponent has. -------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone)), "==", 0),
    en=("~{whose:have} no cards in {whose:their} {zone}",
        "~{whose:lack} any cards in {whose:their} {zone}"))

# -- counts --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, V.zone)), *V.many),
    en="{whose:have} {many} card{many#|s} in {whose:their} {zone}",
    ja="{whose}の{zone}が{many:many.ある*}", zh="{whose}的{zone}有{many}")

# -- absent --------------------------------------------------------------------------------------

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

# -- absent --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards("any", "field", V.bare)), *V.many),
    en="there are {many} {bare:things}[ on the field]", ja="{bare:thing}が{many:many.いる*}",
    zh="場上有{many}{bare}")

# -- owned: What you have, or your opponent has. -------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named(V.names),))), ">=", 1),
    en="{whose:have} {names}[ on {whose:their} field]")

# -- absent --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", 1),
    en=("~there is (a|an) {thing} on {whose} field",
        "{whose:have} (a|an) {thing}[ on {whose:their} field]", "~{whose:have} any {thing:things}"))

# -- owned: What you have, or your opponent has. -------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.things)), "==", 0),
    en="{whose:have} no {things}[ on {whose:their} field]")
say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", (n.Named(V.names), V.quality))), ">=", 1),
    en="{whose:have} {names} with {quality}[ on {whose:their} field]")

# -- absent --------------------------------------------------------------------------------------

say("fact", n.Compare(n.Count(n.Cards(V.whose, "field", V.things)), *V.many),
    en=("~there are {many} {things} on {whose} field",
        "{whose:have} {many} {things:thing/things@many}[ on {whose:their} field]"))

# -- owned: What you have, or your opponent has. -------------------------------------------------

say("fact", n.Compare(n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("you", "hand")))),
    *V.many), en="you have a total of {many} cards in your Life area and hand",
    ja="自分のライフと手札の合計枚数が{many:many.の*}", zh="自己的生命值卡和手牌合計張數在{many}")

# -- counts: How many there are: いる or ある is printed, の is what `normalise` leaves. ---------

say("bound", ("<=", V.number), ja="{number}以下<の>", zh="{number}以下")
say("bound", (">=", V.number), ja="{number}以上<の>", zh="{number}以上")
say("bound", ("==", V.number), ja="{number}<の>", zh="{number}")

# -- owned: What you have, or your opponent has. -------------------------------------------------

say("fact", n.Compare(n.Tokens(V.whose, "given"), *V.many),
    en=("{whose:have} a total of {many} given DON!! cards",
        "~{whose:have} {many} given DON!! cards"),
    ja="{whose}の付与されているドン‼が[合計]{many:many.ある*}",
    zh="{whose}被附加的咚‼卡合計有{many}")
say("fact", n.Either((n.Compare(n.Tokens(V.whose), "==", 0), n.Compare(n.Tokens(V.whose), ">=",
    V.number))), en="{whose:have} 0 or {number} or more DON!! cards on {whose:their} field")

# -- compared: Mine with theirs. -----------------------------------------------------------------


# -- counts --------------------------------------------------------------------------------------

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

# -- compared: Mine with theirs. -----------------------------------------------------------------

say("fact", n.Either((n.Compare(n.Tokens("you"), "==", V.number), n.Compare(n.Tokens("opponent"),
    "==", V.number))), en="either you or your opponent has {number} DON!! cards on the field",
    ja="自分か相手の場のドン‼が{number}枚(<ある>|<の>)", zh="自己或對手場上的咚‼卡有{number}張")

# -- happened ------------------------------------------------------------------------------------

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

# -- fitting: Of one card: the Leader, this card, that card. -------------------------------------

say("fact", n.Fits(V.known, (n.Stat(V.stat, "<=", V.number),)),
    ja="~{known}の{stat}が{number}以下<の>")
say("fact", n.Fits(V.known, (n.Stat(V.stat, ">=", V.number),)),
    ja="~{known}の{stat}が{number}以上<の>")

# -- happened ------------------------------------------------------------------------------------

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
