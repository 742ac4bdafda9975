// What the page says of Robots before it is loaded, in Russian.
import type { robotsEntry as English } from './entry-en';

export const robotsEntry: typeof English = {
  name: 'Роботы',
  samples: {
    chase: 'Один робот, долгая погоня',
    crowd: 'Толпа из тридцати',
  },
};
