"""English: what cards get, lose, may not do or suffer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tefuda.text.fusionworld.line import IN_BATTLE, IN_HAND
from tefuda.text.grammar import Grammar, Printer, Reader
from tefuda.text.predicates import WHO, at_once, said_of_one
from tefuda.text.template import V, n

FATES = (
    ("be KO'd", "be_ko"),
    ("be removed from the Battle Area", "leave_field"),
    ("be switched to Rest Mode", "be_rested"),
    ("be chosen", "be_chosen"),
)
DEEDS = (
    ("attack", "attack"),
    ("attack your opponent's Leader", "attack_leader"),
    ("attack your opponent's Battle Cards", "attack_battle"),
    ("be attacked", "be_attacked"),
    ("activate \\[Blocker]", "activate_blocker"),
    ("be blocked", "be_blocked"),
    ("be used in combos", "combo"),
    ("activate skills", "activate"),
)


EACH = n.Count(V.counted, 1, V.times)  # so much for each card counted
EVERY = n.Count(V.counted, V.per, V.times)  # and for every few of them


def predicates(it: Any, duration: Any) -> tuple[tuple[str, Any], ...]:
    """What is said of a card after its name, the verb for one: gets, can't."""
    keyword = n.Ability("keyword", keyword=V.keyword)
    out: list[tuple[str, Any]] = []
    for sign in ("plus", "minus"):
        gain = n.Gain(it, V.stat, getattr(V, sign), duration)
        out.append((f"gets {{{sign}}} {{stat}}", gain))
    out.append(("gains {keyword}", n.Grant(it, keyword, duration)))
    for words, act in FATES:
        out.append((f"can't {words}{{agent}}", n.Forbid(it, act, duration, V.agent)))
        whom = n.Forbid(it, act, duration, "opponent_effect", V.tests)
        out.append((f"can't {words} by the skills of your opponent's {{tests:things}}", whom))
        foes = n.Forbid(it, act, duration, "battle", V.tests)
        out.append((f"can't {words} in (battles with|battle by) {{tests:things}}", foes))
    for words, act in DEEDS:
        out.append((f"can't {words}", n.Forbid(it, act, duration)))
    out.append(("can't switch to Active Mode", n.Forbid(it, "switch_active", duration)))
    by_skills = n.Forbid(it, "switch_active", duration, "effect")
    out.append(("can't be switched to Active Mode by skills", by_skills))
    out.append(("must attack whenever possible", n.Must(it, "attack", duration)))
    front = (
        "can also attack (your opponent's Active Mode Battle Cards"
        "|Active Mode Battle Cards in your opponent's Battle Area)"
    )
    out.append((front, n.Allow(it, "attack_active", duration)))
    out.append(("isn't affected by skills", n.Forbid(it, "be_affected", duration, "effect")))
    rival = n.Forbid(it, "be_affected", duration, "opponent_effect")
    out.append(("isn't affected by your opponent's skills", rival))
    cards = n.Forbid(it, "be_affected", duration, "opponent_effect", V.tests)
    whose = "isn't affected by(| the skills of) your opponent's {tests:things}"
    out.append((whose, cards))
    out.append(("gains “{ability:line}”", n.Grant(it, V.ability, duration)))
    return tuple(out)


def declare(g: Grammar) -> None:
    g.words(
        "agent",
        (" in battle", "battle"),
        (" by skills", "effect"),
        (" by your opponent's skills", "opponent_effect"),
        (" by your opponent", "opponent"),
        (" by your skills", "your_effect"),
        ("", ""),
    )
    s = "statement"
    # "Cards" and nothing else are all that can be in a mode, energy too (rulings 204, 359).
    charge = "{subject} can't be switched to Active Mode during a Charge Phase"
    g.rule(s, charge, n.Forbid(V.subject, "become_active"), shown=False)
    every = n.Forbid(n.Cards(V.whose, "modes"), "switch_active", V.duration, "effect")
    g.rule(s, "{whose} cards can't be switched to Active Mode by skills{duration}", every)
    for words, node in predicates(V.subject, V.duration):
        verb, rest = words.split(" ", 1)
        if verb == "gets":
            verb = "get{subject#s|}"
        elif verb == "gains":
            verb = "gain{subject#s|}"
        elif verb == "isn't":
            verb = "{subject#isn't|aren't}"
        g.rule(s, f"{{subject}} {verb} {rest}{{duration}}", node)
    # So much for each.
    for sign, less in (("+", False), ("-", True)):
        gain = n.Gain(V.subject, V.stat, EACH, V.duration, less)
        g.rule(
            s,
            f"{{subject}} get{{subject#s|}} {sign}{{times:number}} {{stat}}{{duration}} "
            "for each {counted}",
            gain,
        )
        g.rule(
            s,
            f"{{subject}} get{{subject#s|}} {sign}{{times:number}} {{stat}}{{duration}} "
            "for every {per:number} {counted:counted.some}",
            n.Gain(V.subject, V.stat, EVERY, V.duration, less),
        )
    for sign, less in (("+", False), ("-", True)):
        markers = n.Gain(
            V.subject, V.stat, n.Tokens(V.whose, "marker", 1, V.times), V.duration, less
        )
        g.rule(
            s,
            f"{{subject}} get{{subject#s|}} {sign}{{times:number}} {{stat}}{{duration}} "
            "for each of {whose} energy markers",
            markers,
        )
    for who, when in (("your opponent's", "opponent_turn"), ("your", "your_turn")):
        words = f"can't switch to Active Mode during {who} next Charge Phase"
        g.rule(s, "{subject} " + words, n.Forbid(V.subject, "become_active", when))
        g.rule("said", "it " + words, n.Forbid(WHO, "become_active", when))
    _chosen(g)
    _costs(g)
    _become(g)
    _front(g)


