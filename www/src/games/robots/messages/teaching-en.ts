// The questions for a class about Robots, and the lesson.
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
      title: 'Robots follow you',
      said: 'You are in the middle. You walk one cell in any of eight directions, or stay. Then every robot steps one cell towards you, also diagonally. If one reaches you, you lose.',
    },
    {
      title: 'Staying is also a move',
      said: 'A robot three rows away comes only one row nearer. Staying is compared with the walks by the same rules.',
    },
    {
      title: 'Robots that meet become debris',
      said: 'Robots that enter the same cell destroy each other and leave debris. When no robot is left, you win. Several walks make these two robots meet. Among equal walks the strategy takes the smallest row, then the smallest column.',
    },
    {
      title: 'First: as few robots as possible',
      said: 'Of the walks that survive, the strategy takes one that leaves the fewest robots after their reply. Distances matter only between walks that leave equally many.',
    },
    {
      title: 'Then: as far as possible',
      said: 'Of these walks, it takes the one that keeps the nearest robot farthest away. The distance is the number of rows plus the number of columns to the nearest robot.',
    },
    {
      title: 'Debris can be pushed',
      said: 'Walking onto debris pushes it one cell further. If a robot is there, it is crushed. You cannot push it off the board or onto other debris. Look at the debris next to you.',
    },
  ],
};
