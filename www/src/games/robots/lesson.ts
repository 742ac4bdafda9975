import { lessonOf } from '../../board/teaching';
import { robotsTeaching as w } from './messages/teaching-en';

const chase = (robots: string, counts: string) => `${counts}\n${robots}\n0 0\n`;

export const lesson = lessonOf(
  [
    { text: chase('13 15', '1 0'), ply: 0, question: { kind: 'truth', about: [13, 14] }, answer: 'false' },
    { text: chase('12 15', '1 0'), ply: 0, question: { kind: 'truth', about: [14, 14] }, answer: 'true' },
    { text: chase('17 16\n17 15', '2 0'), ply: 0, question: { kind: 'move' }, answer: 'N' },
    { text: chase('12 15\n12 14\n15 13', '3 0'), ply: 0, question: { kind: 'move' }, answer: 'N' },
    { text: chase('13 12\n13 15', '2 0'), ply: 0, question: { kind: 'move' }, answer: 'SW' },
    { text: chase('17 14\n15 14\n17 12', '3 0'), ply: 1, question: { kind: 'move' }, answer: 'W' },
  ],
  w.lesson,
);
