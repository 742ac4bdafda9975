// Theme, speed and keys: what is saved in this browser, and what the document wears.
import { effect, signal } from '@preact/signals';
import type { Desk, ThemeChoice } from '../store/state';
import { SPEEDS } from '../store/update';

const systemDark = signal(false);

/** What else changes the palette. */
const PALETTES = ['(forced-colors: active)', '(prefers-contrast: more)'];

/** Counts changes of colours, so that canvases know when to read them again. */
export const dressed = signal(0);

export const themeNow = (desk: Desk): 'light' | 'dark' =>
  desk.theme.value === 'auto' ? (systemDark.value ? 'dark' : 'light') : desk.theme.value;

function saved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

/** The document follows the desk. */
export function wear(desk: Desk): void {
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

/** As this browser was left. */
export function dress(desk: Desk): void {
  const theme = saved('theme');
  if (theme === 'light' || theme === 'dark') desk.theme.value = theme as ThemeChoice;
  const speed = Number(saved('speed'));
  if ((SPEEDS as readonly number[]).includes(speed)) desk.speed.value = speed;
  desk.singleKeyShortcuts.value = saved('letters') !== 'false';
  wear(desk);
  effect(() => save('letters', String(desk.singleKeyShortcuts.value)));
  effect(() => save('theme', desk.theme.value));
  effect(() => save('speed', String(desk.speed.value)));
}

/** Whether a person has asked for less motion. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
