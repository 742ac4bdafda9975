// What the editor says about an input.
import type { Meaning } from '../engine/boundary';
import { count, number } from './common-ru';
import type { GameFaults } from './faults-common';
import { faults } from './faults-ru';
import type { reading as English } from './reading-en';

function meant({ role, index, nth, text }: Meaning, own: GameFaults): string {
  switch (role.kind) {
    case 'field':
      return `${text} — ${faults.field(role.field, index, own)}${nth > 0 ? ` (${number(nth)})` : ''}`;
    case 'end':
      return 'конец входа';
    case 'rest':
      return 'после конца входа: не читается';
  }
}

export const reading: typeof English = {
  meant,
  hint: 'Поставьте курсор на число или слово, чтобы узнать, что оно значит.',
  line: (line) => `Строка ${number(line)}:`,
  nothing: 'Поставьте курсор на число или слово, чтобы узнать, что оно значит.',
  folded: (lines) => count(lines, 'строка', 'строки', 'строк'),
  unfold: 'Развернуть',
};
