// Reads the Markdown of our rule books into plain data; components draw it, so nothing is injected.

import { linked } from "./links";

export type Inline =
  | { kind: "text" | "code" | "rule"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] };

export type Block =
  | { kind: "heading"; level: number; inside: Inline[]; rule: string; text: string }
  | { kind: "text"; inside: Inline[]; rule: string; text: string }
  | { kind: "list"; ordered: boolean; items: Inline[][]; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][]; text: string }
  | { kind: "code"; text: string };

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*/g;
const OWN = /^(?:\*\*)?([A-Z]{2,4}\d*-\d+(?:\.\d+)*[a-z]?)\b/; // the number a paragraph begins with

function words(text: string): Inline[] {
  return linked(text).map(({ text: part, rule }) => ({ kind: rule ? "rule" : "text", text: part }));
}

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    found.push(...words(text.slice(from, mark.index)));
    if (mark[1] !== undefined) found.push({ kind: "code", text: mark[1] });
    else if (mark[2] !== undefined) found.push({ kind: "strong", inside: inline(mark[2]) });
    else found.push({ kind: "em", inside: inline(mark[3]!) });
    from = mark.index + mark[0].length;
  }
  found.push(...words(text.slice(from)));
  return found;
}

function cells(line: string): Inline[][] {
  const inner = line.trim().replace(/^\||\|$/g, "");
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll("\\|", "|")));
}

export function blocks(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const found: Block[] = [];
  let at = 0;
  const until = (stop: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && !stop(lines[at]!)) taken.push(lines[at++]!);
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) {
      at++;
    } else if (line.startsWith("```")) {
      at++;
      found.push({ kind: "code", text: until((l) => l.startsWith("```")).join("\n") });
      at++;
    } else if (/^#{1,4} /.test(line)) {
      at++;
      const level = line.indexOf(" ");
      const text = line.slice(level + 1);
      found.push({ kind: "heading", level, inside: inline(text), rule: OWN.exec(text)?.[1] ?? "", text });
    } else if (line.startsWith("|")) {
      const rows = until((l) => !l.startsWith("|"));
      const body = rows.slice(/^\|[\s:|-]+$/.test(rows[1] ?? "") ? 2 : 1);
      found.push({ kind: "table", head: cells(rows[0]!), rows: body.map(cells), text: rows.join(" ") });
    } else if (/^(-|\d+\.) /.test(line)) {
      const items: string[] = [];
      for (const part of until((l) => !l.trim())) {
        const item = /^(?:-|\d+\.) (.*)/.exec(part);
        if (item) items.push(item[1]!);
        else items[items.length - 1] += ` ${part.trim()}`;
      }
      const ordered = !line.startsWith("-");
      found.push({ kind: "list", ordered, items: items.map(inline), text: items.join(" ") });
    } else {
      const text = until((l) => !l.trim() || /^(#{1,4} |```|\|)/.test(l)).join(" ");
      found.push({ kind: "text", inside: inline(text), rule: OWN.exec(text)?.[1] ?? "", text });
    }
  }
  return found;
}
