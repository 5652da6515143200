"""How Japanese verbs of card text inflect.

Forms: "" ends a sentence; cont goes on ("引き、..."); can ("引くことができる") is a cost or what
replaces an event; may ("引いてもよい") leaves it to the player. The first spelling is printed.
"""

from __future__ import annotations

from tefuda.text.pattern import Verbs

FORMS = ("", "cont", "can", "may")


def _verb(end: str, cont: str, te: str, can: tuple[str, ...] = ()) -> dict[str, tuple[str, ...]]:
    plain = f"{end}ことができる"
    return {
        "": (end,),
        "cont": (cont,),
        "can": (*can, plain),
        "may": (f"{te}もよい",),
    }


def _fact(end: tuple[str, ...], cont: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {"": end, "cont": cont, "can": (), "may": ()}


VERBS: Verbs = {
    "する": {
        "": ("する",),
        "cont": ("し",),
        "can": ("できる",),
        "may": ("してもよい",),
    },
    "にする": _verb("にする", "にし", "にして", ("にできる",)),
    "引く": _verb("引く", "引き", "引いて"),
    "捨てる": _verb("捨てる", "捨て", "捨てて"),
    "置く": _verb("置く", "置き", "置いて"),
    "加える": _verb("加える", "加え", "加えて"),
    "戻す": _verb("戻す", "戻し", "戻して"),
    "させる": _verb("させる", "させ", "させて"),
    "得る": _verb("得る", "得", "得て"),
    "得て": {
        "": ("得る",),
        "cont": ("得て", "得"),
        "can": ("得ることができる",),
        "may": ("得てもよい",),
    },
    "見る": _verb("見る", "見て", "見て"),
    "与える": _verb("与える", "与え", "与えて"),
    "選ぶ": _verb("選ぶ", "選び", "選んで"),
    # A sentence may end in a bare value: パワー+1000。
    "+": {
        "": ("",),
        "cont": ("し",),
        "can": ("できる",),
        "may": ("してもよい",),
    },
    "ない": {"": ("ない",), "cont": ("ず",), "can": (), "may": ()},
    # What stands before 場合.
    "の": _fact(("の",), ("で",)),
    "持つ": _fact(("持つ",), ("持ち",)),
    "いない": _fact(("いない",), ("いなく", "おらず", "いないで")),
    "ならない": {"": ("ならない",), "cont": ("ならず",), "can": (), "may": ()},
    "含む": _fact(("含む",), ("含み",)),
    "!": _fact(("",), ("で",)),
    "少ない": _fact(("少ない",), ("少なく",)),
    "多い": _fact(("多い",), ("多く",)),
    "いる": _fact(("いる",), ("いて", "おり")),
    "ある": _fact(("ある",), ("あり",)),
    "ないこと": _fact(("ない",), ("なく",)),
    "いた": _fact(("いた",), ("いて",)),
    "した": _fact(("した",), ("しており",)),
    "受ける": _verb("受ける", "受け", "受けて"),
    "裏返す": _verb("裏返す", "裏返し", "裏返して"),
    "取り除く": _verb("取り除く", "取り除き", "取り除いて"),
    "す": _verb("す", "し", "して"),
    "なる": {"": ("なる",), "cont": ("なり",), "can": (), "may": ()},
    "入れ替える": _verb("入れ替える", "入れ替え", "入れ替えて"),
    "重ねる": _verb("重ねる", "重ね", "重ねて"),
    "失う": _verb("失う", "失い", "失って"),
}
