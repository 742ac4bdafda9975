// What the page says of Pursuit before it is loaded, in Russian.
import type { pursuitEntry as English } from './entry-en';

export const pursuitEntry: typeof English = {
  name: 'Погоня',
  samples: {
    match: 'Матч: t0py',
    torus: 'Трое на торе',
    big: 'Пятьдесят на 100 × 100',
    forfeit: 'Запись с техническим поражением',
  },
};
