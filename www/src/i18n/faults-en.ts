// Messages about invalid or unusual inputs and illegal moves; loaded when first needed.
import type {
  CommonField,
  CommonRefusal,
  Diagnostic,
  Expected,
  Field,
  Fix,
  Found,
  IllegalMove,
  Note,
} from '../engine/boundary';
import { big, count, number } from './common';
import type { FieldWords, GameFaults, RefusalWords } from './faults-common';

const common: FieldWords<CommonField> = { caseCount: () => 'the number of cases' };

const named = (field: Field, index: number, own: GameFaults) => {
  const words: FieldWords<Field> = { ...common, ...own.fields };
  return words[field](index);
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;

function expected(wanted: Expected, own: GameFaults): string {
  if (wanted.kind === 'utf8') return 'text in UTF-8';
  if (wanted.kind === 'lineEnd') return 'the end of the line';
  if (wanted.kind === 'row') return `${number(wanted.cells)} letters in row ${number(wanted.row)} of the map`;
  if (wanted.kind === 'replayMove') return `line ${number(wanted.index)} of the replay`;
  const piece = named(wanted.field, wanted.index, own);
  if (wanted.kind === 'name') return piece;
  if (wanted.kind === 'notPlaced') return `${piece}: -1, because it is not placed yet`;
  if (wanted.kind === 'letter') return `${piece}: one of ${wanted.of}`;
  if (wanted.kind === 'cellName') return `${piece}, such as E5`;
  if (wanted.kind === 'dryCell') return `a cell that is not water, ${piece}`;
  if (wanted.kind === 'freeCell') return `a free cell, ${named(wanted.field, wanted.index, own)}`;
  return `${named(wanted.field, wanted.index, own)}, a whole number from ${big(wanted.min)} to ${big(wanted.max)}`;
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

const fixes: Record<Fix, string> = {
  addMissing: 'Add what is missing, or check the counts before it.',
  removeWord: 'Remove this, or replace it with the number.',
  blanksOnly: 'Separate numbers only with spaces and line breaks.',
  wholeNumber: 'Write a whole number in decimal digits, without a sign or fraction.',
  asciiDigits: 'Write it with the digits 0 to 9.',
  inRange: 'Write a number within that range.',
  liftLimits: 'The statement does not allow this, but it can be computed. Lift the limits to continue.',
  moveApart: 'Move one of the two to a free cell.',
  knownLetter: 'Write one of these letters, uppercase or lowercase.',
  onBoard: 'Name a cell of the board: A5 to A9, B4 to B9, and so on to I1 to I5.',
  rowLength: 'The rows have 5, 6, 7, 8, 9, 8, 7, 6 and 5 letters, separated by spaces.',
  dryGround: 'Move the unit, or change the terrain there.',
  oneLineEach: 'Put the rest on a new line.',
  knownPiece: 'Write one of these words.',
  notPlacedYet:
    'In turn 0 the fugitive has no cell yet: write -1 -1. Until the catchers are placed, they have none either.',
  replayLine: 'A line of a replay contains the numbers of one move, or ! and what the robot wrote.',
  saveAsUtf8: 'Save the file as UTF-8 and open it again.',
};

const often = (times: number) => (times > 1 ? ` (${count(times, 'time', 'times')})` : '');
const notes: Record<Note['kind'], (note: Note) => string> = {
  missingTerminator: () => 'The line that ends the input is missing. All cases were read.',
  ignoredRest: ({ place: at }) => `Everything after the end of the input, from line ${number(at.line)} on, is ignored.`,
  leadingZeros: ({ count: times }) => `Leading zeros were ignored${often(times)}.`,
  smallLetters: ({ count: times }) => `Lowercase letters were read as uppercase${often(times)}.`,
  noBreakSpaces: ({ count: times }) => `Non-breaking spaces were read as spaces${often(times)}.`,
};

const refusals: RefusalWords<CommonRefusal> = {
  unreadable: 'That is not a move.',
  over: 'The game is over.',
  offBoard: 'That would leave the board.',
  occupied: 'That cell is occupied.',
  noSuchPiece: 'There is no such piece.',
  lastPiece: 'At least one must remain.',
  notNow: 'This is not possible now.',
};

function refused(what: IllegalMove, own: GameFaults): string {
  const words: RefusalWords<IllegalMove> = { ...refusals, ...own.refusals };
  const said = words[what.kind] as string | ((what: IllegalMove) => string);
  return typeof said === 'string' ? said : said(what);
}

export const faults = {
  place: (line: number, column: number, index: number) =>
    `Line ${number(line)}, column ${number(column)}${index > 0 ? ` (case ${number(index)})` : ''}`,
  expected: (wanted: Expected, own: GameFaults) => `Expected ${expected(wanted, own)}.`,
  found: (what: Found) => `Found ${found(what)}.`,
  fix: (fix: Fix) => fixes[fix],
  lift: 'Lift the limits',
  show: 'Show in the input',
  note: (note: Note) => notes[note.kind](note),
  badFile: (name: string, { place: at, found: what }: Diagnostic) =>
    `${name} is not UTF-8 text: ${found(what)} in line ${number(at.line)}, column ${number(at.column)}. ${fixes.saveAsUtf8}`,
  illegal: refused,
  field: named,
};
