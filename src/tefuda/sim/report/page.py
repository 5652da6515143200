"""A report as one page that opens offline: tables, and charts that Vega draws in the browser."""

from __future__ import annotations

import importlib
import json
from html import escape
from typing import Any, Final

from tefuda.games import room
from tefuda.kernel.errors import TefudaError
from tefuda.sim.report.charts import Chart, charts, deck_charts
from tefuda.sim.report.tables import DeckReport, Report, Table

VEGA_LITE: Final = "6.4"
STATIC_WIDTH: Final = 640  # of charts in files, where there is no page to fit

STYLE: Final = """
:root { color-scheme: light; --ground: #fbfbf9; --card: #ffffff; --ink: #1d2430; --soft: #5b6472;
  --line: #dcdfe4; --mark: #1f7a70; }
:root[data-theme=dark] { color-scheme: dark; --ground: #14171c; --card: #1c2027; --ink: #e8eaee;
  --soft: #a3abb8; --line: #343b46; --mark: #56c2b4; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.2rem 1rem 4rem; background: var(--ground);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .3rem 1rem;
  align-items: start; justify-content: space-between; }
header div { flex: 1 1 16rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 2.4rem 0 .2rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .2rem; }
p { margin: .3rem 0 .6rem; max-width: 46rem; color: var(--soft); }
button { flex: none; font: inherit; color: var(--ink); background: var(--card); cursor: pointer;
  border: 1px solid var(--line); border-radius: .5rem; min-height: 44px; padding: 0 .9rem; }
nav { margin: .8rem 0; display: flex; flex-wrap: wrap; gap: .2rem .9rem; }
a { color: var(--mark); padding: .35rem 0; }
figure { margin: .6rem 0; padding: .8rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .6rem; overflow-x: auto; min-width: 0; }
figcaption { font-weight: 600; margin-bottom: .3rem; }
.chart { width: 100%; min-height: 3rem; }
.grid { display: grid; gap: 0 .8rem; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
details { border-top: 1px solid var(--line); }
details.deck { margin-top: .6rem; border: 1px solid var(--line); border-radius: .6rem;
  padding: 0 .8rem; }
summary { cursor: pointer; padding: .7rem 0; min-height: 44px; }
.deck > summary { font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
th.word, td.word { text-align: left; }
td.long { white-space: normal; min-width: 14rem; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
#vg-tooltip-element.vg-tooltip { color: var(--ink); background: var(--card);
  border-color: var(--line); }
@media print { details > * { display: block; } button, nav { display: none; } }
"""

SCRIPT: Final = """
const specs = JSON.parse(document.getElementById("specs").textContent);
const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
let chosen = "";
function colours() {
  const value = name => getComputedStyle(root).getPropertyValue(name).trim();
  const ink = value("--ink"), soft = value("--soft"), line = value("--line");
  return {
    background: null, font: "system-ui, sans-serif", view: { stroke: null },
    axis: { labelColor: soft, titleColor: soft, gridColor: line, domainColor: line,
      tickColor: line, labelFontSize: 11, titleFontWeight: "normal" },
    legend: { labelColor: ink, titleColor: soft }, rule: { color: soft }, text: { color: ink }
  };
}
const views = new Map();
async function draw(element) {
  const spec = specs[element.dataset.chart];
  views.get(element)?.finalize();
  const drawn = await vegaEmbed(element, spec, { actions: false, renderer: "svg",
    logLevel: 1, config: colours() });
  views.set(element, drawn);
  element.removeAttribute("aria-busy");
}
const shown = element => !element.closest("details:not([open])");
function drawAll(again) {
  for (const element of document.querySelectorAll(".chart"))
    if (shown(element) && (again || !views.has(element))) draw(element);
}
function theme() {
  root.dataset.theme = chosen || (dark.matches ? "dark" : "light");
  drawAll(true);
}
document.getElementById("theme").addEventListener("click", () => {
  chosen = root.dataset.theme === "dark" ? "light" : "dark";
  theme();
});
dark.addEventListener("change", theme);
for (const part of document.querySelectorAll("details"))
  part.addEventListener("toggle", () => drawAll(false));
for (const link of document.querySelectorAll("nav a"))
  link.addEventListener("click", () => {
    const part = document.querySelector(link.getAttribute("href"));
    if (part.tagName === "DETAILS") part.open = true;
  });
theme();
"""


def converter() -> Any:
    """What brings Vega along, and draws without a browser."""
    try:
        return importlib.import_module("vl_convert")
    except ImportError:
        raise TefudaError("charts need one more package: pip install 'tefuda[report]'") from None


