// The words about Janken Tactics in the panels that all games share, in Russian.
import { count, number } from '../../../i18n/common-ru';
import type { jankenTerms as English } from './terms-en';

export const jankenTerms: typeof English = {
  signs: {
    sideOne: 'Сторона 1',
    sideTwo: 'Сторона 2',
    way: 'Самый дешёвый путь',
    field: 'Сколько очков останется',
    zone: 'Рядом с более сильным врагом',
  },
  events: {
    refused: { spoken: 'ход неудачен', legend: 'Ход неудачен' },
  },
  tools: {
    F: 'Поле',
    W: 'Лес',
    H: 'Холмы',
    M: 'Горы',
    U: 'Вода',
    '1G': 'Страж, сторона 1',
    '1M': 'Маг, сторона 1',
    '1S': 'Мечник, сторона 1',
    '2G': 'Страж, сторона 2',
    '2M': 'Маг, сторона 2',
    '2S': 'Мечник, сторона 2',
  },
  sizes: {
    unit: (all) => count(all, 'боец', 'бойца', 'бойцов'),
    order: (all) => count(all, 'ход', 'хода', 'ходов'),
  },
  faults: {
    fields: {
      terrain: (index) => `местность ряда ${number(index)}`,
      unitCount: (index) => `число бойцов стороны ${number(index)}`,
      unitKind: (index) => `вид бойца ${number(index)}`,
      unitCell: (index) => `клетка бойца ${number(index)}`,
      orderCount: () => 'число ходов',
      orderFrom: (index) => `первая клетка хода ${number(index)}`,
      orderTo: (index) => `вторая клетка хода ${number(index)}`,
    },
    notations: {
      cellName: ({ value }) => `${value}, например E5`,
      row: ({ index, count: letters }) => `${count(letters, 'буква', 'буквы', 'букв')} в ряду ${number(index)} карты`,
      cellAboveWater: ({ value }) => `клетка на суше (${value})`,
    },
    occupants: {
      water: (place) => `вода (строка ${number(place?.line ?? 0)}, позиция ${number(place?.column ?? 0)})`,
    },
    fixes: {
      onBoard: 'Назовите клетку доски: от A5 до A9, от B4 до B9 и так далее, до ряда от I1 до I5.',
      rowLength: 'В рядах 5, 6, 7, 8, 9, 8, 7, 6 и 5 букв через пробел.',
      aboveWater: 'Переставьте бойца или измените там местность.',
    },
    refusals: {},
  },
};
