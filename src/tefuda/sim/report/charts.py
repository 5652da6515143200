"""The charts of a report, as Vega-Lite describes them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from tefuda.sim.report.tables import FEW, DeckReport, Report, Table

Spec = dict[str, Any]

SCHEMA: Final = "https://vega.github.io/schema/vega-lite/v6.json"  # a name; nothing is fetched
PERCENT: Final[dict[str, object]] = {"format": ".0%", "tickCount": 6}
POINTS: Final[dict[str, object]] = {"format": "+.0%", "tickCount": 6}
# Colours that stay apart for most eyes, on light ground and on dark.
WITH, WITHOUT = "#2f8f83", "#d1762c"
SCHEME: Final = ("#4c8ed9", "#d1762c", "#2f8f83", "#b0569c", "#a58a1d", "#7a78d0", "#c9515c",
                 "#6f9b3f", "#8a7f78", "#3fa7bd")  # fmt: skip

COLOURS: Final = {
    "red": "#c9515c", "green": "#3f9b57", "blue": "#4c8ed9", "purple": "#8a5bb8",
    "black": "#5b6472", "yellow": "#c9a21d",
}  # fmt: skip


class Chart(NamedTuple):
    """A chart, what it is called in files, and how much room it needs."""

    name: str
    title: str
    spec: Spec
    wide: bool = True
    least: int = 0  # pixels below which it is moved sideways rather than squeezed


def charts(report: Report) -> list[Chart]:
    """The charts about all decks."""
    found = [
        _matchups(report.table("matchups")),
        _pairs(
            report.table("going_first"),
            ("first", "later"),
            ("goes first", "goes later"),
        ),
        _bars("lengths", report.table("lengths"), "turns", "games", "turns", "games"),
        _over_turns(report.table("over_turns")),
        _pairs(
            report.table("redraws"),
            ("kept_rate", "taken_rate"),
            ("kept", "taken"),
            ("kept_low", "kept_high", "taken_low", "taken_high"),
        ),
        _endings(report.table("endings")),
    ]
    return [chart for chart in found if chart.spec["data"]["values"]]


def deck_charts(deck: DeckReport) -> list[Chart]:
    """The charts about one deck."""
    curve, colours, counters = (deck.table(name) for name in ("curve", "colours", "counters"))
    found = [
        _differences(deck.table("cards")),
        _bars("curve", curve, "cost", "cards", "cost", "cards", False),
        _coloured(_bars("colours", colours, "colour", "cards", "colour", "cards", False)),
        _bars("counters", counters, "value", "cards", counters.title.lower(), "cards", False),
        _openings(deck.table("openings")),
    ]
    return [chart for chart in found if chart.spec["data"]["values"]]


def _spec(values: list[dict[str, Any]], **rest: Any) -> Spec:
    return {
        "$schema": SCHEMA,
        "width": "container",
        "data": {"values": values},
        "autosize": {"type": "fit-x", "contains": "padding"},
        **rest,
    }


def _matchups(table: Table) -> Chart:
    """A square for every pair, with the rate and half the interval written into it."""
    values = []
    for row in table.dicts():
        half = (row["high"] - row["low"]) / 2
        values.append({**row, "text": f"{row['rate']:.0%}", "half": f"±{half:.0%}"})
    decks = [*dict.fromkeys(row["deck"] for row in values)]
    against = [*dict.fromkeys([*decks, *[row["against"] for row in values]])]
    there = {row["against"] for row in values}
    x = {"field": "against", "type": "nominal", "sort": [a for a in against if a in there],
         "title": "against",
         "axis": {"orient": "top", "labelAngle": -40, "labelLimit": 110}}  # fmt: skip
    y = {"field": "deck", "type": "nominal", "sort": decks, "title": None,
         "axis": {"labelLimit": 130}}  # fmt: skip
    ink = {"value": "#1d2430"}  # reads on all of the colours, on light ground and on dark
    layer = [
        {
            "mark": {"type": "rect", "cornerRadius": 3},
            "encoding": {
                "color": {
                    "field": "rate", "type": "quantitative", "title": "wins",
                    "scale": {"domain": [0, 0.5, 1], "range": [WITHOUT, "#eef0f2", "#3fa595"],
                              "interpolate": "lab"},
                    "legend": None,
                },
                "tooltip": _tips(("deck", "against"), ("games",), ("rate", "low", "high")),
            },
        },
        {"mark": {"type": "text", "dy": -5, "fontSize": 12, "fontWeight": 600},
         "encoding": {"text": {"field": "text"}, "color": ink}},
        {"mark": {"type": "text", "dy": 8, "fontSize": 9},
         "encoding": {"text": {"field": "half"}, "color": ink}},
    ]  # fmt: skip
    spec = _spec(values, height=38 * len(decks), encoding={"x": x, "y": y}, layer=layer)
    return Chart("matchups", table.title, spec, least=150 + 40 * len(there))


def _pairs(
    table: Table, rates: tuple[str, str], words: tuple[str, str], ends: tuple[str, ...] = ()
) -> Chart:
    """Two rates a deck with their intervals, one beneath the other."""
    ends = ends or tuple(f"{rate}_{end}" for rate in rates for end in ("low", "high"))
    values = [
        {"deck": row["deck"], "when": words[i], "rate": row[rates[i]],
         "low": row[ends[2 * i]], "high": row[ends[2 * i + 1]]}
        for row in table.dicts()
        for i in (0, 1)
        if row[rates[i]] is not None
    ]  # fmt: skip
    if len({value["when"] for value in values}) < 2:
        values = []  # a game without the choice
    return Chart(table.name, table.title, _intervals(values, "deck", "win rate", PERCENT, words))


def _intervals(
    values: list[dict[str, Any]],
    of: str,
    title: str,
    axis: dict[str, object],
    words: tuple[str, ...],
    zero: float = 0.5,
) -> Spec:
    """Points with their intervals, in rows; a line where there is no difference."""
    y = {"field": of, "type": "nominal", "sort": None, "title": None, "axis": {"labelLimit": 150}}
    colour = {"field": "when", "type": "nominal", "title": None,
              "scale": {"domain": [*words], "range": [WITH, WITHOUT]},
              "legend": {"orient": "top", "direction": "vertical", "labelLimit": 220}}  # fmt: skip
    x = {"type": "quantitative", "title": title, "axis": axis, "scale": {"zero": False}}
    offset = {"field": "when", "sort": [*words]}
    tips = _tips((of, "when"), (), ("rate", "low", "high"))
    return _spec(
        values,
        height=28 * len({value[of] for value in values}),
        layer=[
            {"mark": {"type": "rule", "strokeDash": [3, 3], "opacity": 0.6},
             "encoding": {"x": {"datum": zero, **x}}},
            {"mark": {"type": "rule", "strokeWidth": 2},
             "encoding": {"x": {"field": "low", **x}, "x2": {"field": "high"}, "y": y,
                          "yOffset": offset, "color": colour, "tooltip": tips}},
            {"mark": {"type": "point", "filled": True, "size": 46, "opacity": 1},
             "encoding": {"x": {"field": "rate", **x}, "y": y, "yOffset": offset,
                          "color": colour, "tooltip": tips}},
        ],
    )  # fmt: skip


def _bars(
    name: str, table: Table, x: str, y: str, x_title: str, y_title: str, wide: bool = True
) -> Chart:
    encoding = {
        "x": {"field": x, "type": "ordinal", "sort": None, "title": x_title,
              "axis": {"labelAngle": 0, "labelOverlap": True}},
        "y": {"field": y, "type": "quantitative", "title": y_title},
        "tooltip": _tips((), (x, y), ("share",) if "share" in table.columns else ()),
    }  # fmt: skip
    bar = {"type": "bar", "color": SCHEME[0], "cornerRadiusEnd": 2}
    spec = _spec(table.dicts(), height=180 if wide else 140, mark=bar, encoding=encoding)
    return Chart(name, table.title, spec, wide)


def _coloured(chart: Chart) -> Chart:
    """Bars in the colours they stand for."""
    scale = {"domain": [*COLOURS], "range": [*COLOURS.values()]}
    chart.spec["encoding"]["color"] = {
        "field": "colour", "type": "nominal", "scale": scale, "legend": None,
    }  # fmt: skip
    return chart


def _over_turns(table: Table) -> Chart:
    values = [row for row in table.dicts() if row["games"] >= FEW]
    x = {"field": "turns", "type": "quantitative", "title": "the game ended on turn",
         "axis": {"tickMinStep": 1}, "scale": {"zero": False, "nice": False}}  # fmt: skip
    y = {"field": "rate", "type": "quantitative", "title": "win rate", "axis": PERCENT}
    decks = [*dict.fromkeys(row["deck"] for row in values)]
    colour = {"field": "deck", "type": "nominal", "title": None,
              "scale": {"domain": decks, "range": [SCHEME[i % 10] for i in range(len(decks))]},
              "legend": {"orient": "bottom", "columns": 2, "labelLimit": 150}}  # fmt: skip
    line = {"type": "line", "point": {"size": 30}, "strokeWidth": 2}
    pick = {"name": "deck", "select": {"type": "point", "fields": ["deck"]}, "bind": "legend"}
    spec = _spec(
        values, height=240, mark=line, params=[pick],
        encoding={
            "x": x, "y": y, "color": colour,
            "opacity": {"condition": {"param": "deck", "value": 1}, "value": 0.12},
            "tooltip": _tips(("deck",), ("turns", "games"), ("rate", "low", "high")),
        },
    )  # fmt: skip
    return Chart("over_turns", table.title, spec)


def _endings(table: Table) -> Chart:
    values = [{**row, "what": f"{row['reason']} ({row['clause']})"} for row in table.dicts()]
    encoding = {
        "y": {"field": "what", "type": "nominal", "sort": None, "title": None},
        "x": {"field": "share", "type": "quantitative", "title": "share of games", "axis": PERCENT},
        "tooltip": _tips(("what", "means"), ("games",), ("share",)),
    }
    bar = {"type": "bar", "color": SCHEME[0], "cornerRadiusEnd": 2}
    spec = _spec(values, height=24 * len(values), mark=bar, encoding=encoding)
    return Chart("endings", table.title, spec)


def _differences(table: Table) -> Chart:
    """By how much the win rate differs with each card, best above."""
    words = ("in the opening hand", "in hand, same length")
    rows = sorted(
        table.dicts(),
        key=lambda row: -(row["same_length"] if row["same_length"] is not None else -1),
    )
    names = Counter(row["name"] for row in rows)
    values = [
        {"card": _label(row, names), "when": word, "rate": row[rate], "low": row[low],
         "high": row[high]}
        for row in rows
        for word, rate, low, high in (
            (words[0], "opening_difference", "opening_low", "opening_high"),
            (words[1], "same_length", "same_length_low", "same_length_high"),
        )
        if row[rate] is not None
    ]  # fmt: skip
    spec = _intervals(values, "card", "difference of the win rate", POINTS, words, 0.0)
    return Chart("cards", "With a card, and without", spec)


def _label(row: dict[str, Any], names: Counter[str]) -> str:
    """A card's name, with its number where two of the deck have the name."""
    return f"{row['name']} {row['card']}" if names[row["name"]] > 1 else str(row["name"])


