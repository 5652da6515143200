"""Japanese spelling. A comma after a particle is a matter of taste: none in the normal form."""

from __future__ import annotations

import re
from typing import Final

from tefuda.text.spelling import OneWay, rewrite

OPEN: Final = "「『《【"
CLOSE: Final = "」』》】"
KEPT: Final = re.compile(r"属性\([^)]\)")
BULLET: Final = re.compile(r"[・•] ?")
CONTINUES: Final = re.compile(r"その後、")
SPACE: Final = ""

_TAGS = (
    r"【(?:登場時|アタック時|ブロック時|相手のアタック時|KO時|自分のターン終了時|相手のターン終了時"
    r"|起動メイン|メイン|カウンター|トリガー|ドン‼×\d+|自分のターン中|相手のターン中|ターン1回)】"
)
_KEYWORDS = r"【(?:ブロッカー|速攻|速攻：キャラ|ダブルアタック|バニッシュ|ブロック不可)】"
_DURATION = (
    r"(?:このターン中|このバトル中"
    r"|次の(?:自分|相手)の(?:ターン|エンドフェイズ)(?:開始|終了)時まで)、"
)

_SIGNS = str.maketrans(
    {"（": "(", "）": ")", ":": "：", "，": "、", ",": "、", "＆": "&"}
    | {chr(0xFF10 + i): str(i) for i in range(10)}
)


def signs(text: str) -> str:
    text = text.translate(_SIGNS)
    text = re.sub(r"(?<=ドン)(?:!!|！！)", "‼", text)
    return re.sub(r"【ドン‼ ?[×xX] ?(\d+)】", r"【ドン‼×\1】", text)


def split(text: str) -> str:
    text = re.sub(rf"(?<=。)[ ]*(?={_TAGS}(?!効果))", "\n", text)
    for _ in range(2):
        text = re.sub(rf"((?:^|\n)(?:{_TAGS})*{_KEYWORDS})、?(?=【)", r"\1\n", text)
    return text


def bullet(line: str) -> str:
    return "・" + line


def line(text: str) -> str:
    text = re.sub(r"(?<![A-Za-z0-9]) +| +(?![A-Za-z0-9])", "", text)
    text = "\n".join(_stop(part) for part in text.split("\n"))
    text = re.sub(r"(?<=[をはにがとの])、(?![「《『])|(?<=[をはにがと])、(?=[「《『])", "", text)
    text = re.sub(r"(?<=の)、(?=[「《『特])", "", text)
    return rewrite(text, _ONE_WAY)


def _stop(text: str) -> str:
    return text if not text or text[-1] in "。】：" else text + "。"


def _circle(found: re.Match[str]) -> str:
    sign = chr(0x245F + int(found[1]))
    return f"{sign}、{found[2]}" if found[2] else f"{sign}："


