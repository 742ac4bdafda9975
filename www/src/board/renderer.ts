// What a board renderer is. It draws what the data says and knows no rule of a game.

import type { Board, CellInfo, Explanation } from '../engine/boundary';
import type { BoardCell, Colours, Plan, Tile, View } from '../store/cells';
import type { Theme } from './theme';

export { sameCell, toBoardCell, toCell } from '../store/cells';
export type { BoardCell, Colours, Plan, Tile, View };

/** CSS pixels. */
export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** `Overlay`: what a game adds to it. */
export type Scene<B, Overlay = unknown> = {
  before: B | null;
  after: B;
  t: number; // 0..1 through the step before -> after; 1 = at rest
  size: Size;
  theme: Theme;
  view: View;
  tiles: ReadonlyMap<string, Uint8Array>; // by key, row by row
  colours: Colours; // what a map's colours mean
  hints: boolean; // whether the evidence is shown
  why: Explanation | null; // the evidence of the move that comes after `after`
  hovered: BoardCell | null; // under the pointer
  cursor: BoardCell | null; // the keyboard's cell, or the one clicked last
  selected: BoardCell | null; // the piece that is being moved
  plan?: Plan; // the parts of the next move that are chosen
  cellInfo?: CellInfo | null; // the engine's answer for the piece in hand, else for the cell that is looked at
  previewMove: string | null; // the candidate move that is looked at in a panel
  highlight?: readonly [number, number] | null; // what a panel points at
  overlay?: Overlay | null;
  previewBoard: B | null; // where the candidate that is looked at would lead
};

/** What choosing a cell does: it makes a move or a part of one, takes a piece in hand, or only looks; `ask`: what the
 * engine says of a cell decides. */
export type CellAction =
  | { kind: 'move'; move: string }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'hold' }
  | { kind: 'ask'; place: BoardCell }
  | { kind: 'look' };

/** What is said of a cell. `rule` is the ruling behind it. */
export type CellDescription = { title: string; text: string; rule: string | null };

export interface Renderer<B, Overlay = unknown> {
  /** Whether the view pans and zooms: a board without end. */
  readonly pannable: boolean;
  /** Whether the engine is asked about the piece in hand rather than about the cell that is looked at. */
  readonly asksHand?: boolean;
  /** The room for coordinates at the left and the top, in pixels; the same for every view, or the map would jump. */
  readonly rim: { left: number; top: number };
  /** The width/height it wants; null = any. */
  aspect(board: B): number | null;
  /** The view that shows what matters. */
  view(board: B, size: Size): View;
  /** Whether the piece that moved last has left a view that nobody chose. */
  strayed(board: B, view: View, size: Size): boolean;
  /** Cells a side; null = no end. */
  bounds(board: B): { rows: number; columns: number } | null;
  /** The values wanted from the engine, the most urgent first. */
  tiles(view: View, size: Size): Tile[];
  /** Pure; ctx is already scaled by devicePixelRatio. True: not finished, another frame is wanted. */
  // biome-ignore lint/suspicious/noConfusingVoidType: one that always finishes returns nothing
  draw(ctx: CanvasRenderingContext2D, scene: Scene<B, Overlay>): boolean | void;
  /** The cell under a point. */
  place(scene: Scene<B>, x: number, y: number): BoardCell | null;
  /** Where a cell is on the canvas. */
  box(scene: Scene<B>, place: BoardCell): Box;
  /** Whether going over an edge leads to the opposite one. */
  wraps?(board: B): boolean;
  /** What choosing a cell does; `look` is the engine's answer where it was asked for. */
  pick(
    board: B,
    why: Explanation | null,
    selected: BoardCell | null,
    place: BoardCell,
    plan: Plan,
    look?: CellInfo | null,
  ): CellAction;
  /** The candidate move that a cell stands for; null if it stands for none. */
  candidate(board: B, why: Explanation | null, selected: BoardCell | null, place: BoardCell): string | null;
  /** Where the keyboard begins. */
  home(board: B): BoardCell;
  /** What a cell is, and why (not) there: for the panel and the bubble. */
  tell(
    board: B,
    why: Explanation | null,
    selected: BoardCell | null,
    place: BoardCell,
    look: CellInfo | null,
  ): CellDescription;
  /** What the game's overlay says of a cell; '' if nothing. */
  remark?(overlay: Overlay, board: B, place: BoardCell): string;
  /** The position as text for a screen reader. */
  describe(board: B): string;
}

/** A renderer whose game is known only when the page runs. */
export type AnyRenderer = Renderer<Board>;
