"""Statements: what a card tells players to do, and how they make sentences."""
# fmt: off

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tefuda.text.book import Book
from tefuda.text.template import V, n
from tefuda.text.tiers import SAID

BOOK = Book()
say = BOOK.say

# -- actions -------------------------------------------------------------------------------------

say("lasting", "turn", en=" during this turn", ja="このターン中、", zh="本回合中，")
say("lasting", "attack", en=" during this attack", ja="このアタック中、", zh="本次攻擊中，")
say("lasting", "opponent_turn", en=" during your opponent's next turn", ja="次の相手のターン中、",
    zh="對方的下個回合中，")
say("lasting", "your_turn", en=" during your next turn", ja="次のあなたのターン中、",
    zh="我方的下個回合中，")
say("lasting", "opponent_turn_end", ja="次の相手のターン終了時まで、")
say("lasting", "next_turn_start", ja="次のあなたのターン開始時まで、")
say("lasting", "own_next_attack", en=" during this character's next attack this turn",
    ja="このターンこのキャラの次のアタック中、", zh="本回合此角色的下次攻擊中，")
say("lasting", "its_next_attack", en=" during that character's next attack this turn",
    ja="このターンそれの次のアタック中、", zh="本回合該角色的下次攻擊中，")
say("lasting", "next_attack", en=" during the next attack this turn",
    ja="このターン次のアタック中、", zh="本回合的下次攻擊中，")
say("lasting", "game", ja="このゲーム中、")
say("duration", V.lasting, en="{lasting}", ja="{lasting}", zh="{lasting}")
say("duration", "", en="", ja="", zh="")

# -- moves ---------------------------------------------------------------------------------------

class Act(NamedTuple):
    """What is done to cards: of whichever, and the words ("{}" is the cards, or "it")."""

    node: Callable[[Any], Any]
    en: str
    ja: tuple[str, ...]
    zh: str
    found: str = ""  # of cards just looked at: what English says then


ACTS = (
    Act(lambda it: n.Move(it, "waiting"), "put {} into the waiting room", ("控え室に<置く>",),
        "放置到等候室"),
    Act(lambda it: n.Move(it, "hand"), "return {} to the hand", ("手札に<戻す>",), "返回手牌",
        "put {self:found} into your hand"),
    Act(lambda it: n.Move(it, "hand", reveal=True),
        "reveal {} and put {self#it|them} into the hand",
        ("公開し、手札に<加える>",), "公開並加入手牌",
        "reveal {self:found} and put {self#it|them} into your hand"),
    Act(lambda it: n.Move(it, "deck", V.end, order=V.order),
        "put {} on the {end} of the deck{order}",
        ("{order}(|相手の|持ち主の)デッキの{end}に<置く>",), "{order}放置到卡組{end}"),
    Act(lambda it: n.Move(it, "energy", state=V.rest), "put {} into the energy{rest}",
        ("エネルギーに{rest}<置く>",), "{rest}放置到能量",
        "put {self:found} into your energy{rest}"),
    Act(lambda it: n.Move(it, "member", state=V.rest), "put {} among the Members{rest}",
        ("メンバーに{rest}<置く>",), "{rest}放置到隊員",
        "put {self:found} among your Members{rest}"),
    Act(lambda it: n.Move(it, "free_member", state=V.rest), "put {} into a free seat{rest}",
        ("空席のメンバーに{rest}<置く>",), "{rest}放置到隊員空位",
        "put {self:found} into free seats{rest}"),
    Act(lambda it: n.Move(it, "entry", state=V.rest), "put {} into the Entry{rest}",
        ("エントリーに{rest}<置く>",), "{rest}放置到登場位"),
    Act(lambda it: n.Move(it, "retire"), "put {} into Retire",
        ("リタイアに<置く>", "リタイア<させる>"), "放置到退場區"),
    Act(lambda it: n.Move(it, "memory"), "put {} into the memories", ("思い出<にする>",),
        "作為回憶"),
    Act(lambda it: n.Move(it, "rebirth"), "set {}", ("セット<する>",), "設置", "set {self:found}"),
    Act(lambda it: n.Rest(it), "rest {}", ("【レスト】<する>",), "橫置"),
    Act(lambda it: n.SetActive(it), "stand {}", ("【スタンド】<する>",), "直置"),
    Act(lambda it: n.Reveal(it), "reveal {}", ("公開<する>",), "公開", "reveal {self:top}"),
)
for act in ACTS:
    it, one, goods = (act.en.replace("{}", it) for it in ("{self#it|them}", "{self}",
        "{self:goods}"))
    whom = ("{self:choice}", "{self}を", "{self:goods}", "@others:{self:theirs}")
    say("statement", act.node(V.self),
        en=(f"{{self:choice}} and {it}", one, goods, *([act.found] if act.found else [])),
        ja=tuple(who + ja for who in whom for ja in act.ja),
        zh=(f"{{self:choice}}，將其{act.zh}", f"將{{self}}{act.zh}", f"將{{self:goods}}{act.zh}",
            *([f"將{{self:found}}{act.zh}"] if ":found" in act.found else [])))
    say("statement", act.node(n.Both((V.a, V.b))),
        ja=tuple(f"{{a:self}}と{{b:self}}を{ja}" for ja in act.ja))