def page(report: Report) -> str:
    """The whole report as HTML; nothing is fetched when it is opened."""
    drawn = converter().javascript_bundle(vl_version=VEGA_LITE).replace("</script", "<\\/script")
    specs: dict[str, object] = {}
    title = room(report.game).TITLE
    lead = (
        f"{title} {report.edition}: {report.games} games, played by {report.bots}. "
        "Each seed was played with the decks in every order of the seats."
    )
    also = f"The store also has {'; '.join(report.others)}." if report.others else ""
    links = [*[(f"#{table.name}", table.title) for table in report.tables], ("#decks", "Decks")]
    nav = "".join(f'<a href="{to}">{escape(words)}</a>' for to, words in links)
    by_table = {chart.name: chart for chart in charts(report)}
    sections = "".join(_section(table, by_table.get(table.name), specs) for table in report.tables)
    decks = "".join(_deck(deck, i, specs) for i, deck in enumerate(report.decks))
    data = json.dumps(specs, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f"""<!doctype html>
<html lang="en" data-theme="light">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}: {report.games} games</title>
<style>{STYLE}</style>
<header><div><h1>What {report.games:,} games say</h1><p>{escape(lead)} {escape(also)}</p></div>
<button id="theme" type="button">Light or dark</button></header>
<nav aria-label="Parts of the report">{nav}</nav>
<main>{sections}
<h2 id="decks">Decks</h2>{decks}</main>
<script type="application/json" id="specs">{data}</script>
<script>{drawn}</script>
<script>{SCRIPT}</script>
</html>
"""


def pictures(report: Report) -> list[tuple[str, dict[str, Any]]]:
    """All charts for files, by name, as wide as they are to be."""
    found = [(chart.name, chart) for chart in charts(report)]
    for deck in report.decks:
        found += [(f"{deck.name} {chart.name}", chart) for chart in deck_charts(deck)]
    return [
        (name, {**chart.spec, "width": STATIC_WIDTH, "background": "white", "title": chart.title})
        for name, chart in found
    ]


def _section(table: Table, chart: Chart | None, specs: dict[str, object]) -> str:
    drawn = _figure(chart, specs, False) if chart else ""
    return (
        f'<section><h2 id="{table.name}">{escape(table.title)}</h2><p>{escape(table.says)}</p>'
        f"{drawn}<details><summary>The numbers</summary>{_table(table)}</details></section>"
    )


def _deck(deck: DeckReport, number: int, specs: dict[str, object]) -> str:
    found = deck_charts(deck)
    wide = "".join(_figure(chart, specs) for chart in found if chart.wide)
    small = "".join(_figure(chart, specs) for chart in found if not chart.wide)
    down, cards, openings = (deck.table(name) for name in ("pulls_down", "cards", "openings"))
    pulled = _table(down) if down.rows else "<p>None that these games are sure of.</p>"
    return f"""<details class="deck" id="deck-{number}">
<summary>{escape(deck.name)}: {deck.rate:.0%} of {deck.games:,} games</summary>
<div class="grid">{small}</div>
<p>{escape(openings.says)}</p>
<h3>{escape(down.title)}</h3><p>{escape(down.says)}</p>{pulled}
<h3>{escape(cards.title)}</h3><p>{escape(cards.says)}</p>{wide}
<details><summary>The numbers</summary>{_table(cards)}{_table(openings)}</details></details>"""


def _figure(chart: Chart, specs: dict[str, object], titled: bool = True) -> str:
    key = f"c{len(specs)}"
    specs[key] = chart.spec
    title = f"<figcaption>{escape(chart.title)}</figcaption>" if titled else ""
    least = f' style="min-width: {chart.least}px"' if chart.least else ""
    return (
        f"<figure>{title}"
        f'<div class="chart" data-chart="{key}" aria-busy="true" role="img"{least} '
        f'aria-label="{escape(chart.title)}; the numbers stand below"></div></figure>'
    )


def _table(table: Table) -> str:
    words = [i for i in range(len(table.columns)) if any(isinstance(r[i], str) for r in table.rows)]
    head = "".join(
        f'<th scope="col"{" class=word" if i in words else ""}>{escape(label(column))}</th>'
        for i, column in enumerate(table.columns)
    )
    rows = "".join(
        "<tr>" + "".join(_cell(table.columns[i], value) for i, value in enumerate(row)) + "</tr>"
        for row in table.rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(table.title)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _cell(column: str, value: object) -> str:
    kind = ""
    if isinstance(value, str):
        kind = ' class="word long"' if len(value) > 40 else " class=word"
    return f"<td{kind}>{escape(shown(column, value))}</td>"


def label(column: str) -> str:
    """A column's name as people read it."""
    return column.replace("_", " ")


def shown(column: str, value: object) -> str:
    """A number as people read it: rates are the only fractions but for a card's first turn."""
    if value is None:
        return "–"
    if isinstance(value, float):
        if column == "first_played":
            return f"{value:.1f}"
        gap = "difference" in column or "same_length" in column
        return f"{value:+.1%}" if gap else f"{value:.1%}"
    return str(value)