def _openings(table: Table) -> Chart:
    words = ("in hand", "with a new hand", "was played")
    values = [
        {"by_turn": row["by_turn"], "what": word, "rate": row[column]}
        for row in table.dicts()
        for word, column in zip(words, ("in_hand", "with_redraw", "played"), strict=True)
        if row[column] is not None
    ]
    encoding = {
        "x": {"field": "by_turn", "type": "ordinal", "title": "own turn, and cost at most",
              "axis": {"labelAngle": 0}},
        "y": {"field": "rate", "type": "quantitative", "title": "chance", "axis": PERCENT,
              "scale": {"domain": [0, 1]}},
        "color": {"field": "what", "type": "nominal", "title": None,
                  "scale": {"domain": [*words], "range": [SCHEME[0], SCHEME[3], WITHOUT]},
                  "legend": {"orient": "bottom", "columns": 2}},
        "tooltip": _tips(("what",), ("by_turn",), ("rate",)),
    }  # fmt: skip
    line = {"type": "line", "point": {"size": 40}, "strokeWidth": 2}
    spec = _spec(values, height=140, mark=line, encoding=encoding)
    return Chart("openings", table.title, spec, False)


def _tips(
    words: tuple[str, ...], numbers: tuple[str, ...], rates: tuple[str, ...]
) -> list[dict[str, str]]:
    return [
        *[{"field": field, "type": "nominal"} for field in words],
        *[{"field": field, "type": "quantitative"} for field in numbers],
        *[{"field": field, "type": "quantitative", "format": ".1%"} for field in rates],
    ]