say("statement", n.Swap(n.Both((V.choice, V.other)), V.rest),
    en="{choice} and exchange {choice#it|them} with {other:self}{rest}",
    ja=("{choice}{other:self}と{rest}<入れ替える>",
        "@others:{choice:theirs}{other:self}と{rest}<入れ替える>"),
    zh="{choice}，將其與{other:self}{rest}交換")
say("statement", n.Swap(n.Both((V.choice, n.Cards("you", "entry")))),
    en="{choice} and exchange {choice#it|them} with the Entry",
    ja=("{choice}エントリーと<入れ替える>", "@others:{choice:theirs}エントリーと<入れ替える>"),
    zh="{choice}，將其與登場位交換")
say("statement", n.Swap(n.Both((V.choice, n.Choose(1, False, n.Cards("you", V.zone, V.thing),
    late=True))), V.rest),
    en="{choice} and exchange {choice#it|them} with a {thing} from {zone}{rest}",
    ja=("{choice}{zone}の{thing}と{rest}<入れ替える>",
        "@others:{choice:theirs}{zone}の{thing}と{rest}<入れ替える>"),
    zh="{choice}，將其與{zone}的1張{thing}{rest}交換")
say("statement", n.Swap(n.Both((V.self, V.other)), V.rest),
    en="exchange {self} with {other:self}{rest}", ja="{self}を{other:self}と{rest}<入れ替える>",
    zh="將{self}與{other:self}{rest}交換")
say("statement", n.Swap(n.Both((V.self, n.Cards("you", "entry")))),
    en="exchange {self} with the Entry", ja="{self}をエントリーと<入れ替える>",
    zh="將{self}與登場位交換")
say("statement", n.Swap(n.Both((V.self, n.Choose(1, False, n.Cards("you", V.zone, V.thing),
    late=True))), V.rest), en="exchange {self} with a {thing} from {zone}{rest}",
    ja="{self}を{zone}の{thing}と{rest}<入れ替える>", zh="將{self}與{zone}的1張{thing}{rest}交換")
say("statement", n.Swap(n.Both((V.goods, V.other)), V.rest),
    en="exchange {goods} with {other:self}{rest}", ja="{goods}{other:self}と{rest}<入れ替える>",
    zh="將{goods}與{other:self}{rest}交換")
say("statement", n.Swap(n.Both((V.goods, n.Cards("you", "entry")))),
    en="exchange {goods} with the Entry", ja="{goods}エントリーと<入れ替える>",
    zh="將{goods}與登場位交換")
say("statement", n.Swap(n.Both((V.goods, n.Choose(1, False, n.Cards("you", V.zone, V.thing),
    late=True))), V.rest), en="exchange {goods} with a {thing} from {zone}{rest}",
    ja="{goods}{zone}の{thing}と{rest}<入れ替える>", zh="將{goods}與{zone}的1張{thing}{rest}交換")
say("statement", n.Swap(n.Both((n.Both((V.a, V.b)), V.other)), V.rest),
    ja="{a:self}と{b:self}を{other:self}と{rest}<入れ替える>")
say("statement", n.Swap(n.Both((n.Both((V.a, V.b)), n.Cards("you", "entry")))),
    ja="{a:self}と{b:self}をエントリーと<入れ替える>")
say("statement", n.Swap(n.Both((n.Both((V.a, V.b)), n.Choose(1, False, n.Cards("you", V.zone,
    V.thing), late=True))), V.rest), ja="{a:self}と{b:self}を{zone}の{thing}と{rest}<入れ替える>")
say("statement", n.Swap(V.pair, V.rest), ja="{pair}それを{rest}<入れ替える>")
say("statement", n.Swap(n.Both((V.a, V.b))), ja="{a:self}と{b:self}を<入れ替える>")
say("statement", n.Activate("spark", n.It()),
    ja=("それの【スパーク】から1つ選び、発動<させる>", "~それの【スパーク】から1つ発動<させる>",
        "~それの【スパーク】を発動<させる>", "~それをこのキャラの【スパーク】として発動<させる>"))
