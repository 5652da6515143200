"""What may not be done or suffered, and what may be done against the rules."""
# fmt: off

from __future__ import annotations

from tefuda.text.book import Book
from tefuda.text.template import V, n

BOOK = Book()
say = BOOK.say

# -- suffered ------------------------------------------------------------------------------------

say("agent", "battle", en=" in battle", ja="バトルで", zh="在對戰中不會")
say("agent", "effect", en=" by effects", ja="効果で", zh="不會因效果而")
say("agent", "opponent_effect", en=" by your opponent's effects", ja="相手の効果で",
    zh="不會因對手的效果而")
say("agent", "your_effect", en=" by your effects", ja="自分の効果で", zh="不會因自己的效果而")
say("statement", n.Forbid(V.target, "be_affected", V.duration, "effect"),
    ja="{target}は{duration}効果(|の影響)を受け<ない>", zh="{target}{duration}不受效果影響")
say("statement", n.Forbid(V.target, "be_affected", V.duration, "opponent_effect"),
    ja="{target}は{duration}相手の効果(|の影響)を受け<ない>",
    zh="{target}{duration}不受對手的效果影響")
say("agents", (n.Kind(("leader", "character")),), en="Leader (and|or) Character")
say("agents", (n.Kind(("leader",)),), en="Leader")
say("agents", (n.Kind(("character",)),), en="Character")
say("agents", (n.Kind(("event",)),), en="Event")
# What has no other way to do it than its effect.
say("sources", (n.Kind(("event",)),), en="Events")
say("sources", (n.Kind(("stage",)),), en="Stages")
say("safe", (V.agent, (), ()), en="{agent}", ja="{agent}", zh="{agent}")
say("safe", ("battle", V.bare, ()), en=" in battle by {bare:things}", ja="{bare:thing}とのバトルで",
    zh="(在和{bare}對戰中，不會|不會因與{bare}[的]對戰而)")
say("safe", ("effect", V.bare, ()), en=" by effects of {bare:things}", ja="{bare:thing}の効果で",
    zh="不會因{bare}效果而")
say("safe", ("opponent_effect", V.thing, ()),
    en=(" by (|the )effects of your opponent's {thing:things}",
        " by your opponent's {thing:agents} effects", " by your opponent's {thing:sources}"),
    ja=("相手の{thing}の効果で", "相手の{thing:card}の効果で"), zh="不會因對手{thing}效果(而|)")
say("safe", ("opponent_effect", (n.Kind(("leader", "character")),), ()),
    ja="相手のリーダーとキャラの効果で", zh="不會因對手的領航卡和角色卡效果(而|)")
say("statement", n.Forbid(V.target, "be_ko", V.duration, *V.safe),
    en="{target} cannot be K.O.'d{safe}{duration}", ja="{target}は{duration}{safe}KOされ<ない>",
    zh="{target}{duration}{safe}遭到KO")
say("statement", n.Forbid(V.target, "be_rested", V.duration),
    ja="{target}は{duration}レストにでき<ない>", zh="{target}{duration}無法置為休息狀態")
say("statement", n.Forbid(V.target, "be_rested", V.duration, *V.safe),
    ja="{target}は{duration}{safe}レストに(され|なら)<ない>",
    zh="{target}{duration}{safe}[而]置為休息狀態")
say("statement", n.Forbid(V.target, "leave_field", V.duration, *V.safe),
    ja="{target}は{duration}{safe}場を離れ<ない>", zh="{target}{duration}{safe}離開場上")
say("fate", "be_rested", en="be rested")
say("fate", "leave_field", en="be removed from the field")
say("fate", "be_affected", en="be affected")
say("step", (n.Forbid(V.self, "be_ko", V.duration, V.agent), n.Forbid(V.self, "be_rested",
    V.duration, V.agent)), en="{self} cannot be K.O.'d or rested{agent}{duration}",
    ja="{self}は{duration}{agent}[、]KOされずレストにされ<ない>",
    zh="{self}{duration}{agent}遭到KO、置為休息狀態")
say("sentence", (n.If(n.Fits(n.This(), (n.PlayedThisTurn(),)), (n.Forbid(V.this, "attack_leader"),
    )),), en="{this} cannot attack a Leader on the turn in which it is played",
    ja="{this}は登場したターン中、リーダーにアタックできない",
    zh="{this}(，|)在登場的回合，無法攻擊領航卡")
say("statement", n.Allow(V.target, "rush_character", V.duration),
    en=("{target} can attack Characters on the turn in which {target#it is|they are} played"
        "{duration}"), ja="{target}は{duration}登場したターンにキャラへアタックできる",
    zh="{target}{duration}在登場的回合即可攻擊角色卡")
say("statement", n.Allow(V.target, "attack_active", V.duration),
    en="{target} can also attack your opponent's active Characters{duration}",
    ja="{target}は{duration}相手のアクティブのキャラにもアタックできる",
    zh="{target}{duration}[也]可攻擊對手活動狀態的角色卡")
