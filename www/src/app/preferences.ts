// Theme, speed, keys and whether the page was introduced, as they are saved in this browser.
import { effect } from '@preact/signals';
import { preferences, timeline } from '../game';
import type { State } from '../game/page';
import { TIPS } from '../game/preferences';
import { SPEEDS } from '../game/timeline';
import { readStored, writeStored } from '../lib/browser-storage';

/** As this browser was left, and kept for the next visit. */
export function keepPreferences(state: State, storage: Storage | null): void {
  const theme = readStored('theme', storage);
  if (theme === 'light' || theme === 'dark') preferences.setTheme(theme);
  const speed = Number(readStored('speed', storage));
  if ((SPEEDS as readonly number[]).includes(speed)) timeline.setSpeed(speed);
  preferences.setSingleKeyShortcuts(readStored('letters', storage) !== 'false');
  preferences.setWelcome(readStored('welcome', storage) !== 'false');
  const used = readStored('tips', storage)?.split(' ') ?? [];
  preferences.setUsedTips(TIPS.filter((tip) => used.includes(tip)));
  effect(() => void writeStored('tips', state.usedTips.value.join(' '), storage));
  effect(() => void writeStored('welcome', String(state.welcome.value), storage));
  effect(() => void writeStored('letters', String(state.singleKeyShortcuts.value), storage));
  effect(() => void writeStored('theme', state.theme.value, storage));
  effect(() => void writeStored('speed', String(state.speed.value), storage));
}
