// What a class is asked of Solitaire Chess, and what its lesson says, in Russian.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common-ru';
import type { solitaireTeaching as English } from './teaching-en';

const named = (about: Cell | null) => (about ? cell(about) : '');

export const solitaireTeaching: typeof English = {
  askMove: 'Какую плитку снимут следующей?',
  askTruth: (about) => `Можно ли следующей снять плитку ${named(about)}?`,
  questions: [
    'Какую плитку игрок снимет следующей и почему?',
    'Какие плитки можно снять сейчас?',
    'Каков счёт и какие премии в него вошли?',
  ],
  lesson: [
    {
      title: 'Первая плитка — любая',
      said: 'Первую фигуру можно снять с любой плитки. Под каждой лежат ещё две, которых никто не видит.',
    },
    {
      title: 'Число считает шаги',
      said: 'Снята 1 с ряда 4, столбца 3. Следующая плитка ровно в одном шаге, прямо или наискось.',
    },
    {
      title: 'Ровно столько',
      said: 'Снята 2 с ряда 3, столбца 3: ровно два шага в одном из восьми направлений, не один и не три.',
    },
    {
      title: 'Ладья идёт до края',
      said: 'Фигура “torn” (ладья) идёт до конца ряда или столбца: следующая плитка лежит на краю доски.',
    },
    {
      title: 'И ферзь тоже',
      said: 'Фигура “dam” (ферзь) идёт до конца, прямо или наискось. То, что стоит на пути, не мешает.',
    },
    {
      title: 'Конь прыгает',
      said: 'Фигура “springare” — конь: две клетки в одну сторону и одна вбок.',
    },
  ],
};
