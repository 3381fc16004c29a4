// Placements come in few bytes; here they become choices like all others.

import type { Asked } from "../protocol";
import { settings } from "../settings.svelte";
import { word } from "../words";

export function expand(asked: Asked): void {
  for (const { ways, at } of asked.spots ?? []) {
    for (let i = 0; i + 2 < at.length; i += 3) {
      const [id, row, column] = at.slice(i, i + 3) as [number, number, number];
      const label = where(row, column, ways[0] ?? 0);
      asked.legal.push({ id, label, heading: asked.place, spot: { row, column, ways } });
    }
  }
}

function where(row: number, column: number, way: number): string {
  const lang = settings.lang;
  const parts = [word(lang, "rowColumn", { row: row + 1, column: column + 1 })];
  if (way & 3) parts.push(word(lang, "turned", { n: (way & 3) * 90 }));
  if (way & 4) parts.push(word(lang, "mirrored"));
  return parts.join(", ");
}
