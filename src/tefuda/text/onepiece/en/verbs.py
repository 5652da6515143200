"""How English verbs of card text inflect: "" is you do, s is your opponent does."""

from __future__ import annotations

from tefuda.text.pattern import Verbs

FORMS = ("", "s")


def _verb(word: str, does: str = "") -> dict[str, tuple[str, ...]]:
    return {"": (word,), "s": (does or word + "s",)}


VERBS: Verbs = {
    "trash": _verb("trash", "trashes"),
    "place": _verb("place"),
    "return": _verb("return"),
    "add": _verb("add"),
    "draw": _verb("draw"),
    "rest": _verb("rest"),
    "K.O.": _verb("K.O.", "K.O.'s"),
    "reveal": _verb("reveal"),
    "shuffle": _verb("shuffle"),
    "choose": _verb("choose"),
    "set": _verb("set"),
    "turn": _verb("turn"),
    "play": _verb("play"),
}
