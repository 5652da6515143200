"""English statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from typing import Any

from tefuda.text.grammar import Grammar
from tefuda.text.rebirth.en import values
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n

LOOKED = n.Cards("you", "looked")
REST = n.Cards("you", "rest")
ENTRY = n.Cards("you", "entry")
MINE = n.Choose(1, False, n.Cards("you", V.zone, V.thing), late=True)


def declare(g: Grammar) -> None:
    g.words(
        "lasting",
        (" during this turn", "turn"),
        (" during this attack", "attack"),
        (" during your opponent's next turn", "opponent_turn"),
        (" during your next turn", "your_turn"),
        (" during this character's next attack this turn", "own_next_attack"),
        (" during that character's next attack this turn", "its_next_attack"),
        (" during the next attack this turn", "next_attack"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")
    _moves(g)
    _players(g)
    values.declare(g)
    g.rule("step", "{statement}", (V.statement,))
    g.rule("step", "{choice}, and {statement}", (n.Select(V.choice), V.statement))
    _sentences(g)


def deeds(it: Any) -> tuple[tuple[str, Any], ...]:
    """What may become of cards: the words, with @ for the cards, and the statement."""
    return (
        ("put @ into the waiting room", n.Move(it, "waiting")),
        ("return @ to the hand", n.Move(it, "hand")),
        ("reveal @ and put @2 into the hand", n.Move(it, "hand", reveal=True)),
        ("put @ on the {end} of the deck{order}", n.Move(it, "deck", V.end, order=V.order)),
        ("put @ into the energy{rest}", n.Move(it, "energy", state=V.rest)),
        ("put @ among the Members{rest}", n.Move(it, "member", state=V.rest)),
        ("put @ into a free seat{rest}", n.Move(it, "free_member", state=V.rest)),
        ("put @ into the Entry{rest}", n.Move(it, "entry", state=V.rest)),
        ("put @ into Retire", n.Move(it, "retire")),
        ("put @ into the memories", n.Move(it, "memory")),
        ("set @", n.Move(it, "rebirth")),
        ("rest @", n.Rest(it)),
        ("stand @", n.SetActive(it)),
        ("reveal @", n.Reveal(it)),
        ("exchange @ with {other:self}{rest}", n.Swap(n.Both((it, V.other)), V.rest)),
        ("exchange @ with the Entry", n.Swap(n.Both((it, ENTRY)))),
        ("exchange @ with a {thing} from {zone}{rest}", n.Swap(n.Both((it, MINE)), V.rest)),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    for words, node in deeds(V.choice):
        it = "{choice#it|them}"
        g.rule(s, "{choice} and " + words.replace("@2", it).replace("@", it), node)
    for words, node in deeds(V.self):
        g.rule(s, words.replace("@2", "it").replace("@", "{self}"), node)
    for words, node in deeds(V.goods):
        them = "{goods#it|them}"
        g.rule(s, words.replace("@2", them).replace("@", "{goods}"), node)
    g.rule(s, "{choice} and exchange them with each other", n.Swap(V.choice))
    spark = "\\[Spark]"
    g.rule(
        s, f"choose {{sparks}} and play it as this card's {spark}", n.Activate("spark", V.sparks)
    )
    g.rule(s, f"play 1 {spark} of that card", n.Activate("spark", n.It()))
    g.rule(s, f"{{choice}} and play 1 {spark} of it", n.Activate("spark", V.choice))
    g.rule(s, "look at {top}", n.Look(V.top))
    g.rule(s, "reveal {top}", n.Reveal(V.top))
    for words, node in (
        (
            "reveal {found} and put {found#it|them} into your hand",
            n.Move(V.found, "hand", reveal=True),
        ),
        ("put {found} into your hand", n.Move(V.found, "hand")),
        ("put {found} among your Members{rest}", n.Move(V.found, "member", state=V.rest)),
        ("put {found} into free seats{rest}", n.Move(V.found, "free_member", state=V.rest)),
        ("put {found} into your energy{rest}", n.Move(V.found, "energy", state=V.rest)),
        ("put {found} into your Entry", n.Move(V.found, "entry")),
        ("set {found}", n.Move(V.found, "rebirth")),
        ("choose {found}", n.Select(V.found)),
    ):
        g.rule(s, words, node)
    g.rule(
        s,
        "put the rest on the {end} of the deck{order}",
        n.Move(REST, "deck", V.end, order=V.order),
    )
    g.rule(s, "put the rest into the waiting room", n.Move(REST, "waiting"))
    g.rule(s, "put the rest into the energy{rest}", n.Move(REST, "energy", state=V.rest))
    g.rule(s, "put the revealed cards into the waiting room", n.Move(LOOKED, "waiting"))


def _players(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "draw {number} card{number#|s}", n.Draw("you", V.number))
    g.rule(s, "draw up to {number} card{number#|s}", n.Draw("you", V.number, True))
    g.rule(s, "draw as many cards", n.Draw("you", n.Done()))
    g.rule(s, "your opponent draws {number} card{number#|s}", n.Draw("opponent", V.number))
    g.rule(s, "recover {number} damage", n.Recover("you", V.number))
    g.rule(s, "your opponent recovers {number} damage", n.Recover("opponent", V.number))
    g.rule(s, "shuffle your deck", n.Shuffle("you"))
    g.rule(s, "pay {number} energy", n.PayEnergy(V.number))
    g.rule(s, "end this phase", n.EndPhase())
    g.rule(s, "end this attack", n.CancelAttack())
    g.rule(s, "look at your opponent's hand", n.Look(n.Cards("opponent", "hand")))
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    cards = "{number} card{number#|s} from their hand"
    g.rule(s, f"your opponent puts {cards} into the waiting room", n.Move(hand, "waiting"))
    g.rule(s, "name a number from 1 to 9", n.Declare())


def _sentences(g: Grammar) -> None:
    clause(g, "clause", "step", "step", (", then ",), ", then ".join)
    s = "sentence"
    g.rule(s, "{clause}", V.clause)
    g.rule(s, "you may {clause}", (n.May(V.clause),))
    g.rule(
        s, "you may {cost:clause}; if you do, {sentence}", (n.May((*V.cost, n.IfDone(V.sentence))),)
    )
    g.rule(s, "each player does this: {clause}", (n.Each(V.clause),))
    g.rule(s, "each player may do this: {clause}", (n.Each((n.May(V.clause),)),))
    g.rule(s, "{gated}", (V.gated,))
    g.rule(s, "{first:clause}, then {gated}", (*V.first, V.gated))
    g.rule(s, "if you do, {sentence}", (n.IfDone(V.sentence),))
    g.rule(s, "if you do not, {sentence}", (n.IfDone((), V.sentence),))
    s = "gated"
    g.rule(s, "{during}{sentence}", n.If(V.during, V.sentence))
    g.rule(s, "if {condition}, {sentence}", n.If(V.condition, V.sentence))
    for words, when in (
        ("at the end of this turn, ", "end_of_turn"),
        ("at the end of this attack, ", "end_of_battle"),
        ("at the end of your opponent's next turn, ", "end_of_opponent_turn"),
        ("at the start of your next turn, ", "start_of_your_turn"),
    ):
        g.rule(s, words + "{sentence}", n.Later(when, V.sentence))
    g.rule(
        s, "the next time {event} this turn, {sentence}", n.Upon(V.event, V.sentence, "turn", True)
    )
    g.rule(s, "each time {event} this turn, {sentence}", n.Upon(V.event, V.sentence, "turn", False))
    options(g, "・")
    g.rule(
        "block",
        "if {condition}, {a:clause}. otherwise, {b:clause}.",
        (n.If(V.condition, V.a, V.b),),
    )
    for number in (1, 2):
        modes = n.Modes(V.options, count=number)
        g.rule("block", f"choose {number} of these:{{options}}", (modes,))
        g.rule(
            "block",
            f"you may {{cost:clause}}; if you do, choose {number} of these:{{options}}",
            (n.May((*V.cost, n.IfDone((modes,)))),),
        )
        theirs = n.Modes(V.options, "opponent", number)
        g.rule("block", f"your opponent chooses {number} of these:{{options}}", (theirs,))
    g.rule("block", "if {condition}, {block}", (n.If(V.condition, V.block),))
    body(g, ".", " ", "then, ", comma=True)
