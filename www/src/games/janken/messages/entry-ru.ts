// What the page says of Janken Tactics before it is loaded, in Russian.
import type { jankenEntry as English } from './entry-en';

export const jankenEntry: typeof English = {
  name: 'Тактика янкэн',
  samples: {
    zones: 'Враги вокруг озера',
  },
};
