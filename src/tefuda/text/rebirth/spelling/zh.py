"""Traditional Chinese spelling: only widths and spaces."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import guarded

OPEN: Final = "《〔"
CLOSE: Final = "》〕"
KEPT: Final = re.compile(r"\(盡可能選擇\)")  # the one reminder with an effect
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"(?!)")
CHOOSE: Final = re.compile(r"項。$")
SPACE: Final = ""

_NAMES: Final = re.compile("《[^》]*》|〔[^〕]*〕")
_WHOLE: Final = ("【成長】", "【防禦】", "【取消】")
_SIGNS = str.maketrans(
    {
        "（": "(",
        "）": ")",
        ":": "：",
        ",": "，",
        "[": "［",
        "]": "］",
        "／": "/",
        "&": "＆",
        " ": "",
    }
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    return guarded(text, _NAMES, lambda hidden: hidden.translate(_SIGNS))


def split(text: str) -> str:
    return re.sub(r"(?<=[。)])[ ]*(?=【(?:自動|起動|常駐)】)", "\n", text)


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    return "\n".join(map(_stop, text.split("\n")))


def _stop(text: str) -> str:
    if text.startswith(_WHOLE):
        return text.rstrip("。")
    return text if not text or text[-1] in "。)" else text + "。"


def present(text: str) -> str:
    return text
