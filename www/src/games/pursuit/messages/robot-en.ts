// The words of the workshop, where a robot is written and tested.
import { count, number } from '../../../i18n/common';

const sides: readonly [string, string] = ['catchers', 'fugitive'];

export const robotWords = {
  intro: {
    javascript:
      'A robot is a program that plays one side. Write it as a JavaScript function named robot. In each turn it gets the current position as text, in the statement’s input format, and returns its move as text, in the statement’s output format. It runs in a sandbox in your browser, with one second per turn, and only when you start it. Variables that are declared outside the function keep their values between turns.',
    python:
      'A robot is a program that plays one side. It is started every turn. Its two arguments are the names of the input file and of the output file. It runs in a sandbox in your browser, with one second per turn, and only when you start it. Other files that it writes to its folder are there in the next turn, up to 400,000 bytes in all.',
    wasm: 'A robot is a program that plays one side, here a WebAssembly module for WASI, preview 1. It is started every turn. Its two arguments are the names of the input file and of the output file. It runs in a sandbox in your browser, with one second per turn, and only when you start it. Other files that it writes to its folder are there in the next turn, up to 400,000 bytes in all.',
  },
  label: 'Code of the robot',
  examples: 'Templates',
  example: { stand: 'Stand still', chase: 'Chase', flee: 'Run away' },
  save: 'Save',
  saveTitle: 'Save the robot as a file',
  run: 'Play all matches',
  runTitle: 'Play both sides on every test board against each built-in strategy',
  stop: 'Stop',
  here: 'Play this match with your robot as:',
  hereTitle: 'Play the match on the board: your robot plays this side, the strategy the other',
  sides,
  /** The list goes on with `person`. */
  playAgainst: 'Play against it yourself as…',
  person: { catchers: 'the catchers', fugitive: 'the fugitive' },
  playingAgainst: {
    catchers: 'You are the catchers: make your moves on the board. Your robot answers as the fugitive.',
    fugitive: 'You are the fugitive: make your moves on the board. Your robot answers as the catchers.',
  },
  over: (points: number, most: number) =>
    `The match is over. Your robot has ${number(points)} of ${number(most)} points.`,
  running: (done: number, all: number) => `${number(done)} of ${count(all, 'match', 'matches')}…`,
  playing: 'Playing…',
  done: (points: number, most: number) => `Your robot has ${number(points)} of ${number(most)} points.`,
  ended: (points: number, most: number) => `${number(points)} of ${number(most)} points. The replay is on the board.`,
  lost: 'The engine stopped. Run it again.',
  fault: (line: number | null, message: string) => (line === null ? message : `Line ${number(line)}: ${message}`),
  table: 'Points of your robot',
  plays: 'Your robot plays',
  opponent: 'Opponent:',
  of: (field: string): string => {
    const [torus, n, k, s] = field.split(' ');
    return `${torus === '1' ? 'Torus' : 'Square'} ${n} × ${n}, ${count(Number(k), 'catcher', 'catchers')}, a fugitive with ${count(Number(s), 'step', 'steps')} per turn`;
  },
  all: 'All',
  cell: (points: number, turns: number) => `${number(points)} of ${number(turns)} points. Watch this match`,
  forfeit: (points: number, turns: number) => `Forfeit: ${number(points)} of ${number(turns)} points. Watch this match`,
  legend:
    'Points in each match, at most one per turn; ! is a forfeit. The opponents are built-in strategies; each can play either side. Choose a number to watch its match with the reasons for every move.',
  console: 'Standard error',
  /** `name`: of the output file. */
  noFile: (name: string) => `The program wrote no file named ${name}.`,
  /** `script`: the file that starts it. `command`: what plays it on the command line. */
  java: (script: string, command: string) =>
    `Java does not run in this page. The command line plays it: write these two lines to the file ${script}, make it executable, then run “${command}”.`,
};

/** The comments in the example robots. They are read by people who write their first robot. */
export const exampleWords = {
  read: 'Read the file. x grows to the right, y downwards, both from 0.',
  place: 'Turn 0: place the catchers on a diagonal, and the fugitive as far from them as possible.',
  along: 'The distance along one axis; on a torus, the shorter way round.',
  best: 'The step that keeps the nearest catcher farthest away, and where it leads.',
  go: 'Where a step leads; null if it leaves the square.',
  stand: 'Stand still. The shortest robot that plays by the rules.',
  robot: "A robot is a function from the input file's text to the output file's text.",
  count: 'Catchers print k pairs. The fugitive prints one cell, then s steps per turn.',
  corner: 'Turn 0 is the placement: catchers in the first corner, the fugitive in the last.',
  chase: 'Chase: every catcher steps towards the fugitive, along the longer distance first.',
  flee: 'Run away: each step of the fugitive keeps the nearest catcher farthest away.',
};
