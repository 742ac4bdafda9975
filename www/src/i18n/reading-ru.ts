// What the editor says of an input.
import type { Meaning } from '../engine/boundary';
import { count, number } from './common-ru';
import type { GameFaults } from './faults-common';
import { faults } from './faults-ru';
import type { reading as English } from './reading-en';

function meant({ means, index, nth, text }: Meaning, own: GameFaults): string {
  switch (means.kind) {
    case 'field':
      return `${faults.field(means.field, index, own)}${nth > 0 ? ` (${number(nth)})` : ''}: ${text}`;
    case 'end':
      return 'конец входа';
    case 'rest':
      return 'после конца: этого никто не читает';
    case 'said':
      return `число ${number(nth)} в ответе ${number(index)}: ${text}`;
    case 'written':
      return `то, что робот написал как ответ ${number(index)}`;
    case 'versus':
      return 'двоеточие между баллами сторон';
  }
}

export const reading: typeof English = {
  meant,
  hint: 'Поставьте курсор на число, чтобы узнать, что оно значит.',
  line: (line) => `Строка ${number(line)}:`,
  nothing: (line) => `В строке ${number(line)} нет чисел входа.`,
  folded: (lines) => count(lines, 'строка', 'строки', 'строк'),
  unfold: 'Развернуть',
};
