import { lessonOf, type Position } from '../../board/teaching';
import { knightsTeaching as w } from './messages/teaching-en';

const asked = (knights: string, answer: string): Position => ({
  text: `1\n${knights}\n`,
  ply: 0,
  question: { kind: 'truth', about: null },
  answer,
});

export const lesson = lessonOf(
  [
    asked('2\n0 0\n0 2', 'true'),
    asked('1\n1 4', 'true'),
    asked('1\n3 3', 'false'),
    asked('2\n4 6\n4 6', 'false'),
    asked('2\n0 2\n3 3', 'true'),
    { text: '1\n2\n2 5\n3 5\n', ply: 0, question: { kind: 'move' }, answer: '1 (-1,-2)' },
  ],
  w.lesson,
);