say("statement", n.Activate("spark", n.Cards("you", "entry")),
    ja=("エントリーの【スパーク】から1つ選び、発動<させる>",
        "~エントリーの【スパーク】から1つ発動<させる>", "~エントリーの【スパーク】を発動<させる>"))
say("statement", n.Select(n.Choose(V.number, V.up_to, n.Cards(V.owner, V.zone, V.thing))),
    ja="{owner}{zone}から{thing}を{number}枚{up_to}<選ぶ>")
say("statement", n.Select(n.Choose(V.number, V.up_to, n.Cards(V.owner, V.zone))),
    ja="{owner}{zone}から{number}枚{up_to}<選ぶ>")
say("statement", n.Select(n.Choose(n.AnyNumber(), True, n.Cards(V.owner, V.zone, V.thing))),
    ja="{owner}{zone}から{thing}を望む枚数<選ぶ>")
say("statement", n.Select(n.Choose(n.AnyNumber(), True, n.Cards(V.owner, V.zone))),
    ja="{owner}{zone}から望む枚数<選ぶ>")
say("statement", n.Select(n.Choose(n.AnyNumber(), False, n.Cards(V.owner, V.zone, V.thing))),
    ja="{owner}{zone}から{thing}をすべて<選ぶ>")
say("statement", n.Select(n.Choose(n.AnyNumber(), False, n.Cards(V.owner, V.zone))),
    ja="{owner}{zone}からすべて<選ぶ>")
say("statement", n.Select(n.Choose(V.amount, False, n.Cards(V.owner, V.zone, V.thing))),
    ja="{owner}{zone}から{thing}を{amount}と同じ枚数<選ぶ>")
say("statement", n.Select(n.Choose(V.amount, False, n.Cards(V.owner, V.zone))),
    ja="{owner}{zone}から{amount}と同じ枚数<選ぶ>")
say("statement", n.Swap(V.choice), en="{choice} and exchange them with each other",
    zh="{choice}，將其互相交換")
say("statement", n.Activate("spark", V.sparks),
    en="choose {sparks} and play it as this card's \\[Spark]",
    ja=("{sparks}選び、このキャラの【スパーク】として発動<させる>",
        "~{sparks:choice}このキャラの【スパーク】として発動<させる>",
        "{sparks:choice}その【スパーク】から1つ発動<させる>"),
    zh="選擇{sparks}，作為此卡的【火花】發動")
say("statement", n.Activate("spark", n.It()), en="play 1 \\[Spark] of that card",
    zh="發動該卡的1個【火花】")
say("statement", n.Activate("spark", V.choice), en="{choice} and play 1 \\[Spark] of it",
    zh="{choice}，發動其1個【火花】")

# -- players -------------------------------------------------------------------------------------

say("statement", n.Draw("you", V.number, V.up_to), en="draw {up_to}{number} card{number#|s}",
    ja="{number}枚{up_to}<引く>", zh="抽{up_to}{number}張卡")
say("statement", n.Draw("you", n.Done()), en="draw as many cards",
    ja=("それと同じ枚数<引く>", "~同じ枚数<引く>"), zh="抽相同張數的卡")
say("statement", n.Draw("you", V.amount), ja="{amount}と同じ枚数<引く>")
say("statement", n.Draw("you", V.times), en="draw 1 card{times}", ja="{times}1枚<引く>",
    zh="{times}抽1張卡")
say("statement", n.Draw("you", n.Sum((V.number, n.Count(n.Cards("you", "hand"), times=-1)))),
    ja="手札が{number}枚になるように<引く>")
say("statement", n.Move(n.Choose(n.Sum((n.Count(n.Cards("you", "hand")), V.less)), False,
    n.Cards("you", "hand"), late=True), "waiting"),
    ja="手札が{less}枚になるように[手札から]控え室に<置く>")
say("statement", n.Draw("opponent", V.number), en="your opponent draws {number} card{number#|s}",
    ja="@others:相手は{number}枚<引く>", zh="對方抽{number}張卡")
say("statement", n.Draw("opponent", V.number, True), ja="@others:相手は{number}枚まで<引く>",
    zh="對方抽最多{number}張卡")
say("statement", n.Recover("you", V.number), en="recover {number} damage",
    ja="{number}点回復<する>", zh="回復{number}點傷害")
