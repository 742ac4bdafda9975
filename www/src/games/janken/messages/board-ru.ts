// Every word of the map of Janken Tactics, in Russian: on it, and about its cells.
import type { UnitKind } from '../../../engine/boundary';
import { capital, count, form, LANGUAGE, number } from '../../../i18n/common-ru';
import type { WORDS as English, Standing } from './board-en';

/** The letters are those of the input. */
const kinds: (typeof English)['kinds'] = {
  guardian: { letter: 'G', one: 'страж', beaten: 'его бьют маги' },
  mage: { letter: 'M', one: 'маг', beaten: 'его бьют мечники' },
  swordsman: { letter: 'S', one: 'мечник', beaten: 'его бьют стражи' },
};
const genitive: Record<UnitKind, string> = { guardian: 'стража', mage: 'мага', swordsman: 'мечника' };
const instrumental: Record<UnitKind, string> = { guardian: 'стражем', mage: 'магом', swordsman: 'мечником' };

const terrains = ['Вода', 'Поле', 'Лес', 'Холмы', 'Горы'];
const points = (value: number) => count(value, 'очко', 'очка', 'очков');
const left = (value: number) =>
  value === 0 ? 'очков не остаётся' : `${form(value, 'остаётся', 'остаются', 'остаётся')} ${points(value)}`;
const lists = new Intl.ListFormat(LANGUAGE, { style: 'long', type: 'conjunction' });
const beside = (units: Standing[]) =>
  `рядом с ${lists.format(units.map(({ side, kind, at }) => `${instrumental[kind]} стороны ${side + 1} на ${at}`))}`;
const stronger = (units: Standing[]) => (units.length === 1 ? 'он сильнее' : 'они сильнее');

export const WORDS: typeof English = {
  kinds,
  letters: ['U', 'F', 'W', 'H', 'M'],
  row: (row) => String.fromCharCode(65 + row),
  column: (column) => `${column + 1}`,
  points: (value) => number(value),
  cost: (value) => `−${number(value)}`,
  left: (value) => `ост. ${number(value)}`,
  missing: (value) => `мало на ${number(value)}`,
  off: 'Такой клетки на доске нет.',
  terrain: (cost) =>
    cost === 0 ? `${terrains[0]}: войти сюда нельзя.` : `${terrains[cost] ?? ''}: вход стоит ${points(cost)}.`,
  unit: ({ side, kind }) => `${capital(kinds[kind].one)} стороны ${side + 1}; ${kinds[kind].beaten}.`,
  next: (order) => `Следующий ход: ${order}`,
  reach: {
    subject: ({ side, kind, at }, all) =>
      `Новый ход ${genitive[kind]} стороны ${side + 1} с ${at}, ${count(all, 'очко', 'очка', 'очков')}:`,
    own: (value) => `Он начинает здесь, у него ${points(value)}.`,
    left: (value) => `здесь ${left(value)}.`,
    passes: (value) => `здесь можно пройти (${left(value)}), но нельзя остановиться: клетка занята.`,
    taken: 'здесь нельзя остановиться: клетка занята.',
    far: (all) => `чтобы дойти сюда, ${count(all, 'очка', 'очков', 'очков')} мало.`,
    water: 'путь сюда закрывает вода.',
    enemy: 'пройти нельзя: здесь враг.',
    starting: (enemies) => `Он ${beside(enemies)}; ${stronger(enemies)}, но уйти отсюда можно.`,
    ending: (enemies) => `Здесь нужно остановиться: клетка ${beside(enemies)}, ${stronger(enemies)}.`,
    zone: (enemies) => `Пойти отсюда дальше нельзя: клетка ${beside(enemies)}, ${stronger(enemies)}.`,
  },
  side: (side, units) =>
    `Сторона ${side + 1}: ${units.map(({ kind, at }) => `${kinds[kind].one} на ${at}`).join(', ')}.`,
};
