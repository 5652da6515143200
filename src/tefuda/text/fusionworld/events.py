"""Timings in words: when something happens, or would happen."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- whom ----------------------------------------------------------------------------------------

say("by_whom", "opponent_effect", en="( by your opponent's skills| by your opponent's skill)",
    ja="相手のスキルによって", zh="因對手的技能而")
say("by_whom", "your_effect", en="( by one of your skills| by your skills| by your skill)",
    ja="自分のスキルによって", zh="因自己的技能而")
say("by_whom", "effect", en="( by a skill| by skills)", ja="スキルによって", zh="因技能而")
say("by_whom", "opponent", en=" by your opponent", ja="相手によって", zh="因對手而")
say("by_whom", "battle", en=" in battle", ja="戦闘で", zh="在戰鬥中")
say("who", V.this, en=("{this}", "{this:there}"), ja=("{this}", "{this:there}"),
    zh=("{this}", "{this:there}"))
say("who", n.Cards(V.whose, "field", V.thing),
    en=("{whose} {thing}", "~one of {whose} {thing:things}"), ja="{whose}の{thing}",
    zh="{whose}{thing}")
say("who", n.Cards("you", "field", (n.AnyTest((n.AllTests(V.a), n.AllTests(V.b))),)),
    en="your {a:thing} or your {b:thing}")
say("who", n.Cards(V.area, "battle", V.thing), en="a {thing} in {area}", ja="{area}の{thing}",
    zh="{area}中{thing}")
say("who", n.Cards("any", "field", V.thing), en="a {thing}", ja="{thing}", zh="{thing:bare}")

# -- cards ---------------------------------------------------------------------------------------

say("event", n.When("returned_to_hand", n.Cards(V.whose, "field", V.thing), by="your_effect"),
    ja="自分のスキルで{whose}の{thing}を手札に戻した")
say("event", n.When("ko", n.Cards(V.whose, "field", V.thing), by="your_effect"),
    en="you KO {whose} {thing} by a skill", ja="自分のスキルで{whose}の{thing}をKOした",
    zh="自己以技能KO{whose}{thing}")
say("event", n.When("ko", V.who, by=V.by_whom), en="{who} is KO'd{by_whom}",
    ja="{who}が{by_whom}KOされた", zh="{who}{by_whom}被KO")
say("event", n.When("ko", V.who, by="your_effect", tests=V.tests),
    en=("{who} is KO'd by your {tests:thing}'s skill", "~{who} is KO'd by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによってKOされた",
    zh="{who}因自己{tests:thing}的技能而被KO")
say("event", n.When("ko", V.who, by="opponent_effect", tests=V.tests),
    en="{who} is KO'd by your opponent's {tests:thing}'s skill",
    ja="{who}が相手の{tests:thing}のスキルによってKOされた",
    zh="{who}因對手{tests:thing}的技能而被KO")
say("event", n.When("leaves", V.who, by=V.by_whom),
    en="{who} is removed from the Battle Area{by_whom}", ja="{who}が{by_whom}バトルエリアを離れた",
    zh="{who}{by_whom}離開戰鬥區")
say("event", n.When("leaves", V.who, by="your_effect", tests=V.tests),
    en=("{who} is removed from the Battle Area by your {tests:thing}'s skill",
        "~{who} is removed from the Battle Area by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによってバトルエリアを離れた",
    zh="{who}因自己{tests:thing}的技能而離開戰鬥區")
say("event", n.When("leaves", V.who, by="opponent_effect", tests=V.tests),
    en="{who} is removed from the Battle Area by your opponent's {tests:thing}'s skill",
    ja="{who}が相手の{tests:thing}のスキルによってバトルエリアを離れた",
    zh="{who}因對手{tests:thing}的技能而離開戰鬥區")
say("event", n.When("returned_to_hand", V.who, by=V.by_whom),
    en="{who} is returned to (their|your|its owner's|the) hand{by_whom}",
    ja="{who}が{by_whom}手札に戻った", zh="{who}{by_whom}被放回手牌")
say("event", n.When("returned_to_hand", V.who, by="your_effect", tests=V.tests),
    en=("{who} is returned to (their|your|its owner's|the) hand by your {tests:thing}'s skill",
        "~{who} is returned to (their|your|its owner's|the) hand by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによって手札に戻った",
    zh="{who}因自己{tests:thing}的技能而被放回手牌")
say("event", n.When("returned_to_hand", V.who, by="opponent_effect", tests=V.tests),
    en=("{who} is returned to (their|your|its owner's|the) hand by your opponent's {tests:thing}"
        "'s skill"), ja="{who}が相手の{tests:thing}のスキルによって手札に戻った",
    zh="{who}因對手{tests:thing}的技能而被放回手牌")
say("event", n.When("switched_active", V.who, by=V.by_whom),
    en="{who} is switched to Active Mode{by_whom}", ja="{who}が{by_whom}アクティブになった",
    zh="{who}{by_whom}變為活動狀態")
say("event", n.When("switched_active", V.who, by="your_effect", tests=V.tests),
    en=("{who} is switched to Active Mode by your {tests:thing}'s skill",
        "~{who} is switched to Active Mode by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによってアクティブになった",
    zh="{who}因自己{tests:thing}的技能而變為活動狀態")
say("event", n.When("switched_active", V.who, by="opponent_effect", tests=V.tests),
    en="{who} is switched to Active Mode by your opponent's {tests:thing}'s skill",
    ja="{who}が相手の{tests:thing}のスキルによってアクティブになった",
    zh="{who}因對手{tests:thing}的技能而變為活動狀態")
say("event", n.When("rested", V.who, by=V.by_whom), en="{who} is switched to Rest Mode{by_whom}",
    ja="{who}が{by_whom}レストになった", zh="{who}{by_whom}變為休息狀態")
say("event", n.When("rested", V.who, by="your_effect", tests=V.tests),
    en=("{who} is switched to Rest Mode by your {tests:thing}'s skill",
        "~{who} is switched to Rest Mode by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによってレストになった",
    zh="{who}因自己{tests:thing}的技能而變為休息狀態")
say("event", n.When("rested", V.who, by="opponent_effect", tests=V.tests),
    en="{who} is switched to Rest Mode by your opponent's {tests:thing}'s skill",
    ja="{who}が相手の{tests:thing}のスキルによってレストになった",
    zh="{who}因對手{tests:thing}的技能而變為休息狀態")
say("event", n.When("played", n.Cards("you", "field", V.thing)), en="you play a {thing}")
say("event", n.When("played", n.Cards("opponent", "field", V.thing)),
    en="your opponent plays a {thing}")
say("event", n.When("played", V.who, by=V.by_whom), en="{who} is played{by_whom}",
    ja="{who}が{by_whom}登場した", zh="{who}{by_whom}登場")
say("event", n.When("played", V.who, by="your_effect", tests=V.tests),
    en=("{who} is played by your {tests:thing}'s skill",
        "~{who} is played by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによって登場した",
    zh="{who}因自己{tests:thing}的技能而登場")
say("event", n.When("played", V.who, by="opponent_effect", tests=V.tests),
    en="{who} is played by your opponent's {tests:thing}'s skill",
    ja="{who}が相手の{tests:thing}のスキルによって登場した",
    zh="{who}因對手{tests:thing}的技能而登場")
say("event", n.When("removed", V.who, by=V.by_whom), en="{who} is removed from the game{by_whom}",
    ja="{who}が{by_whom}ゲームから取り除かれた", zh="{who}{by_whom}從遊戲中被移除")
say("event", n.When("removed", V.who, by="your_effect", tests=V.tests),
    en=("{who} is removed from the game by your {tests:thing}'s skill",
        "~{who} is removed from the game by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによってゲームから取り除かれた",
    zh="{who}因自己{tests:thing}的技能而從遊戲中被移除")
say("event", n.When("removed", V.who, by="opponent_effect", tests=V.tests),
    en="{who} is removed from the game by your opponent's {tests:thing}'s skill",
    ja="{who}が相手の{tests:thing}のスキルによってゲームから取り除かれた",
    zh="{who}因對手{tests:thing}的技能而從遊戲中被移除")
say("event", n.When("awakened", V.who, by=V.by_whom), en="{who} is awakened{by_whom}",
    ja="{who}が{by_whom}覚醒した", zh="{who}{by_whom}覺醒")
say("event", n.When("awakened", V.who, by="your_effect", tests=V.tests),
    en=("{who} is awakened by your {tests:thing}'s skill",
        "~{who} is awakened by {tests:thing}'s skill"),
    ja="{who}が自分の{tests:thing}のスキルによって覚醒した",
    zh="{who}因自己{tests:thing}的技能而覺醒")
say("event", n.When("awakened", V.who, by="opponent_effect", tests=V.tests),
    en="{who} is awakened by your opponent's {tests:thing}'s skill",
    ja="{who}が相手の{tests:thing}のスキルによって覚醒した",
    zh="{who}因對手{tests:thing}的技能而覺醒")
say("event", n.When("attacks", V.who), en="{who} attacks", ja="{who}がアタックした", zh="{who}攻擊")
say("event", n.When("attacked", V.who), en="{who} is attacked", ja="{who}がアタックされた",
    zh="{who}被攻擊")
say("event", n.When("blocks", V.who), en="{who} activates \\[Blocker]",
    ja="{who}が【ブロッカー】を発動した", zh="{who}發動【防禦】")
say("event", n.When("evolved", V.who), en="{who} is evolved", ja="{who}が進化した", zh="{who}進化")
say("event", n.When("fusion_evolved", V.who), en="{who} is fusion evolved",
    ja="{who}がフュージョン進化した", zh="{who}融合進化")
say("event", n.When("attacks", V.who, tests=V.tests), en="{who} attacks a {tests:thing}",
    ja="{who}が{tests:thing}にアタックした", zh="{who}攻擊{tests:bare}")
say("event", n.When("battle_ko", V.who),
    en="{who} KO's (your opponent's|a|one of your opponent's) Battle (Card|Cards) in battle",
    ja="{who}が戦闘で(相手の|)バトルカードをKOした", zh="{who}在戰鬥中KO對手的戰鬥卡")
say("event", n.When("damage_dealt", V.who), en="{who}'s attack deals damage",
    ja="{who}のアタックでダメージを与えた", zh="{who}的攻擊造成傷害")
say("event", n.When("played_from_hand"), en="this card is played from your hand",
    ja="このカードが手札から登場した", zh="這張卡片從手牌登場")
say("event", n.When("played_from_hand", n.Cards("you", "field", V.thing), "you"),
    en=("a {thing} is played from your hand", "~you play a {thing} from your hand"),
    ja="自分の手札(から|の){thing}が登場した", zh="自己手牌中{thing}登場")
say("event", n.When("played_from_drop"), en="this card is played from your Drop",
    ja="このカードがドロップから登場した", zh="這張卡片從棄牌區登場")
say("event", n.When("played_from_drop", n.Cards("you", "field", V.thing), "you"),
    en=("a {thing} is played from your Drop", "~you play a {thing} from your Drop"),
    ja="自分のドロップ(から|の){thing}が登場した", zh="自己棄牌區中{thing}登場")
say("event", n.When("placed"), en="this card is placed as your Leader",
    ja="このカードがリーダーとして置かれた", zh="這張卡片作為領袖卡放置")
say("event", n.When("covered"), en="a card is placed on top of this card",
    ja="このカードの上にカードが(置かれた|重ねられた|登場した)", zh="這張卡片上面疊放卡片")
say("event", n.When("drawn_by_effect", who=V.whose), ja="{whose}がスキルでカードを引いた",
    zh="{whose}以技能抽卡片")
say("event", n.When("put_under"), en="this card is placed under a card",
    ja="このカードがカードの下に置かれた", zh="這張卡片被放置在卡片下面")

# -- players -------------------------------------------------------------------------------------

say("event", n.When("drawn_by_effect", who="you"), en="you draw a card by a skill")
say("event", n.When("extra_used", n.Cards("you", "all", V.extra), "you"), en="you use a {extra}",
    ja="自分が{extra}を使用した", zh="自己使用{extra}")
say("event", n.When("used", n.Cards("you", "all", V.thing), "you"), en="you use a {thing}",
    ja="自分が{thing}を使用した", zh="自己使用{thing:bare}")
say("event", n.When("marker_placed", who="you"), en="you place an energy marker")
say("event", n.When("trashed_from_hand", who="you"), en="you discard a card")
say("event", n.When("energy_to_drop", who="you", by=V.by_whom),
    en="a card is placed in your Drop from your energy{by_whom}")
say("event", n.When("life_to_hand", who="you", by=V.by_whom),
    en="a card is added to your hand from your life{by_whom}")
say("event", n.When("drawn_by_effect", who="opponent"), en="your opponent draws a card by a skill")
say("event", n.When("extra_used", n.Cards("opponent", "all", V.extra), "opponent"),
    en="your opponent uses a {extra}", ja="相手が{extra}を使用した", zh="對手使用{extra}")
say("event", n.When("used", n.Cards("opponent", "all", V.thing), "opponent"),
    en="your opponent uses a {thing}", ja="相手が{thing}を使用した", zh="對手使用{thing:bare}")
say("event", n.When("trashed_from_hand", who=V.whose), ja="{whose}が手札を捨てた",
    zh="{whose}捨棄手牌")
say("event", n.When("energy_to_drop", who=V.whose, by=V.by_whom),
    ja=("{whose}のエナジーが{by_whom}ドロップに置かれた",
        "~{by_whom}{whose}のエナジーがドロップに置かれた"),
    zh="{whose}的能量{by_whom}被放置在棄牌區")
say("event", n.When("life_to_hand", who=V.whose, by=V.by_whom),
    ja=("{whose}のライフが{by_whom}手札に加わった", "~{by_whom}{whose}のライフが手札に加わった"),
    zh="{whose}的生命卡{by_whom}加入手牌")
say("event", n.When("life_removed", who=V.whose, by=V.by_whom),
    ja=("{whose}のライフが{by_whom}離れた", "~{by_whom}{whose}のライフが離れた"),
    zh="{whose}的生命卡{by_whom}離開")
say("event", n.When("life_removed", who=V.whose, by=V.by_whom),
    en="a card is removed from {whose} life{by_whom}")
say("event", n.When("energy_added", who=V.whose, by=V.by_whom),
    ja=("{whose}のエナジーに{by_whom}カードが置かれた",
        "~{by_whom}{whose}のエナジーにカードが置かれた"), zh="{whose}的能量區{by_whom}放置卡片")
say("event", n.When("energy_added", who=V.whose, by=V.by_whom),
    en=("a card is added to {whose} energy{by_whom}",
        "~a card is placed in {whose} energy{by_whom}"))
say("event", n.When("marker_removed", who=V.whose), ja="{whose}のエナジーマーカーが取り除かれた",
    zh="{whose}的能量標記被移除")
say("event", n.When("marker_removed", who=V.whose),
    en="{whose} energy marker is removed from the game")
say("event", n.When("life_empty", who=V.whose), ja="{whose}のライフが0になった",
    zh="{whose}的生命變成0張")
say("event", n.When("life_empty", who=V.whose), en="{whose} life becomes 0")
say("event", n.When("marker_placed", who=V.whose), ja="{whose}がエナジーマーカーを置いた",
    zh="{whose}放置能量標記")
say("event", n.When("marker_placed", who="opponent"), en="your opponent places an energy marker")
say("event", n.When("trashed_from_hand", who="opponent"), en="your opponent discards a card")
say("event", n.When("energy_to_drop", who="opponent", by=V.by_whom),
    en="a card is placed in your opponent's Drop from their energy{by_whom}")
say("event", n.When("life_to_hand", who="opponent", by=V.by_whom),
    en="a card is added to your opponent's hand from their life{by_whom}")

# -- combos --------------------------------------------------------------------------------------

say("event", n.When("combo_from_hand"),
    en=("you use this card in a combo from your hand",
        "~this card is used in a combo from your hand"), ja="手札のこのカードでコンボした",
    zh="以手牌中的這張卡片連擊")
say("event", n.When("combo_from_battle"), en="this card is used in a combo from your Battle Area",
    ja="バトルエリアからこのカードでコンボした", zh="從戰鬥區以這張卡片連擊")
say("event", n.When("combo"), en="(this card is used|you use this card) in a combo",
    ja="このカード(で|を)コンボした", zh="以這張卡片連擊")
say("event", n.When("combo", n.Cards(V.whose, "all"), V.whose), ja="{whose}がコンボした",
    zh="{whose}連擊")
say("event", n.When("combo", n.Cards("you", "all", V.thing), "you"),
    en=("you use a {thing} in a combo", "~a {thing} is used in a combo"),
    ja="自分が{thing}でコンボした", zh="自己以{thing:bare}連擊")
say("event", n.When("combo_from_battle", n.Cards(V.whose, "all"), V.whose),
    ja="{whose}がバトルエリアからコンボした", zh="{whose}從戰鬥區連擊")
say("event", n.When("combo_from_battle", n.Cards("you", "all", V.thing), "you"),
    en=("you use a {thing} in a combo from your Battle Area",
        "~a {thing} is used in a combo from your Battle Area"),
    ja="自分がバトルエリアから{thing}でコンボした", zh="自己從戰鬥區以{thing:bare}連擊")
say("event", n.When("combo_from_hand", n.Cards(V.whose, "all"), V.whose),
    ja="{whose}が手札からコンボした", zh="{whose}從手牌連擊")
say("event", n.When("combo_from_hand", n.Cards("you", "all", V.thing), "you"),
    en=("you use a {thing} in a combo from your hand",
        "~a {thing} is used in a combo from your hand"), ja="自分が手札から{thing}でコンボした",
    zh="自己從手牌以{thing:bare}連擊")
say("event", n.When("combo", n.Cards("opponent", "all", V.thing), "opponent"),
    en="your opponent uses a {thing} in a combo", ja="相手が{thing}でコンボした",
    zh="對手以{thing:bare}連擊")
say("event", n.When("combo_from_battle", n.Cards("opponent", "all", V.bare), "opponent"),
    ja="相手がバトルエリアから{bare:thing}でコンボした", zh="對手從戰鬥區以{bare}連擊")
say("event", n.When("combo_from_hand", n.Cards("opponent", "all", V.bare), "opponent"),
    ja="相手が手札から{bare:thing}でコンボした", zh="對手從手牌以{bare}連擊")

# -- would ---------------------------------------------------------------------------------------

say("would", (n.When("ko", V.who, by=V.by_whom),), en="{who} would be KO'd{by_whom}",
    ja="{who}が{by_whom}KOされる", zh="{who}將{by_whom}被KO")
say("would", (n.When("leaves", V.who, by=V.by_whom),),
    en="{who} would be removed from the Battle Area{by_whom}",
    ja="{who}が{by_whom}バトルエリアを離れる", zh="{who}將{by_whom}離開戰鬥區")
say("would", (n.When("rested", V.who, by=V.by_whom),),
    en="{who} would be switched to Rest Mode{by_whom}", ja="{who}が{by_whom}レストになる",
    zh="{who}將{by_whom}變為休息狀態")
say("would", (n.When("damage_taken", who="you"),), en="you would take damage",
    ja="自分がダメージを受ける", zh="自己將受到傷害")

# -- events --------------------------------------------------------------------------------------

say("events", (V.a, V.b), en=("{a:event} or when {b:event}", "~{a:event} or {b:event}"),
    ja="{a:event}時か{b:event}時", zh="{a:event}時或{b:event}時")
say("standing", V.condition, en="when {condition}, ", ja="{condition}時、", zh="當{condition}時，")
say("when", (n.When("start_of_offence", who=V.whose),), en="at the start of {whose} Offense Step, ",
    ja="{whose}のオフェンスステップ開始時、", zh="{whose}的進攻步驟開始時，")
say("when", (n.When("start_of_defence", who=V.whose),), en="at the start of {whose} Defense Step, ",
    ja="{whose}のディフェンスステップ開始時、", zh="{whose}的防守步驟開始時，")
say("when", (n.When("start_of_damage", who=V.whose),), en="at the start of {whose} Damage Step, ",
    ja="{whose}のダメージステップ開始時、", zh="{whose}的傷害步驟開始時，")
say("when", (n.When("end_of_your_turn"),), en="~at the end of your turn, ")
say("when", (n.When("end_of_opponent_turn"),), en="~at the end of your opponent's turn, ")
say("when", (n.When("end_of_main", who=V.whose),), en="at the end of {whose} Main Phase, ",
    ja="{whose}のメインフェイズ終了時、", zh="{whose}的主要階段結束時，")
say("when", V.events, en="when {events}, ", ja="{events}、", zh="{events}，")
say("when", (n.When("start_of_turn", who=V.whose),), en="at the start of {whose} turn, ",
    ja="{whose}のターン開始時、", zh="{whose}的回合開始時，")
say("when", (n.When("start_of_main", who=V.whose),), en="at the start of {whose} Main Phase, ",
    ja="{whose}のメインフェイズ開始時、", zh="{whose}的主要階段開始時，")
say("when", (n.When("start_of_game"),), en="at the start of the game, ", ja="ゲーム開始時、",
    zh="遊戲開始時，")
say("when", (n.When("end_of_damage", who="any"),), en="at the end of the Damage Step, ",
    ja="ダメージステップ終了時、", zh="傷害步驟結束時，")
say("when", (n.When("combo_battle_end"),),
    en="at the end of a battle in which this card was used in a combo, ",
    ja="このカードがコンボした戦闘終了時、", zh="這張卡片連擊的戰鬥結束時，")
say("when", (n.When("battle_end"),), en="at the end of a battle in which this card battled, ",
    ja="このカードの戦闘終了時、", zh="這張卡片的戰鬥結束時，")
