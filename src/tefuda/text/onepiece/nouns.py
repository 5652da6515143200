"""Nouns: whose cards, which cards, how many of them."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- how many, and how ---------------------------------------------------------------------------

say("rested", True, en=" rested", ja="レストで", zh="以休息狀態")
say("rested", False, en="", ja="", zh="")

# -- words ---------------------------------------------------------------------------------------

say("whose", "you", en="your", ja="自分", zh="自己")
say("whose", "opponent", en="your opponent's", ja="相手", zh="對手")
say("zone", "trash", en="trash", ja="トラッシュ", zh="廢棄區")
say("zone", "hand_or_trash", en="hand or trash", ja="手札かトラッシュ", zh="手牌或廢棄區")
say("zone", "hand_or_field", en="hand or field", ja="手札か場", zh="手牌或場上")
say("pile", "deck", en="deck", ja="デッキ", zh="卡組")
say("pile", "life", en="Life cards", ja="ライフ", zh="生命值區")
say("state", "active",
    en=("active", "@held:active", "@made:set it as active", "@made_all:set them as active",
        "@kept:active"), ja="アクティブ", zh="活動狀態")
say("state", "rested",
    en=("rested", "@held:rested", "@made:rest it", "@made_all:rest them", "@kept:rested"),
    ja="レスト", zh="休息狀態")
say("held", "given", en="given")
say("face", "up", en="face-up", ja="表向き", zh="正面朝上")
say("face", "down", en="face-down", ja="裏向き", zh="背面朝上")
say("faced", "face_up", en="face-up", ja="表向き", zh="正面朝上")
say("faced", "face_down", en="face-down", ja="裏向き", zh="背面朝上")
say("colour", "purple", en="purple", ja="紫", zh="紫色")
say("attribute", "slash", en="\\<Slash>", ja="\\(斬)", zh="\\(斬)")
say("attribute", "strike", en="\\<Strike>", ja="\\(打)", zh="\\(打)")
say("attribute", "ranged", en="\\<Ranged>", ja="\\(射)", zh="\\(射)")
say("attribute", "special", en="\\<Special>", ja="\\(特)", zh="\\(特)")
say("attribute", "wisdom", en="\\<Wisdom>", ja="\\(知)", zh="\\(知)")
say("keyword", "rush", en="\\[Rush]", ja="【速攻】", zh="【速攻】")
say("keyword", "rush_character", en="\\[Rush: Character]", ja="【速攻：キャラ】",
    zh="【速攻：角色】")
say("keyword", "double_attack", en="\\[Double Attack]", ja="【ダブルアタック】", zh="【雙重攻擊】")
say("keyword", "banish", en="\\[Banish]", ja="【バニッシュ】", zh="【消失】")
say("keyword", "unblockable", en="\\[Unblockable]", ja="【ブロック不可】", zh="【防禦不可】")
say("bearing", "trigger", en="\\[Trigger]", ja="【トリガー】", zh="【觸發器】")
say("bearing", "on_play", en="\\[On Play]", ja="【登場時】", zh="【登場時】")
say("stat", "power", en="power", ja="パワー", zh=("力量值", "力量"))
say("stat", "cost", en="cost", ja="コスト", zh="費用")

# -- qualities: Tests, all of them before the noun, in the order they are printed. ---------------

say("before", V.not_this, ja="{not_this}", zh="{not_this}")
say("before", n.Not(n.IsThis()), ja="~他の", zh="~其他")
say("before", n.Not(n.Named(V.names)), ja="{names}以外の")
say("before", n.Not(n.SameColour(n.It())), ja="戻したキャラと異なる色の",
    zh="和被放回的角色卡不同顏色")
say("before", n.Not(n.Named(V.names)), zh="除了{names}以外")
# So many cards: one may have an article.
say("count", V.number, en="{number}")
say("count", 1, en="~(a|an)")
say("before", n.State(V.state), en="{state} ", ja="{state}の", zh="{state}")
say("before", n.State(V.faced), ja="{faced}の", zh="{faced}")
say("measure", "base_cost", en="@measure.cost:a base cost", ja="元々のコスト", zh="原本費用")
say("measure", "cost", en=("@measure.cost:a cost", "@measure.than:a cost"), ja="コスト", zh="費用")
say("measure", "base_power", en=("@measure.power:base power", "@measure.than:base power"),
    ja="元々のパワー", zh="原本力量值")
say("measure", "power", en=("@measure.power:power", "@measure.than:power"), ja="パワー",
    zh="力量值")
say("limit", ("<=", V.number, 0), en="{number} or less", ja="{number}以下", zh="{number}以下")
say("limit", (">=", V.number, 0), en="{number} or more", ja="{number}以上", zh="{number}以上")
say("limit", ("range", V.number, V.high), en="{number} to {high:number}",
    ja="{number}から{high:number}", zh="{number}至{high:number}")
say("limit", ("==", V.number, 0), en="{number}", ja="{number}", zh="{number}")
say("before", n.Stat(V.measure, *V.limit), ja="{measure}{limit}(の|で)", zh="{measure}{limit}")
say("before", n.AnyTest((n.Stat(V.measure, "==", V.number), n.Stat(V.measure, "==", V.other))),
    ja="{measure}{number}(か|と){other:number}の", zh="{measure}{number}(或|和){other:number}")
say("before", n.AnyTest((n.Stat(V.measure, "==", V.number), n.Stat(V.measure, ">=", V.other))),
    ja="{measure}{number}か{other:number}以上の", zh="{measure}{number}或{other:number}以上")
say("before", n.AllTests((n.Stat(V.measure, ">=", V.number), n.Stat(V.measure, "<=", V.amount))),
    ja="{measure}{number}以上で、{amount}以下の{measure}を持つ",
    zh="{measure}{number}以上、但是數值在{amount}以下")
say("before", n.Stat(V.measure, "<=", V.amount), ja="{amount}以下の{measure}を持つ",
    zh=("{measure}在{amount}以下", "@quality:{measure}在{amount}以下"))
say("before", n.Stat(V.measure, ">=", V.amount), ja="{amount}以上の{measure}を持つ",
    zh=("{measure}在{amount}以上", "@quality:{measure}在{amount}以上"))
say("before", n.Stat(V.measure, "==", V.amount), ja="{amount}と同じ{measure}を持つ",
    zh=("{measure}和{amount}相同", "@quality:{measure}和{amount}相同"))
say("before", n.Stat("tokens", ">=", 1), ja="ドン‼が付与されている", zh="已附加咚‼卡")
say("before", n.Stat("tokens", ">=", V.number), ja="ドン‼が{number}枚以上付与されている",
    zh="已附加{number}張以上咚‼卡")
say("before", n.Colour(V.colours), en="{colours} ", ja="{colours}の", zh="{colours}")
# A second thing, without its verb.
say("before", n.Multicolour(), en=("multicolored ", "@also:multicolored"), ja="多色の")
say("before", n.Stat("cost", "==", V.number), en="~{number} cost ")
say("before", n.State(V.faced), en="{faced} ")
say("before", n.Attribute(V.attributes),
    en=("{attributes} attribute ", "@trait_fact:has the {attributes} attribute",
        "@also:the {attributes} attribute"), ja="属性{attributes}を持つ", zh="擁有{attributes}屬性")

# -- nouns ---------------------------------------------------------------------------------------

# thing(s): on the field. card(s): anywhere else.
say("noun", (n.Kind(("character",)),),
    en=("@noun1:Character", "@noun2:Characters", "@noun2:Character[ cards]"), ja="キャラ",
    zh="角色卡")
say("noun", (n.Kind(("stage",)),), en=("@noun1:Stage", "@noun2:Stages"), ja="ステージ", zh="舞台卡")
say("noun", (n.Kind(("leader",)),), en=("@noun1:Leader", "@noun2:Leader[s]"), ja="リーダー",
    zh="領航卡")
say("noun", (n.Named(V.names),), en=("@noun1:{names}[ card]", "@noun2:{names}[ cards]"),
    ja="{names}", zh="{names}")
say("nouns", V.noun, zh="的{noun}")
say("bare.one", V.noun, zh=("{noun}", "{noun:thing.one}"))
say("noun.leader", (n.Kind(("leader",)),), en="Leader", ja="リーダー", zh="的領航卡")
say("noun.leader", (n.Kind(("leader",)), n.Named(V.names)), ja="リーダー(の|){names}",
    zh="的領航卡{names}")
# choice: so many on the field; pick: so many from elsewhere; target: anything acted on.

say("choice", n.Choose(V.number, V.up_to, n.Cards(V.whose, "field", (n.AnyTest((n.Kind(("token",)),
    n.AllTests(V.tests))),))),
    ja=("{whose}の{tests:costly}(|1枚)かドン‼{number}枚{up_to}",
        "~{whose}のドン‼か{tests:costly}{number}枚{up_to}"),
    zh="{up_to}{number}張{whose}{tests:costly}或咚‼卡")
say("noun", (n.Kind(("leader", "character")),),
    en=("@noun1:Leader or Character[ card]", "@noun2:Leader or Character cards",
        "@noun2:Leaders or Characters", "@noun2:Leaders and Characters"), ja="リーダーかキャラ",
    zh="領航卡或角色卡")
say("noun", (n.Kind(("leader", "stage")),),
    en=("@noun1:Leader or Stage[ card]", "@noun2:Leader or Stage cards"), ja="リーダーかステージ",
    zh="領航卡或舞台卡")
say("noun", (n.Kind(("character", "stage")),),
    en=("@noun1:Character or Stage[ card]", "@noun2:Character or Stage cards",
        "@noun2:Characters or Stages"), ja="キャラかステージ", zh="角色卡或舞台卡")
say("noun", (n.Kind(("character", "token")),), en="@noun2:Characters or DON!! cards",
    ja="キャラかドン‼", zh="角色卡或咚‼卡")
say("noun", (n.Kind(("event",)),), zh="事件卡")
say("noun", (n.Kind(("event", "stage")),), zh="事件卡或舞台卡")
say("noun", (), en="@noun2:cards", ja="カード", zh="卡片")
say("noun", (n.Kind(("character",)), n.Named(V.names)), ja="キャラ(の|){names}", zh="角色卡{names}")
say("noun", (n.Kind(("leader",)), n.Named(V.names)), ja="リーダー(の|){names}", zh="領航卡{names}")
say("nouns", (n.Kind(("character",)),),
    en=("@cards1:Character card", "@cards1:Character", "@cards2:Character cards",
        "@cards2:Characters"), ja=("キャラカード", "キャラ"))
say("nouns", (n.Kind(("stage",)),), en=("@cards1:Stage card", "@cards2:Stage cards"),
    ja="ステージカード")
say("nouns", (n.Kind(("event",)),), en=("@cards1:Event", "@cards2:Events"), ja="イベント[カード]")
say("nouns", (n.Kind(("event", "stage")),),
    en=("@cards1:Event or Stage card", "@cards2:Event or Stage cards"),
    ja="イベントかステージカード")
say("nouns", (n.Kind(("character", "stage")),),
    en=("@cards1:(Character|Character card) or Stage card",
        "@cards2:(Character|Character cards) or Stage cards"), ja="キャラカードかステージカード")
say("cards1", (n.Kind(("character", "event")),), en="Character card or Event")
say("nouns", (), en=("@cards1:card", "@cards2:cards"), ja="カード")
say("nouns", (n.Named(V.names),), en=("@cards1:{names}", "@cards2:{names}"), ja="{names}")
say("cards2", (n.Kind(("character", "event")),), en="Character cards or Events")
say("things.mixed", (n.AnyTest((n.Kind(("token",)), n.AllTests(V.tests))),),
    en="DON!! cards or {tests:things.one}")

# -- targets --
# choice: so many on the field; pick: so many from elsewhere; target: anything acted on.

say("choice", n.Choose(1, False, n.Cards("you", "field", (n.Kind(("leader", "character")),))),
    en="your Leader or 1 of your Characters")
say("choice", n.Choose(1, False, n.Cards(V.whose, "field", (n.AnyTest((n.Kind(("leader",)),
    n.AllTests(V.things))),))), en="{whose} Leader or 1 of {whose} {things}")
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing), total=("power", V.sum)),
    en="up to {number:count} of {whose} {thing:things} with a total power of {sum:number} or less",
    ja="{whose}のパワーの合計が{sum:number}以下になるように{thing}{number}枚まで",
    zh="最多{number}張{whose}力量值合計在{sum:number}以下{thing}")
say("pick", n.Choose(V.number, True, n.Cards(V.whose, V.zone, V.card), total=("power", V.sum)),
    ja="{whose}の{zone}からパワーの合計が{sum:number}以下になるように{card}{number}枚まで",
    zh="最多{number}張{whose}{zone}中力量值合計在{sum:number}以下{card:thing}")
say("choice", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.things), total=("power",
    V.sum)), en="any number of {whose} {things} with a total power of {sum:number} or less")
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing), total=("cost", V.sum)),
    en="up to {number:count} of {whose} {thing:things} with a total cost of {sum:number} or less",
    ja="{whose}のコストの合計が{sum:number}以下になるように{thing}{number}枚まで",
    zh="最多{number}張{whose}費用合計在{sum:number}以下{thing}")
say("pick", n.Choose(V.number, True, n.Cards(V.whose, V.zone, V.card), total=("cost", V.sum)),
    ja="{whose}の{zone}からコストの合計が{sum:number}以下になるように{card}{number}枚まで",
    zh="最多{number}張{whose}{zone}中費用合計在{sum:number}以下{card:thing}")
say("choice", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.things), total=("cost",
    V.sum)), en="any number of {whose} {things} with a total cost of {sum:number} or less")
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", (n.Kind(("leader", "character")),
    ))), en="~{whose} Leader or up to {number:count} of {whose} Characters")
say("choice", n.Choose(V.number, V.up_to, n.Cards(V.whose, "field", V.thing)),
    ja="{whose}の{thing}{number}枚{up_to}", zh="{up_to}{number}張{whose}{thing}")
say("choice", n.Choose(V.number, True, n.Cards("you", "field", (n.AnyTest((n.IsThis(),
    n.AllTests(V.thing))),))), en="this card or up to {number:count} of your {thing:things}",
    ja="このカードか自分の{thing}{number}枚まで")
say("choice", n.Choose(V.number, False, n.Cards("you", "field", (n.AnyTest((n.IsThis(),
    n.AllTests(V.thing))),))), en="this card or {number:count} of your {thing:things}",
    ja="このカードか自分の{thing}{number}枚", zh="這張卡片或{number}張自己{thing}")
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", V.tests)),
    en="up to {number:count} of {whose} {tests:things.mixed}")
say("choice", n.Choose(V.number, False, n.Cards(V.whose, "field", V.things)),
    en=("{number:count} of {whose} {things:things.mixed}", "{number:count} of {whose} {things}",
        "~{number:count} {things:thing/things@number} on {whose} field"))
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", (n.AnyTest((n.Kind(("leader",)),
    n.AllTests((n.Kind(("character",)), n.Stat("cost", "<=", V.cost))))),))),
    en="up to {number} of {whose} Leader or Character cards with a cost of {cost:number} or less")
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", (n.Trait(V.traits),
    n.AnyTest((n.Kind(("leader",)), n.AllTests((n.Kind(("character",)), n.Stat("cost", "<=",
    V.cost)))))))),
    en=("up to {number:count} of {whose} {traits} type Leader or Character cards with a cost of "
        "{cost:number} or less"))
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", (n.AnyTest((n.Kind(("leader",)),
    n.AllTests(V.things))),))), en="{whose} Leader or up to {number:count} of {whose} {things}")
say("choice", n.Choose(V.number, True, n.Cards(V.whose, "field", V.things)),
    en=("up to {number:count} of {whose} {things}",
        "~up to {number:count} {things:thing/things@number} on {whose} field"))
say("choice", n.Choose(V.number, V.up_to, n.Cards("any", "field", V.bare)),
    en="{up_to}{number:count} {bare:thing/things@number}", ja="{bare:thing}{number}枚{up_to}",
    zh="{up_to}{number}張{bare}")
say("pick", n.Choose(V.number, V.up_to, n.Cards(V.whose, "hand")),
    ja="{whose}の手札{number}枚{up_to}", zh="{up_to}{number}張{whose}的手牌")
say("pick", n.Choose(n.Done(), False, n.Cards("you", "hand")),
    ja=("同じ枚数の自分の手札", "~その枚数分の自分の手札"), zh="相同張數的自己的手牌")
say("pick", n.Choose(V.number, V.up_to, n.Cards(V.whose, "trash")),
    ja="~{whose}のトラッシュ{number}枚{up_to}", zh="~{up_to}{number}張{whose}的廢棄區")
say("pick", n.Choose(V.number, V.up_to, n.Cards(V.whose, "life", (n.State(V.faced),))),
    ja="{whose}の{faced}のライフ{number}枚{up_to}", zh="{up_to}{number}張{whose}{faced}的生命值卡")
say("pick", n.Choose(V.number, V.up_to, n.Cards(V.whose, "life")),
    ja="{whose}のライフ{number}枚{up_to}", zh="{up_to}{number}張{whose}的生命值卡")
say("pick", n.Choose(V.number, V.up_to, n.Cards(V.whose, V.zone, V.card)),
    ja="{whose}の{zone}(から|の|にある){card}{number}枚{up_to}",
    zh="{up_to}{number}張{whose}{zone}中{card:thing}")
say("pick", n.Choose(V.number, V.up_to, n.Cards(V.whose, V.zone, V.card), distinct=True),
    ja="{whose}の{zone}からカード名が異なる{card}{number}枚{up_to}",
    zh="{up_to}{number}張{whose}{zone}中卡片名稱不同{card:thing}")
say("pick.you", n.Choose(V.number, V.up_to, n.Cards("you", V.zone, V.tests)),
    en="{up_to}{number:count} {tests:card/cards@number} from your {zone}")
say("pick.you", n.Choose(V.number, V.up_to, n.Cards("you", V.zone, V.tests), distinct=True),
    en="{up_to}{number:count} {tests:cards} with different card names from your {zone}")
say("pick.you", n.Choose(n.Done(), False, n.Cards("you", "hand")),
    en="the same number of cards from your hand")
say("pick.you", n.Choose(V.number, V.up_to, n.Cards("you", "life")),
    en=("{up_to}{number:count} card{number#|s} from your Life area",
        "{up_to}{number:count} of your Life cards"))
say("pick.you", n.Choose(V.number, V.up_to, n.Cards("you", "life", (n.State(V.faced),))),
    en="{up_to}{number:count} of your {faced} Life cards")
say("pick.opponent", n.Choose(V.number, V.up_to, n.Cards("opponent", V.zone, V.tests)),
    en="{up_to}{number:count} {tests:card/cards@number} from your opponent's {zone}")
say("pick.opponent", n.Choose(V.number, V.up_to, n.Cards("opponent", V.zone, V.tests),
    distinct=True),
    en="{up_to}{number:count} {tests:cards} with different card names from your opponent's {zone}")
say("pick.opponent", n.Choose(V.number, V.up_to, n.Cards("opponent", "life")),
    en=("{up_to}{number:count} card{number#|s} from your opponent's Life area",
        "{up_to}{number:count} of your opponent's Life cards"))
say("pick.opponent", n.Choose(V.number, V.up_to, n.Cards("opponent", "life", (n.State(V.faced),))),
    en="{up_to}{number:count} of your opponent's {faced} Life cards")
# Of the cards just looked at: "reveal up to 1 {X} type card".
# Of the cards just looked at.
# Of the cards just looked at.
say("found", n.Choose(V.number, V.up_to, n.Cards("you", "looked", V.card)),
    en="{up_to}{number:count} {card:card/cards@number}", ja="{card}{number}枚{up_to}",
    zh="{up_to}{number}張{card:bare}")
say("found", n.Choose(V.number, V.up_to, n.Cards("you", "looked", V.card), distinct=True),
    en="{up_to}{number:count} {card:cards} with different card names",
    ja="カード名が異なる{card}{number}枚{up_to}", zh="{up_to}{number}張卡片名稱不同{card:thing}")
say("top", n.Top(V.whose, V.pile, V.number, V.up_to, V.end),
    ja="{whose}の{pile}の{end}から{number}枚{up_to}",
    zh="{up_to}{number}張{whose}{pile}{end}的卡片")
say("found", n.Choose(n.AnyNumber(), True, n.Cards("you", "looked", V.cards)),
    en="any number of {cards}")
say("found", n.Cards("you", "looked", V.card), en="all {card:cards}", ja="{card}すべて",
    zh="全數{card:bare}")
say("pick", n.Cards(V.whose, V.zone, V.card), ja="{whose}の{zone}(から|の|にある){card}すべて",
    zh="全數{whose}{zone}中{card:thing}")
say("noun.character", (n.Kind(("character",)),), ja="キャラ", zh="的角色卡")
say("pick.you", n.Cards("you", V.zone, V.cards), en="all {cards} from your {zone}")
say("pick.you", n.Choose(n.AnyNumber(), True, n.Cards("you", V.zone, V.cards)),
    en="any number of {cards} from your {zone}")
say("pick.you", n.Choose(V.number, True, n.Cards("you", V.zone, V.tests), total=("power", V.sum)),
    en=("up to {number:count} {tests:cards} with a total power of {sum:number} or less from your "
        "{zone}"))
say("pick.you", n.Choose(V.number, True, n.Cards("you", V.zone, V.tests), total=("cost", V.sum)),
    en=("up to {number:count} {tests:cards} with a total cost of {sum:number} or less from your "
        "{zone}"))
say("pick", V.own, en=("{own:pick.you}", "{own:pick.opponent}"))
say("picks", n.Both((n.Choose(1, True, n.Cards("you", V.zone, (n.Named((V.a,)), V.quality))),
    n.Choose(1, True, n.Cards("you", V.zone, (n.Named((V.b,)), V.quality))), n.Choose(1, True,
    n.Cards("you", V.zone, (n.Named((V.c,)), V.quality))))),
    en="up to 1 each of {a:name}, {b:name}(,|) and {c:name} with {quality} from your {zone}",
    ja="自分の{zone}から{quality}の{a:name}と{b:name}と{c:name}(それぞれ1枚ずつまで|各1枚まで)",
    zh="自己{zone}中{quality}的{a:name}和{b:name}和{c:name}最多各1張")
say("choice", n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing)),
    en="any number of {whose} {thing:things}", ja="任意の枚数の{whose}の{thing}",
    zh="任意張數{whose}{thing}")
say("top.you", n.Top("you", V.pile, V.number, V.up_to, V.end),
    en="{up_to}{number:count} card{number#|s} from the {end} of your {pile}")
say("top.opponent", n.Top("opponent", V.pile, V.number, V.up_to, V.end),
    en="{up_to}{number:count} card{number#|s} from the {end} of your opponent's {pile}")
say("top", V.own, en=("{own:top.you}", "{own:top.opponent}"))
say("self", V.this, en="{this}", ja="{this}", zh="{this}")
say("self", n.It(), en=("that card", "~the (Character|card) played (with|by|using) this effect"),
    ja=("そのカード", "~この効果で登場(させ|し)た(キャラ|カード)"),
    zh=("該張卡片", "~以此效果登場的(角色卡|卡片)"))
say("self", n.Foe(), en="the opponent's Character you battled with", ja="バトルした相手のキャラ",
    zh="對戰的對手角色卡")
say("group", n.Cards(V.whose, "field", (n.Named(V.names),)),
    en=("{whose} {names}", "~{whose} {names:names.all}"))
say("target", n.Both((n.Cards("you", "field", (n.Named((V.a,)),)), n.Cards("you", "field",
    (n.Named((V.b,)),)))), en="(all of |)your {a:name} and {b:name} cards")
say("target", n.Both((n.Cards("you", "field", (n.Kind(("character",)), n.Named((V.a,)))),
    n.Cards("you", "field", (n.Kind(("character",)), n.Named((V.b,)))))),
    en="all of your {a:name} and {b:name} Characters")
say("group", n.Cards(V.whose, "field", V.thing),
    en=("all of {whose} {thing:things}", "~all {thing:things} on {whose} field"),
    ja="{whose}の{thing}すべて",
    zh=("{whose}{thing}全數", "~{whose}全數{thing}", "~全數{whose}{thing}"))
say("group", n.Cards("any", "field", V.bare), en="all {bare:things}", ja="{bare:thing}すべて",
    zh="{bare}全數")
say("group", n.Cards(V.whose, "field", V.thing), en="{whose} {thing:things}", ja="{whose}の{thing}",
    zh="{whose}{thing}")
say("group", n.Cards("any", "field", V.bare), ja="{bare:thing}", zh="{bare}")

# -- several: More than one choice at once. Whose they are is said once for both. ----------------

say("target", V.self, ja=("{self:choice}", "{self}", "{self:group}"),
    zh=("{self:choice}", "{self}", "{self:group}"))
say("target", n.Both((n.Cards("you", "field", V.a), n.Cards("you", "field", V.b))),
    ja=("自分の{a:thing}と{b:thing}すべて", "自分の{a:thing}と{b:thing}"),
    zh=("自己{a:thing}和{b:bare}全數", "自己{a:thing}和{b:bare}"))
say("target", n.Both((n.Choose(V.number, True, n.Cards(V.whose, "field", V.a)), n.Choose(V.second,
    True, n.Cards(V.whose, "field", V.b)))),
    ja="{whose}の{a:thing}{number}枚までと{b:thing}{second:number}枚まで",
    zh="最多{number}張{whose}{a:thing}和最多{second:number}張{b:bare}")
say("target", n.Both((n.Choose(V.number, True, n.Cards(V.whose, "field", V.a)), n.Choose(V.second,
    False, n.Cards(V.whose, "field", V.b)))),
    ja="{whose}の{a:thing}{number}枚までと{b:thing}{second:number}枚")
say("target", n.Both((n.Choose(V.number, True, n.Cards(V.whose, "field", V.a)), n.Cards(V.whose,
    "field", V.b))), ja=("{whose}の{a:thing}{number}枚までと{b:thing}すべて",
                         "~{whose}の{a:thing}{number}枚までと{b:leader}"))
say("target", n.Both((n.Cards(V.whose, "field", (n.Kind(("leader",)),)), n.Choose(V.number, V.up_to,
    n.Cards(V.whose, "field", (n.Kind(("character",)),))))),
    en="{whose} Leader and {up_to}{number} Character[ card]",
    ja="{whose}のリーダーとキャラ{number}枚{up_to}",
    zh="{whose}的領航卡和{up_to}{number}張{whose}的角色卡")
say("target", n.Both((n.Cards(V.whose, "field", (n.Kind(("leader",)), n.State("rested"))),
    n.Choose(V.number, V.up_to, n.Cards(V.whose, "field", (n.Kind(("character",)),
    n.State("rested")))))), en="{whose} rested Leader and {up_to}{number} Character card",
    ja="{whose}のレストのリーダーとキャラ{number}枚{up_to}",
    zh="{whose}休息的領航卡和{up_to}{number}張角色卡")
say("choice", n.Choose(V.number, True, n.Cards("you", "field", (n.AnyTest((n.IsThis(),
    n.AllTests(V.thing))),))), zh="這張卡片或最多{number}張自己{thing}")
# choice: so many on the field; pick: so many from elsewhere; target: anything acted on.

say("target", V.self, en=("{self:choice}", "{self}", "{self:group}"))
say("target", n.Both((V.a, V.b)),
    en=("{a:choice} and {b:choice}", "{a:self} and {b:choice}", "{a:self} and {b:group}",
        "{a:group} and {b:group}", "{a:choice} and {b:group}", "{a:group} and {b:choice}",
        "{a:group} and {b:self}"),
    ja=("{a:choice}と{b:choice}", "{a:self}と{b:choice}", "{a:self}と{b:group}",
        "{a:group}と{b:group}", "{a:choice}と{b:group}", "{a:group}と{b:choice}",
        "{a:group}と{b:self}"),
    zh=("{a:choice}和{b:choice}", "{a:self}和{b:choice}", "{a:self}和{b:group}",
        "{a:group}和{b:group}", "{a:choice}和{b:group}", "{a:group}和{b:choice}",
        "{a:group}和{b:self}"))
say("picks", n.Both((n.Choose(1, True, n.Cards("you", V.zone, (n.Kind(("character",)), V.before,
    V.a))), n.Choose(1, True, n.Cards("you", V.zone, (n.Kind(("character",)), V.before, V.b))))),
    ja="自分の{zone}から{before}[、]{a:quality}と{b:quality}のキャラカード1枚ずつまで",
    zh="自己{zone}中{before}[、]{a:quality}和{b:quality}的角色卡最多各1張")
say("picks", n.Both((n.Choose(1, True, n.Cards("you", V.zone, (n.Kind(("character",)),
    n.Trait(V.traits), n.Stat("cost", "<=", V.a)))), n.Choose(1, True, n.Cards("you", V.zone,
    (n.Kind(("character",)), n.Trait(V.traits), n.Stat("cost", "<=", V.b)))))),
    ja=("自分の{zone}から特徴{traits}を持つ[、]コスト{a:number}以下とコスト{b:number}以下のキャラ"
        "カード1枚ずつまで"))
# choice: so many on the field; pick: so many from elsewhere; target: anything acted on.

say("picks", n.Both((n.Choose(V.number, True, n.Cards("you", V.zone, V.a)), n.Choose(V.second, True,
    n.Cards("you", V.zone, V.b)))),
    en=("up to {number} {a:card/cards@number} and up to {second:number} {b:card/cards@second} "
        "from your {zone}"),
    ja="自分の{zone}から{a:card}{number}枚までと{b:card}{second:number}枚まで",
    zh="自己{zone}中最多{number}張{a:bare}和最多{second:number}張{b:bare}")
say("picks", n.Both((n.Choose(1, True, n.Cards("you", V.zone, (n.Named((V.a,)), V.quality))),
    n.Choose(1, True, n.Cards("you", V.zone, (n.Named((V.b,)), V.quality))))),
    en="up to 1 each of {a:name} and {b:name} with {quality} from your {zone}",
    ja="自分の{zone}から{quality}の{a:name}と{b:name}(それぞれ1枚ずつまで|各1枚まで)",
    zh="自己{zone}中{quality}的{a:name}和{b:name}最多各1張")
