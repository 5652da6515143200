import { expect, it } from "vitest";
import { add, cite, expected, chosen, mark, move, remove, spots, upTo } from "./setup";

const TEXT = `# A board
game: onepiece
A: hand X1 x2 X2
A: don active=3
B: character X1 rested don=1 X2
> attack A.L -> B.C1 ; pass
= B.C1 gone
> end
`;
const ZONES = ["hand", "character"];

it("reads what lies where and leaves tokens alone", () => {
  expect(spots(TEXT, ZONES)).toEqual([
    {
      seat: "A",
      zone: "hand",
      cards: [
        { number: "X1", marks: [], times: 2 },
        { number: "X2", marks: [], times: 1 },
      ],
    },
    {
      seat: "B",
      zone: "character",
      cards: [
        { number: "X1", marks: ["rested", "don=1"], times: 1 },
        { number: "X2", marks: [], times: 1 },
      ],
    },
  ]);
});

it("changes one line and no other", () => {
  const next = mark(TEXT, "B", "character", 1, "rested");
  expect(next).toContain("B: character X1 rested don=1 X2 rested\n");
  expect(mark(next, "B", "character", 1, "rested")).toBe(TEXT);
  expect(remove(TEXT, "A", "hand", 0)).toContain("A: hand X2\n");
  const moved = move(TEXT, { seat: "A", zone: "hand", index: 1 }, { seat: "B", zone: "character" });
  expect(moved).toContain("A: hand X1 x2\n");
  expect(moved).toContain("X2 X2\n");
});

it("adds a place before the first choice", () => {
  const next = add(TEXT, "A", "character", { number: "X3", marks: ["new"], times: 1 });
  expect(next.indexOf("A: character X3 new")).toBeLessThan(next.indexOf("> attack"));
});

it("adds choices, and goes back to so many", () => {
  expect(chosen("# X", ["end"])).toBe("# X\n> end\n");
  expect(upTo(TEXT, 1)).toContain("> attack A.L -> B.C1\n");
  expect(upTo(TEXT, 1)).not.toContain("pass");
  expect(upTo(TEXT, 0)).not.toContain(">");
  expect(upTo(TEXT, 2)).toContain("; pass");
  expect(upTo(TEXT, 2)).not.toContain("end");
});

it("writes checks and clauses", () => {
  const text = "# A\nturn: A 5\n> end\n";
  expect(expected(text, "A hand 0")).toBe("# A\nturn: A 5\n> end\n= A hand 0\n");
  const cited = cite(text, "3-7-3");
  expect(cited).toBe("# A\nshows: 3-7-3\nturn: A 5\n> end\n");
  expect(cite(cite(cited, "1-2"), "1-2")).toBe("# A\nshows: 3-7-3 1-2\nturn: A 5\n> end\n");
});
