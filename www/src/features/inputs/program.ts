// The program that a visitor tries, kept in this browser.
import { inputsDialog } from './state';

const STORE = 'solution';

/** Takes up the program of an earlier visit. */
export function recallProgram(): void {
  try {
    const code = localStorage.getItem(STORE);
    if (code !== null) inputsDialog.act({ kind: 'code', code });
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

export function writeProgram(code: string): void {
  inputsDialog.act({ kind: 'code', code });
  try {
    localStorage.setItem(STORE, code);
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}
