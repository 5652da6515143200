"""English conditions and amounts."""

from __future__ import annotations

from tefuda.text.fusionworld.en.nouns import BATTLE, LEADER, OPS, UNITS
from tefuda.text.grammar import Grammar
from tefuda.text.template import V, n


def declare(g: Grammar) -> None:
    _amounts(g)
    _fitting(g)
    _owned(g)
    _present(g)
    _compared(g)
    _together(g)
    _happened(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact} and {b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}(,| and) {b:fact}(, and| and) {c:fact}", n.All((V.a, V.b, V.c)))
    g.rule("condition", "{a:fact} or {b:fact}", n.Either((V.a, V.b)))


def _amounts(g: Grammar) -> None:
    for words, stat in (("power", "power"), ("cost", "cost"), ("original power", "base_power")):
        g.rule("amount", f"{{self}}'s {words}", n.ValueOf(stat, V.self))
    g.rule("amount", "{whose} {energies}", n.Count(n.Cards(V.whose, "energy", V.energies)))
    g.rule("amount", "{whose} life", n.Count(n.Cards(V.whose, "life")))
    g.rule(
        "amount",
        "the number of {things} in {whose} {zone}",
        n.Count(n.Cards(V.whose, V.zone, V.things)),
    )
    g.rule("amount", "the number of {whose} {things}", n.Count(n.Cards(V.whose, "field", V.things)))
    # For each of these.
    among = n.Cards("you", "field", (*UNITS, V.quality))
    for words, cards in (
        ("card with {quality} among your Leader and Battle Cards", among),
        ("of {whose} {energies}", n.Cards(V.whose, "energy", V.energies)),
        ("{tests:thing} in {whose} {zone}", n.Cards(V.whose, V.zone, V.tests)),
        ("of {whose} {tests:things}", n.Cards(V.whose, "field", V.tests)),
    ):
        g.rule("counted", words, cards)
    g.rule("counted.some", "of {whose} {energies}", n.Cards(V.whose, "energy", V.energies))
    g.rule("counted.some", "{things} in {whose} {zone}", n.Cards(V.whose, V.zone, V.things))
    g.rule("counted.some", "of {whose} {things}", n.Cards(V.whose, "field", V.things))
    g.rule("counted", "{thing}", n.Cards("any", "field", V.thing))


def _fitting(g: Grammar) -> None:
    """Of one card: your Leader, this card, that card."""
    g.rule("known", "{this}", V.this)
    g.rule("known", "{there}", V.there)
    g.rule("known", "that card", n.It())
    g.rule("known", "it", n.It(), shown=False)
    g.rule("known", "{whose} Leader", n.Cards(V.whose, "field", LEADER))
    g.rule("known", "the card being attacked", n.Attacked())
    g.words(
        "trait_fact",
        ("is awakened", n.State("awakened")),
        ("is in {state} Mode", n.State(V.state)),
        ("is in a battle", n.State("in_battle")),
        ("is {names}", n.Named(V.names)),
        ("is {colours}", n.Colour(V.colours)),
        ("has {quality}", V.quality),
        (
            "includes {a:trait} or {b:trait} in its special traits",
            n.AnyTest((n.TraitIncludes(V.a), n.TraitIncludes(V.b))),
        ),
        ("includes {trait} in its special traits", n.TraitIncludes(V.trait)),
        ("was played this turn", n.PlayedThisTurn()),
    )
    g.rule("fact", "attacking a {thing}", n.Fits(n.Attacked(), V.thing))
    g.rule(
        "fact",
        "that card's cost is less than or equal to {amount}",
        n.Fits(n.It(), (n.Stat("cost", "<=", V.amount),)),
    )
    for words, op in OPS:
        for name, stat in (("power", "power"), ("cost", "cost"), ("original power", "base_power")):
            test = n.Stat(stat, op, V.number)
            g.rule("fact", f"{{known}}'s {name} is {words}", n.Fits(V.known, (test,)), shown=False)
    g.rule("fact", "{known} {a:trait_fact}", n.Fits(V.known, (V.a,)))
    g.rule(
        "fact", "{known} has {a:quality} or {b:quality}", n.Fits(V.known, (n.AnyTest((V.a, V.b)),))
    )
    g.rule("fact", "{known} has {a:quality} and {b:quality}", n.Fits(V.known, (V.a, V.b)))
    every = n.Cards(V.whose, "field", BATTLE)
    g.rule("fact", "{whose} Battle Cards all have {quality}", n.Fits(every, (V.quality,)))
    g.rule("fact", "{known} isn't awakened", n.Unless(n.Fits(V.known, (n.State("awakened"),))))
    g.rule("fact", "{known} is a {thing}", n.Fits(V.known, V.thing))


