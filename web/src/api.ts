// What is asked for over HTTP.
import type {
  Attempt,
  Attempted,
  CardsFound,
  ClauseInfo,
  ClausePage,
  Compare,
  Comparison,
  DeckPage,
  DeckWanted,
  Draft,
  FormInfo,
  GameInfo,
  Lesson,
  Made,
  NewTable,
  OpenTable,
  PrintedCard,
  PuzzleInfo,
  Refused,
  Replay,
  Replayed,
  Review,
  ReviewWanted,
  ScenarioInfo,
  Stage,
  Study,
  Trial,
  Tried,
  Written,
} from "./wire";
import { t } from "./words.svelte";

async function answered(asked: Promise<Response>): Promise<Response> {
  let response: Response;
  try {
    response = await asked;
  } catch {
    throw new Error(t("server.silent"));
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Refused | null;
  throw new Error(refused?.text ?? t("server.answers", { status: response.status }));
}

const answer = async <T>(asked: Promise<Response>): Promise<T> =>
  (await (await answered(asked)).json()) as T;
const post = <T>(path: string, body: unknown): Promise<T> =>
  answer(fetch(path, { method: "POST", body: JSON.stringify(body) }));

const known = new Map<string, Promise<unknown>>();

/** What does not change while the page is open; asked for once. */
function once<T>(path: string): Promise<T> {
  let found = known.get(path) as Promise<T> | undefined;
  if (!found) {
    found = answer<T>(fetch(path));
    found.catch(() => known.delete(path));
    known.set(path, found);
  }
  return found;
}

const asked = (values: Record<string, string>): string => new URLSearchParams(values).toString();

export const games = (): Promise<GameInfo[]> => once("/api/games");
export const make = (wanted: NewTable): Promise<Made> => post("/api/tables", wanted);
export const open = (): Promise<OpenTable[]> => answer(fetch("/api/tables"));

/** The record of a table, as it is written to a file. */
export async function record(table: string, secret: string, lang: string): Promise<string> {
  const headers = { authorization: `Bearer ${secret}` };
  const path = `/api/tables/${table}/record?${asked({ lang })}`;
  return (await answered(fetch(path, { headers }))).text();
}

/** What is printed on a card. */
export const card = (game: string, number: string, lang: string): Promise<PrintedCard> =>
  once(`/api/games/${game}/cards/${number}?${asked({ lang })}`);

export const cards = (game: string, q: string, lang: string, from = 0): Promise<CardsFound> =>
  answer(fetch(`/api/games/${game}/cards?${asked({ q, lang, from: String(from) })}`));
export const form = (game: string, lang: string): Promise<FormInfo> =>
  once(`/api/games/${game}/form?${asked({ lang })}`);

export const clauses = (game: string, q: string, edition: string): Promise<ClauseInfo[]> =>
  once(`/api/rules/${game}?${asked({ q, edition })}`);
const summaries = new Map<string, Promise<Map<string, ClauseInfo>>>();
/** What a clause says, of all that are fetched together. */
export async function summary(game: string, number: string): Promise<ClauseInfo | undefined> {
  const found =
    summaries.get(game) ??
    clauses(game, "", "").then((all) => new Map(all.map((one) => [one.number, one])));
  summaries.set(game, found);
  found.catch(() => summaries.delete(game));
  return (await found).get(number);
}
export const clause = (
  game: string,
  number: string,
  edition: string,
  lang: string,
): Promise<ClausePage> =>
  once(`/api/rules/${game}/${encodeURIComponent(number)}?${asked({ edition, lang })}`);

export const scenarios = (game: string): Promise<ScenarioInfo[]> => once(`/api/scenarios/${game}`);
export const scenario = (game: string, id: string): Promise<string> =>
  once(`/api/scenarios/${game}/${id.split("/").map(encodeURIComponent).join("/")}`);
export const study = (stage: Stage): Promise<Study> => post("/api/scenarios", stage);
export const compare = (wanted: Compare): Promise<Comparison> =>
  post("/api/scenarios/compare", wanted);
export const replay = (wanted: Replay): Promise<Replayed> => post("/api/replay", wanted);

export const review = (wanted: ReviewWanted): Promise<Review> => post("/api/reviews", wanted);

export const deck = (wanted: DeckWanted): Promise<DeckPage> => post("/api/decks", wanted);
export const trial = (wanted: Trial): Promise<Tried> => post("/api/trials", wanted);
export const write = (draft: Draft): Promise<Written> => post("/api/workshop", draft);

export const lessons = (game: string, lang: string): Promise<Lesson[]> =>
  once(`/api/lessons/${game}?${asked({ lang })}`);

export const puzzles = (game: string): Promise<PuzzleInfo[]> => once(`/api/puzzles/${game}`);
export const attempt = (wanted: Attempt): Promise<Attempted> => post("/api/puzzles", wanted);
