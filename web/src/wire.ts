// Written by scripts/wire_types.py from `tefuda wire schema`; change the wire, not this.

export const VERSION = 2;

export type FromClient = Join | Choose | Picks | Why | Hint | Foresee | Concede | Undo | Ask | Answer | Mute | Auto | Say | Rematch | Ping;

export type FromServer = Hello | State | Because | Hinted | Foreseen | Again | Refused | Pong | Bye;

/** The first message: who sits here, or watches. The secret is from the link. */
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

/** Several choices at once, the first for the decision with this number. They are taken one after the other for as long as this seat is the one that is asked; one that does not fit ends it, and those before it stand. */
export interface Picks {
  type: "picks";
  decision: number;
  keys: string[];
}

/** Why can this card not be chosen? With `every`, each act is meant that it cannot do, whatever else it can. */
export interface Why {
  type: "why";
  card: string;
  every?: boolean;
}

/** What would a strong player choose? Only where all others are bots. */
export interface Hint {
  type: "hint";
  decision: number;
}

/** What would this option come to? */
export interface Foresee {
  type: "foresee";
  decision: number;
  key: string;
}

/** Give up. */
export interface Concede {
  type: "concede";
}

/** Back to before this seat's choice with this number, its last one if none is named. Where it is not free the others are asked. */
export interface Undo {
  type: "undo";
  decision?: number;
}

/** Ask the others for a draw, to adjourn, or to go on again. */
export interface Ask {
  type: "ask";
  what: string;
}

/** Say yes or no to what somebody asks for; no to what one asked oneself takes it back. */
export interface Answer {
  type: "answer";
  yes: boolean;
}

/** Have no more requests to undo, or have them again. */
export interface Mute {
  type: "mute";
  on?: boolean;
}

/** Pass in windows of this kind (of this card's, if one is named) until told otherwise. */
export interface Auto {
  type: "auto";
  kind: string;
  number?: string;
  on?: boolean;
}