def _chosen(g: Grammar) -> None:
    """said: what is said of the card that was chosen."""
    for words, node in predicates(WHO, V.duration):
        g.rule("said", f"it {words}{{duration}}", node)
        for more in {words, _plural(words)}:
            g.rule("more", f"{more}{{duration}}", node)
    g.rule("said", "reduce its cost by {less}{duration}", n.Gain(WHO, "cost", V.less, V.duration))
    g.rule(
        "said", "increase its cost by {number}{duration}", n.Gain(WHO, "cost", V.number, V.duration)
    )
    g.rule("said", "negate its skills{duration}", n.Negate(WHO, V.duration))
    for sign, less in (("+", False), ("-", True)):
        gain = n.Gain(WHO, V.stat, EACH, V.duration, less)
        g.rule(
            "said",
            f"it gets {sign}{{times:number}} {{stat}}{{duration}} for each {{counted}}",
            gain,
        )
        g.rule(
            "said",
            f"it gets {sign}{{times:number}} {{stat}}{{duration}} for every {{per:number}} "
            "{counted:counted.some}",
            n.Gain(WHO, V.stat, EVERY, V.duration, less),
        )
    cheaper = n.Gain(WHO, "cost", EACH, V.duration, True)
    g.rule("said", "reduce its cost by {times:number}{duration} for each {counted}", cheaper)


def _costs(g: Grammar) -> None:
    s = "statement"
    for words, sign in (("reduce", "less"), ("increase", "number")):
        amount = getattr(V, sign)
        g.rule(
            s,
            f"{words} the cost of this card in your hand by {{{sign}}}",
            n.Gain(IN_HAND, "cost", amount),
        )
        g.rule(
            s,
            f"{words} the cost of this card in a Battle Area by {{{sign}}}{{duration}}",
            n.Gain(IN_BATTLE, "cost", amount, V.duration),
        )
        g.rule(
            s,
            f"{words} the cost of {{things}} in {{area}} by {{{sign}}}{{duration}}",
            n.Gain(n.Cards(V.area, "battle", V.things), "cost", amount, V.duration),
        )
        g.rule(
            s,
            f"{words} the cost of {{things}} in {{whose}} hand by {{{sign}}}{{duration}}",
            n.Gain(n.Cards(V.whose, "hand", V.things), "cost", amount, V.duration),
        )
        g.rule(
            s,
            f"{words} that card's cost by {{{sign}}}{{duration}}",
            n.Gain(n.It(), "cost", amount, V.duration),
        )
        g.rule(
            s,
            f"{words} the cost of {{subject}} by {{{sign}}}{{duration}}",
            n.Gain(V.subject, "cost", amount, V.duration),
        )
    raised = n.Gain(V.self, "cost", V.number, V.duration)
    g.rule(s, "add {number} to the cost of {self}{duration}", raised, shown=False)
    there = n.Gain(n.Cards(V.area, "battle", V.things), "cost", V.number, V.duration)
    g.rule(s, "add {number} to the cost of {things} in {area}{duration}", there, shown=False)
    for target, words in ((V.self, "{self}"), (IN_HAND, "this card in your hand")):
        lasting = V.duration if target is not IN_HAND else ""
        end = "{duration}" if target is not IN_HAND else ""
        front = f"reduce the cost of {words} by {{times:number}}{end} for "
        g.rule(s, front + "each {counted}", n.Gain(target, "cost", EACH, lasting, True))
        few = n.Gain(target, "cost", EVERY, lasting, True)
        g.rule(s, front + "every {per:number} {counted:counted.some}", few)
    cards = n.Cards("you", "hand", V.things)
    g.rule(
        "step",
        "reduce the cost of {things} in your hand by {circle}\\({number})",
        (n.CostChange(cards, 1, colour=V.circle), n.CostChange(cards, V.number)),
    )
    g.rule(
        "step",
        "reduce the cost of {things} in your hand by {circle}",
        (n.CostChange(cards, 1, colour=V.circle),),
    )
    next_one = n.Cards("you", "hand", V.a_thing)
    named = n.Cards("you", "hand", (n.Named(V.names),))
    for use in ("use and play", "use", "play"):
        front = f"{{lasting_first}}the next time you {use} "
        for card, which in (("{names}", named), ("{a_thing}", next_one)):
            shown = use == ("use and play" if card == "{names}" else "use")
            for words, amount, colour in (
                ("reduce (the|its) cost by {number}", V.number, ""),
                ("reduce (the|its) cost by {circle}", 1, V.circle),
                ("you don't have to pay (the|its) cost", n.AnyNumber(), ""),
            ):
                change = n.CostChange(which, amount, V.lasting_first, True, colour)
                g.rule(s, f"{front}{card} from your hand, {words}", change, shown=shown)
                # Cards are used from the hand (5-3-1), said or not.
                g.rule(s, f"{front}{card}, {words}", change, shown=False)
    g.rule(
        s,
        "you can use and play this card from your hand without paying its cost",
        n.Allow(IN_HAND, "free_use"),
    )


