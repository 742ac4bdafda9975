// What a position is that a program has printed or a task has drawn, and what is told where one is wrong.
import type { Place } from '../boundary';

/** A place `[row, column]`, from 0. */
export type At = readonly [number, number];
type Area = { kind?: string; at: At[] };

/** A scene, as docs/scenes.md has it; the engine has read it before the page sees it. */
export type Scene = {
  title?: string;
  board: {
    rows: number;
    columns: number;
    shape?: string;
    rowLabels?: string;
    columnLabels?: string;
    origin?: [string, string];
  };
  crop?: readonly [number, number, number, number];
  cells?: Area[];
  pieces?: { at: At; name: string; kind?: string; state?: string }[];
  outside?: string[];
  texts?: { text: string; at: At[] }[];
  highlights?: Area[];
  sentence?: string;
  score?: string;
  event?: string;
};

/**
 * What is wrong in a line that should be a scene. `line`: which of the output, from 1; `at`: where in it, in UTF-16 units. `of`: what a
 * task has found wrong instead: in its input, at a place of it; or the module itself, which failed with the words in `found`, or is not
 * at the address there.
 */
export type Misprint = {
  of?: 'input' | 'module' | 'address';
  line: number;
  at: number;
  field: string;
  expected: string;
  found: string;
  fix?: string;
  place?: Place;
  /** What was printed there. */
  near?: string;
  /** Whether there are positions before it. */
  isLater?: boolean;
};
