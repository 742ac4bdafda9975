// The dialog's own state: what is chosen, what is under way, what was made. It only reads the page's.
import { computed, effect, signal } from '@preact/signals';
import { themeNow } from '../../app/look';
import { stage } from '../../board/hand';
import type { Size } from '../../board/renderer';
import type { GameName } from '../../engine/boundary';
import { latest } from '../../engine/engine';
import type { Source, Spot } from '../../engine/protocol';
import { faceOf } from '../../games/faces';
import { words } from '../../i18n';
import { exportWords } from '../../i18n/export-en';
import { state } from '../../store/state';
import { SPEEDS } from '../../store/update/playback';
import { type Made, Studio } from './client';
import { askEncoders } from './encoders';
import { type Format, fileName, lengthOf, MOST_FRAMES, moves, type Order, type Seen } from './order';
import { paletteOf } from './palette';
import { Supply } from './supply';

export const SIZES = [480, 720, 1080] as const;
export const SCALES = [1, 2, 4] as const;
/** Frames a second; a GIF's delays are hundredths of a second. */
export const RATES = { gif: [10, 20, 25], video: [15, 30, 60] } as const;
export { SPEEDS };

/** The case that is exported, as it was when the dialog was opened. */
export type Subject = { game: GameName; source: Source; spot: Spot; aspect: number; seen: Seen | null };

export type Choice = {
  format: Format;
  move: number;
  from: number;
  to: number;
  step: number;
  gifRate: number | null;
  videoRate: number | null;
  width: number;
  scale: number;
  theme: 'page' | 'light' | 'dark';
  caption: string;
  hints: boolean;
};

export type Phase =
  | { kind: 'idle' }
  | { kind: 'busy'; done: number }
  | { kind: 'made'; url: string; name: string; bytes: number; size: Size }
  | { kind: 'failed'; reason: string };

export type Preview = { picture: ImageBitmap | null; url: string; size: Size };

export const isOpen = signal(false);
export const subject = signal<Subject | null>(null);
export const phase = signal<Phase>({ kind: 'idle' });
export const preview = signal<Preview | null>(null);
export const choice = signal<Choice>({
  format: 'png',
  move: 0,
  from: 0,
  to: 0,
  step: 500,
  gifRate: null,
  videoRate: 30,
  width: 480,
  scale: 1,
  theme: 'page',
  caption: '',
  hints: true,
});

/** Plies of the case; more while the solver is at work. */
export const plies = computed(() => state.opened.value?.line.plies ?? 0);

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? Math.round(value) : least));

/** The range that the choice means, within the case. */
export const range = computed(() => {
  const { format, move, from, to } = choice.value;
  const first = clamp(moves(format) ? from : move, 0, plies.value);
  return { from: first, to: moves(format) ? clamp(to, first, plies.value) : first };
});

const rateOf = ({ format, gifRate, videoRate }: Choice) => (format === 'gif' ? gifRate : videoRate);

/** The order that the choice makes. */
export const order = computed<Order | null>(() => {
  const about = subject.value;
  const { format, step, width, scale, caption, hints, theme } = choice.value;
  if (!about) return null;
  const palette = paletteOf(theme === 'page' ? themeNow(state) : theme);
  const colours = state.colours.value;
  const { game, aspect, seen } = about;
  const said = { ...range.value, step, rate: rateOf(choice.value), caption: caption.trim(), hints, palette, colours };
  return { format, game, case: about.spot.case + 1, width, scale: format === 'png' ? scale : 1, aspect, seen, ...said };
});

export const length = computed(() => (order.value ? lengthOf(order.value) : { frames: 0, ms: 0 }));
export const tooLong = computed(() => length.value.frames > MOST_FRAMES);

let supply: Supply | null = null;
let studio: Studio | null = null;

function suppliedBy(about: Subject): Supply {
  supply ??= new Supply(about.source, about.spot, () => give('engine'));
  return supply;
}

