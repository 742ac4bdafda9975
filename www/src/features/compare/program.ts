// The programs that a visitor tries, one a game, kept in this browser.
import { computed } from '@preact/signals';
import type { GameName } from '../../engine/boundary';
import { compare } from '../../i18n/compare-en';
import { readStored, writeStored } from '../../lib/browser-storage';
import { state } from '../../store/state';
import { solutionTest } from './state';

const key = (game: GameName) => `solution-${game}`;

/** The program for the game whose tab is open. */
export const code = computed(() => solutionTest.state.codes.value[state.tab.value] ?? compare.example);

/** Takes up the program of an earlier visit. */
export function recallProgram(game: GameName): void {
  if (solutionTest.state.codes.peek()[game] !== undefined) return;
  const kept = readStored(key(game));
  if (kept !== null) solutionTest.act({ kind: 'code', game, code: kept });
}

export function writeProgram(text: string): void {
  const game = state.tab.peek();
  solutionTest.act({ kind: 'code', game, code: text });
  writeStored(key(game), text);
}
