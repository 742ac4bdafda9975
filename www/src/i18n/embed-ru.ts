// The words of a board on another page.
import type { embedWords as English } from './embed-en';

export const embedWords: typeof English = {
  open: (game) => `${game}: открыть в Boardlab`,
  label: (game) => `Доска: ${game}`,
  next: (reason) => `Далее: ${reason}`,

  noGame: (found, known) => `${found ? `Игры «${found}» нет.` : 'Игра не названа.'} Игры: ${known}.`,
  noSample: (game, found, known) => `${game}: примера «${found}» нет. Примеры: ${known}.`,
  badLoad: 'Страница вокруг доски прислала вход, в котором поле пропущено, неверно или слишком длинно.',
  damagedLink: 'Ссылка на эту позицию повреждена.',
  newerLink: 'Ссылка на эту позицию сделана более новой версией Boardlab.',
  notKept: 'Ссылка ведёт к большому входу, который хранится только в том браузере, где её сделали.',
};
