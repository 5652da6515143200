"""Chinese: looking at cards and revealing them, often several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    _deck(g)
    _life(g)
    _shown(g)
    _rest(g)


def _deck(g: Grammar) -> None:
    """seen: the first cards of a deck."""
    for up_to, to in ((False, ""), (True, "最多")):
        deck = n.Top(V.whose, "deck", V.number, up_to)
        g.rule("seen", f"查看{to}{{number}}張{{whose}}卡組上面的卡片，", n.Look(deck))
        g.rule("seen", f"公開{to}{{number}}張{{whose}}卡組上面的卡片，", n.Reveal(deck))
    life = "查看自己(全數的生命值卡|的生命值卡全數)，"
    g.rule("seen", life, n.Look(n.Cards("you", "life")))
    step = "step"
    g.rule(step, "{seen}公開{found}加入手牌", (V.seen, n.Move(V.found, "hand", reveal=True)))
    g.rule(step, "{seen}將{found}加入手牌", (V.seen, n.Move(V.found, "hand")))
    g.rule(step, "{seen}使{found}以休息狀態登場", (V.seen, n.Play(V.found, True)))
    g.rule(step, "{seen}使{found}登場", (V.seen, n.Play(V.found)))
    g.rule(step, "{seen}將{found}放置在廢棄區", (V.seen, n.Move(V.found, "trash")))
    g.rule(
        step,
        "{seen}將{found}{facing}加入生命值區{end}",
        (V.seen, n.Move(V.found, "life", V.end, V.facing)),
    )
    g.rule(
        step,
        "{seen}任意變換排列順序放到卡組{end}",
        (V.seen, n.Move(LOOKED, "deck", V.end, order="any")),
    )
    g.rule(
        step,
        "{seen}(將該張卡片|)放置在卡組{end}",
        (V.seen, n.Move(LOOKED, "deck", V.end)),
    )
    g.rule(step, "聲明任意的費用，{statement}", (n.Declare(), V.statement))


def _life(g: Grammar) -> None:
    g.rule(
        "step",
        "查看最多{number}張自己或對手生命值區上面的卡片，放置在生命值區{end}",
        (n.Look(n.Top("any", "life", V.number, True)), n.Move(LOOKED, "life", V.end)),
    )
    g.rule(
        "step",
        "查看{number}張自己或對手生命值區上面的卡片，放置在生命值區{end}",
        (n.Look(n.Top("any", "life", V.number)), n.Move(LOOKED, "life", V.end)),
    )
    for up_to, to in ((False, ""), (True, "最多")):
        seen = n.Look(n.Top(V.whose, "life", V.number, up_to))
        g.rule(
            "step",
            f"查看{to}{{number}}張{{whose}}生命值區上面的卡片，{{order}}放置在生命值區{{end}}",
            (seen, n.Move(LOOKED, "life", V.end, order=V.order)),
        )
    look = n.Look(n.Cards(V.whose, "life"))
    cards = "查看{whose}(全數的生命值卡|的生命值卡全數)"
    g.rule(
        "step",
        cards + "[，]依任意順序放置",
        (look, n.Move(LOOKED, "life", order="any")),
    )
    g.rule(
        "step",
        cards + "，將{number}張放置在{whose}卡組{end}，將生命值卡依任意順序放置",
        (
            look,
            n.Move(n.Choose(V.number, False, LOOKED), "deck", V.end),
            n.Move(REST, "life", order="any"),
        ),
    )


def _shown(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "查看{top}", n.Look(V.top))
    g.rule(s, "查看{whose}的手牌", n.Look(n.Cards(V.whose, "hand")))
    g.rule(s, "公開{pick}加入手牌", n.Move(V.pick, "hand", reveal=True))
    g.rule(
        s,
        "公開{pick}{facing}加入生命值區{end}",
        n.Move(V.pick, "life", V.end, V.facing, reveal=True),
    )
    g.rule(s, "公開{top}", n.Reveal(V.top))
    g.rule(s, "公開{pick}", n.Reveal(V.pick))


def _rest(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "將其餘卡片{order}放到卡組{end}", n.Move(REST, "deck", V.end, order=V.order))
    g.rule(s, "將其餘卡片放置在廢棄區", n.Move(REST, "trash"))
    g.rule(s, "將卡組洗牌", n.Shuffle("you"))
