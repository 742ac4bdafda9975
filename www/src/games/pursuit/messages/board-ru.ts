// The words of the Pursuit board: about its cells and its pieces.

import type { Side } from '../../../engine/boundary';
import { count, NO_BREAK, number } from '../../../i18n/common-ru';
import { MANY, xy } from '../format';
import type { WORDS as English } from './board-en';

const and = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и ${parts.at(-1)}`;
const catchers = (all: number[]) =>
  all.length > 6
    ? count(all.length, 'ловец', 'ловца', 'ловцов')
    : `${all.length === 1 ? 'ловец' : 'ловцы'} ${and(all.map(String))}`;
const inTurns = (turns: number) => count(turns, 'ход', 'хода', 'ходов');
const turnsFrom = (turns: number) => `через ${inTurns(turns)}`;

const sides: Record<Side, string> = { catchers: 'ловцы', fugitive: 'беглец' };

/** The turn as the statement names it, so that nobody takes it for a move of the timeline. */
export const turnAt = (turn: number) => `T${NO_BREAK}=${NO_BREAK}${number(turn)}`;

export const WORDS: typeof English = {
  sides,
  stands: (all) => `Здесь ${catchers(all)}.`,
  fugitive: 'Здесь беглец.',
  first: (own, near, turns) =>
    own
      ? `Беглец может быть здесь первым, ${turnsFrom(turns)}. Ближайшему ловцу нужно ${inTurns(near)}.`
      : `Ловец может быть здесь первым, ${turnsFrom(near)}. Беглецу нужно ${inTurns(turns)}.`,
  near: (near) => `До ближайшего ловца ${count(near, 'шаг', 'шага', 'шагов')}.`,
  stay: 'Он может остаться.',
  reach: 'Здесь беглец может закончить ход.',
  beside: 'Здесь беглец может закончить ход, но рядом ловец.',
  onto: 'Здесь ловец: беглец был бы пойман.',
  place: (side) => (side === 'catchers' ? 'Сюда можно поставить ловца.' : 'Отсюда может начать беглец.'),
  taken: 'Здесь ловец: беглец был бы пойман сразу.',
  hand: 'Этот ловец выбран. Укажите соседнюю клетку; на торе она может быть и за краем.',
  step: 'Выбранный ловец может шагнуть сюда.',
  notStep: 'Для выбранного ловца слишком далеко: он ходит на одну клетку по строке или по столбцу.',
  where: ({ n, torus }) => `${torus ? 'Тор' : 'Квадрат'} ${n} на ${n}.`,
  catchersAt: (n, cells) =>
    cells.length === 0
      ? 'Ловцы ещё не расставлены.'
      : cells.length > 12
        ? `На доске ${count(cells.length, 'ловец', 'ловца', 'ловцов')}.`
        : `Ловцы: ${cells.map((cell) => xy(n, cell)).join(', ')}.`,
  fugitiveAt: (n, cell) => (cell === null ? 'Беглец ещё не поставлен.' : `Беглец: ${xy(n, cell)}.`),
  theory: {
    short: (turns) => turns + (turns === MANY ? '+' : ''),
    from: (turns) =>
      `При лучшей игре, если ходят ловцы, беглец отсюда будет пойман ${turnsFrom(turns)}${turns === MANY ? ' или позже' : ''}.`,
    neverFrom: 'При лучшей игре беглец отсюда никогда не будет пойман.',
    bestEnd: 'Это лучший ход.',
    bestStep: (all) => `Это лучший шаг ${all.length === 1 ? 'ловца' : 'ловцов'} ${all.map(number).join(', ')}.`,
  },
};