/** Boards make paths as the worker is furnished, and a drawing of vectors is one file's: such a worker serves once. */
function studioFor(about: Subject, vectors: boolean): Studio {
  if (vectors || vectorial) endStudio();
  vectorial = vectors;
  studio ??= new Studio((want) => suppliedBy(about).supply(want));
  return studio;
}
let vectorial = false;

function endStudio(): void {
  studio?.end();
  studio = null;
}

/** Ends both workers, and with them what they are at. */
function dismiss(): void {
  endStudio();
  supply?.end();
  supply = null;
}

function give(reason: string): void {
  dismiss();
  if (isOpen.peek()) phase.value = { kind: 'failed', reason };
}

/** What was made is let go. */
function forget(): void {
  const last = phase.peek();
  if (last.kind === 'made') URL.revokeObjectURL(last.url);
  phase.value = { kind: 'idle' };
}

function put(next: Preview | null): void {
  const { url } = preview.peek() ?? { url: '' };
  if (url) URL.revokeObjectURL(url);
  preview.value = next;
}

export function choose(change: Partial<Choice>): void {
  forget();
  choice.value = { ...choice.peek(), ...change };
}

const shown = (made: Made): Preview =>
  'picture' in made
    ? { picture: made.picture, url: '', size: made.size }
    : { picture: null, url: URL.createObjectURL(made.file), size: made.size };

const look = latest(async ({ about, of }: { about: Subject; of: Order }) => {
  // An order under way has the studio to itself.
  if (!isOpen.peek() || phase.peek().kind === 'busy') return;
  const own = studioFor(about, of.format === 'svg');
  const made = await own.order({ ...of, to: of.from }, true, () => {}).catch((error) => fail(own, error));
  if (made && own === studio) put(shown(made));
});

/** A worker that was ended has nothing to say. */
function fail(own: Studio, error: Error): void {
  if (own === studio) give(error.message);
}

effect(() => {
  const [about, of] = [subject.value, order.value];
  if (about && of && isOpen.value) look({ about, of });
});

export async function run(): Promise<void> {
  const [about, of] = [subject.peek(), order.peek()];
  if (!about || !of || tooLong.peek()) return;
  forget();
  const own = studioFor(about, of.format === 'svg');
  phase.value = { kind: 'busy', done: 0 };
  const told = (done: number) => {
    if (own === studio) phase.value = { kind: 'busy', done };
  };
  const made = await own.order(of, false, told).catch((error) => fail(own, error));
  if (made && 'file' in made && own === studio) hand(of, made.file, made.size);
}

function hand(of: Order, file: Blob, size: Size): void {
  phase.value = { kind: 'made', url: URL.createObjectURL(file), name: fileName(of), bytes: file.size, size };
}

export function cancel(): void {
  dismiss();
  forget();
}

function subjectNow(): Subject | null {
  const [source, opened, frame] = [state.lastValid.peek(), state.opened.peek(), state.shown.peek()?.frame];
  const scene = stage.peek()?.now();
  if (!source || !opened || !frame) return null;
  const roams = faceOf(source.game).peek()?.renderer.roams ?? false;
  const { width, height } = scene?.size ?? { width: 4, height: 3 };
  const chosen = roams && scene && state.view.peek();
  const seen = chosen ? { view: chosen, size: scene.size } : null;
  const { case: index, line } = opened;
  const spot = { case: index, moves: line.branch === null ? '' : line.moves, ply: frame.ply };
  return { game: source.game, source, spot, aspect: width / height, seen };
}

/** What stands for the case that is open, whatever was chosen for the last. */
function begin(about: Subject): void {
  const { game, spot } = about;
  const caption = exportWords.caption(words.tabs[game], spot.case + 1);
  const [step, hints] = [state.speed.peek(), state.hints.peek()];
  choose({ move: spot.ply, from: 0, to: plies.peek(), step, hints, caption });
}

export function show(): void {
  const about = subjectNow();
  askEncoders();
  subject.value = about;
  if (about) begin(about);
  isOpen.value = true;
}

export function close(): void {
  isOpen.value = false;
  dismiss();
  forget();
  put(null);
}
