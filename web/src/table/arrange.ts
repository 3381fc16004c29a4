// Where the panels of the middle lie and how wide they are, so that boards and hand are seen at
// once and as large as the window allows.

import type { Panel } from "../protocol";

/** Columns of panels side by side, and what lies below all of them; by key. */
export interface Layout {
  columns: string[][];
  below: string[];
  widths: Map<string, number>;
  worth: number; // the larger the panels, the more; of use to compare layouts
}

export type Sized = Pick<Panel, "key" | "role" | "width" | "height" | "title">;

interface Fitted extends Sized {
  most: number; // the scale beyond which it need not be larger
}

const GAP = 16;
const EDGE = 22; // padding and border of a panel, on both sides together
const TITLE = 27;
const STEPS = 16; // so many widths are tried
const UNREAD = 100; // what it costs that a panel cannot be read
const HIDDEN = 4; // what it costs that one has to scroll to see all of them
const SLIGHTLY = 0.02; // a layout that is only so much better is no reason for another one

// How much it counts that a panel is large; the scale below which it cannot be read, so that one
// rather scrolls; and the scale beyond which it need not be larger.
const WEIGHT = { board: 4, own: 4, hand: 3, other: 1, market: 1, side: 1 };
const LEAST = { board: 0.55, own: 0.55, hand: 0.68, other: 0, market: 0, side: 0 };
const MOST = { board: 1.15, own: 1.05, hand: 0.85, other: 1, market: 1, side: 1 };

const HELD = [1, 0.95, 0.9, 0.85, 0.8]; // how large a hand may be that lies below everything

const high = (panel: Sized, scale: number): number =>
  panel.height * scale + EDGE + (panel.title ? TITLE : 0);

const wide = (panel: Sized, scale: number): number => panel.width * scale + EDGE;

const scaleOf = (panel: Fitted, width: number): number =>
  Math.min((width - EDGE) / panel.width, panel.most);

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How high a column of panels becomes that is that wide. */
function height(column: Fitted[], width: number): number {
  return sum(column.map((panel) => high(panel, scaleOf(panel, width)))) + GAP * (column.length - 1);
}

/** The largest width up to *most* at which the column is not higher than *room*. */
function widest(column: Fitted[], most: number, room: number): number {
  let [low, top] = [0, Math.min(most, Math.max(...column.map((p) => wide(p, p.most))))];
  if (height(column, top) <= room) return top;
  for (let i = 0; i < 12; i++) {
    const middle = (low + top) / 2;
    if (height(column, middle) <= room) low = middle;
    else top = middle;
  }
  return low;
}

/** What it is worth that these panels are drawn so large; little if one cannot be read. */
function worth(column: Fitted[], width: number): number {
  return sum(
    column.map((panel) => {
      const scale = Math.max(scaleOf(panel, width), 0.01);
      return WEIGHT[panel.role] * Math.log(scale) - (scale < LEAST[panel.role] ? UNREAD : 0);
    }),
  );
}

/** The best widths of columns that share *width*: those that need less leave the rest to others. */
function share(columns: Fitted[][], width: number, room: number): number[] {
  const [first, second] = columns;
  if (!first) return [];
  if (!second) return [widest(first, width, room)];
  const both = width - GAP;
  const most = columns.map((column) => widest(column, both, room));
  if (sum(most) <= both) return most;
  let best: number[] = [];
  let value = -Infinity;
  for (let i = 1; i < STEPS; i++) {
    const left = Math.min(most[0]!, (both * i) / STEPS);
    const right = Math.min(most[1]!, both - left);
    const now = worth(first, left) + worth(second, right);
    if (now > value) [best, value] = [[left, right], now];
  }
  return best;
}

/** One column, or two that begin with the first panel; the hand at the end of one, or below. */
function* candidates(main: Fitted[], hands: Fitted[]): Generator<[Fitted[][], Fitted[]]> {
  yield [[main], hands];
  for (let chosen = 1; chosen < 1 << main.length; chosen += 2) {
    const left = main.filter((_, i) => (chosen >> i) & 1);
    const right = main.filter((_, i) => !((chosen >> i) & 1));
    if (hands.length) yield [[left, [...right, ...hands]], []];
    if (hands.length && right.length) yield [[[...left, ...hands], right], []];
    if (right.length) yield [[left, right], hands];
  }
}

function fit(main: Fitted[], hands: Fitted[], width: number, room: number): Layout {
  let best: Layout = { columns: [], below: [], widths: new Map(), worth: -Infinity };
  for (const [columns, below] of candidates(main, hands)) {
    for (const scale of below.length ? HELD : [1]) {
      const under = below.map((panel) => Math.min(width, wide(panel, panel.most * scale)));
      const rest = room - sum(below.map((panel, n) => height([panel], under[n]!) + GAP));
      if (rest <= 0) continue;
      const across = share(columns, width, rest);
      const value =
        sum(columns.map((column, n) => worth(column, across[n]!))) +
        sum(below.map((panel, n) => worth([panel], under[n]!)));
      if (value <= best.worth + SLIGHTLY) continue;
      const widths = new Map<string, number>();
      columns.forEach((column, n) => column.forEach((p) => set(widths, p, across[n]!)));
      below.forEach((panel, n) => set(widths, panel, under[n]!));
      const keys = (panels: Sized[]): string[] => panels.map((panel) => panel.key);
      best = { columns: columns.map(keys), below: keys(below), widths, worth: value };
    }
  }
  return best;
}

function set(widths: Map<string, number>, panel: Fitted, width: number): void {
  widths.set(panel.key, Math.floor(wide(panel, scaleOf(panel, width))));
}

