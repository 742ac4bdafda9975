// The programs that a visitor tries, one a game, kept in this browser.
import { computed } from '@preact/signals';
import type { GameName } from '../../engine/boundary';
import { bench } from '../../i18n/bench-en';
import { readStored, writeStored } from '../../lib/browser-storage';
import { state } from '../../store/state';
import { inputsDialog } from './state';

const key = (game: GameName) => `solution-${game}`;

/** The program for the game whose tab is open. */
export const code = computed(() => inputsDialog.state.codes.value[state.tab.value] ?? bench.minimise.example);

/** Takes up the program of an earlier visit. */
export function recallProgram(): void {
  const game = state.tab.peek();
  const kept = readStored(key(game));
  if (kept !== null) inputsDialog.act({ kind: 'code', game, code: kept });
}

export function writeProgram(text: string): void {
  const game = state.tab.peek();
  inputsDialog.act({ kind: 'code', game, code: text });
  writeStored(key(game), text);
}
