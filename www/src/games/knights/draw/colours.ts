// How the value of a cell looks: its background, its sign and the colour of the sign.

import * as w from 'words:knights';
import { mix } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Colours } from '../../../game/cells';

/** By value. `key` identifies the set of colours. */
export type ValueStyles = {
  key: string;
  grounds: readonly string[];
  texts: readonly string[];
  signs: readonly string[];
};

function grundyStyles({ g, gText }: Theme): ValueStyles {
  return { key: g.join(), grounds: g, texts: gText, signs: g.map((_, value) => `${value}`) };
}

/** Losing is dark and winning light, also in the dark theme, so that lightness alone tells them apart. */
function outcomeStyles({ good, boardAlt, text, bg, dark, g }: Theme): ValueStyles {
  const wins = dark ? mix(good, 0.62, boardAlt) : mix(good, 0.26, boardAlt);
  const loses = dark ? mix(bg, 0.55, boardAlt) : mix(text, 0.72, good);
  const pick = (losing: string, winning: string) => g.map((_, value) => (value === 0 ? losing : winning));
  const grounds = pick(loses, wins);
  const texts = pick(dark ? text : boardAlt, dark ? bg : text);
  return { key: `${wins} ${loses}`, grounds, texts, signs: pick(w.lossSign, w.winSign) };
}

const stylesOfTheme = new WeakMap<Theme, Partial<Record<Colours, ValueStyles>>>();

export function valueStylesOf(theme: Theme, colours: Colours): ValueStyles {
  const known = stylesOfTheme.get(theme) ?? {};
  stylesOfTheme.set(theme, known);
  known[colours] ??= colours === 'values' ? grundyStyles(theme) : outcomeStyles(theme);
  return known[colours];
}
