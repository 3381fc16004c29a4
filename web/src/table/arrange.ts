// How wide each panel of the middle column is, so that board and hand are seen at once.

import type { Panel } from "../protocol";

const HEAD = 56 + 16; // what lies above the middle column
const PROMPT = 62 + 16;
const GAP = 16;
const FRAME = 50; // padding and title of a panel
const LOWEST = 330; // a board beside another is at least that high
const LEAST = 420; // a board is at least that high, even if one has to scroll

const shape = (panel: Panel): number => panel.width / panel.height;

export function arrange(
  main: Panel[],
  hands: Panel[],
  width: number,
  height: number,
  phone: boolean,
): Map<string, number> {
  const widths = new Map<string, number>();
  if (!width) return widths;
  if (phone) {
    for (const panel of [...main, ...hands]) widths.set(panel.key, width);
    return widths;
  }
  let room = height - HEAD - PROMPT - GAP;
  for (const hand of hands) {
    const most = Math.max(120, height * 0.17);
    const wide = Math.min(width, Math.max(most * shape(hand) + 22, width * 0.62));
    widths.set(hand.key, wide);
    room -= wide / shape(hand) + FRAME + GAP;
  }
  const all = main.reduce((sum, panel) => sum + shape(panel), 0);
  const abreast = (width - GAP * (main.length - 1)) / all;
  if (main.length > 1 && abreast >= LOWEST) {
    const high = Math.min(abreast, Math.max(room - FRAME, LEAST));
    for (const panel of main) widths.set(panel.key, Math.floor(high * shape(panel)));
    return widths;
  }
  for (const panel of main) {
    const frame = panel.title ? FRAME : FRAME - 28;
    const high = main.length > 1 ? height - HEAD - PROMPT - frame : room - frame;
    widths.set(panel.key, Math.min(width, Math.max(high, LEAST) * shape(panel) + 22));
  }
  return widths;
}
