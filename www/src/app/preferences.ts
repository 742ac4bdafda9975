// Theme, speed and keys, as they are saved in this browser.
import { effect } from '@preact/signals';
import type { Desk } from '../store/state';
import { update } from '../store/update';
import { SPEEDS } from '../store/update/playback';

function saved(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function save(storage: Storage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

/** As this browser was left, and kept for the next visit. */
export function keepPreferences(desk: Desk, storage: Storage | null): void {
  const theme = saved(storage, 'theme');
  if (theme === 'light' || theme === 'dark') update(desk, { kind: 'theme', theme });
  const speed = Number(saved(storage, 'speed'));
  if ((SPEEDS as readonly number[]).includes(speed)) update(desk, { kind: 'speed', speed });
  update(desk, { kind: 'singleKeyShortcuts', on: saved(storage, 'letters') !== 'false' });
  effect(() => save(storage, 'letters', String(desk.singleKeyShortcuts.value)));
  effect(() => save(storage, 'theme', desk.theme.value));
  effect(() => save(storage, 'speed', String(desk.speed.value)));
}
