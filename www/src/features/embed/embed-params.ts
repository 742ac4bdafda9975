// What a host page asks of an embedded board: fields of the frame's address, beside those of a link.
import type { ThemeChoice } from '../../game/preferences';
import { SPEEDS } from '../../game/timeline';

const CONTROLS = ['none', 'timeline', 'full'] as const;
const THEMES = ['auto', 'light', 'dark'] as const satisfies readonly ThemeChoice[];
const LONGEST_TEXT = 500;

/** `waits`: nothing is shown before the host's first `load`. */
export type EmbedParams = {
  controls: (typeof CONTROLS)[number];
  theme: ThemeChoice;
  /** Milliseconds a move. */
  speed: number;
  autoplay: boolean;
  hints: boolean;
  caption: string;
  /** What the board is called. */
  label: string;
  waits: boolean;
  /** The address of the folder with the whole page, where the host says one. */
  site: string;
};

export const themeNamed = (name: unknown): ThemeChoice | null => THEMES.find((theme) => theme === name) ?? null;

/** The nearest speed that there is. */
export function speedNear(ms: number): number {
  const far = (speed: number) => Math.abs(speed - ms);
  return SPEEDS.reduce<number>((best, speed) => (far(speed) < far(best) ? speed : best), SPEEDS[0]);
}

/** A field that makes no sense is as good as none. */
export function parseEmbedParams(hash: string): EmbedParams {
  const fields = new URLSearchParams(hash.slice(1));
  const text = (key: string) => (fields.get(key) ?? '').slice(0, LONGEST_TEXT);
  const on = (key: string) => fields.has(key) && !['0', 'off', 'false'].includes(fields.get(key) ?? '');
  return {
    controls: CONTROLS.find((one) => one === fields.get('controls')) ?? 'timeline',
    theme: themeNamed(fields.get('theme')) ?? 'auto',
    speed: speedNear(Number(fields.get('speed')) || 500),
    autoplay: on('autoplay'),
    hints: !fields.has('hints') || on('hints'),
    caption: text('caption'),
    label: text('label'),
    waits: on('waits'),
    site: text('site'),
  };
}
