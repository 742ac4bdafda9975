// What the editor says about an input.
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
      return 'после конца входа: не читается';
    case 'said':
      return `строка ${number(index)} записи, число ${number(nth)}: ${text}`;
    case 'written':
      return `строка ${number(index)} записи: что написал робот`;
    case 'versus':
      return 'двоеточие между баллами сторон';
  }
}

export const reading: typeof English = {
  meant,
  hint: 'Поставьте курсор на число, чтобы узнать, что оно значит.',
  line: (line) => `Строка ${number(line)}:`,
  nothing: (line) => `В строке ${number(line)} нет чисел, которые относятся ко входу.`,
  folded: (lines) => count(lines, 'строка', 'строки', 'строк'),
  unfold: 'Развернуть',
};
