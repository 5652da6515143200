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
_FROM = r"(?= from | and |[.;,:])"
_ONE_WAY: OneWay = (
    (re.compile(r"you can (?=[a-z][^.]*: )"), "you may "),
    (re.compile(r"DON!! -(\d+) You may "), r"DON!! -\1, you may "),
    (re.compile(r"(?<=type), and (?=this Character was)"), " and "),
    (
        re.compile(
            r"place (\d+|up to \d+) (of [^.:]*?) at the ([a-z ]*) of "
            r"(your opponent's|the owner's|their) Life cards"
        ),
        r"add \1 \2 to the \3 of \4 Life cards",
    ),
    (re.compile(r"(?<=cost )(\d+ or less)"), r"of \1"),
    (re.compile(r"cost of of "), "cost of "),
    (re.compile(rf"(other than \[[^\]]+\]) ({_COST})"), r"\2 \1"),
    (re.compile(r"((?:\{[^}]*\}(?:, or | or |, )?)+ type) rested "), r"rested \1 "),
    (re.compile(r"\bEvent card"), "Event"),
    (
        re.compile(
            r"((?:play|add|reveal) up to \d+ (?:of your )?(?:(?:\{[^}]*\}|or|type|red|green|blue"
            r"|purple|black|yellow),? )*Character)(s?) ((?:with|other)[^.]*? from your )"
        ),
        r"\1 card\2 \3",
    ),
    (re.compile(r"(\d+) of your ([^.;:]*?cards?[^.;:]*? from your (?:hand|trash))"), r"\1 \2"),
    (re.compile(r"the (?:selected|revealed|trashed) (?:Character|card)\b"), "that card"),
    (re.compile(r"that Character (?=gains|cannot|will)"), "that card "),
    (re.compile(r"(?<=\. )it (?=gains|cannot)"), "that card "),
    (re.compile(r"an additional (?=\+)"), ""),
    (re.compile(r"(\d+) or (less|more) power"), r"\1 power or \2"),
    (re.compile(r"a base power of (\d+)( or (?:less|more))?"), r"\1 base power\2"),
    (re.compile(r"activates a (?=\[Blocker\])"), "activates "),
    (
        re.compile(r"activate a \[Blocker\] Character that has (\d+ power or (?:less|more))"),
        r"activate the [Blocker] of any Character with \1",
    ),
    (re.compile(r"you have an? (\[[^\]]+\])(?=,| and )"), r"you have \1"),
    (re.compile(r"(?<!DON!! cards)(?<!DON!! card) on your field(?=,| and )"), ""),
    (re.compile(r"you only have (Characters [^,.]*)"), r"the only Characters on your field are \1"),
    (
        re.compile(r"(?<=[\]:] )(draw \d+ cards?|this \w+ gains [^.,]*?) if (you have [^.,]*)\."),
        r"if \2, \1.",
    ),
    (re.compile(r"then, (draw \d+ cards?) if (you have [^.,]*)\."), r"then, if \2, \1."),
    (
        re.compile(r"^((?:\[[^\]]*\][ /])*)draw (\d+ cards?) when (your opponent [^.,]*)\."),
        r"\1when \3, draw \2.",
    ),
    (
        re.compile(r"give (this \w+) (up to \d+ (?:rested|active) DON!! cards?)(?! each)"),
        r"give \2 to \1",
    ),
    (re.compile(r"K\.O\. it\b"), "K.O. that card"),
    (re.compile(r"\bif that Character (?=has|is)"), "if that card "),
    (
        re.compile(r"return (\d+ [^:.]*from your trash) to the (bottom|top) of"),
        r"place \1 at the \2 of",
    ),
    (re.compile(r"in (?:your|the) next Refresh Phase"), "in your opponent's next Refresh Phase"),
    (re.compile(r"(?<=of your deck); play"), " and play"),
    (re.compile(r"look at all your"), "look at all of your"),
    (
        re.compile(
            r"(from the top of your deck and) (?:return|place) them (?:to|at) the ([a-z ]*) of "
            r"(?:your|the) deck"
        ),
        r"\1 place them at the \2 of the deck",
    ),
    (re.compile(r"the rest at the ([a-z ]*) of the deck"), r"the rest at the \1 of your deck"),
    (
        re.compile(r"(?<=card from the top of your or your opponent's Life cards) and place"),
        ", and place",
    ),
    (
        re.compile(r"(\d+) of (your|your opponent's) Life cards(?=[.:]| to your hand)"),
        lambda m: f"{m[1]} card{'' if m[1] == '1' else 's'} from {m[2]} Life area",
    ),
    (re.compile(r"up to a total of (?=\d)"), "up to "),
    (
        re.compile(r"your Leader and all (?:of )?your Characters (?=gain|cannot)"),
        "all of your Leader or Character cards ",
    ),
    (re.compile(r"Leader and Character cards"), "Leader or Character cards"),
    (re.compile(r"cannot play any Character cards on your field"), "cannot play Character cards"),
    (re.compile(r"in battle by (<\w+>) attribute Characters"), r"in battle by \1 attribute cards"),
    (re.compile(r", and (?=(?:K\.O\.|add|play|trash|draw|rest|give|return) )"), " and "),
    (re.compile(r", then (?=(?:add|play|draw|trash|rest) )"), " and "),
    (re.compile(r"you may rest (\d+) of your DON!! cards(?: and ([^:.]*))?: "), _rest),
    (
        re.compile(r"you may return (\d+) DON!! cards? from your field to your DON!! deck: "),
        r"DON!! -\1: ",
    ),
    (
        re.compile(r"can also attack active Characters"),
        "can also attack your opponent's active Characters",
    ),
    (
        re.compile(r" in your deck and at the start of the game, "),
        " in your deck.\fat the start of the game, ",
    ),
)


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
