// The rules panel's text for Hyper Knights.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { KnightsRule } from '../rule-ids';

const theory = { slip: null, ground: 'theory' } as const;
const settled = 'Nothing is open: every point is settled, so there is no switch.';

export const knights: GameRules = {
  task: [
    'Hyper knights stand on a board with a corner at the top left and no end below or to the right. Alice and Bob move in turn, Alice first: one knight, by one of six moves. Who cannot move loses.',
    'Every move lowers x + y, so the game ends. For each case, say who wins if both play as well as possible.',
  ],
  input:
    'The number of cases comes first (at most 200); then for each case the number of knights (1 to 1,000), and x and y of each knight (0 to 499). With the limits lifted, there may be any number of cases and knights, and coordinates go up to 2⁶².',
  example: {
    input: [
      { line: '2', note: 'Two cases; this is the statement’s sample.' },
      { line: '1', note: 'Case 1: one knight.' },
      { line: '1 0', note: 'Row 1, column 0: all six moves would leave the board. Its Grundy number is 0.' },
      { line: '2', note: 'Case 2: two knights.' },
      { line: '2 5', note: 'Its moves lead to cells numbered 0, 1 and 2; the smallest number missing is 3.' },
      { line: '3 5', note: 'Its moves lead to cells numbered 0, 2, 3 and 4; the smallest number missing is 1.' },
    ],
    output: [
      { line: 'Case 1: Bob', note: 'The nim-sum is 0. Alice cannot move at all.' },
      { line: 'Case 2: Alice', note: '3 xor 1 is 2, not 0. To win: knight 1 to (1,3), or knight 2 to (1,4).' },
    ],
  },
  rulings: listed<KnightsRule>({
    axes: {
      point: 'Rows and columns',
      reading: 'x counts rows downwards and y columns to the right, both from 0.',
      line: 'Second paragraph: “the cell right to (0, 0) is (0, 1)”',
      slip: 'It does not name rows and columns. The other way round the same player would win: the six moves are the same with x and y exchanged.',
      ground: 'text',
    },
    moves: {
      point: 'The six moves',
      reading:
        '(−2,+1), (−3,−1), (−2,−1), (−1,−2), (−1,−3) and (+1,−2), added to (x,y). A move must not leave the board at the top or on the left.',
      line: 'First paragraph: “6 valid moves”, “shown in the following figure”',
      slip: 'Most copies lack the figure. These are the moves of accepted programs.',
      ground: 'accepted',
    },
    board: {
      point: 'The edge that is not there',
      reading:
        'The board has no lower or right edge, so a knight may go beyond 499. A table cut at index 499 has eight wrong values, the first at (247,499), and names the wrong winner for a single knight at (250,499) or (499,250). A table is right if it is filled by x + y up to 998.',
      line: 'Second paragraph: “an infinite chessboard”',
      slip: 'The limit below 500 invites such a table, but it holds only for where knights start.',
      ground: 'text',
    },
    sharing: {
      point: 'Knights on one cell',
      reading: 'Any number may share a cell, and none blocks another. Each is a game of its own.',
      line: 'Second paragraph: “Multiple knights can go to the same cell”',
      ...plain,
    },
    grundy: {
      point: 'Grundy numbers',
      reading:
        'The statement is silent on how to win; the theory of such games gives every cell a number, the smallest one not found among the cells a knight can move to from it. Six moves allow 0 to 6, and exactly ten cells have 6. Where the larger coordinate is at least 19 more than twice the smaller, the number is the smaller modulo 4. Between the lines y = 2x, y = x and x = 2y the pattern is regular too: an even difference of the coordinates gives 0 or 1, an odd one 2 or 3. Only narrow bands along these lines, and the cells near the corner, do not fit in.',
      line: '',
      ...theory,
    },
    mex: {
      point: 'The smallest number missing',
      reading:
        'It is called mex, “minimum excluded”: the first of 0, 1, 2, … that is not there. The mex of 0, 1 and 4 is 2; the mex of nothing is 0, so a cell without a move has 0. The statement does not speak of it.',
      line: '',
      ...theory,
    },
    nimSum: {
      point: 'The nim-sum',
      reading:
        'It joins the numbers of all knights into one. Write them in binary, one below the other: a column with an odd number of ones gives 1, any other 0. This is the xor; of 3 (11) and 1 (01) it is 2 (10). The statement does not speak of it.',
      line: '',
      ...theory,
    },
    winning: {
      point: 'Winning moves',
      reading:
        'The player to move wins exactly if the nim-sum is not 0. A winning move makes it 0: a knight goes to a cell whose number is its own number xor the nim-sum. That number may even be larger than before; all that matters is the 0.',
      line: 'First paragraph: “play optimally”',
      ...theory,
    },
    loser: {
      point: 'When the nim-sum is 0',
      reading:
        'Any move then makes it something else, and the other player can bring it back to 0, until no move is left. All moves lose alike; Boardlab plays the first one there is, by knight and then in the order of the six moves.',
      line: 'First paragraph: “the player who cannot make a valid move loses”',
      ...theory,
    },
  }),
  open: settled,
};
