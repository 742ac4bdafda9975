// How a view moves over a board without end. Its origin is a bigint, and offsets from it are small numbers. A double alone
// could not tell cells apart that are far from the corner.

import type { BoardCell, View } from '../game/cells';
import type { Size } from './drawing';
import { clamp, type Point } from './geometry';

/** The largest and smallest scale, in pixels a cell. At the smallest a pixel shows a million cells. */
export const LARGEST = 320;
export const SMALLEST = 2 ** -20;
/** The last row and column. */
export const FARTHEST = 1n << 62n;
/** How far the view may go beyond the first row and column, in pixels. */
const BEYOND = 96;
/** A motion over more screens, or by a larger factor of scale, is replaced by a jump. */
const SCREENS = 40;
const SCALES = 64;

/** Adds a fraction to a whole number: the new whole number, and the rest, 0 <= rest < 1. */
function normalized(whole: bigint, part: number): [bigint, number] {
  const floor = Math.floor(part);
  // If the rest is just below 0, adding 1 rounds it to 1.
  return part - floor < 1 ? [whole + BigInt(floor), part - floor] : [whole + BigInt(floor) + 1n, 0];
}

function clamped(whole: bigint, part: number, cell: number): [bigint, number] {
  const least = normalized(0n, -BEYOND / cell);
  if (whole < least[0] || (whole === least[0] && part < least[1])) return least;
  return whole > FARTHEST ? [FARTHEST, 0] : [whole, part];
}

function at(cell: number, rows: [bigint, number], columns: [bigint, number]): View {
  const [x, down] = clamped(...normalized(...rows), cell);
  const [y, right] = clamped(...normalized(...columns), cell);
  return { x, y, cell, down, right };
}

/** The view moved by pixels: what was at (0, 0) is then at (-right, -down). */
export function panned({ x, y, cell, down, right }: View, pixelsRight: number, pixelsDown: number): View {
  return at(cell, [x, down + pixelsDown / cell], [y, right + pixelsRight / cell]);
}

/** The view scaled around a point, which is measured from the map's corner. */
export function zoomed(view: View, factor: number, around: Point): View {
  const cell = clamp(view.cell * factor, SMALLEST, LARGEST);
  const shift = 1 / view.cell - 1 / cell;
  return at(cell, [view.x, view.down + around.y * shift], [view.y, view.right + around.x * shift]);
}

/** The view that has a cell in its middle; `cell` pixels each. */
export function centredOn({ x, y }: BoardCell, cell: number, { width, height }: Size): View {
  // Whole pixels, so that cells of whole pixels have sharp edges and digits.
  const before = (length: number) => Math.round((length - cell) / 2) / cell;
  return at(cell, [x, -before(height)], [y, -before(width)]);
}

/** How far one view's corner is from another's, in cells. */
const apart = (a: View, b: View) => ({
  down: Number(b.x - a.x) + b.down - a.down,
  right: Number(b.y - a.y) + b.right - a.right,
});

/** A view on the way between two, along which a point that both show at one place stays there. */
export function between(from: View, to: View, t: number): View {
  if (t >= 1) return to;
  const cell = from.cell * (to.cell / from.cell) ** t;
  const share = from.cell === to.cell ? t : (1 / from.cell - 1 / cell) / (1 / from.cell - 1 / to.cell);
  const { down, right } = apart(from, to);
  return at(cell, [from.x, from.down + down * share], [from.y, from.right + right * share]);
}

/** Whether a person can follow the motion from one view to the other. */
export function near(from: View, to: View, { width, height }: Size): boolean {
  const { down, right } = apart(from, to);
  const cell = Math.max(from.cell, to.cell);
  const scales = cell / Math.min(from.cell, to.cell);
  const close = (cells: number, length: number) => Math.abs(cells * cell) < SCREENS * scales * length;
  return scales <= SCALES && close(down, height) && close(right, width);
}
