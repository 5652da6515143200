"""Japanese spelling. A comma after a particle is a matter of taste: none in the normal form.

Cards go to their owner's hand, deck, Drop or energy whether 持ち主の is said or not. から and の
after the place where cards are taken from are one: see ja_ways.
"""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.fusionworld.spelling.ja_ways import DURATION, ONE_WAY
from tefuda.text.spelling import guarded, plain_words, rewrite

OPEN: Final = "「《【"
CLOSE: Final = "」》】"
KEPT: Final = re.compile(r"\((?:\d+|赤|青|緑|黄|黒)\)")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"その後、")
CHOOSE: Final = re.compile(r"つを選ぶ。$")
SPACE: Final = ""

_KEYWORD = (
    r"【(?:ブロッカー|クリティカル|ダブルストライク|トリプルストライク|バリア|スーパーコンボ"
    r"|フィールド|ドラゴンボール)】"
)
_TAG = (
    r"【(?:起動|自動|永続|登場時|アタック時|KO時|ブロック時|自分のターン|相手のターン|ターン1回|覚醒"
    r"|進化|フュージョン進化)[^】]*】"
)
_NAMES = re.compile("「[^「」]*」|《[^》]*》")
_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", "，": "、", "[": "【", "]": "】", "［": "【", "］": "】"}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"【[^】]*】", lambda m: re.sub(r"\s", "", m[0]), text)
    text = re.sub(r"(?<=。)・", "\n・", text)
    return plain_words(text, "「」《》")


def split(text: str) -> str:
    text = re.sub(rf"(?<=[。)])[ ]*(?={_TAG})", "\n", text)
    return re.sub(rf"((?:^|\n){_KEYWORD})\s*(?=【)", r"\1\n", text)


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = text.replace("】/【", "/").replace(",", "、")
    text = "\n".join(_stop(part) for part in text.split("\n"))
    text = re.sub(r"(?<=[をはにがとのか])、", "", text)
    return guarded(text, _NAMES, lambda hidden: rewrite(hidden, ONE_WAY))


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def present(text: str) -> str:
    return guarded(text, _NAMES, _present)


def _present(text: str) -> str:
    text = re.sub(r"(自分のドロップ)の(?=[^。：、]*?枚(?:まで)?を)", r"\1から", text)
    text = re.sub(r"(以下|以上|枚|レスト|アクティブ)のか(?=自分|相手|この|その)", r"\1か、", text)
    text = re.sub(r"(相手は)(?=手札)", r"\1自身の", text)
    text = re.sub(rf"(は)(?={DURATION})", r"\1、", text)
    text = re.sub(r"(?<=】)を得て、(?=【[^】]*】を得)", "と", text)
    return re.sub("【起動(?=メイン|戦闘中)", "【起動 ", text)
