// What lies beside the table: a column on a wide screen, a drawer on a narrow one.

import type { IconName } from "../ui/Icon.svelte";

export type Tab = "actions" | "log" | "chat" | "rules";

export const TABS: [Tab, IconName][] = [
  ["actions", "list"],
  ["log", "log"],
  ["chat", "chat"],
  ["rules", "book"],
];
