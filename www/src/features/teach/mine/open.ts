// Which of the lessons on this device is open in this tab.
import { computed, signal } from '@preact/signals';
import { readStored, removeStored, tabStorage, writeStored } from '../../../lib/browser-storage';

const KEY = 'lesson-open';

/** Undefined until one was chosen on this page. */
const chosen = signal<string | null | undefined>(undefined);

/** Null: the list. */
export const openLesson = computed(() => (chosen.value === undefined ? readStored(KEY, tabStorage()) : chosen.value));

export function chooseLesson(id: string | null): void {
  chosen.value = id;
  if (id === null) removeStored(KEY, tabStorage());
  else writeStored(KEY, id, tabStorage());
}