def _become(g: Grammar) -> None:
    s = "statement"
    for words, stat in (
        ("original power", "base_power"),
        ("power", "power"),
        ("cost", "cost"),
        ("combo power", "combo"),
    ):
        g.rule(
            s,
            f"{{subject}}'s {words} becomes {{number}}{{duration}}",
            n.Become(V.subject, stat, V.number, V.duration),
        )
        g.rule(
            "said",
            f"its {words} becomes {{number}}{{duration}}",
            n.Become(WHO, stat, V.number, V.duration),
        )
        g.rule(
            s,
            f"{{subject}}'s {words} becomes the same as {{other:self}}'s {{stat}}{{duration}}",
            n.Become(V.subject, stat, n.ValueOf(V.stat, V.other), V.duration),
        )
    g.rule(
        s,
        "{subject}'s skills can't be negated{duration}",
        n.Forbid(V.subject, "be_negated", V.duration),
    )
    g.rule(s, "negate the skills of {subject}{duration}", n.Negate(V.subject, V.duration))


def _front(g: Grammar) -> None:
    """Several things said of one card, the duration first: until ..., this card A and B."""
    for words, node in predicates(WHO, ""):
        g.rule("predicate", words, node)
        if _plural(words) != words:
            g.rule("predicate", _plural(words), node, shown=False)

    def follow(reader: Reader, at: int) -> Iterator[tuple[int, str, tuple[Any, ...]]]:
        for end, parts in parts_from(reader, at, " "):
            for further, duration in reader.read("duration", end):
                yield further, duration, parts

    def parts_from(reader: Reader, at: int, link: str) -> Iterator[tuple[int, tuple[Any, ...]]]:
        if not reader.text.startswith(link, at):
            return
        start = at + len(link)
        if reader.text.startswith("it ", start):
            start += 3
        for end, part in reader.read("predicate", start):
            yield end, (part,)
            for further, others in parts_from(reader, end, " and "):
                yield further, (part, *others)

    def join(printer: Printer, subject: Any, duration: str, parts: tuple[Any, ...]) -> str | None:
        who = printer.print("subject", subject)
        words = [printer.print("predicate", part) for part in parts]
        found = [word for word in words if word is not None]
        if who is None or len(found) != len(words):
            return None
        if not printer.grammar.singular(subject):
            found = [_plural(word) for word in found]
        said = f"{who} {' and '.join(found)}"
        if duration in ("", "turn", "battle"):  # short durations stand at the end
            tail = printer.print("duration", duration)
            return None if tail is None else said + tail
        front = printer.print("lasting_first", duration)
        return None if front is None else front + said

    said_of_one(g, "several_said", *at_once(follow, join))

    def read_first(reader: Reader, at: int) -> Iterator[tuple[int, Any]]:
        for end, duration in reader.read("lasting_first", at):
            for further, value in reader.read("several_said", end):
                yield further, _with(value, duration)
            for further, value in reader.read("statement", end):
                yield further, _with((value,), duration)
        yield from reader.read("several_said", at)

    def show_first(printer: Printer, value: Any) -> str | None:
        return printer.print("several_said", value)

    g.custom("said_first", read_first, show_first)
    g.rule("step", "{said_first}", V.said_first)


def _plural(words: str) -> str:
    """The same said of several cards."""
    for one, many in (("gets ", "get "), ("gains ", "gain "), ("isn't ", "aren't ")):
        if words.startswith(one):
            return many + words[len(one) :]
    return words


def _with(statements: tuple[Any, ...], duration: str) -> tuple[Any, ...]:
    return tuple(
        replace(s, duration=duration) if getattr(s, "duration", None) == "" else s
        for s in statements
    )
