// The page's own words. What is said about a game comes with the wire, in the same language.
import en from "./words/en.json";
import ja from "./words/ja.json";
import zh from "./words/zh-Hant.json";
import type { DeckInfo } from "./wire";

export type Word = keyof typeof en;

export const LANGUAGES = { en: "English", ja: "日本語", "zh-Hant": "繁體中文" } as const;
type Lang = keyof typeof LANGUAGES;

const WORDS: Record<Lang, Record<Word, string>> = { en, ja, "zh-Hant": zh };
const KEY = "tefuda.lang";

/** The first of a reader's languages that there is. */
export function fitting(wanted: readonly string[]): Lang {
  for (const one of wanted) {
    if (/^ja\b/i.test(one)) return "ja";
    if (/^zh\b/i.test(one)) return "zh-Hant";
    if (/^en\b/i.test(one)) return "en";
  }
  return "en";
}

function remembered(): Lang {
  const chosen = localStorage.getItem(KEY) ?? "";
  return chosen in LANGUAGES ? (chosen as Lang) : fitting(navigator.languages);
}

class Speech {
  lang: Lang = $state(remembered());

  speak(lang: string): void {
    this.lang = lang as Lang;
    localStorage.setItem(KEY, lang);
  }
}

export const speech = new Speech();

/** A word that there may be none for: then nothing. */
export const said = (word: Word): string => (word in en ? t(word) : "");

/** Words of the page, with values where it says {name}. */
export function t(word: Word, values: Record<string, string | number> = {}): string {
  return WORDS[speech.lang][word].replace(/\{(\w+)\}/g, (all, name: string) =>
    String(values[name] ?? all),
  );
}

/** What a deck that comes with tefuda is called, and what it is about. */
export function deckWords(deck: DeckInfo): { title: string; about: string } {
  const [title = deck.title, about = deck.about] = deck.told[speech.lang] ?? [];
  return { title, about };
}

/** What a clause says, in the reader's language, or in English where it is not told in that. */
export function inWords(clause: { en: string; ja: string; zh: string }): {
  lang: string;
  text: string;
} {
  const text = { en: clause.en, ja: clause.ja, "zh-Hant": clause.zh }[speech.lang];
  return text ? { lang: speech.lang, text } : { lang: "en", text: clause.en };
}