/** The layout on a desk, for a room that is *width* wide and *height* high. */
export function arrange(
  main: Sized[],
  hands: Sized[],
  width: number,
  height: number,
  cap = 1, // smaller: panels are content with less
): Layout {
  const fitted = (panel: Sized): Fitted => ({ ...panel, most: MOST[panel.role] * cap });
  const [boards, held] = [main.map(fitted), hands.map(fitted)];
  let room = Math.max(height, 200);
  let layout = fit(boards, held, width, room);
  for (let i = 0; i < 10 && layout.worth < -UNREAD / 2; i++) {
    room *= 1.25;
    layout = fit(boards, held, width, room);
  }
  return { ...layout, worth: layout.worth - HIDDEN * Math.log(room / height) };
}

/** A whole table on a desk: a column with the players and small panels at its left, the boards. */
export interface Plan extends Layout {
  left: number; // how wide that column is
  rest: number; // how high it is where nothing lies
  rows: string[][][]; // small panels that found room below the panels of each column
}

const LEFTS = [284, 330, 380, 440]; // how wide the column may be
const CAPS = [1, 0.88, 0.76]; // boards that are content with less leave more room to small panels
const SMALL = 1.2; // how much it counts that small panels are large
const LARGER = 1.25; // so much larger they must be below a board for them to leave the column
const SCROLL = 150; // small panels that reach so far out of sight are as bad as much smaller ones

/**
 * The best plan for a table that is *width* wide. Boards may be *height* high; of the column at the
 * left *side* is free below the players.
 */
export function plan(
  main: Sized[],
  hands: Sized[],
  small: Sized[],
  width: number,
  height: number,
  side: number,
): Plan {
  let best: Plan | null = null;
  for (const left of LEFTS) {
    for (const cap of CAPS) {
      const layout = arrange(main, hands, width - left - GAP, height, cap);
      const found = spread(layout, [...main, ...hands], small, left, height, side);
      if (!best || found.worth > best.worth) best = found;
    }
  }
  return best!;
}

interface Row {
  column: number;
  panels: Sized[];
  scale: number;
}

/** Small panels fill the column at the left; those for which it is too low lie below the boards. */
function spread(
  layout: Layout,
  large: Sized[],
  small: Sized[],
  left: number,
  height: number,
  side: number,
): Plan {
  const sized = (keys: string[]): Sized[] => keys.map((key) => large.find((p) => p.key === key)!);
  const tall = (keys: string[]): number =>
    sum(sized(keys).map((p) => high(p, (layout.widths.get(p.key)! - EDGE) / p.width) + GAP));
  const across = layout.columns.map((keys) => Math.max(...keys.map((key) => layout.widths.get(key)!)));
  const free = layout.columns.map((keys) => height - tall(keys) - tall(layout.below));
  const usual = (panel: Sized): number => Math.min((left - EDGE) / panel.width, 1);
  const rows: Row[] = [];
  let stay: Sized[] = [];
  let rest = side;
  for (const panel of small) {
    const needs = high(panel, usual(panel)) + GAP;
    if (needs > rest && place(panel, rows, across, free, usual(panel) * 0.9)) continue;
    rest -= needs;
    stay.push(panel);
  }
  stay = stay.filter((panel) => {
    const leaves = place(panel, rows, across, free, usual(panel) * LARGER);
    if (leaves) rest += high(panel, usual(panel)) + GAP;
    return !leaves;
  });
  const scales = [...stay.map(usual), ...rows.flatMap((row) => row.panels.map(() => row.scale))];
  const widths = new Map(layout.widths);
  for (const { panels, scale } of rows) {
    for (const panel of panels) widths.set(panel.key, Math.floor(wide(panel, scale)));
  }
  const mean = scales.length ? sum(scales.map(Math.log)) / scales.length : 0;
  return {
    ...layout,
    widths,
    left,
    rest,
    worth: layout.worth + SMALL * mean - (rest < 0 ? 0.3 - rest / SCROLL : 0),
    rows: across.map((_, i) =>
      rows.filter((row) => row.column === i).map((row) => row.panels.map((panel) => panel.key)),
    ),
  };
}

/** Puts a small panel where it is largest: beside others in a row, or in a row of its own. */
function place(panel: Sized, rows: Row[], across: number[], free: number[], least: number): boolean {
  const depth = (panels: Sized[], scale: number): number =>
    Math.max(...panels.map((one) => high(one, scale)));
  const largest = (panels: Sized[], width: number, room: number): number => {
    const frames = EDGE * panels.length + GAP * (panels.length - 1);
    const fits = (width - frames) / sum(panels.map((one) => one.width));
    const titled = panels.map((one) => (room - high(one, 0)) / one.height);
    return Math.min(fits, ...titled, 1);
  };
  let best: Row | null = null;
  let joined: Row | null = null;
  for (let column = 0; column < across.length; column++) {
    const others = rows.filter((row) => row.column === column);
    for (const row of [null, ...others]) {
      const panels = [...(row?.panels ?? []), panel];
      const used = sum(others.filter((o) => o !== row).map((o) => depth(o.panels, o.scale) + GAP));
      const scale = largest(panels, across[column]!, free[column]! - used);
      if (scale >= least && scale > (best?.scale ?? 0)) {
        best = { column, panels, scale };
        joined = row;
      }
    }
  }
  if (!best) return false;
  if (joined) Object.assign(joined, best);
  else rows.push(best);
  return true;
}

/** On a phone everything is as wide as the phone, one below the other. */
export function stacked(main: Sized[], hands: Sized[], width: number): Layout {
  const keys = (panels: Sized[]): string[] => panels.map((panel) => panel.key);
  const widths = new Map([...main, ...hands].map((panel) => [panel.key, width]));
  return { columns: [keys(main)], below: keys(hands), widths, worth: 0 };
}
