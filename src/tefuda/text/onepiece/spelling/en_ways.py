"""English: what has two wordings and one meaning, and which of them is the normal one.

Every line must leave the meaning as it is.
"""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, table

TAGS = (
    r"\[(?:On Play|When Attacking|On Block|On Your Opponent's Attack|On K\.O\.|End of Your Turn"
    r"|End of Your Opponent's Turn|Activate: Main|Main|Counter|Trigger|DON!! x\d+|Your Turn"
    r"|Opponent's Turn|Once Per Turn)\]"
)


def _rest(found: re.Match[str]) -> str:
    sign = chr(0x245F + int(found[1]))
    also = found[2]
    if not also:
        return f"{sign}: "
    return f"{sign} you may {also if _VERB.match(also) else 'rest ' + also}: "


def _does(found: re.Match[str]) -> str:
    verb = "K.O.'s" if found[2].startswith("K") else found[2]
    return f"your opponent {verb} {found[1]}"


_VERB = re.compile(r"(?:trash|rest|return|add|place|turn|give|play|reveal)\b")
_COST = r"(?:with|and) a (?:base )?cost of \d+(?: or (?:less|more)| (?:to|or) \d+)?"
_SIGN = r"(?:\[[^\]]*\]|K\.O\.|[^.;:\[])"  # within a phrase; names may have any sign
_RUN = _SIGN + "*?"
_WITHIN = rf"(?:(?! and | to | or \d){_SIGN})*?"
_COLOUR = "red|green|blue|purple|black|yellow"

