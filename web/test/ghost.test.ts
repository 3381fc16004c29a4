import { describe, expect, test } from "vitest";
import type { Choice, Piece } from "../src/protocol";
import { cellOf, covered, fitting, mirrored, turned } from "../src/scene/ghost";

type Cell = [number, number];

// The eight ways of a shape, made here from their definition alone.
const quarter = (cells: Cell[]): Cell[] => cells.map(([r, c]) => [c, -r]);
const flip = (cells: Cell[]): Cell[] => cells.map(([r, c]) => [r, -c]);
const ways = (cells: Cell[]): Cell[][] =>
  Array.from({ length: 8 }, (_, way) => {
    let now = way >= 4 ? flip(cells) : cells;
    for (let i = 0; i < way % 4; i++) now = quarter(now);
    return now;
  });
const settled = (cells: Cell[]): string => {
  const top = Math.min(...cells.map(([r]) => r));
  const left = Math.min(...cells.map(([, c]) => c));
  return cells
    .map(([r, c]) => `${r - top},${c - left}`)
    .sort()
    .join(" ");
};

const L: Cell[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 0],
];
const piece: Piece = { key: "cat:1", cells: ways(L) };

describe("turning and mirroring what lies there", () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])("way %i turned is a quarter turn clockwise", (way) => {
    expect(settled(piece.cells[turned(way)]!)).toBe(settled(quarter(piece.cells[way]!)));
  });
  test.each([0, 1, 2, 3, 4, 5, 6, 7])("way %i mirrored is its mirror image", (way) => {
    expect(settled(piece.cells[mirrored(way)]!)).toBe(settled(flip(piece.cells[way]!)));
  });
  test("four turns and two mirrorings change nothing", () => {
    for (let way = 0; way < 8; way++) {
      expect(turned(turned(turned(turned(way))))).toBe(way);
      expect(mirrored(mirrored(way))).toBe(way);
    }
  });
});

test("a handle names a cell of the grid, and no other handle does", () => {
  expect(cellOf("cell:3:11", piece)).toEqual({ row: 3, column: 11 });
  expect(cellOf("cell:3", piece)).toBeNull();
  expect(cellOf("cell:3:4:5", piece)).toBeNull();
  expect(cellOf("tile:3:4", piece)).toBeNull();
  expect(cellOf("boat:3:4", { ...piece, grid: "boat" })).toEqual({ row: 3, column: 4 });
});

test("the ghost covers the cells of its way from the anchor on", () => {
  expect(covered(piece, 0, { row: 5, column: 7 })).toContainEqual({ row: 7, column: 8 });
});

test("only an action that puts it there in that way fits", () => {
  const legal: Choice[] = [
    { id: 1, label: "pass" },
    { id: 2, label: "here", spot: { row: 2, column: 3, ways: [0, 6] } },
    { id: 3, label: "there", spot: { row: 2, column: 4, ways: [1] } },
  ];
  expect(fitting(legal, 6, { row: 2, column: 3 })?.id).toBe(2);
  expect(fitting(legal, 1, { row: 2, column: 3 })).toBeNull();
  expect(fitting(legal, 0, { row: 9, column: 9 })).toBeNull();
});
