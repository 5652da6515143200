// What is asked for over HTTP.
import type { GameInfo, Made, NewTable, PrintedCard, Refused } from "./wire";

async function answer<T>(asked: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await asked;
  } catch {
    throw new Error("The server does not answer. Is it running? Start it with: tefuda serve");
  }
  if (response.ok) return (await response.json()) as T;
  const refused = (await response.json().catch(() => null)) as Refused | null;
  throw new Error(refused?.text ?? `The server answers ${response.status}.`);
}

export const games = (): Promise<GameInfo[]> => answer(fetch("/api/games"));

export const make = (wanted: NewTable): Promise<Made> =>
  answer(fetch("/api/tables", { method: "POST", body: JSON.stringify(wanted) }));

const printed = new Map<string, Promise<PrintedCard>>();

/** What is printed on a card; asked for once. */
export function card(game: string, number: string, lang: string): Promise<PrintedCard> {
  const path = `/api/games/${game}/cards/${number}?lang=${lang}`;
  let found = printed.get(path);
  if (!found) {
    found = answer<PrintedCard>(fetch(path));
    found.catch(() => printed.delete(path));
    printed.set(path, found);
  }
  return found;
}
