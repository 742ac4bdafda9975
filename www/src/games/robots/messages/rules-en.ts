// The rules panel's text for Robots.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { RobotsRule } from '../rule-ids';

const settled = 'None. Every rule is settled.';

export const robots: GameRules = {
  task: [
    'You are at (15,15) on a board of 31 × 31 cells, and robots walk towards you. You and the robots take turns; you move first. Robots that run into each other are destroyed and leave debris. A robot that runs into debris is destroyed, too. You win when no robot is left, and lose when one reaches you.',
    'Your program cannot choose its moves: the statement fixes a strategy. Among the moves that survive the robots’ reply, take the one that leaves the fewest robots. Among equal moves, take the one that keeps the nearest robot farthest away, then the one with the smallest row, then the smallest column. Teleport only if you would lose at once by staying and by every walk. Then use the first teleport of the list that does not lose at once.',
    'Print every teleport you take and how the game ends. A game without teleports ends after at most 30 moves; each teleport can add up to 29.',
  ],
  input: [
    'Each case begins with R and T (R from 1 to 50, T from 0 to 20). R robot cells and T teleport cells follow, each as a row and a column from 1 to 31. No two robots share a cell, and none is on your cell. The line “0 0” ends the input.',
    'If an input exceeds these limits, the page offers to lift them. Then R can be up to 960 (a robot on every cell except yours), and T can be any number.',
  ],
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
      {
        line: 'Case 1:',
        note: 'Move 1: you stay. The robots come to distance 2; after any walk they would come nearer.',
      },
      {
        line: 'Lost game after making 2 moves.',
        note: 'The robots are on all four diagonals: every walk loses. You stay.',
      },
      { line: 'Final position: (15,15)', note: 'Where you are caught.' },
      { line: 'Number of cells with debris: 1', note: 'All four met on your cell. It is now a cell with debris.' },
      { line: 'Number of robots remaining: 0', note: 'This line is printed for a lost game only.' },
      { line: '', note: 'An empty line between two cases.' },
      { line: 'Case 2:', note: 'Move 1 is the same: you do not teleport while staying is safe.' },
      {
        line: 'Move 2: teleport to (5,15)',
        note: 'Staying and every walk lose now. (16,16) is skipped: a robot is there.',
      },
      { line: 'Won game after making 2 moves.', note: 'The robots follow you and meet in pairs; none is left.' },
      { line: 'Final position: (5,15)', note: 'The teleport’s cell.' },
      { line: 'Number of cells with debris: 2', note: 'One cell for each pair, at (13,15) and (15,15).' },
    ],
  },
  rulings: listed<RobotsRule>({
    walk: {
      point: 'Where you may walk',
      reading:
        'To any of the eight cells around you that is on the board and is empty or has debris that you can push. You cannot walk onto a robot.',
      line: 'Description: “walk to an adjacent cell if it is empty”',
      ...plain,
    },
    push: {
      point: 'Pushing debris',
      reading:
        'Walking onto debris pushes it one cell further in the same direction, also diagonally. You cannot push debris onto other debris or off the board.',
      line: 'Description: “provided that the next cell does not already contain debris”',
      ...plain,
    },
    crush: {
      point: 'A robot in the way of the debris',
      reading: 'It is destroyed before the robots move. The cell then has debris and counts once.',
      line: 'Description: “that robot is destroyed”',
      slip: 'Destroyed robots become debris, but the text does not say what happens when debris meets debris. In accepted programs the cell counts once.',
      ground: 'accepted',
    },
    chase: {
      point: 'How robots walk',
      reading:
        'Each robot takes one step towards the cell you have just moved to: one row nearer unless it is in your row, and one column nearer unless it is in your column. All robots step at the same time.',
      line: 'Description: “closest to your current position”; “at the same time”',
      ...plain,
    },
    collide: {
      point: 'Robots that meet',
      reading:
        'Two or more robots that enter the same cell are all destroyed. A robot that walks into debris is destroyed, too. The cell then has debris and counts once.',
      line: 'Description: “all of these robots are destroyed”; “Destroyed robots become debris”',
      ...plain,
    },
    caught: {
      point: 'A robot reaches you',
      reading:
        'You lose, even if several robots arrive together and destroy each other; in that case your cell counts as a cell with debris. A robot that arrives alone counts as remaining.',
      line: 'Description: “even if multiple robots do so and destroy each other”',
      slip: 'The text does not say how to count debris and robots on your own cell. In case 2 of the sample several robots arrive, and the output has 1 cell with debris and 0 robots. In case 3 one robot arrives, and the output has 1 robot. Accepted programs agree.',
      ground: 'sample',
    },
    win: {
      point: 'When the game is won',
      reading:
        'After the first move that leaves no robot; it may be a teleport. If your push destroys the last robot, you win at once, without a reply.',
      line: 'Description: “You win the game if all robots are destroyed”',
      slip: 'The text does not say when this is checked. Accepted programs check after every move and count that move.',
      ground: 'accepted',
    },
    fewest: {
      point: 'First key: fewest robots',
      reading:
        'Of the moves that do not lose at once, the strategy keeps those that leave the fewest robots. Robots are counted after their reply, not after your own move.',
      line: 'Description: “after your move and the robots’ move”',
      ...plain,
    },
    distance: {
      point: 'Second key: largest distance',
      reading:
        'Of these, the strategy keeps those with the nearest robot farthest away, again after the reply. The distance is the difference in rows plus the difference in columns. Only the nearest robot counts.',
      line: 'Description: “maximizes the minimum distance to the remaining robots”',
      slip: 'The text does not say what applies if no robot is left. The distance then counts as infinite: all such moves are equal, and row and column decide.',
      ground: 'text',
    },
    row: {
      point: 'Third key: smallest row',
      reading:
        'Of these, the strategy keeps those with the smallest destination row, which is the one nearest to the top.',
      line: 'Description: “minimizes the row index of the destination cell”',
      ...plain,
    },
    column: {
      point: 'Last key: smallest column',
      reading:
        'Of these, the strategy takes the one with the smallest destination column. Only one is left, because no two walks lead to the same cell.',
      line: 'Description: “also minimizing the column index”',
      ...plain,
    },
    stay: {
      point: 'Staying',
      reading:
        'Staying is compared like a walk to your own cell. Among equal moves it has no special rank: row and column decide.',
      line: 'Description: “walk to a cell (or remain stationary)”',
      ...plain,
    },
    teleport: {
      point: 'When to teleport',
      reading:
        'Only if staying and every allowed walk lose at once. The strategy never teleports just because it would be better.',
      line: 'Description: “not possible to make a move by walking or by remaining stationary”',
      ...plain,
    },
    list: {
      point: 'Which teleport',
      reading:
        'The list is read from the start each time. The strategy takes the first unused entry that leads to a free cell and does not lose at once. A cell with a robot, with debris or with you is not free. Skipped entries stay usable. Each entry can be used once, but a cell that is listed twice has two entries.',
      line: 'Description: “first unused legal destination”; “always start the search at the beginning”',
      slip: 'The text does not say whether a deadly entry ends the search, whether a skipped entry is used up, and whether a cell that is listed twice can be used twice. In accepted programs the answers are no, no, yes.',
      ground: 'accepted',
    },
    nothing: {
      point: 'No teleport can be used',
      reading: 'You stay and lose. This counts as a move.',
      line: 'Description: “you should remain stationary, leading to an immediate loss”',
      ...plain,
    },
    output: {
      point: 'The lines of the output',
      reading:
        'Each line has exactly the words, capital letters and punctuation of the sample: “Case 1:” without “#”. There are no other lines.',
      line: '',
      slip: null,
      ground: 'sample',
    },
    colon: {
      point: 'The second line of the result',
      reading: '“Final position: (r,c)”, with the colon, whether the game is won or lost.',
      line: 'Output: “Final position (r,c)”, then “Final position: (r,c)”',
      slip: 'For a won game the text prints it without the colon. The sample’s won game has it, and accepted programs print it.',
      ground: 'accepted',
    },
    blanks: {
      point: 'Spaces, empty lines, one move',
      reading:
        'There is no space after “moves.” and none inside a teleport’s parentheses. An empty line separates two cases; there is none after the last. It is “moves” even for one move.',
      line: 'Output: “(r, c)”, “use the word "moves" even if m = 1”',
      slip: 'The sample has an extra space after “114 moves.”; accepted programs print none. The text writes “(r, c)” for a teleport, but the sample has “(16,15)”. Follow the sample.',
      ground: 'accepted',
    },
  }),
  open: settled,
};
