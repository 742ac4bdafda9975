// What a class is asked of Robots, and what its lesson says.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common';

const named = (about: Cell | null) => (about ? cell(about) : '');

export const robotsTeaching = {
  askMove: 'Where does the strategy walk next?',
  askTruth: (about: Cell | null): string => `Does a walk to ${named(about)} survive the robots’ reply?`,
  questions: [
    'Where does the strategy walk next, and why?',
    'Which of the nine walks would lose at once?',
    'How many robots are left after the chosen walk, and how far is the nearest?',
  ],
  lesson: [
    {
      title: 'They step after you',
      said: 'You stand in the middle. You walk one cell in any of eight directions, or stay; then every robot steps one cell towards you, diagonally too. If one reaches you, you have lost.',
    },
    {
      title: 'Two cells are enough',
      said: 'A robot three rows away steps only one of them. Staying is a walk like any other: it is weighed by the same rules.',
    },
    {
      title: 'Robots that meet are debris',
      said: 'Robots that come to one cell destroy each other and leave debris. No robot left: you have won. Several walks make these two meet; of equals the strategy takes the smallest row, then the smallest column.',
    },
    {
      title: 'First: as few robots as possible',
      said: 'Of the walks that survive, the strategy takes one that leaves the fewest robots after their reply. Only then does it ask how far they are.',
    },
    {
      title: 'Then: as far as possible',
      said: 'Of those it takes the walk after which the nearest robot is farthest. Distance counts rows and columns added, to the nearest robot alone.',
    },
    {
      title: 'Debris can be pushed',
      said: 'Walking onto debris pushes it one cell on. A robot under it is crushed; off the board or onto other debris it does not go. Look at the debris beside you.',
    },
  ],
};
