// Where rows stand when the two lines of a row stand under each other: a row that differs takes two lines, others one. Of rows that
// are not there yet one line is supposed.
import type { AlignedRow } from '../../engine/boundary';

export type Pages = ReadonlyMap<number, readonly AlignedRow[]>;

/** Whether both lines of a row are shown. */
export const isDouble = ({ row, expectedText, foundText }: AlignedRow): boolean =>
  row.kind !== 'same' && expectedText !== null && foundText !== null;

const doubles = (rows: readonly AlignedRow[]): number => rows.filter(isDouble).length;

/** The lines above a row. */
export function linesAbove(row: number, pages: Pages, page: number): number {
  let lines = row;
  for (const [nth, rows] of pages)
    if (nth * page < row) lines += doubles(nth * page + rows.length <= row ? rows : rows.slice(0, row - nth * page));
  return lines;
}

/** The row that a line belongs to. */
export function rowOfLine(line: number, count: number, pages: Pages, page: number): number {
  let [least, most] = [0, count];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (linesAbove(middle, pages, page) <= line) least = middle;
    else most = middle - 1;
  }
  return least;
}
