// The polyomino in hand: its eight ways, and which action puts it where the pointer is.
// Ways 0 to 3 are quarter turns clockwise; 4 to 7 are mirrored left to right, then turned.

import type { Choice, Piece } from "../protocol";

/** After a quarter turn clockwise. */
export function turned(way: number): number {
  return (way & 4) | ((way + 1) & 3);
}

/** After mirroring left to right what lies there now. */
export function mirrored(way: number): number {
  return (way ^ 4) & 4 ? 4 | ((4 - (way & 3)) & 3) : (4 - (way & 3)) & 3;
}

export interface Cell {
  row: number;
  column: number;
}

/** The cell that a handle such as "cell:3:11" names, if it is one of the piece's grid. */
export function cellOf(handle: string, piece: Piece): Cell | null {
  const grid = `${piece.grid ?? "cell"}:`;
  if (!handle.startsWith(grid)) return null;
  const [row, column, more] = handle.slice(grid.length).split(":").map(Number);
  if (more !== undefined || !Number.isInteger(row) || !Number.isInteger(column)) return null;
  return { row: row!, column: column! };
}

export function handleOf(cell: Cell, piece: Piece): string {
  return `${piece.grid ?? "cell"}:${cell.row}:${cell.column}`;
}

/** The cells the piece covers with its anchor on *cell*. */
export function covered(piece: Piece, way: number, cell: Cell): Cell[] {
  return (piece.cells[way] ?? []).map(([row, column]) => ({
    row: cell.row + row,
    column: cell.column + column,
  }));
}

/** The action that puts the piece there in that way, if there is one. */
export function fitting(legal: Choice[], way: number, cell: Cell): Choice | null {
  const fits = ({ spot }: Choice): boolean =>
    !!spot && spot.row === cell.row && spot.column === cell.column && spot.ways.includes(way);
  return legal.find(fits) ?? null;
}
