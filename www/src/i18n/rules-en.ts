// What the rules panel says; loaded when it is first opened. Another language is another object of this type.

import { janken } from '../games/janken/messages/rules-en';
import { pursuit } from '../games/pursuit/messages/rules-en';
import { solitaire } from '../games/solitaire/messages/rules-en';
import { type GameRules, type KnightsRule, listed, plain, type RobotsRule, type RulesWords } from './rules-common';

const theory = { slip: null, ground: 'theory' } as const;
const settled = 'Nothing is open: every point is settled, so there is no switch.';

const robots: GameRules = {
  task: [
    'You stand at (15,15) on a board of 31 × 31 cells, among robots that walk towards you. You and the robots move in turn, you first. Robots that run into each other or into debris are destroyed. You win when none is left, and lose when one reaches you.',
    'You do not choose freely: the statement fixes a strategy. Of the moves that survive the robots’ reply, take the one that leaves the fewest robots; among equals, the one that keeps the nearest robot farthest away; then the smallest row, then the smallest column. Only when no walk survives, nor staying, do you use the list of teleports.',
    'Print every teleport taken and how the game ends. It always ends: after at most 30 moves, and 29 more for each teleport taken.',
  ],
  input:
    'Each case begins with R and T (R from 1 to 50, T from 0 to 20); R robot cells and T teleport cells follow, each as row and column from 1 to 31. No two robots share a cell, and none stands on yours. The line “0 0” ends the input. With the limits lifted, R goes up to 960, one robot on every other cell, and T may be as large as you like.',
  example: {
    input: [
      { line: '4 0', note: 'Case 1, the second case of the statement’s sample: four robots, no teleports.' },
      { line: '17 17', note: 'Robot 1: two rows below you and two columns to the right.' },
      { line: '13 17', note: 'Robot 2: above you, to the right.' },
      { line: '13 13', note: 'Robot 3: above you, to the left.' },
      { line: '17 13', note: 'Robot 4: below you, to the left. You stand in the middle of a square.' },
      { line: '4 2', note: 'Case 2: the same four robots, but two teleports.' },
      { line: '17 17', note: 'Robot 1, as before.' },
      { line: '13 17', note: 'Robot 2.' },
      { line: '13 13', note: 'Robot 3.' },
      { line: '17 13', note: 'Robot 4.' },
      { line: '16 16', note: 'The first entry of the teleport list.' },
      { line: '5 15', note: 'The second entry.' },
      { line: '0 0', note: 'The end of the input.' },
    ],
    output: [
      { line: 'Case 1:', note: 'Move 1: you stay. The robots come to distance 2; after any walk they come nearer.' },
      { line: 'Lost game after making 2 moves.', note: 'They stand at your four corners: every walk loses. You stay.' },
      { line: 'Final position: (15,15)', note: 'Where you are caught.' },
      { line: 'Number of cells with debris: 1', note: 'All four met on your cell; the heap they leave counts.' },
      { line: 'Number of robots remaining: 0', note: 'This line is printed for a lost game only.' },
      { line: '', note: 'One empty line between two cases.' },
      { line: 'Case 2:', note: 'Move 1 is the same: while staying is safe, no teleport is taken.' },
      { line: 'Move 2: teleport to (5,15)', note: 'Every walk loses now. (16,16) is skipped: a robot is there.' },
      { line: 'Won game after making 2 moves.', note: 'The robots follow you and meet in pairs; none is left.' },
      { line: 'Final position: (5,15)', note: 'The teleport’s cell.' },
      { line: 'Number of cells with debris: 2', note: 'One heap for each pair, at (13,15) and (15,15).' },
    ],
  },
  rulings: listed<RobotsRule>({
    walk: {
      point: 'Where you may walk',
      reading:
        'To one of the eight cells around you, if it is on the board and empty, or if it holds debris that can be pushed. A cell with a robot is barred.',
      line: 'Description: “walk to an adjacent cell if it is empty”',
      ...plain,
    },
    push: {
      point: 'Debris that is pushed',
      reading:
        'Walking onto debris pushes it one cell on in the same direction, diagonally too. Only one heap moves: never two in a row, never off the board.',
      line: 'Description: “provided that the next cell does not already contain debris”',
      ...plain,
    },
    crush: {
      point: 'A robot in the way of the debris',
      reading: 'It is destroyed before the robots move. The cell then holds one heap and counts once.',
      line: 'Description: “that robot is destroyed”',
      slip: 'Destroyed robots become debris, yet the text does not say what comes of two heaps in one cell. In accepted programs they are one.',
      ground: 'accepted',
    },
    chase: {
      point: 'How robots walk',
      reading:
        'Each robot takes one step towards the cell you have just reached: one row nearer unless it is in your row, and one column nearer unless it is in your column. All step at the same time.',
      line: 'Description: “closest to your current position”; “at the same time”',
      ...plain,
    },
    collide: {
      point: 'Robots that meet',
      reading:
        'Two or more robots that arrive in one cell are all destroyed, and so is a robot that walks into debris. The cell holds one heap afterwards.',
      line: 'Description: “all of these robots are destroyed”; “Destroyed robots become debris”',
      ...plain,
    },
    caught: {
      point: 'A robot reaches you',
      reading:
        'You lose, even if several arrive together and destroy each other. The heap they leave on your cell counts as debris; a robot that arrives alone counts as remaining.',
      line: 'Description: “even if multiple robots do so and destroy each other”',
      slip: 'The text does not say how to count on your own cell. The sample does: several arrive in its case 2 (1 debris, 0 robots), one alone in its case 3 (1 robot). Accepted programs agree.',
      ground: 'sample',
    },
    win: {
      point: 'When the game is won',
      reading:
        'With the move after which no robot is left, a teleport included. If your push destroys the last robot, you win at once; there is nobody left to reply.',
      line: 'Description: “You win the game if all robots are destroyed”',
      slip: 'The text does not say when this is looked at. Accepted programs do so after every move, and count that move as the last.',
      ground: 'accepted',
    },
    fewest: {
      point: 'First key: fewest robots',
      reading:
        'Of the moves that do not lose at once, those that leave the fewest robots are kept. They are counted after the robots’ reply, not after your own move.',
      line: 'Description: “after your move and the robots’ move”',
      ...plain,
    },
    distance: {
      point: 'Second key: largest distance',
      reading:
        'Then those whose nearest robot is farthest away, again after the reply. Distance is rows apart plus columns apart, and only the nearest robot matters.',
      line: 'Description: “maximizes the minimum distance to the remaining robots”',
      slip: 'Nothing is said for the case that no robot is left. Its distance counts as infinite; such moves are all equal, and row and column decide.',
      ground: 'text',
    },
    row: {
      point: 'Third key: smallest row',
      reading: 'Then the smallest row of the cell you walk to, that is, the one nearest to the top.',
      line: 'Description: “minimizes the row index of the destination cell”',
      ...plain,
    },
    column: {
      point: 'Last key: smallest column',
      reading: 'Then the smallest column. Now one move is left, since no two walks lead to the same cell.',
      line: 'Description: “also minimizing the column index”',
      ...plain,
    },
    stay: {
      point: 'Staying put',
      reading:
        'It competes like a walk whose destination is your own cell. Among equals it comes neither first nor last as such: row and column decide.',
      line: 'Description: “walk to a cell (or remain stationary)”',
      ...plain,
    },
    teleport: {
      point: 'When to teleport',
      reading:
        'Only when every walk, and staying, is barred or loses at once. A teleport is never taken merely because it would be better.',
      line: 'Description: “not possible to make a move by walking or by remaining stationary”',
      ...plain,
    },
    list: {
      point: 'Which teleport',
      reading:
        'The list is read from its start each time, and the first unused entry that is free and does not lose at once is taken. A cell with a robot, debris or you yourself in it is not free. Entries passed over stay usable; a used entry is spent, though the same cell listed again is another entry.',
      line: 'Description: “first unused legal destination”; “always start the search at the beginning”',
      slip: 'It is not clear whether a deadly entry ends the search, whether an entry passed over is spent, and whether a cell listed twice may be used twice. Accepted programs answer no, no, yes.',
      ground: 'accepted',
    },
    nothing: {
      point: 'No teleport fits either',
      reading: 'You stay and lose. This counts as a move.',
      line: 'Description: “you should remain stationary, leading to an immediate loss”',
      ...plain,
    },
    colon: {
      point: 'The result’s second line',
      reading: '“Final position: (r,c)”, with the colon, whether the game is won or lost.',
      line: 'Output: “Final position (r,c)”, then “Final position: (r,c)”',
      slip: 'For a won game the text prints it without the colon. The sample’s won game has it, and accepted programs print it.',
      ground: 'accepted',
    },
    blanks: {
      point: 'Blanks, empty lines, one move',
      reading:
        'No blank follows “moves.”, and there is none inside a teleport’s brackets. One empty line stands between two cases, none after the last. It is “moves” even for one.',
      line: 'Output: “(r, c)”, “use the word "moves" even if m = 1”',
      slip: 'The sample has a stray blank behind “114 moves.”; accepted programs print none. The text writes “(r, c)” for a teleport, the sample “(16,15)”: the sample counts.',
      ground: 'accepted',
    },
  }),
  open: settled,
};

const knights: GameRules = {
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

export const rules: RulesWords = {
  grounds: {
    data: 'An official judge or its data settles it.',
    accepted: 'Programs that judges accepted behave so.',
    sample: 'The statement’s own sample settles it.',
    text: 'It is the plain letter of the statement.',
    house: 'It is this page’s own convention.',
    theory: 'It can be proved; no reading is needed.',
    open: 'Nobody knows; the first reading holds unless the switch says otherwise.',
  },
  headings: {
    task: 'The task',
    input: 'Input',
    exampleInput: 'A worked input',
    exampleOutput: 'Its output',
    rulings: 'Point by point',
    open: 'Open points',
    slip: 'Slip or gap',
    statement: 'Statement',
    ground: 'Ground',
  },
  games: { robots, janken, pursuit, solitaire, knights },
};