def _owned(g: Grammar) -> None:
    """What you have, or your opponent."""
    for who, have, dont, their in (
        ("you", "you have", "you don't have", "your"),
        ("opponent", "your opponent has", "your opponent doesn't have", "their"),
    ):
        marker = n.Tokens(who, "marker")
        g.rule("fact", f"{have} an energy marker", n.Compare(marker, ">=", 1))
        g.rule("fact", f"{dont} an energy marker", n.Compare(marker, "==", 0))
        here = n.Cards(who, V.zone, V.some)
        g.rule("fact", f"{have} {{some}} in {their} {{zone}}", n.Compare(n.Count(here), ">=", 1))
        on = n.Cards(who, "field", V.some)
        g.rule("fact", f"{have} {{some}}", n.Compare(n.Count(on), ">=", 1))
        absent = n.Cards(who, "field", V.things)
        g.rule("fact", f"{have} no {{things}}", n.Compare(n.Count(absent), "==", 0))
        nothing = n.Cards(who, V.zone, V.things)
        g.rule(
            "fact",
            f"{have} no {{things}} in {their} {{zone}}",
            n.Compare(n.Count(nothing), "==", 0),
        )
        life = "your life" if who == "you" else "your opponent's life"
        for words, op in OPS:
            amount = n.Count(n.Cards(who, "life"))
            g.rule("fact", f"{life} is at {words}", n.Compare(amount, op, V.number))
            g.rule("fact", f"{have} {words} energy markers", n.Compare(marker, op, V.number))
            energy = n.Count(n.Cards(who, "energy", V.energies))
            g.rule("fact", f"{have} {words} {{energies}}", n.Compare(energy, op, V.number))
            among = n.Count(n.Cards(who, "field", (*UNITS, V.quality)))
            g.rule(
                "fact",
                f"{have} a total of {words} cards with {{quality}} among {their} Leader and "
                "Battle Cards",
                n.Compare(among, op, V.number),
            )
            mixed = n.AnyTest((n.Named(V.names), V.quality))
            named = n.Count(n.Cards(who, "field", (*UNITS, mixed)))
            g.rule(
                "fact",
                f"{have} a total of {words} {{names}} or cards with {{quality}} among {their} "
                "Leader and Battle Cards",
                n.Compare(named, op, V.number),
            )
            some = n.Count(n.Cards(who, V.zone, V.tests))
            g.rule(
                "fact",
                f"{have} {words} {{tests:thing/things@number}} in {their} {{zone}}",
                n.Compare(some, op, V.number),
            )
            things = n.Count(n.Cards(who, "field", V.tests))
            g.rule(
                "fact",
                f"{have} {words} {{tests:thing/things@number}}",
                n.Compare(things, op, V.number),
            )
        few = n.Count(n.Cards(who, V.zone, V.things))
        g.rule(
            "fact",
            f"{have} less than {{number}} {{things}} in {their} {{zone}}",
            n.Compare(few, "<", V.number),
        )
        g.rule(
            "fact",
            f"{have} less than {{number}} {{things}}",
            n.Compare(n.Count(n.Cards(who, "field", V.things)), "<", V.number),
        )
        pair = tuple(
            n.Compare(n.Count(n.Cards(who, V.zone, (n.Named((hole,)),))), ">=", 1)
            for hole in (V.a, V.b)
        )
        g.rule("fact", f"{have} {{a:name}} and {{b:name}} in {their} {{zone}}", n.All(pair))
        laid = tuple(
            n.Compare(n.Count(n.Cards(who, "field", (n.Named((hole,)),))), ">=", 1)
            for hole in (V.a, V.b)
        )
        g.rule("fact", f"{have} (|a ){{a:name}} and (|a ){{b:name}}", n.All(laid))
    markers = tuple(n.Compare(n.Tokens(who, "marker"), ">=", 1) for who in ("you", "opponent"))
    g.rule("fact", "you or your opponent has an energy marker", n.Either(markers))


