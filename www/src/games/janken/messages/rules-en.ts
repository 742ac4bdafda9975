// The rules panel's text for Janken Tactics.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { JankenRule } from '../rule-ids';

export const janken: GameRules = {
  task: [
    'Two sides have guardians, mages and swordsmen on a map of 61 hexagons: fields, woods, hills, mountains and water. Each move sends the unit on one cell to another cell. Process the moves one by one. A move that fails changes nothing.',
    'A unit has ten movement points for each move. Entering a cell costs points, depending on its terrain. The unit cannot pass through enemies, and if it enters a cell next to an enemy that beats its kind, it must stop there. Find the cheapest path and print how many points are left.',
  ],
  input: [
    'The number of data sets comes first. Each data set has nine rows of terrain (5, 6, 7, 8, 9, 8, 7, 6 and 5 letters separated by spaces: F field, W woods, H hills, M mountains, U water), the number of units of each side (1 to 10), a line with the kind (G guardian, M mage, S swordsman) and the cell of each unit, the number of moves (1 to 100), and a line with two cells for each move. Each record is on its own line. Indentation and empty lines are ignored, and letters can be lowercase.',
    'If an input exceeds these limits, the page offers to lift them. Then there can be more units and moves.',
  ],
  example: {
    input: [
      { line: '1', note: 'One data set; this is the statement’s sample.' },
      { line: 'U U U W W', note: 'Row A, cells A5 to A9: three of water, two of woods.' },
      { line: 'U F F F F W', note: 'Row B, cells B4 to B9; and so on, nine rows down to I.' },
      { line: '3 3', note: 'Three units on each side.' },
      { line: 'G E5', note: 'Side 1: a guardian in the centre of the map.' },
      { line: 'G F8', note: 'Further down, side 2: a guardian on F8.' },
      { line: '2', note: 'Two moves.' },
      { line: 'E5 E9', note: 'The guardian is to go four cells to the right: three fields, then woods.' },
      { line: 'D5 F8', note: 'The unit on D5 is to go to F8.' },
    ],
    output: [
      { line: 'Game #1', note: '' },
      { line: 'Move #1 (E5 -> E9): Successful (5 points left)', note: '1 + 1 + 1 + 2 of the ten points are used.' },
      { line: 'Move #2 (D5 -> F8): Unsuccessful', note: 'F8 is occupied.' },
    ],
  },
  rulings: listed<JankenRule>({
    hex: {
      point: 'The map and its coordinates',
      reading:
        'Rows are A to I from the top, with 5 to 9 cells and back to 5. A number is a column, and columns run down to the right. The neighbours of E5 are D5, D6, E4, E6, F4 and F5.',
      line: 'Introduction: “the cells adjacent to E5 are D5, D6, E4, E6, F4, and F5”',
      slip: 'The input section says six lines of terrain, but the sample has nine, and the map has nine rows.',
      ground: 'sample',
    },
    costs: {
      point: 'What a cell costs',
      reading:
        'Entering costs 1 for a field, 2 for woods, 3 for hills and 4 for mountains. Water cannot be entered. The cell that a unit leaves costs nothing.',
      line: 'Introduction: “the terrain on that cell may cause it to cost more”',
      ...plain,
    },
    points: {
      point: 'Ten points',
      reading: 'Each move starts with ten points. The cost of the cheapest path is subtracted.',
      line: 'Introduction: “10 movement points that they can expend per move”',
      ...plain,
    },
    allies: {
      point: 'Units of the same side',
      reading: 'A path can pass through their cells but cannot end there.',
      line: 'Introduction: “may pass through cells occupied by allied units of all types”',
      ...plain,
    },
    enemies: {
      point: 'Units of the other side',
      reading: 'A path cannot pass through their cells, whatever their kind.',
      line: 'Introduction: “a unit cannot pass over an enemy unit”',
      ...plain,
    },
    zones: {
      point: 'Next to a stronger enemy',
      reading:
        'A path cannot pass through a cell next to an enemy that beats the unit. Mages beat guardians, swordsmen beat mages, and guardians beat swordsmen.',
      line: 'Introduction: “NOR can they pass within one cell of an enemy unit that is strong against them”',
      ...plain,
    },
    ending: {
      point: 'Ending next to a stronger enemy',
      reading: 'Allowed. Only passing through is forbidden.',
      line: 'Introduction: “They may, however, end a move in a cell adjacent to”',
      ...plain,
    },
    starting: {
      point: 'Starting next to a stronger enemy',
      reading: 'Allowed. The unit can leave like any other.',
      line: '',
      slip: 'The statement does not say so.',
      ground: 'accepted',
    },
    direct: {
      point: 'From next to one stronger enemy to next to another',
      reading:
        'A unit that starts next to a stronger enemy goes straight to another cell next to a stronger enemy. By the words of the statement this is allowed, because the start and the end are each allowed. What the judges accept is not known. You can forbid the step under “Open questions”.',
      line: '',
      slip: 'The statement does not say, and no judge’s answer is known.',
      ground: 'open',
    },
    destination: {
      point: 'An occupied destination',
      reading: 'The move fails, whichever unit is there.',
      line: 'Introduction: “must not have any unit (allied or enemy) inside”',
      ...plain,
    },
    same: {
      point: 'To its own cell',
      reading: 'The move fails, because the unit itself is there.',
      line: '',
      slip: 'The statement does not say so.',
      ground: 'accepted',
    },
    refused: {
      point: 'A move that fails',
      reading: 'Nothing changes: the unit stays where it is, and the next move gets the next number.',
      line: 'Introduction: “leave the unit which attempted to move (if any) in its starting location”',
      ...plain,
    },
    sides: {
      point: 'Which units move',
      reading: 'Units of both sides. They do not have to take turns.',
      line: 'Input: “moves may involve either of the sides”',
      ...plain,
    },
    output: {
      point: 'The lines of the output',
      reading:
        'Each line has exactly the words, capital letters and punctuation of the sample: “Game #1” and “Move #1 (E5 -> E9): …”. It is “points” even for one point. There are no other lines.',
      line: '',
      slip: null,
      ground: 'sample',
    },
  }),
  open: 'One question is open. A unit starts next to a stronger enemy. Can its first step be to another cell next to a stronger enemy?',
  readings: [
    { name: 'letter', reading: 'Yes, as the statement is worded' },
    { name: 'cautious', reading: 'No: it must first go to a cell that is not next to a stronger enemy' },
  ],
};
