// Theme, speed and keys: what is saved in this browser, and what the document wears.
import { effect, signal } from '@preact/signals';
import type { Desk } from '../store/state';
import { update } from '../store/update';
import { SPEEDS } from '../store/update/playback';

const systemDark = signal(false);

/** What else changes the palette. */
const PALETTES = ['(forced-colors: active)', '(prefers-contrast: more)'];

/** Counts changes of colours, so that canvases know when to read them again. */
export const dressed = signal(0);

export const themeNow = (desk: Desk): 'light' | 'dark' =>
  desk.theme.value === 'auto' ? (systemDark.value ? 'dark' : 'light') : desk.theme.value;

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

/** The document follows the desk. */
export function applyTheme(desk: Desk): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    systemDark.value = dark.matches;
  };
  dark.addEventListener('change', follow);
  follow();
  const redress = () => {
    dressed.value = dressed.peek() + 1;
  };
  for (const palette of PALETTES.map((query) => matchMedia(query))) {
    const asked = () => (palette.matches ? import('./palette-asked.css').then(redress) : redress());
    palette.addEventListener('change', asked);
    if (palette.matches) asked();
  }
  effect(() => {
    document.documentElement.dataset.theme = themeNow(desk);
    redress();
  });
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

/** Whether a person has asked for less motion. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
