// What to call whoever has a seat.

import type { Seat } from "../protocol";
import { t } from "../settings.svelte";

export function nameOf(table: { seats: Seat[] }, seat: number): string {
  const { kind, name } = table.seats[seat] ?? { kind: "open", name: "" };
  if (name) return name;
  if (kind === "open") return t("openSeat");
  const bots = table.seats.filter((one) => one.kind === "bot" && !one.name);
  if (bots.length < 2) return t("bot");
  return `${t("bot")} ${bots.findIndex((one) => one.number === seat) + 1}`;
}

/** A label as it stands alone on a button. */
export const big = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
