// What the embedded board says beside what the whole page says.
import type { embedWords as English } from './embed-en';

export const embedWords: typeof English = {
  open: 'Открыть в Boardlab',
  label: (game) => `Доска: ${game}`,
};
