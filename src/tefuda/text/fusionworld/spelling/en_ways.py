"""English: what is said in several ways, and the one in the normal form."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, table

_OWNER = r"(?:your|your opponent's|its owner's|their owner's|their owners')"
_THING = r"(?:Battle Cards?|cards?|Extras?)"
_MINE = r"\d+ of your (?!opponent's)[^.:,]*?"
_WHOSE = r"(your opponent's|your)"
# One noun phrase: no other place, and no verb of another statement.
_PHRASE = (
    r"(?:(?! and (?:place|KO|switch|return|choose|play|add|draw|discard|it|they|you)\b| to | at "
    r"| from | in (?!its)|choose )[^.:,])*?"
)
_BEFORE = (
    r"(?:(?:other|Active Mode|Rest Mode|red|blue|green|yellow|black|multicolored|skill-less"
    r"|non-<[^<>]*>) )*"
)
_COUNT = r"(\d+(?: or (?:more|less))?)"


def _several(words: str) -> str:
    """The noun for several cards."""
    return re.sub(r"\b(Battle Card|card|Extra|Leader)\b(?! name)", r"\1s", words, count=1)


def _of(found: re.Match[str]) -> str:
    """So many of your cards."""
    return f"{found[1]} of {found[3]} {_several(found[2])}"


def _no(found: re.Match[str]) -> str:
    """You don't have a card: you have no cards."""
    have = "you have" if found[1] == "you" else "your opponent has"
    return f"{have} no {_several(found[2])}"


def _both(found: re.Match[str]) -> str:
    """Leader and Battle Cards, and what both have."""
    end = "" if found[3] else " "
    return f"of {found[1]} Leader or Battle Cards with {found[2]}{end}"


def _or(found: re.Match[str]) -> str:
    """The Leader, or so many Battle Cards."""
    return f"{found[1]} Leader or up to {found[2]} of {found[1]} {_several(found[3])}"


def _life(found: re.Match[str]) -> str:
    """So many cards from your life."""
    return f"{found[1]} card{'' if found[1] == '1' else 's'} from {found[2]} life"


def _number(found: re.Match[str]) -> str:
    """The number of cards is so and so: you have so many of them."""
    have, their = ("you have", "your")
    if found[2] != "your":
        have, their = ("your opponent has", "their")
    return f"{have} {found[4]} {found[1]} in {their} {found[3]}"


def _here(found: re.Match[str]) -> str:
    """Your cards in your Battle Area: whose they are is said once."""
    article = "a " if found[1] else ""
    return f"{found[1] or ''}{article}{found[3]} in {found[2]} Battle Area"


