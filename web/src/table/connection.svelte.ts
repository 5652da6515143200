// One seat's line to the server. It keeps what it was told and knows nothing else; when the line
// breaks it dials again, and the server tells it everything anew.
import type {
  Again,
  Because,
  FromClient,
  FromServer,
  Hello,
  Hinted,
  Line,
  State,
  Foreseen,
} from "../wire";
import { VERSION } from "../wire";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";
import type { Source } from "./play.svelte";

const LOOK = 900; // milliseconds for which what somebody else did is looked at, at the usual speed
const MANY = 6; // so many wait to be looked at, at the usual speed: from then on it goes faster

export type Status = "dialling" | "here" | "lost" | "refused";

export class Connection implements Source {
  hello: Hello | null = $state.raw(null);
  state: State | null = $state.raw(null);
  events: Line[] = $state.raw([]);
  heard = $state(0); // when the state came, as performance.now() counts
  news = $state(0); // where the events of the last message begin
  again: Again | null = $state.raw(null);
  because: Because | null = $state.raw(null); // the answer to why, as long as it holds
  hinted: Hinted | null = $state.raw(null); // what a strong player would choose
  wondering: boolean = $state(false); // ... which is being worked out
  foreseen: Foreseen | null = $state.raw(null); // what an option that was named would come to
  status: Status = $state("dialling");
  problem: string = $state("");
  sent: number = $state(-1); // the number of the decision that was answered last

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #coming: { message: State; heard: number }[] = []; // what is looked at later
  #until = 0; // until when what is shown is looked at
  #looking = 0;

  constructor(
    readonly table: string,
    readonly secret: string,
    readonly lang: string,
  ) {
    this.#dial();
  }

  get game(): string | undefined {
    return this.hello?.game;
  }

  /** Whether this seat can answer now. */
  get asked(): boolean {
    const state = this.state;
    return this.status === "here" && !!state?.decision && this.sent < state.asked;
  }

  #dial(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const join = { version: VERSION, secret: this.secret, lang: this.lang };
      socket.send(JSON.stringify({ type: "join", ...join }));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => {
      if (this.#closed || this.status === "refused") return;
      this.#hurry();
      this.status = "lost";
      this.wondering = false;
      this.#tries += 1;
      const wait = Math.min(250 * 2 ** this.#tries, 8000);
      this.#timer = window.setTimeout(() => this.#dial(), wait);
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.hello = message;
        break;
      case "state":
        this.#coming.push({ message, heard: performance.now() });
        if (this.status !== "here" || !settings.speed) this.#hurry();
        else if (!this.#looking) this.#next();
        break;
      case "hinted":
        this.wondering = false;
        if (message.decision === this.state?.asked) this.hinted = message;
        break;
      case "foreseen":
        if (message.decision === this.state?.asked) this.foreseen = message;
        break;
      case "because":
        this.because = message;
        break;
      case "again":
        this.again = message;
        break;
      case "refused":
        this.problem = message.text;
        this.wondering = false;
        this.sent = -1;
        if (!this.state) this.status = "refused";
        break;
      case "bye":
        this.problem = message.text;
        break;
      case "pong":
        break;
    }
  }

  /** Show what came, one after the other, each for as long as it takes to follow what others did. */
  #next = (): void => {
    this.#looking = 0;
    for (;;) {
      const wait = this.#until - performance.now();
      if (!this.#coming.length) return;
      if (wait > 0) {
        this.#looking = window.setTimeout(this.#next, wait);
        return;
      }
      const { message, heard } = this.#coming.shift()!;
      this.#show(message, heard);
    }
  };

  /** Whatever is still to be looked at is shown now. */
  #hurry(): void {
    window.clearTimeout(this.#looking);
    this.#looking = 0;
    for (const one of this.#coming.splice(0)) this.#show(one.message, one.heard);
    this.#until = 0;
  }

  #show(message: State, heard: number): void {
    this.#tries = 0;
    const first = !this.state || this.status !== "here";
    const own = this.hello?.seat ?? -1;
    const told = message.events.some((one) => one.text && one.seat !== own);
    // Nobody waits for a watcher, who sees all of it at the speed that was set.
    const many = own < 0 ? 1 : Math.max(1, (this.#coming.length * settings.speed) / MANY);
    const long = told && !first && settings.speed && !document.hidden;
    this.#until = long ? performance.now() + LOOK / settings.speed / many : 0;
    if (this.status !== "here") {
      this.sent = -1; // whatever was under way is known now
      this.problem = "";
    }
    this.status = "here";
    this.news = this.state ? message.since : message.since + message.events.length;
    this.events = [...this.events.slice(0, message.since), ...message.events];
    this.heard = heard;
    this.because = null;
    if (message.asked !== this.state?.asked) this.hinted = this.foreseen = null;
    this.state = message;
  }

  #send(message: FromClient): void {
    this.#hurry();
    this.problem = "";
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.problem = t("line.none");
  }

  choose(key: string): void {
    const state = this.state;
    if (!state || !this.asked) return;
    this.#send({ type: "choose", decision: state.asked, key });
    if (!this.problem) this.sent = state.asked;
  }

  picks(keys: string[]): void {
    const state = this.state;
    if (!state || !this.asked) return;
    this.#send({ type: "picks", decision: state.asked, keys });
    if (!this.problem) this.sent = state.asked;
  }

  /** Whether hints are given here: nobody else is a person. */
  get hints(): boolean {
    const { seat, players } = this.hello ?? { seat: -1, players: [] };
    return seat >= 0 && players.every((one, at) => at === seat || one.kind === "bot");
  }

  hint(): void {
    if (!this.state || !this.asked || !this.hints || this.wondering) return;
    this.#send({ type: "hint", decision: this.state.asked });
    this.wondering = !this.problem;
  }

  foresee(key: string): void {
    if (this.state && this.asked) this.#send({ type: "foresee", decision: this.state.asked, key });
  }

  why(card: string, every = false): void {
    if (this.hello && this.hello.seat >= 0) this.#send({ type: "why", card, every });
  }

  concede(): void {
    this.#send({ type: "concede" });
  }

  undo(): void {
    this.#send({ type: "undo" });
  }

  ask(what: "draw" | "adjourn" | "resume"): void {
    this.#send({ type: "ask", what });
  }

  auto(kind: string, number: string, on: boolean): void {
    this.#send({ type: "auto", kind, number, on });
  }

  mute(on: boolean): void {
    this.#send({ type: "mute", on });
  }

  say(phrase: string): void {
    this.#send({ type: "say", phrase });
  }

  answer(yes: boolean): void {
    this.#send({ type: "answer", yes });
  }

  rematch(): void {
    this.#send({ type: "rematch" });
  }

  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#looking);
    this.#socket?.close();
  }
}
