/** `<boardlab-board>`: a board in a frame of its own. Importing `boardlab/element` defines it. */
export interface BoardlabBoard extends HTMLElement {
  play(): void;
  pause(): void;
  /** Shows the position after so many moves; of the open case where none is named. Cases count from 1. */
  go(ply: number, index?: number): void;
  /** Shows another input. */
  load(what: { game: string; text: string; options?: string; limits?: string; case?: number; ply?: number }): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'boardlab-board': BoardlabBoard;
  }
}
