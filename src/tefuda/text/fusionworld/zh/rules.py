"""Chinese: what players may and may not do, and what the rules of the game become."""

from __future__ import annotations

from tefuda.text.fusionworld.zh.nouns import BATTLE
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "statement"
    for who, word in (("you", "自己"), ("opponent", "對手")):
        player = n.Player(who)
        for words, act, tests in (
            ("無法使{bare}登場", "play", V.bare),
            ("無法使用{bare}", "use", V.bare),
            ("無法連擊", "combo", ()),
            ("無法以{bare}連擊", "combo", V.bare),
            ("無法發動【防禦】", "activate_blocker", ()),
            ("無法以技能抽卡片", "draw_by_effect", ()),
            ("無法攻擊", "attack", ()),
            ("無法以{bare}攻擊", "attack_with", V.bare),
            ("不會受到傷害", "take_damage", ()),
            ("無法將生命卡加入手牌", "life_to_hand", ()),
        ):
            ban = n.Forbid(player, act, V.duration, "", tests)
            g.rule(s, f"{{duration}}{word}{words}", ban)
    rival = n.Player("opponent")
    named = (*BATTLE, n.Named(V.names))
    g.rule(
        s,
        "{duration}對手無法攻擊戰鬥區中的{names}",
        n.Forbid(rival, "attack", V.duration, "", named),
    )
    mine = n.Forbid(rival, "attack", V.duration, "", V.thing)
    g.rule(s, "{duration}對手無法攻擊自己{thing}", mine)
    only = n.Forbid(rival, "attack", V.duration, "", (n.Not(n.AllTests(named)),))
    g.rule(s, "{duration}對手只能攻擊戰鬥卡{names}", only)
    g.rule(s, "自己的卡組為0張也不會輸掉遊戲", n.Forbid(n.Player("you"), "lose_by_deck"))
    g.rule(s, "{this}在充能階段無法變為活動狀態", n.Forbid(V.this, "become_active"))
    resting = n.Cards("you", "field", V.thing)
    g.rule(s, "自己也可以用休息狀態{thing}連擊", n.Allow(resting, "combo_rested"))
    limit = n.Shield("you", V.number, V.duration)
    g.rule(s, "{duration}自己在1場戰鬥中最多只受到{number}傷害", limit)
    shield = n.Shield("you", 0, V.duration, True)
    g.rule(s, "{duration}使自己下一次受到的傷害無效", shield)
    g.rule(
        "step",
        "這張卡片擁有所有的卡片名稱和特徵，自己的能量視為所有的顏色",
        (
            n.Treat(n.This(), "name", "*"),
            n.Treat(n.This(), "trait", "*"),
            n.Treat(n.Cards("you", "energy"), "colour", "*"),
        ),
    )
    for words, what in (("卡片名稱", "name"), ("特徵", "trait"), ("顏色", "colour")):
        g.rule(s, f"{{subject}}擁有所有的{words}", n.Treat(V.subject, what, "*"))
    g.rule(s, "自己的能量視為所有的顏色", n.Treat(n.Cards("you", "energy"), "colour", "*"))
    name = n.Treat(V.subject, "name", V.name, V.duration)
    g.rule(s, "{duration}{subject}的卡片名稱也視為{name}", name)
    colour = n.Treat(V.subject, "colour", V.colour, V.duration)
    g.rule(s, "{duration}{subject}也視為{colour}", colour)
    trait = n.Treat(V.subject, "trait", V.trait, V.duration)
    g.rule(s, "{duration}{subject}也視為擁有{trait}特徵", trait)
    widened = n.Widen(V.zone, V.thing)
    g.rule(s, "選擇這張卡片的【進化】條件時，也可以選擇自己{zone}中{thing}", widened)
