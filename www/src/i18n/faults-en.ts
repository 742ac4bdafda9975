// What is said of an input that is wrong or odd, and of a move that is refused; loaded when it is first needed.
import type { Diagnostic, Expected, Field, Fix, Found, IllegalMove, Note } from '../engine/boundary';
import { big, count, number } from './common';

const fields: Record<Field, (index: number) => string> = {
  caseCount: () => 'the number of cases',
  robotCount: () => 'the number of robots',
  teleportCount: () => 'the number of teleports',
  robotRow: (index) => `the row of robot ${number(index)}`,
  robotColumn: (index) => `the column of robot ${number(index)}`,
  teleportRow: (index) => `the row of teleport ${number(index)}`,
  teleportColumn: (index) => `the column of teleport ${number(index)}`,
  knightCount: () => 'the number of knights',
  knightX: (index) => `x of knight ${number(index)}`,
  knightY: (index) => `y of knight ${number(index)}`,
  terrain: (index) => `the terrain of row ${number(index)}`,
  unitCount: (index) => `the number of units of side ${number(index)}`,
  unitKind: (index) => `the kind of unit ${number(index)}`,
  unitCell: (index) => `the cell of unit ${number(index)}`,
  orderCount: () => 'the number of orders',
  orderFrom: (index) => `the first cell of order ${number(index)}`,
  orderTo: (index) => `the second cell of order ${number(index)}`,
  tile: (index) => `tile ${number(index)} of the board`,
  moveRow: (index) => `the row of move ${number(index)}`,
  moveColumn: (index) => `the column of move ${number(index)}`,
  reply: (index) => `the reply to move ${number(index)}`,
  role: () => 'R, the robot’s role',
  fieldKind: () => 'F, the kind of field',
  fieldSide: () => 'N, the side of the field',
  catcherCount: () => 'K, the number of catchers',
  stepCount: () => 'S, the fugitive’s steps a turn',
  turnCount: () => 'L, the number of turns',
  turn: () => 'T, the turn',
  fugitiveX: () => 'x of the fugitive',
  fugitiveY: () => 'y of the fugitive',
  catcherX: (index) => `x of catcher ${number(index - 1)}`,
  catcherY: (index) => `y of catcher ${number(index - 1)}`,
  robotName: (index) =>
    index === 1 ? 'r0, the folder of the catchers’ robot' : 'r1, the folder of the fugitive’s robot',
  points: (index) => (index === 1 ? 'the catchers’ points' : 'the fugitive’s points'),
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;

function expected(wanted: Expected): string {
  if (wanted.kind === 'utf8') return 'text in UTF-8';
  if (wanted.kind === 'lineEnd') return 'the end of the line';
  if (wanted.kind === 'row') return `${number(wanted.cells)} letters in row ${number(wanted.row)} of the map`;
  if (wanted.kind === 'said') return `line ${number(wanted.index)} of the replay`;
  const piece = fields[wanted.field](wanted.index);
  if (wanted.kind === 'name') return piece;
  if (wanted.kind === 'nowhere') return `${piece}: -1, as it is not placed yet`;
  if (wanted.kind === 'letter') return `${piece}: one of ${wanted.of}`;
  if (wanted.kind === 'cellName') return `${piece}, such as E5`;
  if (wanted.kind === 'dryCell') return `a cell above water, ${piece}`;
  if (wanted.kind === 'freeCell') return `a free cell, ${fields[wanted.field](wanted.index)}`;
  return `${fields[wanted.field](wanted.index)}, a whole number from ${big(wanted.min)} to ${big(wanted.max)}`;
}

function found(what: Found): string {
  switch (what.kind) {
    case 'end':
      return 'the end of the input';
    case 'number':
      return quote(what.text);
    case 'word':
      return quote(what.text);
    case 'taken':
      return what.first ? `a cell already taken in line ${number(what.first.line)}` : 'your own starting cell';
    case 'lineEnd':
      return 'the end of the line';
    case 'row':
      return count(what.cells, 'letter', 'letters');
    case 'water':
      return `the water drawn in line ${number(what.drawn.line)}, column ${number(what.drawn.column)}`;
    case 'byte':
      return `the byte ${what.value.toString(16).toUpperCase().padStart(2, '0')}`;
  }
}

const mends: Record<Fix, string> = {
  addMissing: 'Add what is missing, or check the counts before it.',
  removeWord: 'Take this out, or put the number in its place.',
  blanksOnly: 'Separate numbers with blanks and line ends only.',
  wholeNumber: 'Write a whole number in decimal digits, without sign or fraction.',
  asciiDigits: 'Write it with the digits 0 to 9.',
  inRange: 'Write a number within that range.',
  liftLimits: 'The statement does not allow this, yet it can be computed: lift the limits to go on.',
  moveApart: 'Move one of the two to a free cell.',
  knownLetter: 'Write one of these letters, capital or small.',
  onBoard: 'Name a cell of the board: A5 to A9, B4 to B9, and so on to I1 to I5.',
  rowLength: 'The rows have 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters, separated by blanks.',
  dryGround: 'Move the unit, or draw other terrain there.',
  oneLineEach: 'Put what is left into a line of its own.',
  knownPiece: 'Write one of these words.',
  notPlacedYet:
    'In turn 0 the fugitive has no cell yet: -1 -1. The catchers have none either while they are to be placed.',
  replayLine: 'A line of a replay is the numbers that a side said, or ! and what its robot wrote.',
  saveAsUtf8: 'Save the file as UTF-8 and open it again.',
};

const often = (times: number) => (times > 1 ? ` (${count(times, 'time', 'times')})` : '');
const notes: Record<Note['kind'], (note: Note) => string> = {
  missingTerminator: () => 'The line that ends the input is missing. All cases were read.',
  ignoredRest: ({ place: at }) => `What follows the end of the input, from line ${number(at.line)} on, is ignored.`,
  leadingZeros: ({ count: times }) => `Leading zeros were read as if they were not there${often(times)}.`,
  smallLetters: ({ count: times }) => `Small letters were read as capitals${often(times)}.`,
  noBreakSpaces: ({ count: times }) => `No-break spaces were read as blanks${often(times)}.`,
};

const illegal: { [K in IllegalMove['kind']]: string | ((what: Extract<IllegalMove, { kind: K }>) => string) } = {
  unreadable: 'That is not a move.',
  over: 'The game is over.',
  offBoard: 'That would leave the board.',
  occupied: 'That cell is occupied.',
  pushOffBoard: 'The debris would be pushed off the board.',
  pushOntoDebris: 'The debris cannot be pushed onto other debris.',
  spent: 'That teleport is spent.',
  noSuchPiece: 'There is no such piece.',
  lastPiece: 'One at least must stay.',
  empty: 'That tile is empty.',
  outOfReach: 'The last piece does not lead there.',
  sameCell: 'Not the same cell twice in a row.',
  notNow: 'Not now.',
  otherReply: 'Not now.',
  noFault: 'Not now.',
  numbers: ({ expected: due, found: said }) => `${count(due, 'number is', 'numbers are')} due, not ${number(said)}.`,
  outOfRange: ({ number: nth, min, max }) => `Number ${number(nth)} must be from ${number(min)} to ${number(max)}.`,
  notPlaced:
    'In this file the robots place the pieces. Take a robot’s file with a position, such as the sample of the statement.',
  diagonal: ({ number: nth }) => `Number ${number(nth)} begins a diagonal step: one of the two must be 0.`,
  offField: ({ number: nth }) => `Number ${number(nth)} begins a step off the square.`,
};

function refused(what: IllegalMove): string {
  const said = illegal[what.kind] as string | ((what: IllegalMove) => string);
  return typeof said === 'string' ? said : said(what);
}

export const faults = {
  place: (line: number, column: number, index: number) =>
    `Line ${number(line)}, column ${number(column)}${index > 0 ? ` (case ${number(index)})` : ''}`,
  expected: (wanted: Expected) => `Expected ${expected(wanted)}.`,
  found: (what: Found) => `Found ${found(what)}.`,
  mend: (mend: Fix) => mends[mend],
  lift: 'Lift the limits',
  show: 'Show it in the input',
  note: (note: Note) => notes[note.kind](note),
  badFile: (name: string, { place: at, found: what }: Diagnostic) =>
    `${name} is not UTF-8 text: ${found(what)} in line ${number(at.line)}, column ${number(at.column)}. ${mends.saveAsUtf8}`,
  illegal: refused,
  field: (field: Field, index: number) => fields[field](index),
};
