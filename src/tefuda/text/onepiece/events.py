"""Timings in words: when something happens, or would happen."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- whom ----------------------------------------------------------------------------------------

say("cause", "opponent_effect", en=" by your opponent's effect[s]", ja="相手の効果で",
    zh="因對手的效果")
say("cause", "opponent", en=" by your opponent", ja="相手によって", zh="因對手")
say("cause", "your_effect", en=" by your effect[s]", ja="自分の効果で", zh="因自己的效果")
say("cause", "effect", en=" by (an effect|effects)", ja="効果で", zh="因效果")
say("cause", "battle", en=" in battle", ja="バトルで", zh="在對戰中")
say("by_whom", V.cause, en="{cause}", ja="{cause}", zh="{cause}")
say("subject", V.this, en="{this}", ja="{this}", zh="{this}")
say("subject", n.Cards(V.whose, "field", V.thing),
    en=("{whose} {thing}", "~(one|1|any) of {whose} {thing:things}"), ja="{whose}の{thing}",
    zh="{whose}{thing}")
say("subject", n.Cards("any", "field", V.thing), en="a {thing}", ja="{thing}", zh="{thing:bare}")

# -- cards ---------------------------------------------------------------------------------------

say("event", n.When("ko", V.subject, by=V.by_whom), en="{subject} is K.O.'d{by_whom}",
    ja="{subject}が{by_whom}KOされた", zh="{subject}{by_whom}[而]遭到KO")
say("event", n.When("ko", V.subject, by="opponent_effect", tests=V.thing),
    en="{subject} is K.O.'d by your opponent's {thing}'s effect",
    ja="{subject}が相手の{thing}の効果でKOされた", zh="{subject}因對手{thing}的效果[而]遭到KO")
say("events", (n.When("ko", V.this, by=V.by_whom), n.When("ko", V.subject, by=V.by_whom)),
    en="{this} or {subject} is K.O.'d{by_whom}", ja="{this}か{subject}が{by_whom}KOされた時",
    zh="{this}或{subject}{by_whom}[而]遭到KO時")
say("event", n.When("leaves", V.subject, by=V.by_whom),
    en="{subject} is removed from the field{by_whom}", ja="{subject}が{by_whom}場を離れた",
    zh="{subject}{by_whom}[而]離開場上")
say("event", n.When("leaves", V.subject, by="opponent_effect", tests=V.thing),
    en="{subject} is removed from the field by your opponent's {thing}'s effect",
    ja="{subject}が相手の{thing}の効果で場を離れた", zh="{subject}因對手{thing}的效果[而]離開場上")
say("events", (n.When("leaves", V.this, by=V.by_whom), n.When("leaves", V.subject, by=V.by_whom)),
    en="{this} or {subject} is removed from the field{by_whom}",
    ja="{this}か{subject}が{by_whom}場を離れた時", zh="{this}或{subject}{by_whom}[而]離開場上時")
say("event", n.When("returned_to_hand", V.subject, by=V.by_whom),
    en="{subject} is returned to the owner's hand{by_whom}",
    ja="{subject}が{by_whom}持ち主の手札に戻(った|された)",
    zh="{subject}{by_whom}(|而|被)放回持有者的手牌")
say("event", n.When("returned_to_hand", V.subject, by="opponent_effect", tests=V.thing),
    en="{subject} is returned to the owner's hand by your opponent's {thing}'s effect",
    ja="{subject}が相手の{thing}の効果で持ち主の手札に戻(った|された)",
    zh="{subject}因對手{thing}的效果(|而|被)放回持有者的手牌")
say("events", (n.When("returned_to_hand", V.this, by=V.by_whom), n.When("returned_to_hand",
    V.subject, by=V.by_whom)), en="{this} or {subject} is returned to the owner's hand{by_whom}",
    ja="{this}か{subject}が{by_whom}持ち主の手札に戻(った|された)時",
    zh="{this}或{subject}{by_whom}(|而|被)放回持有者的手牌時")
say("event", n.When("rested", V.subject, by=V.by_whom), en="{subject} is rested{by_whom}",
    ja="{subject}が{by_whom}レスト(になった|にされた)", zh="{subject}{by_whom}(|而|被)置為休息狀態")
say("event", n.When("rested", V.subject, by="opponent_effect", tests=V.thing),
    en="{subject} is rested by your opponent's {thing}'s effect",
    ja="{subject}が相手の{thing}の効果でレスト(になった|にされた)",
    zh="{subject}因對手{thing}的效果(|而|被)置為休息狀態")
say("events", (n.When("rested", V.this, by=V.by_whom), n.When("rested", V.subject, by=V.by_whom)),
    en="{this} or {subject} is rested{by_whom}",
    ja="{this}か{subject}が{by_whom}レスト(になった|にされた)時",
    zh="{this}或{subject}{by_whom}(|而|被)置為休息狀態時")
say("event", n.When("life_removed", who="any"), ja="(|自分か相手の|お互いの)ライフが離れた",
    zh="生命值卡離開")
say("event", n.When("life_removed", who=V.whose), en="a card is removed from {whose} Life cards",
    ja="{whose}のライフが離れた", zh="{whose}的生命值卡離開")
say("event", n.When("life_removed", who="any"),
    en="a card is removed from your or your opponent's Life cards")
say("event", n.When("life_to_hand", who="you"),
    en="a card is added to your hand from your Life[ cards]", ja="自分のライフが手札に加わった",
    zh="自己的生命值卡加入手牌")
say("event", n.When("life_empty", who="you"),
    en="(your number of Life cards becomes|your Life cards become|your Life becomes) 0",
    ja="自分のライフが0枚になった", zh="自己的生命值卡變成0張")
say("event", n.When("trashed_from_hand", who="you", by="your_effect", tests=V.card),
    en="a card is trashed from your hand by your {card}'s effect",
    ja="自分の{card}の効果で自分の手札からカードが捨てられた",
    zh="因自己{card:thing}效果而廢棄自己手牌中的卡片")
say("event", n.When("trashed_from_hand", who="you", by=V.by_whom),
    en="a card is trashed from your hand{by_whom}",
    ja=("{by_whom}自分の手札(からカード|)が捨てられた",
        "~自分の手札(からカード|)が{by_whom:cause}捨てられた"),
    zh="{by_whom}[而]廢棄自己手牌(中的卡片|)")

# -- players -------------------------------------------------------------------------------------

say("events", (n.When("event_activated", who=V.whose), n.When("blocker_activated", who=V.whose)),
    ja="{whose}がイベントか【ブロッカー】を発動した時", zh="{whose}發動事件卡或【防禦】時")
say("event", n.When("event_activated", who=V.whose), ja="{whose}がイベントを発動した",
    zh="{whose}發動事件卡")
say("event", n.When("trigger_activated", who=V.whose), ja="{whose}が【トリガー】を発動した",
    zh="{whose}發動【觸發器】")
say("event", n.When("played", n.Cards(V.whose, "field", V.b), V.whose, "effect", V.thing),
    ja="{whose}が{thing}の効果で{b:thing}を登場させた")
say("events", (n.When("event_activated", who="you"), n.When("blocker_activated", who="you")),
    en="you activate an Event or \\[Blocker]")
say("event", n.When("event_activated", who="you"), en="you activate an Event")
say("event", n.When("trigger_activated", who="you"), en="you activate [a ]\\[Trigger]")
say("event", n.When("played", n.Cards("you", "field", V.thing), "you"),
    en=("you play a {thing}", "~your {thing} is played"))
say("event", n.When("played", n.Cards("you", "field", V.thing), "you", "effect", V.tests),
    en="you play a {thing} using a {tests:thing}'s effect")
say("events", (n.When("event_activated", who="opponent"), n.When("blocker_activated",
    who="opponent")), en="your opponent activates an Event or \\[Blocker]")
say("event", n.When("event_activated", who="opponent"), en="your opponent activates an Event")
say("event", n.When("trigger_activated", who="opponent"),
    en="your opponent activates [a ]\\[Trigger]")
say("event", n.When("played", n.Cards("opponent", "field", V.thing), "opponent"),
    en=("your opponent plays a {thing}", "~your opponent's {thing} is played"),
    ja="相手が{thing}を登場させた", zh="對手使{thing:bare}登場")
say("event", n.When("played", n.Cards(V.whose, "field", V.thing), V.whose),
    ja="{whose}の{thing}が登場した", zh="{whose}{thing}登場")
say("event", n.When("played", n.Cards("opponent", "field", V.thing), "opponent", "effect", V.tests),
    en="your opponent plays a {thing} using a {tests:thing}'s effect")
say("event", n.When("played", n.Cards("any", "field", V.thing), "any"), en="a {thing} is played",
    ja="{thing}が登場した", zh="{thing:bare}登場")
say("event", n.When("played", V.subject, by=V.cause), en="{subject} is played{cause}",
    ja="({cause}{subject}が|{subject}が{cause})登場した",
    zh="({cause}{subject}|{subject}{cause})登場")
say("event", n.When("played", n.Cards(V.whose, "field", V.bare), V.whose, "effect", V.tests),
    zh="{whose}因{tests:bare}的效果使{bare}登場")
say("event", n.When("played", n.Cards(V.whose, "field", V.bare), V.whose),
    ja="{whose}が{bare:thing}を登場させた", zh="{whose}使{bare}登場")
say("event", n.When("damage_dealt", who="you"), en="you deal damage to your opponent's Life",
    ja="相手のライフにダメージを与えた", zh="造成對手生命值傷害")
say("event", n.When("trigger_activated", who="any"), en="a \\[Trigger] activates",
    ja="【トリガー】が発動した", zh="【觸發器】發動")
say("event", n.When("drawn_by_effect", who="you"), en="you draw a card outside of your Draw Phase",
    ja="(自分が|)[自分の]ドローフェイズ以外で[自分が]カードを引いた", zh="自己在抽卡階段以外抽卡片")
say("event", n.When("played_from_hand", n.Cards("you", "field", V.thing), "you"),
    en=("you play a {thing} from your hand", "~a {thing} is played from your hand",
        "~your {thing} is played from your hand"),
    ja="(自分が{thing}を手札から登場させた|自分の{thing}が手札から登場した)",
    zh="使自己{thing}從手牌中登場")

# -- battles -------------------------------------------------------------------------------------

say("event", n.When("damage_dealt", V.this),
    en="{this}'s attack deals damage to your opponent's Life",
    ja="{this}のアタックによって、相手のライフにダメージを与えた",
    zh="(因為|因){this}的攻擊，(而造成|造成|對|而對)對手(|的)生命值(|造成)傷害")
say("event", n.When("battle_ko", V.this), en="{this} battles and K.O.'s your opponent's Character",
    ja=("{this}のバトルによって相手のキャラをKOした", "{this}がバトルで相手のキャラをKOした",
        "~{this}が相手のキャラとバトルし、(|そのキャラを)KOした"),
    zh="經由{this}的對戰而將對手的角色卡KO")
say("event", n.When("attacks", n.Cards("opponent", "field")), ja="相手がアタックした",
    zh="對手攻擊")
say("event", n.When("attacks", V.subject), en="{subject} attacks", ja="{subject}がアタックした",
    zh="{subject}攻擊")
say("event", n.When("attacked", V.subject), en="{subject} is attacked",
    ja="{subject}がアタックされた", zh="{subject}遭受攻擊")
say("event", n.When("blocks", V.subject), en="{subject} blocks", ja="{subject}がブロックした",
    zh="{subject}進行防禦")
say("event", n.When("attacks", n.Cards("opponent", "field")), en="your opponent attacks")
say("event", n.When("attacks", V.subject, tests=V.thing),
    en="{subject} attacks your opponent's {thing}", ja="{subject}が相手の{thing}にアタックした",
    zh="{subject}攻擊對手{thing}")
say("events", (n.When("battles", V.this, tests=V.thing),), ja="{this}が相手の{thing}とバトルした時")
say("events", (n.When("battling", V.this, tests=V.thing),),
    ja="{this}が相手の{thing}とバトルする時")
say("events", (n.When("battle_end", V.this, tests=V.thing),),
    ja="{this}が相手の{thing}とバトルしたバトル終了時")
say("event", n.When("battles", V.this, tests=V.thing), en="{this} battles your opponent's {thing}",
    zh="{this}和對手{thing}對戰")
say("event", n.When("battling", V.this, tests=V.thing),
    en="{this} battles with your opponent's {thing}", zh="{this}與對手{thing}對戰")
say("event", n.When("battle_end", V.this, tests=V.thing), zh="{this}和對手{thing}對戰且對戰結束")
say("battle", n.When("battle_end", V.this, tests=V.tests),
    en="a battle in which {this} battles your opponent's {tests:thing}")

# -- tokens --------------------------------------------------------------------------------------

say("event", n.When("tokens_returned", who="you", by=V.by_whom),
    en="a DON!! card on your field is returned to your DON!! deck{by_whom}",
    ja="自分の場のドン‼が{by_whom}ドン‼デッキに戻された",
    zh="自己場上的咚‼卡{by_whom}被放回咚‼卡組")
say("event", n.When("tokens_returned", who="any", by=V.by_whom),
    en="a DON!! card on the field is returned to your DON!! deck{by_whom}",
    ja="場のドン‼が{by_whom}ドン‼デッキに戻された", zh="場上的咚‼卡{by_whom}被放回咚‼卡組")
say("event", n.When("tokens_returned", who="you", by=V.by_whom, count=V.number),
    en="{number} or more DON!! cards on your field are returned to your DON!! deck{by_whom}",
    ja="自分の場のドン‼(が{number}枚以上|{number}枚以上が){by_whom}ドン‼デッキに戻された",
    zh="{number}張以上自己場上的咚‼卡{by_whom}被放回咚‼卡組")
say("event", n.When("tokens_given", V.subject),
    en=("{subject} is given a DON!! card", "~(a|1) DON!! card is given to {subject}"),
    ja="{subject}にドン‼が付与された", zh="{subject}[被]附加咚‼卡")

# -- would ---------------------------------------------------------------------------------------

say("would", (n.When("ko", V.subject, by=V.by_whom),), en="{subject} would be K.O.'d{by_whom}",
    ja="{subject}が{by_whom}KOされる場合", zh="{subject}{by_whom}即將遭到KO時")
say("would", (n.When("ko", V.subject, by="opponent_effect", tests=V.thing),),
    en="{subject} would be K.O.'d by your opponent's {thing}'s effect",
    ja="{subject}が相手の{thing}の効果でKOされる場合",
    zh="{subject}因對手{thing}的效果即將遭到KO時")
say("would", (n.When("leaves", V.subject, by=V.by_whom),),
    en="{subject} would be removed from the field{by_whom}",
    ja="{subject}が{by_whom}場を離れる場合", zh="{subject}{by_whom}即將離開場上時")
say("would", (n.When("leaves", V.subject, by="opponent_effect", tests=V.thing),),
    en="{subject} would be removed from the field by your opponent's {thing}'s effect",
    ja="{subject}が相手の{thing}の効果で場を離れる場合",
    zh="{subject}因對手{thing}的效果即將離開場上時")
say("would", (n.When("leaves", V.subject, by=V.by_whom),),
    en="{subject} would leave the field{by_whom}")
say("would", (n.When("leaves", V.subject, by="opponent_effect", tests=V.tests),),
    en="{subject} would leave the field by your opponent's {tests:thing}'s effect")
say("would", (n.When("rested", V.subject, by=V.by_whom),), en="{subject} would be rested{by_whom}",
    ja="{subject}が{by_whom}レストになる場合", zh="{subject}{by_whom}即將置為休息狀態時")
say("would", (n.When("rested", V.subject, by="opponent_effect", tests=V.thing),),
    en="{subject} would be rested by your opponent's {thing}'s effect",
    ja="{subject}が相手の{thing}の効果でレストになる場合",
    zh="{subject}因對手{thing}的效果即將置為休息狀態時")
say("would", (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    en=("{subject} would be K.O.'d or would be removed from the field{by_whom}",
        "{subject} would be removed from the field{by_whom} or K.O.'d"),
    ja=("~{subject}がKOされるか{by_whom}場を離れる場合",
        "{subject}が(KOされる場合か{by_whom}場を離れる|{by_whom}場を離れるかKOされる)場合"),
    zh=("~{subject}即將遭到KO或{by_whom}即將離開場上時",
        "{subject}即將遭到KO時，或{by_whom}即將離開場上時"))
say("events", (n.When("blocker_activated", who=V.whose), n.When("event_activated", who=V.whose)),
    ja="{whose}が【ブロッカー】かイベントを発動した時", zh="{whose}發動【防禦】或事件卡時")
say("events", (n.When("event_activated", who=V.whose), n.When("trigger_activated", who=V.whose)),
    ja="{whose}がイベントか【トリガー】を発動した時", zh="{whose}發動事件卡或【觸發器】時")

# -- events --------------------------------------------------------------------------------------

say("events", (n.When("blocker_activated", who="you"), n.When("event_activated", who="you")),
    en="you activate \\[Blocker] or an Event")
say("events", (n.When("event_activated", who="you"), n.When("trigger_activated", who="you")),
    en="you activate an Event or \\[Trigger]")
say("events", (n.When("blocker_activated", who="opponent"), n.When("event_activated",
    who="opponent")), en="your opponent activates \\[Blocker] or an Event")
say("events", (n.When("event_activated", who="opponent"), n.When("trigger_activated",
    who="opponent")), en="your opponent activates an Event or \\[Trigger]")
say("events", (n.When("attacks", V.this), n.When("attacked", V.this)),
    en="{this} attacks or is attacked", ja="{this}がアタックした時かアタックされた時",
    zh="{this}攻擊時、或遭受攻擊時")
say("events", (n.When("ko", V.subject), n.When("leaves", V.subject, by=V.by_whom)),
    en="{subject} is removed from the field{by_whom} or K.O.'d",
    ja="{subject}がKOされた時か{by_whom}場を離れた時",
    zh="{subject}遭到KO時、或{by_whom}離開場上時")
say("events", (n.When("tokens_given", V.this), n.When("tokens_given", n.Cards("you", "field",
    V.thing))), en="{this} or any of your {thing:things} is given a DON!! card",
    ja="{this}か自分の{thing}にドン‼が付与された時", zh="{this}或自己{thing}附加咚‼卡時")
say("events", (n.When("played", n.Cards(V.whose, "field", V.thing), V.whose), n.When("played",
    n.Cards(V.whose, "field", V.b), V.whose, "effect", V.c)),
    ja="{whose}が{thing}を登場させた時か{c:thing}の効果で{b:thing}を登場させた時")
say("events", (V.a, V.b), en=("{a:event} or {b:event}", "{a:event}, or when {b:event}"),
    ja="{a:event}時か{b:event}時", zh="{a:event}時(、或|或){b:event}時")
say("when", (n.When("start_of_game"),), en="at the start of the game, ", ja="ゲーム開始時、",
    zh="在遊戲開始時，")
say("when", (n.When("start_of_turn", who="you"),), zh="我方回合開始時，")
say("when", (n.When("start_of_main", who="you"),), zh="我方主要階段開始時，")
say("when", (n.When("start_of_turn", who="opponent"),), zh="對方回合開始時，")
say("when", (n.When("start_of_main", who="opponent"),), zh="對方主要階段開始時，")
say("when", V.events, en="when {events}, ", ja="{events}、", zh="{events}，")
say("when", (n.When("start_of_turn", who=V.whose),), en="at the start of {whose} turn, ",
    ja="{whose}のターン開始時、", zh="{whose}的回合開始時，")
say("when", (n.When("start_of_main", who=V.whose),), en="at the start of {whose} Main Phase, ",
    ja="{whose}のメインフェイズ開始時、", zh="{whose}的主要階段開始時，")
say("when", (V.battle,), en="at the end of {battle}, ")
say("permission", (n.When("start_of_turn", who="you"),),
    en="this effect can be activated at the start of your turn. ",
    ja="自分のターン開始時、発動できる。", zh="我方回合開始時，可發動。")
say("permission", V.events, en="this effect can be activated when {events}. ",
    ja="{events}、発動できる。", zh="{events}，可發動。")
say("leave", V.condition, en="this effect can be activated when {condition}. ",
    ja="{condition}場合、発動できる。", zh="若{condition}時，可發動。")
