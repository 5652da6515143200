"""What one card gets and may not do, in a row: `several`."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, beside, n

BOOK = Book()
say = BOOK.say

# -- predicates: gained: after "gains". barred: with its own verb. -------------------------------

say("predicate", n.Grant(n.Player("subject"), n.Ability("keyword", keyword=V.keyword)),
    en="@gained:{keyword}", ja="{keyword}を<得て>", zh="獲得{keyword}")
say("predicate", n.Treat(n.Player("subject"), "attribute", V.attribute),
    en="@gained:the {attribute} attribute", ja="属性{attribute}を<得て>", zh="獲得{attribute}屬性")
say("predicate", n.Gain(n.Player("subject"), V.stat, V.plus), en="@gained:{plus} {stat}",
    ja=("{stat}{plus}<+>", "{stat}{plus:minus}<+>"), zh=("{stat}{plus}", "{stat}{plus:minus}"))
say("predicate", n.Gain(n.Player("subject"), V.stat, beside(V.each, times=(V.times, 1))),
    en="@gained:+{times:number} {stat} {each}", ja="{each}{stat}+{times:number}<+>",
    zh="{each}{stat}+{times:number}")
say("step", (n.Gain(V.self, V.stat, beside(V.each, times=(V.times, 1))), n.Gain(V.self, V.other,
    beside(V.each, times=(V.more, 1)))),
    ja="{each}{self}(の|は){stat}+{times:number}し、{other:stat}+{more:number}<+>",
    zh="{each}{self}[的]{stat}+{times:number}，{other:stat}+{more:number}")
say("gained.two", (n.Gain(n.Player("subject"), V.stat, beside(V.each, times=(V.times, 1))),
    n.Gain(n.Player("subject"), V.other, beside(V.each, times=(V.more, 1)))),
    en="+{times:number} {stat} and +{more:number} {other:stat} {each}")
say("predicate", n.Forbid(n.Player("subject"), "be_ko", "", *V.safe),
    en="@barred:cannot be K.O.'d{safe}", ja="{safe}KOされ<ない>", zh="{safe}遭到KO")
say("predicate", n.Forbid(n.Player("subject"), "leave_field", "", *V.safe),
    ja="{safe}場を離れ<ない>", zh="{safe}離開場上")
say("predicate", n.Forbid(n.Player("subject"), "be_rested", "", *V.safe),
    ja="{safe}レストにされ<ない>", zh="{safe}置為休息狀態")
say("predicate", n.Forbid(n.Player("subject"), "be_rested"), ja="~レストにでき<ない>")
say("barred", n.Forbid(n.Player("subject"), V.fate, "", *V.safe), en="cannot {fate}{safe}")
say("predicate", n.Forbid(n.Player("subject"), "attack"), en="@barred:cannot attack",
    ja="アタックでき<ない>", zh="無法進行攻擊")
say("predicate", n.Forbid(n.Player("subject"), "be_attacked"), en="@barred:cannot be attacked",
    ja="アタックされ<ない>", zh="不會遭受攻擊")
say("predicate", n.Forbid(n.Player("subject"), "attack_leader"),
    en="@barred:cannot attack a Leader", ja="リーダーにアタックでき<ない>", zh="無法攻擊領航卡")
say("predicate", n.Forbid(n.Player("subject"), "activate_blocker"),
    en="@barred:cannot activate \\[Blocker]", ja="【ブロッカー】を発動でき<ない>",
    zh="無法發動【防禦】")
say("predicate", n.Allow(n.Player("subject"), "attack_active"),
    en="@barred:can also attack your opponent's active Characters",
    ja="相手のアクティブのキャラにもアタックできる", zh="[也]可攻擊對手活動狀態的角色卡")
say("predicate.two", (n.Grant(n.Player("subject"), n.Ability("keyword", keyword=V.a)),
    n.Grant(n.Player("subject"), n.Ability("keyword", keyword=V.b))),
    zh="獲得{a:keyword}(和|、|與){b:keyword}")
say("predicate.two", (n.Grant(n.Player("subject"), n.Ability("keyword", keyword=V.keyword)),
    n.Treat(n.Player("subject"), "attribute", V.attribute)), ja="{keyword}と属性{attribute}を得る",
    zh="獲得{keyword}和{attribute}屬性")
say("step", V.several, en="{several}", ja="{several}", zh="{several}")
say("step", (n.Later("end_of_turn", (V.statement,)),),
    en=("{statement} at the end of this turn", "at the end of this turn, {statement}"))
say("step", (n.Later("end_of_battle", (V.statement,)),),
    en=("at the end of this battle, {statement}", "{statement} at the end of this battle"))
say("step", (V.statement,), en="{statement}", ja="{statement:statement*}", zh="{statement}")
say("step.cont", V.several, ja="{several:several.cont}")
say("step.can", V.several, ja="{several:several.can}")
say("step.may", V.several, ja="{several:several.may}")
