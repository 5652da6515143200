"""Japanese spelling. A comma after a particle is a matter of taste: none in the normal form.

は, を and の before a value say the same; so do ある, いる and の after a number, してもよい and
できる, このキャラ and このカード: see ja_ways.
"""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.onepiece.spelling.ja_ways import DURATION, ONE_WAY, TAGS
from tefuda.text.spelling import guarded, plain_words, rewrite

OPEN: Final = "「『《【"
CLOSE: Final = "」』》】"
KEPT: Final = re.compile(r"属性 ?\([^)]\)(?:か(?:属性)?\([^)]\))*")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"その後、")
CHOOSE: Final = re.compile(r"つを選ぶ。$")
SPACE: Final = ""

_KEYWORDS = r"【(?:ブロッカー|速攻|速攻：キャラ|ダブルアタック|バニッシュ|ブロック不可)】"

# A bound on a total stands after the cards on cards, before them in the tables.
_TOTAL = re.compile(
    r"((?:自分|相手)の)((?:パワー|コスト)の合計が\d+以下になるように)([^、。：]*?枚まで)を、?"
)
_NAMES = re.compile("「[^「」]*(?:「[^」]*」[^「」]*)*」|《[^》]*》|『[^』]*』")
_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", "，": "、", ",": "、", "＆": "&"}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"(?<=ドン) ?(?:!!|！！|‼)", "‼", text)
    text = re.sub(r"【ドン‼ ?[×xX] ?(\d+)】", r"【ドン‼×\1】", text)
    text = re.sub(r"元々の、((?:パワー|コスト)\d+[^、。：]*?枚までと)", r"元々の\1元々の", text)
    return plain_words(text, "「」《》『』")


def split(text: str) -> str:
    text = re.sub(rf"(?<=。)[ ]*(?={TAGS}(?!効果))", "\n", text)
    for _ in range(2):
        text = re.sub(rf"((?:^|\n)(?:{TAGS})*{_KEYWORDS})、?(?=【)", r"\1\n", text)
    return text


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = "\n".join(_stop(part) for part in text.split("\n"))
    text = re.sub(r"(?<=[をはにがとの])、(?![「《『])|(?<=[をはにがと])、(?=[「《『])", "", text)
    text = re.sub(r"(?<=の)、(?=[「《『特])", "", text)
    return guarded(text, _NAMES, lambda hidden: rewrite(hidden, ONE_WAY))


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def present(text: str) -> str:
    return guarded(text, _NAMES, _present)


def _present(text: str) -> str:
    text = _TOTAL.sub(r"\1\3を、\2", text)
    text = re.sub(r"(枚(?:以下|以上)?|レスト|アクティブ|」)のまたは", r"\1、または", text)
    text = re.sub(r"(?<=】)を得て、(?=【[^】]*】を得)", "と", text)
    text = re.sub(r"(?<=まで)([をは])(?!、|公開|見て|手札に加)", r"\1、", text)
    text = re.sub(r"(?<=すべて)([を])(?!、)", r"\1、", text)
    return re.sub(rf"([をは])(?={DURATION})", r"\1、", text)