/** Say one of the phrases there are. */
export interface Say {
  type: "say";
  phrase: string;
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

/** The answer to `join`; a watcher's seat is -1. Once the game is over, `commitment` is the SHA-256 of its seed. */
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
  commitment: string;
  terms: Terms;
  phrases: Phrase[];
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

/** What was agreed about the table when it was made. */
export interface Terms {
  decision?: number;
  bank?: number;
  away?: number;
  then?: string;
  watch?: string;
  hands?: boolean;
  delay?: number;
  by_hand?: boolean;
}

/** Something that can be said at the table. */
export interface Phrase {
  name: string;
  text: string;
}

/** Where the table stands. `events` begin at `since`: what a client has from there on, or beyond, is replaced. `asked` numbers this seat's decisions; it also acknowledges: a choice with a smaller number has been written down. `undo` is free, ask (the others) or "" (impossible). */
export interface State {
  type: "state";
  asked: number;
  since: number;
  events: Line[];
  view: View;
  decision: Decision | null;
  undo: string;
  around: Around;
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
  when: string;
  seats: Seat[];
  attacker: string;
  attacked: string;
  battle: string;
  waiting: string;
  winners: number[] | null;
  clause: string;
  sums?: Sum[];
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
  tags?: string[];
  plus?: number;
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
  by_hand?: boolean;
}

/** A part of one of the two values of a battle. */
export interface Sum {
  side: number;
  n: number;
  number?: string;
  name?: string;
  base?: boolean;
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
  least?: number;
  most?: number;
  chosen?: string[];
}

/** One thing that may be chosen. */
export interface Option {
  key: string;
  verb: string;
  text: string;
  cards?: string[];
  ends?: boolean;
}

/** What goes on around the game. */
export interface Around {
  here?: boolean[];
  bots?: number[];
  clocks?: Clock[];
  proposal?: Proposal | null;
  said?: Said[];
  adjourned?: boolean;
  muted?: boolean;
  passing?: Passing[];
  ended?: string;
  seed?: string;
}

/** A seat's time. */
export interface Clock {
  bank: number;
  left?: number | null;
  low?: boolean;
}

/** What somebody asks the others for. */
export interface Proposal {
  what: string;
  seat: number;
  text: string;
  turn?: number;
  event?: number;
  agreed?: number[];
  answer?: boolean;
}

/** Something said at the table; `n` counts them. */
export interface Said {
  n: number;
  seat: number;
  phrase: string;
  text: string;
}

/** Windows in which this seat passes without being asked. */
export interface Passing {
  kind: string;
  number: string;
  text: string;
}

/** The answer to `why`; no reasons: it can be chosen. */
export interface Because {
  type: "because";
  card: string;
  reasons: Reason[];
}

/** Something that keeps a card from being chosen. */
export interface Reason {
  reason: string;
  text: string;
  clause: string;
  act?: string;
  n?: number;
  number?: string;
  place?: string;
}

/** The answer to `hint` for the decision with this number, the best option first. */
export interface Hinted {
  type: "hinted";
  decision: number;
  tips: Tip[];
}

/** An option, and the chance to win after it. */
export interface Tip {
  key: string;
  text: string;
  rate: number;
}

/** The answer to `foresee`: how the table would stand as soon as this option was taken, as far as that does not hang on anything hidden from the seat. */
export interface Foreseen {
  type: "foreseen";
  decision: number;
  key: string;
  changes?: Change[];
  resources?: string;
  battle?: string;
  sums?: Sum[];
}

/** A card on the table whose value would be another. */
export interface Change {
  card: string;
  name: string;
  before: string;
  after: string;
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
  clock?: string;
  away?: number;
  then?: string;
  watch?: string;
  hands?: boolean;
  delay?: number;
  by_hand?: boolean;
  record?: Record<string, unknown> | null;
  at?: number;
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
  watch: string;
  commitment: string;
}

/** A seat of a new table; a bot's has no secret. */
export interface Place {
  mark: string;
  kind: string;
  secret: string;
}

/** A table that everybody may watch. */
export interface OpenTable {
  table: string;
  secret: string;
  game: string;
  title: string;
  edition: string;
  players: string[];
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  edition: string;
  editions: EditionInfo[];
  decks: DeckInfo[];
  usual: string[];
  bots: BotInfo[];
  pictures?: boolean;
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
  told: Record<string, string[]>;
}

/** A bot, and what it was found to be worth: 400 points make the odds ten to one. */
export interface BotInfo {
  name: string;
  says: string;
  rating: number;
  error: number;
  games: number;
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
  said?: string;
}

/** A game that is not over yet, as far as one seat knows it. */
export interface SeatRecord {
  table: string;
  game: string;
  edition: string;
  seat: number;
  commitment: string;
  deck: Record<string, number>;
  keys: string[];
  events: Line[];
}

/** A clause in our own words. */
export interface ClauseInfo {
  number: string;
  kind: string;
  en: string;
  ja: string;
  zh: string;
}

/** A clause with all that is known of it. */
export interface ClausePage {
  number: string;
  kind: string;
  en: string;
  ja: string;
  zh: string;
  change: string;
  continues: string;
  exempt: string;
  done: string[];
  shown: string[];
  scenarios: ScenarioInfo[];
  rulings: RulingInfo[];
}

/** A scenario that comes with tefuda. */
export interface ScenarioInfo {
  id: string;
  title: string;
  shows: string[];
}

/** What was decided where the document is silent. */
export interface RulingInfo {
  clauses: string;
  question: string;
  answer: string;
  why: string;
  edition: string;
}

/** A position, and what a learner is to choose in it. */
export interface Lesson {
  name: string;
  title: string;
  about: string;
  text: string;
  steps: LessonStep[];
  end: string;
}

/** A choice of a lesson; the other side's has no hint. */
export interface LessonStep {
  key: string;
  hint: string;
}

/** A scenario to be played, as its text has it. */
export interface Stage {
  text: string;
  game: string;
  edition?: string;
  which?: number;
  lang?: string;
}

/** A position and what was chosen in it. All cards lie open. */
export interface Study {
  game: string;
  title: string;
  edition: string;
  note: string;
  players: Player[];
  zones: ZoneKind[];
  moments: Moment[];
  problems: string[];
  cards: PrintedCard[];
  titles: string[];
}

/** A position after a choice, with what happened since the one before. */
export interface Moment {
  choice: string;
  events: Line[];
  view: View;
  decision: Decision | null;
  seat: number;
}

/** A scenario to be played under two editions. */
export interface Compare {
  text: string;
  game: string;
  old: string;
  new: string;
  which?: number;
  lang?: string;
}

/** One scenario under two editions: where they part, and in what. */
export interface Comparison {
  old: Study;
  new: Study;
  after: string;
  parts: Parted[];
}

/** Something that is not the same under two editions. */
export interface Parted {
  place: string;
  then: string;
  now: string;
}

/** A moment of a recorded game, as a seat saw it (or with all cards open: -2). */
export interface Replay {
  record: Record<string, unknown>;
  at?: number;
  seat?: number;
  lang?: string;
}

/** A moment of a recorded game, with all that happened up to it. */
export interface Replayed {
  game: string;
  title: string;
  edition: string;
  players: Player[];
  zones: ZoneKind[];
  choices: number;
  turns: number[];
  happened: number[];
  moment: Moment;
}

/** Cards that fit a query: how many there are, and the first of them. */
export interface CardsFound {
  count: number;
  cards: CardInfo[];
  words: string[];
}

/** A card as a list shows it. */
export interface CardInfo {
  number: string;
  name: string;
  kind: string;
  colours: string[];
  cost: number | null;
  stats: Record<string, number>;
  traits: string[];
  facts: string;
  text: string[];
  playable: boolean;
}

/** A list to be looked at, in any form that players exchange, or a house deck's name. */
export interface DeckWanted {
  game: string;
  deck: string;
  edition?: string;
  lang?: string;
}

/** A deck: what is in it, and everything that is wrong with it. */
export interface DeckPage {
  title: string;
  cards: DeckCard[];
  problems: string[];
  size: number;
  curve: Record<string, number>;
  colours: Record<string, number>;
  kinds: Record<string, number>;
  counters: Record<string, number>;
  odds: Odds[];
  written: string;
  by_hand?: string[];
}

/** A card of a deck, and how often it is in it. */
export interface DeckCard {
  card: CardInfo;
  count: number;
  apart: boolean;
}

/** How likely a card is in an opening hand, and in one of two, where one may redraw. */
export interface Odds {
  number: string;
  hand: number;
  redraw: number;
}

/** A few games between two decks, played by bots. */
export interface Trial {
  game: string;
  mine: string;
  theirs: string;
  bot?: string;
  edition?: string;
  seed?: number;
  games?: number;
}

/** How they went, for the first deck. */
export interface Tried {
  games: number;
  wins: number;
  drawn: number;
  first_games: number;
  first_wins: number;
  turns: number[];
}

/** A card that somebody writes: its fields, as card lists have them. */
export interface Draft {
  game: string;
  lang: string;
  fields: Record<string, unknown>;
}

/** What was understood of a card. */
export interface Written {
  problems: string[];
  unread: Unread[];
  tree: string[];
  texts: Printed[];
  scenario: string;
}

/** Something on a card that is not understood. */
export interface Unread {
  field: string;
  line: number;
  column: number;
  token: string;
  text: string;
}

/** A card's text in a language. */
export interface Printed {
  lang: string;
  lines: string[];
  whole: boolean;
}

/** What a card of a game has. */
export interface FormInfo {
  kinds: string[];
  colours: string[];
  numbers: string[];
  words: string[];
  texts: string[];
  names: Record<string, string>;
}

/** The choices of a seat in a recorded game are to be judged, some at a time. */
export interface ReviewWanted {
  record: Record<string, unknown>;
  seat?: number;
  start?: number;
  lang?: string;
}

/** Some choices of a seat, and after how many to go on; -1 when there are no more. */
export interface Review {
  choices: Judged[];
  next: number;
}

/** A choice, by what its seat knew then: how likely it was to win after it, and after the best one. */
export interface Judged {
  number: number;
  turn: number;
  played: string;
  best: string;
  rate: number;
  top: number;
}

/** A puzzle that comes with tefuda. */
export interface PuzzleInfo {
  number: number;
  mark: string;
  decks: string[];
}

/** All choices since a puzzle began, of its seat and of the others, as they were answered. */
export interface Attempt {
  game: string;
  number: number;
  line?: string[];
  solve?: boolean;
  lang?: string;
}

/** Where an attempt has led, as its seat sees it; the others have answered. */
export interface Attempted {
  title: string;
  edition: string;
  seat: number;
  players: Player[];
  zones: ZoneKind[];
  moments: Moment[];
  line: string[];
  state: string;
}
