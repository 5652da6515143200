import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import en from "./words/en.json";
import ja from "./words/ja.json";
import zh from "./words/zh-Hant.json";

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((one) => one[1]!).sort();

it.each([
  ["ja", ja],
  ["zh-Hant", zh],
])("has every word in %s, with the same values in it", (_, other: Record<string, string>) => {
  expect(Object.keys(other)).toEqual(Object.keys(en));
  for (const [word, text] of Object.entries(en)) {
    expect(other[word], word).toBeTruthy();
    expect(holes(other[word]!), word).toEqual(holes(text));
  }
});

it("has no word that nobody says", () => {
  const folder = import.meta.dirname;
  const text = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
  // `start.${one}` says every word that begins so.
  const beginnings = [...text.matchAll(/`([a-z.]+\.)\$\{/g)].map((one) => one[1]!);
  const idle = Object.keys(en).filter(
    (word) => !text.includes(`"${word}"`) && !beginnings.some((one) => word.startsWith(one)),
  );
  expect(idle).toEqual([]);
});

it("says nothing in English where the page is in another language", () => {
  // Words between tags that no catalogue has.
  const folder = import.meta.dirname;
  const loose: string[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    if (!name.endsWith(".svelte")) continue;
    const markup = readFileSync(join(folder, name), "utf-8")
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/=>/g, "");
    for (const found of markup.matchAll(/>([^<>{}]*[A-Za-z]{3,}[^<>{}]*)</g)) {
      if (!["tefuda", "Enter"].includes(found[1]!.trim())) loose.push(`${name}: ${found[1]}`);
    }
  }
  expect(loose).toEqual([]);
});
