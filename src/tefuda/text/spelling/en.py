"""English spelling."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, rewrite

OPEN: Final = "[{"
CLOSE: Final = "]}"
KEPT: Final = re.compile(r"(?!)")
BULLET: Final = re.compile(r"[•·・-] ?(?=\D)")
CONTINUES: Final = re.compile(r"Then, ")
CHOOSE: Final = re.compile(r"one:$")
SPACE: Final = " "

_TAGS = (
    r"\[(?:On Play|When Attacking|On Block|On Your Opponent's Attack|On K\.O\.|End of Your Turn"
    r"|End of Your Opponent's Turn|Activate: Main|Main|Counter|Trigger|DON!! x\d+|Your Turn"
    r"|Opponent's Turn|Once Per Turn)\]"
)
_KEYWORDS = r"\[(?:Blocker|Rush|Rush: Character|Double Attack|Banish|Unblockable)\]"
_NOUNS = ("Character", "Leader", "Life", "Stage", "Event")


def signs(text: str) -> str:
    text = text.replace("＜", "<").replace("＞", ">").replace("‼", "!!")
    text = re.sub(r"\[DON!! ?[x×X] ?(\d+)\]", r"[DON!! x\1]", text)
    return re.sub(r"DON!! -(\d+) ?", r"DON!! -\1 ", text)


def split(text: str) -> str:
    """Each ability on a line of its own."""
    text = re.sub(rf"(?<=[.a-z])\s*(?={_TAGS}(?! effect))(?<!\[)", _break, text)
    text = re.sub(rf"((?:^|\n)(?:{_TAGS} ?)*{_KEYWORDS})[ ,]*(?=\[)", r"\1\n", text)
    return re.sub(rf"((?:^|\n)(?:{_TAGS} ?)*{_KEYWORDS})[ ,]*(?=\[)", r"\1\n", text)


def _break(found: re.Match[str]) -> str:
    before = found.string[: found.start()]
    return "\n" if before.endswith(".") else found[0]


def bullet(line: str) -> str:
    return "• " + _sentences(line)


def line(text: str) -> str:
    text = re.sub(r" +([:;,.])", r"\1", text)
    text = re.sub(r"(\]) *(?=[^\s\]/,.':;)\[])", r"\1 ", text)
    text = re.sub(r"\](?=\[)", "] ", text)
    text = re.sub(r"\] ?/ ?\[", "]/[", text)
    text = "\n".join(_sentences(part) for part in text.split("\n"))
    return rewrite(text, _ONE_WAY)


def _sentences(text: str) -> str:
    """Small letters at the start of sentences; a full stop at the end."""
    text = re.sub(
        r"(^|[.:;,\]] |• |[①-⑳] )([A-Z])(?=[a-z]*[ ,'])(\w*)",
        lambda m: m[0] if m[3] and m[2] + m[3] in _proper else m[1] + m[2].lower() + m[3],
        text,
    )
    if text and text[-1] not in ".]:":
        text += "."
    return text


_proper = {*_NOUNS, *(noun + "s" for noun in _NOUNS)}


def _rest(found: re.Match[str]) -> str:
    sign = chr(0x245F + int(found[1]))
    also = found[2]
    if not also:
        return f"{sign}: "
    return f"{sign} you may {also if _VERB.match(also) else 'rest ' + also}: "


_VERB = re.compile(r"(?:trash|rest|return|add|place|turn|give|play|reveal)\b")
_COST = r"(?:with|and) a cost of \d+(?: or (?:less|more))?"
_SIGN = r"(?:\[[^\]]*\]|K\.O\.|[^.;:\[])"  # within a phrase; names may have any sign
_RUN = _SIGN + "*?"
_ITEM = r"(?:\{[^}]*\}|<\w+>|or|type|attribute|red|green|blue|purple|black|yellow),? "

# Words for one thing.
_WORDS: OneWay = (
    (re.compile(r"\b([Tt])his (?:Character card|Character|Leader|Stage)\b"), r"\1his card"),
    (re.compile(r"the (?:selected|revealed|trashed|chosen) (?:Character|card)\b"), "that card"),
    (re.compile(r"the selected (?:Characters|cards) (?=will|cannot|gain)"), "that card "),
    (re.compile(r"the 1 Character played by this effect"), "that card"),
    (re.compile(r"the card given these DON!! cards"), "that card"),
    (
        re.compile(
            r"\bthat (?:Leader or Character|Character)\b(?= (?:gains|cannot|will|attacks|has|is|being|-))"
        ),
        "that card",
    ),
    (re.compile(r"K\.O\. it\b"), "K.O. that card"),
    (re.compile(r"(?<=\. )it (?=gains|cannot)"), "that card "),
    (re.compile(r"(?<=you may add )it (?=to the (?:top|bottom))"), "that card "),
    (
        re.compile(
            r"equal to the number (?:you returned to your deck|of cards trashed|you placed at "
            r"the bottom of your deck)"
        ),
        "so",
    ),
    (re.compile(r"draw cards so(?=[.,])"), "draw the same number of cards"),
    (
        re.compile(
            r"for every (\d+ )?(card)(s?) (?:trashed|returned|placed(?: at the bottom of your "
            r"deck)?)(?=\.)"
        ),
        r"for every \1such card\3",
    ),
    (re.compile(r"for every (?:Character K\.O\.'d|returned Character)"), "for every such card"),
    (re.compile(r"\bbecomes rested\b"), "is rested"),
    (
        re.compile(r"the base power of the selected Characters"),
        "the base power of the selected cards",
    ),
    (re.compile(r"whenever (?=your Leader attacks)"), "if "),
    (re.compile(r"would leave the field"), "would be removed from the field"),
    (re.compile(r" instead of that card being K\.O\.'d"), " instead"),
    (
        re.compile(r"DON!! card on the field is returned to your"),
        "DON!! card on your field is returned to your",
    ),
    (re.compile(r"((?:give up to|return) \d) total (?=of your)"), r"\1 "),
    (re.compile(r"\bfor every DON!! card rested this way, ([^.]*)\."), r"\1 for every such card."),
    (re.compile(r"without an (?=\[)"), "without a "),
    (re.compile(r"negate the effects of"), "negate the effect of"),
    (re.compile(r"by Leaders(?=[. ])"), "by Leader"),
    (re.compile(r"attribute Leaders or Characters"), "attribute Leader or Character cards"),
    (
        re.compile(r"Leader or Character card (?=with)(?<=\ba Leader or Character card )"),
        "Leader or Character ",
    ),
    (re.compile(r"of your Stage cards(?=[:.])"), "of your Stages"),
    (re.compile(r"(?<=that card is a Character)(?=,)"), " card"),
    (
        re.compile(r"that card is an? (\{[^}]*\}(?: or \{[^}]*\})* type) card(?=,)"),
        r"that card has the \1",
    ),
    (re.compile(r"an additional (?=\+)"), ""),
    (re.compile(r"\bEvent card"), "Event"),
    (re.compile(r"(\d+) or (less|more) power"), r"\1 power or \2"),
    (re.compile(r"a base power of (\d+)( or (?:less|more))?"), r"\1 base power\2"),
    (re.compile(r"(?<=cost )(\d+ or less)"), r"of \1"),
    (re.compile(r"cost of of "), "cost of "),
    (re.compile(r"activates a (?=\[Blocker\])"), "activates "),
    (
        re.compile(r"in (?:your opponent's|your|the) next Refresh Phase"),
        "in the next Refresh Phase",
    ),
    (re.compile(r"your number of Life cards(?=\.| )(?! becomes)"), "the number of your Life cards"),
    (re.compile(r"(?:up to a total of|a total of up to) (?=\d)"), "up to "),
    (re.compile(r"\bmust place 1 card from their"), "places 1 card from their"),
    (re.compile(r"\bexcept (?=this card)"), "other than "),
    (re.compile(r"\ball your (?=\w)"), "all of your "),
    (re.compile(r"(\d+) opponent's (?=Characters)"), r"\1 of your opponent's "),
    (re.compile(r"of the owner's deck(?=[^.]*: draw| in any order\. then, take)"), "of your deck"),
    (re.compile(r"\bwith a type including (\"[^\"]*\") with "), r"with a type including \1 and "),
)

# What is said of how many, whose and which cards.
_NOUNS_TOLD: OneWay = (
    (
        re.compile(r"\b(your(?: opponent's)?) 1 ((?:active |rested |\{[^}]*\} type )?Leader)"),
        r"1 of \1 \2",
    ),
    (
        re.compile(r"\{[^}]*\} type rested |(?:\{[^}]*\}(?:, or | or |, ))+\{[^}]*\} type rested "),
        lambda m: "rested " + m[0].replace(" rested ", " "),
    ),
    (re.compile(rf"(other than \[[^\]]+\]) ({_COST})"), r"\2 \1"),
    (re.compile(rf"( without an? \[[^\]]+\] effect) and ({_COST})"), r" \2\1"),
    (
        re.compile(
            rf"((?:play|add|reveal) up to \d+ (?:of your )?(?:{_ITEM})*Character)(s?) "
            r"((?:with|other)[^.]*? from your )"
        ),
        r"\1 card\2 \3",
    ),
    (re.compile(rf"((?:play|reveal) up to \d+ (?:{_ITEM})*Character)(?= with| other)"), r"\1 card"),
    (re.compile(rf"(up to 1 (?:{_ITEM})*Character card)s(?= with| or| other)"), r"\1"),
    (re.compile(r"(?<=trash )([2-9]) card(?= from)"), r"\1 cards"),
    (
        re.compile(
            rf"((?:of|have \d+ or \w+) (?:your )?(?:{_ITEM})*)Character cards(?= with | other|:|,|\.)"
            r"(?![^.:;]* from your)"
        ),
        r"\1Characters",
    ),
    (
        re.compile(
            rf"(\d+) of your ((?:(?! and | to | or \d){_SIGN})*?cards?(?:(?! and | to | or \d){_SIGN})*? from your (?:hand|trash))"
        ),
        r"\1 \2",
    ),
    (
        re.compile(
            rf"(up to 1 (?:(?!other than){_SIGN})*?) or (?:up to )?1 (?=[\[{{]|red|green|blue|purple|black|yellow|Event|Character|Stage)"
        ),
        r"\1 or ",
    ),
    (
        re.compile(rf"(up to \d+ {_RUN}) from your (hand|trash) (with {_RUN}|that {_RUN})(?=\.)"),
        r"\1 \3 from your \2",
    ),
    (
        re.compile(r"with different card names and ([^.;:]*?) from"),
        r"with \1 with different card names from",
    ),
    (
        re.compile(r"activate a \[Blocker\] Character that has (\d+ power or (?:less|more))"),
        r"activate the [Blocker] of any Character with \1",
    ),
    (
        re.compile(
            r"your opponent cannot activate up to (\d+) \[Blocker\] Characters? that has ([^.]*?)( during this turn)"
        ),
        r"up to \1 of your opponent's Characters with \2 cannot activate [Blocker]\3",
    ),
    (
        re.compile(
            r"(?<!of )(?:all of )?your opponent's Characters( with [^.,:]*?)? cannot activate \[Blocker\]"
        ),
        r"your opponent cannot activate the [Blocker] of any Character\1",
    ),
    (
        re.compile(r"up to (\d+) ([^.,:;]*?Leader or Character) cards? on your field"),
        r"up to \1 of your \2 cards",
    ),
    (re.compile(r"your Character (?=\[)(\[[^\]]*\])"), r"your \1 Character"),
    (re.compile(r"\brested Character or (?=DON!! cards)"), "rested Characters or "),
    (re.compile(r"(?<=\]) cards?(?= and | gains| as active|[:.]| with)"), ""),
    (re.compile(r"any number of Characters on your field"), "any number of your Characters"),
    (re.compile(r"(\{[^}]*\} type Characters) other than your (?=\[)"), r"your \1 other than "),
    (re.compile(r"(\d(?: or less)?) or your opponent's (?=Stages|Characters)"), r"\1 or "),
    (re.compile(r"your Leader or 1 (?=\[)"), "your Leader or 1 of your "),
    (
        re.compile(
            rf"(your opponent's rested Leader) or up to 1 of your opponent's (Characters{_RUN} cannot)"
        ),
        r"up to 1 of \1 or \2",
    ),
    (
        re.compile(
            r"up to (\d+) (?:of each|each) of your opponent's Leader (?:or|and) Character cards"
        ),
        r"up to \1 of your opponent's Leader and up to \1 of your opponent's Characters",
    ),
    (re.compile(r"(?<=play )a (?=\[)"), ""),
    (
        re.compile(r"your Leader and all of (?:your|their) Characters(?! that)"),
        "your Leader or Character cards",
    ),
    (
        re.compile(r"(your opponent's) Leader and all of (?:your opponent's|their) Characters"),
        r"\1 Leader or Character cards",
    ),
    (
        re.compile(
            r"(?:all of )?your( \{[^}]*\}(?: or \{[^}]*\})* type)? Leaders? and Character(?: card)?s\b"
        ),
        r"your\1 Leader or Character cards",
    ),
    (re.compile(r"Leader and Character cards"), "Leader or Character cards"),
    (
        re.compile(
            rf"\ball of (your (?:(?!, ){_SIGN})*? (?:gain|cannot|can also|can attack|will not)\b)"
        ),
        r"\1",
    ),
    (re.compile(rf"none of (your {_RUN}) can (?=be)"), r"\1 cannot "),
    (re.compile(r"((?:give|effect of) )all of (?=your)"), r"\1"),
    (
        re.compile(r"(\d+) of (your|your opponent's) Life cards(?=[.:]| to your hand)"),
        lambda m: f"{m[1]} card{'' if m[1] == '1' else 's'} from {m[2]} Life area",
    ),
    (
        re.compile(
            r"your \[([^\]]*)\] and (?:all of )?(?:your )?(?=[^.,]*(?:Characters|type)[^.,]* gain)"
        ),
        r"your [\1] and your ",
    ),
)

_NOUNS_TOLD = (
    *_NOUNS_TOLD,
    (re.compile(r" and different card names from"), " with different card names from"),
    (re.compile(r"([\]}]), or (?=[\[{])"), r"\1 or "),
    (
        re.compile(r"(?<!up to )\b1 of your Leader or Character cards(?! with)"),
        "your Leader or 1 of your Characters",
    ),
    (
        re.compile(r"your Leader with (a type including \"[^\"]*\") or Character with \1"),
        r"1 of your Leader or Character cards with \1",
    ),
    (re.compile(r"\bCharacters or Stages\b"), "Character or Stage cards"),
    (re.compile(r"\b(\d+) cost (Characters)"), r"\2 with a cost of \1"),
    (
        re.compile(r"give (\d+) of your (active|rested) DON!! cards? to"),
        r"give \1 \2 DON!! card to",
    ),
    (
        re.compile(r"give (up to \d+ rested DON!! cards?) to each of (your [^.]*)\."),
        r"give \2 \1 each.",
    ),
    (re.compile(r"(play this card) from your trash"), r"\1"),
    (
        re.compile(
            r"your Leader (?:and all of your Characters|or Character cards) that do not (have [^.,]*?) have their effects negated"
        ),
        r"negate the effect of your Leader and all of your Characters that do not \1",
    ),
)

# Sentences.
_ORDER: OneWay = (
    (re.compile(r"you can (?=[a-z][^.]*: )"), "you may "),
    (re.compile(r"DON!! -(\d+) You may "), r"DON!! -\1, you may "),
    (re.compile(r"^once per turn, "), "[Once Per Turn] "),
    (re.compile(r"\[Once Per Turn\] (\[Your Turn\]|\[Opponent's Turn\])"), r"\1 [Once Per Turn]"),
    (
        re.compile(
            r"(you have [^.,]*?) and (\d+ or (?:less|more) [^.,]*|an? Character[^.,]*)(?=, )"
        ),
        r"\1 and you have \2",
    ),
    (re.compile(r"at the end of this turn, ([^.]*)\."), r"\1 at the end of this turn."),
    (re.compile(r"or place it at the bottom of their deck"), "or the bottom of their deck"),
    (
        re.compile(r"(gains? \+\d+ power) (for (?:each|every) [^.]*?)( during this turn)\."),
        r"\1\3 \2.",
    ),
    (
        re.compile(r"(activate the \[Main\] effect of up to 1 [^.]*?) in your trash"),
        r"\1 from your trash",
    ),
    (
        re.compile(r"(place this card and 1 [^.:]*? at the bottom of )the owner's deck"),
        r"\1your deck",
    ),
    (
        re.compile(r"(from your opponent's (?:trash|hand|Life area) at the \w+ of )their deck"),
        r"\1the owner's deck",
    ),
    (
        re.compile(r"rest (\d+) of your DON!! cards and you may rest"),
        r"you may rest \1 of your DON!! cards and rest",
    ),
    (re.compile(r"rest (\d+) DON!! cards and trash"), r"rest \1 of your DON!! cards and trash"),
    (re.compile(r"(?<=type), and (?=this card was)"), " and "),
    (re.compile(r"(?<=or less|or more), and (?=your|you )"), " and "),
    (
        re.compile(
            r"place (\d+|up to \d+) (of [^.:]*?) at the ([a-z ]*) of "
            r"(your opponent's|the owner's|their) Life cards"
        ),
        r"add \1 \2 to the \3 of \4 Life cards",
    ),
    (
        re.compile(r"(add (?:up to )?\d+ of your opponent's [^.]*? of )their Life"),
        r"\1the owner's Life",
    ),
    (re.compile(r"you have an? (\[[^\]]+\])(?=,| and )"), r"you have \1"),
    (re.compile(r"(?<!DON!! cards)(?<!DON!! card) on your field(?=,| and (?!\d))"), ""),
    (
        re.compile(r"you only have ((?:\{[^}]*\} type )?Characters[^,.]*)"),
        r"the only Characters on your field are \1",
    ),
    (
        re.compile(r"(?<=[\]:] )(draw \d+ cards?|this card gains [^.,]*?) if (you[^.,]*)\."),
        r"if \2, \1.",
    ),
    (re.compile(r"then, (draw \d+ cards?) if (you[^.,]*)\."), r"then, if \2, \1."),
    (re.compile(r"(you may draw \d+ cards?) if (you have [^.,]*)\."), r"if \2, \1."),
    (
        re.compile(r"^((?:\[[^\]]*\][ /])*)draw (\d+ cards?) when (your opponent [^.,]*)\."),
        r"\1when \3, draw \2.",
    ),
    (
        re.compile(rf"^((?:{_TAGS}[ /]?)*)(you may {_RUN}|DON!! -\d+): when ({_RUN}), (?!.*: )"),
        r"\1when \3, \2: ",
    ),
    (
        re.compile(
            rf"^((?:{_TAGS}[ /]?)*)if (this card battles [^,]*(?<!turn)|an? Character is rested by your effect), "
        ),
        r"\1when \2, ",
    ),
    (re.compile(r"if you have an? ([^.,]*?) that would"), r"if your \1 would"),
    (re.compile(r"if any of your Characters would"), "if your Character would"),
    (
        re.compile(r"give ([^.,:]*?) (up to \d+ (?:rested|active) DON!! cards?)(?=[.,]| and)"),
        r"give \2 to \1",
    ),
    (
        re.compile(r"return (\d+ [^:.]*from your trash) to the (bottom|top) of"),
        r"place \1 at the \2 of",
    ),
    (re.compile(r"return (up to \d+ [^:.]*?) to the (bottom|top) of"), r"place \1 at the \2 of"),
    (
        re.compile(r"return (\d+) Characters? to your hand"),
        r"return \1 of your Characters to the owner's hand",
    ),
    (re.compile(r"(?<=of your deck); play"), " and play"),
    (
        re.compile(r"(from the top of your deck), play ([^.,]*), and place"),
        r"\1 and play \2 and place",
    ),
    (
        re.compile(
            r"(from the top of your deck and) (?:return|place) (them|it) (?:to|at) the ([a-z ]*) of "
            r"(?:your|the) deck"
        ),
        r"\1 place \2 at the \3 of the deck",
    ),
    (re.compile(r"the rest at the ([a-z ]*) of the deck"), r"the rest at the \1 of your deck"),
    (re.compile(r"(place that card at the [a-z ]* of )your deck"), r"\1the owner's deck"),
    (re.compile(r"(place \d+ of your [^.:;]*? at the \w+ of )the owner's deck"), r"\1your deck"),
    (
        re.compile(r"(?<=card from the top of your or your opponent's Life cards) and place"),
        ", and place",
    ),
    (
        re.compile(r"to your deck and shuffle (?:it|your deck)"),
        "to your deck, then shuffle your deck",
    ),
    (re.compile(r"to their deck and shuffles their deck"), "to their deck and shuffles their deck"),
    (
        re.compile(r"place 1 at the top of your deck and place the rest back"),
        "place 1 card at the top of your deck and place the rest back",
    ),
    (re.compile(r"cannot play any Character cards on your field"), "cannot play Character cards"),
    (re.compile(r"and then (?=play)"), "and "),
    (re.compile(r"draw card so that"), "draw cards so that"),
    (re.compile(r", and (?=(?:K\.O\.|add|play|trash|draw|rest|give|return) )"), " and "),
    (re.compile(r", then (?=(?:add|play|draw|trash|rest) )"), " and "),
    (re.compile(r"(draw \d+ cards?|rest it|set it as active), (?=look)"), r"\1 and "),
    (re.compile(r"(?<=power), and (?=your )"), " and "),
    (re.compile(r" and if (?!you do,)([^.,]*), "), r". if \1, "),
    (re.compile(r", and you may "), " and you may "),
    (re.compile(r"field or (?=\d+ or more DON)"), "field or you have "),
    (
        re.compile(r"chooses 1 card from their hand and trashes it"),
        "trashes 1 card from their hand",
    ),
    (
        re.compile(
            r"if that card attacks during this turn, your opponent cannot activate \[Blocker\]"
        ),
        "your opponent cannot activate [Blocker] if that card attacks during this turn",
    ),
    (
        re.compile(r"activate \[Blocker\] when that card attacks"),
        "activate [Blocker] if that card attacks",
    ),
    (
        re.compile(
            r"select (all of your opponent's Characters) on their field\. until the end of your "
            r"opponent's next turn, none of the selected Characters can attack unless your opponent "
            r"(trashes [^.]*)\."
        ),
        r"\1 cannot attack unless your opponent \2 until the end of your opponent's next turn.",
    ),
    (re.compile(r" in your deck and (?=at the start of the game, )"), " in your deck.\f"),
    (
        re.compile(r" in your deck and (when your deck is reduced to 0, [^.]*losing)\."),
        r" in your deck.\f\1, according to the rules.",
    ),
)

# Costs that have a sign.
_COSTS: OneWay = (
    (re.compile(r"of your other Characters"), "of your Characters other than this card"),
    (re.compile(r"battles (<\w+> attribute )Characters"), r"battles your opponent's \1Character"),
    (re.compile(r"have 0 DON!! cards on your field or you have (?=\d+ or more)"), "have 0 or "),
    (
        re.compile(r"rest (\d+) of (your|their) active DON!! cards(?! at the start)"),
        r"rest \1 of \2 DON!! cards",
    ),
    (
        re.compile(r"you may rest this card and (\d+) of your DON!! cards: "),
        r"you may rest \1 of your DON!! cards and this card: ",
    ),
    (re.compile(r"you may rest (\d+) of your DON!! cards(?: and ([^:.]*))?: "), _rest),
    (
        re.compile(r"you may return (\d+) DON!! cards? from your field to your DON!! deck: "),
        r"DON!! -\1: ",
    ),
    (
        re.compile(r"can also attack active Characters"),
        "can also attack your opponent's active Characters",
    ),
)

_ONE_WAY: OneWay = (*_WORDS, *_NOUNS_TOLD, *_ORDER, *_COSTS)


def present(text: str) -> str:
    """The printed form of a normal line: capitals and signs as on cards."""
    text = re.sub(r"(^|(?<!K\.O)[.:] |\] |• |[①-⑳] )([a-z])(?![a-z]*\])", _capital, text)
    return re.sub(r"(?<=[ ])-(?=\d)", "−", text)


def _capital(found: re.Match[str]) -> str:
    before = found.string[: found.start() + len(found[1])]
    # After a name in brackets, only a tag at the start of the line begins a sentence.
    if found[1] == "] " and not re.fullmatch(rf"(?:(?:{_TAGS})[ /]?)+", before):
        return found[0]
    return found[1] + found[2].upper()
