"""English statements: what a card tells players to do."""

from __future__ import annotations

from tefuda.text.en import looks, values
from tefuda.text.en.nouns import both
from tefuda.text.grammar import Grammar
from tefuda.text.sentences import body, clause, options
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _durations(g)
    _moves(g)
    _opponent(g)
    _board(g)
    values.declare(g)
    _tokens(g)
    _players(g)
    looks.declare(g)
    _sentences(g)


def _durations(g: Grammar) -> None:
    g.words(
        "duration",
        (" during this turn", "turn"),
        (" during this battle", "battle"),
        (" until the start of your next turn", "next_turn_start"),
        (" until the end of your opponent's next turn", "opponent_turn_end"),
        (" until the end of your opponent's next End Phase", "opponent_end_phase"),
        (" until the end of your next turn", "your_turn_end"),
        ("", ""),
    )


def _moves(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "draw {number} card{number#|s}", n.Draw("you", V.number))
    g.rule(s, "draw up to {number} card{number#|s}", n.Draw("you", V.number, True))
    g.rule(s, "trash {pick}", n.Move(V.pick, "trash"))
    g.rule(s, "trash {top}", n.Move(V.top, "trash"))
    g.rule(s, "trash {choice}", n.Move(V.choice, "trash"))
    g.rule(s, "trash {self}", n.Move(V.self, "trash"))
    g.rule(
        s,
        "trash {number} card{number#|s} from the top of each of your and your opponent's "
        "Life cards",
        n.Move(n.Top("both", "life", V.number), "trash"),
    )
    g.rule(s, "return {target} to the owner's hand", n.Move(V.target, "hand"))
    g.rule(
        s, "place {target} at the bottom of the owner's deck", n.Move(V.target, "deck", "bottom")
    )
    for verb, sources in (("place", "pick"), ("return", "pick")):
        to = "at" if verb == "place" else "to"
        g.rule(
            s,
            f"{verb} {{{sources}}} {to} the {{end}} of your deck",
            n.Move(V.pick, "deck", V.end),
        )
        g.rule(
            s,
            f"{verb} {{{sources}}} {to} the {{end}} of your deck in any order",
            n.Move(V.pick, "deck", V.end, order="any"),
        )
    g.rule(s, "add {pick} to your hand", n.Move(V.pick, "hand"))
    g.rule(s, "add {top} to (your|the owner's) hand", n.Move(V.top, "hand"))
    g.rule(
        s, "place {choice} at the {end} of (the owner's|your) deck", n.Move(V.choice, "deck", V.end)
    )
    g.rule(
        s,
        "turn {number} of your face-up Life cards {face}",
        n.Turnover(
            n.Choose(V.number, False, n.Cards("you", "life", (n.State("face_up"),))), V.face
        ),
    )
    g.rule(s, "add this [Character ]card to your hand", n.Move(n.This(), "hand", whose="you"))
    g.rule(s, "place {self} at the {end} of your deck", n.Move(V.self, "deck", V.end))
    g.rule(
        s,
        "place {target} at the bottom of the owner's deck in any order",
        n.Move(V.target, "deck", "bottom", order="any"),
    )
    g.rule(s, "return all cards in your hand to your deck", n.Move(n.Cards("you", "hand"), "deck"))
    g.rule(
        s,
        "trash cards from the top of your Life cards until you have {less} Life card(|s)",
        n.Move(n.Top("you", "life", n.Sum((n.Count(n.Cards("you", "life")), V.less))), "trash"),
    )
    for face, words in (("", ""), ("up", " face-up"), ("down", " face-down")):
        for source, hole in (("pick", V.pick), ("top", V.top)):
            g.rule(
                s,
                f"add {{{source}}} to the {{end}} of your Life cards{words}",
                n.Move(hole, "life", V.end, face),
            )
        g.rule(
            s,
            f"add {{target}} to the {{end}} of the owner's Life cards{words}",
            n.Move(V.target, "life", V.end, face),
        )
        g.rule(
            s,
            f"add {{target}} to the {{end}} of {{whose}} Life cards{words}",
            n.Move(V.target, "life", V.end, face, whose=V.whose),
        )
    g.rule(s, "turn {top} {face}", n.Turnover(V.top, V.face))
    g.rule(s, "turn all of your Life cards {face}", n.Turnover(n.Cards("you", "life"), V.face))
    g.rule(s, "play {pick} rested", n.Play(V.pick, True))
    g.rule(s, "play {pick}", n.Play(V.pick))
    g.rule(s, "play this card", n.Play(n.This()))
    g.rule(s, "play this Character card from your trash rested", n.Play(n.This(), True))
    g.rule(s, "play this Character card from your trash", n.Play(n.This()))
    g.rule(s, "play that card rested", n.Play(n.It(), True))
    g.rule(s, "play that card", n.Play(n.It()))
    g.rule(
        s,
        "draw cards so that you have {number} cards in your hand",
        n.Draw("you", n.Sum((V.number, n.Count(n.Cards("you", "hand"), 1, -1)))),
    )
    g.rule(
        s,
        "draw cards equal to the number (you returned to your deck|of cards trashed)",
        n.Draw("you", n.Done()),
    )
    g.rule(s, "deal {number} damage to your opponent", n.Damage("opponent", V.number))
    g.rule(s, "you win the game", n.Win("you"))
    g.rule(s, "activate this card's {timing_name} effect", n.Activate(V.timing_name))


