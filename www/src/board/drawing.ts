// How a board is drawn. A drawing shows what its scene says, and knows no rule of a game.

import type { Board, CellInfo, Explanation } from '../engine/boundary';
import type { BoardCell, Colours, Plan, Tile, View } from '../game/cells';
import type { Theme } from './theme';

/** In CSS pixels. */
export type Size = { width: number; height: number };

/** A rectangle on the canvas, in CSS pixels from its top left corner. */
export type Box = Size & { left: number; top: number };

/** What is drawn. `Overlay` is what a game adds to it. */
export type Scene<B, Overlay = unknown> = {
  before: B | null;
  after: B;
  progress: number; // 0..1 through the step before -> after; 1 = at rest
  size: Size;
  theme: Theme;
  view: View;
  zooming?: boolean; // whether the scale was another in the frame before: what a new scale makes slow is drawn roughly
  tiles: ReadonlyMap<string, Uint8Array>; // by key, row by row
  colours: Colours; // what a map's colours mean
  hints: boolean; // whether the evidence is shown
  explanation: Explanation | null; // the evidence of the move that comes after `after`
  hovered: BoardCell | null; // under the pointer
  cursor: BoardCell | null; // the keyboard's cell, or the one clicked last
  selected: BoardCell | null; // the piece that is being moved
  plan?: Plan; // the parts of the next move that are chosen
  cellInfo?: CellInfo | null; // the engine's answer for the selected piece, else for the active cell
  previewMove: string | null; // the candidate move that is active in a panel
  highlight?: readonly [number, number] | null; // what a panel points at
  overlay?: Overlay | null;
  previewBoard: B | null; // where the active candidate would lead
};

/** Draws the boards of one game. It reads nothing but its arguments, so that it also runs in a worker. */
export interface Drawing<B, Overlay = unknown> {
  /** Whether the view pans and zooms: true for a board without end. */
  readonly pannable: boolean;
  /** The space for coordinates at the left and at the top, in CSS pixels; the same for every view. */
  readonly rim: { left: number; top: number };
  /** The width divided by the height that the board needs; null if it fits any. */
  aspectRatio(board: B): number | null;
  /** The view that is shown until a person chooses another. */
  defaultView(board: B, size: Size): View;
  /** Whether the piece that moved last is outside a default view, so that the view has to follow it. */
  needsNewView(board: B, view: View, size: Size): boolean;
  /**
   * So many rows and columns of a board without end: the first ones as long as they hold every piece, else those around the pieces.
   * The canvas that they fill, and its view.
   */
  cropped?(container: Size, cells: number, board: B): { size: Size; view: View };
  /**
   * The view of what is around the piece that a person moves, for narrow screens on which the cells of the whole board would be
   * small. `before`: the one that is shown. `cells`: how many rows and columns a lesson shows; null = as many as serve. Left out if
   * the whole board always serves.
   */
  closeUp?(board: B, size: Size, before: View | null, cells: number | null): View;
  /** The map tiles that a view needs, the most urgent first. */
  wantedTiles(view: View, size: Size): Tile[];
  /** Draws a scene. `ctx` is already scaled by devicePixelRatio. Returns true if another frame is needed to finish. */
  // biome-ignore lint/suspicious/noConfusingVoidType: one that always finishes returns nothing
  draw(ctx: CanvasRenderingContext2D, scene: Scene<B, Overlay>): boolean | void;
  /** The rectangle of a cell. */
  cellBox(scene: Scene<B>, cell: BoardCell): Box;
}

/** The drawing of a game that is known only at run time. */
export type AnyDrawing = Drawing<Board>;
