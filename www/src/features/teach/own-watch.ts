// The module of a step's task may answer nothing more: it is ended with the worker of the session, as on the page of one's own board, and
// the next step has another one.
import { signal } from '@preact/signals';
import { latest, unlessLost } from '../../engine/engine';
import { moduleIn } from '../../engine/printed-name';
import type { Source } from '../../engine/protocol';
import { engines, game, input, state } from '../../game';
import { taskFaultInWords } from '../own/in-words';
import { SECONDS } from '../own/task';

/** The source whose module answers no more, and why. */
const failed = signal<{ source: Source; why: string } | null>(null);

/** Why the module of the board that is asked for answers no more, in words; null while it does. */
export const failureNow = (): string | null => (failed.value?.source === state.source.value ? failed.value.why : null);

function end(source: Source): void {
  failed.value = { source, why: taskFaultInWords({ kind: 'late' }) };
  engines.session.renew();
  input.preload();
}

/** Asked behind all that the module was asked before. */
async function look(source: Source): Promise<void> {
  const timer = setTimeout(end, SECONDS * 1000, source);
  const detail = await unlessLost(engines.session.askOf('printed', 'dead', null), null);
  clearTimeout(timer);
  if (detail) failed.value = { source, why: taskFaultInWords({ kind: 'failed', detail }) };
}

/** The one that was looked at last: its worker may still be busy when another board is asked for. */
let task: Source | null = null;

const follow = latest(async () => {
  // What is told of a change has not been asked of the engine yet.
  await new Promise((done) => setTimeout(done));
  const source = state.source.peek();
  const asked = moduleIn(source.options) ? source : task;
  task = asked === source ? source : null;
  if (asked) await look(asked);
});

/** From now on it is looked after. Returns what ends that. */
export function watchModules(): () => void {
  const stops = [game.onChange(follow), input.onChange(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}
