"""Japanese: looking at cards and revealing them, often several statements in one turn of phrase."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.ja.verbs import FORMS
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")


def declare(g: Grammar) -> None:
    s = "statement"
    deck = n.Top("you", "deck", V.number)
    look = "自分のデッキの上から{number}枚を見て、"
    show = "自分のデッキの上から{number}枚を公開し、"
    g.rule(
        "step",
        look + "{found}を公開し、手札に<加える>",
        (n.Look(deck), n.Move(V.found, "hand", reveal=True)),
    )
    for words, first in ((look, n.Look(deck)), (show, n.Reveal(deck))):
        g.rule("step", words + "{found}を手札に<加える>", (first, n.Move(V.found, "hand")))
        g.rule("step", words + "{found}をレストで登場<させる>", (first, n.Play(V.found, True)))
        g.rule("step", words + "{found}を登場<させる>", (first, n.Play(V.found)))
        g.rule(
            "step",
            words + "{found}をライフの{end}に表向きで<加える>",
            (first, n.Move(V.found, "life", V.end, "up")),
        )
        g.rule(
            "step",
            words + "好きな順番に並び替え、デッキの{end}に<置く>",
            (first, n.Move(LOOKED, "deck", V.end, order="any")),
        )
        g.rule("step", words + "デッキの{end}に<置く>", (first, n.Move(LOOKED, "deck", V.end)))
    g.rule(
        "step",
        "自分か相手のライフの上から{number}枚までを見て、ライフの{end}に<置く>",
        (n.Look(n.Top("any", "life", V.number, True)), n.Move(LOOKED, "life", V.end)),
    )
    g.rule(
        "step",
        "{whose}のライフすべてを見て、好きな順番で<置く>",
        (n.Look(n.Cards(V.whose, "life")), n.Move(LOOKED, "life", order="any")),
    )
    g.rule(s, "{top}を<見る>", n.Look(V.top))
    g.rule(s, "{pick}を公開し、手札に<加える>", n.Move(V.pick, "hand", reveal=True))
    g.rule(s, "{top}を公開<する>", n.Reveal(V.top))
    g.rule(s, "{pick}を公開<する>", n.Reveal(V.pick))
    g.rule(s, "残りを好きな順番でデッキの{end}に<置く>", n.Move(REST, "deck", V.end, order="any"))
    g.rule(s, "残りをデッキの{end}に<置く>", n.Move(REST, "deck", V.end))
    g.rule(s, "残りをトラッシュに<置く>", n.Move(REST, "trash"))
    g.rule(s, "[自分の]デッキをシャッフル<する>", n.Shuffle("you"))
    for form in FORMS:
        ending = f".{form}" if form else ""
        g.rule(f"step{ending}", f"{{statement:statement{ending}}}", (V.statement,))
