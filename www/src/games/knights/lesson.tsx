import type { FunctionComponent } from 'preact';
import { type Introduced, lessonOf, type Position } from '../../board/teaching';
import type { Board, Cell, Explanation } from '../../engine/boundary';
import { knightsTeaching as w } from './messages/teaching-en';
import { Mex } from './panels/mex';

/** Every position of the lesson is in the first eight rows and columns. */
const CROP = 8;

/** The value of a cell, before there is a nim-sum. */
const Value: FunctionComponent<{ board: Board; why: Explanation }> = ({ board, why }) =>
  board.game === 'knights' && why.game === 'knights' ? <Mex board={board} why={why} /> : null;

const about = (knights: string, cell: Cell | null, answer: string, introduced: Introduced): Position => ({
  text: `1\n${knights}\n`,
  ply: 0,
  question: { kind: 'truth', about: cell },
  answer,
  crop: CROP,
  ...introduced,
});

/** Whether the player to move can win. */
const asked = (knights: string, answer: string, introduced: Introduced = {}) =>
  about(knights, null, answer, introduced);

export const lesson = lessonOf(
  [
    about('1\n3 3', [5, 4], 'false', { plain: true, selected: [3, 3] }),
    asked('2\n0 0\n0 2', 'true', { plain: true }),
    asked('1\n1 4', 'true', { plain: true, selected: [1, 4] }),
    asked('1\n3 3', 'false', { Evidence: Value }),
    asked('2\n4 6\n4 6', 'false', { Evidence: Value }),
    asked('2\n0 2\n3 3', 'true'),
    { text: '1\n2\n2 5\n3 5\n', ply: 0, question: { kind: 'move' }, answer: '1 (-1,-2)', crop: CROP },
  ],
  w.lesson,
);
