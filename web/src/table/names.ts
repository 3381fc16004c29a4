// What to call whoever has a seat.

import type { GameInfo, Seat } from "../protocol";
import { t } from "../settings.svelte";

export function nameOf(table: { seats: Seat[] }, seat: number): string {
  const { called, name } = table.seats[seat] ?? {};
  return called || name || t("openSeat");
}

/** A label as it stands alone on a button. */
export const big = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** The level a bot has if nobody chooses another one. */
export const usual = ({ levels }: GameInfo): string => levels[Math.min(1, levels.length - 1)] ?? "";
