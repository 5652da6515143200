"""Traditional Chinese spelling. 可 and 可以, 並 and no 並 are one: 可以 without 並 is normal."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, guarded, plain_words, rewrite, table

OPEN: Final = "「《【"
CLOSE: Final = "」》】"
KEPT: Final = re.compile(r"\((?:\d+|紅|藍|綠|黃|黑)\)")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"之後，")
CHOOSE: Final = re.compile(r"其中[一二]項。$")
SPACE: Final = ""

_KEYWORD = r"【(?:防禦|爆擊|雙重打擊|三重打擊|屏障|超級連擊|場域|龍珠)】"
_TAG = (
    r"【(?:啟動|自動|常駐|登場時|攻擊時|KO時|防禦時|我方回合|對方回合|每回合1次|覺醒|進化|融合進化)"
    r"[^】]*】"
)
_NAMES = re.compile("「[^「」]*」|《[^》]*》")
_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", ",": "，"} | {chr(0xFF10 + i): str(i) for i in range(10)}
)
_ONE_WAY: Final[OneWay] = table(
    (r"，並(?=將|使|放置|加入)", "，"),
    (r"持有者的(?=手牌|卡組|棄牌區|能量區|生命區|連擊區)", ""),
    (r"將其從戰鬥區", "將其"),
    (r"將這張卡片加入手牌", "將這張卡片放回手牌"),
    # Places that go without saying (13-1-2 to 13-1-5).
    (r"自己戰鬥區中的這張卡片", "戰鬥區中的這張卡片"),
    (r"(?:的)?領袖區或戰鬥區中", ""),
    (r"領袖區中(?=[^。，：]*?領袖卡)", ""),
    (r"(領袖卡[和或])戰鬥區中的(?=[^。，：]*?戰鬥卡)", r"\1"),
    (r"能量區中(?=[^。，：]*?的能量)", ""),
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"【[^】]*】", lambda m: re.sub(r"\s", "", m[0]), text)
    return plain_words(text, "「」《》")


def split(text: str) -> str:
    text = re.sub(rf"(?<=[。)])[ ]*(?={_TAG})", "\n", text)
    return re.sub(rf"((?:^|\n){_KEYWORD})\s*(?=【)", r"\1\n", text)


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = text.replace("】/【", "/")
    text = "\n".join(_stop(part) for part in text.split("\n"))
    return guarded(text, _NAMES, lambda hidden: rewrite(hidden, _ONE_WAY))


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def present(text: str) -> str:
    return text
