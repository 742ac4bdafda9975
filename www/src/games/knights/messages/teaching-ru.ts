// The questions for a class about Hyper Knights, in Russian.
import type { Cell } from '../../../engine/boundary';
import { number, place } from '../../../i18n/common-ru';
import type { knightsTeaching as English } from './teaching-en';

const named = ([row, column]: Cell) => place(`${row}`, `${column}`);

export const knightsTeaching: typeof English = {
  askMove: 'Какой ход выигрывает, если такой есть?',
  noMove: 'Ни один ход не выигрывает (клавиша N)',
  askTruth: (about) => (about ? `Может ли конь пойти на ${named(about)}?` : 'Может ли выиграть тот, чей ход?'),
  questions: [
    'Кто выигрывает и каким ходом?',
    'Каково число Гранди каждого коня?',
    'Запишите эти числа в двоичной системе. Какова их ним-сумма?',
  ],
  facts: {
    nimSum: 'Какова ним-сумма позиции?',
    winning: 'Сколько в позиции выигрывающих ходов?',
    value: (knight) => `Каково число Гранди коня ${number(knight)}?`,
    next: 'Назовите клетку, на которую ведёт выигрывающий ход.',
  },
};
