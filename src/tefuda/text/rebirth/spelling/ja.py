"""Japanese spelling. A comma after a particle is a matter of taste: none in the normal form.

Whoever acts is you, and acts with their own cards, if nothing else is said: neither あなたは nor
自分の stand in the normal form. A card that was chosen is それ there.
"""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.rebirth.spelling.ja_ways import ONE_WAY, PRESENT
from tefuda.text.spelling import guarded, rewrite

OPEN: Final = "《〔"
CLOSE: Final = "》〕"
KEPT: Final = re.compile(r"\(選べる限り選ぶ\)")  # the one reminder with an effect
BULLET: Final = re.compile(r"(?:[ⅰ-ⅹ]|[ivx]+)[．.：、]|・|(?=\d+(?:枚|種類)(?:以上)?[．.：])")
CONTINUES: Final = re.compile(r"(?!)")
CHOOSE: Final = re.compile(r"選ぶ。$")
SPACE: Final = ""

_NAMES = re.compile("《[^》]*》|〔[^〕]*〕")
_TRAITS = str.maketrans({"{": "〔", "}": "〕", "｛": "〔", "｝": "〕"})
_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", "，": "、", ",": "、", "[": "［", "]": "］"}
    | {"／": "/", "！": "", "＠": "", "@": "", "〜": "～", "&": "＆", "　": "", " ": "", "\t": ""}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)
_WHOLE: Final = ("【のびしろ】", "【ブロッカー】", "【キャンセル】")


def signs(text: str) -> str:
    text = re.sub(r"(?<=[《〔]) +| +(?=[》〕])", "", text.translate(_TRAITS))
    return guarded(text, _NAMES, _signs)


def _signs(text: str) -> str:
    text = text.translate(_SIGNS)
    return re.sub(r"エネ([1-9])", lambda m: "エネ" + chr(0x245F + int(m[1])), text)


def split(text: str) -> str:
    # Some lists break lines in the middle of a sentence, or of the tags.
    text = re.sub(r"(?<=、)\n(?=[《〔])|(?<=[】》〕])\n(?=【?本領発揮)", "", text)
    return re.sub(r"(?<=[。)])[ ]*(?=【(?:自|起|永)】)", "\n", text)


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    return guarded(text, _NAMES, _line)


def _line(text: str) -> str:
    text = "\n".join(map(_stop, text.split("\n")))
    text = re.sub(r"(?<=[をはにがとのか])、|(?<=から)、", "", text)
    return rewrite(text, ONE_WAY)


def _stop(text: str) -> str:
    if text.startswith(_WHOLE):
        return text.rstrip("。、")
    text = text.rstrip('、".')
    if text in ("", "。", ")"):  # what is left of a reminder
        return ""
    return text if text[-1] in "。)" else text + "。"


def present(text: str) -> str:
    return guarded(text, _NAMES, lambda hidden: rewrite(hidden, PRESENT))
