// What the editor says about an input.
import type { Meaning } from '../engine/boundary';
import { count, number } from './common';
import type { GameFaults } from './faults-common';
import { faults } from './faults-en';

function meant({ role, index, nth, text }: Meaning, own: GameFaults): string {
  switch (role.kind) {
    case 'field':
      return `${text} is ${faults.field(role.field, index, own)}${nth > 0 ? ` (${number(nth)})` : ''}`;
    case 'end':
      return 'the end of the input';
    case 'rest':
      return 'after the end of the input: ignored';
  }
}

export const reading = {
  meant,
  hint: 'Put the cursor on a number or a word to see what it means.',
  line: (line: number) => `Line ${number(line)}:`,
  nothing: 'Put the cursor on a number or a word to see what it means.',
  folded: (lines: number) => `${count(lines, 'line', 'lines')}`,
  unfold: 'Unfold',
};
