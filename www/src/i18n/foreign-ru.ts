// What is said of foreign code that gave no output.
import { count, NO_BREAK, number } from './common-ru';
import type { foreignWords as English } from './foreign-en';

export const foreignWords: typeof English = {
  missing: (name) => `Нет функции с именем ${name}.`,
  long: (most) => `Вывод длиннее ${count(most, 'символа', 'символов', 'символов')}.`,
  flood: 'Программа пишет в журнал больше 100 000 символов.',
  none: (name, kind) => `Функция ${name} вернула ${kind}, а не строку.`,
  late: (seconds) => `Нет ответа за ${number(seconds)}${NO_BREAK}с.`,
};
