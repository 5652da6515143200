"""English conditions and amounts."""

from __future__ import annotations

from tefuda.text.grammar import Grammar
from tefuda.text.onepiece.en.nouns import CHARACTER, LEADER, THAN
from tefuda.text.template import V, n

_PILES = tuple((f"cards in # {zone}", zone) for zone in ("hand", "trash", "deck"))
OPS = (("{number} or less", "<="), ("{number} or more", ">="), ("{number}", "=="))


def declare(g: Grammar) -> None:
    _fitting(g)
    _absent(g)
    _owned(g)
    _compared(g)
    _happened(g)
    _amounts(g)
    g.rule("condition", "{a:fact}", V.a)
    g.rule("condition", "{a:fact} and {b:fact}", n.All((V.a, V.b)))
    g.rule("condition", "{a:fact}(,| and) {b:fact}( and|, and) {c:fact}", n.All((V.a, V.b, V.c)))
    g.rule("condition", "{a:fact} or {b:fact}", n.Either((V.a, V.b)))


def _fitting(g: Grammar) -> None:
    """Of one card: your Leader, this card, that card."""
    g.rule("known", "{this}", V.this)
    g.rule("known", "that card", n.It())
    g.rule("known", "{whose} Leader", n.Cards(V.whose, "field", LEADER))
    g.words(
        "trait_fact",
        ("has the {traits} type", n.Trait(V.traits)),
        ("has a type including {part}", n.TraitIncludes(V.part)),
        ("has the {attributes} attribute", n.Attribute(V.attributes)),
        (
            "has the {traits} type or is {names}",
            n.AnyTest((n.Named(V.names), n.Trait(V.traits))),
        ),
        ("has {quality}", V.quality),
        ("is {state}", n.State(V.state)),
        ("is {names}", n.Named(V.names)),
        ("is multicolored", n.Multicolour()),
        ("was played on this turn", n.PlayedThisTurn()),
        ("has the chosen cost", n.Stat("cost", "==", n.Declared())),
    )
    g.rule("fact", "{known}'s type includes {part}", n.Fits(V.known, (n.TraitIncludes(V.part),)))
    g.rule("fact", "{known} {a:trait_fact}", n.Fits(V.known, (V.a,)))
    # A second thing, without its verb.
    g.words(
        "also",
        ("the {traits} type", n.Trait(V.traits)),
        ("a type including {part}", n.TraitIncludes(V.part)),
        ("the {attributes} attribute", n.Attribute(V.attributes)),
        ("multicolored", n.Multicolour()),
        ("{names}", n.Named(V.names)),
        ("{quality}", V.quality),
    )
    g.rule("fact", "{known} {a:trait_fact} or {b:also}", n.Fits(V.known, (n.AnyTest((V.a, V.b)),)))
    g.rule(
        "fact",
        "{known} {a:trait_fact} or {b:trait_fact}",
        n.Fits(V.known, (n.AnyTest((V.a, V.b)),)),
        shown=False,
    )
    # Of the card that the sentence before has come to.
    g.rule("of_it", "that card's type includes {part}", n.Fits(n.It(), (n.TraitIncludes(V.part),)))
    g.rule("of_it", "that card {a:trait_fact}", n.Fits(n.It(), (V.a,)))
    g.rule("of_it", "(that card|it) is (a|an) {card}", n.Fits(n.It(), V.card))
    g.rule("fact", "{known}'s colors include {colour}", n.Fits(V.known, (n.Colour((V.colour,)),)))
    g.rule(
        "fact",
        "{known} {a:trait_fact} and {b:trait_fact}",
        n.All((n.Fits(V.known, (V.a,)), n.Fits(V.known, (V.b,)))),
    )
    g.rule(
        "fact",
        "{known} has {quality} and the {traits} type",
        n.Fits(V.known, (n.Trait(V.traits), V.quality)),
    )
    g.rule("fact", "{known} has {a:quality} and {b:quality}", n.Fits(V.known, (V.a, V.b)))
    g.rule("fact", "{known} is an {tests:event_card}", n.Fits(V.known, V.tests))
    g.rule("event_card", "Event", (n.Kind(("event",)),))
    g.rule("fact", "{known} (is|was) (a|an) {card}", n.Fits(V.known, V.card))
    # A card on the field is what it is: "it" is the card that was shown.
    g.rule("fact", "it (is|was) (a|an) {card}", n.Fits(n.It(), V.card), shown=False)
    g.rule(
        "fact",
        "the only Characters on your field are {things}",
        n.Fits(n.Cards("you", "field", CHARACTER), V.things),
    )


