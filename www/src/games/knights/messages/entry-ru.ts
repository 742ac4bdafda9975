// What the page says of Hyper Knights before it is loaded, in Russian.
import type { knightsEntry as English } from './entry-en';

export const knightsEntry: typeof English = {
  name: 'Гиперкони',
  samples: {
    corner: 'Три коня у угла',
    twenty: 'Двадцать коней',
  },
};
