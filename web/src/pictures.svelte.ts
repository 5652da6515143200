// Pictures of cards, where the server has some and the reader wants them.
import { games } from "./api";
import { settings } from "./settings.svelte";

class Pictures {
  #there: string[] = $state.raw([]);

  constructor() {
    games().then(
      (found) => (this.#there = found.filter((one) => one.pictures).map((one) => one.name)),
      () => undefined, // then cards are drawn as ever
    );
  }

  /** Whether cards of a game are shown with pictures; at no table none are. */
  of(game: string | undefined): boolean {
    return !!game && settings.pictures && this.#there.includes(game);
  }
  get any(): boolean {
    return this.#there.length > 0;
  }
  at(game: string | undefined, number: string): string {
    return `/pictures/${game}/${number}`;
  }
}

export const pictures = new Pictures();
