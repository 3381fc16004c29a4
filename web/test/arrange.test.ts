import { expect, test } from "vitest";
import type { Role } from "../src/protocol";
import { arrange, type Layout, plan, type Sized, stacked } from "../src/table/arrange";

const panel = (role: Role, width: number, height: number, key: string = role): Sized => ({
  key,
  role,
  width,
  height,
  title: "",
});

const board = panel("board", 600, 600);
const hand = panel("hand", 600, 130);

/** How high the panels of a layout lie, with padding and gaps. */
function height({ columns, below, widths }: Layout, panels: Sized[]): number {
  const one = (key: string): number => {
    const { width, height } = panels.find((each) => each.key === key)!;
    return ((widths.get(key)! - 22) / width) * height + 22 + 16;
  };
  const sum = (keys: string[]): number => keys.map(one).reduce((a, b) => a + b, 0);
  return Math.max(...columns.map(sum)) + sum(below) - 16;
}

test("on a desk board and hand are seen at once", () => {
  const layout = arrange([board], [hand], 730, 740);
  expect(layout.columns).toEqual([["board"]]);
  expect(layout.below).toEqual(["hand"]);
  expect(layout.widths.get("board")).toBeGreaterThan(540);
  expect(height(layout, [board, hand])).toBeLessThanOrEqual(740);
});

test("beside a high board lie the hand and what is mine", () => {
  const [map, own, cards] = [panel("board", 640, 1076), panel("own", 640, 202), panel("hand", 640, 370)];
  const layout = arrange([map, own], [cards], 1086, 734);
  expect(layout.columns).toEqual([["board"], ["own", "hand"]]);
  expect(layout.below).toEqual([]);
  expect(height(layout, [map, own, cards])).toBeLessThanOrEqual(734);
  expect(layout.widths.get("board")! + layout.widths.get("own")! + 16).toBeLessThanOrEqual(1086);
});

test("two boards share the width, in their order", () => {
  const two = [panel("board", 720, 468), panel("own", 700, 615)];
  const layout = arrange(two, [hand], 1086, 734);
  expect(layout.columns.map((keys) => keys[0])).toEqual(["board", "own"]);
  expect(height(layout, [...two, hand])).toBeLessThanOrEqual(734);
});

test("a narrow room stacks them, and a low one scrolls rather than be illegible", () => {
  const two = [panel("board", 700, 700, "a"), panel("board", 700, 700, "b")];
  expect(arrange(two, [], 500, 1200).columns).toEqual([["a", "b"]]);
  const low = arrange([board], [hand], 730, 300);
  expect(low.widths.get("board")).toBeGreaterThanOrEqual(Math.floor(600 * 0.55 + 22));
  expect(low.widths.get("hand")).toBeGreaterThanOrEqual(Math.floor(600 * 0.55 + 22));
});

test("where there is room to spare, more of it makes boards larger", () => {
  const worth = (width: number): number => arrange([board], [hand], width, 734).worth;
  expect(worth(1200)).toBeGreaterThan(worth(700) + 0.2);
});

test("small panels for which the column is too low lie below the boards", () => {
  const two = [panel("board", 720, 468), panel("own", 700, 600)];
  const small = ["a", "b", "c"].map((key) => panel("other", 420, 340, key));
  const { rows, widths, left, columns } = plan(two, [], small, 1400, 734, 600);
  expect(columns).toEqual([["board"], ["own"]]);
  const moved = rows.flat(2);
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.length).toBeLessThan(3);
  for (const key of moved) expect(widths.get(key)).toBeGreaterThan(left * 0.85);
});

test("where the column is high enough it is made wide rather than left to be scrolled", () => {
  const small = [panel("side", 420, 100, "a"), panel("side", 420, 140, "b")];
  const found = plan([board], [hand], small, 1100, 734, 600);
  expect(found.left).toBeGreaterThan(360);
  expect(found.rows.flat(2)).toEqual([]);
});

test("on a phone everything is as wide as the phone", () => {
  const { columns, below, widths } = stacked([board], [hand], 374);
  expect([columns, below]).toEqual([[["board"]], ["hand"]]);
  expect([...widths.values()]).toEqual([374, 374]);
});
