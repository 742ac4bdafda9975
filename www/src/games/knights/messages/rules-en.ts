// The rules panel's text for Hyper Knights.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { KnightsRule } from '../rule-ids';

const theory = { slip: null, ground: 'theory' } as const;
const settled = 'None. Every rule is settled.';

export const knights: GameRules = {
  task: [
    'Hyper knights are on a board that has a corner at the top left and is infinite downwards and to the right. Alice and Bob take turns; Alice moves first. On each turn a player moves one knight by one of six moves. A player who cannot move loses.',
    'Every move makes x + y smaller, so the game always ends. For each case, print who wins if both play optimally.',
  ],
  input: [
    'The number of cases comes first (at most 200), then for each case the number of knights (1 to 1,000) and x and y of each knight (0 to 499).',
    'If an input exceeds these limits, the page offers to lift them. Then any number of cases and knights is allowed, and coordinates can be up to 2⁶².',
  ],
  example: {
    input: [
      { line: '2', note: 'Two cases; this is the statement’s sample.' },
      { line: '1', note: 'Case 1: one knight.' },
      { line: '1 0', note: 'Row 1, column 0: all six moves would leave the board. Its value is 0.' },
      { line: '2', note: 'Case 2: two knights.' },
      { line: '2 5', note: 'Its moves lead to cells with the values 0, 1 and 2; the smallest missing value is 3.' },
      { line: '3 5', note: 'Its moves lead to cells with the values 0, 2, 3 and 4; the smallest missing value is 1.' },
    ],
    output: [
      { line: 'Case 1: Bob', note: 'The nim-sum is 0. Alice cannot move at all.' },
      { line: 'Case 2: Alice', note: '3 xor 1 is 2, not 0. Two moves win: knight 1 to (1,3), or knight 2 to (1,4).' },
    ],
  },
  rulings: listed<KnightsRule>({
    axes: {
      point: 'Rows and columns',
      reading: 'x is the row, counted downwards, and y is the column, counted to the right. Both start at 0.',
      line: 'Second paragraph: “the cell right to (0, 0) is (0, 1)”',
      slip: 'It does not say whether x is the row. The winner is the same either way, because swapping x and y gives the same six moves.',
      ground: 'text',
    },
    moves: {
      point: 'The six moves',
      reading:
        '(−2,+1), (−3,−1), (−2,−1), (−1,−2), (−1,−3) and (+1,−2), added to (x,y). A move cannot leave the board at the top or on the left.',
      line: 'First paragraph: “6 valid moves”, “shown in the following figure”',
      slip: 'Most copies of the statement lack the figure. These are the moves of accepted programs.',
      ground: 'accepted',
    },
    board: {
      point: 'No edge at 499',
      reading:
        'The board has no lower or right edge, so a knight can move beyond 499. A table that ends at index 499 has eight wrong values, the first at (247,499), and gives the wrong winner for a single knight at (250,499) or (499,250). A table that is filled up to x + y = 998 is right.',
      line: 'Second paragraph: “an infinite chessboard”',
      slip: 'The limit below 500 suggests such a table, but it applies only to the cells where knights start.',
      ground: 'text',
    },
    sharing: {
      point: 'Knights on one cell',
      reading:
        'Any number of knights can share a cell, and no knight blocks another. Each knight is an independent game.',
      line: 'Second paragraph: “Multiple knights can go to the same cell”',
      ...plain,
    },
    grundy: {
      point: 'Grundy values',
      reading:
        'The statement does not say how to win. In combinatorial game theory every cell has a Grundy value: the smallest of 0, 1, 2, … that is not a value of the cells that a knight can reach from it in one move. With six moves the values are 0 to 6, and exactly ten cells have 6. Where the larger coordinate is at least 19 more than twice the smaller, the value is the smaller coordinate modulo 4. Between the lines y = 2x, y = x and x = 2y the pattern is also regular: an even difference of the coordinates gives 0 or 1, an odd difference 2 or 3. Only narrow bands along these lines and the cells near the corner are irregular.',
      line: '',
      ...theory,
    },
    mex: {
      point: 'The smallest missing number',
      reading:
        'It is called mex, for “minimum excluded”: the first of 0, 1, 2, … that is missing. The mex of 0, 1 and 4 is 2. The mex of nothing is 0, so a cell without a move has the value 0. The statement does not mention it.',
      line: '',
      ...theory,
    },
    nimSum: {
      point: 'The nim-sum',
      reading:
        'It combines the values of all knights into one number. Write them in binary, one below the other. In each column, an odd number of ones gives 1, an even number 0. This is the xor: for 3 (11) and 1 (01) it is 2 (10). The statement does not mention it.',
      line: '',
      ...theory,
    },
    winning: {
      point: 'Winning moves',
      reading:
        'The player to move wins if and only if the nim-sum is not 0. A winning move makes it 0: a knight moves to a cell whose value is the knight’s value xor the nim-sum. The new value may be larger than the old one.',
      line: 'First paragraph: “play optimally”',
      ...theory,
    },
    loser: {
      point: 'When the nim-sum is 0',
      reading:
        'Every move then makes it nonzero, and the other player can make it 0 again, until no move is left. So every move loses. Boardlab plays the first one, by knight and then in the order of the six moves.',
      line: 'First paragraph: “the player who cannot make a valid move loses”',
      ...theory,
    },
    output: {
      point: 'The lines of the output',
      reading:
        'Each line has exactly the words, capital letters and punctuation of the sample: “Case 1: Bob”, without “#”. There are no other lines.',
      line: '',
      slip: null,
      ground: 'sample',
    },
  }),
  open: settled,
};
