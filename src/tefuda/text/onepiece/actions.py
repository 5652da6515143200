"""Statements: what a card tells players to do, and how they make sentences."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, beside, n
from tefuda.text.tiers import SAID

BOOK = Book()
say = BOOK.say

# -- durations -----------------------------------------------------------------------------------

say("lasting", "turn", en=(" during this turn", "@lasting_first:during this turn, "),
    ja="このターン中、", zh="，在這個回合，")
say("lasting", "battle", en=(" during this battle", "@lasting_first:during this battle, "),
    ja="このバトル中、", zh="，在這場對戰中，")
say("lasting", "next_turn_start",
    en=(" until the start of your next turn", "@lasting_first:until the start of your next turn, "),
    ja="次の自分のターン開始時まで、", zh="，到下一個我方回合開始前，")
say("lasting", "opponent_turn_end",
    en=(" until the end of your opponent's next turn",
        "@lasting_first:until the end of your opponent's next turn, "),
    ja="次の相手のターン終了時まで、", zh="，在下一個對手回合結束前，")
say("lasting", "opponent_end_phase",
    en=(" until the end of your opponent's next End Phase",
        "@lasting_first:until the end of your opponent's next End Phase, "),
    ja="次の相手のエンドフェイズ終了時まで、", zh="，在下一個對手結束階段結束前，")
say("lasting", "your_turn_end",
    en=(" until the end of your next turn", "@lasting_first:until the end of your next turn, "),
    ja="次の自分のターン終了時まで、", zh="，在下一個我方回合結束前，")
say("goods", V.top, en=("{top:pick}", "{top}", "{top:target}"),
    ja=("{top:pick}", "{top}", "{top:target}"), zh=("{top:pick}", "{top}", "{top:target}"))
say("goods", n.Both((V.a, V.b)),
    en=("{a:self} and {b:pick}", "{a:choice} and {b:pick}", "{a:pick} and {b:choice}",
        "{a:pick} and {b:pick}"),
    ja=("{a:self}と{b:pick}", "{a:choice}と{b:pick}", "{a:pick}と{b:choice}", "{a:pick}と{b:pick}"),
    zh=("{a:self}和{b:pick}", "{a:choice}和{b:pick}", "{a:pick}和{b:choice}", "{a:pick}和{b:pick}"))

# -- moves ---------------------------------------------------------------------------------------

say("statement", n.KO(n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing))),
    ja="{whose}の{thing}を任意の枚数KO<する>")
say("statement", n.Move(n.Choose(n.AnyNumber(), True, n.Cards(V.whose, "field", V.thing)), "hand"),
    ja="{whose}の{thing}を任意の枚数持ち主の手札に<戻す>")
say("statement", n.Draw("you", V.number),
    en=("draw {number:count} card{number#|s}", "~draw cards equal to {number:amount}"),
    ja=("カード{number}枚を<引く>", "~{number:amount}分(|、)カードを<引く>"), zh="抽{number}張卡片")
say("statement", n.Move(n.Cards("you", "hand"), "deck"),
    en="return all cards in your hand to your deck", ja="自分の手札すべてをデッキに<戻す>",
    zh="將自己的手牌全數放回卡組")
say("statement", n.Move(n.Cards("you", "hand"), "deck", V.end, order=V.order),
    en="place all cards in your hand at the {end} of your deck{order}",
    ja="自分の手札すべてを{order}デッキの{end}に<置く>",
    zh="將自己的手牌全數{order}放置在卡組{end}")
say("statement", n.Move(n.Cards("you", "hand"), "trash"), ja="自分の手札すべてを<捨てる>",
    zh="廢棄自己全數手牌")
say("statement", n.Move(n.Choose(V.number, V.up_to, n.Cards("you", "hand")), "trash"),
    ja="自分の手札{number}枚{up_to}を<捨てる>", zh="廢棄{up_to}{number}張自己的手牌")
say("statement", n.Move(n.Choose(V.number, V.up_to, n.Cards("you", "hand", V.card)), "trash"),
    ja="自分の手札から{card}{number}枚{up_to}を<捨てる>",
    zh="廢棄{up_to}{number}張自己手牌中{card:thing}")
say("statement", n.Move(n.Choose(n.AnyNumber(), True, n.Cards("you", "hand")), "trash"),
    ja="自分の手札を任意の枚数<捨てる>", zh="廢棄任意張數自己的手牌")
say("statement", n.Move(n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.card)), "trash"),
    ja="自分の手札から{card}を任意の枚数<捨てる>", zh="廢棄任意張數自己手牌中的{card:bare}")
say("statement", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand")), "trash"),
    ja="相手の手札{number}枚を<捨てる>", zh="廢棄{number}張對手的手牌")
say("statement", n.Move(V.goods, "trash"), en="trash {goods}", ja="{goods}をトラッシュに<置く>",
    zh="將{goods}放置在廢棄區")
say("statement", n.Move(n.Top("both", "life", V.number), "trash"),
    en="trash {number} card{number#|s} from the top of each of your and your opponent's Life cards",
    ja="お互いのライフの上から{number}枚をトラッシュに<置く>",
    zh="雙方各自將{number}張生命值區上面的卡片放置在廢棄區")
say("statement", n.Move(V.target, "hand"),
    ja=("~{target}を[持ち主の]手札に<戻す>", "{target}を持ち主の手札に<戻す>"),
    zh="將{target}放回(持有者的|)手牌")
say("statement", n.Move(n.This(), "hand", whose="you"), en="add this card to your hand",
    ja="このカードを[トラッシュから]手札に<加える>", zh="將[廢棄區中的]這張卡片加入手牌")
say("statement", n.Move(V.top, "deck", V.end, order=V.order),
    en=("(place|return) {top:pick.you} (at|to) the {end} of your deck{order}",
        "(place|return) {top:top.you} (at|to) the {end} of your deck{order}",
        "(place|return) {top:goods} (at|to) the {end} of (the owner's|your|your opponent's|their)"
        " deck{order}"),
    ja=("{top:pick}を{order}デッキの{end}に<置く>", "{top}を{order}デッキの{end}に<置く>"),
    zh=("將{top:pick}{order}放置在卡組{end}", "將{top}{order}放置在卡組{end}"))
say("statement", n.Move(n.It(), "deck", V.end), ja="そのカードをデッキの{end}に<置く>",
    zh="將該張卡片放置在卡組{end}")
say("statement", n.Move(V.goods, "deck", V.end, order=V.order),
    ja=("{goods}を{order}持ち主のデッキの{end}に<置く>",
        "~{goods}を持ち主の{order}デッキの{end}に<置く>", "~{goods}を{order}デッキの{end}に<置く>"),
    zh=("將{goods}{order}放置在持有者的卡組{end}", "~將{goods}{order}放置在卡組{end}"))
say("statement", n.Move(n.Choose(n.AnyNumber(), True, n.Cards("you", V.zone, V.card)), "deck",
    V.end, order=V.order), ja="自分の{zone}から{card}を任意の枚数{order}デッキの{end}に<置く>",
    zh="將任意張數自己{zone}中的{card:bare}{order}放置在卡組{end}")
say("statement", n.Move(V.pick, "deck", V.end, order=V.order, reveal=True),
    en="reveal {pick} and place {pick#it|them} at the {end} of your deck{order}",
    ja="{pick}を公開し、{order}デッキの{end}に<置く>", zh="公開{pick}(，|){order}放置在卡組{end}")
say("statement", n.Move(V.pick, "deck"), en="return {pick} to your deck",
    ja="{pick}をデッキに<戻す>", zh="將{pick}放回卡組")
say("statement", n.Draw("you", n.Sum((V.number, n.Count(n.Cards("you", "hand"), times=-1)))),
    en="draw cards so that you have {number} cards in your hand",
    ja="自分の手札が{number}枚になるようにカードを<引く>", zh="抽卡片使自己的手牌有{number}張")
say("statement", n.Move(n.Choose(n.Done(), False, n.Cards("you", "hand")), "trash"),
    en="trash the same number of cards from your hand", ja="引いた枚数分[、]自分の手札を<捨てる>",
    zh="依抽取的卡片張數廢棄自己的手牌")
say("statement", n.Move(n.Top(V.whose, "deck", beside(V.each, times=(V.times, 1))), "trash"),
    en="trash {times:number} card{times#|s} from the top of {whose} deck {each}",
    ja="{each}{whose}のデッキの上から{times:number}枚をトラッシュに<置く>",
    zh="{each}將{times:number}張{whose}卡組上面的卡片放置在廢棄區")
say("statement", n.Move(n.Top("you", "deck", n.Done()), "trash"),
    en="trash the same number of cards from the top of your deck as you did from your hand",
    ja="捨てた枚数と同じ枚数を自分のデッキの上からトラッシュに<置く>",
    zh="將自己卡組上面、和廢棄卡片相同張數的卡片放置在廢棄區")
say("statement", n.Damage("you", V.number),
    en=("you take {number} damage", "~deal {number} damage to yourself"),
    ja="自分は{number}ダメージを<受ける>", zh="自己將受到{number}傷害")
say("statement", n.Move(n.Cards("you", "hand"), "trash"), en="trash all cards from your hand")
say("statement", n.Move(n.Choose(n.Sum((n.Count(n.Cards("you", "hand")), V.less)), False,
    n.Cards("you", "hand")), "trash"),
    en="trash cards from your hand until you have {less} cards in your hand",
    ja="自分の手札が{less}枚になるように手札を<捨てる>", zh="廢棄自己的手牌使手牌只有{less}張")
say("statement", n.ExtraTurn("you"), en="take an extra turn after this one",
    ja="このターンの後に自分のターンを追加で得る", zh="這個回合結束後，自己追加獲得1個回合")

# -- life ----------------------------------------------------------------------------------------

say("statement", n.Turnover(n.Choose(V.number, False, n.Cards("you", "life", (n.State("face_up"),
    ))), V.face), en="turn {number} of your face-up Life cards {face}",
    ja="自分の表向きのライフ{number}枚を{face}<にする>",
    zh="將{number}張自己正面朝上的生命值卡翻成{face}")
say("statement", n.Turnover(V.top, V.face), en="turn {top} {face}", ja="{top}を{face}<にする>",
    zh="將{top}翻成{face}")
say("statement", n.Turnover(n.Cards("you", "life"), V.face),
    en="turn all of your Life cards {face}", ja="自分のライフすべてを{face}<にする>",
    zh="將自己的生命值卡全數翻成{face}")
say("statement", n.Move(n.Cards("you", "life", (n.State("face_up"),)), "trash"),
    en="trash all of your face-up Life cards",
    ja="自分のライフの表向きのカードすべてをトラッシュに<置く>",
    zh="將自己生命值區正面朝上的卡片全數放置在廢棄區")
say("statement", n.Move(n.Top("you", "life", n.Sum((n.Count(n.Cards("you", "life")), V.less))),
    "trash"), en="trash cards from the top of your Life cards until you have {less} Life card(|s)",
    ja="自分のライフが{less}枚になるようにライフの上からトラッシュに<置く>",
    zh="將自己生命值區上面的卡片放置在廢棄區使生命值卡只有{less}張")
say("facing", "", en="", ja="", zh="")
say("facing", "up", en=" face-up", ja="表向きで", zh="以正面朝上")
say("facing", "down", en=" face-down", ja="裏向きで", zh="以背面朝上")
say("statement", n.Move(V.top, "life", V.end, V.facing),
    en=("add {top:pick} to the {end} of your Life cards{facing}",
        "add {top} to the {end} of your Life cards{facing}",
        "add {top:target} to the {end} of the owner's Life cards{facing}"),
    ja=("{top:pick}を[自分の]ライフの{end}に{facing}<加える>",
        "{top}を[自分の]ライフの{end}に{facing}<加える>",
        "{top:target}を持ち主のライフの{end}に{facing}<加える>",
        "~{top:choice}をライフの{end}に{facing}<加える>"),
    zh=("將{top:pick}{facing}加入[自己的]生命值區{end}",
        "將{top}{facing}加入[自己的]生命值區{end}",
        "將{top:target}{facing}加入持有者的生命值區{end}"))
say("statement", n.Move(V.target, "life", V.end, V.facing, whose=V.whose),
    en="add {target} to the {end} of {whose} Life cards{facing}",
    ja="{target}を{whose}のライフの{end}に{facing}<加える>",
    zh="將{target}{facing}加入{whose}的生命值區{end}")
say("statement", n.Move(V.this, "life", V.end, V.facing, whose="you"),
    ja="~{this}をライフの{end}に{facing}<加える>")
say("statement", n.Move(n.It(), "life", V.end, V.facing, whose=V.whose),
    ja="~[そのカードを]{whose}のライフの{end}に{facing}<加える>")

# -- plays ---------------------------------------------------------------------------------------

say("statement", n.Play(V.pick, V.rested), en=("play {pick}{rested}", "play {pick:picks}{rested}"),
    ja=("{pick}を{rested}登場<させる>", "{pick:picks}を{rested}登場<させる>"),
    zh=("使{pick}{rested}登場", "使{pick:picks}{rested}登場"))
say("statement", n.Play(n.This(), V.rested), en="play this card{rested}",
    ja="このカードを{rested}登場<させる>", zh="使這張卡片{rested}登場")
say("statement", n.Play(n.It(), V.rested), en="play (that card|it){rested}",
    ja="[そのカードを]{rested}登場<させる>", zh="使該張卡片{rested}登場")
say("statement", n.Activate(V.timing_name, V.pick), ja="{pick}の{timing_name}効果を発動<する>",
    zh="發動{pick}的{timing_name}效果")
say("statement", n.Activate(V.timing_name), en="activate this card's {timing_name} effect",
    ja="このカードの{timing_name}効果を発動<する>", zh="發動這張卡片的{timing_name}效果")
say("statement", n.Activate(V.timing_name, V.pick),
    en="activate the {timing_name} effect of {pick}")
say("statement", n.Activate("event", V.pick), en="activate {pick}", ja="{pick}を発動<する>",
    zh="發動{pick}")

# -- board ---------------------------------------------------------------------------------------

say("statement", n.KO(n.Cards("any", "field", (n.Kind(("character",)), n.Not(n.IsThis())))),
    zh="除了這張卡片以外，KO全數的角色卡")
say("statement", n.KO(V.target), en="K.O. {target}", ja="{target}をKO<する>", zh="KO{target}")
say("statement", n.KO(n.It()), ja="~[そのカードを]KO<する>")
say("statement", n.Rest(V.target), en="rest {target}", ja="{target}をレスト<にする>",
    zh="將{target}置為休息狀態")
say("statement", n.SetActive(V.target), en=("set {target} as active", "~set as active {target}"),
    ja="{target}をアクティブ<にする>", zh="將{target}置為活動狀態")
say("statement", n.Negate(n.This(), V.duration), en="this card's effect is negated{duration}")
say("statement", n.Negate(V.target, V.duration),
    en=("negate the effect(|s) of {target}{duration}",
        "~{target}('s|') effects are negated{duration}"),
    ja="{target}を{duration}効果を無効<にする>", zh="{target}{duration:lasting}效果無效")
say("statement", n.Negate(V.target), zh="{target}(，|)效果無效")
say("statement", n.SwapBase(n.It(), "turn"), zh="在這個回合，交換該張卡片的原本力量值")
say("statement", n.SwapBase(n.It(), "battle"), zh="在這場對戰中，交換該張卡片的原本力量值")
say("statement", n.SwapBase(n.It(), V.duration),
    en="swap the base power of the selected cards with each other{duration}",
    ja="そのカードそれぞれの元々のパワーを{duration}入れ替える")
say("statement", n.Retarget(V.self),
    en="change (the attack target|the target of the attack) to {self}",
    ja="({self}にアタックの対象を|アタックの対象を{self}に)変更<する>", zh="攻擊的對象變更為{self}")
say("statement", n.Retarget(n.Choose(1, False, n.Cards("you", "field", V.thing))),
    en="change (the attack target|the target of the attack) to your {thing}",
    ja="アタックの対象を自分の{thing}(<にする>|に変更<する>)", zh="將攻擊的對象換成自己{thing}")
say("statement", n.Select(V.picks),
    en=("(select|choose) {picks:choice}", "select {picks:target}", "choose {picks}"),
    ja=("{picks:target}を<選ぶ>", "{picks}を<選ぶ>"), zh=("選擇{picks:target}", "選擇{picks}"))
say("a_card", V.card, en=("a {card}", "{card}"))

# -- sentences -----------------------------------------------------------------------------------

say("sentence", (n.If(n.Happened("event_activated", tests=V.bare), V.clause),),
    zh="在這個回合，若自己發動{bare}時，{clause}")
say("clause.may", V.clause, zh="可{clause}")
# してもよい is for the last step, できる for all of them.
say("optional", V.step, ja=("{step:step.may}", "{step:clause.can}"))
say("sentence", (n.IfDone((n.If(V.condition, V.clause),)),),
    en="~if you do and {condition}, {clause}")
say("block", (n.May((*V.first, *V.last)), n.IfDone(V.clause)),
    ja="{first:clause.cont}、{last:step.may}。そうした場合、{clause}。")
say("block", (n.Modes(V.options),), en="choose one:{options}", ja="以下から1つを選ぶ。{options}",
    zh="選擇下列其中一項。{options}")
say("block", (n.Modes(V.options, "opponent"),), en="your opponent chooses one:{options}",
    ja="相手は以下から1つを選ぶ。{options}", zh="對手選擇下列其中一項。{options}")
say("block", (n.IfDone(V.block),), en="if you do, {block}", ja="そうした場合、{block}",
    zh="若有執行此動作時，{block}")
for op, en, ja, zh in ((">=", "more", "以上", "以上"), ("<=", "less", "以下", "以下")):
    said = n.Compare(SAID, op, V.number)
    say("tier", n.If(n.All((said, n.Turn("opponent"))), V.clause),
        en=f"if (you have|there are) {{number}} or {en}( cards|), during your opponent's turn, "
           "{clause}.",
        ja=f"{{number}}枚{ja}の場合、相手のターン中、{{clause}}。",
        zh=f"若有{{number}}張{zh}時，在對方的回合，{{clause}}。")
    say("tier", n.If(said, V.clause),
        en=f"if (you have|there are) {{number}} or {en}( cards|), {{clause}}.",
        ja=f"{{number}}枚{ja}の場合、{{clause}}。", zh=f"若有{{number}}張{zh}時，{{clause}}。")
