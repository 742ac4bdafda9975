import { lessonOf, type Position } from '../../board/teaching';
import { jankenTeaching as w } from './messages/teaching-en';

/** A map of water, except for the rows that are given by their letters. */
function map(rows: Record<string, string>): string {
  const lengths = [5, 6, 7, 8, 9, 8, 7, 6, 5];
  return lengths.map((cells, row) => rows['ABCDEFGHI'[row] ?? ''] ?? Array(cells).fill('U').join(' ')).join('\n');
}

const judged = (rows: Record<string, string>, units: string, order: string, answer: string): Position => ({
  text: `1\n${map(rows)}\n${units}\n1\n${order}\n`,
  ply: 0,
  question: { kind: 'truth', about: null },
  answer,
});

/** Land in the corner, for a unit of the other side. */
const A = 'F U U U U';

export const lesson = lessonOf(
  [
    judged({ A, E: 'F F F F F F F W H' }, '1 1\nG E1\nG A5', 'E1 E8', 'true'),
    judged({ A, E: 'F F F F F F F W H' }, '1 1\nG E1\nG A5', 'E1 E9', 'false'),
    judged({ A, E: 'U U U U F F F F U' }, '3 1\nG E5\nM E6\nG E7\nG A5', 'E5 E8', 'true'),
    judged({ A, E: 'U U U U F F U U U' }, '2 1\nG E5\nM E6\nG A5', 'E5 E6', 'false'),
    judged({ A, E: 'U U U U F U F U U' }, '1 1\nG E5\nG A5', 'E5 E7', 'false'),
    judged({ D: 'U U U U U F U U', E: 'U U U F F F F U U' }, '1 1\nG E4\nM D7', 'E4 E6', 'true'),
  ],
  w.lesson,
);
