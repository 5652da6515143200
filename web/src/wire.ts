// Written by scripts/wire_types.py from `tefuda wire schema`; change the wire, not this.

export const VERSION = 1;

export type FromClient = Join | Choose | Concede | Undo | Rematch | Ping;

export type FromServer = Hello | State | Again | Refused | Pong | Bye;

/** The first message: who sits here. The secret is the seat's, from its link. */
export interface Join {
  type: "join";
  version: number;
  secret: string;
  lang?: string;
}

/** Take an option of the decision with this number. */
export interface Choose {
  type: "choose";
  decision: number;
  key: string;
}

/** Give up. */
export interface Concede {
  type: "concede";
}

/** Back to before this seat's last choice. */
export interface Undo {
  type: "undo";
}

/** Another game with the same decks, sides changed, once this one is over. */
export interface Rematch {
  type: "rematch";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n?: number;
}

/** The answer to `join`. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  seat: number;
  game: string;
  title: string;
  edition: string;
  lang: string;
  players: Player[];
  zones: ZoneKind[];
}

/** Who sits at a seat, as far as everybody may know. */
export interface Player {
  mark: string;
  kind: string;
  name: string;
  deck: string;
}

/** What a zone of this game is like. */
export interface ZoneKind {
  name: string;
  title: string;
  mark: string;
  laid: boolean;
  shown: string;
}

/** Where the table stands. `events` begin at `since`: what a client has from there on, or beyond, is replaced. `asked` numbers this seat's decisions; it also acknowledges: a choice with a smaller number has been written down. */
export interface State {
  type: "state";
  asked: number;
  since: number;
  events: Line[];
  view: View;
  decision: Decision | null;
  may_undo: boolean;
}

/** One event, in a sentence, with the clause that made it happen. */
export interface Line {
  kind: string;
  text: string;
  clause: string;
  seat?: number;
  number?: string;
  place?: string;
  other?: string;
}

/** The table as one seat may know it. */
export interface View {
  turn: number;
  turn_seat: number;
  phase: string;
  seats: Seat[];
  attacker: string;
  attacked: string;
  battle: string;
  waiting: string;
  winners: number[] | null;
  clause: string;
}

/** One side of the table. */
export interface Seat {
  mark: string;
  team: number;
  turns: number;
  out: boolean;
  resources: string;
  pools: Record<string, number>;
  zones: Record<string, Zone>;
}

/** How many cards lie there, and those of them that can be told apart, the topmost first. */
export interface Zone {
  count: number;
  cards: Card[];
}

/** A card as this seat sees it. One that it may not know has no number, only a place. */
export interface Card {
  handle: string;
  number?: string;
  name?: string;
  kind?: string;
  cost?: number | null;
  value?: string;
  label?: string;
  notes?: string[];
  stats?: Record<string, number>;
  colours?: string[];
  rested?: boolean;
  face_up?: boolean;
  tokens?: number;
  damage?: number;
  arrived?: boolean;
  negated?: boolean;
  awakened?: boolean;
  under?: string[];
}

/** What this seat is asked. */
export interface Decision {
  kind: string;
  text: string;
  clause: string;
  source: string;
  number: string;
  explained: string[];
  options: Option[];
}

/** One thing that may be chosen. */
export interface Option {
  key: string;
  verb: string;
  text: string;
  cards?: string[];
  ends?: boolean;
}

/** There is a rematch; this is the reader's seat at it. */
export interface Again {
  type: "again";
  table: string;
  secret: string;
}

/** A message changed nothing; the text says why. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
}

/** Here. */
export interface Pong {
  type: "pong";
  n: number;
}

/** The server ends this connection; the game is kept. */
export interface Bye {
  type: "bye";
  text: string;
}

/** What a table is to be. */
export interface NewTable {
  game: string;
  seats: Sitter[];
  edition?: string;
}

/** Who is to sit at a seat: a person, a person yet to come (open), or a bot. */
export interface Sitter {
  kind?: string;
  deck?: string;
  name?: string;
  bot?: string;
}

/** A new table. Whoever has a seat's secret sits there. */
export interface Made {
  table: string;
  places: Place[];
}

/** A seat of a new table; a bot's has no secret. */
export interface Place {
  mark: string;
  kind: string;
  secret: string;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  edition: string;
  editions: EditionInfo[];
  decks: DeckInfo[];
  usual: string[];
  bots: string[];
}

/** An edition or a format, and how many play. */
export interface EditionInfo {
  name: string;
  fewest: number;
  most: number;
}

/** A deck that comes with tefuda. */
export interface DeckInfo {
  name: string;
  title: string;
  about: string;
}

/** What is printed on a card. */
export interface PrintedCard {
  number: string;
  name: string;
  kind: string;
  colours: string[];
  traits: string[];
  text: string[];
  back_name: string;
  back: string[];
}
