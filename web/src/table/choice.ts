// Which options a click can mean. Nothing here knows a rule: options come with the cards they touch.
import type { Card, Decision, Option, View } from "../wire";

/** What has been picked up so far, before anything is sent. */
export interface Picked {
  card: string; // the handle of the card that was clicked first, "" if none
  key: string; // the option that will be sent on confirming, "" if none yet
}

export const NOTHING: Picked = { card: "", key: "" };

/** The options a card stands for, by its handle: those in which it acts. */
export function byCard(decision: Decision | null): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of decision?.options ?? []) {
    const card = option.cards?.[0];
    if (!card || option.ends) continue;
    const others = found.get(card);
    if (others) others.push(option);
    else found.set(card, [option]);
  }
  return found;
}

/** The cards that a picked card can be used on. */
export function targets(decision: Decision | null, picked: Picked): Set<string> {
  const options = byCard(decision).get(picked.card) ?? [];
  const found = options.map((option) => option.cards?.[1] ?? "");
  return new Set(found.filter((handle) => handle && handle !== picked.card));
}

/** The options that are left for what has been picked, all of them if nothing has. */
export function left(decision: Decision | null, picked: Picked): Option[] {
  if (!decision) return [];
  return (picked.card && byCard(decision).get(picked.card)) || decision.options;
}

/** What a click on a card does: pick it, aim it, or, the second time, confirm. */
export function click(
  decision: Decision | null,
  picked: Picked,
  handle: string,
  battle: string[] = [], // cards that fight: what can be done for one of them is meant first
): { picked: Picked; send: string } {
  const armed = decision?.options.find((option) => option.key === picked.key);
  const last = armed?.cards?.[armed.cards.length - 1];
  if (armed && (handle === last || (handle === picked.card && !targets(decision, picked).size))) {
    return { picked: NOTHING, send: armed.key };
  }
  if (picked.card && handle !== picked.card) {
    const aimed = left(decision, picked).filter((option) => option.cards?.[1] === handle);
    if (aimed[0]) return { picked: { card: picked.card, key: aimed[0].key }, send: "" };
  }
  const options = byCard(decision).get(handle);
  if (!options || handle === picked.card) return { picked: NOTHING, send: "" };
  const meant =
    options.length === 1
      ? options
      : options.filter((one) => one.cards?.slice(1).some((card) => battle.includes(card)));
  return { picked: { card: handle, key: meant.length === 1 ? meant[0]!.key : "" }, send: "" };
}

/** Every card in sight, by its handle. */
export function cardsOf(view: View): Map<string, Card> {
  const found = new Map<string, Card>();
  for (const seat of view.seats) {
    for (const zone of Object.values(seat.zones)) {
      for (const card of zone.cards) found.set(card.handle, card);
    }
  }
  return found;
}

/** Cards that are looked at together with some that can be chosen: of a pile of which not all is
 * seen, what is. */
export function beside(view: View, handles: string[]): Card[] {
  const found: Card[] = [];
  for (const zone of view.seats.flatMap((seat) => Object.values(seat.zones))) {
    const looked = zone.cards.filter((card) => card.number);
    if (looked.length < zone.count && looked.some((card) => handles.includes(card.handle)))
      found.push(...looked.filter((card) => !handles.includes(card.handle)));
  }
  return found;
}

/** Cards with which of those that look alike each is. */
export function numbered(cards: Card[]): { card: Card; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card.handle) ?? 0;
    seen.set(card.handle, copy + 1);
    return { card, copy };
  });
}

/** How many cards in sight go by one handle: copies in a hand look alike. */
export function copies(view: View, handle: string): number {
  let n = 0;
  for (const seat of view.seats) {
    for (const zone of Object.values(seat.zones)) {
      n += zone.cards.filter((card) => card.handle === handle).length;
    }
  }
  return Math.max(n, 1);
}

/** What is gathered after another click: one more of it, or none of it once there are no more. A
 * card that is gathered already is taken out again. */
export function gather(
  decision: Decision | null,
  gathered: string[],
  key: string,
  copies: number,
  out = false,
): string[] {
  const have = gathered.filter((one) => one === key).length;
  if (out && have) return gathered.toSpliced(gathered.lastIndexOf(key), 1);
  const room = gathered.length < (decision?.most ?? 0);
  if (have < copies && room) return [...gathered, key];
  return gathered.filter((one) => one !== key);
}

const DONE = "done"; // the key with which choosing cards ends

/** What is sent for all that was gathered; nothing as long as there must be more. */
export function toSend(decision: Decision | null, gathered: string[]): string[] {
  const most = decision?.most ?? 0;
  // Where cards are put in order, the last one has no choice.
  if (decision?.kind === "order")
    return gathered.length >= most - 1 ? gathered.slice(0, most - 1) : [];
  if (gathered.length < (decision?.least ?? 0)) return [];
  return gathered.length < most ? [...gathered, DONE] : gathered;
}
