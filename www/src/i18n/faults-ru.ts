// Messages about invalid or unusual inputs and illegal moves, in Russian.
import type { CommonField, CommonRefusal, Expected, Field, Fix, Found, IllegalMove, Note } from '../engine/boundary';
import { big, count, number } from './common-ru';
import type { FieldWords, GameFaults, RefusalWords } from './faults-common';
import type { faults as English } from './faults-en';

const common: FieldWords<CommonField> = { caseCount: () => 'число тестов' };

const named = (field: Field, index: number, own: GameFaults) => {
  const words: FieldWords<Field> = { ...common, ...own.fields };
  return words[field](index);
};

const LONGEST_QUOTE = 24;
const quote = (text: string) => `«${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}»`;
const letters = (cells: number) => count(cells, 'буква', 'буквы', 'букв');

function expected(wanted: Expected, own: GameFaults): string {
  if (wanted.kind === 'utf8') return 'текст в UTF-8';
  if (wanted.kind === 'lineEnd') return 'конец строки';
  if (wanted.kind === 'row') return `${letters(wanted.cells)} в ряду ${number(wanted.row)} карты`;
  if (wanted.kind === 'replayMove') return `строка ${number(wanted.index)} записи`;
  const piece = named(wanted.field, wanted.index, own);
  if (wanted.kind === 'name') return piece;
  if (wanted.kind === 'notPlaced') return `${piece}: -1, потому что место ещё не выбрано`;
  if (wanted.kind === 'letter') return `${piece}: одно из ${wanted.of}`;
  if (wanted.kind === 'cellName') return `${piece}, например E5`;
  if (wanted.kind === 'dryCell') return `клетка суши: ${piece}`;
  if (wanted.kind === 'freeCell') return `свободная клетка: ${piece}`;
  return `${piece}: целое число от ${big(wanted.min)} до ${big(wanted.max)}`;
}

const at = (line: number, column: number) => `строке ${number(line)}, позиции ${number(column)}`;

function found(what: Found): string {
  switch (what.kind) {
    case 'end':
      return 'конец входа';
    case 'number':
      return quote(what.text);
    case 'word':
      return quote(what.text);
    case 'taken':
      return what.first ? `клетка, занятая в строке ${number(what.first.line)}` : 'ваша собственная начальная клетка';
    case 'lineEnd':
      return 'конец строки';
    case 'row':
      return letters(what.cells);
    case 'water':
      return `вода, нарисованная в ${at(what.drawn.line, what.drawn.column)}`;
    case 'byte':
      return `байт ${what.value.toString(16).toUpperCase().padStart(2, '0')}`;
  }
}

const fixes: Record<Fix, string> = {
  addMissing: 'Допишите недостающее или проверьте количества перед этим местом.',
  removeWord: 'Уберите это или поставьте на его место число.',
  blanksOnly: 'Разделяйте числа только пробелами и переводами строк.',
  wholeNumber: 'Напишите целое число десятичными цифрами, без знака и дробной части.',
  asciiDigits: 'Напишите число цифрами от 0 до 9.',
  inRange: 'Напишите число из этого промежутка.',
  liftLimits: 'Условие этого не допускает, но посчитать можно. Снимите ограничения, чтобы продолжить.',
  moveApart: 'Переставьте одного из двух на свободную клетку.',
  knownLetter: 'Напишите одну из этих букв, прописную или строчную.',
  onBoard: 'Назовите клетку доски: от A5 до A9, от B4 до B9 и так далее, до ряда от I1 до I5.',
  rowLength: 'В рядах 5, 6, 7, 8, 9, 8, 7, 6 и 5 букв через пробел.',
  dryGround: 'Переставьте бойца или измените там местность.',
  oneLineEach: 'Перенесите остальное на новую строку.',
  knownPiece: 'Напишите одно из этих слов.',
  notPlacedYet: 'На ходу 0 у беглеца ещё нет клетки: напишите -1 -1. Пока ловцы не расставлены, её нет и у них.',
  replayLine: 'В строке записи стоят числа одного хода или знак ! и то, что написал робот.',
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
  offBoard: 'Так можно уйти за край доски.',
  occupied: 'Эта клетка занята.',
  noSuchPiece: 'Такой фигуры нет.',
  lastPiece: 'Хотя бы одна должна остаться.',
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
  found: (what) => `Найдено: ${found(what)}.`,
  fix: (fix) => fixes[fix],
  lift: 'Снять ограничения',
  show: 'Показать во входе',
  note: (note) => notes[note.kind](note),
  badFile: (name, { place, found: what }) =>
    `${name} — не текст в UTF-8: ${found(what)} в ${at(place.line, place.column)}. ${fixes.saveAsUtf8}`,
  illegal: refused,
  field: named,
};
