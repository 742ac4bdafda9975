import { lessonOf, type Position } from '../../board/teaching';
import type { Cell } from '../../engine/boundary';
import { solitaireTeaching as w } from './messages/teaching-en';

/** A board of ones with some exceptions; then what was removed, and the replies. */
const played = (row: string, moves: string, ply: number, about: Cell, answer: string): Position => {
  const ones = Array(6).fill('1 1 1 1 1 1');
  return {
    text: `${[...ones.slice(0, 2), row, ...ones.slice(3)].join('\n')}\n${moves}0 0\n`,
    ply,
    question: { kind: 'truth', about },
    answer,
  };
};

const ONES = '1 1 1 1 1 1';

export const lesson = lessonOf(
  [
    played(ONES, '4 3 1\n', 0, [0, 5], 'true'),
    played(ONES, '4 3 1\n', 2, [3, 4], 'false'),
    played('1 1 2 1 1 1', '3 3 1\n', 2, [4, 4], 'true'),
    played('1 1 torn 1 1 1', '3 3 1\n', 2, [2, 4], 'false'),
    played('1 1 dam 1 1 1', '3 3 1\n', 2, [5, 5], 'true'),
    played('1 1 springare 1 1 1', '3 3 1\n', 2, [4, 3], 'true'),
  ],
  w.lesson,
);
