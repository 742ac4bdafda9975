// The questions for a class about Pursuit.
import type { Cell, PursuitBoard } from '../../../engine/boundary';
import { count, NO_BREAK } from '../../../i18n/common';

const named = (about: Cell | undefined) => (about ? `(${about[1]},${NO_BREAK}${about[0]})` : '');

export const pursuitTeaching = {
  askMove: 'What is the next move?',
  askTruth: (about: Cell | undefined): string => `Can the fugitive go to ${named(about)} now?`,
  scored: ([catchers, fugitive]: [number, number]): string => `catchers ${catchers}, fugitive ${fugitive}`,
  due: ({ sideToMove, steps }: PursuitBoard): string =>
    sideToMove === 'catchers' ? 'Catchers to move.' : `Fugitive to move, at most ${count(steps, 'step', 'steps')}.`,
  questions: [
    'What is the next move, and why?',
    'To which other cells could that piece go?',
    'How far is the fugitive from the nearest catcher?',
  ],
  facts: {
    area: 'How many cells does the fugitive reach before any catcher?',
    next: 'On which cell does the fugitive end its next move?',
    reach: 'Name a cell to which the fugitive can move now.',
  },
};
