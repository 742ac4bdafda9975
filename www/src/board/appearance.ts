// Colours and motion as a person wants them: the theme that the document wears, and when canvases read it again.
import { effect, signal } from '@preact/signals';
import type { Desk } from '../store/state';

const systemDark = signal(false);

/** What else changes the palette. */
const PALETTES = ['(forced-colors: active)', '(prefers-contrast: more)'];

/** Counts changes of colours, so that canvases know when to read them again. */
export const dressed = signal(0);

export const themeNow = (desk: Desk): 'light' | 'dark' =>
  desk.theme.value === 'auto' ? (systemDark.value ? 'dark' : 'light') : desk.theme.value;

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

/** Whether a person has asked for less motion. */
export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
