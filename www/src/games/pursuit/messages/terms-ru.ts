// The words about Pursuit in the panels that all games share, in Russian.
import { count, form, number } from '../../../i18n/common-ru';
import type { pursuitTerms as English } from './terms-en';

export const pursuitTerms: typeof English = {
  signs: {},
  events: {
    caught: { spoken: 'поимка', legend: 'Поимка' },
    escaped: { spoken: 'беглец не пойман', legend: 'Все ходы сыграны' },
    fault: { spoken: 'ошибка', legend: 'Ошибка' },
  },
  tools: {
    catcher: 'Ловец',
    fugitive: 'Беглец',
  },
  sizes: {
    catcher: (all) => count(all, 'ловец', 'ловца', 'ловцов'),
    cell: (all) => count(all, 'клетка', 'клетки', 'клеток'),
    move: (all) => count(all, 'ход', 'хода', 'ходов'),
  },
  programNote:
    'Вход здесь — весь текст в редакторе: для файла хода вывод — это ход. Целые матчи робот играет в мастерской роботов.',
  faults: {
    fields: {
      role: () => 'R, роль робота',
      fieldKind: () => 'F, вид доски',
      fieldSide: () => 'N, сторона доски',
      catcherCount: () => 'K, число ловцов',
      stepCount: () => 'S, число шагов беглеца за ход',
      turnCount: () => 'L, число ходов',
      turn: () => 'T, номер хода',
      fugitiveX: () => 'x беглеца',
      fugitiveY: () => 'y беглеца',
      catcherX: (index) => `x ловца ${number(index - 1)}`,
      catcherY: (index) => `y ловца ${number(index - 1)}`,
      robotName: (index) => (index === 1 ? 'r0, папка робота ловцов' : 'r1, папка робота беглеца'),
      points: (index) => (index === 1 ? 'баллы ловцов' : 'баллы беглеца'),
      scoreColon: () => 'двоеточие между баллами сторон',
      moveNumber: (index) => `числа хода ${number(index)}`,
      programOutput: (index) => `вывод робота, ход ${number(index)}`,
    },
    notations: {
      notPlaced: ({ value }) => `${value}: -1, потому что место ещё не выбрано`,
      replayMove: ({ index }) => `строка ${number(index)} записи`,
    },
    occupants: {},
    fixes: {
      writeNotPlaced: 'На ходу 0 у беглеца ещё нет клетки: напишите -1 -1. Пока не расставлены ловцы, её нет и у них.',
      replayLine: 'Строка записи — это числа одного хода или знак «!» и вывод робота.',
    },
    refusals: {
      numbers: ({ expected: due, found: said }) =>
        `${form(due, 'Нужно', 'Нужны', 'Нужно')} ${count(due, 'число', 'числа', 'чисел')}, а не ${number(said)}.`,
      outOfRange: ({ number: nth, min, max }) =>
        `Число ${number(nth)} должно быть от ${number(min)} до ${number(max)}.`,
      notPlaced:
        'В файле матча фигуры расставляют роботы. Чтобы расставить их самому, возьмите файл хода, например пример из условия.',
      diagonal: ({ number: nth }) =>
        `Числа ${number(nth)} и ${number(nth + 1)} — шаг по диагонали: одно из двух должно быть 0.`,
      offField: ({ number: nth }) => `С числа ${number(nth)} начинается шаг за край квадрата.`,
    },
  },
};
