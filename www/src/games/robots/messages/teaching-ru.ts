// The questions for a class about Robots, in Russian.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common-ru';
import type { robotsTeaching as English } from './teaching-en';

const named = (about: Cell | undefined) => (about ? cell(about) : '');

export const robotsTeaching: typeof English = {
  askMove: 'Куда пойдёт стратегия?',
  askTruth: (about) => `Уцелеете ли вы после ответа роботов, если пойдёте на ${named(about)}?`,
  questions: [
    'Куда пойдёт стратегия и почему?',
    'Какие из девяти ходов проигрывают сразу?',
    'Сколько роботов останется после выбранного хода и как далеко будет ближайший?',
  ],
  facts: {
    robots: 'Сколько роботов осталось на доске?',
    after: 'Сколько роботов останется после следующего хода?',
    distance: 'Как далеко будет ближайший робот после следующего хода (строки плюс столбцы)?',
    next: 'На какой клетке окажется стратегия после следующего хода?',
  },
};
