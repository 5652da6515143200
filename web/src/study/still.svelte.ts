// A position that is looked at, not sat at: what is chosen goes to whoever shows it.
import type { Source } from "../table/play.svelte";
import type { Moment, State } from "../wire";
import { speech } from "../words.svelte";

export class Still implements Source {
  state: State | null = $state.raw(null);
  asked: boolean = $state(false);
  #shown = 0;

  constructor(
    readonly onchoose: ((keys: string[]) => void) | null = null,
    readonly of: () => string = () => "",
  ) {}

  get game(): string {
    return this.of();
  }

  get lang(): string {
    return speech.lang;
  }

  /** Show a moment; it can be chosen in if somebody wants to know, and this is the last one. */
  show(moment: Moment, open: boolean): void {
    this.#shown += 1;
    this.state = {
      type: "state",
      asked: this.#shown,
      since: 0,
      events: moment.events,
      view: moment.view,
      decision: moment.decision,
      undo: "",
      around: {},
    };
    this.asked = open && !!this.onchoose && !!moment.decision;
  }

  choose(key: string): void {
    this.picks([key]);
  }

  picks(keys: string[]): void {
    this.asked = false;
    this.onchoose?.(keys);
  }
}
