"""Traditional Chinese spelling. 可以 and 可, ，並 and ， are one: the short ones are normal."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, rewrite

OPEN: Final = "「『《【"
CLOSE: Final = "」』》】"
KEPT: Final = re.compile(r"\([^)]\)屬性")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"之後，")
SPACE: Final = ""

_TAGS = (
    r"【(?:登場時|攻擊時|防禦時|對方攻擊時|KO時|我方回合結束時|對方回合結束時|啟動主要|主要|反擊"
    r"|觸發器|咚‼×\d+|我方回合中|對方回合中|每回合1次)】"
)
_KEYWORDS = r"【(?:防禦|速攻|速攻：角色|雙重攻擊|消失|防禦不可)】"

_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", ",": "，", "＆": "&"}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"(?<=咚)(?:!!|！！)", "‼", text)
    return re.sub(r"【咚‼ ?[×xX] ?(\d+)】", r"【咚‼×\1】", text)


def split(text: str) -> str:
    text = re.sub(rf"(?<=。)[ ]*(?={_TAGS}(?!效果))", "\n", text)
    for _ in range(2):
        text = re.sub(rf"((?:^|\n)(?:{_TAGS})*{_KEYWORDS})[，、]?(?=【)", r"\1\n", text)
    return text


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = "\n".join(_stop(part) for part in text.split("\n"))
    return rewrite(text, _ONE_WAY)


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def _circle(found: re.Match[str]) -> str:
    sign = chr(0x245F + int(found[1]))
    return f"{sign}，可{found[2]}" if found[2] else f"{sign}："


_START = r"(?<=[】：，])"
_ONE_WAY: OneWay = (
    (re.compile(r"放入卡組，並(?=在遊戲開始時)"), "放入卡組。\f"),
    (re.compile(r"可以"), "可"),
    (re.compile(r"，並|並且"), lambda found: found[0][:-1] if found[0] == "，並" else ""),
    (re.compile(r"(?<=生命值區)的(?=[上下]面)"), ""),
    (re.compile(r"放置到"), "放置在"),
    (re.compile(r"(?<=卡片)放到(?=廢棄區)"), "放置在"),
    (re.compile(r"(?<=以下)、(?=擁有)"), ""),
    (re.compile(_START + r"可將(\d+)張自己的咚‼卡置為休息狀態()："), _circle),
    (
        re.compile(_START + r"可將(\d+)張自己的咚‼卡和(這張[^：。，]*：)"),
        r"可將\1張自己的咚‼卡置為休息狀態，將\2",
    ),
    (re.compile(_START + r"可將(\d+)張自己的咚‼卡置為休息狀態，([^：。]*：)"), _circle),
    (re.compile(_START + r"可將(\d+)張自己場上的咚‼卡放回咚‼卡組："), r"咚‼-\1："),
)


def present(text: str) -> str:
    text = re.sub(r"可(?![將使以不視])", "可以", text)
    return re.sub(r"(?<![時合束始前中外後])，(?=將|廢棄|使|加入|放置|任意變換)", "，並", text)
