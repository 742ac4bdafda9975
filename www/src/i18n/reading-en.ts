// What the editor says of an input.
import type { Meaning } from '../engine/boundary';
import { count, number } from './common';
import type { GameFaults } from './faults-common';
import { faults } from './faults-en';

function meant({ means, index, nth, text }: Meaning, own: GameFaults): string {
  switch (means.kind) {
    case 'field':
      return `${faults.field(means.field, index, own)}${nth > 0 ? ` (${number(nth)})` : ''}: ${text}`;
    case 'end':
      return 'the end of the input';
    case 'rest':
      return 'behind the end: nobody reads it';
    case 'said':
      return `number ${number(nth)} of word ${number(index)}: ${text}`;
    case 'written':
      return `what the robot wrote as word ${number(index)}`;
    case 'versus':
      return 'the colon between the points';
  }
}

export const reading = {
  meant,
  hint: 'Put the cursor on a number to read what it means.',
  line: (line: number) => `Line ${number(line)}:`,
  nothing: (line: number) => `Line ${number(line)} holds no number of the input.`,
  folded: (lines: number) => `${count(lines, 'line', 'lines')}`,
  unfold: 'Unfold',
};
