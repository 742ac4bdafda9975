// Where the tiles of Solitaire Chess are on the canvas.

import type { Box, Size } from '../../../board/drawing';
import { boxOf, type Grid, type Point } from '../../../board/geometry';
import type { Cell } from '../../../engine/boundary';
import { SIDE } from '../position';

/** The space around the tiles, in tiles: coordinates at the left and at the top, the current rule below. */
const ROOM = { left: 0.36, top: 0.36, right: 0.08, bottom: 0.66 };
const WIDE = ROOM.left + SIDE + ROOM.right;
const HIGH = ROOM.top + SIDE + ROOM.bottom;
export const ASPECT = WIDE / HIGH;

export function gridOf({ width, height }: Size): Grid {
  const cell = Math.max(1, Math.floor(Math.min(width / WIDE, height / HIGH)));
  const left = Math.round((width - cell * WIDE) / 2 + cell * ROOM.left);
  const top = Math.round((height - cell * HIGH) / 2 + cell * ROOM.top);
  return { left, top, cell, rows: SIDE, columns: SIDE };
}

/** The line below the tiles with the current rule: the middle of its piece, the start and width of its text. */
export function ruleLine({ left, top, cell }: Grid): { figure: Point; words: Point; width: number } {
  const y = top + (SIDE + 0.36) * cell;
  const words = { x: left + 0.66 * cell, y };
  return { figure: { x: left + 0.32 * cell, y }, words, width: left + SIDE * cell - words.x };
}

export const cellBox = (size: Size, at: Cell): Box => boxOf(gridOf(size), at);
