"""Traditional Chinese spelling. 可以 and 可, ，並 and ， are one: the short ones are normal.

在, 有 and 為 before a number say the same, and so do 這張角色卡 and 這張卡片, or a duration before
and after whom it is for: see zh_ways.
"""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.onepiece.spelling.zh_ways import ONE_WAY, TAGS
from tefuda.text.spelling import guarded, plain_words, rewrite

OPEN: Final = "「『《【"
CLOSE: Final = "」』》】"
KEPT: Final = re.compile(r"(?:\([^)]\)[或、])*\([^)]\)屬性|屬性\([^)]\)(?:或\([^)]\))*")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"之後，")
CHOOSE: Final = re.compile(r"其中一項。$")
SPACE: Final = ""

_KEYWORDS = r"【(?:防禦|速攻|速攻：角色|雙重攻擊|消失|防禦不可)】"

_NAMES = re.compile("「[^「」]*(?:「[^」]*」[^「」]*)*」|《[^》]*》|『[^』]*』")
_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", ",": "，", "＆": "&"}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"(?<=咚) ?(?:!!|！！|‼)|(?<=咚)(?=卡)", "‼", text)
    text = re.sub(r"【咚‼ ?[×xX] ?(\d+)】", r"【咚‼×\1】", text)
    return plain_words(text, "「」《》『』")


def split(text: str) -> str:
    text = re.sub(rf"(?<=。)[ ]*(?={TAGS}(?!效果))", "\n", text)
    for _ in range(2):
        text = re.sub(rf"((?:^|\n)(?:{TAGS})*{_KEYWORDS})[，、]?(?=【)", r"\1\n", text)
    return text


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = "\n".join(_stop(part) for part in text.split("\n"))
    return guarded(text, _NAMES, lambda hidden: rewrite(hidden, ONE_WAY))


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def present(text: str) -> str:
    return guarded(text, _NAMES, _present)


def _present(text: str) -> str:
    text = re.sub(r"可(?![將使以不視替])", "可以", text)
    return re.sub(r"(?<![時合束始前中外後])，(?=將|廢棄|使|加入|放置|任意變換)", "，並", text)
