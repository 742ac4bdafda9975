// The theme of the document, its palette, and whether motion is reduced.
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { State } from '../game/page';

const systemDark = signal(false);

/** What else changes the palette. */
const PALETTES = ['(forced-colors: active)', '(prefers-contrast: more)'];

/** Counts changes of the palette, so that canvases read the colours again. */
export const paletteVersion = signal(0);

export const themeNow = (state: State): 'light' | 'dark' =>
  state.theme.value === 'auto' ? (systemDark.value ? 'dark' : 'light') : state.theme.value;

/** Whether the page has one column, as on a phone: the stylesheets' `width < 48rem`. */
export const isNarrow = signal(false);

/** Whether the page is that of a phone on its side, with the board beside its controls: the stylesheets' `height < 30rem`. */
const isLow = signal(false);

export const isPhone = computed(() => isNarrow.value || isLow.value);

/** Whether people point with a finger: the stylesheets' `pointer: coarse`. */
export const isTouch = signal(false);

/** Whether the board keeps its size beside the wide pane of a comparison. */
export const isWide = signal(false);

function follow(query: string, matches: Signal<boolean>): void {
  const list = matchMedia(query);
  const update = () => {
    matches.value = list.matches;
  };
  list.addEventListener('change', update);
  update();
}

export function followWidth(): void {
  follow('(max-width: 47.99rem)', isNarrow);
  follow('(min-width: 30rem) and (max-width: 61.99rem) and (max-height: 29.99rem)', isLow);
  follow('(min-width: 100rem)', isWide);
  follow('(pointer: coarse)', isTouch);
}

/** Sets the theme of the document whenever the state or the settings of the browser change it. */
export function applyTheme(state: State): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    systemDark.value = dark.matches;
  };
  dark.addEventListener('change', follow);
  follow();
  const repaint = () => {
    paletteVersion.value = paletteVersion.peek() + 1;
  };
  for (const palette of PALETTES.map((query) => matchMedia(query))) {
    const asked = () => (palette.matches ? import('./palette-asked.css').then(repaint) : repaint());
    palette.addEventListener('change', asked);
    if (palette.matches) asked();
  }
  effect(() => {
    document.documentElement.dataset.theme = themeNow(state);
    repaint();
  });
}

/** Whether a person has asked for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
