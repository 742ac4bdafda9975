// The work of the export dialog: previews and files, drawn in workers that end with it.
import { effect } from '@preact/signals';
import { stage } from '../../board/board-input';
import type { Size } from '../../board/drawing';
import { entryOf, gameModuleOf } from '../../board/game-modules';
import { latest } from '../../engine/engine';
import { state } from '../../game';
import { exportWords } from '../../i18n/export-en';
import { releaseLater } from '../../lib/download';
import { type Made, Studio } from './client';
import { askEncoders } from './encoders';
import { fileName, type Order } from './order';
import { order, plies, tooLong } from './selectors';
import { type Choice, exportDialog, type Phase, type Preview, type Subject } from './state';
import { Supply } from './supply';

const { isOpen, phase, preview, subject } = exportDialog.state;

let supply: Supply | null = null;
let studio: Studio | null = null;

function suppliedBy(about: Subject): Supply {
  supply ??= new Supply(about.source, about.position, () => give('engine'));
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
  if (isOpen.peek()) set({ kind: 'failed', reason });
}

/** The file that was made is not offered any more. */
function release(): void {
  const last = phase.peek();
  if (last.kind === 'made') releaseLater(last.url);
}

const set = (next: Phase): void => {
  release();
  exportDialog.setPhase(next);
};

function put(next: Preview | null): void {
  const { url } = preview.peek() ?? { url: '' };
  if (url) URL.revokeObjectURL(url);
  exportDialog.setPreview(next);
}

export function choose(change: Partial<Choice>): void {
  release();
  exportDialog.choose(change);
}

const shown = (made: Made): Preview =>
  'picture' in made
    ? { picture: made.picture, url: '', size: made.size }
    : { picture: null, url: URL.createObjectURL(made.file), size: made.size };

/** The order that the preview shows. */
let previewed: Order | null = null;

const look = latest(async ({ about, of }: { about: Subject; of: Order }) => {
  // An order under way has the studio to itself.
  if (!isOpen.peek() || phase.peek().kind === 'busy') return;
  const own = studioFor(about, of.format === 'svg');
  const made = await own.order({ ...of, to: of.from }, true, () => {}).catch((error) => fail(own, error));
  if (!made || own !== studio) return;
  put(shown(made));
  previewed = of;
});

/** A worker that was ended has nothing to say. */
function fail(own: Studio, error: Error): void {
  if (own === studio) give(error.message);
}

/** A file takes the studio from its preview, which is drawn after it then. */
function catchUp(): void {
  const [about, of] = [subject.peek(), order.peek()];
  if (about && of && of !== previewed) look({ about, of });
}

/** From now on every order is shown before it is made. */
export function keepPreview(): void {
  effect(() => {
    const [about, of] = [subject.value, order.value];
    if (about && of && isOpen.value) look({ about, of });
  });
}

export async function run(): Promise<void> {
  const [about, of] = [subject.peek(), order.peek()];
  if (!about || !of || tooLong.peek()) return;
  const own = studioFor(about, of.format === 'svg');
  set({ kind: 'busy', done: 0 });
  const told = (done: number) => {
    if (own === studio) set({ kind: 'busy', done });
  };
  const made = await own.order(of, false, told).catch((error) => fail(own, error));
  if (made && 'file' in made && own === studio) hand(of, made.file, made.size);
  catchUp();
}

function hand(of: Order, file: Blob, size: Size): void {
  set({ kind: 'made', url: URL.createObjectURL(file), name: fileName(of), bytes: file.size, size });
}

export function cancel(): void {
  dismiss();
  set({ kind: 'idle' });
  catchUp();
}

function subjectNow(): Subject | null {
  const [source, opened, frame] = [state.lastValid.peek(), state.opened.peek(), state.shown.peek()?.frame];
  const scene = stage.peek()?.currentScene();
  if (!source || !opened || !frame) return null;
  const roams = gameModuleOf(source.game).peek()?.drawing.pannable ?? false;
  const { width, height } = scene?.size ?? { width: 4, height: 3 };
  const chosen = roams && scene && state.view.peek();
  const seen = chosen ? { view: chosen, size: scene.size } : null;
  const { case: index, line } = opened;
  const position = { case: index, moves: line.branch === null ? '' : line.moves, ply: frame.ply };
  return { game: source.game, source, position, aspect: width / height, seen };
}

/** What stands for the case that is open, whatever was chosen for the last. */
function begin(about: Subject): void {
  const { game, position } = about;
  const { name, unit } = entryOf(game);
  const caption = exportWords.caption(name, position.case + 1, unit);
  const [step, hints] = [state.speed.peek(), state.hints.peek()];
  choose({ move: position.ply, from: 0, to: plies.peek(), step, hints, caption });
}

export function show(): void {
  const about = subjectNow();
  askEncoders();
  if (about) begin(about);
  exportDialog.open(about);
}

export function close(): void {
  dismiss();
  release();
  put(null);
  previewed = null;
  exportDialog.close();
}
