// A deck as counts of card numbers, and as the list that players exchange.

export type Counts = Record<string, number>;

export function written(title: string, counts: Counts): string {
  const lines = Object.entries(counts).map(([number, count]) => `${count}x${number}`);
  return [...(title ? [`# ${title}`] : []), ...lines].join("\n");
}

/** One more or one less of a card. */
export function changed(counts: Counts, number: string, by: number): Counts {
  const next = { ...counts, [number]: Math.max((counts[number] ?? 0) + by, 0) };
  if (!next[number]) delete next[number];
  return next;
}

/** Wilson's interval for a win rate: honest for few games and near 0 or 1. */
export function interval(wins: number, games: number, z = 1.96): [number, number] {
  if (!games) return [0, 1];
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max((centre - spread) / scale, 0), Math.min((centre + spread) / scale, 1)];
}

const KEY = "tefuda.deck.";

/** The deck that was built last for a game, "" if none was. */
export function built(game: string): string {
  return localStorage.getItem(KEY + game) ?? "";
}

export function keepBuilt(game: string, list: string): void {
  localStorage.setItem(KEY + game, list);
}
