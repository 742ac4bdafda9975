// The questions for a class about Janken Tactics, in Russian.
import type { jankenTeaching as English } from './teaching-en';

export const jankenTeaching: typeof English = {
  askMove: 'Каков следующий ход?',
  askTruth: (order) => `Следующий ход: ${order}. Удастся ли он?`,
  order: (order) => `Следующий ход: ${order}.`,
  questions: [
    'Удастся ли следующий ход и почему?',
    'Куда за десять очков может дойти боец, который делает этот ход?',
    'До каких клеток он дойти не может и почему?',
  ],
  facts: {
    cost: 'Сколько очков стоит следующий ход?',
    left: 'Сколько из десяти очков останется после следующего хода?',
    reach: 'Назовите клетку, до которой боец следующего хода может дойти или через которую пройти.',
  },
};
