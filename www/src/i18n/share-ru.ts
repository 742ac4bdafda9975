// The words of the dialog that shares links and replay files.
import { count, number, units } from './common-ru';
import { countOf } from './format';
import type { shareWords as English } from './share-en';

const characters = (length: number) => count(length, 'символ', 'символа', 'символов');
const thanCharacters = (length: number) => count(length, 'символа', 'символов', 'символов');

export const shareWords: typeof English = {
  heading: 'Поделиться',
  what: 'Ссылка открывает',
  moment: 'эту позицию',
  start: 'начало этого теста',
  plain: 'позицию перед моим первым ходом',
  at: (index, ply, unit) => `тест ${number(index)}, ${units[unit]} ${number(countOf(ply, unit))}`,

  link: 'Ссылка',
  copy: 'Скопировать ссылку',
  notCopied: 'Скопировать не удалось. Выделите ссылку и скопируйте её сами.',
  length: (length) => `${characters(length)}.`,
  seed: 'В ссылке записано зерно входа.',
  long: (most) =>
    `Некоторые программы обрезают ссылки длиннее ${thanCharacters(most)}. В этом случае сохраните файл записи.`,
  tooLong: (length) =>
    `Для ссылки слишком длинно: ${characters(length)}. Сохраните вместо неё файл записи. Его можно открыть на этой странице на любом компьютере.`,
  making: 'Ссылка создаётся…',
  failed: 'Создать ссылку не удалось. Проверьте сеть.',

  onlyHere:
    'Эта ссылка открывает файл только на этом компьютере. На телефоне она не работает, поэтому QR-кода нет. Для другого компьютера сохраните файл записи.',

  code: 'QR-код ссылки',
  codeHint: 'Отсканируйте его камерой телефона.',
  noCode: (most) => `QR-код длиннее ${thanCharacters(most)} трудно отсканировать, поэтому его здесь нет.`,
  larger: 'Увеличить QR-код',
  smaller: 'Уменьшить QR-код',

  file: 'Файл записи',
  fileHint:
    'Содержит вход, тест, ваши ходы и эту позицию. Чтобы открыть его, нажмите «Открыть файл» или перетащите его на страницу.',
  save: 'Сохранить файл записи',
  fileName: (game, index, ply) => `boardlab-${game}-case-${index}-move-${ply}.json`,

  embed: 'Вставить на свою страницу',
  embedHint: 'Вставьте этот код в свою страницу там, где должна быть доска.',
  embedNeedsHost:
    'Страница в сети не может показать доску из файла на этом компьютере. Откройте Boardlab в сети, чтобы получить здесь код.',
  copyCode: 'Скопировать код',

  damagedFile: (name) => `Файл записи ${name} повреждён и не открыт. Ваш вход не изменился.`,
  newerFile: (name) => `Файл ${name} сохранён более новой версией страницы и не открыт.`,
  resultsFile: (name) =>
    `${name} содержит результаты турнира роботов «Погони». Страница их не показывает: запустите команду “boardlab pursuit tournament” с этим файлом ещё раз. Она напечатает таблицу и ничего не сыграет заново.`,
  strangeFile: (name) => `${name} — не вход и не файл записи; он не открыт.`,
};
