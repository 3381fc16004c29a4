// What is under the pointer or the keyboard's focus, and what a click on it means.

import type { Choice, Piece } from "../protocol";
import type { Canvas } from "../scene/draw";
import { type Cell, cellOf, fitting, handleOf, mirrored, turned } from "../scene/ghost";
import { handlesOf } from "../scene/places";
import type { TableModel } from "./model.svelte";

export interface MenuAt {
  choices: Choice[];
  anchor: Element;
  title: string;
}

export interface BubbleAt {
  anchor: Element;
  handle: string;
  tip: string;
  labels: string[];
  asks: boolean; // it was clicked: it waits for a reason
}

interface GridCell extends Cell {
  x: number;
  y: number;
}

const CROWD = 14; // where more things than this shine they shine less

export class Pointing {
  menu = $state.raw<MenuAt | null>(null);
  bubble = $state.raw<BubbleAt | null>(null);
  way = $state(0);
  cell = $state.raw<Cell | null>(null); // the anchor of the ghost
  grid = $state.raw<{ panel: string; size: number; cells: GridCell[] } | null>(null);

  readonly piece: Piece | null = $derived.by(() => this.model.asked?.piece ?? null);
  readonly fits: Choice | null = $derived.by(() =>
    this.cell && this.model.asked ? fitting(this.model.asked.legal, this.way, this.cell) : null,
  );
  first = $state(""); // what was chosen first, where an action needs two things
  readonly drawn: Set<string> = $derived.by(() => handlesOf(this.model.table?.scene));
  readonly on: Map<string, Choice[]> = $derived.by(() => this.byHandle());

  private held = ""; // the piece that was in hand before
  private lit = new Set<SVGElement>();

  constructor(
    readonly model: TableModel,
    readonly canvas: Canvas,
  ) {}

  // Lighting up

  /** After every picture: what can be clicked shines, and the grid of the piece is known. */
  light(): void {
    const now = new Map<SVGElement, string>();
    if (!this.model.busy) {
      for (const [handle, choices] of this.on) {
        for (const element of this.canvas.handles.get(handle) ?? []) {
          now.set(element, spoken(choices, element));
        }
      }
    }
    for (const element of this.lit) {
      if (now.has(element)) continue;
      delete element.dataset["lit"];
      element.classList.remove("lit");
      for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
      const tip = element.dataset["tip"];
      if (tip) {
        element.setAttribute("role", "img");
        element.setAttribute("aria-label", tip);
      }
    }
    for (const element of document.querySelectorAll(".scene .chosen")) {
      element.classList.remove("chosen");
    }
    for (const element of this.canvas.handles.get(this.first) ?? []) element.classList.add("chosen");
    const first = new Set<Element>();
    for (const [element, label] of now) {
      element.dataset["lit"] = "1";
      element.classList.add("lit");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", label);
      const svg = element.ownerSVGElement;
      const stops = !!svg && !first.has(svg) && !this.piece;
      element.setAttribute("tabindex", stops ? "0" : "-1");
      if (svg) first.add(svg);
    }
    this.lit = new Set(now.keys());
    for (const svg of this.canvas.surfaces.values()) {
      svg.classList.toggle("crowded", svg.querySelectorAll(".lit").length > CROWD);
    }
    this.readGrid();
  }

  private byHandle(): Map<string, Choice[]> {
    const found = new Map<string, Choice[]>();
    for (const choice of this.model.asked?.legal ?? []) {
      if (this.first && !choice.on?.includes(this.first)) continue;
      const spot = choice.spot && this.piece ? [handleOf(choice.spot, this.piece)] : [];
      for (const handle of new Set([...(choice.on ?? []), ...spot])) {
        const others = found.get(handle);
        if (others) others.push(choice);
        else found.set(handle, [choice]);
      }
    }
    return found;
  }

  // Clicking

  click(element: Element): void {
    const handle = element.getAttribute("data-handle") ?? "";
    const cell = this.piece && cellOf(handle, this.piece);
    if (cell) {
      this.cell = cell;
      this.put();
      return;
    }
    if (handle === this.first) {
      this.first = "";
      return;
    }
    const choices = this.model.busy ? [] : (this.on.get(handle) ?? []);
    if (choices.length === 1) this.play(choices[0]!);
    else if (choices.length > 1 && !this.first && this.leads(handle, choices)) {
      this.bubble = null;
      this.first = handle;
    } else if (choices.length > 1) {
      this.bubble = null;
      this.menu = { choices, anchor: element, title: element.getAttribute("data-tip") ?? "" };
    } else this.ask(element, handle);
  }

  /** Whether each of them is also shown by another thing on the table: then that is next. */
  private leads(handle: string, choices: Choice[]): boolean {
    const others = new Set<string>();
    for (const { on = [] } of choices) {
      const other = on.find((one) => one !== handle && this.drawn.has(one));
      if (!other) return false;
      others.add(other);
    }
    return others.size > 1;
  }

  /** Show on the table what an action is about. */
  show(choice: Choice, on: boolean): void {
    for (const handle of choice.on ?? []) {
      for (const element of this.canvas.handles.get(handle) ?? []) {
        element.classList.toggle("pointed", on);
      }
    }
    if (on) this.preview(choice);
  }

  play(choice: Choice): void {
    this.first = "";
    this.menu = null;
    this.bubble = null;
    this.model.play(choice);
  }

  private ask(element: Element, handle: string, way = -1): void {
    this.menu = null;
    this.rest(element, true);
    if (this.model.table?.yours.length && this.model.table.phase === "playing") {
      this.model.reason = null;
      this.model.why(handle, way);
    }
  }

