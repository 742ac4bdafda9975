// The questions for a class about Pursuit, and the lesson.
import type { Cell, PursuitBoard } from '../../../engine/boundary';
import { count } from '../../../i18n/common';

const named = (about: Cell | null) => (about ? `(${about[1]}, ${about[0]})` : '');

export const pursuitTeaching = {
  askMove: 'What is the next move?',
  askTruth: (about: Cell | null): string => `Can the fugitive go to ${named(about)} now?`,
  due: ({ sideToMove, steps }: PursuitBoard): string =>
    sideToMove === 'catchers' ? 'Catchers to move.' : `Fugitive to move, at most ${count(steps, 'step', 'steps')}.`,
  questions: [
    'What is the next move, and why?',
    'To which other cells could that piece go?',
    'How far is the fugitive from the nearest catcher?',
  ],
  lesson: [
    {
      title: 'One step',
      said: 'This fugitive has one step per turn: one cell left, right, up or down, or it stays. A cell is written as (x, y). Both count from 0; x grows to the right, y downwards.',
    },
    {
      title: 'Never diagonally',
      said: 'A step goes along one axis only. A diagonal cell takes two steps.',
    },
    {
      title: 'A faster fugitive',
      said: 'This fugitive makes two steps per turn. Catchers always make one.',
    },
    {
      title: 'The edge of the square',
      said: 'On a square, no step can leave the board. Here the fugitive is at the left edge.',
    },
    {
      title: 'The torus has no edge',
      said: 'On a torus, a step across the left edge enters at the right edge, and a step across the top enters at the bottom. The fugitive is in the same cell as before.',
    },
    {
      title: 'Through a catcher',
      said: 'A capture is checked only after the whole move. Unless the match says otherwise, a fast fugitive can pass through a catcher’s cell.',
    },
  ],
};