def _owned(g: Grammar) -> None:
    """yours: what you have; theirs: what your opponent has."""
    for who, have, their in (
        ("you", "you have", "your"),
        ("opponent", "your opponent has", "their"),
    ):
        category = "yours" if who == "you" else "opposing"
        g.rule("fact", f"{have} {{{category}}}", getattr(V, category))
        named = n.Cards(who, "field", (n.Named(V.names),))
        g.rule(category, f"{{names}}[ on {their} field]", n.Compare(n.Count(named), ">=", 1))
        field = n.Cards(who, "field", V.thing)
        g.rule(category, f"(a|an) {{thing}}[ on {their} field]", n.Compare(n.Count(field), ">=", 1))
        none = n.Cards(who, "field", V.things)
        g.rule(category, f"no {{things}}[ on {their} field]", n.Compare(n.Count(none), "==", 0))
        for words, zone in (("Life cards", "life"), *_PILES):
            empty = n.Compare(n.Count(n.Cards(who, zone)), "==", 0)
            place = words.replace("#", their)
            g.rule(category, f"no {place}", empty, shown=False)
            lacks = f"{'you do' if who == 'you' else 'your opponent does'}(n't| not) have any"
            g.rule("fact", f"{lacks} {place}", empty, shown=False)
        g.rule(category, "any {things}", n.Compare(n.Count(none), ">=", 1), shown=False)
        given = n.Compare(n.Tokens(who, "given"), ">=", 1)
        g.rule(category, "any DON!! cards given", given)
        g.rule(category, f"any DON!! cards on {their} field", n.Compare(n.Tokens(who), ">=", 1))
        turned = n.Compare(n.Count(n.Cards(who, "life", (n.State(V.faced),))), ">=", 1)
        g.rule(category, "(a|any) {faced} Life card(|s)", turned)
        first, second = (
            n.Compare(n.Count(n.Cards(who, V.zone, (n.Named(name),))), ">=", 1)
            for name in ((V.a,), (V.b,))
        )
        g.rule(category, f"{{a:name}} and {{b:name}} in {their} {{zone}}", n.All((first, second)))
        here = tuple(
            n.Compare(n.Count(n.Cards(who, "field", (n.Named((hole,)),))), ">=", 1)
            for hole in (V.a, V.b)
        )
        g.rule(category, "{a:name} and {b:name}", n.All(here))
        pair = tuple(
            n.Compare(
                n.Count(n.Cards(who, "field", (*CHARACTER, n.Named((hole,)), V.quality))), ">=", 1
            )
            for hole in (V.a, V.b)
        )
        g.rule(category, "{a:name} and {b:name} Characters with {quality}", n.All(pair))
        one = n.Cards(who, "field", (n.Named(V.names), V.quality))
        words = f"{{names}} with {{quality}}[ on {their} field]"
        g.rule(category, words, n.Compare(n.Count(one), ">=", 1))
        for words, op in OPS:
            _counts(g, category, who, words, their, op)
    for words, op in OPS[:2]:
        life, hand = n.Count(n.Cards("you", "life")), n.Count(n.Cards("you", "hand"))
        g.rule(
            "yours",
            f"a total of {words} cards in your Life area and hand",
            n.Compare(n.Sum((life, hand)), op, V.number),
        )
        g.rule(
            "yours",
            f"a total of {words} given DON!! cards",
            n.Compare(n.Tokens("you", "given"), op, V.number),
        )
    for who, category in (("you", "yours"), ("opponent", "opposing")):
        for words, op in OPS:
            given = n.Compare(n.Tokens(who, "given"), op, V.number)
            g.rule(category, f"{words} given DON!! cards", given)
    ways = (n.Compare(n.Tokens("you"), "==", 0), n.Compare(n.Tokens("you"), ">=", V.number))
    g.rule("yours", "0 or {number} or more DON!! cards on your field", n.Either(ways))


def _counts(g: Grammar, category: str, who: str, words: str, their: str, op: str) -> None:
    s = "{number#|s}" if op == "==" else "s"

    def rule(thing: str, amount: n.Amount) -> None:
        g.rule(category, f"{words} {thing}", n.Compare(amount, op, V.number))

    rule(f"Life card{s}", n.Count(n.Cards(who, "life")))
    rule(f"{{faced}} Life card{s}", n.Count(n.Cards(who, "life", (n.State(V.faced),))))
    for zone in ("hand", "trash", "deck"):
        rule(f"card{s} in {their} {zone}", n.Count(n.Cards(who, zone)))
    if op == "==":
        whose = "your" if who == "you" else "your opponent's"
        left = n.Compare(n.Count(n.Cards(who, "deck")), op, V.number)
        g.rule("fact", f"{whose} deck has {words} card{s}", left, shown=False)
    rule(f"DON!! card{s} on {their} field", n.Tokens(who))
    for state in ("active", "rested"):
        rule(f"{state} DON!! card{s}", n.Tokens(who, state))
    things = "{tests:thing/things@number}" if op == "==" else "{tests:things}"
    rule(f"{things}[ on {their} field]", n.Count(n.Cards(who, "field", V.tests)))
    unlike = "{tests:cards} with different card names"
    for zone in ("trash", "hand"):
        rule(f"{{tests:cards}} in {their} {zone}", n.Count(n.Cards(who, zone, V.tests)))
        rule(f"{unlike} in {their} {zone}", n.Kinds("name", n.Cards(who, zone, V.tests)))
    here = n.Kinds("name", n.Cards(who, "field", V.tests))
    rule(f"{{tests:things}} with different card names[ on {their} field]", here)


