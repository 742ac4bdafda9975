// The questions for a class about Solitaire Chess, in Russian.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common-ru';
import type { solitaireTeaching as English } from './teaching-en';

const named = (about: Cell | undefined) => (about ? cell(about) : '');

export const solitaireTeaching: typeof English = {
  askMove: 'Какая фигура снимается следующей?',
  askTruth: (about) => `Можно ли следующей снять фигуру на ${named(about)}?`,
  questions: [
    'Какую фигуру решатель снимает следующей и почему?',
    'Какие фигуры можно снять сейчас?',
    'Каков счёт и какие бонусы в него входят?',
  ],
  facts: {
    score: 'Каков счёт сейчас?',
    targets: 'Сколько фигур можно снять сейчас?',
    next: 'Какую фигуру решатель снимет следующей?',
    target: 'Назовите фигуру, которую можно снять сейчас.',
  },
};
