import { expect, it } from "vitest";
import { gather, numbered, toSend } from "./choice";
import type { Card, Decision } from "../wire";

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
