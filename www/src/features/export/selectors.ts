// What follows from the choices of the export dialog.
import { computed } from '@preact/signals';
import { themeNow } from '../../board/appearance';
import { entryOf, gameModuleOf } from '../../board/game-modules';
import { state } from '../../game';
import type { Count } from '../../i18n/format';
import { lengthOf, MOST_FRAMES, moves, type Order, widthsOf } from './order';
import { paletteOf } from './palette';
import { type Choice, exportDialog } from './state';

const { subject, choice } = exportDialog.state;

/** Plies of the case; more while the solver is at work. */
export const plies = computed(() => state.opened.value?.line.plies ?? 0);

/** What the timeline of the case counts. */
export const unit = computed<Count>(() => ({ plies: subject.value ? entryOf(subject.value.game).unit.plies : 1 }));

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? Math.round(value) : least));

/** The range that the choice means, within the case. */
export const range = computed(() => {
  const { format, move, from, to } = choice.value;
  const first = clamp(moves(format) ? from : move, 0, plies.value);
  return { from: first, to: moves(format) ? clamp(to, first, plies.value) : first };
});

/** One that another format has may be too large for this one. */
export const width = computed(() => Math.min(choice.value.width, Math.max(...widthsOf(choice.value.format))));

/** Between positions that are pictures nothing moves. */
export const hasMotion = computed(() => !subject.value || !gameModuleOf(subject.value.game).value?.pictures);

const rateOf = ({ format, gifRate, videoRate }: Choice) => (format === 'gif' ? gifRate : videoRate);

/** The order that the choice makes. */
export const order = computed<Order | null>(() => {
  const about = subject.value;
  const { format, step, caption, hints } = choice.value;
  if (!about) return null;
  const theme = choice.value.theme === 'page' ? themeNow(state) : choice.value.theme;
  const palette = paletteOf(theme);
  const colours = state.colours.value;
  const { game, aspect, seen } = about;
  const said = {
    ...range.value,
    step,
    rate: hasMotion.value ? rateOf(choice.value) : null,
    caption: caption.trim(),
    hints,
    theme,
    palette,
    colours,
  };
  return {
    format,
    game,
    case: about.position.case + 1,
    width: width.value,
    aspect,
    seen,
    unit: unit.value,
    ...said,
  };
});

export const length = computed(() => (order.value ? lengthOf(order.value) : { frames: 0, ms: 0 }));
export const tooLong = computed(() => length.value.frames > MOST_FRAMES);
