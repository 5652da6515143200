"""English statements about DON!! cards."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n

# Tokens of whoever has the card: they go to no card of another player (4-2-1).
ANYBODY = n.Choose(1, False, n.Cards("any", "field", (n.Kind(("leader", "character")),)))
_OWNERS = "its owner's Leader or 1 of their Characters"


def declare(g: Grammar) -> None:
    _added(g)
    _given(g)
    _turned(g)
    _returned(g)


def _added(g: Grammar) -> None:
    s = "statement"
    for one, pronoun in ((True, "it"), (False, "them")):
        number = "1" if one else "{number}"
        card = "card" if one else "cards"
        count = 1 if one else V.number
        for state, words in (("active", f"set {pronoun} as active"), ("rested", f"rest {pronoun}")):
            for up_to, some in ((True, "up to "), (False, "")):
                g.rule(
                    s,
                    f"add {some}{number} DON!! {card} from your DON!! deck and {words}",
                    n.AddTokens("you", count, up_to, state),
                )
    both = tuple(
        n.AddTokens("you", count, True, made) for count, made in ((V.number, V.a), (V.more, V.b))
    )
    g.words("made", ("set it as active", "active"), ("rest it", "rested"))
    g.words("made_all", ("set them as active", "active"), ("rest them", "rested"))
    g.rule(
        "step",
        "add up to {number} DON!! card{number#|s} from your DON!! deck and "
        "{a:made/made_all@number}(,|) and add up to {more:number} additional DON!! card{more#|s} "
        "and {b:made/made_all@more}",
        both,
    )


def _given(g: Grammar) -> None:
    s = "statement"
    for up_to, some in ((True, "up to "), (False, "")):
        for state in ("rested", "active"):
            cards = f"{some}{{number}} {state} DON!! card{{number#|s}}"
            give = n.GiveTokens(V.target, V.number, up_to, state)
            each = n.GiveTokens(V.target, V.number, up_to, state, each=True)
            g.rule(s, f"give {cards} to {{target}}", give)
            g.rule(s, f"give {{target}} {cards}", give)
            its = n.GiveTokens(n.It(), V.number, up_to, state)
            played = "(it|the played card|the played Character)"
            g.rule(s, f"give {cards} to {played}", its, shown=False)
            g.rule(
                s,
                f"give {some}{{number}} of your {state} DON!! cards to {{target}}",
                give,
                shown=False,
            )
            g.rule(s, f"give {{target}} {cards} each", each)
            g.rule(s, f"give {cards} each to {{target}}", each, shown=False)
            theirs = n.GiveTokens(V.target, V.number, up_to, state, "opponent")
            g.rule(
                s,
                f"give {some}{{number}} of your opponent's {state} DON!! cards to {{target}}",
                theirs,
            )
            g.rule(
                s,
                f"give {cards} to {_OWNERS}",
                n.GiveTokens(ANYBODY, V.number, up_to, state, "owner"),
            )
        cards = f"{some}{{number}} DON!! card{{number#|s}} from"
        g.rule(
            s,
            f"give {cards} your opponent's cost area to {{target}}",
            n.GiveTokens(V.target, V.number, up_to, "any", "opponent"),
        )
        g.rule(
            s,
            f"give {cards} its owner's cost area to {_OWNERS}",
            n.GiveTokens(ANYBODY, V.number, up_to, "any", "owner"),
        )
        g.rule(
            s,
            f"give {some}{{number}}[ total] of your currently given DON!! cards to {{target}}",
            n.GiveTokens(V.target, V.number, up_to, "given"),
        )
    g.rule(
        s,
        "{number} DON!! card{number#|s} placed during your DON!! Phase {number#is|are} given to "
        "{target}",
        n.GiveTokens(V.target, V.number, False, "placed"),
    )


def _turned(g: Grammar) -> None:
    s = "statement"
    g.rule(
        s, "set up to {number} of your DON!! cards as active", n.ReadyTokens("you", V.number, True)
    )
    g.rule(s, "set {number} of your DON!! cards as active", n.ReadyTokens("you", V.number, False))
    for up_to, some in ((True, "up to "), (False, "")):
        ready = n.ReadyTokens("you", V.number, up_to)
        g.rule(s, f"set as active {some}{{number}} of your DON!! cards", ready, shown=False)
    every = n.ReadyTokens("you", n.Tokens("you", "rested"), False)
    g.rule(s, "set all of your DON!! cards as active", every)
    g.rule(s, "rest any number of your DON!! cards", n.RestTokens("you", n.AnyNumber(), True))
    g.rule(
        s,
        "set {self} or up to {number} of your DON!! cards as active",
        n.Modes(((n.SetActive(V.self),), (n.ReadyTokens("you", V.number, True),))),
    )
    g.rule(
        "step",
        "rest {self} and {number} of your DON!! cards",
        (n.Rest(V.self), n.RestTokens("you", V.number)),
    )
    g.rule(
        "step",
        "set {choice} and up to {number} of your DON!! cards as active",
        (n.SetActive(V.choice), n.ReadyTokens("you", V.number, True)),
    )
    g.rule(
        "step",
        "rest {choice} and up to {number} of {whose} DON!! cards",
        (n.Rest(V.choice), n.RestTokens(V.whose, V.number, True)),
    )
    g.rule(s, "rest up to {number} of {whose} DON!! cards", n.RestTokens(V.whose, V.number, True))
    g.rule(s, "rest {number} of {whose} DON!! cards", n.RestTokens(V.whose, V.number))
    g.rule(
        s,
        "up to {number} of {whose} rested DON!! cards will not become active in the next "
        "Refresh Phase",
        n.FreezeTokens(V.whose, V.number, True),
    )


def _returned(g: Grammar) -> None:
    s = "statement"
    g.words("kept", ("rested", "rested"), ("active", "active"))
    g.rule(
        s,
        "return {number} of your currently given DON!! cards to your cost area {kept}",
        n.TakeTokens("you", V.number, False, V.kept),
    )
    g.rule(
        s,
        "return 1 or more DON!! cards from your field to your DON!! deck",
        n.ReturnTokens("you", n.AnyNumber()),
    )
    g.rule(
        s,
        "return {number} of your active DON!! cards to your DON!! deck",
        n.ReturnTokens("you", V.number, where="active"),
    )
    g.rule(
        s,
        "return {number} DON!! card{number#|s} from your field to your DON!! deck",
        n.ReturnTokens("you", V.number),
    )
    g.rule(
        s,
        "return DON!! cards from your field to your DON!! deck until you have the same number of "
        "DON!! cards on your field as your opponent",
        n.ReturnTokens("you", n.Sum((n.Tokens("you"), n.Tokens("opponent", times=-1)))),
    )
