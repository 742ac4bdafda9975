// The words about Hyper Knights in the panels that all games share, in Russian.
import { count, number } from '../../../i18n/common-ru';
import type { knightsTerms as English } from './terms-en';

export const knightsTerms: typeof English = {
  signs: {
    winning: 'Выигрывающий ход',
    held: 'Сюда можно пойти',
    alice: 'Ход Алисы',
    bob: 'Ход Боба',
    peak: 'Число 6 (всего десять клеток)',
    band: 'Край полосы вдоль y = 2x, y = x или x = 2y',
  },
  events: {
    won: { spoken: 'победа', legend: 'Последний ход: победа' },
  },
  tools: {
    knight: 'Конь',
  },
  sizes: {
    knight: (all) => count(all, 'конь', 'коня', 'коней'),
  },
  faults: {
    fields: {
      knightCount: () => 'число коней',
      knightX: (index) => `x коня ${number(index)}`,
      knightY: (index) => `y коня ${number(index)}`,
    },
    notations: {},
    occupants: {},
    fixes: {},
    refusals: {},
  },
};