# Words for one thing.
_WORDS: OneWay = table(
    (r"\b([Tt])his (?:Character card|Character|Leader|Stage)\b", r"\1his card"),
    (r"the (?:selected|revealed|trashed|chosen|K\.O\.'d) (?:Character|card)\b", "that card"),
    (r"the selected (?:Characters|cards) (?=will|cannot|gain)", "that card "),
    (r"the 1 Character played by this effect", "that card"),
    (r"the card given these DON!! cards", "that card"),
    (r"\bwith a power of (\d+)", r"with \1 power"),
    (r"\bgive (-\d+ (?:power|cost)(?: during this (?:turn|battle))?) to (up to \d+ of [^.,:;]*)",
     r"give \2 \1"),
    (r"\b(add|return) this card from your trash to your hand", "add this card to your hand"),
    (r"\bthat (?:Leader or Character|Character)\b"
     r"(?= (?:gains|cannot|will|attacks|has|is|being|-))", "that card"),
    (r"K\.O\. it\b", "K.O. that card"),
    (r"(?<=\. )it (?=gains|cannot)|(?<=then, )it (?=gains|cannot)", "that card "),
    (r"(?<=you may add )it (?=to the (?:top|bottom))", "that card "),
    (r"equal to the number (?:you returned to your deck|of cards trashed|you placed at "
     r"the bottom of your deck)", "so"),
    (r"draw cards so(?=[.,])", "draw the same number of cards"),
    (r"for (?:every|each) (\d+ )?(card)(s?) (?:trashed|returned|revealed|rested|placed"
     r"(?: at the bottom of your deck)?)(?: (?:by|with) this effect)?(?=[.,])",
     r"for every \1such card\3"),
    (r"for (?:every|each) (?:Character K\.O\.'d|returned Character)", "for every such card"),
    (r"\bbecomes rested\b", "is rested"),
    (r"the base power of the selected Characters", "the base power of the selected cards"),
    (r"whenever (?=your Leader attacks)", "if "),
    (r"((?:give up to|return) \d) total (?=of your)", r"\1 "),
    (r"\bfor every DON!! card rested this way, ([^.]*)\.", r"\1 for every such card."),
    (r"by Leaders(?=[. ])", "by Leader"),
    (r"of your Stage cards(?=[:.])", "of your Stages"),
    (r"an additional (?=\+)", ""),
    (r"\bEvent card", "Event"),
    (r"(\d+) or (less|more) power", r"\1 power or \2"),
    (r"a base power of (\d+)( or (?:less|more))?", r"\1 base power\2"),
    (r"(?<=cost )(\d+ or less)", r"of \1"),
    (r"activates a (?=\[Blocker\])", "activates "),
    (r"in (?:your opponent's|your|the) next Refresh Phase", "in the next Refresh Phase"),
    (r"your number of Life cards(?=\.| )(?! becomes)", "the number of your Life cards"),
    (r"(?:up to a total of|a total of up to) (?=\d)", "up to "),
    (r"\byour opponent must (place|rest|return|add|draw|reveal|trash)\b", lambda m:
     f"your opponent {m[1]}{'es' if m[1] == 'trash' else 's'}"),
    (r"(?:(?<=has )|(?<=have )|(?<=total of ))(\d+ or (?:less|more)) DON!! cards given"
     r"(?=,| and)", r"\1 given DON!! cards"),
    (r"\bowners' hands\b", "owner's hand"),
    (r"\battack Leaders\b", "attack a Leader"),
    (r"\bcan attack (?:your opponent's )?active Characters", "can also attack active Characters"),
    (r"\bgets? (?=[+-]\d)", "gains "),
    (r" and it (?=gains|cannot)", " and that card "),
    (r"\b(?:each player|both players) (draw|add|place|trash)e?s? (?!cards)",
     r"you and your opponent each \1 "),
    (r"\b(up to \d+ of your opponent's )(Characters with [^.,:;]*?) or (?:up to \d+ of your "
     r"opponent's )?(?=DON!! cards\b)(DON!! cards)", r"\1DON!! cards or \2"),
    (r"\bexcept (?=this card)", "other than "),
    (r"\ball your (?=\w)", "all of your "),
    (r"\bcannot (attack|be rested|be K\.O\.'d|be removed from the field|activate \[Blocker\])"
     r" or (?=attack|be |activate )", r"cannot \1 and cannot "),
    (r"(?<=give )(up to \d+ (?:rested|active) DON!! cards? to [^.:;]*?) and "
     r"(?=up to \d+ (?:rested|active) DON!! cards? to )", r"\1 and give "),
    (r"\b(?:choose|select) ((?:up to )?\d+ [^.:;]*?)(?: and|,) (K\.O\.|rest|trash) "
     r"(?:it|them|that card)(?=[.,])", r"\2 \1"),
    (r"\b(?:choose|select) (up to \d+ [^.:;]*?)(?: and|,) (return|place|set|add) (?:it|them) "
     r"(?=to|at|as)", r"\2 \1 "),
    (r"\byour opponent chooses (\d+ of their [^.,:;]*?) and "
     r"(K\.O\.'?s|rests|trashes|returns|places) (?:it|them)\b", _does),
)  # fmt: skip

