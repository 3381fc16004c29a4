import { expect, test } from "vitest";
import type { Panel, Role } from "../src/protocol";
import { arrange } from "../src/table/arrange";

const panel = (role: Role, width: number, height: number): Panel => ({
  key: role,
  role,
  width,
  height,
  shapes: [],
});

test("on a desk board and hand are seen at once", () => {
  const widths = arrange([panel("board", 600, 600)], [panel("hand", 600, 130)], 730, 900, false);
  const board = widths.get("board")!;
  const hand = (widths.get("hand")! * 130) / 600;
  expect(board).toBeGreaterThan(450);
  expect(board).toBeLessThanOrEqual(730);
  expect(56 + 62 + board + hand).toBeLessThan(900);
});

test("a low window still shows a board one can play on", () => {
  const widths = arrange([panel("board", 600, 600)], [panel("hand", 600, 130)], 730, 500, false);
  expect(widths.get("board")).toBeGreaterThanOrEqual(420);
});

test("two boards lie side by side where there is room, else one below the other", () => {
  const two = [panel("board", 700, 700), panel("own", 700, 350)];
  const wide = arrange(two, [], 1400, 900, false);
  expect(wide.get("board")! + wide.get("own")!).toBeLessThanOrEqual(1400);
  expect(wide.get("own")! / 2).toBeCloseTo(wide.get("board")!, -1);
  expect(arrange(two, [], 700, 900, false).get("own")).toBe(700);
});

test("on a phone everything is as wide as the phone", () => {
  const widths = arrange([panel("board", 600, 600)], [panel("hand", 600, 130)], 374, 844, true);
  expect([...widths.values()]).toEqual([374, 374]);
});
