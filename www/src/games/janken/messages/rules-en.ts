// The rules panel's text for Janken Tactics.
import { type GameRules, listed, plain } from '../../../i18n/rules-common';
import type { JankenRule } from '../rule-ids';

export const janken: GameRules = {
  task: [
    'Two sides of guardians, mages and swordsmen stand on a map of 61 hexagons: fields, woods, hills, mountains and water. A list of orders says which unit should go from which cell to which. Judge them one after the other: a good order moves its unit, a bad one changes nothing.',
    'A unit has ten movement points for every order, and entering a cell costs what its terrain says. It walks round enemies, and does not go on from a cell beside an enemy that beats its kind. Of all ways take the cheapest, and say how many points are left.',
  ],
  input:
    'The number of data sets; for each, nine rows of terrain (5, 6, 7, 8, 9, 8, 7, 6 and 5 letters of F W H M U, separated by blanks), the numbers of units M and P of the two sides (1 to 10), a line with kind and cell for each unit (G, M or S), the number of orders (1 to 100), and a line with two cells for each. Every record stands in a line of its own; indentation and empty lines are free, letters may be small. With the limits lifted there may be more units and orders.',
  example: {
    input: [
      { line: '1', note: 'One data set; this is the statement’s sample.' },
      { line: 'U U U W W', note: 'Row A, cells A5 to A9: three of water, two of woods.' },
      { line: 'U F F F F W', note: 'Row B, cells B4 to B9; and so on, nine rows down to I.' },
      { line: '3 3', note: 'Three units on each side.' },
      { line: 'G E5', note: 'Side 1: a guardian in the centre of the map.' },
      { line: 'G F8', note: 'Further down, side 2: a guardian on F8.' },
      { line: '2', note: 'Two orders.' },
      { line: 'E5 E9', note: 'The guardian shall go four cells to the right: three fields and woods.' },
      { line: 'D5 F8', note: 'The mage on D5 shall go where the other side’s guardian stands.' },
    ],
    output: [
      { line: 'Game #1', note: '' },
      { line: 'Move #1 (E5 -> E9): Successful (5 points left)', note: '1 + 1 + 1 + 2 points are spent of ten.' },
      { line: 'Move #2 (D5 -> F8): Unsuccessful', note: 'F8 is occupied.' },
    ],
  },
  rulings: listed<JankenRule>({
    hex: {
      point: 'The map and its coordinates',
      reading:
        'Rows A to I from the top, 5 to 9 cells and back to 5. A number names a column that leans to the left: the neighbours of E5 are D5, D6, E4, E6, F4 and F5.',
      line: 'Introduction: “the cells adjacent to E5 are D5, D6, E4, E6, F4, and F5”',
      slip: 'The input section speaks of six lines of terrain; the sample has nine, and nine rows the map has.',
      ground: 'sample',
    },
    costs: {
      point: 'What a cell costs',
      reading:
        'Entering costs 1 for a field, 2 for woods, 3 for hills, 4 for mountains. Water is never entered. The cell a unit leaves costs nothing.',
      line: 'Introduction: “the terrain on that cell may cause it to cost more”',
      ...plain,
    },
    points: {
      point: 'Ten points',
      reading: 'Every order has ten points anew. The cheapest way counts; its price is taken from the ten.',
      line: 'Introduction: “10 movement points that they can expend per move”',
      ...plain,
    },
    allies: {
      point: 'Units of one’s own side',
      reading: 'A way may lead through their cells. No order may end there.',
      line: 'Introduction: “may pass through cells occupied by allied units of all types”',
      ...plain,
    },
    enemies: {
      point: 'Units of the other side',
      reading: 'No way leads through their cells, whatever their kind.',
      line: 'Introduction: “a unit cannot pass over an enemy unit”',
      ...plain,
    },
    zones: {
      point: 'Beside a stronger enemy',
      reading:
        'A way does not lead through a cell beside an enemy that beats the unit: a mage beats guardians, a swordsman mages, a guardian swordsmen.',
      line: 'Introduction: “NOR can they pass within one cell of an enemy unit that is strong against them”',
      ...plain,
    },
    ending: {
      point: 'Ending beside a stronger enemy',
      reading: 'Allowed: to pass means to go on.',
      line: 'Introduction: “They may, however, end a move in a cell adjacent to”',
      ...plain,
    },
    starting: {
      point: 'Starting beside a stronger enemy',
      reading: 'Allowed: the unit may leave, like every other.',
      line: '',
      slip: 'The statement does not say it; public solutions do so.',
      ground: 'accepted',
    },
    direct: {
      point: 'One step from danger to danger',
      reading:
        'A step from a cell beside a stronger enemy straight to another such cell: the letter allows it, for start and end are each exempt. This point is open; the switch below closes the step.',
      line: '',
      slip: 'The statement does not say it, and no judge’s answer is known.',
      ground: 'open',
    },
    destination: {
      point: 'An occupied destination',
      reading: 'The order fails, whoever stands there.',
      line: 'Introduction: “must not have any unit (allied or enemy) inside”',
      ...plain,
    },
    same: {
      point: 'To its own cell',
      reading: 'The order fails: the unit itself stands there.',
      line: '',
      slip: 'The statement does not say it; public solutions do so.',
      ground: 'accepted',
    },
    refused: {
      point: 'An order that fails',
      reading: 'Nothing changes: not the unit, not the map, not the numbers of the orders behind it.',
      line: 'Introduction: “leave the unit which attempted to move (if any) in its starting location”',
      ...plain,
    },
    sides: {
      point: 'Who may be ordered',
      reading: 'Units of both sides, in any order.',
      line: 'Input: “moves may involve either of the sides”',
      ...plain,
    },
  }),
  open: 'One point is open: a single step from a cell beside a stronger enemy straight to another one.',
  readings: [
    { name: 'letter', reading: 'Letter: the step is allowed' },
    { name: 'cautious', reading: 'Cautious: the step is closed; a way round is not' },
  ],
};
