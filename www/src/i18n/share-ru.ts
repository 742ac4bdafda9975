// What the sharing of links and replay files says.
import { count, number } from './common-ru';
import type { shareWords as English } from './share-en';

const characters = (length: number) => count(length, 'символ', 'символа', 'символов');
const thanCharacters = (length: number) => count(length, 'символа', 'символов', 'символов');

export const shareWords: typeof English = {
  heading: 'Поделиться',
  what: 'Ссылка открывает',
  moment: 'этот момент',
  start: 'этот тест с начала',
  plain: 'этот тест без моих ходов',
  at: (index, ply) => `тест ${number(index)}, ход ${number(ply)}`,

  link: 'Ссылка',
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  notCopied: 'Не скопировано: выделите ссылку и скопируйте её сами',
  length: (length) => `${characters(length)}.`,
  seed: 'Вместо входа в ссылке его зерно.',
  long: (most) => `Некоторые программы обрезают ссылки длиннее ${thanCharacters(most)}: тогда сохраните файл записи.`,
  tooLong: (length) =>
    `Для ссылки слишком длинно: ${characters(length)}. Сохраните файл записи; он откроется на этой странице на любом компьютере.`,
  making: 'Ссылка составляется…',
  failed: 'Ссылку составить не удалось. Возможно, пропала сеть.',

  onlyHere:
    'Ссылка открывает этот файл там, где он лежит сейчас, и только на этом компьютере: телефон по ней не перейдёт, поэтому QR-кода нет. Для другого компьютера сохраните файл записи.',

  code: 'QR-код ссылки',
  codeHint: 'Наведите на него камеру телефона.',
  noCode: (most) => `QR-код длиннее ${thanCharacters(most)} трудно прочесть, поэтому его здесь нет.`,
  larger: 'Увеличить QR-код',
  smaller: 'Уменьшить QR-код',

  file: 'Файл записи',
  fileHint:
    'Хранит вход, тест, ходы и этот момент. Его открывает кнопка «Открыть файл»; можно и перетащить его на страницу.',
  save: 'Сохранить файл записи',
  fileName: (game, index, ply) => `boardlab-${game}-case-${index}-move-${ply}.json`,

  embed: 'На вашей странице',
  embedHint: 'Вставьте это в страницу там, где должна стоять доска.',
  embedNeedsHost:
    'Страница в сети не может показать доску из файла на этом компьютере. Если открыть Boardlab в сети, здесь будет код для вставки.',
  copyCode: 'Скопировать код',

  damagedFile: (name) => `Файл записи ${name} повреждён и не открыт. Всё, что здесь было, осталось.`,
  newerFile: (name) => `Файл ${name} сохранён более новой версией страницы и не открыт.`,
  strangeFile: (name) => `${name} — не вход и не файл записи; он не открыт.`,
};
