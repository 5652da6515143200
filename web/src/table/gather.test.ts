import { expect, it } from "vitest";
import { beside, gather, numbered, toSend } from "./choice";
import type { Card, Decision, View } from "../wire";

const order: Decision = {
  kind: "order",
  text: "In which order?",
  clause: "1",
  source: "",
  number: "",
  explained: [],
  options: [
    { key: "order a", verb: "order", text: "a", cards: ["A.deck:1"] },
    { key: "order b", verb: "order", text: "b", cards: ["A.deck:2"] },
  ],
  least: 4,
  most: 4,
};

it("takes cards that look alike one by one", () => {
  let keys = gather(order, [], "order a", 2);
  keys = gather(order, keys, "order b", 2);
  expect(toSend(order, keys)).toEqual([]);
  keys = gather(order, keys, "order a", 2);
  // The last one has no choice.
  expect(toSend(order, keys)).toEqual(["order a", "order b", "order a"]);
  // There is no third: now there is none of it.
  expect(gather(order, keys, "order a", 2)).toEqual(["order b"]);
});

it("puts back the one that is clicked, and no other", () => {
  const keys = ["order a", "order b", "order a"];
  expect(gather(order, keys, "order a", 2, true)).toEqual(["order a", "order b"]);
});

it("tells cards apart that go by one handle", () => {
  const card = (handle: string): Card => ({ handle }) as Card;
  const copies = numbered([card("A.hand:1"), card("A.hand:2"), card("A.hand:1")]);
  expect(copies.map((one) => one.copy)).toEqual([0, 0, 1]);
});

it("lays what is looked at beside what can be chosen, unless the whole pile lies open", () => {
  const card = (handle: string): Card => ({ handle, number: handle }) as Card;
  const seen = (count: number): View =>
    ({
      seats: [{ zones: { deck: { count, cards: [card("A.deck:1"), card("A.deck:2")] } } }],
    }) as unknown as View;
  const handles = (count: number, ...chosen: string[]): string[] =>
    beside(seen(count), chosen).map((one) => one.handle);
  expect(handles(30, "A.deck:1")).toEqual(["A.deck:2"]);
  expect(handles(2, "A.deck:1")).toEqual([]);
  expect(handles(30, "A.trash:1")).toEqual([]);
});
