import { describe, expect, it } from "vitest";
import { byCard, click, left, NOTHING, targets } from "./choice";
import type { Decision } from "../wire";

const decision: Decision = {
  kind: "main",
  text: "Your turn",
  clause: "1",
  source: "",
  number: "",
  explained: [],
  options: [
    { key: "play a", verb: "play", text: "play a", cards: ["A.hand:1"] },
    { key: "attack L -> X", verb: "attack", text: "attack x", cards: ["A.L", "B.X"] },
    { key: "attack L -> Y", verb: "attack", text: "attack y", cards: ["A.L", "B.Y"] },
    { key: "give L", verb: "give", text: "give", cards: ["A.L"] },
    { key: "end", verb: "end", text: "end", ends: true },
  ],
};

describe("clicks", () => {
  it("pick a card first and confirm with the second click", () => {
    const first = click(decision, NOTHING, "A.hand:1");
    expect(first).toEqual({ picked: { card: "A.hand:1", key: "play a" }, send: "" });
    expect(click(decision, first.picked, "A.hand:1").send).toBe("play a");
  });

  it("aim at a target, and at another one, before anything is sent", () => {
    let { picked, send } = click(decision, NOTHING, "A.L");
    expect(picked).toEqual({ card: "A.L", key: "" });
    expect([...targets(decision, picked)]).toEqual(["B.X", "B.Y"]);
    ({ picked, send } = click(decision, picked, "B.X"));
    expect(send).toBe("");
    ({ picked, send } = click(decision, picked, "B.Y"));
    expect([picked.key, send]).toEqual(["attack L -> Y", ""]);
    expect(click(decision, picked, "B.Y").send).toBe("attack L -> Y");
  });

  it("put a card down again", () => {
    const { picked } = click(decision, NOTHING, "A.L");
    expect(click(decision, picked, "A.L")).toEqual({ picked: NOTHING, send: "" });
    expect(click(decision, picked, "B.Z")).toEqual({ picked: NOTHING, send: "" });
  });

  it("mean nothing when nothing is asked", () => {
    expect(click(null, NOTHING, "A.L")).toEqual({ picked: NOTHING, send: "" });
    expect(left(null, NOTHING)).toEqual([]);
  });
});

it("options that end something belong to no card", () => {
  expect([...byCard(decision).keys()]).toEqual(["A.hand:1", "A.L"]);
  expect(left(decision, NOTHING)).toHaveLength(5);
  expect(left(decision, { card: "A.L", key: "" })).toHaveLength(3);
});
