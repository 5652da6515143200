// Dragging with a mouse or a pen: a card onto another, a card onto one's side, a token onto a card.
// Fingers scroll; for them, and for keys, there are clicks.
import type { Play } from "./play.svelte";

const FAR = 8; // pixels from which on it is no click

class Drag {
  from: string = $state(""); // the handle of the card that is dragged
  at: { x: number; y: number } | null = $state.raw(null);
  ended = false; // the click that follows belongs to the drag
  #verb = "";
  #play: Play | null = null;
  #begun: { x: number; y: number } | null = null;

  /** A button of the mouse goes down on a card, or on tokens (then with the verb of their options). */
  start(event: PointerEvent, play: Play, from: string, verb = ""): void {
    this.ended = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
    this.#play = play;
    this.from = from;
    this.#verb = verb;
    this.#begun = { x: event.clientX, y: event.clientY };
    window.addEventListener("pointermove", this.#move);
    window.addEventListener("pointerup", this.#up, { once: true });
    window.addEventListener("pointercancel", this.#cancel, { once: true });
  }

  #move = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (!begun) return;
    const here = { x: event.clientX, y: event.clientY };
    if (this.at || Math.hypot(here.x - begun.x, here.y - begun.y) > FAR) this.at = here;
  };

  #up = (event: PointerEvent): void => {
    const dragged = this.at !== null;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const card = under?.closest<HTMLElement>("[data-handle]")?.dataset.handle ?? "";
    const field = under?.closest("[data-drop]");
    if (dragged) {
      this.ended = true;
      window.setTimeout(() => (this.ended = false));
      if (card !== this.from && (card || field)) this.#play?.drop(this.#verb, this.from, card);
    }
    this.#cancel();
  };

  #cancel = (): void => {
    window.removeEventListener("pointermove", this.#move);
    this.at = this.#begun = this.#play = null;
    this.from = "";
  };
}

export const drag = new Drag();
