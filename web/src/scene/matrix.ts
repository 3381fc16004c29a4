// Plane transformations, written as SVG writes them: matrix(a b c d e f).

import type { Shape } from "../protocol";

export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export const STILL: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** First *n*, then *m*. */
export function times(m: Matrix, n: Matrix): Matrix {
  return {
    a: m.a * n.a + m.c * n.b,
    b: m.b * n.a + m.d * n.b,
    c: m.a * n.c + m.c * n.d,
    d: m.b * n.c + m.d * n.d,
    e: m.a * n.e + m.c * n.f + m.e,
    f: m.b * n.e + m.d * n.f + m.f,
  };
}

export function inverse(m: Matrix): Matrix {
  const det = m.a * m.d - m.b * m.c;
  if (Math.abs(det) < 1e-12) return STILL;
  return {
    a: m.d / det,
    b: -m.b / det,
    c: -m.c / det,
    d: m.a / det,
    e: (m.c * m.f - m.d * m.e) / det,
    f: (m.b * m.e - m.a * m.f) / det,
  };
}

/** Where a shape lies inside the group that holds it. */
export function placed(shape: Shape): Matrix {
  const scale = shape.scale ?? 1;
  const turn = ((shape.turn ?? 0) * Math.PI) / 180;
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  return { a: cos, b: sin, c: -sin, d: cos, e: shape.x ?? 0, f: shape.y ?? 0 };
}

export function same(m: Matrix, n: Matrix, slack = 0.01): boolean {
  return (
    Math.abs(m.e - n.e) < slack * 10 &&
    Math.abs(m.f - n.f) < slack * 10 &&
    Math.abs(m.a - n.a) < slack &&
    Math.abs(m.b - n.b) < slack &&
    Math.abs(m.c - n.c) < slack &&
    Math.abs(m.d - n.d) < slack
  );
}

export function css(m: Matrix): string {
  return `matrix(${[m.a, m.b, m.c, m.d, m.e, m.f].map((n) => +n.toFixed(5)).join(", ")})`;
}
