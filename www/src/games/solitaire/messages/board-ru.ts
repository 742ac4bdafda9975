// The words of the Solitaire Chess board: on it, and about its tiles.

import type { Colour, Piece, Removal, SolitaireBoard, SolitaireTile } from '../../../engine/boundary';
import { capital, cell, count, LANGUAGE } from '../../../i18n/common-ru';
import { stuck } from '../format';
import type { WORDS as English } from './board-en';

const tenths = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const points = (value: number) => tenths.format(value / 10);

/** The statement's word, and what chess players call it. */
const pieces: Record<Piece, { word: string; name: string; rule: string }> = {
  one: { word: '1', name: 'единица', rule: 'ровно 1 шаг в любом из восьми направлений' },
  two: { word: '2', name: 'двойка', rule: 'ровно 2 шага в любом из восьми направлений' },
  three: { word: '3', name: 'тройка', rule: 'ровно 3 шага в любом из восьми направлений' },
  four: { word: '4', name: 'четвёрка', rule: 'ровно 4 шага в любом из восьми направлений' },
  torn: { word: 'torn', name: 'ладья (torn)', rule: 'по прямой всегда до самого края' },
  lopare: { word: 'lopare', name: 'слон (lopare)', rule: 'по диагонали всегда до самого края' },
  dam: { word: 'dam', name: 'ферзь (dam)', rule: 'по прямой или по диагонали всегда до самого края' },
  springare: {
    word: 'springare',
    name: 'конь (springare)',
    rule: 'на две клетки прямо и на одну вбок, как в шахматах',
  },
};

/** After «после» and «из-под». */
const genitives: Record<Piece, string> = {
  one: 'единицы',
  two: 'двойки',
  three: 'тройки',
  four: 'четвёрки',
  torn: 'ладьи (torn)',
  lopare: 'слона (lopare)',
  dam: 'ферзя (dam)',
  springare: 'коня (springare)',
};

/** Grammar parts the pieces in those of «она» and those of «он». */
const feminine: ReadonlySet<Piece> = new Set(['one', 'two', 'three', 'four', 'torn']);

const colours: Record<Colour, { name: string; beneath: string }> = {
  bronze: { name: 'бронза', beneath: 'Под ней ещё две: серебряная и золотая, пока неизвестные.' },
  silver: { name: 'серебро', beneath: 'Под ней ещё одна: золотая, пока неизвестная.' },
  gold: { name: 'золото', beneath: 'Под ней ничего нет.' },
  empty: { name: 'пусто', beneath: '' },
};

/** Each as it is said of «она» and of «он»: a piece, and of a piece. */
type Endings = [she: string, he: string];
const adjectives: Record<Colour, { plain: Endings; genitive: Endings }> = {
  bronze: { plain: ['бронзовая', 'бронзовый'], genitive: ['бронзовой', 'бронзового'] },
  silver: { plain: ['серебряная', 'серебряный'], genitive: ['серебряной', 'серебряного'] },
  gold: { plain: ['золотая', 'золотой'], genitive: ['золотой', 'золотого'] },
  empty: { plain: ['', ''], genitive: ['', ''] },
};

const ending = (piece: Piece) => (feminine.has(piece) ? 0 : 1);
const withColour = (piece: Piece, colour: Colour) => `${adjectives[colour].plain[ending(piece)]} ${pieces[piece].name}`;
/** After «из-под». */
export const ofColour = (piece: Piece, colour: Colour) =>
  `${adjectives[colour].genitive[ending(piece)]} ${genitives[piece]}`;
const after = ({ piece, at }: Removal) => `После ${genitives[piece]} на ${cell(at)}`;

function inForce(board: SolitaireBoard, last: Removal | null): string {
  const { waits, step } = board;
  if (step?.kind === 'faulty') return 'Здесь в игре ошибка: 0 очков.';
  if (step?.kind === 'stopped') return 'Игра остановлена.';
  if (!last) return 'Первую фигуру можно снять где угодно.';
  if (!waits && stuck(board)) return `${capital(pieces[last.piece].name)} не ведёт ни к одной фигуре: игра окончена.`;
  return `${capital(pieces[last.piece].name)}: ${pieces[last.piece].rule}`;
}

const tile = ({ piece, colour }: SolitaireTile) => (piece ? withColour(piece, colour) : colours[colour].name);

export const WORDS: typeof English = {
  pieces,
  colours,
  withColour,
  points,
  inForce,
  marked: (first, last) =>
    first === last ? `На доске показано снятие ${first}` : `На доске показаны снятия ${first}–${last}`,
  and: '·',
  off: 'Такой клетки на доске нет.',
  waits: 'Следующий слой вот-вот откроется.',
  empty: 'Пусто: все три фигуры сняты.',
  nothing: 'Снимать здесь нечего.',
  tile: (piece, colour) => `${capital(withColour(piece, colour))}. ${colours[colour].beneath}`,
  first: 'Первую фигуру можно снять где угодно.',
  sameCell: 'Отсюда снята предыдущая фигура. Снимать с одной клетки два раза подряд нельзя.',
  outOfReach: (last) => `${after(last)} отсюда снимать нельзя. Та фигура ходит так: ${pieces[last.piece].rule}.`,
  target: (last) => `${after(last)} эту фигуру можно снять.`,
  worth: ({ expected, spread, ahead }) =>
    `Сразу ${count(ahead.points, 'очко', 'очка', 'очков')}; ожидаемый итог игры — ${points(expected)} очка${spread > 0 ? ` (± ${points(spread)})` : ''}.`,
  row: (row, tiles) => `Строка ${row}: ${tiles.map(tile).join(', ')}.`,
};