def _absent(g: Grammar) -> None:
    def none(tests: tuple[n.Test, ...]) -> n.Compare:
        return n.Compare(n.Count(n.Cards("you", "field", tests)), "==", 0)

    other = n.Not(n.IsThis())
    g.rule("fact", "you have no other {names}", none((n.Named(V.names), other)))
    g.rule(
        "fact",
        "you have no other {names} Characters",
        none((*CHARACTER, n.Named(V.names), other)),
    )
    g.rule(
        "fact",
        "you have no other {names} with a base cost of {number}",
        none((n.Named(V.names), n.Stat("base_cost", "==", V.number), other)),
    )
    g.rule(
        "fact", "there are no other {names}[ cards]", none((n.Named(V.names), other)), shown=False
    )
    g.rule("fact", "you don't have {names}", none((n.Named(V.names),)))
    some = n.Compare(n.Count(n.Cards("any", "field", V.thing)), ">=", 1)
    g.rule("fact", "there is (a|an) {thing}", some)
    here = n.Compare(n.Count(n.Cards(V.whose, "field", V.thing)), ">=", 1)
    g.rule("fact", "there is (a|an) {thing} on {whose} field", here, shown=False)
    for words, op in OPS:
        many = n.Compare(n.Count(n.Cards("any", "field", V.things)), op, V.number)
        g.rule("fact", f"there are {words} {{things}}[ on the field]", many)
        here = n.Compare(n.Count(n.Cards(V.whose, "field", V.things)), op, V.number)
        g.rule("fact", f"there are {words} {{things}} on {{whose}} field", here, shown=False)
        stored = n.Compare(n.Count(n.Cards(V.whose, V.zone, V.cards)), op, V.number)
        g.rule("fact", f"there are {words} {{cards}} in {{whose}} {{zone}}", stored, shown=False)
    # Given ones are neither active nor rested.
    every = n.Compare(n.Tokens("you", "rested"), "==", n.Tokens("you"))
    g.rule("fact", "all of your DON!! cards are rested", every)
    for who, lack in (("you", "you do not have"), ("opponent", "your opponent does not have")):
        many = n.Compare(n.Count(n.Cards(who, "field", V.things)), ">=", V.number)
        g.rule("fact", f"{lack} {{number}} {{things}}", n.Unless(many))


