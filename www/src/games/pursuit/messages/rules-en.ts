// The rules panel's text for Pursuit.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { PursuitRule } from '../rule-ids';

const house = { line: '', slip: null, ground: 'house' } as const;

export const pursuit: GameRules = {
  task: [
    'A fugitive and K catchers stand on a field of N by N cells: a square, or a torus, which is the square with opposite edges glued. A catcher steps one cell a turn, the fugitive S cells. The fugitive is caught when it is in a cell with a catcher.',
    'First the catchers choose their cells, then the fugitive, which sees them. Then they move in turns, catchers first. The catchers want it soon, the fugitive late: each turn without capture is a point for it, and each turn left at the capture is one for them.',
  ],
  input:
    'A robot’s file is what a program is given in one turn: its role R (0 catchers, 1 fugitive), F (0 square, 1 torus) and N (3 to 100), K and S, L and the turn T, the fugitive’s x y, then x y of every catcher. Its output here is what the strategy answers. An engine file is a whole match: F, N, K, S, L and the names of two robots. Its output here is the replay: what both sides said, line by line, and the score. A replay may be pasted as well. The second number tells the two kinds apart.',
  example: {
    input: [
      { line: '1', note: 'R: the fugitive is to answer. This is the statement’s example 3.' },
      { line: '0 10', note: 'F and N: a square, ten cells a side.' },
      { line: '2 3', note: 'K and S: two catchers; the fugitive takes three steps a turn.' },
      { line: '100 1', note: 'L and T: a hundred turns; this is turn 1.' },
      { line: '3 3', note: 'The fugitive: x 3, y 3.' },
      { line: '2 1', note: 'Catcher 0. It has moved already: in example 2 it stood at 1 1.' },
      { line: '5 4', note: 'Catcher 1.' },
    ],
    output: [
      { line: '0 1', note: 'First step: one cell down, to (3, 4).' },
      { line: '0 -1', note: 'Second step: back up.' },
      { line: '0 0', note: 'Third step: it stays. Three steps were due, so three pairs are said.' },
    ],
  },
  rulings: listed<PursuitRule>({
    axes: {
      point: 'x and y',
      reading: 'x grows to the right, y downwards, both from 0 to N - 1. “1 0” is a step to the right, “0 -1” one up.',
      line: 'Input: “from 0 to N - 1”',
      slip: 'The statement does not say which way y grows; a match is the same either way.',
      ground: 'house',
    },
    placement: {
      point: 'Turn 0 is the placement',
      reading:
        'The catchers choose their cells and see -1 -1 for everybody. Then the fugitive chooses its cell and sees theirs: file 1 of the statement shows the catchers at 1 1 and 5 5 while the fugitive is still at -1 -1.',
      line: 'Input: “in turn 0 the values -1 -1 are given”',
      ...plain,
    },
    order: {
      point: 'Who moves first',
      reading: 'In every turn the catchers, then the fugitive. Turns go T = 0, 1, 2, … up to L - 1.',
      line: 'Examples 2 and 3 are one turn, seen by the catchers and then by the fugitive.',
      slip: null,
      ground: 'sample',
    },
    seeing: {
      point: 'What the fugitive sees',
      reading:
        'The catchers after their move. In example 2 they stand at 1 1 and 5 5 and say “1 0, 0 -1”; in example 3 the fugitive reads 2 1 and 5 4.',
      line: 'Example 3',
      slip: null,
      ground: 'sample',
    },
    step: {
      point: 'A catcher’s step',
      reading:
        'One cell along a row or a column, or none: “0 0”, “1 0”, “-1 0”, “0 1”, “0 -1”. “1 1” is diagonal, and wrong. All K catchers are said, in the order of the file.',
      line: 'Output: “at least one of the numbers must be 0”',
      ...plain,
    },
    fast: {
      point: 'The fugitive’s S steps',
      reading:
        'Exactly S pairs, each a step along one axis or “0 0”. With S = 3 it may go three cells, or one and back and stay: at most three cells away.',
      line: 'Output: “it must make S moves”',
      slip: 'The task says “not more than S cells”, the output “S moves”; a “0 0” among them makes both true.',
      ground: 'sample',
    },
    edges: {
      point: 'The edge of the square',
      reading:
        'Every single step must stay on the field, not only the last. With S = 2 at (0, 0), “-1 0, 1 0” ends on the field and is wrong all the same.',
      line: '“going off the square counts as a wrong move”',
      ...plain,
    },
    wrap: {
      point: 'The torus',
      reading:
        'A step over an edge enters at the opposite one: with N = 8, “-1 0” at (0, 5) leads to (7, 5). A corner has four neighbours like any cell. The pale rim around the board shows what lies behind each edge.',
      line: '“finds itself on the opposite side of the square”',
      ...plain,
    },
    sharing: {
      point: 'Several catchers in one cell',
      reading: 'Allowed, also in the placement. The board shows how many: ×2.',
      line: '',
      slip: 'The statement does not forbid it.',
      ground: 'house',
    },
    caught: {
      point: 'When it is caught',
      reading:
        'After the whole move of either side, if the fugitive is in a cell with a catcher; in turn 0 as well. Also when the fugitive itself ends there.',
      line: '“If after the move of the catcher or the fugitive …”',
      ...plain,
    },
    through: {
      point: 'Passing through a catcher',
      reading:
        'Allowed: only where the move ends counts. With the switch below, a way that enters a catcher’s cell ends there, caught; that is no wrong output, and the steps behind it are not taken. With S = 1 there is no difference.',
      line: '“after the move”',
      slip: 'The statement does not say what happens in mid-move.',
      ground: 'open',
    },
    turns: {
      point: 'The last turn',
      reading: 'L - 1. With L = 10, a capture that needs turn 10 comes too late: the fugitive has its 10 points.',
      line: '“If after move L - 1 the fugitive is not caught”',
      ...plain,
    },
    points: {
      point: 'Points',
      reading:
        'Caught in turn T: the catchers get L - T, the fugitive T. With L = 100 and T = 9 that is 91 : 9. Never caught: 0 : L.',
      line: '“The catcher gets L - T points, the fugitive T”',
      ...plain,
    },
    output: {
      point: 'What a robot must write',
      reading:
        'Exactly the whole numbers asked for, in any layout of blanks and lines: “1 0 0 -1” in one line is as good as two lines. One number more or less, a word, or a fraction is wrong.',
      line: '“wrong information in the output file”',
      slip: 'The statement does not say how strict the reading is.',
      ground: 'house',
    },
    forfeit: {
      point: 'A wrong word',
      reading:
        'Ends the round for the other side. The fugitive’s in turn T: it counts as caught in that turn, L - T : T. The catchers’: it counts as free for all turns, 0 : L, also if it was about to be caught.',
      line: '“the round counts as finished in favour of the opponent”',
      ...plain,
    },
    program: {
      point: 'A program that fails',
      reading:
        'No output, an error, more time or more output than is allowed: the same as a wrong word. A robot written in this page has one second a turn.',
      line: '',
      slip: 'The statement does not mention it.',
      ground: 'house',
    },
    replay: {
      point: 'Replays',
      reading:
        'An engine file, then a line for each word in turn: first the catchers’ placement, then the fugitive’s, and so on; at last “L-T : T”. A wrong word stands behind “!” as it was written; “! #time-out” is a program that took too long. Where a replay ends early, the strategies go on.',
      ...house,
    },
    names: {
      point: 'The robots’ names',
      reading:
        'r0 and r1 are folders of programs, which a page does not have. Names of built-in strategies (random, chase, far, area, shadow, dominate, best) play as these; any other as best, unless the choice above the board says otherwise.',
      ...house,
    },
    area: {
      point: 'Area',
      reading:
        'A cell is the fugitive’s if it can be there before any catcher, both going straight; else it is the catchers’. The strategy “area” plays by it: the catchers make it small, the fugitive large. Two catchers on a square of side N catch a fugitive with S = 1 so in N - 1 turns.',
      line: '',
      slip: null,
      ground: 'theory',
    },
  }),
  open: 'One point is open: whether the fugitive may pass through a catcher’s cell in mid-move.',
  readings: [
    { name: 'default', reading: 'It may pass: only the end of the move counts' },
    { name: 'blocked', reading: 'It is caught where it enters a catcher’s cell' },
  ],
};
