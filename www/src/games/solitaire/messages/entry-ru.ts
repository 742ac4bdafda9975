// What the page says of Solitaire Chess before it is loaded, in Russian.
import type { solitaireEntry as English } from './entry-en';

export const solitaireEntry: typeof English = {
  name: 'Шахматный пасьянс',
  samples: {
    fresh: 'Зерно 0, все восемь видов фигур',
    illegal: 'Недопустимый ход',
    springare: 'Только кони (springare)',
  },
};
