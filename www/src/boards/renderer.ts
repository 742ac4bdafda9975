// What a board renderer is. It draws what the data says and knows no rule of a game.

import type { Cell, Why } from '../boundary';
import type { Theme } from '../theme';

/** CSS pixels. */
export type Size = { width: number; height: number };

/** Knights: the top-left cell (x row, y column) and pixels per cell. Robots ignores it. */
export type View = { x: bigint; y: bigint; cell: number };

/** width = columns, height = rows. */
export type Region = { x: bigint; y: bigint; width: number; height: number };

export type Scene<B> = {
  before: B | null;
  after: B;
  t: number; // 0..1 through the step before -> after; 1 = at rest
  size: Size;
  theme: Theme;
  view: View;
  region: (Region & { bytes: Uint8Array }) | null; // bytes row by row
  hover: Cell | null; // as `cell` gives them: a cell of the board or,
  focus: Cell | null; // on a map without end, rows and columns from the view's corner
  why: Why | null; // the evidence of the move that comes after `after`
};

export interface Renderer<B> {
  /** The width/height it wants; null = any. */
  aspect(board: B): number | null;
  /** The default view. */
  view(board: B, size: Size): View;
  /** The Grundy bytes wanted from the engine. */
  needs(board: B, view: View, size: Size): Region | null;
  /** Pure; ctx is already scaled by devicePixelRatio. */
  draw(ctx: CanvasRenderingContext2D, scene: Scene<B>): void;
  /** The cell under a point, for hover and focus. */
  cell(scene: Scene<B>, x: number, y: number): Cell | null;
  /** A move's notation for a click, or null. */
  pick(scene: Scene<B>, x: number, y: number): string | null;
  /** The position as text for a screen reader. */
  describe(board: B): string;
}
