// Every key of the table, once: what is drawn as help is what is listened to.
import type { Word } from "../words.svelte";

export interface Hands {
  busy: boolean; // something lies over the table
  nth: (n: number) => void;
  ends: () => void;
  confirm: () => void;
  clear: () => void;
  undo: () => void;
  back: () => void;
  log: () => void;
  read: () => void;
  why: () => void;
  hint: () => void;
  help: () => void;
}

interface Key {
  key: string;
  shown: string;
  words: Word;
  act: (hands: Hands, key: string) => void;
}

export const KEYS: Key[] = [
  {
    key: "123456789",
    shown: "1 … 9",
    words: "keys.nth",
    act: (hands, key) => hands.nth(Number(key) - 1),
  },
  { key: "0", shown: "0", words: "keys.ends", act: (hands) => hands.ends() },
  { key: "Enter", shown: "Enter", words: "keys.confirm", act: (hands) => hands.confirm() },
  { key: "Backspace", shown: "⌫", words: "keys.back", act: (hands) => hands.back() },
  { key: "Escape", shown: "Esc", words: "keys.clear", act: (hands) => hands.clear() },
  { key: "u", shown: "U", words: "keys.undo", act: (hands) => hands.undo() },
  { key: "l", shown: "L", words: "keys.log", act: (hands) => hands.log() },
  { key: "h", shown: "H", words: "keys.hint", act: (hands) => hands.hint() },
  { key: "c", shown: "C", words: "keys.read", act: (hands) => hands.read() },
  { key: "w", shown: "W", words: "keys.why", act: (hands) => hands.why() },
  { key: "?", shown: "?", words: "keys.help", act: (hands) => hands.help() },
];

/** Do what a key means, unless somebody is typing or a control has the key. */
export function handle(event: KeyboardEvent, hands: Hands): void {
  if (hands.busy || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const at = event.target instanceof Element ? event.target.tagName : "";
  if (["INPUT", "TEXTAREA", "SELECT"].includes(at)) return;
  if (event.key === "Enter" && ["BUTTON", "A"].includes(at)) return;
  const found = KEYS.find((one) =>
    one.shown.includes("…") ? one.key.includes(event.key) : one.key === event.key,
  );
  if (!found) return;
  event.preventDefault();
  found.act(hands, event.key);
}
