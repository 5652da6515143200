"""English statements: what a card tells players to do, and how they make sentences."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.en import looks, modes, theirs, tokens, values
from tefuda.text.onepiece.en.nouns import both
from tefuda.text.onepiece.tiers import tiers
from tefuda.text.sentences import body, clause, lasting_first, options
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _durations(g)
    _cards(g)
    theirs.first(g)
    _moves(g)
    _life(g)
    _plays(g)
    _board(g)
    tokens.declare(g)
    values.declare(g)
    theirs.declare(g)
    _players(g)
    looks.declare(g)
    modes.declare(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "lasting",
        (" during this turn", "turn"),
        (" during this battle", "battle"),
        (" until the start of your next turn", "next_turn_start"),
        (" until the end of your opponent's next turn", "opponent_turn_end"),
        (" until the end of your opponent's next End Phase", "opponent_end_phase"),
        (" until the end of your next turn", "your_turn_end"),
    )
    g.words(
        "lasting_first",
        ("during this turn, ", "turn"),
        ("during this battle, ", "battle"),
        ("until the start of your next turn, ", "next_turn_start"),
        ("until the end of your opponent's next turn, ", "opponent_turn_end"),
        ("until the end of your opponent's next End Phase, ", "opponent_end_phase"),
        ("until the end of your next turn, ", "your_turn_end"),
    )
    g.rule("duration", "{lasting}", V.lasting)
    g.rule("duration", "", "")


def _cards(g: Grammar) -> None:
    """goods: whatever can be moved, wherever it lies."""
    for source in ("pick", "top", "target"):
        g.rule("goods", f"{{{source}}}", getattr(V, source))
    for a, b in (("self", "pick"), ("choice", "pick"), ("pick", "choice"), ("pick", "pick")):
        g.rule("goods", f"{{a:{a}}} and {{b:{b}}}", n.Both((V.a, V.b)))
    g.words("order", ("", ""), (" in any order", "any"))


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "draw {number:count} card{number#|s}", n.Draw("you", V.number))
    g.rule(s, "draw up to {number} card{number#|s}", n.Draw("you", V.number, True))
    g.rule(s, "return all cards in your hand to your deck", n.Move(n.Cards("you", "hand"), "deck"))
    g.rule(
        s,
        "place all cards in your hand at the {end} of your deck{order}",
        n.Move(n.Cards("you", "hand"), "deck", V.end, order=V.order),
    )
    g.rule(s, "add {top:top.opponent} to the owner's hand", n.Move(V.top, "hand"))
    g.rule(s, "trash {goods}", n.Move(V.goods, "trash"))
    g.rule(
        s,
        "trash {number} card{number#|s} from the top of each of your and your opponent's "
        "Life cards",
        n.Move(n.Top("both", "life", V.number), "trash"),
    )
    # A card goes to its owner's hand and deck, whoever is named.
    whose = "(the owner's|your|your opponent's|their)"
    g.rule(s, f"return {{target}} to {whose} hand", n.Move(V.target, "hand"))
    g.rule(s, "add {pick} to your hand", n.Move(V.pick, "hand"))
    g.rule(s, "add {top:top.you} to your hand", n.Move(V.top, "hand"))
    g.rule(s, "add this card to your hand", n.Move(n.This(), "hand", whose="you"))
    for source, deck in (
        ("pick.you", "your"),
        ("top.you", "your"),
        ("goods", whose),
    ):
        g.rule(
            s,
            f"(place|return) {{goods:{source}}} (at|to) the {{end}} of {deck} deck{{order}}",
            n.Move(V.goods, "deck", V.end, order=V.order),
        )
    g.rule(s, "return {pick} to your deck", n.Move(V.pick, "deck"))
    g.rule(
        s,
        "draw cards so that you have {number} cards in your hand",
        n.Draw("you", n.Sum((V.number, n.Count(n.Cards("you", "hand"), 1, -1)))),
    )
    g.rule(
        s,
        "draw the same number of cards",
        n.Draw("you", n.Done()),
    )
    g.rule(s, "draw cards equal to {amount}", n.Draw("you", V.amount), shown=False)
    again = n.Choose(n.Done(), False, n.Cards("you", "hand"))
    g.rule(s, "trash the same number of cards from your hand", n.Move(again, "trash"))
    g.rule(
        s,
        "trash the same number of cards from the top of your deck as you did from your hand",
        n.Move(n.Top("you", "deck", n.Done()), "trash"),
    )
    g.rule(s, "deal {number} damage to your opponent", n.Damage("opponent", V.number))
    hurt = n.Damage("you", V.number)
    g.rule(s, "you take {number} damage", hurt)
    g.rule(s, "deal {number} damage to yourself", hurt, shown=False)
    g.rule(s, "trash all cards from your hand", n.Move(n.Cards("you", "hand"), "trash"))
    over = n.Sum((n.Count(n.Cards("you", "hand")), V.less))
    g.rule(
        s,
        "trash cards from your hand until you have {less} cards in your hand",
        n.Move(n.Choose(over, False, n.Cards("you", "hand")), "trash"),
    )
    g.rule(s, "you win the game", n.Win("you"))
    g.rule(s, "take an extra turn after this one", n.ExtraTurn("you"))


def _life(g: Grammar) -> None:
    s = "statement"
    up = (n.State("face_up"),)
    g.rule(
        s,
        "turn {number} of your face-up Life cards {face}",
        n.Turnover(n.Choose(V.number, False, n.Cards("you", "life", up)), V.face),
    )
    g.rule(s, "turn {top} {face}", n.Turnover(V.top, V.face))
    g.rule(s, "turn all of your Life cards {face}", n.Turnover(n.Cards("you", "life"), V.face))
    g.rule(s, "trash all of your face-up Life cards", n.Move(n.Cards("you", "life", up), "trash"))
    g.rule(
        s,
        "trash cards from the top of your Life cards until you have {less} Life card(|s)",
        n.Move(n.Top("you", "life", n.Sum((n.Count(n.Cards("you", "life")), V.less))), "trash"),
    )
    g.words("facing", ("", ""), (" face-up", "up"), (" face-down", "down"))
    for source in ("pick", "top"):
        g.rule(
            s,
            f"add {{{source}}} to the {{end}} of your Life cards{{facing}}",
            n.Move(getattr(V, source), "life", V.end, V.facing),
        )
    g.rule(
        s,
        "add {target} to the {end} of the owner's Life cards{facing}",
        n.Move(V.target, "life", V.end, V.facing),
    )
    g.rule(
        s,
        "add {target} to the {end} of {whose} Life cards{facing}",
        n.Move(V.target, "life", V.end, V.facing, whose=V.whose),
    )


def _plays(g: Grammar) -> None:
    s = "statement"
    for words, rested in ((" rested", True), ("", False)):
        g.rule(s, "play {pick}" + words, n.Play(V.pick, rested))
        g.rule(s, "play {picks}" + words, n.Play(V.picks, rested))
        g.rule(s, "play this card" + words, n.Play(n.This(), rested))
        g.rule(s, "play (that card|it)" + words, n.Play(n.It(), rested))
    g.rule(s, "activate this card's {timing_name} effect", n.Activate(V.timing_name))
    g.rule(
        s,
        "activate the {timing_name} effect of {pick}",
        n.Activate(V.timing_name, V.pick),
    )
    g.rule(s, "activate {pick}", n.Activate("event", V.pick))


def _board(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "K.O. {target}", n.KO(V.target))
    g.rule(s, "rest {target}", n.Rest(V.target))
    g.rule(s, "set {target} as active", n.SetActive(V.target))
    g.rule(s, "set as active {target}", n.SetActive(V.target), shown=False)
    g.rule(s, "this card's effect is negated{duration}", n.Negate(n.This(), V.duration))
    g.rule(s, "negate the effect(|s) of {target}{duration}", n.Negate(V.target, V.duration))
    g.rule(
        s,
        "swap the base power of the selected cards with each other{duration}",
        n.SwapBase(n.It(), V.duration),
    )
    g.rule(s, "change (the attack target|the target of the attack) to {self}", n.Retarget(V.self))
    other = n.Choose(1, False, n.Cards("you", "field", V.thing))
    g.rule(
        s, "change (the attack target|the target of the attack) to your {thing}", n.Retarget(other)
    )
    g.rule(s, "(select|choose) {choice}", n.Select(V.choice))
    g.rule(s, "select {target}", n.Select(V.target))
    g.rule(s, "choose {picks}", n.Select(V.picks))


def _players(g: Grammar) -> None:
    """What a player may not do, and what happens later."""
    s = "statement"
    you = n.Player("you")
    rival = n.Player("opponent")
    g.rule(
        s,
        "your opponent cannot play {cards}{duration}",
        n.Forbid(rival, "play", V.duration, "", V.cards),
    )
    g.rule(
        s,
        "you cannot add Life cards to your hand using your own effects{duration}",
        n.Forbid(you, "life_to_hand", V.duration, "your_effect"),
    )
    g.rule(
        s,
        "you cannot draw cards using your own effects{duration}",
        n.Forbid(you, "draw_by_effect", V.duration, "your_effect"),
    )
    g.rule(
        s,
        "you cannot play Character cards{duration}",
        n.Forbid(you, "play_character", V.duration),
    )
    g.rule(s, "you cannot play cards from your hand{duration}", n.Forbid(you, "play", V.duration))
    g.rule(
        s,
        "you cannot play {cards}{duration}",
        n.Forbid(you, "play", V.duration, "", V.cards),
    )
    g.rule(
        s,
        "you cannot attack (a Leader|your opponent's Leader){duration}",
        n.Forbid(you, "attack_leader", V.duration),
    )
    g.rule(
        s,
        "you cannot set DON!! cards as active using {tests:thing} effects{duration}",
        n.Forbid(you, "set_active_tokens", V.duration, "your_effect", V.tests),
    )
    g.rule(
        s,
        "the next time you play {tests:a_card} from your hand during this turn, "
        "the cost will be reduced by {number}",
        n.CostChange(n.Cards("you", "hand", V.tests), V.number, "turn", True),
    )
    g.rule("a_card", "a {card}", V.card)
    g.rule("a_card", "{card}", V.card)
    for when, end in (("end_of_turn", "turn"), ("end_of_battle", "battle")):
        # A step, as a statement cannot begin with one.
        later = (n.Later(when, (V.statement,)),)
        after = f"{{statement}} at the end of this {end}"
        front = f"at the end of this {end}, {{statement}}"
        for words in (after, front) if end == "turn" else (front, after):
            g.rule("step", words, later)


def _sentences(g: Grammar) -> None:
    g.rule("step", "{statement}", (V.statement,))
    lasting_first(g)
    links = (" and ", ", and ", ", then ", ", ")
    clause(g, "clause", "step", "step", links, both, last=True)
    g.rule("sentence", "you may {clause}", (n.May(V.clause),))
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", "{clause} and you may {last:clause}", (*V.clause, n.May(V.last)))
    g.rule("sentence", "if you do, {clause}", (n.IfDone(V.clause),))
    g.rule("sentence", "if you do, {sentence}", (n.IfDone(V.sentence),))
    both_hold = (n.IfDone((n.If(V.condition, V.clause),)),)
    g.rule("sentence", "if you do and {condition}, {clause}", both_hold, shown=False)
    g.rule("sentence", "if {condition}, {clause}", (n.If(V.condition, V.clause),))
    g.rule("sentence", "if {condition}, you may {clause}", (n.If(V.condition, (n.May(V.clause),)),))
    g.rule("sentence", "{clause} if {condition}", (n.If(V.condition, V.clause),))
    offered = (n.If(V.condition, (n.May(V.clause),)),)
    g.rule("sentence", "you may {clause} if {condition}", offered, shown=False)
    g.rule("sentence", "{clause} unless {condition}", (n.If(n.Unless(V.condition), V.clause),))
    g.rule(
        "block",
        "if {condition}, {a:sentence}. (otherwise|if not), {b:sentence}.",
        (n.If(V.condition, V.a, V.b),),
    )
    g.rule(
        "sentence",
        "if {condition}, {clause} and, if {b:condition}, {c:clause}",
        (n.If(V.condition, (*V.clause, n.If(V.b, V.c))),),
    )
    # In the middle of a sentence: what follows that with "then" does not hang on it.
    g.rule(
        "sentence",
        "{first:clause} and, if {condition}, {clause}",
        (*V.first, n.If(V.condition, V.clause)),
    )
    nested = "if {condition}, {clause}. if {b:of_it}, "
    g.rule("block", nested + "{c:clause}.", (n.If(V.condition, (*V.clause, n.If(V.b, V.c))),))
    g.rule(
        "block",
        nested + "you may {c:clause}.",
        (n.If(V.condition, (*V.clause, n.If(V.b, (n.May(V.c),)))),),
    )
    g.rule("block", "choose one:{options}", (n.Modes(V.options),))
    g.rule("block", "your opponent chooses one:{options}", (n.Modes(V.options, "opponent"),))
    g.rule("block", "if {condition}, {block}", (n.If(V.condition, V.block),))
    g.rule("block", "if you do, {block}", (n.IfDone(V.block),))
    options(g, "• ")
    tiers(
        g,
        "apply each of the following effects based on the number of cards in your trash:",
        "• ",
        "if (you have|there are) {number} or more cards, ",
        "during your opponent's turn, ",
        ".",
    )
    body(g, ".", " ", "then, ", comma=True)
