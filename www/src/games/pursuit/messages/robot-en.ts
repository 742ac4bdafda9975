// What the workshop says where a robot is written and tried.
import { count, number } from '../../../i18n/common';

const sides: readonly [string, string] = ['catchers', 'fugitive'];

export const robotWords = {
  heading: 'Write a robot',
  intro:
    'In JavaScript: a function robot from the text of the input file to the text of the output file. It runs in a closed box in your browser, with a second a turn; it can keep things in mind from turn to turn. It never runs by itself.',
  label: 'Code of the robot',
  placeholder: 'function robot(input) { … }',
  examples: 'Start from',
  example: { stand: 'Stand still', chase: 'Chase', flee: 'Run away' },
  open: 'Open',
  openTitle: 'Open a robot from a file',
  save: 'Save',
  saveTitle: 'Save the robot as a file',
  run: 'Play against all',
  runTitle: 'Both sides, every field, against the built-in strategies',
  stop: 'Stop',
  here: 'This match:',
  hereTitle: 'Play the match on the board with your robot; the other side by its strategy',
  sides,
  running: (done: number, all: number) => `${number(done)} of ${count(all, 'match', 'matches')}…`,
  playing: 'Playing…',
  done: (points: number, most: number) => `${number(points)} of ${number(most)} points.`,
  ended: (points: number, most: number) =>
    `Played: ${number(points)} of ${number(most)} points. The replay is on the board.`,
  lost: 'The engine stopped. Run it again.',
  fault: (line: number | null, message: string) => (line === null ? message : `Line ${number(line)}: ${message}`),
  table: 'Points of your robot',
  against: 'Against',
  of: (field: string): string => {
    const [torus, n, k, s] = field.split(' ');
    return `${torus === '1' ? 'Torus' : 'Square'} ${n} × ${n}, K ${k}, S ${s}`;
  },
  all: 'All',
  cell: (points: number, turns: number) => `${number(points)} of ${number(turns)} points. Watch this match`,
  forfeit: (points: number, turns: number) => `Forfeit: ${number(points)} of ${number(turns)} points. Watch this match`,
  legend: 'Points in each match; ! is a forfeit. Press one to watch the match.',
  console: 'console.log',
};

/** The comments in the robots to start from. They are read by people who write their first. */
export const exampleWords = {
  read: 'What the file says. x grows to the right, y downwards, both from 0.',
  place: 'Turn 0: catchers go along a diagonal, the fugitive as far from them as it can.',
  along: 'How far it is along one axis: on a torus the short way round.',
  best: 'The step after which the nearest catcher is farthest away, and where it leads.',
  go: 'Where a step leads; null off a square.',
  stand: 'Stand still. The shortest robot that plays by the rules.',
  robot: "A robot is a function from the input file's text to the output file's text.",
  count: 'Catchers say k pairs. The fugitive says one place, then s steps a turn.',
  corner: 'Turn 0 asks for places: catchers in the first corner, the fugitive in the last.',
  chase: 'Chase: every catcher steps towards the fugitive, along the longer way first.',
  flee: 'Run away: the fugitive takes each step to where the nearest catcher is farthest.',
};
