"""English: what players may and may not do, and what the rules of the game become."""

from __future__ import annotations

from tefuda.text.fusionworld.en.nouns import BATTLE
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    s = "statement"
    for who, word in (("you", "you"), ("opponent", "your opponent")):
        player = n.Player(who)
        for words, act, tests in (
            ("play {things}", "play", V.things),
            ("use {things}", "use", V.things),
            ("use cards in combos", "combo", ()),
            ("use {things} in combos", "combo", V.things),
            ("activate \\[Blocker]", "activate_blocker", ()),
            ("draw cards by skills", "draw_by_effect", ()),
            ("attack", "attack", ()),
            ("attack using {things}", "attack_with", V.things),
            ("take damage", "take_damage", ()),
            ("add cards from life to hand", "life_to_hand", ()),
        ):
            ban = n.Forbid(player, act, V.duration, "", tests)
            g.rule(s, f"{word} can't {words}{{duration}}", ban)
    rival = n.Player("opponent")
    named = (*BATTLE, n.Named(V.names))
    g.rule(
        s,
        "your opponent can't attack {names} in your Battle Area{duration}",
        n.Forbid(rival, "attack", V.duration, "", named),
    )
    g.rule(
        s,
        "your opponent can't attack your {things}{duration}",
        n.Forbid(rival, "attack", V.duration, "", V.things),
    )
    g.rule(
        s,
        "your opponent can only attack {names} Battle Cards{duration}",
        n.Forbid(rival, "attack", V.duration, "", (n.Not(n.AllTests(named)),)),
    )
    g.rule(
        s,
        "having 0 cards in your deck does not cause you to lose the game",
        n.Forbid(n.Player("you"), "lose_by_deck"),
    )
    g.rule(
        s,
        "{this} can't be switched to Active Mode during your Charge Phase",
        n.Forbid(V.this, "become_active"),
    )
    resting = n.Cards("you", "field", V.things)
    g.rule(s, "you can also use Rest Mode {things} in combos", n.Allow(resting, "combo_rested"))
    g.rule(
        s,
        "you only take up to {number} damage in each battle{duration}",
        n.Shield("you", V.number, V.duration),
    )
    g.rule(
        "step",
        "{lasting_first}negate the next damage you take",
        (n.Shield("you", 0, V.lasting_first, True),),
    )
    g.rule(
        "step",
        "this card has all card names and special traits, and your energy is treated as all colors",
        (
            n.Treat(n.This(), "name", "*"),
            n.Treat(n.This(), "trait", "*"),
            n.Treat(n.Cards("you", "energy"), "colour", "*"),
        ),
    )
    for words, what in (("card names", "name"), ("special traits", "trait"), ("colors", "colour")):
        g.rule(s, f"{{subject}} has all {words}", n.Treat(V.subject, what, "*"))
    g.rule(
        s, "your energy is treated as all colors", n.Treat(n.Cards("you", "energy"), "colour", "*")
    )
    g.rule(
        s,
        "{subject}'s name is also treated as {name}{duration}",
        n.Treat(V.subject, "name", V.name, V.duration),
    )
    g.rule(
        s,
        "{subject} is also treated as {colour}{duration}",
        n.Treat(V.subject, "colour", V.colour, V.duration),
    )
    g.rule(
        s,
        "{subject} is also treated as having {trait} in its special traits{duration}",
        n.Treat(V.subject, "trait", V.trait, V.duration),
    )
    for word in ("Evolve", "Fusion Evolve"):
        g.rule(
            s,
            f"when choosing for this card's \\[{word}], you can also choose {{things}} in your "
            "{zone}",
            n.Widen(V.zone, V.things),
            shown=word == "Evolve",
        )