_START = r"(?<=[】：、])"
_ONE_WAY: OneWay = (
    (
        re.compile(r"((?:お互い|相手|自分)のライフの(?:合計)?枚数以下のコストを持つ)(相手の)"),
        r"\2\1",
    ),
    (re.compile(r"自分のキャラが(?=[^、。]*のみ)"), "自分の場のキャラが"),
    (re.compile(r"自分の場に(?=[^、。]*キャラが)"), "自分の"),
    (re.compile(r"自分のドン‼デッキから"), "ドン‼デッキから"),
    (re.compile(r"元々の効果がない"), "元々の効果のない"),
    (re.compile(r"デッキの(上か下|上|下)に好きな順番で(?=置)"), r"好きな順番でデッキの\1に"),
    (re.compile(r"枚を好きな順番に並び替え、(?=デッキ)"), "枚を好きな順番で"),
    (re.compile(r"枚を選び、捨て"), "枚を捨て"),
    (re.compile(r"((?:開始|終了)時まで|ターン中|バトル中)(?=アタック|パワー|コスト)"), r"\1、"),
    (
        re.compile(r"自分のライフの枚数が相手のライフの枚数より(?=少)"),
        "自分のライフの枚数が相手より",
    ),
    (re.compile(r"ドン‼の枚数が相手より(?=\d)"), "ドン‼の枚数が相手の場のドン‼の枚数より"),
    (re.compile(r"自分の手札が相手の手札より"), "自分の手札の枚数が相手の手札の枚数より"),
    (re.compile(r"そのキャラの(?=パワー|コスト)"), "そのカードの"),
    (re.compile(r"自分のトラッシュ(?=\d+枚につき)"), "自分のトラッシュにあるカード"),
    (re.compile(r"トラッシュに置いたカード|(?<=。)置いたカード"), "そのカード"),
    (re.compile(r"並び変え"), "並び替え"),
    (re.compile(r"(?P<whose>自分の|相手の)([^、。：]*?枚までと)(?P=whose)"), r"\1\2"),
    (re.compile(r"好きな順番で並び替え、"), "好きな順番で"),
    (re.compile(r"残りを好きな順番に並び替え、"), "残りを好きな順番で"),
    (re.compile(r"入れる事"), "入れること"),
    (re.compile(r"効果によって"), "効果で"),
    (re.compile(r"(?<=持つ)、(?=リーダー|キャラ|カード)"), ""),
    (re.compile(r"(?<=から)、"), ""),
    (re.compile(r"(?<=で)かつ、"), "、"),
    (re.compile(r"場にドン‼が"), "場のドン‼が"),
    (re.compile(r"自分の場に(?=[「『])"), "自分の"),
    (re.compile(r"(?<=枚)か、(?=\d)"), "か"),
    (re.compile(r"(?<!相手の)(?=アクティブのキャラにもアタック)"), "相手の"),
    (re.compile(r"((?:このキャラ|「[^」]*」)以外の)(自分の|相手の)"), r"\2\1"),
    (re.compile(r"(パワー|コスト)が(\d+(?:以下|以上)?の)(?!場合)"), r"\1\2"),
    (re.compile(r"(?<=ライフが)(\d+)(?=以下|以上)"), r"\1枚"),
    (re.compile(r"自分のライフが相手より"), "自分のライフの枚数が相手より"),
    (re.compile(r"(?<=[、：】。])デッキの(?=上から)"), "自分のデッキの"),
    (re.compile(r"デッキの一番上を"), "デッキの上から1枚を"),
    (re.compile(r"(?<=[、：】。])手札(?=\d+枚を捨)"), "自分の手札"),
    (re.compile(r"(?<=見て、)(?=\d+枚まで)"), "カード"),
    (re.compile(r"合計(?=\d+枚ま?で?を?は?)(?<!の合計)"), ""),
    (re.compile(r"リーダーとキャラ(?=\d+枚|すべて)"), "リーダーかキャラ"),
    (re.compile(r"(?:選んだ|公開した|捨てた)(?:カード|キャラ)(?!1枚につき)"), "そのカード"),
    (re.compile(r"そのキャラ(?=[はをが])"), "そのカード"),
    (re.compile(r"(このキャラ|このリーダー)は(自分の[^。、]*?\d枚につき)、"), r"\2、\1は"),
    (
        re.compile(r"任意の枚数((?:イベント|ステージ|カード|か|特徴|《[^》]*》|を持つ)+)を捨"),
        r"\1を任意の枚数捨",
    ),
    (re.compile(r"(?<=相手は)自身の場の(?=キャラ)"), "自身の"),
    (re.compile(r"次の(?:自分の|)リフレッシュフェイズ"), "次の相手のリフレッシュフェイズ"),
    (re.compile(_START + r"自分のドン‼(\d+)枚をレストにできる()："), _circle),
    (re.compile(_START + r"自分のドン‼(\d+)枚と((?:この)[^：。]*をレストにできる：)"), _circle),
    (re.compile(_START + r"自分のドン‼(\d+)枚をレストにし、([^：。]*：)"), _circle),
    (
        re.compile(_START + r"自分の場のドン‼(\d+)枚をドン‼デッキに戻すことができる："),
        r"ドン‼-\1：",
    ),
    (
        re.compile(r"をデッキに入れることができず、(?=ゲーム開始時)"),
        "をデッキに入れることができない。\f",
    ),
)


def present(text: str) -> str:
    text = re.sub(r"(?<=まで)([をは])(?!、|公開|見て|手札に加)", r"\1、", text)
    text = re.sub(r"(?<=すべて)([を])(?!、)", r"\1、", text)
    return re.sub(rf"([をは])(?={_DURATION})", r"\1、", text)
