import { batch } from '@preact/signals';
import type { Intent } from '../intents';
import type { Handlers } from '../slice';
import type { ReadonlyState, State } from '../state';
import { arrivalHandlers } from './arrivals';
import { boardHandlers } from './board';
import { documentHandlers } from './document';
import { panesHandlers } from './panes';
import { playbackHandlers } from './playback';
import type { Writable } from './transitions';

const handlers: Handlers<State, Intent> = {
  ...documentHandlers,
  ...playbackHandlers,
  ...boardHandlers,
  ...panesHandlers,
  ...arrivalHandlers,
};

/** The only way back from the page into its state. */
export function update<K extends Intent['kind']>(state: ReadonlyState, intent: Extract<Intent, { kind: K }>): void {
  // Who reads the state has it without its setters; here they are used.
  batch(() => (handlers[intent.kind as K] as Handlers<State, Intent>[K])(state as Writable, intent));
}
