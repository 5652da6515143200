"""Japanese: what players may and may not do, and what the rules of the game become."""

from __future__ import annotations

from tefuda.text.fusionworld.ja.nouns import BATTLE
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "statement"
    for who, word in (("you", "自分は"), ("opponent", "相手は")):
        player = n.Player(who)
        for words, act, tests in (
            ("{thing}を登場でき<ない>", "play", V.thing),
            ("{thing}を使用でき<ない>", "use", V.thing),
            ("コンボでき<ない>", "combo", ()),
            ("{thing}でコンボでき<ない>", "combo", V.thing),
            ("【ブロッカー】を発動でき<ない>", "activate_blocker", ()),
            ("スキルでカードを引け<ない>", "draw_by_effect", ()),
            ("アタックでき<ない>", "attack", ()),
            ("{thing}でアタックでき<ない>", "attack_with", V.thing),
            ("ダメージを受け<ない>", "take_damage", ()),
            ("ライフを手札に加えられ<ない>", "life_to_hand", ()),
        ):
            ban = n.Forbid(player, act, V.duration, "", tests)
            g.rule(s, f"{{duration}}{word}{words}", ban)
            g.rule(s, f"{word}{{duration}}{words}", ban, shown=False)
    rival = n.Player("opponent")
    named = (*BATTLE, n.Named(V.names))
    g.rule(
        s,
        "{duration}相手はバトルエリアの{names}にアタックでき<ない>",
        n.Forbid(rival, "attack", V.duration, "", named),
    )
    g.rule(
        s,
        "{duration}相手は自分の{thing}にアタックでき<ない>",
        n.Forbid(rival, "attack", V.duration, "", V.thing),
    )
    g.rule(
        s,
        "{duration}相手は{names}のバトルカード以外にアタックでき<ない>",
        n.Forbid(rival, "attack", V.duration, "", (n.Not(n.AllTests(named)),)),
    )
    g.rule(s, "自分はデッキが0枚でも敗北しない", n.Forbid(n.Player("you"), "lose_by_deck"))
    g.rule(
        s,
        "チャージフェイズに{this}はアクティブに<ならない>",
        n.Forbid(V.this, "become_active"),
    )
    resting = n.Cards("you", "field", V.thing)
    g.rule(s, "自分はレストの{thing}でもコンボできる", n.Allow(resting, "combo_rested"))
    limit = n.Shield("you", V.number, V.duration)
    g.rule(s, "{duration}自分は1回の戦闘中に{number}までしかダメージを受けない", limit)
    shield = n.Shield("you", 0, V.duration, True)
    g.rule(s, "{duration}次に自分が受けるダメージを無効<にする>", shield)
    g.rule(
        "step",
        "このカードはすべてのカード名と特徴を持ち、自分のエナジーはすべての色として扱う",
        (
            n.Treat(n.This(), "name", "*"),
            n.Treat(n.This(), "trait", "*"),
            n.Treat(n.Cards("you", "energy"), "colour", "*"),
        ),
    )
    for words, what in (("カード名", "name"), ("特徴", "trait"), ("色", "colour")):
        g.rule(s, f"{{subject}}はすべての{words}を<持つ>", n.Treat(V.subject, what, "*"))
    colours = n.Treat(n.Cards("you", "energy"), "colour", "*")
    g.rule(s, "自分のエナジーはすべての色として扱う", colours)
    name = n.Treat(V.subject, "name", V.name, V.duration)
    g.rule(s, "{duration}{subject}はカード名を{name}としても扱う", name)
    colour = n.Treat(V.subject, "colour", V.colour, V.duration)
    g.rule(s, "{duration}{subject}は{colour}としても扱う", colour)
    trait = n.Treat(V.subject, "trait", V.trait, V.duration)
    g.rule(s, "{duration}{subject}は特徴{trait}を持つものとしても扱う", trait)
    g.rule(
        s,
        "このカードの(【進化】|【フュージョン進化】)の条件を選ぶ場合、自分の{zone}の{thing}を選ぶことができる",
        n.Widen(V.zone, V.thing),
    )
