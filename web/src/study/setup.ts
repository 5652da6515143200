// The lines of a scenario that say what lies where, taken apart and put together again. Only the
// lines that are changed are written anew; what else stands in the text stays as it is.

import type { Decision, View } from "../wire";

export interface Laid {
  number: string; // of a card, or how many blank ones
  marks: string[]; // rested, new, up, awakened, don=1 ...
  times: number;
}

export interface Spot {
  seat: string;
  zone: string;
  cards: Laid[];
}

const LINE = /^([A-F]):\s*(\S+)\s*(.*)$/;
const MARK = /^(rested|new|up|awakened)$|=/;

/** What lies where; lines about tokens are left alone. */
export function spots(text: string, zones: string[]): Spot[] {
  const found: Spot[] = [];
  for (const line of text.split("\n")) {
    const [, seat = "", zone = "", rest = ""] = LINE.exec(line.trim()) ?? [];
    if (zones.includes(zone)) found.push({ seat, zone, cards: laid(rest) });
  }
  return found;
}

function laid(rest: string): Laid[] {
  const cards: Laid[] = [];
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const last = cards[cards.length - 1];
    const times = /^x(\d+)$/.exec(word);
    if (times && last) last.times = Number(times[1]);
    else if (MARK.test(word) && last) last.marks.push(word);
    else cards.push({ number: word, marks: [], times: 1 });
  }
  return cards;
}

function written(spot: Spot): string {
  const words = spot.cards.map((card) =>
    [card.number, ...(card.times > 1 ? [`x${card.times}`] : []), ...card.marks].join(" "),
  );
  return `${spot.seat}: ${spot.zone} ${words.join(" ")}`.trimEnd();
}

/** The text with a place as it now is: its first line is written anew, or one is added. */
function put(text: string, spot: Spot): string {
  const lines = text.replace(/\n+$/, "").split("\n");
  const at = lines.findIndex((line) => {
    const [, seat, zone] = LINE.exec(line.trim()) ?? [];
    return seat === spot.seat && zone === spot.zone;
  });
  if (at >= 0) lines[at] = written(spot);
  else {
    // Before the first choice, after what stands there already.
    const first = lines.findIndex((line) => /^\s*[>=]/.test(line));
    lines.splice(first < 0 ? lines.length : first, 0, written(spot));
  }
  return `${lines.join("\n")}\n`;
}

function spotOf(text: string, seat: string, zone: string): Spot {
  return spots(text, [zone]).find((one) => one.seat === seat) ?? { seat, zone, cards: [] };
}

/** Lay a card down. */
export function add(text: string, seat: string, zone: string, card: Laid): string {
  const spot = spotOf(text, seat, zone);
  return put(text, { ...spot, cards: [...spot.cards, card] });
}

/** Take one away. */
export function remove(text: string, seat: string, zone: string, index: number): string {
  const spot = spotOf(text, seat, zone);
  return put(text, { ...spot, cards: spot.cards.filter((_, at) => at !== index) });
}

/** Turn a mark of a card on or off: rested, new ... */
export function mark(
  text: string,
  seat: string,
  zone: string,
  index: number,
  word: string,
): string {
  const spot = spotOf(text, seat, zone);
  const cards = spot.cards.map((card, at) =>
    at !== index
      ? card
      : {
          ...card,
          marks: card.marks.includes(word)
            ? card.marks.filter((one) => one !== word)
            : [...card.marks, word],
        },
  );
  return put(text, { ...spot, cards });
}

/** Move a card to another place. */
export function move(
  text: string,
  from: { seat: string; zone: string; index: number },
  to: { seat: string; zone: string },
): string {
  const card = spotOf(text, from.seat, from.zone).cards[from.index];
  if (!card) return text;
  return add(remove(text, from.seat, from.zone, from.index), to.seat, to.zone, card);
}

/** The text with choices added at its end. */
export function chosen(text: string, keys: string[]): string {
  return `${text.replace(/\n+$/, "")}\n${keys.map((key) => `> ${key}`).join("\n")}\n`;
}

/** The text without what was chosen after so many choices, and without later checks. */
export function upTo(text: string, choices: number): string {
  const kept: string[] = [];
  let n = 0;
  for (const line of text.split("\n")) {
    const keys = /^\s*>/.test(line) ? line.split(";") : [];
    if (n >= choices && /^\s*[>=]/.test(line)) continue;
    kept.push(
      keys.length
        ? keys
            .slice(0, choices - n)
            .join(";")
            .trimEnd()
        : line,
    );
    n += keys.length;
  }
  return kept.join("\n");
}

/** The text with a check at its end: what must be true there. */
export function expected(text: string, check: string): string {
  return `${text.replace(/\n+$/, "")}\n= ${check}\n`;
}

/** The text with a clause among those that it shows. */
export function cite(text: string, clause: string): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => /^\s*shows:/.test(line));
  if (at < 0) {
    const title = lines.findIndex((line) => line.startsWith("# "));
    lines.splice(title + 1, 0, `shows: ${clause}`);
  } else if (!lines[at]!.split(/[\s,]+/).includes(clause)) {
    lines[at] = `${lines[at]!.trimEnd()} ${clause}`;
  }
  return lines.join("\n");
}

/** What could be checked of a position, written as checks are: all of it is so now. */
export function expectations(view: View, decision: Decision | null, seat: number): string[] {
  const found: string[] = [];
  if (view.winners) {
    const who = view.winners.map((one) => view.seats[one]?.mark ?? "").join(" ");
    found.push(`winners ${who || "none"}`);
  } else {
    found.push("not over");
    if (decision) found.push(`asks ${view.seats[seat]?.mark ?? ""} ${decision.kind}`);
  }
  if (decision) found.push(`options ${decision.options.length}`);
  for (const one of view.seats) {
    for (const [name, zone] of Object.entries(one.zones)) {
      found.push(`${one.mark} ${name} ${zone.count}`);
      for (const card of zone.cards) {
        if (!card.number || /[:#]/.test(card.handle)) continue;
        found.push(`${card.handle} is ${card.number}`);
        found.push(`${card.handle} ${card.rested ? "rested" : "active"}`);
      }
    }
  }
  return found;
}
