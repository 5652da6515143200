// What one seat is doing at the table: what is picked up, what is looked at.
import { byCard, cardsOf, click, left, NOTHING, targets, type Picked } from "./choice";
import type { Connection } from "./connection.svelte";
import type { Card, Decision } from "./wire";

export class Play {
  looked: Card | null = $state.raw(null);
  pointed: string[] = $state.raw([]); // handles that an option under the pointer touches
  #picked: Picked = $state.raw(NOTHING);
  #at = $state(-1); // the decision it was picked for

  constructor(readonly connection: Connection) {}

  get decision(): Decision | null {
    return this.connection.asked ? (this.connection.state?.decision ?? null) : null;
  }
  get picked(): Picked {
    return this.decision && this.#at === this.connection.state?.asked ? this.#picked : NOTHING;
  }

  options = $derived.by(() => byCard(this.decision));
  targets = $derived.by(() => targets(this.decision, this.picked));
  left = $derived.by(() => left(this.decision, this.picked));
  cards = $derived.by(() => (this.connection.state ? cardsOf(this.connection.state.view) : null));

  #pick(picked: Picked): void {
    this.#picked = picked;
    this.#at = this.connection.state?.asked ?? -1;
  }

  /** A card was clicked: it is looked at, and picked if it can be. */
  click(card: Card): void {
    if (card.number) this.looked = card;
    const { picked, send } = click(this.decision, this.picked, card.handle);
    this.#pick(picked);
    if (send) this.choose(send);
  }

  /** Name an option without sending it. */
  arm(key: string): void {
    this.#pick({ card: this.picked.card, key });
  }

  clear(): void {
    this.#pick(NOTHING);
    this.pointed = [];
  }

  /** Send what was named. */
  confirm(): void {
    if (this.picked.key) this.choose(this.picked.key);
  }

  choose(key: string): void {
    this.clear();
    this.connection.choose(key);
  }
}
