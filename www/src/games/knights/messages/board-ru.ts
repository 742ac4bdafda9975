// Every word of the Hyper Knights map, in Russian: on it, about its cells, beside it.
import { count, form, LANGUAGE, NO_BREAK, number, place } from '../../../i18n/common-ru';
import { HIDDEN_VALUE } from '../../../i18n/format';
import type { WORDS as English } from './board-en';
import { knightsWords, players } from './messages-ru';

const LISTED = 5;
const COMPACT = 1e6;

const list = new Intl.ListFormat(LANGUAGE);
const compact = new Intl.NumberFormat(LANGUAGE, {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
});

const many = (value: number) => (value < COMPACT ? number(value) : compact.format(value));
/** After a million of anything stands the form of five. */
const cells = (value: number) => (value < COMPACT ? form(value, 'клетка', 'клетки', 'клеток') : 'клеток');
const hash = (index: number) => `#${number(index + 1)}`;
const listed = (head: string, entries: string) => (entries ? `${head}: ${entries}.` : `${head}.`);

function standing(knights: readonly number[]): string {
  if (knights.length === 1) return `Здесь конь ${number((knights[0] ?? 0) + 1)}.`;
  const rest = knights.length - LISTED;
  const named = knights.slice(0, LISTED).map((index) => number(index + 1));
  return `Здесь кони ${list.format(rest > 0 ? [...named, `ещё ${number(rest)}`] : named)}.`;
}

function leaving(off: number, all: number): string {
  if (off === 0) return 'ходы коня отсюда ведут';
  const others = all - off === 1 ? 'оставшийся ведёт' : 'остальные ведут';
  return `${count(off, 'ход', 'хода', 'ходов')} из ${number(all)} отсюда ${form(off, 'уводит', 'уводят', 'уводят')} с доски, ${others}`;
}

function value(grundy: number, reached: readonly number[], all: number): string {
  if (reached.length === 0) return `Число Гранди ${grundy}: любой ход увёл бы с доски.`;
  const to = `${reached.length === 1 ? 'к числу' : 'к числам'} ${list.format(reached.map(String))}`;
  return `Число Гранди ${grundy}: ${leaving(all - reached.length, all)} ${to}, и наименьшее недостающее — ${grundy}.`;
}

export const WORDS: typeof English = {
  players,
  knights: (all, entries) => listed(count(all, 'конь', 'коня', 'коней'), entries.join(', ')),
  knight: (index, x, y, grundy) =>
    `конь ${number(index)} на ${place(x, y)}${grundy === HIDDEN_VALUE ? '' : ` с числом ${grundy}`}`,
  more: (rest) => `и ещё ${number(rest)}`,
  outcome: (nimSum, mover, winner) => {
    if (!mover) return winner ? `Ходов больше нет; побеждает ${winner}.` : 'Ходов больше нет.';
    return nimSum === HIDDEN_VALUE ? `Ходит ${mover}.` : `Ним-сумма ${nimSum}. Ходит ${mover}; побеждает ${winner}.`;
  },

  signs: { wins: 'В', loses: 'П' },
  axes: { x: 'x ↓', y: 'y →' },
  head: (name, common) => `${name} = ${common}`,
  corner: (x, y) => [`x ${number(x)}`, `y ${number(y)}`],
  ray: (down, right) => {
    const times = (factor: number, name: string) => (factor === 1 ? name : `${factor}${name}`);
    return down <= right ? `${times(down, 'y')} ≈ ${times(right, 'x')}` : `${times(right, 'x')} ≈ ${times(down, 'y')}`;
  },
  pile: (knights) => `×${knights}`,
  hash,

  title: (x, y) => `(${number(x)}, ${number(y)})`,
  standing,
  value,
  laws: knightsWords.mex.laws,
  rare: (grundy) => (grundy === 6 ? 'Таких клеток всего десять.' : ''),
  cut: (grundy) =>
    `Программа, которая считает числа только до индекса 499, получит здесь ${grundy}: она примет 499 за край доски.`,
  wins: (knight) => `Ход конём ${number(knight + 1)} сюда выигрывает: ним-сумма становится нулём.`,
  fails: (knight, wanted, grundy) =>
    `Ход конём ${number(knight + 1)} сюда не делает ним-сумму нулём: клетке нужно число ${wanted}, а здесь ${grundy}.`,
  beyond: (knight) => `Выбран конь ${number(knight + 1)}; сюда он пойти не может.`,
  leads: (knight) => `Выигрывающий ход: сюда идёт конь ${number(knight + 1)}.`,

  controls: {
    region: 'Карта',
    in: 'Приблизить (+)',
    out: 'Отдалить (−)',
    fit: 'Показать всех коней',
    outcomes: 'Показать исходы',
    outcomesTitle:
      'Показать для каждой клетки, кто выигрывает, если на доске один конь и он здесь: светлая с В — выигрывает тот, чей ход, тёмная с П — проигрывает',
    outcome: { wins: 'единственный конь: начавший выиграет', loses: 'проиграет' },
    letters: 'Единственный конь на клетке: начавший выиграет (В) или проиграет (П).',
    open: 'К клетке…',
    openTitle: 'Перейти к клетке',
    close: 'Закрыть',
    x: 'x (строка)',
    y: 'y (столбец)',
    example: '12 или 2^53',
    go: 'Перейти',
    presets: 'Интересные места',
    preset: {
      corner: 'Угол',
      ray: 'В полосе вдоль y = 2x',
      doubles: 'За 2^53',
      far: 'Дальний угол, 2^62',
    },
    unreadable: (name) => `Для ${name} нужно число или степень, например 2^53.`,
    beyond: (name, most) => `Для ${name} нужно число от 0 до 2^62${NO_BREAK}= ${number(most)}.`,
    extent: (rows, columns) => `Видно: ${many(rows)}${NO_BREAK}× ${many(columns)} ${cells(columns)}`,
    strided: (stride) => `нарисованы каждая ${number(stride)}-я строка и каждый ${number(stride)}-й столбец`,
  },
};
