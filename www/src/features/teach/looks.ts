// What a teacher adds to the board for the class. It is kept for the next one.
import { signal } from '@preact/signals';
import { readStored, writeStored } from '../../lib/browser-storage';

function kept(key: string) {
  const on = signal(readStored(key) === 'on');
  const set = (now: boolean) => {
    on.value = now;
    writeStored(key, now ? 'on' : 'off');
  };
  return { on, set };
}

/** The reason for the next move, and its table. */
export const reasons = kept('class-reasons');
/** While a class guesses: what is known of cells, but not the next move. */
export const values = kept('class-values');

/** The page of a game that is shown to the class, by its side; null: none. */
export const page = signal<string | null>(null);
