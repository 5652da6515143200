"""Statements: what a card tells players to do, and how they make sentences."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- durations -----------------------------------------------------------------------------------

say("lasting", "turn",
    en=(" for the turn", "@lasting_first:during this turn, ", "@lasting_first:for the turn, "),
    ja="このターン中、", zh="在這個回合，")
say("lasting", "battle", en=(" for the battle", "@lasting_first:for the battle, "),
    ja="この戦闘中、", zh="在這場戰鬥中，")
say("lasting", "opponent_turn_end",
    en=(" until the end of your opponent's next turn",
        "@lasting_first:until the end of your opponent's next turn, "),
    ja="次の相手のターン終了時まで、", zh="在下一個對手回合結束前，")
say("lasting", "opponent_turn",
    en=(" during your opponent's next turn", "@lasting_first:during your opponent's next turn, "),
    ja="次の相手のターン中、", zh="在下一個對手回合中，")
say("lasting", "next_turn_start",
    en=(" until the start of your next turn", "@lasting_first:until the start of your next turn, "),
    ja="次の自分のターン開始時まで、", zh="到下一個我方回合開始前，")
say("lasting", "your_turn_end",
    en=(" until the end of your next turn", "@lasting_first:until the end of your next turn, "),
    ja="次の自分のターン終了時まで、", zh="在下一個我方回合結束前，")
say("lasting", "your_turn", en=(" during your next turn", "@lasting_first:during your next turn, "),
    ja="次の自分のターン中、", zh="在下一個我方回合中，")
say("lasting", "main", en=" for the Main Phase", ja="このメインフェイズ中、",
    zh="在這個主要階段中，")
say("lasting", "game", en=" for the game", ja="このゲーム中、", zh="在這場遊戲中，")

# -- moves ---------------------------------------------------------------------------------------

say("statement", n.Draw("you", V.number),
    en=("draw {number} card{number#|s}", "~draw cards equal to {number:amount}"),
    ja=("カード{number}枚を<引く>", "~{number:amount}分カードを<引く>"),
    zh=("抽{number}張卡片", "~抽和{number:amount}相同張數的卡片"))
say("statement", n.Draw("you", n.Count(V.counted, times=V.times)),
    en="draw {times:number} card{times#|s} for each {counted}")
say("statement", n.Damage("opponent", n.Count(V.counted, times=V.times)),
    en="deal {times:number} damage to your opponent for each {counted}")
say("statement", n.Draw("you", n.Count(V.counted, V.per, V.times)),
    en="draw {times:number} card{times#|s} for every {per:number} {counted:counted.some}",
    ja="{counted}{per:number}枚につき、カード{times:number}枚を<引く>",
    zh="每有{per:number}張{counted}，抽{times:number}張卡片")
say("statement", n.Damage("opponent", n.Count(V.counted, V.per, V.times)),
    en="deal {times:number} damage to your opponent for every {per:number} {counted:counted.some}",
    ja="{counted}{per:number}枚につき、相手に{times:number}ダメージを<与える>",
    zh="每有{per:number}張{counted}，造成對手{times:number}傷害")
say("statement", n.Draw("you", n.Sum((V.number, n.Count(n.Cards("you", "hand"), times=-1)))),
    en="draw cards until you have {number} cards in your hand",
    ja="自分の手札が{number}枚になるようにカードを<引く>", zh="抽卡片使自己的手牌有{number}張")
say("statement", n.Move(n.Cards("you", "hand"), "drop"), en="discard all cards from your hand",
    ja="自分の手札すべてを<捨てる>", zh="捨棄全數自己的手牌")
say("statement", n.Move(n.Choose(V.number, False, n.Cards("you", "hand"), random=True), "drop"),
    en="discard {number} card{number#|s} at random from your hand",
    ja="自分の手札{number}枚をランダムに<捨てる>", zh="隨機捨棄{number}張自己的手牌")
say("statement", n.Move(V.pick, "hand", reveal=True),
    en="reveal {pick} and add {pick#it|them} to your hand", ja="{pick}を公開し、手札に<加える>",
    zh="公開{pick}加入手牌")
say("statement", n.Play(V.here, True),
    en=("play {here} in Rest Mode", "play {here:pick} in Rest Mode"),
    ja=("{here}をレストで登場<させる>", "{here:pick}をレストで登場<させる>",
        "~{here:loose}をレストで登場<させる>"),
    zh=("使{here}以休息狀態登場", "使{here:pick}以休息狀態登場", "~使{here:loose}以休息狀態登場"))
say("statement", n.Play(n.It(), True), en="play (that card|it|them|those cards) in Rest Mode",
    ja="そのカードをレストで登場<させる>", zh="使該張卡片以休息狀態登場")
say("statement", n.Play(V.here), en=("play {here}", "play {here:pick}"),
    ja=("{here}を登場<させる>", "{here:pick}を登場<させる>", "~{here:loose}を登場<させる>"),
    zh=("使{here}登場", "使{here:pick}登場", "~使{here:loose}登場"))
say("statement", n.Play(n.It()), en="play (that card|it|them|those cards)",
    ja="そのカードを登場<させる>", zh="使該張卡片登場")
say("here", n.Cards("you", "hand", (n.IsThis(),)), en="this card from your hand",
    ja="手札のこのカード", zh="手牌中的這張卡片")
say("here", n.Cards("you", "drop", (n.IsThis(),)), en="this card from your Drop",
    ja="ドロップのこのカード", zh="棄牌區中的這張卡片")
say("statement", n.Flip(), en="flip this card over", ja="このカードを<裏返す>", zh="將這張卡片翻面")
say("statement", n.Damage("you", V.number), en="(you |)take {number} damage",
    ja="自分は{number}ダメージを<受ける>", zh="自己受到{number}傷害")
say("statement", n.Shuffle("you"), en="shuffle your deck", ja="自分のデッキをシャッフル<する>",
    zh="將自己的卡組洗牌")
say("statement", n.CancelAttack(), en="negate the attack", ja="アタックを無効<にする>",
    zh="使攻擊無效")
say("statement", n.PutUnder(V.subject, V.number), en="increase {subject}'s \\[Ki] by {number}",
    ja="{subject}の【気】+{number}<する>", zh="{subject}的【氣】+{number}")
say("statement", n.TakeUnder(V.subject, V.number), en="reduce {subject}'s \\[Ki] by {number}",
    ja="{subject}の【気】-{number}<する>", zh="{subject}的【氣】-{number}")
say("statement", n.Each((n.Move(n.Choose(V.number, False, n.Cards("you", "hand")), "drop"),)),
    en="you and your opponent each discard {number} card{number#|s} from their hand",
    ja="お互いは手札{number}枚を<捨てる>", zh="雙方各自捨棄{number}張手牌")
say("statement", n.Each((n.Move(n.Top("you", "life", V.number), "hand"),)),
    en="you and your opponent each add {number} card{number#|s} from their life to their hand",
    ja="お互いはライフ{number}枚を手札に<加える>", zh="雙方各自將{number}張生命卡加入手牌")
say("statement", n.Each((n.Move(n.Top("you", "deck", V.number), "drop"),)),
    en="you and your opponent each place the top {number} cards of their deck in the Drop",
    ja="お互いはデッキの上から{number}枚をドロップに<置く>",
    zh="雙方各自將{number}張卡組上面的卡片放置在棄牌區")
say("statement", n.Each((n.Damage("you", V.number),)),
    en="you and your opponent each take {number} damage", ja="お互いは{number}ダメージを<受ける>",
    zh="雙方各自受到{number}傷害")
say("statement", n.Retarget(V.self), en="change the target of the attack to {self}",
    ja="アタックの対象を{self}に変更<する>", zh="將攻擊的對象變更為{self}")
say("statement", n.Lose("you"), en="you lose the game", ja="自分はゲームに敗北<する>",
    zh="自己將輸掉遊戲")
say("statement", n.ExtraTurn("you"), en="take an extra turn after this one",
    ja="このターンの後に自分のターンを追加で<得る>", zh="這個回合結束後，自己追加獲得1個回合")
say("statement", n.Skip(V.whose, "turn"), en="skip {whose} next turn",
    ja="次の{whose}のターンを飛ば<す>", zh="跳過下一個{whose}的回合")
say("statement", n.Skip(V.whose, "charge"), en="skip {whose} next Charge Phase",
    ja="次の{whose}のチャージフェイズを飛ば<す>", zh="跳過下一個{whose}的充能階段")
say("statement", n.Skip(V.whose, "main"), en="skip {whose} next Main Phase",
    ja="次の{whose}のメインフェイズを飛ば<す>", zh="跳過下一個{whose}的主要階段")
say("statement", n.Skip(V.whose, "end"), en="skip {whose} next End Phase",
    ja="次の{whose}のエンドフェイズを飛ば<す>", zh="跳過下一個{whose}的結束階段")
say("statement", n.Skip(V.whose, "offence"), en="skip {whose} next Offense Step",
    ja="次の{whose}のオフェンスステップを飛ば<す>", zh="跳過下一個{whose}的進攻步驟")
say("statement", n.Skip(V.whose, "defence"), en="skip {whose} next Defense Step",
    ja="次の{whose}のディフェンスステップを飛ば<す>", zh="跳過下一個{whose}的防守步驟")
say("statement", n.Skip(V.whose, "damage"), en="skip {whose} next Damage Step",
    ja="次の{whose}のダメージステップを飛ば<す>", zh="跳過下一個{whose}的傷害步驟")
say("statement", n.Activate(V.timing_name, V.pick), en="activate the {timing_name} skill of {pick}",
    ja="{pick}の{timing_name}スキルを発動<する>", zh="發動{pick}的{timing_name}技能")
say("statement", n.Activate(V.timing_name), en="activate this card's {timing_name} skill",
    ja="このカードの{timing_name}スキルを発動<する>", zh="發動這張卡片的{timing_name}技能")

# -- board: Done to cards that are not chosen, or whose choice is not said. ----------------------

# Read only: the choice is usually said.
say("statement", n.KO(V.here), en=("KO {here:goods}", "KO {here}", "~KO {here:loose}"),
    ja=("{here:goods}をKO<する>", "{here}をKO<する>", "~{here:loose}をKO<する>"),
    zh=("KO{here:goods}", "KO{here}", "~KO{here:loose}"))
# A "card" and nothing else is any card that can be in a mode, energy too (1-8-1, ruling 204).
MODES = ((n.Rest, "Rest", "レスト", "休息"), (n.SetActive, "Active", "アクティブ", "活動"))
for act, en, ja, zh in MODES:
    say("statement", act(n.Choose(V.number, V.up_to, n.Cards(V.whose, "modes"))),
        en=f"~switch {{up_to}}{{number}} of {{whose}} cards to {en} Mode",
        ja=f"~{{whose}}のカード{{number}}枚{{up_to}}を{ja}<にする>",
        zh=f"~將{{up_to}}{{number}}張{{whose}}的卡片置為{zh}狀態")
say("statement", n.Rest(V.here),
    en=("switch {here:goods} to Rest Mode", "switch {here} to Rest Mode",
        "~switch {here:loose} to Rest Mode"),
    ja=("{here:goods}をレスト<にする>", "{here}をレスト<にする>", "~{here:loose}をレスト<にする>"),
    zh=("將{here:goods}置為休息狀態", "將{here}置為休息狀態", "~將{here:loose}置為休息狀態"))
say("statement", n.SetActive(V.here),
    en=("switch {here:goods} to Active Mode", "switch {here} to Active Mode",
        "~switch {here:loose} to Active Mode"),
    ja=("{here:goods}をアクティブ<にする>", "{here}をアクティブ<にする>",
        "~{here:loose}をアクティブ<にする>"),
    zh=("將{here:goods}置為活動狀態", "將{here}置為活動狀態", "~將{here:loose}置為活動狀態"))
say("statement", n.Move(V.here, "deck", V.end, order=V.order),
    en=("place {here:goods} at the {end} of the deck{order}",
        "place {here} at the {end} of the deck{order}",
        "~place {here:loose} at the {end} of the deck{order}"),
    ja=("{here:goods}を{order}デッキの{end}に<置く>", "{here}を{order}デッキの{end}に<置く>",
        "~{here:loose}を{order}デッキの{end}に<置く>"),
    zh=("將{here:goods}{order}放置在卡組{end}", "將{here}{order}放置在卡組{end}",
        "~將{here:loose}{order}放置在卡組{end}"))
# Putting cards into the energy or the life is adding them to it.
say("statement", n.Move(V.here, "energy", state=V.rest),
    en=("add {here:goods} to the energy{rest}", "add {here} to the energy{rest}",
        "~place {here:goods} (in|into) (your|the|its owner's|their owner's) energy{rest}",
        "~place {here:loose} (in|into) (your|the|its owner's|their owner's) energy{rest}",
        "~add {here:loose} to the energy{rest}"),
    ja=("{here:goods}を{rest}エナジー(<にする>|に<置く>|に<加える>)",
        "{here}を{rest}エナジー(<にする>|に<置く>|に<加える>)",
        "~{here:loose}を{rest}エナジー(<にする>|に<置く>|に<加える>)"),
    zh=("將{here:goods}{rest}加入能量區", "將{here}{rest}加入能量區",
        "~將{here:loose}{rest}加入能量區"))
say("statement", n.Move(V.here, "life"),
    en=("add {here:goods} to the life", "add {here} to the life",
        "~place {here:goods} in (your|the) life", "~add {here:loose} to the life"),
    ja=("{here:goods}をライフに<加える>", "{here}をライフに<加える>",
        "~{here:loose}をライフに<加える>"),
    zh=("將{here:goods}加入生命區", "將{here}加入生命區", "~將{here:loose}加入生命區"))
say("statement", n.Move(V.here, "under"),
    en=("place {here:goods} under this card", "place {here} under this card",
        "~place {here:loose} under this card"),
    ja=("{here:goods}をこのカードの下に<置く>", "{here}をこのカードの下に<置く>",
        "~{here:loose}をこのカードの下に<置く>"),
    zh=("將{here:goods}放置在這張卡片下面", "將{here}放置在這張卡片下面",
        "~將{here:loose}放置在這張卡片下面"))
say("statement", n.Move(V.here, "removed"),
    en=("remove {here:goods} from the game", "remove {here} from the game",
        "~remove {here:loose} from the game"),
    ja=("{here:goods}をゲームから<取り除く>", "{here}をゲームから<取り除く>",
        "~{here:loose}をゲームから<取り除く>"),
    zh=("將{here:goods}從遊戲中移除", "將{here}從遊戲中移除", "~將{here:loose}從遊戲中移除"))
say("statement", n.Move(V.here, "battle", state=V.rest),
    en=("place {here:goods} in the Battle Area{rest}", "place {here} in the Battle Area{rest}",
        "~place {here:loose} in the Battle Area{rest}"),
    ja=("{here:goods}をバトルエリアに{rest}<置く>", "{here}をバトルエリアに{rest}<置く>",
        "~{here:loose}をバトルエリアに{rest}<置く>"),
    zh=("將{here:goods}{rest}放置在戰鬥區", "將{here}{rest}放置在戰鬥區",
        "~將{here:loose}{rest}放置在戰鬥區"))
say("statement", n.Combo(V.here),
    en=("use {here:goods} in a combo", "use {here} in a combo", "~use {here:loose} in a combo"),
    ja=("{here:goods}をコンボ<させる>", "{here}をコンボ<させる>", "~{here:loose}をコンボ<させる>"),
    zh=("使{here:goods}連擊", "使{here}連擊", "~使{here:loose}連擊"))
say("statement", n.Control(V.goods),
    en=("gain control of {goods}", "gain control of {goods:here}",
        "~gain control of {goods:loose}"), ja="{goods}のコントロールを<得る>",
    zh=("獲得{goods}的控制權", "獲得{goods:here}的控制權", "~獲得{goods:loose}的控制權"))
say("statement", n.Reveal(V.top), en=("reveal {top:pick}", "reveal {top}"),
    ja=("{top:here}を公開<する>", "{top:pick}を公開<する>", "{top}を公開<する>",
        "~{top:loose}を公開<する>"),
    zh=("公開{top:here}", "公開{top:pick}", "公開{top}", "~公開{top:loose}"))
say("statement", n.Look(V.here), ja="{here}を<見る>", zh="查看{here}")
say("statement", n.Look(V.pick), en="look at {pick}",
    ja=("{pick}を<見る>", "~{pick:loose}を<見る>"), zh=("查看{pick}", "~查看{pick:loose}"))
say("statement", n.Modes(((n.SetActive(n.This()),), (n.SetActive(V.pick),))),
    en="switch this card or {pick} to Active Mode", ja="このカードか{pick}をアクティブ<にする>",
    zh="將這張卡片或{pick}置為活動狀態")
say("statement", n.AddTokens(V.whose, V.number, False, "marker"),
    zh="{whose}放置{number}個能量標記")
say("statement", n.Modes(((n.SetActive(V.several),), (n.SetActive(V.energy_pick),))),
    ja="{several:mixed}か{energy_pick}を選び、アクティブ<にする>",
    zh="選擇{several}或{energy_pick}，將其置為活動狀態")
say("energy_pick", n.Choose(V.number, True, n.Cards("you", "energy")),
    ja="自分のエナジー{number}枚まで", zh="最多{number}張自己的能量")
say("mixed", n.Choose(1, True, n.Cards(V.whose, "field", V.thing)), ja="{whose}の{thing}")

# -- markers -------------------------------------------------------------------------------------

say("statement", n.AddTokens("you", V.number, False, "marker"),
    en=("you place {number} energy marker{number#|s}", "~place {number} energy marker{number#|s}"),
    ja="自分はエナジーマーカー{number}つを<置く>")
say("statement", n.AddTokens("opponent", V.number, False, "marker"),
    en="your opponent places {number} energy marker{number#|s}",
    ja="相手はエナジーマーカー{number}つを<置く>")
say("statement", n.ReturnTokens("you", V.number, where="marker"),
    en="remove {number} of your energy markers( from the game|)",
    ja="自分のエナジーマーカー{number}つを<取り除く>", zh="移除{number}個自己的能量標記")
say("statement", n.ReturnTokens("opponent", V.number, True, "marker"),
    en="remove up to {number} of your opponent's energy markers from the game",
    ja="相手のエナジーマーカー{number}つまでを<取り除く>", zh="移除最多{number}個對手的能量標記")

# -- choosing: choose ... and KO it: an act is said of what was chosen. --------------------------

say("act", n.KO(n.Player("subject")), en="KO it", ja="KO<する>", zh=("將其KO", "KO其"))
say("act", n.Rest(n.Player("subject")), en="switch it to Rest Mode", ja="レスト<にする>",
    zh="將其置為休息狀態")
say("act", n.SetActive(n.Player("subject")), en="switch it to Active Mode", ja="アクティブ<にする>",
    zh="將其置為活動狀態")
say("act", n.Move(n.Player("subject"), "hand"),
    en=("return it to the hand", "~add it to your hand"), ja="手札に<戻す>", zh="將其放回手牌")
say("act", n.Move(n.Player("subject"), "drop"), en="place it in the Drop", ja="ドロップに<置く>",
    zh="將其放置在棄牌區")
say("act", n.Move(n.Player("subject"), "deck", V.end, order=V.order),
    en="place it at the {end} of the deck{order}", ja="{order}デッキの{end}に<置く>",
    zh="將其{order}放置在卡組{end}")
say("act", n.Move(n.Player("subject"), "energy", state=V.rest),
    en=("add it to the energy{rest}", "~place it (in|into) (the|its owner's) energy{rest}"),
    ja="{rest}エナジー(<にする>|に<置く>|に<加える>)", zh="將其{rest}加入能量區")
say("act", n.Move(n.Player("subject"), "life"), en="add it to the life", ja="ライフに<加える>",
    zh="將其加入生命區")
say("act", n.Move(n.Player("subject"), "under"), en="place it under this card",
    ja="このカードの下に<置く>", zh="將其放置在這張卡片下面")
say("act", n.Move(n.Player("subject"), "removed"), en="remove it from the game",
    ja="ゲームから<取り除く>", zh="將其從遊戲中移除")
say("act", n.Move(n.Player("subject"), "battle", state=V.rest),
    en="place it in the Battle Area{rest}", ja="バトルエリアに{rest}<置く>",
    zh="將其{rest}放置在戰鬥區")
say("act", n.Play(n.Player("subject"), True), en="play it in Rest Mode", ja="レストで登場<させる>",
    zh="使其以休息狀態登場")
say("act", n.Play(n.Player("subject")), en="play it", ja="登場<させる>", zh="使其登場")
# Putting cards into the Combo Area is what a combo is (5-6-1).
say("act", n.Combo(n.Player("subject")), en=("place it in the Combo Area", "use it in a combo"),
    ja=("コンボエリアに<置く>", "コンボ<させる>"), zh=("將其放置在連擊區", "使其連擊"))
say("act", n.Reveal(n.Player("subject")), en="reveal it", ja="公開<する>", zh="公開其")
say("act", n.Look(n.Player("subject")), en="look at it", ja="<見る>", zh="查看其")
# Putting cards into the Combo Area is what a combo is (5-6-1).
say("act", n.Control(n.Player("subject")), en="gain control of it", ja="コントロールを<得る>",
    zh="獲得其的控制權")
say("act", n.Flip(n.Player("subject")), en="flip it over")
say("act", V.said, en="{said}", ja="{said:said*}", zh="{said}")

# -- sentences -----------------------------------------------------------------------------------

say("optional", V.step, ja=("{step:step.may}", "{step:clause.can}"))
say("sentence", V.clause, ja="{clause}", zh="{clause}")
say("sentence", (n.May(V.clause),), ja="{clause:optional}", zh="可以{clause}")
say("sentence", (*V.first, n.May(V.clause)), ja="{first:clause.cont}、{clause:step.may}",
    zh="{first:clause}，可以{clause}")
say("sentence", (n.If(n.All((n.Fits(n.This(), (n.State("in_battle"),)), V.condition)), V.clause),),
    ja="このカードの戦闘中、{condition}場合、{clause}",
    zh="這張卡片戰鬥中，若{condition}時，{clause}")
say("sentence", (n.If(n.Fits(n.This(), (n.State("in_battle"),)), V.clause),),
    ja="このカードの戦闘中、{clause}", zh="這張卡片戰鬥中，{clause}")
say("sentence", (n.If(n.Fits(n.Foe(), V.thing), V.clause),),
    ja="このカードと相手の{thing}との戦闘中、{clause}", zh="這張卡片和對手{thing}戰鬥中，{clause}")
say("sentence", (n.If(V.condition, V.sentence),), ja="{condition}場合、{sentence}",
    zh="若{condition}時，{sentence}")
say("sentence", (n.Upon(V.event, V.clause, V.lasting, False),), ja="{lasting}{event}時、{clause}",
    zh="{lasting}每當{event}時，{clause}")
say("sentence", (n.Upon(V.event, V.clause, V.lasting),), ja="{lasting}次に{event}時、{clause}",
    zh="{lasting}下一次{event}時，{clause}")
say("sentence", (n.IfDone(V.sentence),), ja="そうした場合、{sentence}",
    zh="若有執行此動作時，{sentence}")
say("sentence", (n.If(n.Unless(V.condition), V.clause),), ja="{condition}場合を除き、{clause}",
    zh="除非{condition}，{clause}")
say("sentence", (n.IfDone((), V.sentence),), ja="そうしなかった場合、{sentence}",
    zh="若沒有執行此動作時，{sentence}")
say("sentence", (*V.first, n.If(V.condition, V.clause)),
    ja="{first:clause.cont}、{condition}場合、{clause}",
    zh="{first:clause}，若{condition}時，{clause}")
say("energy_pick", n.Choose(V.number, True, n.Cards(V.whose, "energy")),
    en=("{number} of {whose} energy", "up to {number} of {whose} energy"))

# -- later ---------------------------------------------------------------------------------------

say("sentence", (n.Later("end_of_turn", V.clause),), en="at the end of the turn, {clause}",
    ja="このターン終了時、{clause}", zh="這個回合結束時，{clause}")
say("sentence", (n.Later("end_of_battle", V.clause),), en="at the end of the battle, {clause}",
    ja="この戦闘終了時、{clause}", zh="這場戰鬥結束時，{clause}")
say("sentence", (n.Later("start_of_your_turn", V.clause),),
    en="at the start of your next turn, {clause}", ja="次の自分のターン開始時、{clause}",
    zh="下一個我方回合開始時，{clause}")
say("sentence", (n.Later("end_of_opponent_turn", V.clause),),
    en="at the end of your opponent's next turn, {clause}", ja="次の相手のターン終了時、{clause}",
    zh="下一個對手回合結束時，{clause}")

# -- sentences -----------------------------------------------------------------------------------

say("sentence", V.clause, en="{clause}")
say("sentence", (n.May(V.clause),), en="you may {clause}")
say("sentence", (*V.clause, n.May(V.last)), en="{clause} and you may {last:clause}")
say("sentence", (n.If(n.All((n.Fits(n.This(), (n.State("in_battle"),)), V.condition)), V.clause),),
    en="while this card is in a battle, if {condition}, {clause}")
say("sentence", (n.If(V.condition, V.clause),),
    en=("if {condition}, {clause:sentence}", "~{clause} (if|while) {condition}",
        "~while {condition}, {clause}"))
say("sentence", (n.If(n.Unless(V.condition), V.clause),), en="{clause} unless {condition}")
say("sentence", (n.If(n.Fits(n.Foe(), V.thing), V.clause),),
    en="{clause} while it's in a battle with your opponent's {thing}")
say("each_time", False, en="when")
say("each_time", True, en="the next time")
say("sentence", (n.Upon(V.event, V.clause, V.lasting_first, V.once),),
    en="{lasting_first}{once:each_time} {event}, {clause}")
say("sentence", (n.IfDone(V.sentence),), en="if you do, {sentence}")
say("sentence", (n.If(n.All((n.Happened("battle_ko"), V.fact)), V.clause),),
    en="~during this turn, if your opponent's Battle Card is KO'd in battle and {fact}, {clause}")
say("sentence", (n.IfDone((), V.sentence),), en="if you don't, {sentence}")
say("sentence", (*V.clause, n.If(V.condition, V.last)),
    en="{clause}(, and| and|, then) if {condition}, {last:clause}")
say("block", (n.If(V.condition, (n.Gain(V.choice, V.stat, V.other, V.duration),), (n.Gain(V.choice,
    V.stat, V.plus, V.duration),)),),
    en=("choose {choice} and {choice#it gets|they get} {plus} {stat}{duration}. if {condition}, "
        "{choice#it gets|they get} {other:plus} {stat} instead."),
    ja="{choice}{duration}{stat}{plus}。{condition}場合、代わりに{stat}{other:plus}。",
    zh="選擇{choice}，{duration}{stat}{plus}。若{condition}時，替換成{stat}{other:plus}。")
say("block", (n.If(V.condition, V.b, V.a),),
    en=("{a:clause}. if {condition}, {b:clause} instead.",
        "if {condition}, {b:sentence}. (otherwise|if not|if it isn't|if it doesn't), "
        "{a:sentence}."),
    ja=("{a:clause}。{condition}場合、代わりに{b:clause}。",
        "{condition}場合、{b:sentence}。そうでない場合、{a:sentence}。"),
    zh=("{a:clause}。若{condition}時，替換成{b:clause}。",
        "若{condition}時，{b:sentence}。否則，{a:sentence}。"))
say("block", (*V.first, n.If(V.condition, V.a, V.b)),
    ja="{first:clause.cont}、{condition}場合、{a:sentence}。そうでない場合、{b:sentence}。")
say("block", (n.Modes(V.options),), en="choose one:{options}", ja="以下から1つを選ぶ。{options}",
    zh="選擇下列其中一項。{options}")
say("block", (n.Modes(V.options, "opponent"),), en="your opponent chooses one:{options}",
    ja="相手は以下から1つを選ぶ。{options}", zh="對手選擇下列其中一項。{options}")
say("block", (n.Modes(V.options, count=2),), en="choose two:{options}",
    ja="以下から2つを選ぶ。{options}", zh="選擇下列其中二項。{options}")
say("block", (n.Modes(V.options, "opponent", 2),), en="your opponent chooses two:{options}",
    ja="相手は以下から2つを選ぶ。{options}", zh="對手選擇下列其中二項。{options}")
say("block", (n.If(V.condition, V.block),), en="if {condition}, {block}",
    ja="{condition}場合、{block}", zh="若{condition}時，{block}")
