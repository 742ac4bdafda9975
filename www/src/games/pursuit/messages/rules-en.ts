// The rules panel's text for Pursuit.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { PursuitRule } from '../rule-ids';

const house = { line: '', slip: null, ground: 'house' } as const;

export const pursuit: GameRules = {
  task: [
    'Two programs, which the statement calls robots, play against each other. A fugitive and K catchers are on a board of N by N cells: a square, or a torus, which is a square whose opposite edges are joined. A catcher moves one cell per turn, the fugitive up to S cells. The fugitive is caught when it is in a cell with a catcher.',
    'First the catchers choose their cells. Then the fugitive sees them and chooses its cell. Then both sides move in each turn, the catchers first. Each turn before the capture is a point for the fugitive. The turn of the capture and each turn after it is a point for the catchers.',
  ],
  input: [
    'You can paste three kinds of input: a turn file, a match file or a replay.',
    'A turn file is what one program reads on one turn: its role R (0 catchers, 1 fugitive); F (0 square, 1 torus) and N (3 to 100); K and S; the length of the match L and the turn T; x y of the fugitive; and x y of every catcher. The output here is a good move for that side.',
    'A match file has F, N, K, S, L and the names of two programs. The output here is the replay of the match: the moves of both sides, line by line, and the score.',
    'A replay is a match file with the moves after it. The board shows it.',
  ],
  example: {
    input: [
      { line: '1', note: 'R: the fugitive is to move. This is the statement’s example 3.' },
      { line: '0 10', note: 'F and N: a square of 10 by 10 cells.' },
      { line: '2 3', note: 'K and S: two catchers; the fugitive takes three steps a turn.' },
      { line: '100 1', note: 'L and T: 100 turns; this is turn 1.' },
      { line: '3 3', note: 'The fugitive: x 3, y 3.' },
      { line: '2 1', note: 'Catcher 0. It has already moved: in example 2 it was at 1 1.' },
      { line: '5 4', note: 'Catcher 1.' },
    ],
    output: [
      { line: '0 1', note: 'First step: one cell down, to (3, 4).' },
      { line: '0 -1', note: 'Second step: one cell up again.' },
      { line: '0 0', note: 'Third step: it stays. S is 3, so there are three pairs.' },
    ],
  },
  rulings: listed<PursuitRule>({
    axes: {
      point: 'x and y',
      reading:
        'x grows to the right, y downwards, both from 0 to N - 1. “1 0” is a step to the right, “0 -1” a step up.',
      line: 'Input: “from 0 to N - 1”',
      slip: 'The statement does not say which way y grows; a match is the same either way.',
      ground: 'house',
    },
    placement: {
      point: 'Turn 0 is the placement',
      reading:
        'The catchers choose their cells and see -1 -1 for every piece. Then the fugitive sees their cells and chooses its own: example 1 has the catchers at 1 1 and 5 5 while the fugitive is still at -1 -1.',
      line: 'Input: “in turn 0 the values -1 -1 are given”',
      ...plain,
    },
    order: {
      point: 'Who moves first',
      reading: 'In every turn, the catchers move first, then the fugitive. The turns are T = 0, 1, 2, … up to L - 1.',
      line: 'Examples 2 and 3 are the same turn, first for the catchers, then for the fugitive.',
      slip: null,
      ground: 'sample',
    },
    seeing: {
      point: 'What the fugitive sees',
      reading:
        'The catchers after their move. In example 2 they are at 1 1 and 5 5 and move “1 0, 0 -1”; in example 3 the fugitive reads 2 1 and 5 4.',
      line: 'Example 3',
      slip: null,
      ground: 'sample',
    },
    step: {
      point: 'A catcher’s step',
      reading:
        'One cell along a row or a column, or none: “0 0”, “1 0”, “-1 0”, “0 1”, “0 -1”. “1 1” is diagonal and not allowed. The output has a step for each of the K catchers, in the order of the file.',
      line: 'Output: “at least one of the numbers must be 0”',
      ...plain,
    },
    fast: {
      point: 'The fugitive’s S steps',
      reading:
        'Exactly S pairs, each a step along one axis or “0 0”. With S = 3 it can go three cells, or one cell and back and then stay.',
      line: 'Output: “it must make S moves”',
      slip: 'The task says “not more than S cells”, the output section “S moves”. A step “0 0” agrees with both.',
      ground: 'sample',
    },
    edges: {
      point: 'The edge of the square',
      reading:
        'Every step must stay on the board, not only the last one. With S = 2 at (0, 0), “-1 0, 1 0” ends on the board but is not allowed.',
      line: '“going off the square counts as a wrong move”',
      ...plain,
    },
    wrap: {
      point: 'The torus',
      reading:
        'A step across an edge enters at the opposite edge: with N = 8, “-1 0” at (0, 5) leads to (7, 5). A corner cell has four neighbours like any other. The pale border around the board shows the cells across each edge.',
      line: '“finds itself on the opposite side of the square”',
      ...plain,
    },
    sharing: {
      point: 'Several catchers in one cell',
      reading: 'Allowed, also in the placement. The board shows the number, such as ×2.',
      line: '',
      slip: 'The statement does not forbid it.',
      ground: 'house',
    },
    caught: {
      point: 'When it is caught',
      reading:
        'If the fugitive is in a cell with a catcher after a whole move of either side. This includes turn 0 and the fugitive’s own moves.',
      line: '“If after the move of the catcher or the fugitive …”',
      ...plain,
    },
    through: {
      point: 'Passing through a catcher',
      reading:
        'Allowed: only the end of the move counts. If you choose the other answer under “Open questions”, a move that enters a catcher’s cell ends there, and the fugitive is caught. The output is still valid, and the remaining steps are not made. With S = 1 there is no difference.',
      line: '“after the move”',
      slip: 'The statement does not say what happens during a move.',
      ground: 'open',
    },
    turns: {
      point: 'The last turn',
      reading:
        'The last turn is L - 1. With L = 10, a capture on turn 10 would be too late: the fugitive gets its 10 points.',
      line: '“If after move L - 1 the fugitive is not caught”',
      ...plain,
    },
    points: {
      point: 'Points',
      reading:
        'Caught on turn T: the catchers get L - T, the fugitive T. With L = 100 and T = 9 that is 91 : 9. Never caught: 0 : L.',
      line: '“The catcher gets L - T points, the fugitive T”',
      ...plain,
    },
    output: {
      point: 'What a robot must write',
      reading:
        'Exactly the required whole numbers, separated by any spaces and line breaks: “1 0 0 -1” on one line is the same as on two lines. A missing or extra number, a word, or a fraction is invalid.',
      line: '“wrong information in the output file”',
      slip: 'The statement does not say how strictly the output is read.',
      ground: 'house',
    },
    forfeit: {
      point: 'An invalid move',
      reading:
        'Ends the match in favour of the other side. If the fugitive makes it on turn T, it counts as caught on that turn: L - T : T. If the catchers make it, the fugitive counts as free for all turns: 0 : L.',
      line: '“the round counts as finished in favour of the opponent”',
      ...plain,
    },
    program: {
      point: 'A program that fails',
      reading:
        'No output, an error, or more time or output than is allowed counts as an invalid move. A robot that you write on this page has one second per turn.',
      line: '',
      slip: 'The statement does not mention it.',
      ground: 'house',
    },
    replay: {
      point: 'Replays',
      reading:
        'The lines of a match file, then a line for each move: the catchers’ placement, the fugitive’s placement, and so on, and “L-T : T” at the end. An invalid move is written after “!”; “! #time-out” means that a program took too long. If a replay ends early, the strategies continue it.',
      ...house,
    },
    names: {
      point: 'The robots’ names',
      reading:
        'Names such as r0py are folders of programs, which this page cannot run. If a name is that of a built-in strategy (random, chase, far, area, shadow, dominate, best), that strategy plays. For any other name, best plays. You can choose another strategy in the menu “Match”.',
      ...house,
    },
    area: {
      point: 'Area',
      reading:
        'A cell belongs to the fugitive if the fugitive can reach it before any catcher, otherwise to the catchers. The strategy “area” uses this: the catchers make the fugitive’s area small, the fugitive makes it large. In this way, two catchers on a square of side N catch a fugitive with S = 1 in N - 1 turns.',
      line: '',
      slip: null,
      ground: 'theory',
    },
  }),
  open: 'One question is open: whether the fugitive can pass through a catcher’s cell during a move.',
  readings: [
    { name: 'default', reading: 'It can pass: only the end of the move counts' },
    { name: 'blocked', reading: 'It is caught where it enters a catcher’s cell' },
  ],
};