  rest(element: Element, asks = false): void {
    if (!asks && this.bubble?.asks) return; // an answer is not pushed away by a hint
    const handle = element.getAttribute("data-handle") ?? "";
    const labels = this.model.busy ? [] : (this.on.get(handle) ?? []).map((choice) => choice.label);
    const tip = element.getAttribute("data-tip") ?? "";
    if (tip || asks) this.bubble = { anchor: element, handle, tip, labels, asks };
  }

  leave(): void {
    if (!this.bubble?.asks) this.bubble = null;
  }

  escape(): boolean {
    if (!this.menu && !this.bubble && !this.first) return false;
    this.first = "";
    this.menu = null;
    this.bubble = null;
    return true;
  }

  // The ghost

  private readGrid(): void {
    const piece = this.piece;
    if (!piece) {
      this.grid = null;
      this.cell = null;
      this.held = "";
      return;
    }
    const cells: GridCell[] = [];
    let panel = "";
    let size = piece.size ?? 0;
    for (const [handle, elements] of this.canvas.handles) {
      const cell = cellOf(handle, piece);
      const element = elements[0] as SVGGraphicsElement | undefined;
      const svg = element?.ownerSVGElement;
      const screen = svg?.getScreenCTM()?.inverse();
      const own = element?.getScreenCTM();
      if (!cell || !element || !svg || !screen || !own) continue;
      panel = svg.dataset["panel"] ?? "";
      const box = element.getBBox();
      const centre = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
      const { x, y } = centre.matrixTransform(own).matrixTransform(screen);
      cells.push({ ...cell, x, y });
      size ||= Math.min(box.width, box.height);
    }
    this.grid = panel ? { panel, size, cells } : null;
    if (this.held === piece.key) return;
    this.held = piece.key;
    this.cell = null;
    this.way = this.model.asked?.legal.find((choice) => choice.spot)?.spot?.ways[0] ?? 0;
  }

  /** The cell of the grid nearest to a point of the panel, if one is near. */
  near(x: number, y: number): GridCell | null {
    let best: GridCell | null = null;
    let least = Infinity;
    for (const cell of this.grid?.cells ?? []) {
      const far = Math.hypot(cell.x - x, cell.y - y);
      if (far < least) [best, least] = [cell, far];
    }
    return best && least <= (this.grid?.size ?? 0) ? best : null;
  }

  follow(svg: SVGSVGElement, event: MouseEvent): void {
    const at = within(svg, event.clientX, event.clientY);
    this.hold(this.near(at.x, at.y));
  }

  /** A finger is less exact than a mouse: the piece lies where it fits, if that is near. */
  touch(svg: SVGSVGElement, event: MouseEvent): void {
    const at = within(svg, event.clientX, event.clientY);
    let best = this.near(at.x, at.y);
    let least = 1.5 * (this.grid?.size ?? 0);
    for (const cell of best ? (this.grid?.cells ?? []) : []) {
      const far = Math.hypot(cell.x - at.x, cell.y - at.y);
      if (far >= least || !fitting(this.model.asked?.legal ?? [], this.way, cell)) continue;
      [best, least] = [cell, far];
    }
    this.hold(best);
  }

  /** Drag the ghost by so many pixels from where it was; the finger need not lie on it. */
  drag(svg: SVGSVGElement, from: Cell, across: number, down: number): void {
    const grid = this.grid;
    if (!grid) return;
    const [start, end] = [within(svg, 0, 0), within(svg, across, down)];
    const row = from.row + Math.round((end.y - start.y) / grid.size);
    const column = from.column + Math.round((end.x - start.x) / grid.size);
    this.hold(grid.cells.find((cell) => cell.row === row && cell.column === column) ?? null);
  }

  private hold(cell: Cell | null): void {
    if (!cell || (cell.row === this.cell?.row && cell.column === this.cell.column)) return;
    this.cell = { row: cell.row, column: cell.column };
    this.bubble = null;
  }

  turn(): void {
    this.way = turned(this.way);
  }

  mirror(): void {
    this.way = mirrored(this.way);
  }

  /** Move the ghost by the keyboard; the first time it appears where the piece fits. */
  step(rows: number, columns: number): void {
    if (!this.grid) return;
    if (!this.cell) {
      this.preview(this.model.asked?.legal.find((choice) => choice.spot) ?? null);
      return;
    }
    const { row, column } = this.cell;
    const next = { row: row + rows, column: column + columns };
    const there = this.grid.cells.some((c) => c.row === next.row && c.column === next.column);
    if (there) this.cell = next;
  }

  preview(choice: Choice | null): void {
    if (!choice?.spot) return;
    const { row, column, ways } = choice.spot;
    this.cell = { row, column };
    if (!ways.includes(this.way)) this.way = ways[0] ?? 0;
  }

  /** Place the piece where the ghost is, or ask why it cannot lie there. */
  put(): void {
    if (!this.cell || !this.piece) return;
    if (this.fits) {
      this.play(this.fits);
      return;
    }
    const handle = handleOf(this.cell, this.piece);
    const element = this.canvas.handles.get(handle)?.[0];
    if (element) this.ask(element, handle, this.way);
  }
}

/** A point of the window in the coordinates of a panel. */
function within(svg: SVGSVGElement, x: number, y: number): DOMPoint {
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
}

/** What a thing that shines is called: what it does, and what can be read on it. */
function spoken(choices: Choice[], element: Element): string {
  const does = choices.map((choice) => choice.label).join(" / ");
  const reads = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  return reads && !does.includes(reads) ? `${does} (${reads})` : does;
}