def _opponent(g: Grammar) -> None:
    """What the opponent does: they choose."""
    s = "statement"
    hand = n.Choose(V.number, False, n.Cards("opponent", "hand"), by="opponent")
    g.rule(
        s,
        "your opponent trashes {number} card{number#|s} from their hand",
        n.Move(hand, "trash"),
    )
    g.rule(
        s,
        "your opponent places {number} card{number#|s} from their hand at the bottom of their deck",
        n.Move(hand, "deck", "bottom"),
    )
    theirs = n.Choose(V.number, False, n.Cards("opponent", "field", V.things), by="opponent")
    g.rule(
        s,
        "your opponent returns {number} of their {things} to the owner's hand",
        n.Move(theirs, "hand"),
    )
    g.rule(
        s,
        "your opponent places {number} of their {things} at the bottom of the owner's deck",
        n.Move(theirs, "deck", "bottom"),
    )
    trash = n.Choose(V.number, False, n.Cards("opponent", "trash", V.tests), by="opponent")
    g.rule(
        s,
        "your opponent places {number} {tests:card/cards@number} from their trash at the bottom "
        "of their deck in any order",
        n.Move(trash, "deck", "bottom", order="any"),
    )
    g.rule(
        s,
        "your opponent adds {number} card{number#|s} from the top of their Life cards to their "
        "hand",
        n.Move(n.Top("opponent", "life", V.number), "hand"),
    )
    g.rule(s, "your opponent draws {number} card{number#|s}", n.Draw("opponent", V.number))
    g.rule(
        s,
        "your opponent returns {number} DON!! card{number#|s} from their field to their DON!! deck",
        n.ReturnTokens("opponent", V.number),
    )
    g.rule(
        s,
        "your opponent rests {number} of their active DON!! cards at the start of their next "
        "Main Phase",
        n.Later("start_of_opponent_main", (n.RestTokens("opponent", V.number),)),
    )


def _board(g: Grammar) -> None:
    s = "statement"
    g.rule(s, "K.O. {target}", n.KO(V.target))
    g.rule(s, "rest {target}", n.Rest(V.target))
    g.rule(s, "set {target} as active", n.SetActive(V.target))
    g.rule(s, "negate the effect of {target}{duration}", n.Negate(V.target, V.duration))


def _players(g: Grammar) -> None:
    """What a player may not do, and what happens later."""
    s = "statement"
    you = n.Player("you")
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
        "you cannot play (|any )Character cards[ on your field]{duration}",
        n.Forbid(you, "play_character", V.duration),
    )
    g.rule(
        s,
        "you cannot play {cards}{duration}",
        n.Forbid(you, "play", V.duration, "", V.cards),
    )
    g.rule(
        s,
        "{statement} at the end of this turn",
        n.Later("end_of_turn", (V.statement,)),
    )
    g.rule(s, "at the end of this battle, {statement}", n.Later("end_of_battle", (V.statement,)))
    g.rule(
        s,
        "the next time you play {tests:a_card} from your hand during this turn, "
        "the cost will be reduced by {number}",
        n.CostChange(n.Cards("you", "hand", V.tests), V.number, "turn", True),
    )
    g.rule("a_card", "a {card}", V.card)
    g.rule("a_card", "{card}", V.card)
    g.rule(s, "change the attack target to {self}", n.Retarget(V.self))
    g.rule(s, "select {choice}", n.Select(V.choice))
    g.rule(s, "take an extra turn after this one", n.ExtraTurn("you"))


def _tokens(g: Grammar) -> None:
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
    g.rule(
        s,
        "give up to {number} {state} DON!! card{number#|s} to {target}",
        n.GiveTokens(V.target, V.number, True, V.state),
    )
    g.rule(
        s,
        "give {target} up to {number} {state} DON!! card{number#|s}",
        n.GiveTokens(V.target, V.number, True, V.state),
    )
    g.rule(
        s, "set up to {number} of your DON!! cards as active", n.ReadyTokens("you", V.number, True)
    )
    g.rule(s, "rest up to {number} of {whose} DON!! cards", n.RestTokens(V.whose, V.number, True))
    g.rule(s, "rest {number} of {whose} [active ]DON!! cards", n.RestTokens(V.whose, V.number))
    g.rule(
        s,
        "give {number} {state} DON!! card{number#|s} to {target}",
        n.GiveTokens(V.target, V.number, False, V.state),
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
        "up to {number} of {whose} rested DON!! cards will not become active in your opponent's "
        "next Refresh Phase",
        n.FreezeTokens(V.whose, V.number, True),
    )
    g.rule(
        s,
        "return {number} DON!! card{number#|s} from your field to your DON!! deck",
        n.ReturnTokens("you", V.number),
    )


def _sentences(g: Grammar) -> None:
    links = (" and ", ", and ", ", then ", ", ")
    clause(g, "clause", "step", "step", links, both)
    g.rule("sentence", "{clause}", V.clause)
    g.rule("sentence", "you may {clause}", (n.May(V.clause),))
    g.rule("sentence", "if you do, {clause}", (n.IfDone(V.clause),))
    g.rule("sentence", "if you do, you may {clause}", (n.IfDone((n.May(V.clause),)),))
    g.rule("sentence", "if {condition}, {clause}", (n.If(V.condition, V.clause),))
    g.rule("sentence", "if {condition}, you may {clause}", (n.If(V.condition, (n.May(V.clause),)),))
    g.rule("sentence", "{clause} if {condition}", (n.If(V.condition, V.clause),))
    g.rule("block", "choose one:{options}", (n.Modes(V.options),))
    g.rule("block", "your opponent chooses one:{options}", (n.Modes(V.options, "opponent"),))
    g.rule("block", "if {condition}, {block}", (n.If(V.condition, V.block),))
    options(g, "• ")
    body(g, ".", " ", "then, ")
