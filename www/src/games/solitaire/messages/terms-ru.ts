// The words about Solitaire Chess in the panels that all games share, in Russian.
import { count, number } from '../../../i18n/common-ru';
import type { solitaireTerms as English } from './terms-en';

export const solitaireTerms: typeof English = {
  signs: {},
  events: {
    bonus: { spoken: 'бонус', legend: 'Бонус' },
    fault: { spoken: 'ошибка', legend: 'Ошибка' },
  },
  tools: {
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    torn: 'Ладья (torn)',
    lopare: 'Слон (lopare)',
    dam: 'Ферзь (dam)',
    springare: 'Конь (springare)',
  },
  sizes: {
    pieceType: (all) => count(all, 'вид фигур', 'вида фигур', 'видов фигур'),
    removal: (all) => count(all, 'снятие', 'снятия', 'снятий'),
    reply: (all) => count(all, 'ответ', 'ответа', 'ответов'),
  },
  programNote:
    'Вход здесь — вся игра вместе с ответами, вывод — все её снятия. Чтобы сыграть с жюри, которое отвечает на каждое снятие, откройте «Ваша программа» над доской.',
  faults: {
    fields: {
      tile: (index) => `клетка ${number(index)} доски`,
      moveRow: (index) => `строка снятия ${number(index)}`,
      moveColumn: (index) => `столбец снятия ${number(index)}`,
      reply: (index) => `ответ на снятие ${number(index)}`,
    },
    notations: {},
    occupants: {},
    fixes: {},
    refusals: {
      empty: 'Эта клетка пуста.',
      outOfReach: 'Последняя фигура не ведёт на эту клетку.',
      sameCell: 'Снимать с одной клетки два раза подряд нельзя.',
      otherReply: 'Сейчас это невозможно.',
      noFault: 'Сейчас это невозможно.',
    },
  },
};
