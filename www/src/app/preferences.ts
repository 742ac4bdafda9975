// Theme, speed, keys and whether the page was introduced, as they are saved in this browser.
import { effect } from '@preact/signals';
import type { ReadonlyState } from '../game/state';
import { update } from '../game/update';
import { SPEEDS } from '../game/update/playback';
import { readStored, writeStored } from '../lib/browser-storage';

/** As this browser was left, and kept for the next visit. */
export function keepPreferences(state: ReadonlyState, storage: Storage | null): void {
  const theme = readStored('theme', storage);
  if (theme === 'light' || theme === 'dark') update(state, { kind: 'theme', theme });
  const speed = Number(readStored('speed', storage));
  if ((SPEEDS as readonly number[]).includes(speed)) update(state, { kind: 'speed', speed });
  update(state, { kind: 'singleKeyShortcuts', on: readStored('letters', storage) !== 'false' });
  update(state, { kind: 'welcome', open: readStored('welcome', storage) !== 'false' });
  effect(() => void writeStored('welcome', String(state.welcome.value), storage));
  effect(() => void writeStored('letters', String(state.singleKeyShortcuts.value), storage));
  effect(() => void writeStored('theme', state.theme.value, storage));
  effect(() => void writeStored('speed', String(state.speed.value), storage));
}
