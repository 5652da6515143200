"""What One Piece and Fusion World say alike, which come from one house: its turns of phrase."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- words ---------------------------------------------------------------------------------------

say("duration", V.lasting, en="{lasting}", ja="{lasting}", zh="{lasting}")
say("duration", "", en="", ja="", zh="")
say("order", "", en="", ja="", zh="")
say("order", "any", en=" in any order", ja="好きな順番で", zh="依任意順序")
say("agent", "", en="", ja="", zh="不會")
say("by_whom", "", en="", ja="", zh="")
say("up_to", True, en="up to ", ja="まで", zh="最多")
say("up_to", False, en="", ja="", zh="")
say("many", ("<=", V.number), en="{number} or less",
    ja=("{number}枚以下", "@many.plain:{number}以下", "@many.mark:{number}つ以下"),
    zh=("{number}張以下", "@many.mark:{number}個以下"))
say("many", (">=", V.number), en="{number} or more",
    ja=("{number}枚以上", "@many.plain:{number}以上", "@many.mark:{number}つ以上"),
    zh=("{number}張以上", "@many.mark:{number}個以上"))
say("many", ("==", V.number), en="{number}",
    ja=("{number}枚", "@many.plain:{number}", "@many.mark:{number}つ"),
    zh=("{number}張", "@many.mark:{number}個"))
say("zone", "hand", en="hand", ja="手札", zh="手牌")
say("zone", "deck", en="deck", ja="デッキ", zh="卡組")
say("end", "top", en="top", ja="上", zh="上面")
say("end", "bottom", en="bottom", ja="下", zh="下面")
say("end", "either", en="top or bottom", ja="上か下", zh="上面或下面")
say("colour", "red", en="red", ja="赤", zh="紅色")
say("colour", "green", en="green", ja="緑", zh="綠色")
say("colour", "blue", en="blue", ja="青", zh="藍色")
say("colour", "black", en="black", ja="黒", zh="黑色")
say("colour", "yellow", en="yellow", ja="黄", zh="黃色")
say("keyword", "blocker", en="\\[Blocker]", ja="【ブロッカー】", zh="【防禦】")
say("timing_name", "on_play", en="\\[On Play]", ja="【登場時】", zh="【登場時】")
say("timing_name", "when_attacking", en="\\[When Attacking]", ja="【アタック時】", zh="【攻擊時】")
say("timing_name", "end_of_your_turn", en="\\[End of Your Turn]", ja="【自分のターン終了時】",
    zh="【我方回合結束時】")

# -- nouns ---------------------------------------------------------------------------------------

say("amount", n.Count(n.Cards(V.whose, "field", V.thing)),
    en="the number of {whose} {thing:things}", ja="{whose}の{thing}の枚数", zh="{whose}{thing}張數")
say("self", n.Cards(V.whose, "field", V.leader), en="{whose} {leader}", ja="{whose}の{leader}",
    zh="{whose}{leader}")

# -- statements ----------------------------------------------------------------------------------

say("statement", n.Draw("you", V.number, True), en="draw up to {number} card{number#|s}",
    ja="カード{number}枚までを<引く>", zh="抽最多{number}張卡片")
say("statement", n.Draw("you", n.Done()), en="draw the same number of cards",
    ja="その枚数分カードを<引く>", zh="抽相同數量的卡片")
say("statement", n.Damage("opponent", V.number), en="deal {number} damage to your opponent",
    ja="相手に{number}ダメージを<与える>", zh="造成對手{number}傷害")
say("statement", n.Win("you"), en="you win the game", ja="自分はゲームに勝利<する>",
    zh="自己將遊戲獲勝")
say("statement", n.Look(n.Cards(V.whose, "hand")), en="look at {whose} hand",
    ja="{whose}の手札を<見る>", zh="查看{whose}的手牌")
say("statement", n.Each((n.Draw("you", V.number),)),
    en="you and your opponent each draw {number} card{number#|s}",
    ja="お互いはカード{number}枚を<引く>", zh="雙方各自抽{number}張卡片")

# -- conditions and timings ----------------------------------------------------------------------

say("condition", V.a, en="{a:fact}", ja="{a:fact}", zh="{a:fact}")
say("event", n.When("blocker_activated", who=V.whose), ja="{whose}が【ブロッカー】を発動した",
    zh="{whose}發動【防禦】")
say("event", n.When("blocker_activated", who="you"), en="you activate \\[Blocker]")
say("event", n.When("blocker_activated", who="opponent"), en="your opponent activates \\[Blocker]")
say("event", n.When("damage_taken", who="you"), en="you take damage")
say("event", n.When("damage_taken", who="opponent"), en="your opponent takes damage")
say("event", n.When("damage_taken", who=V.whose), ja="{whose}がダメージを受けた",
    zh="{whose}受到傷害")
say("events", (V.event,), en="{event}", ja="{event}時", zh="{event}時")
say("if_tag", n.Turn("you"), en="\\[Your Turn]", ja="【自分のターン中】", zh="【我方回合中】")
say("if_tag", n.Turn("opponent"), en="\\[Opponent's Turn]", ja="【相手のターン中】",
    zh="【對方回合中】")
say("keyword_tag", V.keyword, en="{keyword}", ja="{keyword}", zh="{keyword}")
