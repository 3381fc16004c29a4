// Draws scenes as SVG. A shape whose key stays keeps its element, also from one panel to another.

import type { Panel, Scene, Shape } from "../protocol";
import { css, type Matrix } from "./matrix";
import { glides, type Place, places } from "./places";

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 420; // milliseconds
const FADE = 260;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** All panels of one table, by key; the components that show them bring the <svg> elements. */
export class Canvas {
  readonly surfaces = new Map<string, SVGSVGElement>();
  readonly elements = new Map<string, SVGElement>();
  readonly handles = new Map<string, SVGElement[]>();
  private before = new Map<string, Place>();
  private lay = new Map<string, Matrix>();
  private drawn = false;

  /** Call before the page changes: remembers where the panels lie. */
  measure(): void {
    this.lay = new Map([...this.surfaces].map(([key, svg]) => [key, onPage(svg)]));
  }

  /** Call when every panel of the scene has its surface. */
  draw(scene: Scene): void {
    const after = places(scene);
    const visited = new Set<string>();
    const fresh: SVGElement[] = [];
    this.handles.clear();
    for (const panel of scene.panels) {
      const svg = this.surfaces.get(panel.key);
      if (svg) this.reconcile(svg, panel.shapes, visited, fresh, false);
    }
    for (const [key, element] of this.elements) {
      if (visited.has(key)) continue;
      this.elements.delete(key);
      this.leave(element);
    }
    if (this.drawn && !still()) this.animate(after, fresh, scene.panels);
    this.before = after;
    this.drawn = true;
  }

  forget(): void {
    this.drawn = false;
    this.before.clear();
    this.elements.clear();
    this.handles.clear();
  }

  private reconcile(
    parent: SVGElement,
    shapes: Shape[],
    visited: Set<string>,
    fresh: SVGElement[],
    inFresh: boolean,
  ): void {
    const nameless = [...parent.children].filter(
      (child): child is SVGElement =>
        child instanceof SVGElement && !child.dataset["key"] && !child.classList.contains("gone"),
    );
    let next = 0;
    let last: Element | null = null;
    for (const shape of shapes) {
      let element: SVGElement | undefined;
      let isFresh = false;
      if (shape.key) {
        element = this.elements.get(shape.key);
        if (element && element.tagName !== shape.kind) {
          element.remove();
          element = undefined;
        }
        if (!element) {
          element = make(shape.kind);
          element.dataset["key"] = shape.key;
          isFresh = true;
        }
        this.elements.set(shape.key, element);
        visited.add(shape.key);
      } else {
        const old = nameless[next];
        if (old && old.tagName === shape.kind) {
          element = old;
          next++;
        } else {
          element = make(shape.kind);
        }
      }
      // What follows may have moved elsewhere meanwhile: look for it anew each time.
      let follows: Element | null = last ? last.nextElementSibling : parent.firstElementChild;
      while (follows?.classList.contains("gone")) follows = follows.nextElementSibling;
      if (element !== follows) parent.insertBefore(element, follows);
      last = element;
      if (isFresh && !inFresh) fresh.push(element);
      dress(element, shape);
      if (shape.handle) {
        const others = this.handles.get(shape.handle);
        if (others) others.push(element);
        else this.handles.set(shape.handle, [element]);
      }
      if (shape.kind === "g") {
        this.reconcile(element, shape.inside ?? [], visited, fresh, inFresh || isFresh);
      }
    }
    for (const old of nameless.slice(next)) old.remove();
  }

  private leave(element: SVGElement): void {
    if (!element.isConnected || element.parentElement?.closest(".gone")) return;
    if (!this.drawn || still()) {
      element.remove();
      return;
    }
    element.classList.add("gone");
    element.removeAttribute("data-handle");
    element.removeAttribute("data-key");
    const fading = element.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: FADE,
      fill: "forwards",
    });
    fading.onfinish = () => element.remove();
  }

  private animate(after: Map<string, Place>, fresh: SVGElement[], panels: Panel[]): void {
    const now = new Map<string, Matrix>();
    const here = (key: string): Matrix | undefined => {
      const svg = this.surfaces.get(key);
      if (!svg) return undefined;
      if (!now.has(key)) now.set(key, onPage(svg));
      return now.get(key);
    };
    const busy = new Set<string>();
    for (const { key, from, to, afar } of glides(this.before, after, (p) => this.lay.get(p), here)) {
      this.elements.get(key)?.animate([{ transform: css(from) }, { transform: css(to) }], {
        duration: afar ? GLIDE * 1.4 : GLIDE,
        easing: "cubic-bezier(.3, .1, .2, 1)",
      });
      if (afar) busy.add(after.get(key)!.panel);
    }
    for (const element of fresh) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
    }
    for (const panel of panels) {
      const host = busy.has(panel.key) && this.surfaces.get(panel.key)?.closest(".panel");
      if (!host) continue;
      host.classList.add("gliding");
      setTimeout(() => host.classList.remove("gliding"), GLIDE * 1.5);
    }
  }
}

function onPage(svg: SVGSVGElement): Matrix {
  const m = svg.getScreenCTM();
  if (!m) return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  return { a: m.a, b: m.b, c: m.c, d: m.d, e: m.e + scrollX, f: m.f + scrollY };
}

function make(kind: Shape["kind"]): SVGElement {
  return document.createElementNS(SVG, kind) as SVGElement;
}

function set(element: Element, name: string, value: string | number | undefined): void {
  if (value === undefined || value === "") {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, String(value));
  }
}

function dress(element: SVGElement, shape: Shape): void {
  const { kind, x = 0, y = 0, turn = 0, scale = 1 } = shape;
  let transform = x || y ? `translate(${x} ${y})` : "";
  if (turn) transform += ` rotate(${turn})`;
  if (scale !== 1) transform += ` scale(${scale})`;
  set(element, "transform", transform.trim());
  const lit = element.dataset["lit"] ? " lit" : "";
  set(element, "class", ((shape.class ?? "") + lit).trim());
  set(element, "data-handle", shape.handle);
  set(element, "data-tip", shape.tip);
  if (!lit) {
    set(element, "aria-label", shape.tip);
    set(element, "role", shape.tip ? "img" : undefined);
  }
  if (kind === "rect" || kind === "use") {
    set(element, "width", shape.w || undefined);
    set(element, "height", shape.h || undefined);
  }
  if (kind === "rect") set(element, "rx", shape.r || undefined);
  if (kind === "circle") set(element, "r", shape.r || undefined);
  if (kind === "path") set(element, "d", shape.d);
  if (kind === "use") set(element, "href", `#${shape.use}`);
  const words = `${shape.text ?? ""} `; // the blank parts the lines for those who hear them
  if (kind === "text" && element.textContent !== words) element.textContent = words;
}
