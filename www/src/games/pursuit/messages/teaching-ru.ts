// The questions for a class about Pursuit, in Russian.
import type { Cell } from '../../../engine/boundary';
import { count, NO_BREAK } from '../../../i18n/common-ru';
import type { pursuitTeaching as English } from './teaching-en';

const named = (about: Cell | undefined) => (about ? `(${about[1]},${NO_BREAK}${about[0]})` : '');

export const pursuitTeaching: typeof English = {
  askMove: 'Каков следующий ход?',
  askTruth: (about) => `Может ли беглец сейчас пойти на ${named(about)}?`,
  scored: ([catchers, fugitive]) => `ловцы ${catchers}, беглец ${fugitive}`,
  due: ({ sideToMove, steps }) =>
    sideToMove === 'catchers'
      ? 'Ходят ловцы.'
      : `Ходит беглец, не больше чем на ${count(steps, 'шаг', 'шага', 'шагов')}.`,
  questions: [
    'Каков следующий ход и почему?',
    'Куда ещё может пойти эта фигура?',
    'Как далеко беглец от ближайшего ловца?',
  ],
  facts: {
    area: 'До скольких клеток беглец доберётся раньше всех ловцов?',
    next: 'На какой клетке беглец закончит следующий ход?',
    reach: 'Назовите клетку, на которую беглец может пойти сейчас.',
  },
};
