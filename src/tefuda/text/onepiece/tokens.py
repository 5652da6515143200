"""Statements about DON!! cards."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- added ---------------------------------------------------------------------------------------

say("statement", n.AddTokens("you", 1, V.up_to, "active"),
    en="add {up_to}1 DON!! card from your DON!! deck and set it as active")
say("statement", n.AddTokens("you", 1, V.up_to, "rested"),
    en="add {up_to}1 DON!! card from your DON!! deck and rest it")
say("statement", n.AddTokens("you", V.number, V.up_to, "active"),
    en="add {up_to}{number} DON!! cards from your DON!! deck and set them as active")
say("statement", n.AddTokens("you", V.number, V.up_to, "rested"),
    en="add {up_to}{number} DON!! cards from your DON!! deck and rest them")
say("statement", n.AddTokens("you", V.number, V.up_to, V.state),
    ja="ドン‼デッキからドン‼{number}枚{up_to}を{state}で追加<する>",
    zh="從咚‼卡組追加{up_to}{number}張{state}的咚‼卡")
say("step", (n.AddTokens("you", V.number, True, V.a), n.AddTokens("you", V.more, True, V.b)),
    en=("add up to {number} DON!! card{number#|s} from your DON!! deck and "
        "{a:made/made_all@number}(,|) and add up to {more:number} additional DON!! card{more#|s} "
        "and {b:made/made_all@more}"),
    ja=("ドン‼デッキからドン‼{number}枚までを{a:state}で追加し、(さらに|ドン‼|さらにドン‼)"
        "{more:number}枚までを{b:state}で追加<する>"),
    zh=("從咚‼卡組追加最多{number}張{a:state}的咚‼卡，(|並再)追加最多{more:number}張{b:state}的咚"
        "‼卡"))

# -- given ---------------------------------------------------------------------------------------

say("statement", n.GiveTokens(n.It(), V.number, V.up_to, V.state),
    en=("~give {up_to}{number} {state} DON!! card{number#|s} to (it|the played card|the played "
        "Character)"))
say("statement", n.GiveTokens(V.target, V.number, V.up_to, V.state),
    en=("give {up_to}{number} {state} DON!! card{number#|s} to {target}",
        "give {target} {up_to}{number} {state} DON!! card{number#|s}",
        "~give {up_to}{number} of your {state} DON!! cards to {target}"))
say("statement", n.GiveTokens(V.target, V.number, V.up_to, V.state),
    ja="{target}に{state}のドン‼{number}枚{up_to}を付与<する>",
    zh="附加{up_to}{number}張[自己]{state}的咚‼卡在{target}")
say("statement", n.GiveTokens(V.target, V.number, V.up_to, V.state, each=True),
    en=("give {target} {up_to}{number} {state} DON!! card{number#|s} each",
        "~give {up_to}{number} {state} DON!! card{number#|s} each to {target}"))
say("statement", n.GiveTokens(V.target, V.number, V.up_to, V.state, each=True),
    ja="{target}に{state}のドン‼{number}枚ずつ{up_to}を付与<する>",
    zh="附加{up_to}各{number}張{state}的咚‼卡在{target}")
say("statement", n.GiveTokens(V.target, V.number, V.up_to, V.state, "opponent"),
    en="give {up_to}{number} of your opponent's {state} DON!! cards to {target}")
say("statement", n.GiveTokens(V.target, V.number, V.up_to, V.state, "opponent"),
    ja="{target}に相手の{state}のドン‼{number}枚{up_to}を付与<する>",
    zh="附加{up_to}{number}張對手{state}的咚‼卡在{target}")
say("statement", n.GiveTokens(n.Choose(1, False, n.Cards("any", "field", (n.Kind(("leader",
    "character")),))), V.number, V.up_to, V.state, "owner"),
    en=("give {up_to}{number} {state} DON!! card{number#|s} to its owner's Leader or 1 of their "
        "Characters"))
say("statement", n.GiveTokens(n.Choose(1, False, n.Cards("any", "field", (n.Kind(("leader",
    "character")),))), V.number, V.up_to, V.state, "owner"),
    ja="リーダーかキャラ1枚に持ち主の{state}のドン‼{number}枚{up_to}を付与<する>",
    zh="附加{up_to}{number}張持有者{state}的咚‼卡在1張領航卡或角色卡")
say("statement", n.GiveTokens(V.target, V.number, V.up_to, "any", "opponent"),
    en="give {up_to}{number} DON!! card{number#|s} from your opponent's cost area to {target}",
    ja="{target}に相手のコストエリアのドン‼{number}枚{up_to}を付与<する>",
    zh="附加{up_to}{number}張對手費用區的咚‼卡在{target}")
say("statement", n.GiveTokens(n.Choose(1, False, n.Cards("any", "field", (n.Kind(("leader",
    "character")),))), V.number, V.up_to, "any", "owner"),
    en=("give {up_to}{number} DON!! card{number#|s} from its owner's cost area to its owner's "
        "Leader or 1 of their Characters"),
    ja="リーダーかキャラ1枚に持ち主のコストエリアのドン‼{number}枚{up_to}を付与<する>",
    zh="附加{up_to}{number}張持有者費用區的咚‼卡在1張領航卡或角色卡")
say("statement", n.GiveTokens(V.target, V.number, V.up_to, "given"),
    en="give {up_to}{number}[ total] of your currently given DON!! cards to {target}",
    ja="自分の付与されているドン‼{number}枚{up_to}を{target}に付与<する>",
    zh="附加{up_to}{number}張自己被附加的咚‼卡在{target}")
say("statement", n.GiveTokens(V.target, V.number, False, "placed"),
    en=("{number} DON!! card{number#|s} placed during your DON!! Phase {number#is|are} given to "
        "{target}"), ja="自分のドン‼フェイズに置かれるドン‼{number}枚は{target}に付与される",
    zh="將{number}張在自己咚‼階段放置的咚‼卡附加在{target}")

# -- turned --------------------------------------------------------------------------------------

say("statement", n.ReadyTokens("you", V.number, V.up_to),
    en=("set {up_to}{number} of your DON!! cards as active",
        "~set as active {up_to}{number} of your DON!! cards"),
    ja="自分のドン‼{number}枚{up_to}をアクティブ<にする>",
    zh="將{up_to}{number}張自己的咚‼卡置為活動狀態")
say("statement", n.RestTokens(V.whose, V.number, True),
    ja="{whose}のドン‼{number}枚までをレスト<にする>",
    zh="將最多{number}張{whose}的咚‼卡置為休息狀態")
say("statement", n.ReadyTokens("you", n.Tokens("you", "rested"), False),
    en="set all of your DON!! cards as active", ja="自分のドン‼すべてをアクティブ<にする>",
    zh="將自己的咚‼卡全數置為活動狀態")
say("statement", n.RestTokens("you", n.AnyNumber(), True), en="rest any number of your DON!! cards",
    ja="自分のドン‼を任意の枚数レスト<にする>", zh="將任意張數自己的咚‼卡置為休息狀態")
say("statement", n.Modes(((n.SetActive(V.self),), (n.ReadyTokens("you", V.number, True),))),
    en="set {self} or up to {number} of your DON!! cards as active",
    ja="{self}か自分のドン‼{number}枚までをアクティブ<にする>",
    zh="將{self}或最多{number}張自己的咚‼卡置為活動狀態")
say("step", (n.Rest(V.self), n.RestTokens("you", V.number)),
    en="rest {self} and {number} of your DON!! cards",
    ja="{self}と自分のドン‼{number}枚をレスト<にする>",
    zh="將{self}和{number}張自己的咚‼卡置為休息狀態")
say("step", (n.SetActive(V.choice), n.ReadyTokens("you", V.number, True)),
    en=("set {choice} and up to {number} of your DON!! cards as active",
        "set {choice:self} and up to {number} of your DON!! cards as active"),
    ja=("{choice}とドン‼{number}枚までをアクティブ<にする>",
        "{choice:self}と自分のドン‼{number}枚までをアクティブ<にする>",
        "~{choice}と自分のドン‼{number}枚までをアクティブ<にする>"),
    zh=("將{choice}和最多{number}張咚‼卡置為活動狀態",
        "將{choice:self}和最多{number}張自己的咚‼卡置為活動狀態"))
say("step", (n.Rest(n.Choose(V.number, True, n.Cards(V.whose, "field", V.thing))),
    n.RestTokens(V.whose, V.second, True)),
    ja="{whose}の{thing}{number}枚までとドン‼{second:number}枚までをレスト<にする>",
    zh="將最多{number}張{whose}{thing}和最多{second:number}張咚‼卡置為休息狀態")
say("step", (n.Rest(V.choice), n.RestTokens(V.whose, V.number, True)),
    en="rest {choice} and up to {number} of {whose} DON!! cards")
say("statement", n.RestTokens(V.whose, V.number, True),
    en="rest up to {number} of {whose} DON!! cards")
say("statement", n.RestTokens(V.whose, V.number), en="rest {number} of {whose} DON!! cards",
    ja="{whose}のドン‼{number}枚をレスト<にする>", zh="將{number}張{whose}的咚‼卡置為休息狀態")
say("statement", n.FreezeTokens(V.whose, V.number, True),
    en=("up to {number} of {whose} rested DON!! cards will not become active in the next Refresh "
        "Phase"),
    ja="{whose}のレストのドン‼{number}枚までは次のリフレッシュフェイズでアクティブに<ならない>",
    zh=("最多{number}張{whose}休息狀態的咚‼卡，在下一個重整階段(無法為|無法置為|不會置為|不會成為"
        ")活動狀態"))

# -- returned ------------------------------------------------------------------------------------

say("statement", n.TakeTokens("you", V.number, state=V.state),
    en="return {number} of your currently given DON!! cards to your cost area {state:kept}",
    ja="自分の付与されているドン‼{number}枚をコストエリアに{state}で<戻す>",
    zh="將{number}張自己被附加的咚‼卡以{state}放回費用區")
say("statement", n.ReturnTokens("you", n.AnyNumber()),
    en="return 1 or more DON!! cards from your field to your DON!! deck",
    ja="自分の場のドン‼を1枚以上ドン‼デッキに<戻す>", zh="將1張以上自己場上的咚‼卡放回咚‼卡組")
say("statement", n.ReturnTokens("you", V.number, where="active"),
    en="return {number} of your active DON!! cards to your DON!! deck",
    ja="自分のアクティブのドン‼{number}枚をドン‼デッキに<戻す>",
    zh="將{number}張自己活動狀態的咚‼卡放回咚‼卡組")
say("statement", n.ReturnTokens("you", V.number),
    en="return {number} DON!! card{number#|s} from your field to your DON!! deck",
    ja="自分の場のドン‼{number}枚をドン‼デッキに<戻す>",
    zh="將{number}張自己場上的咚‼卡放回咚‼卡組")
say("statement", n.ReturnTokens("you", n.Sum((n.Tokens("you"), n.Tokens("opponent", times=-1)))),
    en=("return DON!! cards from your field to your DON!! deck until you have the same number of "
        "DON!! cards on your field as your opponent"),
    ja="相手の場のドン‼の枚数と同じ枚数になるように自分の場のドン‼をドン‼デッキに<戻す>",
    zh="將咚‼卡放回咚‼卡組，使自己場上的咚‼卡和對手場上的咚‼卡張數一樣")
