import { describe, expect, test } from "vitest";
import { linked } from "../src/links";
import { blocks, inline } from "../src/markdown";
import { word } from "../src/words";

describe("rule numbers in sentences", () => {
  test("are found with their words around them", () => {
    expect(linked("FI-6.1: shore up your own tile (see IOC-10.4).")).toEqual([
      { text: "FI-6.1", rule: "FI-6.1" },
      { text: ": shore up your own tile (see ", rule: "" },
      { text: "IOC-10.4", rule: "IOC-10.4" },
      { text: ").", rule: "" },
    ]);
  });
  test("are not seen where there are none", () => {
    expect(linked("Turn 3: to B-4 or A1.")).toEqual([{ text: "Turn 3: to B-4 or A1.", rule: "" }]);
    expect(linked("a well-known 3-2 split")).toEqual([{ text: "a well-known 3-2 split", rule: "" }]);
    expect(linked("")).toEqual([]);
  });
});

describe("the rule book", () => {
  const book = blocks(
    "# Toy\n\n## TO-1 The frame\n\n**TO-1.1** You *take* turns (TO-1.2),\none `by` one.\n\n" +
      "| A | B |\n| --- | --- |\n| x | **y** |\n\n- one\n- two\n  more\n\n1. first\n\n```text\n .#.\n```\n",
  );
  test("is read block by block", () => {
    expect(book.map(({ kind }) => kind)).toEqual([
      "heading",
      "heading",
      "text",
      "table",
      "list",
      "list",
      "code",
    ]);
  });
  test("knows the number of each rule", () => {
    expect(book.map((block) => ("rule" in block ? block.rule : ""))).toEqual(["", "TO-1", "TO-1.1", "", "", "", ""]);
  });
  test("keeps tables, lists and drawings", () => {
    expect(book[3]).toMatchObject({ head: [[{ text: "A" }], [{ text: "B" }]] });
    expect(book[4]).toMatchObject({ ordered: false, text: "one two more" });
    expect(book[5]).toMatchObject({ ordered: true });
    expect(book[6]).toMatchObject({ text: " .#." });
  });
  test("never turns text into markup", () => {
    expect(inline("<img src=x onerror=alert(1)>")).toEqual([
      { kind: "text", text: "<img src=x onerror=alert(1)>" },
    ]);
  });
});

test("words take their values, in both languages", () => {
  expect(word("en", "turnOf", { name: "Ann" })).toBe("Ann is thinking");
  expect(word("de", "turnOf", { name: "Ann" })).toBe("Ann überlegt");
});
