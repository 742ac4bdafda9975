import { lessonOf, type Position } from '../../board/teaching';
import type { Cell } from '../../engine/boundary';
import { pursuitTeaching as w } from './messages/teaching-en';

/** An input for the fugitive: the field, one catcher that makes one step, the fugitive's steps, and both cells. */
const due = (field: string, steps: number, places: string, about: Cell, answer: string): Position => ({
  text: `1\n${field}\n1 ${steps}\n20 1\n${places}\n`,
  ply: 0,
  question: { kind: 'truth', about },
  answer,
});

const SQUARE = '0 6';
const TORUS = '1 6';

export const lesson = lessonOf(
  [
    due(SQUARE, 1, '2 2\n4 4', [2, 3], 'true'),
    due(SQUARE, 1, '2 2\n4 4', [3, 3], 'false'),
    due(SQUARE, 2, '2 2\n5 5', [3, 3], 'true'),
    due(SQUARE, 1, '0 2\n4 4', [2, 5], 'false'),
    due(TORUS, 1, '0 2\n3 4', [2, 5], 'true'),
    due(SQUARE, 2, '2 2\n3 2', [2, 4], 'true'),
  ],
  w.lesson,
);
