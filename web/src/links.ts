// Finds rule numbers in sentences, so that they can be clicked.

export interface Part {
  text: string;
  rule: string; // "FI-6.1", or "" for plain words
}

const RULE = /\b[A-Z]{2,4}\d*-\d+(?:\.\d+)*[a-z]?\b/g;

export function linked(sentence: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of sentence.matchAll(RULE)) {
    if (found.index > from) parts.push({ text: sentence.slice(from, found.index), rule: "" });
    parts.push({ text: found[0], rule: found[0] });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), rule: "" });
  return parts;
}
