// The program that a visitor tries, kept in this browser.
import { readStored, writeStored } from '../../lib/browser-storage';
import { inputsDialog } from './state';

const KEY = 'solution';

/** Takes up the program of an earlier visit. */
export function recallProgram(): void {
  const code = readStored(KEY);
  if (code !== null) inputsDialog.act({ kind: 'code', code });
}

export function writeProgram(code: string): void {
  inputsDialog.act({ kind: 'code', code });
  writeStored(KEY, code);
}
