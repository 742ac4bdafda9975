// Messages about invalid or unusual inputs and illegal moves; loaded when first needed.
import type {
  CommonField,
  CommonFix,
  CommonNotation,
  CommonOccupant,
  CommonRefusal,
  Diagnostic,
  Expected,
  Field,
  Fix,
  Found,
  IllegalMove,
  Notation,
  Note,
  Occupant,
} from '../engine/boundary';
import { big, count, number } from './common';
import type { FieldWords, GameFaults, NotationWords, OccupantWords, RefusalWords } from './faults-common';

const common: FieldWords<CommonField> = { caseCount: () => 'the number of cases' };

const named = (field: Field, index: number, own: GameFaults) => {
  const words: FieldWords<Field> = { ...common, ...own.fields };
  return words[field](index);
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;

const notations: NotationWords<CommonNotation> = { word: ({ value }) => value };

function expected(wanted: Expected, own: GameFaults): string {
  if (wanted.kind === 'utf8') return 'text in UTF-8';
  if (wanted.kind === 'lineEnd') return 'the end of the line';
  const value = named(wanted.field, wanted.index, own);
  if (wanted.kind === 'oneOf') return `${value}: one of ${wanted.of}`;
  if (wanted.kind === 'freeCell') return `a cell that is still free (${value})`;
  if (wanted.kind === 'number') return `${value}, a whole number from ${big(wanted.min)} to ${big(wanted.max)}`;
  const words: NotationWords<Notation> = { ...notations, ...own.notations };
  return words[wanted.notation]({ value, index: wanted.index, count: wanted.count });
}

const occupants: OccupantWords<CommonOccupant> = {
  piece: (place) => `a cell that is already taken${place ? ` by line ${number(place.line)}` : ''}`,
};

function found(what: Found, own?: GameFaults): string {
  switch (what.kind) {
    case 'end':
      return 'the end of the input';
    case 'number':
      return quote(what.text);
    case 'word':
      return quote(what.text);
    case 'taken': {
      const words: OccupantWords<Occupant> = { ...occupants, ...own?.occupants } as OccupantWords<Occupant>;
      return words[what.by](what.place);
    }
    case 'lineEnd':
      return 'the end of the line';
    case 'length':
      return count(what.count, 'letter', 'letters');
    case 'byte':
      return `the byte ${what.value.toString(16).toUpperCase().padStart(2, '0')}`;
  }
}

const fixes: Record<CommonFix, string> = {
  addMissing: 'Add what is missing.',
  addOrLower: 'Add what is missing, or lower the count that announced it.',
  removeWord: 'Remove it, or replace it with a number.',
  blanksOnly: 'Separate numbers only with spaces and line breaks.',
  wholeNumber: 'Write a whole number in decimal digits, without a sign or fraction.',
  asciiDigits: 'Write it with the digits 0 to 9.',
  inRange: 'Write a number within that range.',
  liftLimits: 'This is beyond the limits of the statement, but it can be computed. Lift the limits to continue.',
  moveApart: 'Move one of the two to a free cell.',
  knownLetter: 'Write one of these letters, uppercase or lowercase.',
  oneLineEach: 'Put the rest on a new line.',
  knownWord: 'Write one of these words.',
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
  unreadable: 'This is not a move.',
  over: 'The game is over.',
  offBoard: 'This move would leave the board.',
  occupied: 'This cell is occupied.',
  noSuchPiece: 'There is no such piece.',
  lastPiece: 'At least one piece must remain.',
  notNow: 'This is not possible now.',
};

function refused(what: IllegalMove, own: GameFaults): string {
  const words: RefusalWords<IllegalMove> = { ...refusals, ...own.refusals };
  const said = words[what.kind] as string | ((what: IllegalMove) => string);
  return typeof said === 'string' ? said : said(what);
}

export const faults = {
  place: (line: number, column: number, index: number) =>
    `Line ${number(line)}, column ${number(column)} of the text${index > 0 ? ` (case ${number(index)})` : ''}`,
  expected: (wanted: Expected, own: GameFaults) => `Expected ${expected(wanted, own)}.`,
  found: (what: Found, own: GameFaults) => `Found ${found(what, own)}.`,
  fix: (fix: Fix, own: GameFaults): string => ({ ...fixes, ...own.fixes })[fix],
  lift: 'Lift the limits',
  show: 'Show in the input',
  note: (note: Note) => notes[note.kind](note),
  badFile: (name: string, { place: at, found: what }: Diagnostic) =>
    `${name} is not UTF-8 text: ${found(what)} in line ${number(at.line)}, column ${number(at.column)}. ${fixes.saveAsUtf8}`,
  illegal: refused,
  field: named,
};
