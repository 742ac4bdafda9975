// Messages about invalid or unusual inputs and illegal moves, in Russian.
import type {
  CommonField,
  CommonFix,
  CommonNotation,
  CommonOccupant,
  CommonRefusal,
  Expected,
  Field,
  Found,
  IllegalMove,
  Notation,
  Note,
  Occupant,
} from '../engine/boundary';
import { big, count, number } from './common-ru';
import type { FieldWords, GameFaults, NotationWords, OccupantWords, RefusalWords } from './faults-common';
import type { faults as English } from './faults-en';

const common: FieldWords<CommonField> = { caseCount: () => 'число тестов' };

const named = (field: Field, index: number, own: GameFaults) => {
  const words: FieldWords<Field> = { ...common, ...own.fields };
  return words[field](index);
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;
const letters = (length: number) => count(length, 'буква', 'буквы', 'букв');

const notations: NotationWords<CommonNotation> = { word: ({ value }) => value };

function expected(wanted: Expected, own: GameFaults): string {
  if (wanted.kind === 'utf8') return 'текст в UTF-8';
  if (wanted.kind === 'lineEnd') return 'конец строки';
  const value = named(wanted.field, wanted.index, own);
  if (wanted.kind === 'oneOf') return `${value}: одно из ${wanted.of}`;
  if (wanted.kind === 'freeCell') return `ещё свободная клетка (${value})`;
  if (wanted.kind === 'number') return `${value}: целое число от ${big(wanted.min)} до ${big(wanted.max)}`;
  const words: NotationWords<Notation> = { ...notations, ...own.notations };
  return words[wanted.notation]({ value, index: wanted.index, count: wanted.count });
}

const occupants: OccupantWords<CommonOccupant> = {
  piece: (place) => `уже занятая клетка${place ? ` (строка ${number(place.line)})` : ''}`,
};

const at = (line: number, column: number) => `строке ${number(line)}, позиции ${number(column)}`;

function found(what: Found, own?: GameFaults): string {
  switch (what.kind) {
    case 'end':
      return 'конец входа';
    case 'number':
      return quote(what.text);
    case 'word':
      return quote(what.text);
    case 'taken': {
      const words: OccupantWords<Occupant> = { ...occupants, ...own?.occupants } as OccupantWords<Occupant>;
      return words[what.by](what.place);
    }
    case 'lineEnd':
      return 'конец строки';
    case 'length':
      return letters(what.count);
    case 'byte':
      return `байт ${what.value.toString(16).toUpperCase().padStart(2, '0')}`;
  }
}

const fixes: Record<CommonFix, string> = {
  addMissing: 'Допишите недостающее.',
  addOrLower: 'Допишите недостающее или уменьшите количество, которое его обещало.',
  removeWord: 'Уберите это или замените числом.',
  blanksOnly: 'Разделяйте числа только пробелами и переводами строк.',
  wholeNumber: 'Напишите целое число десятичными цифрами, без знака и дробной части.',
  asciiDigits: 'Напишите число цифрами от 0 до 9.',
  inRange: 'Напишите число из этого промежутка.',
  liftLimits: 'Это за пределами ограничений условия, но посчитать можно. Снимите ограничения, чтобы продолжить.',
  moveApart: 'Переставьте одного из двух на свободную клетку.',
  knownLetter: 'Напишите одну из этих букв, прописную или строчную.',
  oneLineEach: 'Перенесите остальное на новую строку.',
  knownWord: 'Напишите одно из этих слов.',
  saveAsUtf8: 'Сохраните файл в UTF-8 и откройте его снова.',
};

const often = (times: number) => (times > 1 ? ` (${count(times, 'раз', 'раза', 'раз')})` : '');
const notes: Record<Note['kind'], (note: Note) => string> = {
  missingTerminator: () => 'Нет строки, которая завершает вход. Все тесты прочитаны.',
  ignoredRest: ({ place }) => `Всё, что идёт после конца входа, начиная со строки ${number(place.line)}, не читается.`,
  leadingZeros: ({ count: times }) => `Ведущие нули не учтены${often(times)}.`,
  smallLetters: ({ count: times }) => `Строчные буквы прочитаны как прописные${often(times)}.`,
  noBreakSpaces: ({ count: times }) => `Неразрывные пробелы прочитаны как обычные${often(times)}.`,
};

const refusals: RefusalWords<CommonRefusal> = {
  unreadable: 'Это не ход.',
  over: 'Игра окончена.',
  offBoard: 'Этот ход ведёт за край доски.',
  occupied: 'Эта клетка занята.',
  noSuchPiece: 'Такой фигуры нет.',
  lastPiece: 'Хотя бы одна фигура должна остаться.',
  notNow: 'Сейчас это невозможно.',
};

function refused(what: IllegalMove, own: GameFaults): string {
  const words: RefusalWords<IllegalMove> = { ...refusals, ...own.refusals };
  const said = words[what.kind] as string | ((what: IllegalMove) => string);
  return typeof said === 'string' ? said : said(what);
}

export const faults: typeof English = {
  place: (line, column, index) =>
    `Строка ${number(line)}, позиция ${number(column)}${index > 0 ? ` (тест ${number(index)})` : ''}`,
  expected: (wanted, own) => `Ожидалось: ${expected(wanted, own)}.`,
  found: (what, own) => `Найдено: ${found(what, own)}.`,
  fix: (fix, own) => ({ ...fixes, ...own.fixes })[fix],
  lift: 'Снять ограничения',
  show: 'Показать во входе',
  note: (note) => notes[note.kind](note),
  badFile: (name, { place, found: what }) =>
    `${name} — не текст в UTF-8: ${found(what)} в ${at(place.line, place.column)}. ${fixes.saveAsUtf8}`,
  illegal: refused,
  field: named,
};
