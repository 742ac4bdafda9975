// The rules panel's text for Robots.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { RobotsRule } from '../rule-ids';

const settled = 'Nothing is open: every point is settled, so there is no switch.';

export const robots: GameRules = {
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
