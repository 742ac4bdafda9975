// The questions for a class about Robots.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common';

const named = (about: Cell | undefined) => (about ? cell(about) : '');

export const robotsTeaching = {
  askMove: 'Where does the strategy walk next?',
  askTruth: (about: Cell | undefined): string => `Does a walk to ${named(about)} survive the robots’ reply?`,
  questions: [
    'Where does the strategy walk next, and why?',
    'Which of the nine walks would lose at once?',
    'How many robots are left after the chosen walk, and how far is the nearest?',
  ],
  facts: {
    robots: 'How many robots are left on the board?',
    after: 'How many robots are left after the next move?',
    distance: 'How far is the nearest robot after the next move, in rows plus columns?',
    next: 'On which cell does the strategy stand after its next move?',
  },
};
