// How a position is drawn as SVG, and what is said of it.
import type { BoardCell } from '../../game/cells';

/** A part of a board: its first row and column, and how many it has. */
export type Window = { row: bigint; column: bigint; rows: number; columns: number };

/** How a position is drawn. Print is black on white, with patterns instead of tints. */
export type Look = {
  theme: 'light' | 'dark' | 'print';
  width: number;
  /** Whether it shows what the rules say of the moves to come. */
  values: boolean;
  window?: Window | null;
  /** The cell of a piece that is chosen. */
  chosen?: BoardCell | null;
  /** A cell that is asked about. */
  asked?: BoardCell | null;
};

/** What is said of a picture: its name, what a screen reader says of it, and what stands under it. */
export type Said = { title: string; sentence: string; caption: string };

/** A look as the engine reads it. */
export function lookWords({ theme, width, values, window, chosen, asked }: Look): string {
  const words = [`theme=${theme}`, `width=${width}`, `values=${values ? 'yes' : 'no'}`];
  if (window) words.push(`window=${[window.row, window.column, window.rows, window.columns]}`);
  if (chosen) words.push(`chosen=${[chosen.x, chosen.y]}`);
  if (asked) words.push(`asked=${[asked.x, asked.y]}`);
  return words.join(' ');
}
