// What a reader has set for this browser.

interface Kept {
  speed: number; // of what is shown happening: 0 (off), 1 or 2
  pictures: boolean; // on cards, where the server has some
}

const KEY = "tefuda.settings";

function kept(): Kept {
  const usual: Kept = { speed: 1, pictures: true };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings {
  #kept: Kept = $state(kept());

  get speed(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : this.#kept.speed;
  }
  set speed(speed: number) {
    this.#set({ speed });
  }

  get pictures(): boolean {
    return this.#kept.pictures;
  }
  set pictures(pictures: boolean) {
    this.#set({ pictures });
  }

  #set(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
