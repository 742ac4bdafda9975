// Theme, speed, keys and whether the page was introduced, as they are saved in this browser.
import { effect } from '@preact/signals';
import { readStored, writeStored } from '../lib/browser-storage';
import type { ReadonlyState } from '../store/state';
import { update } from '../store/update';
import { SPEEDS } from '../store/update/playback';

/** As this browser was left, and kept for the next visit. */
export function keepPreferences(desk: ReadonlyState, storage: Storage | null): void {
  const theme = readStored('theme', storage);
  if (theme === 'light' || theme === 'dark') update(desk, { kind: 'theme', theme });
  const speed = Number(readStored('speed', storage));
  if ((SPEEDS as readonly number[]).includes(speed)) update(desk, { kind: 'speed', speed });
  update(desk, { kind: 'singleKeyShortcuts', on: readStored('letters', storage) !== 'false' });
  update(desk, { kind: 'welcome', open: readStored('welcome', storage) !== 'false' });
  effect(() => writeStored('welcome', String(desk.welcome.value), storage));
  effect(() => writeStored('letters', String(desk.singleKeyShortcuts.value), storage));
  effect(() => writeStored('theme', desk.theme.value, storage));
  effect(() => writeStored('speed', String(desk.speed.value), storage));
}
