// A printed position as the page of one's own board has it: what is wrong with it, and why there is none.
import { signal } from '@preact/signals';
import { shownBoard } from '../../board/scene/layout';
import type { Misprint, PrintedLine } from '../../engine/own/printed';
import type { TaskEnd, TaskLine } from '../../engine/own/task';
import { state } from '../../game';

/** Why there is no board; '' while one is on its way. */
export const noBoard = signal('');

/** Whether the last run printed none, so that the positions, and what is wrong behind them, are of the run before. */
export const isEarlier = signal(false);

/** What is wrong in a line of the output; null while nothing is known to be. `line` 0: no position was printed. */
export function misprintNow(): Misprint | null {
  const error = state.parsed.value?.error as unknown as Misprint | null;
  return error ?? (state.opened.value?.line as PrintedLine | undefined)?.misprint ?? null;
}

/** What was printed on the way to the position that is shown; with the last one also what came after it. */
export function logNow(): string {
  const [shown, line] = [state.shown.value, state.opened.value?.line as PrintedLine | undefined];
  const tail = shown?.frame.ply === line?.plies ? line?.tail : '';
  return [shownBoard()?.log, tail].filter(Boolean).join('\n');
}

/** Why the output under test stops; null: it is right; undefined: there is none. */
export const endNow = (): TaskEnd | null | undefined => (state.opened.value?.line as TaskLine | undefined)?.end;
