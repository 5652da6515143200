"""Japanese: looking at cards and revealing them, often several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.japanese import each_form
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
    for up_to, to in ((False, ""), (True, "まで")):
        deck = n.Top(V.whose, "deck", V.number, up_to)
        g.rule("seen", f"{{whose}}のデッキの上から{{number}}枚{to}を見て、", n.Look(deck))
        g.rule("seen", f"{{whose}}のデッキの上から{{number}}枚{to}を公開し、", n.Reveal(deck))
    g.rule("seen", "自分のライフすべてを見て、", n.Look(n.Cards("you", "life")))
    step = "step"
    g.rule(
        step,
        "{seen}{found}を公開し、手札に<加える>",
        (V.seen, n.Move(V.found, "hand", reveal=True)),
    )
    g.rule(step, "{seen}{found}を手札に<加える>", (V.seen, n.Move(V.found, "hand")))
    g.rule(step, "{seen}{found}をレストで登場<させる>", (V.seen, n.Play(V.found, True)))
    g.rule(step, "{seen}{found}を登場<させる>", (V.seen, n.Play(V.found)))
    g.rule(step, "{seen}{found}をトラッシュに<置く>", (V.seen, n.Move(V.found, "trash")))
    g.rule(
        step,
        "{seen}{found}をライフの{end}に{facing}<加える>",
        (V.seen, n.Move(V.found, "life", V.end, V.facing)),
    )
    g.rule(
        step,
        "{seen}(好きな順番に並び替え、|好きな順番で)デッキの{end}に<置く>",
        (V.seen, n.Move(LOOKED, "deck", V.end, order="any")),
    )
    g.rule(
        step,
        "{seen}[そのカードを]デッキの{end}に<置く>",
        (V.seen, n.Move(LOOKED, "deck", V.end)),
    )
    each_form(g, step, "任意のコストを宣言し、{statement:statement*}", (n.Declare(), V.statement))


def _life(g: Grammar) -> None:
    g.rule(
        "step",
        "自分か相手のライフの上から{number}枚までを見て、ライフの{end}に<置く>",
        (n.Look(n.Top("any", "life", V.number, True)), n.Move(LOOKED, "life", V.end)),
    )
    g.rule(
        "step",
        "自分か相手のライフの上から{number}枚を見て、ライフの{end}に<置く>",
        (n.Look(n.Top("any", "life", V.number)), n.Move(LOOKED, "life", V.end)),
    )
    for up_to, to in ((False, ""), (True, "まで")):
        seen = n.Look(n.Top(V.whose, "life", V.number, up_to))
        g.rule(
            "step",
            f"{{whose}}のライフの上から{{number}}枚{to}を見て、{{order}}ライフの{{end}}に<置く>",
            (seen, n.Move(LOOKED, "life", V.end, order=V.order)),
        )
    look = n.Look(n.Cards(V.whose, "life"))
    g.rule(
        "step",
        "{whose}のライフすべてを見て、好きな順番で<置く>",
        (look, n.Move(LOOKED, "life", order="any")),
    )
    g.rule(
        "step",
        "{whose}のライフすべてを見て、{number}枚を{whose}のデッキの{end}に置き、"
        "ライフを好きな順番で<置く>",
        (
            look,
            n.Move(n.Choose(V.number, False, LOOKED), "deck", V.end),
            n.Move(REST, "life", order="any"),
        ),
    )


def _shown(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "{top}を<見る>", n.Look(V.top))
    g.rule(s, "{whose}の手札を<見る>", n.Look(n.Cards(V.whose, "hand")))
    g.rule(s, "{pick}を公開し、手札に<加える>", n.Move(V.pick, "hand", reveal=True))
    g.rule(
        s,
        "{pick}を公開し、ライフの{end}に{facing}<加える>",
        n.Move(V.pick, "life", V.end, V.facing, reveal=True),
    )
    g.rule(s, "{top}を公開<する>", n.Reveal(V.top))
    g.rule(s, "{pick}を公開<する>", n.Reveal(V.pick))


def _rest(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s,
        "残りを{order}デッキの{end}に<置く>",
        n.Move(REST, "deck", V.end, order=V.order),
    )
    g.rule(s, "残りをトラッシュに<置く>", n.Move(REST, "trash"))
    g.rule(s, "[自分の]デッキをシャッフル<する>", n.Shuffle("you"))
