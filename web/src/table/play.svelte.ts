// What one seat is doing at the table: what is picked up, what is looked at.
import type { Card, Decision, Foreseen, Option, State } from "../wire";
import {
  byCard,
  cardsOf,
  click,
  copies,
  gather,
  left,
  NOTHING,
  targets,
  toSend,
  type Picked,
} from "./choice";

/** What a table is drawn from: a seat's line to the server, or a position that is studied. */
export interface Source {
  readonly lang: string;
  readonly game?: string; // where there may be pictures of its cards
  readonly state: State | null;
  readonly asked: boolean; // it can be answered now
  choose(key: string): void;
  picks(keys: string[]): void;
  why?(handle: string, every?: boolean): void; // why a card cannot be chosen
  foresee?(key: string): void; // what an option would come to ...
  readonly foreseen?: Foreseen | null; // ... as far as that may be known
}

const PLACE = /^[^:#]+$/; // a handle that is a place on the table

export class Play {
  #looked: Card | null = $state.raw(null);
  onread?: () => void; // shows the card that is looked at in full, where there is no room beside
  pointed: string[] = $state.raw([]); // handles that an option under the pointer touches
  #picked: Picked = $state.raw(NOTHING);
  #gathered: string[] = $state.raw([]); // keys that will be sent together
  #carried = $state({ verb: "", n: 1 }); // how many tokens are given together
  #at = $state(-1); // the decision it was picked for

  constructor(readonly source: Source) {}

  /** The card that was looked at last, as it is now if it is still where it was. */
  get looked(): Card | null {
    const now = this.#looked && this.cards?.get(this.#looked.handle);
    return now && now.number === this.#looked?.number ? now : this.#looked;
  }
  set looked(card: Card | null) {
    this.#looked = card;
  }

  /** The card that is shown in full: what an option under the pointer is about, else the last
   * that was looked at. */
  get shown(): Card | null {
    const card = this.cards?.get(this.pointed[0] ?? "");
    return card?.number ? card : this.looked;
  }

  get decision(): Decision | null {
    return this.source.asked ? (this.source.state?.decision ?? null) : null;
  }
  get #now(): boolean {
    return !!this.decision && this.#at === this.source.state?.asked;
  }
  get picked(): Picked {
    return this.#now ? this.#picked : NOTHING;
  }
  get gathered(): string[] {
    return this.#now ? this.#gathered : [];
  }
  /** Whether nothing has been chosen yet of what may be left unchosen. */
  get empty(): boolean {
    return !this.tools && !this.gathered.length && !this.decision?.chosen?.length;
  }
  /** Whether several cards are chosen, so that clicks gather them. */
  get many(): boolean {
    return (this.decision?.most ?? 0) > 1;
  }

  options = $derived.by(() => byCard(this.decision));
  targets = $derived.by(() => targets(this.decision, this.picked));
  left = $derived.by(() => left(this.decision, this.picked));
  /** What is done by hand is a toolbar: the acts side by side, and the end of it in front. */
  get tools(): boolean {
    return this.decision?.kind.startsWith("by-hand") ?? false;
  }
  battle = $derived.by((): string[] => {
    const view = this.source.state?.view;
    return [view?.attacker, view?.attacked].filter((one) => !!one) as string[];
  });
  /** The options as they are listed: what is about the cards in battle first, what ends the choice
   * last. */
  listed = $derived.by(() => {
    const fighting = (one: Option): boolean => !!one.cards?.some((c) => this.battle.includes(c));
    const place = (one: Option): number => (one.ends ? 2 : fighting(one) ? 0 : 1);
    return [...this.left].sort((a, b) => place(a) - place(b));
  });
  /** A seat's cards on the table that go by one name: they are told apart by their places. */
  alike = $derived.by((): Set<string> => {
    const places = new Map<string, string[]>();
    for (const [handle, card] of this.cards ?? []) {
      const [seat] = handle.split(".");
      const name = `${seat} ${card.name}`;
      if (card.name && PLACE.test(handle)) places.set(name, [...(places.get(name) ?? []), handle]);
    }
    return new Set([...places.values()].filter((one) => one.length > 1).flat());
  });
  /** An option in words; of those that read alike, with the places in which they differ. */
  said(option: Option): string {
    const others = this.decision?.options.filter(
      (one) => one !== option && one.text === option.text,
    );
    if (!others?.length) return option.text;
    const places = option.cards?.filter(
      (one) => PLACE.test(one) && !others.every((other) => other.cards?.includes(one)),
    );
    return places?.length ? `${option.text} (${places.join(", ")})` : option.text;
  }
  cards = $derived.by(() => (this.source.state ? cardsOf(this.source.state.view) : null));
  /** What confirming would send; nothing if it is not enough yet. */
  ready = $derived.by(() =>
    this.gathered.length
      ? toSend(this.decision, this.gathered)
      : this.picked.key
        ? this.#together(this.picked.key)
        : [],
  );

  /** How many tokens are taken at once for what they can be used for now. */
  carried(verb: string): number {
    return this.#carried.verb === verb && this.#loaded === this.source.state?.asked
      ? this.#carried.n
      : 1;
  }
  #loaded = $state(-1);
  /** Take one more of them, of as many as there are; then one again. */
  load(verb: string, most: number): void {
    this.#carried = { verb, n: (this.carried(verb) % most) + 1 };
    this.#loaded = this.source.state?.asked ?? -1;
  }
  /** An option as often as tokens were taken for it. */
  #together(key: string): string[] {
    const verb = this.decision?.options.find((one) => one.key === key)?.verb ?? "";
    return Array<string>(verb ? this.carried(verb) : 1).fill(key);
  }

  #pick(picked: Picked): void {
    if (picked.key && picked.key !== this.picked.key) this.source.foresee?.(picked.key);
    this.#picked = picked;
    this.#gathered = [];
    this.#at = this.source.state?.asked ?? -1;
  }

  /** What the option that is named would come to. */
  get foreseen(): Foreseen | null {
    const found = this.source.foreseen;
    return found && found.key === this.picked.key ? found : null;
  }

  #gather(keys: string[]): void {
    this.#picked = NOTHING;
    this.#gathered = keys;
    this.#at = this.source.state?.asked ?? -1;
  }

  /** A card was clicked: it is looked at, and picked if it can be. */
  click(card: Card, copy = 0): void {
    if (card.number) this.looked = card;
    const options = this.options.get(card.handle);
    const key = options?.[0]?.key ?? "";
    if (this.many && options?.[0]) {
      const out = copy < this.times(key);
      this.#gather(gather(this.decision, this.gathered, key, this.copies(options[0]), out));
      return;
    }
    if (!options && !this.targets.has(card.handle)) this.source.why?.(card.handle);
    const { picked, send } = click(this.decision, this.picked, card.handle, this.battle);
    this.#pick(picked);
    if (send) this.#send(this.#together(send));
  }

  /** How often an option is gathered, and could be: cards that look alike are one option. */
  times(key: string): number {
    return this.gathered.filter((one) => one === key).length;
  }
  copies(option: Option): number {
    const [view, handle] = [this.source.state?.view, option.cards?.[0]];
    return view && handle ? copies(view, handle) : (this.decision?.most ?? 1);
  }
  /** Whether naming it once more would take more of it. */
  spare(option: Option): boolean {
    const room = this.many && !option.ends && this.gathered.length < (this.decision?.most ?? 0);
    return room && this.times(option.key) < this.copies(option);
  }

  /** Name an option without sending it; the second time it is sent. */
  arm(key: string): void {
    const option = this.decision?.options.find((one) => one.key === key);
    if (this.many && option && !option.ends) {
      this.#gather(gather(this.decision, this.gathered, key, this.copies(option)));
    } else if (this.picked.key === key) this.confirm();
    else {
      const card = this.cards?.get(option?.cards?.[0] ?? "");
      if (card?.number) this.looked = card;
      this.#pick({ card: this.picked.card, key });
    }
  }

  /** The option for one card dropped on another (or on the table), sent at once. */
  drop(verb: string, from: string, to: string): void {
    const found = this.decision?.options.filter(
      (one) =>
        !one.ends &&
        (verb
          ? one.verb === verb && one.cards?.[0] === to
          : one.cards?.[0] === from && (one.cards[1] ?? "") === to),
    );
    if (found?.length === 1) this.#send(this.#together(found[0]!.key));
    else if (from) this.#pick({ card: from, key: "" });
  }

  /** One step back: the card gathered last, or all that was picked. */
  back(): void {
    if (this.gathered.length) this.#gather(this.gathered.slice(0, -1));
    else this.clear();
  }

  /** Which in the order a card has been named, 0 if it has not been yet. */
  nth(key: string, copy: number): number {
    if (this.decision?.kind !== "order") return 0;
    let left = copy;
    return this.gathered.findIndex((one) => one === key && left-- === 0) + 1;
  }
  /** All that has not been named yet, as it is listed: where any order will do. */
  fill(): void {
    const keys = [...this.gathered];
    for (const option of this.decision?.options ?? []) {
      const times = option.cards?.[0] ? this.copies(option) : 1;
      for (let n = this.times(option.key); n < times; n += 1) keys.push(option.key);
    }
    this.#gather(keys.slice(0, this.decision?.most));
  }

  /** Put what was gathered in another order. */
  move(from: number, to: number): void {
    const keys = [...this.gathered];
    const [one] = keys.splice(from, 1);
    if (one === undefined || to < 0 || to > keys.length) return;
    keys.splice(to, 0, one);
    this.#gather(keys);
  }

  clear(): void {
    this.#pick(NOTHING);
    this.pointed = [];
  }

  /** Send what was named. */
  confirm(): void {
    this.#send(this.ready);
  }

  #send(keys: string[]): void {
    if (keys.length === 1) this.choose(keys[0]!);
    else if (keys.length) {
      this.clear();
      this.source.picks(keys);
    }
  }

  /** Send what was gathered, and go on choosing: cards that look alike are offered one by one. */
  further(): void {
    const keys = this.gathered;
    this.clear();
    this.source.picks(keys);
  }

  choose(key: string): void {
    this.clear();
    this.source.choose(key);
  }
}
