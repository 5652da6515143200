// Where a game's zones lie on the table. How many cards, whose and which way, the server says.
import type { ZoneKind } from "../wire";

export interface Layout {
  front: string[]; // zones nearest to the other side
  back: string[]; // behind them
  tray: string[]; // many small cards
  piles: string[]; // counted
  few: string[]; // piles of which every card is seen, since they say how near the end is
  pools: Record<string, string>; // counted tokens, with the verb of options that drag one somewhere
}

const LAYOUTS: Record<string, Layout> = {
  onepiece: {
    front: ["character"],
    back: ["leader", "stage"],
    tray: [],
    piles: ["life", "deck", "trash"],
    few: ["life"],
    pools: { active: "give", rested: "", frozen: "", deck: "" },
  },
  fusionworld: {
    front: ["battle", "combo"],
    back: ["leader"],
    tray: ["energy"],
    piles: ["life", "deck", "drop", "removed"],
    few: ["life"],
    pools: { marker: "" },
  },
  rebirth: {
    front: ["entry", "rebirth"],
    back: ["member"],
    tray: ["energy"],
    piles: ["retire", "deck", "waiting", "memory"],
    few: ["retire"],
    pools: {},
  },
};

/** A game's layout; one that the page does not know is laid out by what its zones are like. */
export function layout(game: string, zones: ZoneKind[]): Layout {
  const known = LAYOUTS[game];
  if (known) return known;
  const names = (laid: boolean) =>
    zones.filter((zone) => zone.laid === laid && zone.name !== "hand").map((zone) => zone.name);
  return { front: names(true), back: [], tray: [], piles: names(false), few: [], pools: {} };
}