def _present(g: Grammar) -> None:
    """There is one somewhere."""
    for words, zone in ((" in a Battle Area", "battle"), ("", "field")):
        some = n.Compare(n.Count(n.Cards("any", zone, V.thing)), ">=", 1)
        g.rule("fact", f"there is a {{thing}}{words}", some)
        count = n.Count(n.Cards("any", zone, V.things))
        for bound, op in OPS:
            g.rule("fact", f"there are {bound} {{things}}{words}", n.Compare(count, op, V.number))
    named = n.Compare(n.Count(n.Cards("any", "field", (n.Named(V.names),))), ">=", 1)
    g.rule("fact", "there is a {names} in a Leader Area or Battle Area", named)


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    hand = "cards in(| your| their) hand"
    for words, zone in (("life", "life"), ("energy", "energy"), (hand, "hand")):
        mine, theirs = (n.Count(n.Cards(who, zone)) for who in ("you", "opponent"))
        for less, op in (("less", "<"), ("more", ">")):
            g.rule(
                "fact", f"you have {less} {words} than your opponent", n.Compare(mine, op, theirs)
            )
            g.rule(
                "fact", f"your opponent has {less} {words} than you", n.Compare(theirs, op, mine)
            )
    mine, theirs = (n.Count(n.Cards(who, "field", V.things)) for who in ("you", "opponent"))
    for less, op in (("less", "<"), ("more", ">")):
        more = n.Compare(mine, op, theirs)
        g.rule("fact", f"you have {less} {{things}} than your opponent", more)
        fewer = n.Compare(theirs, op, mine)
        g.rule("fact", f"your opponent has {less} {{things}} than you", fewer)


def _together(g: Grammar) -> None:
    """Mine and theirs together."""
    for place, zone in (("life", "life"), ("energy", "energy"), ("hand", "hand"), ("Drop", "drop")):
        both = n.Sum(tuple(n.Count(n.Cards(who, zone)) for who in ("you", "opponent")))
        cards = f"cards in your {place} and your opponent's {place}"
        for words, op in OPS:
            fact = n.Compare(both, op, V.number)
            total = f"the total of your {place} and your opponent's {place}"
            g.rule("fact", f"{total} is {words}", fact)
            g.rule("fact", f"the total number of {cards} is {words}", fact, shown=False)
            have = f"you and your opponent have a total of {words}"
            g.rule("fact", f"{have} {place}", fact, shown=False)
    g.rule("fact", "{a:amount} is {than} {b:amount}", n.Compare(V.a, V.than, V.b))


def _happened(g: Grammar) -> None:
    for words, event in (
        ("you removed an energy marker to use this card", "this_used_marker"),
        ("you removed an energy marker for this skill", "skill_used_marker"),
        ("your energy marker is removed from the game during this turn", "marker_removed"),
        (
            "you placed a card from your energy into its owner's Drop during this turn",
            "energy_to_drop",
        ),
        (
            "energy is placed into its owner's Drop by this card's skill during this turn",
            "this_energy_to_drop",
        ),
        ("your opponent's Battle Card is KO'd in battle during this turn", "battle_ko"),
        ("you took damage during this turn", "damage_taken"),
        ("this card was played by a skill", "this_played_by_skill"),
    ):
        g.rule("fact", words, n.Happened(event))
    for words, op in OPS:
        g.rule("fact", f"you returned {words} cards", n.Compare(n.Done(), op, V.number))
        g.rule("fact", f"you KO'd {words} cards", n.Compare(n.Done(), op, V.number), shown=False)
    g.rule("fact", "it is {whose} turn", n.Turn(V.whose))
    used = n.Happened("extra_used", "you", tests=V.thing)
    g.rule("fact", "you (use|used|have used) a {thing} during this turn", used)
    g.rule("fact", "it is your first turn", n.TurnNumber("you", "==", 1))
