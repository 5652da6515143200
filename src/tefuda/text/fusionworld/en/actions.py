"""English statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tefuda.text.fusionworld.chosen import Acts, chosen, rows
from tefuda.text.fusionworld.en import looks, rules, theirs, values
from tefuda.text.fusionworld.en.nouns import both
from tefuda.text.fusionworld.line import IN_DROP, IN_HAND
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.predicates import WHO
from tefuda.text.sentences import LASTING, body, clause, options
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _durations(g)
    _moves(g)
    _board(g)
    _markers(g)
    values.declare(g)
    rules.declare(g)
    theirs.declare(g)
    looks.declare(g)
    g.rule("step", "{statement}", (V.statement,))
    plural(g)
    _choosing(g)
    _later(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "lasting",
        (" for the turn", "turn"),
        (" for the battle", "battle"),
        (" until the end of your opponent's next turn", "opponent_turn_end"),
        (" during your opponent's next turn", "opponent_turn"),
        (" until the start of your next turn", "next_turn_start"),
        (" until the end of your next turn", "your_turn_end"),
        (" during your next turn", "your_turn"),
        (" for the Main Phase", "main"),
        (" for the game", "game"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")
    g.words(
        "lasting_first",
        ("during this turn, ", "turn"),
        ("for the turn, ", "turn"),
        ("for the battle, ", "battle"),
        ("until the end of your opponent's next turn, ", "opponent_turn_end"),
        ("during your opponent's next turn, ", "opponent_turn"),
        ("during your next turn, ", "your_turn"),
        ("until the start of your next turn, ", "next_turn_start"),
        ("until the end of your next turn, ", "your_turn_end"),
    )


# What may become of cards: the words around them, and the statement. In `it`, * is a place for
# its own verb form: gets or get.
def deeds(it: Any) -> tuple[tuple[str, str, Any], ...]:
    """Verb, rest, statement about `it`."""
    return (
        ("KO", "", n.KO(it)),
        ("switch", " to Rest Mode", n.Rest(it)),
        ("switch", " to Active Mode", n.SetActive(it)),
        ("return", " to the hand", n.Move(it, "hand")),
        ("place", " in the Drop", n.Move(it, "drop")),
        ("place", " at the {end} of the deck{order}", n.Move(it, "deck", V.end, order=V.order)),
        ("add", " to the energy{rest}", n.Move(it, "energy", state=V.rest)),
        ("add", " to the life", n.Move(it, "life")),
        ("place", " under this card", n.Move(it, "under")),
        ("remove", " from the game", n.Move(it, "removed")),
        ("place", " in the Battle Area{rest}", n.Move(it, "battle", state=V.rest)),
        ("play", "{rest}", n.Play(it, V.rested)),
        ("use", " in a combo", n.Combo(it)),
        ("reveal", "", n.Reveal(it)),
        ("look at", "", n.Look(it)),
        ("gain control of", "", n.Control(it)),
        ("flip", " over", n.Flip(it)),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "draw {number} card{number#|s}", n.Draw("you", V.number))
    g.rule(s, "draw up to {number} card{number#|s}", n.Draw("you", V.number, True))
    g.rule(s, "draw cards equal to {amount}", n.Draw("you", V.amount), shown=False)
    each = n.Count(V.counted, 1, V.times)
    g.rule(s, "draw {times:number} card{times#|s} for each {counted}", n.Draw("you", each))
    hurt = n.Damage("opponent", each)
    g.rule(s, "deal {times:number} damage to your opponent for each {counted}", hurt)
    every = n.Count(V.counted, V.per, V.times)
    per = "for every {per:number} {counted:counted.some}"
    g.rule(s, "draw {times:number} card{times#|s} " + per, n.Draw("you", every))
    hurts = n.Damage("opponent", every)
    g.rule(s, "deal {times:number} damage to your opponent " + per, hurts)
    g.rule(s, "draw the same number of cards", n.Draw("you", n.Done()))
    cards = n.Cards("you", "hand")
    up = n.Sum((V.number, n.Count(cards, 1, -1)))
    g.rule(s, "draw cards until you have {number} cards in your hand", n.Draw("you", up))
    for up_to, words in ((True, "up to "), (False, "")):
        some = n.Choose(V.number, up_to, n.Cards("you", "hand", V.tests))
        g.rule(
            s,
            f"discard {words}{{number}} {{tests:thing/things@number}} from your hand",
            n.Move(some, "drop"),
        )
    any_number = n.Choose(n.AnyNumber(), True, n.Cards("you", "hand", V.things))
    g.rule(s, "discard any number of {things} from your hand", n.Move(any_number, "drop"))
    g.rule(s, "discard all cards from your hand", n.Move(cards, "drop"))
    over = n.Sum((n.Count(cards), V.less))
    g.rule(
        s,
        "discard cards until you have {less} cards in your hand",
        n.Move(n.Choose(over, False, cards), "drop"),
    )
    hand = n.Choose(V.number, False, n.Cards("you", "hand"), random=True)
    g.rule(s, "discard {number} card{number#|s} at random from your hand", n.Move(hand, "drop"))
    for up_to, words in ((True, "up to "), (False, "")):
        plain = n.Choose(V.number, up_to, n.Cards("you", "energy"))
        g.rule(s, f"return {words}{{number}} of your energy to the hand", n.Move(plain, "hand"))
        back = n.Choose(V.number, up_to, n.Cards("you", "energy", V.tests))
        g.rule(
            s,
            f"return {words}{{number}} {{tests:thing/things@number}} from your energy to the hand",
            n.Move(back, "hand"),
        )
    g.rule(s, "add {pick} to your hand", n.Move(V.pick, "hand"))
    g.rule(s, "add {top} to your hand", n.Move(V.top, "hand"))
    g.rule(s, "add (that card|it|them|those cards) to your hand", n.Move(n.It(), "hand"))
    g.rule(
        s, "reveal {pick} and add {pick#it|them} to your hand", n.Move(V.pick, "hand", reveal=True)
    )
    for words, rested in ((" in Rest Mode", True), ("", False)):
        g.rule(s, f"play {{here}}{words}", n.Play(V.here, rested))
        g.rule(s, f"play {{pick}}{words}", n.Play(V.pick, rested))
        g.rule(s, f"play (that card|it|them|those cards){words}", n.Play(n.It(), rested))
    g.rule("here", "this card from your hand", IN_HAND)
    g.rule("here", "this card from your Drop", IN_DROP)
    g.rule(s, "flip this card over", n.Flip())
    g.rule(s, "deal {number} damage to your opponent", n.Damage("opponent", V.number))
    g.rule(s, "(you |)take {number} damage", n.Damage("you", V.number))
    g.rule(s, "shuffle your deck", n.Shuffle("you"))
    g.rule(s, "negate the attack", n.CancelAttack())
    g.rule(s, "increase {subject}'s \\[Ki] by {number}", n.PutUnder(V.subject, V.number))
    g.rule(s, "reduce {subject}'s \\[Ki] by {number}", n.TakeUnder(V.subject, V.number))
    for words, deed in (
        ("draw {number} card{number#|s}", n.Draw("you", V.number)),
        (
            "discard {number} card{number#|s} from their hand",
            n.Move(n.Choose(V.number, False, cards), "drop"),
        ),
        (
            "add {number} card{number#|s} from their life to their hand",
            n.Move(n.Top("you", "life", V.number), "hand"),
        ),
        (
            "place the top {number} cards of their deck in the Drop",
            n.Move(n.Top("you", "deck", V.number), "drop"),
        ),
        ("take {number} damage", n.Damage("you", V.number)),
    ):
        g.rule(s, f"you and your opponent each {words}", n.Each((deed,)))
    g.rule(s, "change the target of the attack to {self}", n.Retarget(V.self))
    g.rule(s, "you win the game", n.Win("you"))
    g.rule(s, "you lose the game", n.Lose("you"))
    g.rule(s, "take an extra turn after this one", n.ExtraTurn("you"))
    for words, what in (
        ("turn", "turn"),
        ("Charge Phase", "charge"),
        ("Main Phase", "main"),
        ("End Phase", "end"),
        ("Offense Step", "offence"),
        ("Defense Step", "defence"),
        ("Damage Step", "damage"),
    ):
        g.rule(s, f"skip {{whose}} next {words}", n.Skip(V.whose, what))
    g.rule(s, "activate the {timing_name} skill of {pick}", n.Activate(V.timing_name, V.pick))
    g.rule(s, "activate this card's {timing_name} skill", n.Activate(V.timing_name))


def _board(g: Grammar) -> None:
    """Done to cards that are not chosen, or whose choice is not said."""
    for verb, rest, node in deeds(V.goods):
        if verb in ("play", "reveal", "flip", "look at"):
            continue
        g.rule("statement", f"{verb} {{goods}}{rest}", node)
        g.rule("statement", f"{verb} {{goods:here}}{rest}", node)
    for up_to, some in ((True, "up to "), (False, "")):
        combo = n.Choose(V.number, up_to, n.Cards("you", V.store, V.tests))
        words = f"use {some}{{number}} {{tests:thing/things@number}} in a combo from your {{store}}"
        g.rule("statement", words, n.Combo(combo), shown=False)
    # Putting cards into the energy or the life is adding them to it.
    for words, node in (
        (" in (your|the) energy{rest}", n.Move(V.goods, "energy", state=V.rest)),
        (" in (your|the) life", n.Move(V.goods, "life")),
    ):
        g.rule("statement", "place {goods}" + words, node, shown=False)
    g.rule("statement", "look at {whose} hand", n.Look(n.Cards(V.whose, "hand")))
    g.rule("statement", "look at {pick}", n.Look(V.pick))
    g.rule("statement", "reveal {pick}", n.Reveal(V.pick))
    g.rule("statement", "reveal {top}", n.Reveal(V.top))
    # Read only: the choice is usually said.
    for verb, rest, node in deeds(V.loose):
        if verb not in ("play", "flip", "look at", "reveal"):
            g.rule("statement", f"{verb} {{loose}}{rest}", node, shown=False)
    g.rule("statement", "switch this card or {pick} to Active Mode", _either_active(V.pick))


def _either_active(pick: Any) -> Any:
    return n.Modes(((n.SetActive(n.This()),), (n.SetActive(pick),)))


def _markers(g: Grammar) -> None:
    s = "statement"
    for who, words in (("you", "you place"), ("opponent", "your opponent places")):
        marker = n.AddTokens(who, V.number, False, "marker")
        g.rule(s, f"{words} {{number}} energy marker{{number#|s}}", marker)
    placed = n.AddTokens("you", V.number, False, "marker")
    g.rule(s, "place {number} energy marker{number#|s}", placed, shown=False)
    mine = n.ReturnTokens("you", V.number, False, "marker")
    g.rule(s, "remove {number} of your energy markers( from the game|)", mine)
    theirs_ = n.ReturnTokens("opponent", V.number, True, "marker")
    g.rule(s, "remove up to {number} of your opponent's energy markers from the game", theirs_)


def _choosing(g: Grammar) -> None:
    """choose ... and KO it: an act is said of what was chosen."""
    for verb, rest, node in deeds(WHO):
        if verb == "use":  # putting cards into the Combo Area is what a combo is (5-6-1)
            g.rule("act", "place it in the Combo Area", node)
        if verb == "play":
            g.rule("act", "play it in Rest Mode", n.Play(WHO, True))
            g.rule("act", "play it", n.Play(WHO))
        elif verb == "add" and "energy" in rest:
            g.rule("act", "add it to the energy{rest}", node)
        else:
            g.rule("act", f"{verb} it{rest}", node)
    g.rule("act", "add it to your hand", n.Move(WHO, "hand"), shown=False)
    g.rule("act", "{said}", V.said)
    chosen(g, "choosing", "choose ", _follow, _join, last=True)
    g.rule("step", "{choosing}", V.choosing)
    amount = n.ValueOf(V.stat, n.It())
    for words, stat in (("original power", "base_power"), ("power", "power")):
        g.rule(
            "step",
            f"choose {{choice}} and {{self}}'s {words} becomes the same as that card's "
            "{stat}{duration}",
            (n.Select(V.choice), n.Become(V.self, stat, amount, V.duration)),
        )
    g.rule("step", "choose {choice}", (n.Select(V.choice),))
    two = n.Modes(((n.SetActive(V.a),), (n.SetActive(V.b),)))
    g.rule("step", "choose {a:several} or {b:energy_pick} and switch it to Active Mode", (two,))
    for up_to, words in ((True, ""), (True, "up to ")):
        energy = n.Choose(V.number, up_to, n.Cards(V.whose, "energy"))
        g.rule("energy_pick", words + "{number} of {whose} energy", energy)


_STOP = re.compile(r"\.|, | and ")
_PLURAL = (
    (" them", " it"),
    (" their costs", " its cost"),
    (" their skills", " its skills"),
    ("they get ", "it gets "),
    ("they gain ", "it gains "),
    ("they can't ", "it can't "),
    ("they ", "it "),
)


def _follow(
    reader: Reader, at: int, target: n.Target, lasting: bool = False
) -> Iterator[tuple[int, Acts]]:
    for link in (" and ", ", ", ", and "):
        if not reader.text.startswith(link, at):
            continue
        start = at + len(link)
        found = [*reader.read("act", start), *reader.read("acts", start)]
        if lasting:  # "it" is said once for what lasts together
            found += reader.read("more", start)
        for end, act in found:
            yield end, (act,)
            for further, others in _follow(reader, end, target, isinstance(act, LASTING)):
                yield further, (act, *others)


def _join(printer: Printer, front: str, target: n.Target, acts: Acts) -> str | None:
    one = printer.grammar.singular(target)
    pieces: list[str] = []
    for row in rows(acts):
        words = [printer.print("act" if one else "acts", act) for act in row]
        found = [word for word in words if word is not None]
        if len(found) != len(words):
            return None
        it = "it " if one else "they "
        if found[0].startswith(it):  # who it is said of is said once
            found[1:] = [word.removeprefix(it) for word in found[1:]]
        pieces.append(" and ".join(found))
    if len(pieces) == 1:
        return f"{front} and {pieces[0]}"
    return ", ".join((front, *pieces[:-1])) + ", and " + pieces[-1]


def plural(g: Grammar) -> None:
    """Category acts: the acts with "them" for "it"."""

    def read(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        # Read the words as if one card were meant, up to each place where they may end.
        for stop in _STOP.finditer(reader.text, at):
            piece = single = reader.text[at : stop.start()]
            for many, one in _PLURAL:
                single = single.replace(many, one)
            if single == piece:
                continue
            inner = Reader(reader.grammar, single, reader.words)
            for end, act in inner.read("act", 0):
                if end == len(single):
                    yield stop.start(), act

    def show(printer: Printer, act: Any) -> str | None:
        text = printer.print("act", act)
        if text is None:
            return None
        for many, one in _PLURAL:
            if one.startswith(" "):
                text = text.replace(one + " ", many + " ")
                if text.endswith(one):
                    text = text[: -len(one)] + many
            elif text.startswith(one):
                text = many + text[len(one) :]
        return text

    g.custom("acts", read, show)


def _in_a_row(words: list[str]) -> str:
    """Before a choice it is "then"; otherwise "and"."""
    if len(words) == 2 and words[1].startswith("choose "):
        return ", then ".join(words)
    return both(words)


def _later(g: Grammar) -> None:
    for words, when in (
        ("at the end of the turn, ", "end_of_turn"),
        ("at the end of the battle, ", "end_of_battle"),
        ("at the start of your next turn, ", "start_of_your_turn"),
        ("at the end of your opponent's next turn, ", "end_of_opponent_turn"),
    ):
        g.rule("sentence", words + "{clause}", (n.Later(when, V.clause),))


def _sentences(g: Grammar) -> None:
    links = (" and ", ", and ", ", then ", ", ")
    clause(g, "clause", "step", "step", links, _in_a_row, last=True)
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", "you may {clause}", (n.May(V.clause),))
    g.rule("sentence", "{clause} and you may {last:clause}", (*V.clause, n.May(V.last)))
    fighting = n.Fits(n.This(), (n.State("in_battle"),))
    g.rule(
        "sentence",
        "while this card is in a battle, if {condition}, {clause}",
        (n.If(n.All((fighting, V.condition)), V.clause),),
    )
    g.rule("sentence", "if {condition}, {sentence}", (n.If(V.condition, V.sentence),))
    held = (n.If(V.condition, V.clause),)
    g.rule("sentence", "{clause} (if|while) {condition}", held, shown=False)
    g.rule("sentence", "{clause} unless {condition}", (n.If(n.Unless(V.condition), V.clause),))
    g.rule("sentence", "while {condition}, {clause}", (n.If(V.condition, V.clause),), shown=False)
    g.rule(
        "sentence",
        "{clause} while it's in a battle with your opponent's {thing}",
        (n.If(n.Fits(n.Foe(), V.thing), V.clause),),
    )
    upon = n.Upon(V.event, V.clause, V.lasting_first, V.once)
    g.words("each_time", ("when", False), ("the next time", True))
    g.rule("sentence", "{lasting_first}{once:each_time} {event}, {clause}", (upon,))
    g.rule("sentence", "if you do, {sentence}", (n.IfDone(V.sentence),))
    past = n.All((n.Happened("battle_ko"), V.fact))
    g.rule(
        "sentence",
        "during this turn, if your opponent's Battle Card is KO'd in battle and {fact}, {clause}",
        (n.If(past, V.clause),),
        shown=False,
    )
    g.rule("sentence", "if you don't, {sentence}", (n.IfDone((), V.sentence),))
    g.rule(
        "sentence",
        "{clause}(, and| and|, then) if {condition}, {last:clause}",
        (*V.clause, n.If(V.condition, V.last)),
    )
    few = n.Gain(V.choice, V.stat, V.plus, V.duration)
    more = n.Gain(V.choice, V.stat, V.other, V.duration)
    g.rule(
        "block",
        "choose {choice} and {choice#it gets|they get} {plus} {stat}{duration}. if {condition}, "
        "{choice#it gets|they get} {other:plus} {stat} instead.",
        (n.If(V.condition, (more,), (few,)),),
    )
    g.rule(
        "block",
        "{a:clause}. if {condition}, {b:clause} instead.",
        (n.If(V.condition, V.b, V.a),),
    )
    g.rule(
        "block",
        "if {condition}, {a:sentence}. (otherwise|if not), {b:sentence}.",
        (n.If(V.condition, V.a, V.b),),
    )
    for number, words in ((1, "one"), (2, "two")):
        g.rule("block", f"choose {words}:{{options}}", (n.Modes(V.options, count=number),))
        g.rule(
            "block",
            f"your opponent chooses {words}:{{options}}",
            (n.Modes(V.options, "opponent", number),),
        )
    g.rule("block", "if {condition}, {block}", (n.If(V.condition, V.block),))
    options(g, "・")
    body(g, ".", " ", "then, ", comma=True)
