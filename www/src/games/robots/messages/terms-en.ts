// The words about Robots in the panels that all games share.
import { count, number } from '../../../i18n/common';
import type { GameFaults } from '../../../i18n/faults-common';

const faults: GameFaults<'robots'> = {
  fields: {
    robotCount: () => 'the number of robots',
    teleportCount: () => 'the number of teleports',
    robotRow: (index) => `the row of robot ${number(index)}`,
    robotColumn: (index) => `the column of robot ${number(index)}`,
    teleportRow: (index) => `the row of teleport ${number(index)}`,
    teleportColumn: (index) => `the column of teleport ${number(index)}`,
  },
  notations: {},
  occupants: { you: () => 'the cell where you start' },
  fixes: {},
  refusals: {
    robotThere: 'A robot stands there.',
    debrisThere: 'Debris lies there.',
    youThere: 'You already stand there.',
    pushOffBoard: 'Debris cannot be pushed off the board.',
    pushOntoDebris: 'Debris cannot be pushed onto other debris.',
    used: 'This teleport has already been used.',
  },
};

export const robotsTerms = {
  /** Of the legend, by their classes. */
  signs: {
    you: 'You',
    robot: 'Robot',
    debris: 'Debris',
    teleport: 'Teleport',
    choice: 'Next move',
    safe: 'Safe',
    deadly: 'Loses at once',
    barred: 'Not allowed',
    threatened: 'Within a robot’s reach',
  },
  /** An event on the timeline, and in the legend. */
  events: {
    kill: { spoken: 'robots destroyed', legend: 'Destroyed' },
    teleport: { spoken: 'teleport', legend: 'Teleport' },
    won: { spoken: 'won', legend: 'Won' },
    lost: { spoken: 'lost', legend: 'Lost' },
  },
  /** What a click puts on the board while it is edited. */
  tools: {
    robot: 'Add robot',
    teleport: 'Add teleport',
  },
  /** The size of an input. */
  sizes: {
    robot: (all: number) => count(all, 'robot', 'robots'),
    teleport: (all: number) => count(all, 'teleport', 'teleports'),
  },
  /** What the parts of an input mean, and why a move is refused. */
  faults,
};