say("statement", n.Recover("opponent", V.number), en="your opponent recovers {number} damage",
    ja="@others:相手は{number}点回復<する>", zh="對方回復{number}點傷害")
say("statement", n.Shuffle("opponent"), ja="@others:相手はデッキをシャッフル<する>",
    zh="對方將卡組洗牌")
say("statement", n.Shuffle("you"), en="shuffle your deck", ja="デッキをシャッフル<する>",
    zh="將卡組洗牌")
say("statement", n.PayEnergy(V.number), en="pay {number} energy", ja="エネ{number:circled}<する>",
    zh="支付{number}點能量")
say("statement", n.EndPhase(), en="end this phase", ja="このフェイズを終了<する>", zh="結束本階段")
say("statement", n.CancelAttack(), en="end this attack", ja="このアタックを終了<する>",
    zh="結束本次攻擊")
say("statement", n.Look(n.Cards("opponent", "hand")), ja="相手の手札をすべて<見る>")
say("statement", n.Reveal(n.Cards("you", "hand")), ja="手札をすべて公開<する>")
say("statement", n.Move(n.Choose(V.number, False, n.Cards("opponent", "hand"), "opponent"),
    "waiting"),
    en="your opponent puts {number} card{number#|s} from their hand into the waiting room",
    ja="~@others:相手は手札から{number}枚控え室に<置く>",
    zh="對方將自己手牌的{number}張卡放置到等候室")
say("sentence", (n.Each(V.clause),), ja="各プレイヤーは{clause}")
say("sentence", (n.Each((n.May(V.clause),)),), ja="各プレイヤーは{clause:optional}")
say("statement", n.Declare(), en="name a number from 1 to 9", ja="1～9の数字を1つ宣言<する>",
    zh="宣告1到9的1個數字")
say("statement", V.others, ja="{others}")
say("statement", n.Look(V.top), en="look at {top}", ja="{top}<見る>", zh="查看{top}")
say("statement", n.Move(V.found, "entry"), en="put {found} into your Entry",
    ja=("{found}選び、エントリーに<置く>", "~{found:more}選び、エントリーに<置く>"),
    zh="將{found}放置到登場位")
say("statement", n.Select(V.found), en="choose {found}",
    ja=("{found}<選ぶ>", "~{found:more}<選ぶ>"), zh="選擇{found}")
say("statement", n.Look(n.Cards("opponent", "hand")), en="look at your opponent's hand",
    zh="查看對方的所有手牌")
say("statement", n.May((V.others,), "opponent"), ja="{others:others.may}")

# -- sentences -----------------------------------------------------------------------------------

say("optional", V.step, ja="{step:step.may}")
say("sentence", V.clause, en="{clause}", ja="{clause}", zh="{clause}")
say("sentence", (n.May(V.clause),), en="you may {clause}", ja="{clause:optional}",
    zh="可以{clause}")
say("sentence", (V.gated,), ja="{gated}")
say("sentence", (*V.first, V.gated), ja="{first:clause.cont}、{gated}")
say("sentence", (n.May((*V.cost, n.IfDone(V.sentence))),),
    en="you may {cost:clause}; if you do, {sentence}", ja="{cost:clause}ことで、{sentence}",
    zh="可以{cost:clause}來進行：{sentence}")
say("sentence", (n.Each(V.clause),), en="each player does this: {clause}",
    zh="各玩家進行：{clause}")
say("sentence", (n.Each((n.May(V.clause),)),), en="each player may do this: {clause}",
    zh="各玩家可以進行：{clause}")
say("sentence", (V.gated,), en="{gated}", zh="{gated}")
say("sentence", (*V.first, V.gated), en="{first:clause}, then {gated}",
    zh="{first:clause}，再{gated}")
say("sentence", (n.IfDone(V.sentence),), en="if you do, {sentence}", ja="そうしたら、{sentence}",
    zh="若如此做，{sentence}")
say("sentence", (n.IfDone((), V.sentence),), en="if you do not, {sentence}",
    ja="そうしなかったら、{sentence}", zh="若未如此做，{sentence}")
say("sentence", (n.Modes((V.a, V.b)),), ja="~{a:clause}か{b:clause}")
say("gated", n.If(V.during, V.sentence),
    en=("{during}{sentence}", "if {during:condition}, {sentence}"),
    ja=("{during}{sentence}", "{during:condition}なら、{sentence}"),
    zh=("{during}{sentence}", "若{during:condition}，{sentence}"))
