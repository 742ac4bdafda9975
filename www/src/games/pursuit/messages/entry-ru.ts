// What the page says of Pursuit before it is loaded, in Russian.
import type { pursuitEntry as English } from './entry-en';

export const pursuitEntry: typeof English = {
  name: 'Погоня',
  samples: {
    match: 'Целый матч',
    torus: 'Три ловца на торе',
    big: '50 ловцов, 100 × 100',
    forfeit: 'Запись с техническим поражением',
  },
};
