// The questions for a class about Solitaire Chess, and the lesson, in Russian.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common-ru';
import type { solitaireTeaching as English } from './teaching-en';

const named = (about: Cell | null) => (about ? cell(about) : '');

export const solitaireTeaching: typeof English = {
  askMove: 'Какая фигура снимается следующей?',
  askTruth: (about) => `Можно ли следующей снять фигуру на ${named(about)}?`,
  questions: [
    'Какую фигуру решатель снимает следующей и почему?',
    'Какие фигуры можно снять сейчас?',
    'Каков счёт и какие бонусы в него входят?',
  ],
  lesson: [
    {
      title: 'Первая клетка — любая',
      said: 'Первую фигуру можно снять с любой клетки. Под каждой фигурой скрыты ещё две.',
    },
    {
      title: 'Число — это число шагов',
      said: 'Снята 1 со строки 4, столбца 3. Следующая клетка ровно в одном шаге, по прямой или по диагонали.',
    },
    {
      title: 'Ровно столько',
      said: 'Снята 2 со строки 3, столбца 3: следующая клетка ровно в двух шагах в одном из восьми направлений.',
    },
    {
      title: 'Ладья идёт до края',
      said: 'Ладья (torn) идёт до конца строки или столбца. Следующая клетка на краю доски.',
    },
    {
      title: 'И ферзь тоже',
      said: 'Ферзь (dam) идёт до конца, по прямой или по диагонали. Фигуры на пути не мешают.',
    },
    {
      title: 'Конь прыгает',
      said: 'Конь (springare) идёт на две клетки прямо и на одну вбок.',
    },
  ],
};