ONE_WAY: Final[OneWay] = table(
    # Numbers and forms of words.
    (r"\ban? original power of (\d+) power\b", r"an original power of \1"),
    (r"\bwith (?:energy )?costs of\b", "with a cost of"),
    (r"\bwith an energy cost of\b", "with a cost of"),
    (r"\bin their special traits\b", "in its special traits"),
    (r"\bin their card names?\b", "in its card name"),
    (r"\bthat includes? (<[^>]*>) in its card name", r"with \1 in its card name"),
    (r"\breduce their costs by\b", "reduce its cost by"),
    (r"\b(\d+) or fewer\b", r"\1 or less"),
    (r"\band/or\b", "or"),
    (r"\ban (?=Extra|Active)", "a "),
    (r"\bEnergy Area\b", "energy"),
    (r"\bcannot\b", "can't"),
    (r"\b(?:is|are) not affected\b", "isn't affected"),
    (r"\bnegate (?:all of its|all its|all of their|their) skills\b", "negate its skills"),
    (r"\bcan (?:also )?attack (?:your opponent's )?"
     r"(?:Active Mode Battle Cards|Battle Cards in Active Mode)",
     "can also attack your opponent's Active Mode Battle Cards"),
    (r"^(\[When KO'd\][^:]*?(?:add|return|place) this card) from (?:your|its owner's) Drop", r"\1"),
    (r"\bthis card from its owner's Drop\b", "this card from your Drop"),
    (r"\badd this card to (?:your|its owner's) hand\b", "return this card to the hand"),
    (r"(?<=gets )([+-]\d+)(?= for the)", r"\1 power"),
    (r"\[(?!Field|Blocker|Critical|Double|Triple|Barrier|Super|Dragon|Evolve|Fusion)([A-Z][^\[\]/]*)\](?=,)",
     r"<\1>"),
    (r"\bfor the Battle(?=[.,])", "for the battle"),
    (r": then, ", ": "),
    # Places that go without saying (13-1-2 to 13-1-5).
    (r"\bLife Area\b", "life"),
    (r"\bDrop Area\b", "Drop"),
    (r"\bthis card in your Battle Area\b", "this card in a Battle Area"),
    (rf"\bof {_WHOSE} Leaders? or (?:up to \d+ )?(?:of \1 )?Battle Cards?(?: in \1 Battle Area)?"
     r"-both with ([^-]*)-\s*(?:in \1 Battle Area)?\s*(?=([.,])?)", _both),
    (r"\b(Leader and Battle Cards) in (?:your|their) Battle Area\b", r"\1"),
    (r"\bin Battle Areas\b", "in a Battle Area"),
    (r"\b(Battle Cards?) in (Rest|Active) Mode(?= in (?:your|their|a)\b)", r"\2 Mode \1"),
    (rf"\b(ha(?:ve|s) {_COUNT}) energy in (Rest|Active) Mode\b", r"\1 \3 Mode energy"),
    (rf"\b(\d+) ((?:(?:Active|Rest) Mode )?energy) in {_WHOSE} energy\b", _of),
    (rf"\b(choose (?:up to )?\d+ {_PHRASE}) in {_WHOSE} (energy|Drop|hand)\b", r"\1 from \2 \3"),
    (rf"\bthe number of ({_PHRASE}) in {_WHOSE} ([^.:,]*?) is {_COUNT}", _number),
    (rf"\bthe number of cards in {_WHOSE} (energy|life)\b", r"\1 \2"),
    (r" with a total (cost|power) of (\d+ or less)((?: in (?:your|your opponent's|a) Battle Area)?)",
     r"\3 that add up to a total \1 of \2"),
    (rf"\b(\d+) (Leaders?) in {_WHOSE} Leader Area\b(?! or)", _of),
    (rf"\b{_WHOSE} Leader or up to (\d+) ({_PHRASE}) in \1 Battle Area\b", _or),
    (rf"(?<!among )\b{_WHOSE} (Leader and) (?=(?:{_BEFORE})Battle Cards)", r"\1 \2 \1 "),
    (rf"\b(\d+) life in {_WHOSE} life\b", _life),
    (r"\bwhen a card in your energy is placed (?:in|into) (?:its owner's|your) Drop\b",
     "when a card is placed in your Drop from your energy"),
    (rf"\b(ha(?:ve|s)) fewer ({_PHRASE})(?: in (?:your|their) Battle Area)? than\b",
     r"\1 less \2 than"),
    (rf"\b(?:{_WHOSE}|the) (Leaders?) in (your opponent's|your) Leader Area\b(?! or)", r"\3 \2"),
    (rf"\bthere (?:is|are) ({_PHRASE} in )your opponent's\b", r"your opponent has \1their"),
    (rf"\bthere (?:is|are) ({_PHRASE} in )your\b", r"you have \1your"),
    (rf"\b(ha(?:ve|s) {_PHRASE}) in (?:your|their) Leader Area or (?:your |their )?Battle Area\b",
     r"\1"),
    (rf"\b(\d+) ({_PHRASE}) in {_WHOSE} Leader Area or (?:\3 )?Battle Area\b", _of),
    (rf"\b(you|your opponent) do(?:n't|esn't) have (?:an?|any) (?!energy marker)({_PHRASE}"
     r"(?: in (?:your|their) [^.:,]*?)?)(?=,| and (?:you|your)\b)", _no),
    (r"\b(ha(?:ve|s)) an? (<[^<>]*>(?: or <[^<>]*>)*)(?= in (?:your|their) |,| and (?:you|your)\b)", r"\1 \2"),
    (rf"(?<!cost )(?<!skills )\b(of {_WHOSE} {_PHRASE}) in \2 Battle Area\b", r"\1"),
    (rf"(?<!of )(when )?\b{_WHOSE} ({_BEFORE}(?:<[^<>]*>|Battle Cards?)(?: with {_PHRASE})?) in "
     r"\2 Battle Area\b", _here),
    (rf"\b((?:chooses?|KO(?:'?s)?|switch(?:es)?|returns?|places?) (?:up to )?\d+) ({_PHRASE}) "
     r"in (their) Battle Area\b", _of),
    (rf"\bskills of ({_PHRASE}) in your opponent's Battle Area\b",
     r"skills of your opponent's \1"),
    (r"\b(energy|life) in (?:your|their|your opponent's) \1\b", r"\1"),
    (rf"\b(ha(?:ve|s)) {_COUNT} cards? in (?:your|their) energy\b", r"\1 \2 energy"),
    (rf"\byou have {_COUNT} (?:cards? in your )?life\b", r"your life is at \1"),
    (rf"\byour opponent has {_COUNT} (?:cards? in their )?life\b",
     r"your opponent's life is at \1"),
    # Which cards.
    (r"\b(all|ALL) your\b", "all of your"),
    (r"(?<!choose )\ball of (your [^.,:]*? (?:gets?|gains?|can't|is|are|isn't) )", r"\1"),
    (r"(?<!choose )\ball ([^.,:]*?Battle Cards[^.,:]*? in (?:your|your opponent's|a) Battle Area "
     r"(?:gets?|gains?|can't) )", r"\1"),
    (rf"\b((?:<[^<>]*> )?{_THING}(?: in the Battle Areas?)?) other than this card\b", r"other \1"),
    (r"\b(a|the) Battle Areas?\b", "a Battle Area"),
    (r"\bplace(.*?) (?:in|into|onto) (?:a|your) Battle Area from your hand\b",
     r"place\1 from your hand in the Battle Area"),
    (r"\bplace(?= up to)([^.:]*?) (?:in|into|onto) (?:a|your) Battle Area\b",
     r"place\1 in the Battle Area"),
    (r"(Battle Cards?) in (your|your opponent's|a) Battle Area (with [^.,]*?)(?= and (?:place|KO|"
     r"switch|return|it|they|reduce|add)|[.,])", r"\1 \3 in \2 Battle Area"),
    (r"\bthat(?:'s| is) in a battle\b", "that are in a battle"),
    (rf"\b(\d+) cards? from {_WHOSE} energy\b", r"\1 of \2 energy"),
    (r"\bup to (\d+) (<[^<>]*>) or up to \1 ", r"up to \1 \2 or "),
    (r"\byour hand or your Battle Area\b", "your hand or Battle Area"),
    (r"\byour energy or your Battle Area\b", "your energy or Battle Area"),
    (r"(?<!non-)(<[^<>]*>) cards?\b", r"\1"),
    (rf"\b(\d+ (?:<[^<>]*>|{_THING})[^.:,]*?) from your Battle Area(?= (?:at|in|into|to) )",
     r"\1 in your Battle Area"),
    (r"\bup to (\d+) of your Leaders? or Battle Cards\b(?! with)",
     r"your Leader or up to \1 of your Battle Cards"),
    # The top of the deck.
    (r"(?<!up to )\b(?:the )?1 card from the (top|bottom) of", r"the \1 card of"),
    (r"(?<!up to )\b(\d+) cards from the (top|bottom) of", r"the \2 \1 cards of"),
    (r"\bplace any remaining cards\b", "place the rest"),
    # Where cards go: always to their owner's.
    (rf"\b(place [^.:]*?) (?:in|into) {_OWNER} Drops?\b", r"\1 in the Drop"),
    (rf"\b(place [^.:]*?) (?:in|into) {_OWNER} Combo Areas?\b", r"\1 in the Combo Area"),
    (rf"\b(place [^.:]*?) or in {_OWNER} Drop\b", r"\1 or in the Drop"),
    (rf"\b(place [^.:]*?) (?:at|on) (?:the )?(top or bottom|top|bottom) of {_OWNER} decks?\b",
     r"\1 at the \2 of the deck"),
    (rf"\b(return [^.:]*?) to {_OWNER} hands?\b", r"\1 to the hand"),
    (rf"\b(add [^.:]*?) to {_OWNER} energy\b", r"\1 to the energy"),
    (rf"\b(add [^.:]*?) to {_OWNER} life\b", r"\1 to the life"),
    # What was chosen or revealed.
    (r"\bthe (?:chosen|revealed|selected) card\b", "that card"),
    (rf"\bchoose ({_MINE}) and KO (?:it|them)\b", r"KO \1"),
    (rf"\bchoose ({_MINE}) and switch (?:it|them) to (Rest|Active) Mode\b",
     r"switch \1 to \2 Mode"),
    (rf"\bchoose ({_MINE}) and return (?:it|them) to the hand\b", r"return \1 to the hand"),
    (r"\b(if (that card|this card(?: in a Battle Area)?) [^,.]*, (?:KO|switch|return|place|add)) "
     r"it\b", r"\1 \2"),
    (r"(?<=\] )you may ([^.:]*: )", r"\1"),
    (r"\bKO (up to 1 of your [^.:]*?)(?=\.)", r"choose \1 and KO it"),
    (r"\bhave 0 cards\b", "have no cards"),
    (r"\bif they (do|don't),", r"if you \1,"),
    (r"\bif this card is attacking a\b", "if attacking a"),
    (r"\battacks your (?:opponent's )?(?=<|Leader|Battle|Rest|Active)", "attacks a "),
    (r"\banother ", "a other "),
    (r"\bif all of your Battle Cards have\b", "if your Battle Cards all have"),
    (r"\bby (<[^<>]*>)'s skill", r"by your \1's skill"),
    (r"\bby your skills(?=,)", "by one of your skills"),
    (r", then reveal\b", ", reveal"),
    (r", then (?=draw|discard|switch|return|add|play|KO)", " and "),
    (r", and place it\b", " and place it"),
    (r", choose (up to [^.,:]*?), and (?=switch|KO|return|place|it )", r", then choose \1 and "),
    (r"\badd it to your hand or add it to\b", "add it to your hand or to"),
    (r"\bup to (\d+) (<[^<>]*>) with ([^.<]*?) and up to \1 (<[^<>]*>) with \3 from ",
     r"up to \1 \2 and up to \1 \4-both with \3-from "),
    (r"(<[^<>]*> or <[^<>]*>)-both with ([^-]*)-from ", r"\1 with \2 from "),
    (r", or up to 1 ", " or "),
    (r"\b(this card (?:can't|gets|gains) [^.,]*? and) it (?=gets|can't|gains)", r"\1 "),
    (r", and (it|they) (?=can't|gets?|gains?)", r" and \1 "),
    (r"\bcost of your (Battle Cards[^.]*? in your Battle Area)", r"cost of \1"),
    (r"\bthere is a (<[^<>]*>) in a Leader Area or Battle Area\b", r"there is a \1"),
    (r"\bwhen your opponent plays a ([^,.]*?)(?=,)", r"when your opponent's \1 is played"),
    (r"\bwhen you play a ([^,.]*?)(?=,)", r"when your \1 is played"),
    (r"\bwhen (?:a|your) card is used in a combo\b", "when you use a card in a combo"),
    (r"\bwhen your opponent's ([^,.]*?) is used in a combo\b",
     r"when your opponent uses a \1 in a combo"),
    (r"\bwhen your ([^,.]*?) is used in a combo\b", r"when you use a \1 in a combo"),
    (r"\b(when your <[^<>]*> or) your (?=Battle Card)", r"\1 "),
    (r"\bfor each energy marker you have\b", "for each of your energy markers"),
    # Times.
    (r"\b(?:for this turn|until the end of (?:the|this) turn|during this turn(?=\.))",
     "for the turn"),
    (r"((?:\]|,|\.) )for each ([^.,:]*), ([^.,:]*? gets? [+-]\d+ [^.,:]*)", r"\1\3 for each \2"),
    (r"((?:\]|:|\.|,) )for the turn, ", r"\1during this turn, "),
    (r"\bwhile this card is in a battle and if\b", "while this card is in a battle, if"),
    (r"\bwhen ([^,.]*?) while this card is in a battle, ",
     r"while this card is in a battle, when \1, "),
    (r"\bwhen one of (your [^,.]*?Battle Card)s\b", r"when \1"),
    (r"\bwhen an opponent's\b", "when your opponent's"),
    (r"\bif an opponent's\b", "if your opponent's"),
    (r"\bwith an opponent's\b", "with your opponent's"),
    (r"\bKO's an opponent's\b", "KO's your opponent's"),
    (r"\bfrom the Battle Area\b(?<!removed from the Battle Area)", "from your Battle Area"),
    (r"\bfrom a Battle Area\b", "from your Battle Area"),
    (r"\bremoved from (?:the|your|a) Battle Area\b", "removed from the Battle Area"),
    # Two skills in one sentence.
    (r"^(\[Permanent\]) (having 0 cards in your deck does not cause you to lose the game), and if",
     "\\1 \\2.\f\\1 if"),
)  # fmt: skip
