// Where a game's zones lie on the table. How many cards, whose and which way, the server says.
import type { ZoneKind } from "../wire";

export interface Layout {
  front: string[]; // zones nearest to the other side
  back: string[]; // behind them
  tray: string[]; // many small cards
  piles: string[]; // counted
  pools: Record<string, string>; // counted tokens, with the verb of options that drag one somewhere
}

const LAYOUTS: Record<string, Layout> = {
  onepiece: {
    front: ["character"],
    back: ["leader", "stage"],
    tray: [],
    piles: ["life", "deck", "trash"],
    pools: { active: "give", rested: "", frozen: "", deck: "" },
  },
  fusionworld: {
    front: ["battle", "combo"],
    back: ["leader"],
    tray: ["energy"],
    piles: ["life", "deck", "drop", "removed"],
    pools: { marker: "" },
  },
  rebirth: {
    front: ["entry", "rebirth"],
    back: ["member"],
    tray: ["energy"],
    piles: ["retire", "deck", "waiting", "memory"],
    pools: {},
  },
};

/** A game's layout; one that the page does not know is laid out by what its zones are like. */
export function layout(game: string, zones: ZoneKind[]): Layout {
  const known = LAYOUTS[game];
  if (known) return known;
  const names = (laid: boolean) =>
    zones.filter((zone) => zone.laid === laid && zone.name !== "hand").map((zone) => zone.name);
  return { front: names(true), back: [], tray: [], piles: names(false), pools: {} };
}