say("sentence", (n.If(n.AttackNumber(V.a, this=True), V.first), n.If(n.AttackNumber(V.b, this=True),
    V.sentence)),
    ja="各ターンこのキャラの{a:number}回目のアタック中、{first:clause.cont}、"
       "{b:number}回目のアタック中、{sentence}")
say("gated", n.Later("end_of_turn", V.sentence), en="at the end of this turn, {sentence}",
    ja="このターン終了時、{sentence}", zh="本回合結束時，{sentence}")
say("gated", n.Later("end_of_battle", V.sentence), en="at the end of this attack, {sentence}",
    ja="このアタック終了時、{sentence}", zh="本次攻擊結束時，{sentence}")
say("gated", n.Later("end_of_opponent_turn", V.sentence),
    en="at the end of your opponent's next turn, {sentence}",
    ja="次の相手のターン終了時、{sentence}", zh="對方的下個回合結束時，{sentence}")
say("gated", n.Later("start_of_your_turn", V.sentence),
    en="at the start of your next turn, {sentence}", ja="次のあなたのターン開始時、{sentence}",
    zh="我方的下個回合開始時，{sentence}")
say("gated", n.Upon(V.event, V.sentence), en="the next time {event} this turn, {sentence}",
    ja="このターン次に{event}時、{sentence}", zh="本回合下次{event}時，{sentence}")
say("gated", n.Upon(V.event, V.sentence, once=False), en="each time {event} this turn, {sentence}",
    ja="このターン中、{event}時、{sentence}", zh="本回合每次{event}時，{sentence}")
say("block", (n.If(V.condition, V.a, V.b),),
    en="if {condition}, {a:clause}. otherwise, {b:clause}.",
    ja="{condition}なら、{a:clause}。違うなら、{b:clause}。",
    zh="若{condition}，{a:clause}。否則，{b:clause}。")
say("block", (n.If(V.condition, (n.Modes(((n.Move(V.choice, "energy", state=V.rest),),
    (n.Move(n.Top("you", "deck", 1), "energy", state=V.rest),))),), (n.Move(V.choice, "energy",
    state=V.rest),)),),
    ja=("{choice}エネルギーに{rest}置く。{condition}なら、控え室ではなくデッキの上から置いてもよ"
        "い。"))
say("block", (n.Modes(V.options),), en="choose 1 of these:{options}",
    ja="以下から1つ選ぶ。{options}", zh="從以下選擇1項。{options}")
say("block", (n.May((*V.cost, n.IfDone((n.Modes(V.options),)))),),
    en="you may {cost:clause}; if you do, choose 1 of these:{options}",
    ja="{cost:clause}ことで、以下から1つ選ぶ。{options}",
    zh="可以{cost:clause}來從以下選擇1項。{options}")
say("block", (n.Modes(V.options, "opponent"),), en="your opponent chooses 1 of these:{options}",
    ja="相手は以下から1つ選ぶ。{options}", zh="對方從以下選擇1項。{options}")
say("block", (n.Modes(V.options, count=2),), en="choose 2 of these:{options}",
    ja="以下から2つ選ぶ。{options}", zh="從以下選擇2項。{options}")
say("block", (n.May((*V.cost, n.IfDone((n.Modes(V.options, count=2),)))),),
    en="you may {cost:clause}; if you do, choose 2 of these:{options}",
    ja="{cost:clause}ことで、以下から2つ選ぶ。{options}",
    zh="可以{cost:clause}來從以下選擇2項。{options}")
say("block", (n.Modes(V.options, "opponent", 2),), en="your opponent chooses 2 of these:{options}",
    ja="相手は以下から2つ選ぶ。{options}", zh="對方從以下選擇2項。{options}")
say("block", (n.If(V.condition, V.block),), en="if {condition}, {block}",
    ja="{condition}なら、{block}", zh="若{condition}，{block}")
# What goes by an amount: so many cards, or kinds of them.
for kind in ("", ".kinds"):
    say("block", V.tiered, ja=f"{{tiered:tiered{kind}}}")
    unit = "種類" if kind else "枚"
    for op, bound in ((">=", "以上"), ("==", "")):
        say(f"tier{kind}", n.If(n.Compare(SAID, op, V.number), V.body),
            ja=f"{{number}}{unit}{bound}(．|：){{body}}")
for owner in (V.owner, V.whose):
    cards = n.Cards(owner, V.zones)
    front = f"{{{owner.name}}}{{zones}}の"
    say("tier_head", n.Count(cards), ja=f"{front}枚数により[、]以下をすべて行う。")
    say("tier_head.kinds", n.Kinds("name", cards),
        ja=f"{front}カード名の種類[数]により[、]以下をすべて行う。")
