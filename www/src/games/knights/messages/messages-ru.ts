// The words of the Hyper Knights panel next to the board, in Russian.
import type { KnightsBoard, KnightsExplanation } from '../../../engine/boundary';
import { big, count, number, place } from '../../../i18n/common-ru';
import { HIDDEN_VALUE } from '../../../i18n/format';
import type { KnightsRule } from '../rule-ids';
import type { knightsWords as English } from './messages-en';

export const players: readonly [string, string] = ['Алиса', 'Боб'];
const player = (index: number) => players[index] ?? '';

function step({ step, knights, mover, winner, moves: made, nimSum }: KnightsBoard): string {
  const outcome = mover === null ? `Ходов больше нет: побеждает ${player(winner)}.` : `Ходит ${player(mover)}.`;
  const moved = step && knights[step.knight];
  const sum = nimSum === HIDDEN_VALUE ? '' : `, ним-сумма ${nimSum}`;
  if (!step || !moved) return `${count(knights.length, 'конь', 'коня', 'коней')}${sum}. ${outcome}`;
  const who = player(mover === null ? winner : 1 - mover);
  const way = `с ${place(...step.from)} на ${place(moved.x, moved.y)}`;
  return `Ход ${number(made)}: ${who} переводит коня ${number(step.knight + 1)} ${way}. ${outcome}`;
}

/** A move such as "1 (-1,-2)". */
function moved(move: string): string {
  const [knight, by] = move.split(' ');
  return by ? `конём ${knight} со смещением ${by.replaceAll('-', '−').replace(',', ', ')}` : move;
}

function explainMove({ winning, nimSum, chosen }: KnightsExplanation): { text: string; rule: KnightsRule } {
  if (winning.length === 0)
    return {
      text: `Ним-сумма равна 0: при лучшей игре соперника проигрывает любой ход. Решатель ходит ${moved(chosen)}.`,
      rule: 'loser',
    };
  const others =
    winning.length > 1 ? `Всего выигрывающих ходов: ${number(winning.length)}.` : 'Других выигрывающих ходов нет.';
  return { text: `Ход ${moved(chosen)} превращает ним-сумму ${nimSum} в 0 и выигрывает. ${others}`, rule: 'winning' };
}

function advice({ winning, chosen }: KnightsExplanation, move: string): string {
  if (winning.length === 0) return 'Выигрывающего хода здесь не было.';
  if (winning.includes(move)) return 'Это выигрывающий ход.';
  return `Ошибка: выигрывал ход ${moved(chosen)}.`;
}

export const knightsWords: typeof English = {
  step,
  explainMove,
  advice,
  hint: 'Нажмите на коня, а затем на клетку с кольцом, чтобы пойти туда.',
  cellHint: {
    see: 'что на ней',
    play: () => 'Чтобы пойти, нажмите на коня, затем на клетку с кольцом.',
  },
  place,
  move: (move) => moved(move).replace('конём', 'конь'),
  nim: {
    label: 'Ним-сумма в двоичной записи',
    knight: 'Конь',
    at: 'Где (x, y)',
    value: 'Число',
    binary: '4 2 1',
    binaryTitle: 'Число в двоичной записи: четвёрки, двойки, единицы',
    sum: (knights) => `Ним-сумма ${count(knights, 'коня', 'коней', 'коней')}`,
    sumNote: 'В двоичной записи: нечётное число единиц в столбце даёт 1, чётное — 0.',
    more: (rest) => `и ещё ${count(rest, 'конь', 'коня', 'коней')}`,
    show: (knight) => `Показать коня ${number(knight)}`,
  },
  mex: {
    // Long numbers may stand below each other.
    heading: (x, y) => `Числа Гранди, к которым ведут ходы с (${big(x)}, ${big(y)})`,
    off: 'за краем доски',
    result: (value) => `Наименьшее число, которого среди них нет, — ${value}.`,
    laws: {
      corner: 'Здесь, возле угла, числа не подчиняются закономерности.',
      ray: 'Здесь, в полосе вдоль прямой y = 2x или x = 2y, решают расстояние до прямой и остаток меньшей координаты по модулю 4.',
      diagonal: 'Здесь, в полосе вдоль диагонали, решают расстояние до неё и остаток меньшей координаты по модулю 4.',
      flat: 'Здесь одна координата больше другой более чем вдвое, и клетка вне полос вдоль y = 2x и x = 2y. Поэтому важен только остаток меньшей координаты по модулю 4.',
      plain: 'Здесь, между полосами вдоль y = 2x, y = x и x = 2y, важны остатки обеих координат по модулю 4.',
    },
  },
  winning: {
    heading: (many) => (many === 0 ? 'Выигрывающих ходов нет' : 'Выигрывающие ходы'),
    move: (knight, x, y) => `Конь ${number(knight)} на ${place(x, y)}`,
    more: (rest) => `и ещё ${number(rest)}`,
  },
  cut: (knight, value, right) =>
    `Конь ${number(knight)}: программа, которая считает числа только до индекса 499, получит для этой клетки ${value}. Верное число — ${right}: на 499 доска не кончается.`,
  facts: {
    nimSum: 'Ним-сумма',
    mover: 'Ходит',
    winner: 'При лучшей игре побеждает',
    nobody: 'никто',
    player,
    knights: 'Кони',
  },
};