def _compared(g: Grammar) -> None:
    """Mine with theirs."""
    life, their_life = (n.Count(n.Cards(who, "life")) for who in ("you", "opponent"))
    hand, their_hand = (n.Count(n.Cards(who, "hand")) for who in ("you", "opponent"))
    field, their_field = (n.Count(n.Cards(w, "field", CHARACTER)) for w in ("you", "opponent"))
    mine, theirs = n.Tokens("you"), n.Tokens("opponent")
    trash, their_trash = (n.Count(n.Cards(who, "trash")) for who in ("you", "opponent"))
    for words, left, right in (
        ("Life cards", life, their_life),
        ("DON!! cards(| on your field| on the field)", mine, theirs),
        ("cards in your hand", hand, their_hand),
        ("cards in your trash", trash, their_trash),
        ("Characters(| on your field)", field, their_field),
    ):
        their_words = words.replace("your", "their")
        if left is mine:
            their_words = "DON!! cards( on their field|)"
        for less, op in (("less", "<"), ("more", ">")):
            mine_less = n.Compare(left, op, right)
            g.rule("fact", f"you have {less} {words} than your opponent", mine_less)
            other = n.Compare(right, op, left)
            g.rule("fact", f"your opponent has {less} {their_words} than you", other)
    yours, rivals = "your", "your opponent's"
    for first, second, left, right in (
        ("DON!! cards on #", "on # field", mine, theirs),
        ("cards in #", "in # hand", hand, their_hand),
        ("cards in #", "in # trash", trash, their_trash),
        ("#", "of # Life cards", life, their_life),
        ("#", "of # Characters", field, their_field),
    ):
        first += second[second.index(" #") + 2 :]
        for words, op in (*THAN, ("less than", "<"), ("(more|greater) than", ">")):
            for a, b, x, y in ((yours, rivals, left, right), (rivals, yours, right, left)):
                front = f"the number of {first.replace('#', a)} is {words} the number "
                g.rule("fact", front + second.replace("#", b), n.Compare(x, op, y))
        first, second = first.replace("#", yours), second.replace("#", rivals)
        g.rule(
            "fact",
            f"the number of {first} is at least {{number}} less than the number {second}",
            n.Compare(n.Sum((left, V.number)), "<=", right),
        )
    both = n.Sum((life, their_life))
    for words, op in OPS:
        for things, amount in (
            ("Life cards", both),
            ("DON!! cards on the field", n.Sum((mine, theirs))),
            ("cards in your hands", n.Sum((hand, their_hand))),
            ("Characters", n.Sum((field, their_field))),
        ):
            front = f"you and your opponent have a total of {words} "
            g.rule("fact", front + things, n.Compare(amount, op, V.number))
        g.rule(
            "fact",
            f"the total {{stat}} of {{whose}} {{things}} is {words}",
            n.Compare(n.Total(V.stat, n.Cards(V.whose, "field", V.things)), op, V.number),
        )
    for first, left, right in (
        ("Life card{number#|s}", life, their_life),
        ("DON!! cards on the field", mine, theirs),
    ):
        ways = (n.Compare(left, "==", V.number), n.Compare(right, "==", V.number))
        g.rule("fact", f"either you or your opponent has {{number}} {first}", n.Either(ways))


def _happened(g: Grammar) -> None:
    for nth, number in (("first", 1), ("second", 2), ("third", 3)):
        later = n.TurnNumber("you", ">=", number)
        g.rule("fact", f"(it|this) is your {nth} turn or later", later)
        g.rule("fact", f"(it|this) is your {nth} turn", n.TurnNumber("you", "==", number))
    activated = n.Happened("event_activated", "you", tests=V.card)
    g.rule("fact", "you (have |)activated (a|an) {card} during this turn", activated)
    for words, who in (("a", "any"), ("your", "you"), ("your opponent's", "opponent")):
        fallen = n.Happened("ko", who)
        g.rule("fact", f"{words} Character (was|has been) K.O.'d during this turn", fallen)
    discarded = n.Happened("trashed_from_hand", "you", "effect")
    g.rule("fact", "a card was trashed from your hand by an effect during this turn", discarded)
    g.rule("fact", "this card has {number} or more given DON!! cards", n.Given(V.number))
    bearer = n.Fits(n.Cards(V.whose, "field", LEADER), (n.Stat("tokens", ">=", V.number),))
    g.rule("fact", "{whose} Leader has {number} or more given DON!! cards", bearer)
    target = "this card is attacking (a|an|your opponent's) {thing}"
    g.rule("fact", target, n.Fits(n.Attacked(), V.thing))
    g.rule("fact", "it is {whose} turn", n.Turn(V.whose))
    g.rule(
        "fact",
        "haven't drawn a card using this card's effect during this turn",
        n.Unless(n.Happened("this_drew")),
    )
    g.rule(
        "fact",
        "this card battles your opponent's Character during this turn",
        n.Happened("this_battled_character"),
    )

    g.rule(
        "fact",
        "a card was removed from {whose} Life cards during this turn",
        n.Happened("life_removed", V.whose),
    )


def _amounts(g: Grammar) -> None:
    for words, stat in (("power", "power"), ("cost", "cost"), ("base power", "base_power")):
        g.rule("amount", f"{{self}}'s {words}", n.ValueOf(stat, V.self))
    tokens = n.ValueOf("tokens", V.self)
    g.rule("amount", "the number of DON!! cards given to {self}", tokens)
    of_it = n.ValueOf("tokens", n.It())
    g.rule("amount", "the number of DON!! cards given to it", of_it, shown=False)
    g.rule("amount", "the number of {whose} Life cards", n.Count(n.Cards(V.whose, "life")))
    g.rule("amount", "the number of DON!! cards on {whose} field", n.Tokens(V.whose))
    cards = n.Count(n.Cards(V.whose, V.zone, V.cards))
    g.rule("amount", "the number of {cards} in {whose} {zone}", cards)
    things = n.Count(n.Cards(V.whose, "field", V.things))
    g.rule("amount", "the number of {whose} {things}", things)
    both = n.Sum((n.Count(n.Cards("you", "life")), n.Count(n.Cards("opponent", "life"))))
    g.rule("amount", "the total of your and your opponent's Life cards", both)
