import { describe, expect, test } from "vitest";
import type { Scene, Shape } from "../src/protocol";
import { inverse, placed, same, STILL, times } from "../src/scene/matrix";
import { glides, places } from "../src/scene/places";

const scene = (...panels: [string, Shape[]][]): Scene => ({
  game: "toy",
  panels: panels.map(([key, shapes]) => ({ key, role: "board", width: 100, height: 100, shapes })),
});
const none = (): undefined => undefined;

test("a transformation and its inverse come to nothing", () => {
  const m = placed({ kind: "g", x: 30, y: -4, turn: 33, scale: 1.5 });
  expect(same(times(m, inverse(m)), STILL, 1e-9)).toBe(true);
});

describe("what glides", () => {
  test("a pawn that moved glides from where it was", () => {
    const before = places(scene(["b", [{ kind: "circle", key: "pawn", x: 10, y: 10 }]]));
    const after = places(scene(["b", [{ kind: "circle", key: "pawn", x: 60, y: 20 }]]));
    const [glide, more] = glides(before, after, none, none);
    expect(more).toBeUndefined();
    expect(glide?.key).toBe("pawn");
    expect([glide?.from.e, glide?.from.f]).toEqual([10, 10]);
    expect([glide?.to.e, glide?.to.f]).toEqual([60, 20]);
  });

  test("what lies still does not, nor does what lies in a group that moves", () => {
    const tile = (x: number): Shape => ({
      kind: "g",
      key: "tile",
      x,
      inside: [{ kind: "circle", key: "pawn", x: 5 }],
    });
    const moved = glides(places(scene(["b", [tile(0)]])), places(scene(["b", [tile(40)]])), none, none);
    expect(moved.map(({ key }) => key)).toEqual(["tile"]);
  });

  test("a pawn that changes its tile glides from the tile it left", () => {
    const tiles = (on: number): Shape[] =>
      [0, 1].map((n) => ({
        kind: "g",
        key: `tile:${n}`,
        x: 50 * n,
        inside: n === on ? [{ kind: "circle", key: "pawn", x: 5, y: 5 }] : [],
      }));
    const [glide] = glides(places(scene(["b", tiles(0)])), places(scene(["b", tiles(1)])), none, none);
    expect(glide?.key).toBe("pawn");
    expect([glide?.from.e, glide?.from.f]).toEqual([-45, 5]);
  });

  test("a nameless group between it and its tile is reckoned with", () => {
    const tile = (x: number): Shape => ({
      kind: "g",
      key: "tile",
      inside: [{ kind: "g", x, inside: [{ kind: "circle", key: "pawn", x: 5 }] }],
    });
    const [glide] = glides(places(scene(["b", [tile(0)]])), places(scene(["b", [tile(30)]])), none, none);
    expect(glide?.key).toBe("pawn");
    expect(glide?.from.e).toBe(-25);
  });

  test("from one panel to another it flies over the page, and grows with it", () => {
    const card: Shape = { kind: "rect", key: "card", x: 10, y: 0, w: 20, h: 30 };
    const before = places(scene(["market", [card]], ["hand", []]));
    const after = places(scene(["market", []], ["hand", [{ ...card, w: 40, h: 60 }]]));
    const lies = (panel: string) => ({ ...STILL, a: 2, d: 2, f: panel === "hand" ? 500 : 0 });
    const [glide] = glides(before, after, lies, lies);
    expect(glide?.afar).toBe(true);
    expect([glide?.from.e, glide?.from.f]).toEqual([10, -250]);
    expect(glide?.from.a).toBe(0.5);
  });
});