# What is said of how many, whose and which cards.
_CARDS: OneWay = table(
    (r"\b(your(?: opponent's)?) 1 ((?:active |rested |\{[^}]*\} type )?Leader)", r"1 of \1 \2"),
    (r"\{[^}]*\} type rested |(?:\{[^}]*\}(?:, or | or |, ))+\{[^}]*\} type rested ", lambda m:
     "rested " + m[0].replace(" rested ", " ")),
    (rf"( without an? \[[^\]]+\] effect) and ({_COST})", r" \2\1"),
    (rf"(\d+) of your ({_WITHIN}cards?{_WITHIN} from your (?:hand|trash))", r"\1 \2"),
    (rf"(up to 1 (?:(?!other than){_SIGN})*?) or (?:up to )?1 "
     rf"(?=[\[{{]|{_COLOUR}|Event|Character|Stage)", r"\1 or "),
    (rf"(up to \d+ {_RUN}) from your (hand|trash) (with {_RUN}|that {_RUN})(?=\.)",
     r"\1 \3 from your \2"),
    (r"with different card names and ([^.;:]*?) from", r"with \1 with different card names from"),
    (r"activate a \[Blocker\] Character that has (\d+ power or (?:less|more))",
     r"activate the [Blocker] of any Character with \1"),
    (r"your opponent cannot activate up to (\d+) \[Blocker\] Characters? that has ([^.]*?)"
     r"( during this turn)",
     r"up to \1 of your opponent's Characters with \2 cannot activate [Blocker]\3"),
    (r"your Character (?=\[)(\[[^\]]*\])", r"your \1 Character"),
    (r"\brested Character or (?=DON!! cards)", "rested Characters or "),
    (r"any number of Characters on your field", "any number of your Characters"),
    (r"(\{[^}]*\} type Characters) other than your (?=\[)", r"your \1 other than "),
    (r"(\d(?: or less)?) or your opponent's (?=Stages|Characters)", r"\1 or "),
    (r"your Leader or 1 (?=\[)", "your Leader or 1 of your "),
    (rf"(your opponent's rested Leader) or up to 1 of your opponent's (Characters{_RUN} cannot)",
     r"up to 1 of \1 or \2"),
    (r"up to (\d+) (?:of each|each) of your opponent's Leader (?:or|and) Character cards",
     r"up to \1 of your opponent's Leader and up to \1 of your opponent's Characters"),
    (r"your Leader and all of (?:your|their) Characters(?! that)",
     "your Leader or Character cards"),
    (r"(your opponent's) Leader and all of (?:your opponent's|their) Characters",
     r"\1 Leader or Character cards"),
    (r"Leader and Character cards", "Leader or Character cards"),
    (rf"\ball of (your (?:(?!, ){_SIGN})*? (?:gain|cannot|can also|can attack|will not)\b)",
     r"\1"),
    (rf"none of (your {_RUN}) can (?=be)", r"\1 cannot "),
    (r"((?:give|effect of) )all of (?=your)", r"\1"),
    (r"your \[([^\]]*)\] and (?:all of )?(?:your )?(?=[^.,]*(?:Characters|type)[^.,]* gain)",
     r"your [\1] and your "),
)  # fmt: skip

_PHRASES: OneWay = table(
    (r" and different card names from", " with different card names from"),
    (r"your Leader with (a type including \"[^\"]*\") or Character with \1",
     r"1 of your Leader or Character cards with \1"),
    (r"give (up to \d+ rested DON!! cards?) to each of (your [^.]*)\.", r"give \2 \1 each."),
    (r"(play this card) from your trash", r"\1"),
    (r"your Leader (?:and all of your Characters|or Character cards) that do not "
     r"(have [^.,]*?) have their effects negated",
     r"negate the effect of your Leader and all of your Characters that do not \1"),
)  # fmt: skip

