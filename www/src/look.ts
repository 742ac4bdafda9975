// Theme, speed and keys: what is saved in this browser, and what the document wears.
import { effect, signal } from '@preact/signals';
import type { Desk, ThemeChoice } from './state';
import { SPEEDS } from './update';

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(dark.matches);

/** What else changes the palette. */
const palettes = ['(forced-colors: active)', '(prefers-contrast: more)'].map((query) => matchMedia(query));

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
  dark.addEventListener('change', () => {
    systemDark.value = dark.matches;
  });
  const redress = () => {
    dressed.value = dressed.peek() + 1;
  };
  for (const palette of palettes) {
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
  desk.letters.value = saved('letters') !== 'false';
  wear(desk);
  effect(() => save('letters', String(desk.letters.value)));
  effect(() => save('theme', desk.theme.value));
  effect(() => save('speed', String(desk.speed.value)));
}

export const stillness = matchMedia('(prefers-reduced-motion: reduce)');
