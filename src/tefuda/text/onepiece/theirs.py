"""What the opponent does, with their own cards. They choose."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- first: Said of the opponent rather than of you, where both could be. ------------------------

say("statement", n.Move(n.Top("opponent", "life", V.number, place=V.end), "hand"),
    en=("your opponent adds {number} card{number#|s} from the {end} of their Life cards to their "
        "hand"), ja="相手は自身のライフの{end}から{number}枚を手札に<加える>",
    zh="對手將{number}張自身生命值區{end}的卡片加入手牌")
say("statement", n.Move(V.top, "hand"),
    en=("add {top:top.opponent} to the owner's hand",
        "return {top:target} to (the owner's|your|your opponent's|their) hand",
        "add {top:pick} to your hand", "add {top:top.you} to your hand"),
    ja=("{top:pick}を手札に<加える>", "{top}を手札に<加える>"),
    zh=("將{top:pick}加入手牌", "將{top}加入手牌"))

# -- acts ----------------------------------------------------------------------------------------

say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"), "trash"),
    en="<trash> {number} card{number#|s} from their hand",
    ja=("自身の手札{number}枚を<捨てる>", "~自身の手札を{number}枚<捨てる>"),
    zh="廢棄{number}張自身的手牌")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand", V.card), "opponent"),
    "trash"), en="<trash> {number} {card:card/cards@number} from their hand",
    ja="自身の手札から{card}{number}枚を<捨てる>", zh="廢棄{number}張自身手牌中{card:thing}")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"), "deck",
    V.end, order=V.order),
    en="<place> {number} card{number#|s} from their hand at the {end} of their deck{order}",
    ja="自身の手札{number}枚を{order}デッキの{end}に<置く>",
    zh="將{number}張自身的手牌{order}放置在卡組{end}")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), "opponent"),
    "hand"), en="<return> {number} of their {thing:things} to the owner's hand",
    ja="自身の{thing}{number}枚を持ち主の手札に<戻す>",
    zh="將{number}張自身{thing}放回持有者的手牌")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), "opponent"),
    "deck", V.end), en="<place> {number} of their {thing:things} at the {end} of the owner's deck",
    ja="自身の{thing}{number}枚を持ち主のデッキの{end}に<置く>",
    zh="將{number}張自身{thing}放置在持有者的卡組{end}")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", V.zone, V.card), "opponent"),
    "deck", V.end, order=V.order),
    en=("<place> {number} {card:card/cards@number} from their {zone} at the {end} of their deck"
        "{order}"), ja="自身の{zone}から{card}{number}枚を{order}デッキの{end}に<置く>",
    zh="將{number}張自身{zone}中{card:thing}{order}放置在卡組{end}")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), "opponent"),
    "trash"), en="<trash> {number} of their {thing:things}",
    ja="自身の{thing}{number}枚をトラッシュに<置く>", zh="將{number}張自身{thing}放置在廢棄區")
say("theirs", n.KO(n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), "opponent")),
    en="<K.O.> {number} of their {thing:things}", ja="自身の{thing}{number}枚をKO<する>",
    zh=("KO{number}張自身{thing}", "~將{number}張自身{thing}KO"))
say("theirs", n.Rest(n.Choose(V.number, False, n.Cards("opponent", "field", V.thing), "opponent")),
    en="<rest> {number} of their {thing:things}", ja="自身の{thing}{number}枚をレスト<にする>",
    zh="將{number}張自身{thing}置為休息狀態")
say("theirs", n.SetActive(n.Choose(V.number, False, n.Cards("opponent", "field", V.thing),
    "opponent")), en="<set> {number} of their {thing:things} as active",
    ja="自身の{thing}{number}枚をアクティブ<にする>", zh="將{number}張自身{thing}置為活動狀態")
say("theirs", n.Move(n.Top("opponent", V.pile, V.number, place=V.end), "trash"),
    ja="自身の{pile}の{end}から{number}枚をトラッシュに<置く>",
    zh="將{number}張自身{pile}{end}的卡片放置在廢棄區")
say("theirs", n.Move(n.Top("opponent", V.pile, V.number, place=V.end), "hand"),
    ja="自身の{pile}の{end}から{number}枚を手札に<加える>",
    zh="將{number}張自身{pile}{end}的卡片加入手牌")
say("theirs", n.Move(n.Top("opponent", V.pile, V.number, place=V.end), "trash"),
    en="<trash> {number} card{number#|s} from the {end} of their {pile}")
say("theirs", n.Move(n.Top("opponent", V.pile, V.number, place=V.end), "hand"),
    en="<add> {number} card{number#|s} from the {end} of their {pile} to their hand")
say("theirs", n.Move(n.Choose(V.number, False, n.Cards("opponent", "life"), "opponent"), "hand"),
    en="<add> {number} card{number#|s} from their Life area to their hand",
    ja="自身のライフ{number}枚を手札に<加える>", zh="將{number}張自身的生命值卡加入手牌")
say("theirs", n.Draw("opponent", V.number), en="<draw> {number} card{number#|s}",
    ja="カード{number}枚を<引く>", zh="抽{number}張卡片")
say("theirs", n.Play(n.Choose(V.number, V.up_to, n.Cards("opponent", V.zone, V.card), "opponent"),
    V.rested), en="<play> {up_to}{number} {card:card/cards@number} from their {zone}{rested}",
    ja="自身の{zone}から{card}{number}枚{up_to}を{rested}登場<させる>",
    zh="使{up_to}{number}張自身{zone}中{card:thing}{rested}登場")
say("theirs", n.Reveal(n.Cards("opponent", "hand")), en="<reveal> their hand",
    ja="手札を公開<する>", zh="公開手牌")
say("theirs", n.Reveal(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent")),
    en="<reveal> {number} card{number#|s} from their hand", ja="自身の手札{number}枚を公開<する>",
    zh="公開{number}張自身的手牌")
say("theirs", n.Move(n.Cards("opponent", "hand"), "deck"),
    en="<return> all cards in their hand to their deck", ja="自身の手札すべてをデッキに<戻す>",
    zh="將自身的手牌全數放回卡組")
say("theirs", n.Shuffle("opponent"), en="<shuffle> their deck", ja="デッキをシャッフル<する>",
    zh="將卡組洗牌")
say("theirs", n.ReturnTokens("opponent", V.number),
    en="<return> {number} DON!! card{number#|s} from their field to their DON!! deck",
    ja="自身の場のドン‼{number}枚をドン‼デッキに<戻す>",
    zh="將{number}張自身場上的咚‼卡放回咚‼卡組")
say("theirs", n.ReturnTokens("opponent", V.number, where="active"),
    en="<return> {number} of their active DON!! cards to their DON!! deck",
    ja="自身のアクティブのドン‼{number}枚をドン‼デッキに<戻す>",
    zh="將{number}張自身活動狀態的咚‼卡放回咚‼卡組")
say("theirs", n.RestTokens("opponent", V.number),
    en="<rest> {number} of their[ active] DON!! cards", ja="自身のドン‼{number}枚をレスト<にする>",
    zh="將{number}張自身的咚‼卡置為休息狀態")
say("theirs", n.AddTokens("opponent", V.number, False, V.state),
    ja="ドン‼デッキからドン‼{number}枚を{state}で追加<する>",
    zh="從咚‼卡組追加{number}張{state}的咚‼卡")
say("theirs", n.AddTokens("opponent", V.number, False, "active"),
    en="<add> {number} DON!! card{number#|s} from their DON!! deck and set it as active")
say("theirs", n.AddTokens("opponent", V.number, False, "rested"),
    en="<add> {number} DON!! card{number#|s} from their DON!! deck and rest it")
say("statement", V.theirs, en="your opponent {theirs:theirs.s}", ja="相手は{theirs:theirs*}",
    zh="對手{theirs}")

# -- players: What a player may not do, and what happens later. ----------------------------------

say("statement", n.Forbid(n.Player("opponent"), "play", V.duration, tests=V.card),
    en="your opponent cannot play {card:cards}{duration}",
    ja="相手は{duration}{card}を登場でき<ない>", zh="對手{duration}無法使{card:bare}登場")
say("statement", n.Forbid(n.Player("you"), "life_to_hand", V.duration, "your_effect"),
    en="you cannot add Life cards to your hand using your own effects{duration}",
    ja="自分は{duration}自分の効果でライフを手札に加えられ<ない>",
    zh="自己{duration}無法以自己的效果將生命值卡加入手牌")
say("statement", n.Forbid(n.Player("you"), "draw_by_effect", V.duration, "your_effect"),
    en="you cannot draw cards using your own effects{duration}",
    ja="自分は{duration}自分の効果でカードを引け<ない>", zh="自己{duration}無法以自己的效果抽卡片")
say("statement", n.Forbid(n.Player("you"), "play", V.duration),
    en="you cannot play cards from your hand{duration}",
    ja="自分は{duration}手札からカードをプレイでき<ない>", zh="自己{duration}無法使用手牌中的卡片")
say("statement", n.Forbid(n.Player("you"), "play", V.duration, tests=V.card),
    en="you cannot play {card:cards}{duration}", ja="自分は{duration}{card}を登場でき<ない>",
    zh="自己{duration}無法使{card:bare}登場")
say("statement", n.Forbid(n.Player("you"), "attack_leader", V.duration),
    en="you cannot attack (a Leader|your opponent's Leader){duration}",
    ja="自分は{duration}リーダーにアタックでき<ない>", zh="自己{duration}無法攻擊領航卡")
say("statement", n.Forbid(n.Player("you"), "set_active_tokens", V.duration, "your_effect", V.thing),
    en="you cannot set DON!! cards as active using {thing} effects{duration}",
    ja="自分は{duration}{thing}の効果でドン‼をアクティブにでき<ない>",
    zh="自己{duration}使用{thing:bare}的效果無法將咚‼卡置為活動狀態")
say("statement", n.CostChange(n.Cards("you", "hand", V.card), V.number, "turn", True),
    en=("the next time you play {card:a_card} from your hand during this turn, the cost will be "
        "reduced by {number}"),
    ja="このターン中、次に自分が手札から登場させる{card}の支払うコストは{number}少なくなる",
    zh="在這個回合，接下來使自己手牌中{card:thing}登場的支付費用減少{number}")
say("statement", n.Later("end_of_turn", (V.statement,)),
    ja="このターン終了時、{statement:statement*}", zh="這回合結束時，{statement}")
say("statement", n.Later("end_of_battle", (V.statement,)),
    ja="このバトル終了時、{statement:statement*}", zh="這場對戰結束時，{statement}")

# -- theirs --------------------------------------------------------------------------------------

say("step", (V.a, V.b), en="your opponent {a:theirs.s}( and|, then| and then) {b:theirs.s}",
    ja="相手は{a:theirs.cont}、{b:theirs*}", zh="對手{a:theirs}，{b:theirs}")
say("statement", n.May((V.theirs,), "opponent"), en="your opponent may {theirs}",
    ja="相手は({theirs:theirs.may}|{theirs:theirs.can})", zh="對手可{theirs}")
say("sentence", (n.If(n.Unless(n.Compare(n.Done(), ">=", 1)), V.clause),),
    en=("if they do not, {clause}", "~if you do(|es)(n't| not), {clause}"),
    ja="そうしなかった場合、{clause}",
    zh="若沒有執行此動作時，{clause}")

# -- sentences -----------------------------------------------------------------------------------

say("sentence", V.clause, en="{clause:lasting_clause}", ja="{clause}", zh="{clause}")
say("sentence", (n.May(V.clause),), en="you may {clause}", ja="{clause:optional}",
    zh="{clause:clause.may}")
say("sentence", V.clause, en="{clause}")
say("sentence", (*V.clause, n.May(V.last)), en="{clause} and you may {last:clause}",
    ja="{clause:clause.cont}、{last:step.may}", zh="{clause}，{last:clause.may}")
say("sentence", (n.If(V.happened, (n.Gain(n.Cards("you", "hand", (n.IsThis(),)), "cost", V.minus),
    )),),
    ja=("手札のこのカードは{happened}ターン中、コスト{minus}",
        "手札のこのカードは{happened:condition}場合、コスト{minus}"))
# 若 may be left out.
say("sentence", (n.If(V.condition, V.clause),), en="if {condition}, {clause}",
    ja="{condition}場合、{clause}", zh=("若{condition}(時|)，{clause}", "~{condition}時，{clause}"))
say("sentence", (n.If(V.condition, (n.May(V.clause),)),),
    en=("if {condition}, you may {clause}", "~you may {clause} if {condition}"),
    ja="{condition}場合、{clause:optional}", zh="若{condition}(時|)，{clause:clause.may}")
say("sentence", (n.If(V.condition, V.clause),), en="{clause} if {condition}")
say("sentence", (n.If(n.Unless(V.condition), V.clause),), en="{clause} unless {condition}",
    ja="{condition}場合を除き、{clause}", zh="除非{condition}，{clause}")

# -- theirs --------------------------------------------------------------------------------------

say("sentence", (n.IfDone(V.clause),),
    en=("~if they do, {clause}", "if you do, {clause}", "if you do, {clause:sentence}"),
    ja=("そうした場合、{clause}", "そうした場合、{clause:sentence}"),
    zh=("若(有執行此動作|這麼做|有這麼做)(時|)，{clause}", "若有執行此動作時，{clause:sentence}"))
say("statement", n.Later("start_of_opponent_main", (n.RestTokens("opponent", V.number),)),
    en=("your opponent rests {number} of their active DON!! cards at the start of their next "
        "Main Phase"),
    ja="次の相手のメインフェイズ開始時、相手は自身の[アクティブの]ドン‼{number}枚をレスト<にする>",
    zh="在下一個對手主要階段開始時，對手將{number}張自身[活動狀態]的咚‼卡置為休息狀態")
say("statement", n.Each((n.Move(n.Choose(n.Sum((n.Count(n.Cards("you", "hand")), V.less)), False,
    n.Cards("you", "hand")), "trash"),)),
    en=("you and your opponent trash cards from your hands until you each have {less} cards in "
        "your hands"), ja="お互いは手札が{less}枚になるように自身の手札を<捨てる>",
    zh="雙方各自廢棄自身的手牌使手牌只有{less}張")
say("statement", n.Each((n.Move(n.Choose(V.number, False, n.Cards("you", "hand")), "trash"),)),
    en="you and your opponent each trash {number} card{number#|s} from (their|your) hand(|s)",
    ja="お互いは自身の手札{number}枚を<捨てる>", zh="雙方各自廢棄{number}張自身的手牌")
say("statement", n.Each((n.Move(n.Top("you", "deck", V.number), "trash"),)),
    en=("you and your opponent each trash {number} card{number#|s} from the top of (their|your) "
        "deck(|s)"), ja="お互いは自身のデッキの上から{number}枚をトラッシュに<置く>",
    zh="雙方各自將{number}張自身卡組上面的卡片放置在廢棄區")
say("statement", n.Each((n.Move(n.Top("you", "life", V.number), "hand"),)),
    en=("you and your opponent each add {number} card{number#|s} from the top of (their|your) "
        "Life cards to (their|your) hand(|s)"),
    ja="お互いは自身のライフの上から{number}枚を手札に<加える>",
    zh="雙方各自將{number}張自身生命值區上面的卡片加入手牌")
say("statement", n.Each((n.Move(n.Choose(V.number, False, n.Cards("you", "hand")), "deck", V.end,
    order=V.order),)),
    en=("you and your opponent each place {number} card{number#|s} from (their|your) hand(|s) at "
        "the {end} of (their|your) deck(|s){order}"),
    ja="お互いは自身の手札{number}枚を{order}デッキの{end}に<置く>",
    zh="雙方各自將{number}張自身的手牌{order}放置在卡組{end}")
say("statement", n.Move(n.Choose(V.number, False, n.Cards("you", "hand"), "opponent"), "trash"),
    en=("your opponent chooses {number} card{number#|s} from your hand; trash {number#that|those}"
        " card{number#|s}"), ja="自分の手札{number}枚を相手が選び、<捨てる>",
    zh="自己的手牌讓對手選擇{number}張，廢棄")
say("statement", n.Reveal(n.Choose(V.number, False, n.Cards("opponent", "hand"))),
    en=("choose {number} card{number#|s} from your opponent's hand; your opponent reveals "
        "{number#that|those} card{number#|s}",
        "~choose {number} card{number#|s} from your opponent's hand and reveal {number#it|them}"),
    ja="相手の手札{number}枚を選び、公開<する>", zh="選擇對手的{number}張手牌，公開")
