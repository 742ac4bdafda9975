// What is said of a bad or odd input, and of a move that is refused: place, expected, found, remedy. Loaded when first needed.
import * as w from 'words:faults';
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
import type { FieldWords, GameFaults, NotationWords, OccupantWords, RefusalWords } from '../i18n/faults-common';
import { big } from '../i18n/say';

/** What all games have, or a game of its own: of some games only the core knows which that is. */
const wordOf = <T>(key: string, common: object, own: object | undefined): T =>
  ((common as Record<string, unknown>)[key] ?? (own as Record<string, unknown> | undefined)?.[key]) as T;

const LONGEST_QUOTE = 24;

const quoted = (text: string) =>
  w.quoted({ text: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text });

/** `index`: the case, from 1; 0 where there is none. */
export const placeInWords = (line: number, column: number, index: number): string =>
  index > 0 ? w.placeInCase({ line, column, index }) : w.place({ line, column });

const fields: FieldWords<CommonField> = { caseCount: () => w.caseCount };

/** A part of an input. `index`: which of several, from 1. */
export function fieldInWords(field: Field, index: number, own: GameFaults): string {
  return wordOf<FieldWords<Field>[Field]>(field, fields, own.fields)(index);
}

const notations: NotationWords<CommonNotation> = { word: ({ value }) => value };

export const expectedInWords = (wanted: Expected, own: GameFaults): string =>
  w.expected({ what: expected(wanted, own) });

function expected(wanted: Expected, own: GameFaults): string {
  if (wanted.kind === 'utf8') return w.utf8;
  if (wanted.kind === 'lineEnd') return w.lineEnd;
  const value = fieldInWords(wanted.field, wanted.index, own);
  if (wanted.kind === 'oneOf') return w.oneOf({ value, of: wanted.of });
  if (wanted.kind === 'freeCell') return w.freeCell({ value });
  if (wanted.kind === 'number') return w.number({ value, min: big(wanted.min), max: big(wanted.max) });
  const words = wordOf<NotationWords<Notation>[Notation]>(wanted.notation, notations, own.notations);
  return words({ value, index: wanted.index, count: wanted.count });
}

const occupants: OccupantWords<CommonOccupant> = {
  piece: (place) => (place ? w.takenByLine({ line: place.line }) : w.taken),
};

export const foundInWords = (what: Found, own: GameFaults): string => w.found({ what: found(what, own) });

function found(what: Found, own?: GameFaults): string {
  switch (what.kind) {
    case 'end':
      return w.end;
    case 'number':
    case 'word':
      return quoted(what.text);
    case 'taken':
      return wordOf<OccupantWords<Occupant>[Occupant]>(what.by, occupants, own?.occupants)(what.place);
    case 'lineEnd':
      return w.lineEnd;
    case 'length':
      return w.letters({ count: what.count });
    case 'byte':
      return w.byte({ byte: what.value.toString(16).toUpperCase().padStart(2, '0') });
  }
}

const fixes: Record<CommonFix, string> = {
  addMissing: w.addMissing,
  addOrLower: w.addOrLower,
  removeWord: w.removeWord,
  blanksOnly: w.blanksOnly,
  wholeNumber: w.wholeNumber,
  asciiDigits: w.asciiDigits,
  plainSigns: w.plainSigns,
  inRange: w.inRange,
  liftLimits: w.liftLimits,
  moveApart: w.moveApart,
  knownLetter: w.knownLetter,
  oneLineEach: w.oneLineEach,
  knownWord: w.knownWord,
  saveAsUtf8: w.saveAsUtf8,
};

export const fixInWords = (fix: Fix, own: GameFaults): string => wordOf(fix, fixes, own.fixes);

const notes: Record<Note['kind'], (note: Note) => string> = {
  missingTerminator: () => w.missingTerminator,
  ignoredRest: ({ place }) => w.ignoredRest({ line: place.line }),
  leadingZeros: () => w.leadingZeros,
  smallLetters: () => w.smallLetters,
  noBreakSpaces: () => w.noBreakSpaces,
};

export const noteInWords = (note: Note): string => notes[note.kind](note);

export const badFileInWords = (name: string, { place: { line, column }, found: what }: Diagnostic): string =>
  w.badFile({ name, found: found(what), line, column });

const refusals: RefusalWords<CommonRefusal> = {
  unreadable: w.unreadable,
  over: w.over,
  offBoard: w.offBoard,
  occupied: w.occupied,
  noSuchPiece: w.noSuchPiece,
  lastPiece: w.lastPiece,
  notNow: w.notNow,
};

/** Why a move is refused. */
export function refusalInWords(what: IllegalMove, own: GameFaults): string {
  const said = wordOf<string | ((what: IllegalMove) => string)>(what.kind, refusals, own.refusals);
  return typeof said === 'string' ? said : said(what);
}
