import { expect, it } from "vitest";
import { changed, interval, written } from "./deck";

it("is written as players exchange it", () => {
  expect(written("Mine", { "TH01-001": 1, "TH01-016": 4 })).toBe("# Mine\n1xTH01-001\n4xTH01-016");
  expect(written("", {})).toBe("");
});

it("loses a card with its last copy", () => {
  expect(changed({ a: 1 }, "b", 1)).toEqual({ a: 1, b: 1 });
  expect(changed({ a: 1 }, "a", -1)).toEqual({});
  expect(changed({}, "a", -1)).toEqual({});
});

it("tells a rate with its interval", () => {
  expect(interval(0, 0)).toEqual([0, 1]);
  const [low, high] = interval(50, 100);
  expect(low).toBeCloseTo(0.404, 2);
  expect(high).toBeCloseTo(0.596, 2);
});
