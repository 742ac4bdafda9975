// What a class is asked of Pursuit, and what its lesson says.
import type { Cell, PursuitBoard } from '../../../engine/boundary';
import { count } from '../../../i18n/common';

const named = (about: Cell | null) => (about ? `(${about[1]}, ${about[0]})` : '');

export const pursuitTeaching = {
  askMove: 'What is the next move?',
  askTruth: (about: Cell | null): string => `May the fugitive go to ${named(about)} now?`,
  due: ({ due, steps }: PursuitBoard): string =>
    due === 'catchers' ? 'The catchers are due.' : `The fugitive is due, ${count(steps, 'step', 'steps')} at most.`,
  questions: [
    'What is the next move, and why?',
    'Which other cells could the mover go to?',
    'How far is the fugitive from the nearest catcher?',
  ],
  lesson: [
    {
      title: 'One step',
      said: 'The fugitive of one step goes one cell to the left, right, up or down, or stays. Places are x, then y, from 0; y grows downwards.',
    },
    {
      title: 'Never diagonally',
      said: 'A step goes along one axis only. A slanting cell takes two of them.',
    },
    {
      title: 'A faster fugitive',
      said: 'This fugitive makes two steps a turn; its catchers always make one.',
    },
    {
      title: 'The edge of the square',
      said: 'On the square no step may leave the field. Here the fugitive stands at the left edge.',
    },
    {
      title: 'The torus has no edge',
      said: 'On the torus who leaves at the left comes in at the right, and so above and below. It is the same fugitive in the same place.',
    },
    {
      title: 'Through a catcher',
      said: 'A capture is tested only after the whole move: by the usual reading a fast fugitive may run through a catcher’s cell.',
    },
  ],
};
