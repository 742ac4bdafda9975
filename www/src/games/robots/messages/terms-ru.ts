// The words about Robots in the panels that all games share, in Russian.
import { count, number } from '../../../i18n/common-ru';
import type { robotsTerms as English } from './terms-en';

export const robotsTerms: typeof English = {
  signs: {
    you: 'Вы',
    robot: 'Робот',
    debris: 'Обломки',
    teleport: 'Телепорт',
    choice: 'Следующий ход',
    safe: 'Безопасно',
    deadly: 'Сразу проигрывает',
    barred: 'Нельзя',
    threatened: 'Сюда может дойти робот',
  },
  events: {
    kill: { spoken: 'роботы уничтожены', legend: 'Уничтожены' },
    teleport: { spoken: 'телепорт', legend: 'Телепорт' },
    won: { spoken: 'победа', legend: 'Победа' },
    lost: { spoken: 'поражение', legend: 'Поражение' },
  },
  tools: {
    robot: 'Новый робот',
    teleport: 'Новый телепорт',
  },
  sizes: {
    robot: (all) => count(all, 'робот', 'робота', 'роботов'),
    teleport: (all) => count(all, 'телепорт', 'телепорта', 'телепортов'),
  },
  faults: {
    fields: {
      robotCount: () => 'число роботов',
      teleportCount: () => 'число телепортов',
      robotRow: (index) => `строка робота ${number(index)}`,
      robotColumn: (index) => `столбец робота ${number(index)}`,
      teleportRow: (index) => `строка телепорта ${number(index)}`,
      teleportColumn: (index) => `столбец телепорта ${number(index)}`,
    },
    notations: {},
    occupants: { you: () => 'клетка, на которой начинаете вы' },
    fixes: {},
    refusals: {
      robotThere: 'Там стоит робот.',
      debrisThere: 'Там лежат обломки.',
      youThere: 'Вы уже стоите там.',
      pushOffBoard: 'Обломки нельзя толкать за край доски.',
      pushOntoDebris: 'Обломки нельзя толкать на другие обломки.',
      used: 'Этот телепорт уже использован.',
    },
  },
};
