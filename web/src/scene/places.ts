// Where every keyed shape of a scene lies, and what has to glide from one scene to the next.

import type { Scene, Shape } from "../protocol";
import { inverse, type Matrix, placed, same, STILL, times } from "./matrix";

export interface Place {
  panel: string;
  holder: string; // key of the nearest keyed group around it, or ""
  between: Matrix; // from what directly holds it to that keyed group, or to the panel
  around: Matrix; // from what directly holds it to the panel
  local: Matrix; // its own
  w: number;
  h: number;
}

export interface Glide {
  key: string;
  from: Matrix; // in the coordinates of what holds it now
  to: Matrix;
  afar: boolean; // it comes from another panel
}

export function places(scene: Scene): Map<string, Place> {
  const found = new Map<string, Place>();
  const walk = (
    shapes: Shape[],
    panel: string,
    holder: string,
    between: Matrix,
    around: Matrix,
  ): void => {
    for (const shape of shapes) {
      const local = placed(shape);
      const { key = "", w = 0, h = 0 } = shape;
      if (key) found.set(key, { panel, holder, between, around, local, w, h });
      if (!shape.inside) continue;
      const next = key ? STILL : times(between, local);
      walk(shape.inside, panel, key || holder, next, times(around, local));
    }
  };
  for (const panel of scene.panels) walk(panel.shapes, panel.key, "", STILL, STILL);
  return found;
}

/** What moved. *before* and *after* tell how a panel lies on the page; only flights need them. */
export function glides(
  old: Map<string, Place>,
  now: Map<string, Place>,
  before: (panel: string) => Matrix | undefined,
  after: (panel: string) => Matrix | undefined,
): Glide[] {
  const moved: Glide[] = [];
  for (const [key, to] of now) {
    const was = old.get(key);
    if (!was) continue;
    let from: Matrix;
    const afar = was.panel !== to.panel;
    if (!afar && was.holder === to.holder) {
      from = times(inverse(to.between), times(was.between, was.local));
    } else if (!afar) {
      from = times(inverse(to.around), times(was.around, was.local));
    } else {
      const there = before(was.panel);
      const here = after(to.panel);
      if (!there || !here) continue;
      const page = times(there, times(was.around, was.local));
      from = times(inverse(times(here, to.around)), page);
    }
    if (was.w && to.w && was.h && to.h) {
      from = times(from, { ...STILL, a: was.w / to.w, d: was.h / to.h });
    }
    if (!same(from, to.local)) moved.push({ key, from, to: to.local, afar });
  }
  return moved;
}

/** Everything of a scene that can be pointed at. */
export function handlesOf(scene: Scene | null | undefined): Set<string> {
  const found = new Set<string>();
  const walk = (shapes: Shape[]): void => {
    for (const shape of shapes) {
      if (shape.handle) found.add(shape.handle);
      if (shape.inside) walk(shape.inside);
    }
  };
  for (const panel of scene?.panels ?? []) walk(panel.shapes);
  return found;
}
