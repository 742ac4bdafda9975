// The words about Pursuit in the panels that all games share.
import { count, number } from '../../../i18n/common';
import type { GameFaults } from '../../../i18n/faults-common';

const faults: GameFaults<'pursuit'> = {
  fields: {
    role: () => 'R, the robot’s role',
    fieldKind: () => 'F, the kind of board',
    fieldSide: () => 'N, the side of the board',
    catcherCount: () => 'K, the number of catchers',
    stepCount: () => 'S, the fugitive’s steps per turn',
    turnCount: () => 'L, the number of turns',
    turn: () => 'T, the turn',
    fugitiveX: () => 'x of the fugitive',
    fugitiveY: () => 'y of the fugitive',
    catcherX: (index) => `x of catcher ${number(index - 1)}`,
    catcherY: (index) => `y of catcher ${number(index - 1)}`,
    robotName: (index) =>
      index === 1 ? 'r0, the folder of the catchers’ robot' : 'r1, the folder of the fugitive’s robot',
    points: (index) => (index === 1 ? 'the catchers’ points' : 'the fugitive’s points'),
    scoreColon: () => 'the colon between the points',
    moveNumber: (index) => `the numbers of move ${number(index)}`,
    programOutput: (index) => `the robot’s output in move ${number(index)}`,
  },
  notations: {
    notPlaced: ({ value }) => `${value}: -1, because it is not placed yet`,
    replayMove: ({ index }) => `line ${number(index)} of the replay`,
  },
  occupants: {},
  fixes: {
    writeNotPlaced:
      'On turn 0 the fugitive has no cell yet: write -1 -1. The catchers have none either until they are placed.',
    replayLine: 'A line of a replay contains the numbers of one move, or “!” and what the robot wrote.',
  },
  refusals: {
    numbers: ({ expected: due, found: said }) => `Expected ${count(due, 'number', 'numbers')}, found ${number(said)}.`,
    outOfRange: ({ number: nth, min, max }) => `Number ${number(nth)} must be from ${number(min)} to ${number(max)}.`,
    notPlaced:
      'In a match file the robots place the pieces. To place them yourself, use a turn file, such as the sample from the statement.',
    diagonal: ({ number: nth }) =>
      `Numbers ${number(nth)} and ${number(nth + 1)} make a diagonal step: one of the two must be 0.`,
    offField: ({ number: nth }) => `Numbers ${number(nth)} and ${number(nth + 1)} make a step off the square.`,
  },
};

export const pursuitTerms = {
  /** Of the legend, by their classes. */
  signs: {},
  /** An event on the timeline, and in the legend. */
  events: {
    caught: { spoken: 'caught', legend: 'Caught' },
    escaped: { spoken: 'escaped', legend: 'All turns played' },
    fault: { spoken: 'error', legend: 'Error' },
  },
  /** What a click puts on the board while it is edited. */
  tools: {
    catcher: 'Add catcher',
    fugitive: 'Place fugitive',
  },
  /** The size of an input. */
  sizes: {
    catcher: (all: number) => count(all, 'catcher', 'catchers'),
    cell: (all: number) => count(all, 'cell', 'cells'),
    move: (all: number) => count(all, 'move', 'moves'),
  },
  programNote:
    'The input here is the whole text in the editor: for a turn file, the output is the move. A robot plays whole matches in the robot workshop.',
  /** What the parts of an input mean, and why a move is refused. */
  faults,
};
