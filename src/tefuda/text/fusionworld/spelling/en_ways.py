"""English: what is said in several ways, and the one in the normal form."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.fusionworld.spelling.en_places import PLACES
from tefuda.text.spelling import OneWay, table

_OWNER = r"(?:your|your opponent's|its owner's|their owner's|their owners')"
_THING = r"(?:Battle Cards?|cards?|Extras?)"
_MINE = r"\d+ of your (?!opponent's)[^.:,]*?"


def _both(found: re.Match[str]) -> str:
    """gains A, B, and C: each is gained"""
    verb = f" and {found[1]} "
    return f"{found[1]} {found[2]}{found[3].replace(', ', verb)}{verb}"


_FORMS: Final[OneWay] = table(
    # Numbers and forms of words.
    (r"\ban? original power of (\d+) power\b", r"an original power of \1"),
    (r"\bwith (?:energy )?costs of\b", "with a cost of"),
    (r"\bwith an energy cost of\b", "with a cost of"),
    (r"\bin their special traits\b", "in its special traits"),
    (r"\bin their card names?\b", "in its card name"),
    (r"\bthat includes? (<[^>]*>) in its card name", r"with \1 in its card name"),
    (r"\b(\d+) or fewer\b", r"\1 or less"),
    (r"\band/or\b", "or"),
    (r"\b(?:up to a total of|a total of up to) (?=\d)", "up to "),
    # Lists: of names, of traits, of keywords.
    (r"\b(gains?) (\[[^\]]*\])((?:, \[[^\]]*\])*),? and (?=\[)", _both),
    (r"\ban (?=Extra|Active)", "a "),
    (r"\bEnergy Area\b", "energy"),
    (r"\bcannot\b", "can't"),
    (r"\bat the beginning of\b", "at the start of"),
    (r"\bmain phase\b", "Main Phase"),
    (r"\b(your Leader has [^.,]*?) and is awakened\b", r"\1 and your Leader is awakened"),
    (r"\bExtra Card(s?)\b", r"Extra\1"),
    (r"\bthe cost to play this card from your hand\b", "the cost of this card in your hand"),
    (r"\bcan't (attack|be attacked|be KO'd|be chosen|be blocked|be used in combos|activate"
     r" (?:skills|\[Blocker\])|switch to Active Mode) or (?=be |attack|activate |switch )",
     r"can't \1 and can't "),
    (r"\bevolves(?=,)", "is evolved"),
    (r"\bcan't block\b", "can't activate [Blocker]"),
    (r"\bcombined (?=cost|power)", "total "),
    (r"('s) (?:card )?name includes (<[^<>]*>)", r" has \2 in its card name"),
    (r"\byour opponent chooses (\d+ [^.,:]*? from their hand) and (?:discards|places) (?:it|them)"
     r"(?: in(?:to)? their Drop)?\b", r"your opponent discards \1"),
    (r"\b(look at [^.]*? of your deck)\. (?=add up|reveal up|play up)", r"\1, "),
    (r"\bif it's (?=an? )", "if it is "),
    (r"\bskills of all of (?=your)", "skills of "),
    (r"\byour opponent can't choose ([^.,]*?) (?:with|by) their skills\b",
     r"\1 can't be chosen by your opponent's skills"),
    (r"(?<=\] )([^.,]*? in your hand) costs? (\d+) less(?=\.)", r"reduce the cost of \1 by \2"),
    (r"\bcan't be switched to Active Mode (?=during your opponent's next)",
     "can't switch to Active Mode "),
    (r"\b(if|when) they (?=have |has )", r"\1 your opponent "),
    (r"\byour opponent have\b(?<!you and your opponent have)", "your opponent has"),
    (r"\b(?:after|at the end of) this battle\b", "at the end of the battle"),
    (r"\bat the end of this turn\b", "at the end of the turn"),
    (r"\blife becomes (?=[1-9])", "life is at "),
    (r"\bcost of all (?:of your |of )?(?=[^.,]* in your hand)", "cost of "),
    (r"\b(of (?:your|your opponent's|their)) energy in (Rest|Active) Mode\b", r"\1 \2 Mode energy"),
    (r"\b((?:place|remove|return|add|reveal|play) (?:up to )?\d+ [^.,:]*?) in "
     r"(your|your opponent's) (Drop|hand)(?= (?:at|under|from the game|to (?:your|its|the))\b)",
     r"\1 from \2 \3"),
    (r"\b(?:is|are) not affected\b", "isn't affected"),
    (r"\bnegate (?:all of its|all its|all of their|their) skills\b", "negate its skills"),
    (r"\bcan (?:also )?attack (?:your opponent's )?"
     r"(?:Active Mode Battle Cards|Battle Cards in Active Mode)",
     "can also attack your opponent's Active Mode Battle Cards"),
    (r"^(\[When KO'd\][^:]*?(?:add|return|place) this card) from (?:your|its owner's) Drop", r"\1"),
    (r"\bthis card from its owner's Drop\b", "this card from your Drop"),
    (r"\badd this card to (?:your|its owner's) hand\b", "return this card to the hand"),
    (r"(?<=gets )([+-]\d+)(?= for the| until| during|[.,])", r"\1 power"),
    (r"(?<=get )([+-]\d+)(?= for the| until| during|[.,])", r"\1 power"),
    (r"\[(?!Field|Blocker|Critical|Double|Triple|Barrier|Super|Dragon|Evolve|Fusion)([A-Z][^\[\]/]*)\](?=,)",
     r"<\1>"),
    (r"\bfor the Battle(?=[.,])", "for the battle"),
    (r": then, ", ": "),
)  # fmt: skip
_CARDS: Final[OneWay] = table(
    # Which cards.
    (r"\b(all|ALL) your\b", "all of your"),
    (r"(?<!choose )\ball of (your [^.,:]*? (?:gets?|gains?|can't|is|are|isn't) )", r"\1"),
    (r"(?<!choose )\ball ([^.,:]*?Battle Cards[^.,:]*? in (?:your|your opponent's|a) Battle Area "
     r"(?:gets?|gains?|can't) )", r"\1"),
    (r"\b(a|the) Battle Areas?\b", "a Battle Area"),
    (r"\bplace(.*?) (?:in|into|onto) (?:a|your) Battle Area from your hand\b",
     r"place\1 from your hand in the Battle Area"),
    (r"\bplace(?= up to)([^.:]*?) (?:in|into|onto) (?:a|your) Battle Area\b",
     r"place\1 in the Battle Area"),
    (r"\bplace(?= \d| it)([^.:]*?) (?:in|into|onto) (?:a|your) Battle Area(?=[.,]| in Rest)",
     r"place\1 in the Battle Area"),
    (rf"({_THING}|\[Field\]|<[^<>]*>) in (your|your opponent's|a) Battle Area "
     r"(with [^.,]*?)(?= and (?:place|KO|switch|return|it|they|reduce|add)|[.,])",
     r"\1 \3 in \2 Battle Area"),
    (r"\bthat(?:'s| is) in a battle\b", "that are in a battle"),
    (r"\b(\d+) cards? from (your opponent's|your) energy\b(?! or)", r"\1 of \2 energy"),
    (r"\bup to (\d+) (<[^<>]*>) or up to \1 ", r"up to \1 \2 or "),
    (r"\byour hand or your Battle Area\b", "your hand or Battle Area"),
    (r"\byour energy or your Battle Area\b", "your energy or Battle Area"),
    (r"(?<!non-)(?<!> or )(<[^<>]*>(?: or <[^<>]*>)*) cards?\b", r"\1"),
    # The top of the deck.
    (r"(?<!up to )\b(?:the )?1 card from the (top|bottom) of", r"the \1 card of"),
    (r"(?<!up to )\b(\d+) cards from the (top|bottom) of", r"the \2 \1 cards of"),
    (r"\bplace (?:any|the|all) remaining cards\b", "place the rest"),
    (r"\b(reveal [^.,]*?), add (it|them) to your hand, and (?=place)",
     r"\1 and add \2 to your hand, and "),
    (r"\bthis card from (?:your|its owner's) Combo Area\b", "this card"),
    # Where cards go: always to their owner's.
    (rf"\b(places? [^.:]*?) (?:in|into) (?:{_OWNER}|their) Drops?\b", r"\1 in the Drop"),
    (rf"\b(place [^.:]*?) (?:in|into) {_OWNER} Combo Areas?\b", r"\1 in the Combo Area"),
    (rf"\b(place [^.:]*?) or in {_OWNER} Drop\b", r"\1 or in the Drop"),
    (rf"\b(places? [^.:]*?) (?:at|on) (?:the )?(top or bottom|top|bottom) of {_OWNER} decks?\b",
     r"\1 at the \2 of the deck"),
    (rf"\b(return [^.:]*?) to {_OWNER} hands?\b", r"\1 to the hand"),
    (rf"\b(add [^.:]*?)(?<!equal) to {_OWNER} energy\b", r"\1 to the energy"),
    (rf"\b(add [^.:]*?)(?<!equal) to {_OWNER} life\b", r"\1 to the life"),
    (r"\bon (?:the )?(top or bottom|top|bottom) of (?:their|the) deck\b", r"at the \1 of the deck"),
    # What was chosen or revealed.
    (r"\bthe (?:chosen|revealed|selected) card\b", "that card"),
    (rf"\bchoose ({_MINE}) and return (?:it|them) to the hand\b", r"return \1 to the hand"),
    (r"\b(if (that card|this card(?: in a Battle Area)?) [^,.]*, (?:KO|switch|return|place|add)) "
     r"it\b", r"\1 \2"),
    (r"\b(if (this card(?: in a Battle Area)?) (?!would)[^,.]*,) it (?=gets|gains|can't)",
     r"\1 \2 "),
    (r"(?<=\] )you may ([^.:]*: )", r"\1"),
    (r"\bif they (do|don't),", r"if you \1,"),
    (r"\bif this card is attacking a\b", "if attacking a"),
    (r"\battacks your (?:opponent's )?(?=<|Leader|Battle|Rest|Active)", "attacks a "),
    (r"\banother ", "a other "),
    (r"\bif all of your Battle Cards have\b", "if your Battle Cards all have"),
    (r"\bby (<[^<>]*>)'s skill", r"by your \1's skill"),
    (r"\bby your skills(?=,)", "by one of your skills"),
    (r", then reveal\b", ", reveal"),
    (r", then (?=draw|discard|switch|return|add|play|KO)", " and "),
    (r"\badd it to your hand or add it to\b", "add it to your hand or to"),
    (r"(<[^<>]*> or <[^<>]*>)-both with ([^-]*)-from ", r"\1 with \2 from "),
    (r"\b(this card (?:can't|gets|gains) [^.,]*? and) it (?=gets|can't|gains)", r"\1 "),
    (r", and (it|they) (?=can't|gets?|gains?)", r" and \1 "),
    (r"\bcost of your (Battle Cards[^.]*? in your Battle Area)", r"cost of \1"),
    (r"\bwhen your opponent's ([^,.]*?) is used in a combo\b",
     r"when your opponent uses a \1 in a combo"),
    (r"\bwhen your ([^,.]*?) is used in a combo\b", r"when you use a \1 in a combo"),
    (r"\b(when your <[^<>]*> or) your (?=Battle Card)", r"\1 "),
    (r"\bfor each energy marker you have\b", "for each of your energy markers"),
    (r"\bfor each energy you have\b", "for each of your energy"),
    (r"\bfor every (\d+) energy you have\b", r"for every \1 of your energy"),
    (r"(?<=[\]:.] )([^.:,]*?) at the end of the (turn|battle)(?=\.)",
     r"at the end of the \2, \1"),
    # Times.
    (r"\b(?:for this turn|until the end of (?:the|this) turn|during this turn(?=\.))",
     "for the turn"),
    (r"((?:\]|,|\.) )for each ([^.,:]*), ([^.,:]*? gets? [+-]\d+ [^.,:]*)", r"\1\3 for each \2"),
    (r"((?:\]|:|\.|,) )for the turn, ", r"\1during this turn, "),
    (r"\bwhile this card is in a battle and if\b", "while this card is in a battle, if"),
    (r"\bwhen ([^,.]*?) while this card is in a battle, ",
     r"while this card is in a battle, when \1, "),
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
ONE_WAY: Final[OneWay] = (*_FORMS, *PLACES, *_CARDS)