# Sentences.
_ORDER: OneWay = table(
    (r"you can (?=[a-z][^.]*: )", "you may "),
    (r"DON!! -(\d+) You may ", r"DON!! -\1, you may "),
    (r"^once per turn, ", "[Once Per Turn] "),
    (r"(you have [^.,]*?) and "
     r"(\d+ or (?:less|more) (?!DON!! cards given)[^.,]*|an? Character[^.,]*)(?=, )",
     r"\1 and you have \2"),
    (r"or place it at the bottom of their deck", "or the bottom of their deck"),
    (r"(gains? \+\d+ power) (for (?:each|every) [^.]*?)"
     r"( during this (?:turn|battle)| until the (?:start|end) of [^.]*?)\.", r"\1\3 \2."),
    (r"(activate the \[Main\] effect of up to 1 [^.]*?) in your trash", r"\1 from your trash"),
    (r"rest (\d+) of your DON!! cards and you may rest",
     r"you may rest \1 of your DON!! cards and rest"),
    (r"(?<=type), and (?=this card was)", " and "),
    (r"place (\d+|up to \d+) (of [^.:]*?) at the ([a-z ]*) of "
     r"(your opponent's|the owner's|their) Life cards", r"add \1 \2 to the \3 of \4 Life cards"),
    (r"(add (?:up to )?\d+ of your opponent's [^.]*? of )their Life", r"\1the owner's Life"),
    (r"(?<!DON!! cards)(?<!DON!! card)(?<!the number) on your field(?=,| and (?!\d))", ""),
    (r"you only have ((?:\{[^}]*\} type )?Characters[^,.]*)",
     r"the only Characters on your field are \1"),
    (r"^((?:\[[^\]]*\][ /])*)draw (\d+ cards?) when (your opponent [^.,]*)\.",
     r"\1when \3, draw \2."),
    (rf"^((?:{TAGS}[ /]?)*)(you may {_RUN}|DON!! -\d+): when ({_RUN}), (?!.*: )",
     r"\1when \3, \2: "),
    (rf"^((?:{TAGS}[ /]?)*)if (this card battles [^,]*(?<!turn)"
     r"|an? Character is rested by your effect), ", r"\1when \2, "),
    (r"if you have an? ([^.,]*?) that would", r"if your \1 would"),
    (r"if any of your Characters would", "if your Character would"),
    (r"give ([^.,:]*?) (up to \d+ (?:rested|active) DON!! cards?)(?=[.,]| and)", r"give \2 to \1"),
    (r"return (\d+) Characters? to your hand",
     r"return \1 of your Characters to the owner's hand"),
    (r"(from the top of your deck and) (?:return|place) (them|it) (?:to|at) " r"the ([a-z ]*) of "
     r"(?:your|the) deck", r"\1 place \2 at the \3 of the deck"),
    (r"the rest at the ([a-z ]*) of the deck", r"the rest at the \1 of your deck"),
    (r"(?<=card from the top of your or your opponent's Life cards) and place", ", and place"),
    (r"to your deck and shuffle (?:it|your deck)", "to your deck, then shuffle your deck"),
    (r"place 1 at the top of your deck and place the rest back",
     "place 1 card at the top of your deck and place the rest back"),
    (r"cannot play any Character cards on your field", "cannot play Character cards"),
    (r"and then (?=play)", "and "),
    (r"draw card so that", "draw cards so that"),
    (r" and if (?!you do,)([^.,]*), ", r" and, if \1, "),
    (r", then,? if ([^.,]*), ", r". then, if \1, "),
    (r", and you may ", " and you may "),
    (r"field or (?=\d+ or more DON)", "field or you have "),
    (r"chooses 1 card from their hand and trashes it", "trashes 1 card from their hand"),
    (r"if that card attacks during this turn, your opponent cannot activate \[Blocker\]",
     "your opponent cannot activate [Blocker] if that card attacks during this turn"),
    (r"select (all of your opponent's Characters) on their field\. until the end of your "
     r"opponent's next turn, none of the selected Characters can attack unless " r"your opponent "
     r"(trashes [^.]*)\.",
     r"\1 cannot attack unless your opponent \2 until the end of your opponent's next turn."),
    (r" in your deck and (?=at the start of the game, )", " in your deck.\f"),
    (r" in your deck and (when your deck is reduced to 0, [^.]*losing)\.",
     r" in your deck.\f\1, according to the rules."),
)  # fmt: skip

# Costs that have a sign.
_COSTS: OneWay = table(
    (r"battles (<\w+> attribute )Characters", r"battles with your opponent's \1Character"),
    (r"rest (\d+) of (your|their) active DON!! cards(?! at the start)",
     r"rest \1 of \2 DON!! cards"),
    (r"you may rest this card and (\d+) of your DON!! cards: ",
     r"you may rest \1 of your DON!! cards and this card: "),
    (r"you may rest (\d+) of your DON!! cards(?: and ([^:.]*))?: ", _rest),
    (r"can also attack active Characters", "can also attack your opponent's active Characters"),
)  # fmt: skip

ONE_WAY: Final[OneWay] = (*_WORDS, *_CARDS, *_PHRASES, *_ORDER, *_COSTS)
