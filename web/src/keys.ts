// Every key of the table, once: what is drawn as help is what is listened to.

export interface Hands {
  busy: boolean; // something lies over the table
  nth: (n: number) => void;
  confirm: () => void;
  clear: () => void;
  undo: () => void;
  log: () => void;
  help: () => void;
}

interface Key {
  key: string;
  shown: string;
  words: string;
  act: (hands: Hands, key: string) => void;
}

export const KEYS: Key[] = [
  {
    key: "123456789",
    shown: "1 … 9",
    words: "name an option by its place",
    act: (hands, key) => hands.nth(Number(key) - 1),
  },
  { key: "Enter", shown: "Enter", words: "confirm it", act: (hands) => hands.confirm() },
  { key: "Escape", shown: "Esc", words: "put down what was picked", act: (hands) => hands.clear() },
  { key: "u", shown: "U", words: "undo, against bots", act: (hands) => hands.undo() },
  { key: "l", shown: "L", words: "the whole log", act: (hands) => hands.log() },
  { key: "?", shown: "?", words: "this help", act: (hands) => hands.help() },
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
