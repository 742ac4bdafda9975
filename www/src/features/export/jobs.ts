// The work of the export dialog: previews and files, drawn in workers that end with it.
import * as w from 'words:export';
import { stage } from '../../board/board-input';
import type { Size } from '../../board/drawing';
import { entryOf, gameModuleOf } from '../../board/game-modules';
import { latest } from '../../engine/engine';
import { PRINTED } from '../../engine/printed-name';
import { state } from '../../game';
import { releaseLater } from '../../lib/download';
import { type Made, Studio } from './client';
import { askEncoders } from './encoders';
import { Engraver } from './engraver';
import { fileName, MOVE, type Order } from './order';
import { order, plies, tooLong } from './selectors';
import { type Choice, exportDialog, type Phase, type Preview, type Subject } from './state';
import { Supply } from './supply';

const { isOpen, phase, preview, subject } = exportDialog.state;

const shown = (made: Made): Preview =>
  'picture' in made
    ? { picture: made.picture, url: '', size: made.size }
    : { picture: null, url: URL.createObjectURL(made.file), size: made.size };

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

/** What answers in the place of an engine of the dialog's own. */
export type Lent = Pick<Supply, 'supply'>;

class ExportJobs {
  private lent: Lent | null = null;
  private supply: Supply | null = null;
  private studio: Studio | Engraver | null = null;
  private isVectorial = false;
  /** The order that the preview shows. */
  private previewed: Order | null = null;

  /** Opens the dialog, with what stands for the case that is open, whatever was chosen for the last. */
  open(lent: Lent | null = null): void {
    this.lent = lent;
    const about = subjectNow();
    askEncoders();
    if (about) this.begin(about);
    exportDialog.open(about);
    this.showOrder();
  }

  close(): void {
    this.dismiss();
    this.release();
    this.put(null);
    this.previewed = null;
    exportDialog.close();
  }

  choose(change: Partial<Choice>): void {
    this.release();
    exportDialog.choose(change);
    this.showOrder();
  }

  async run(): Promise<void> {
    const [about, of] = [subject.peek(), order.peek()];
    if (!about || !of || tooLong.peek()) return;
    const own = this.studioFor(about, of.format === 'svg');
    this.set({ kind: 'busy', done: 0 });
    const told = (done: number) => {
      if (own === this.studio) this.set({ kind: 'busy', done });
    };
    const made = await own.order(of, false, told).catch((error) => this.fail(own, error));
    if (made && 'file' in made && own === this.studio) this.hand(of, made.file, made.size);
    this.showOrder();
  }

  cancel(): void {
    this.dismiss();
    this.set({ kind: 'idle' });
    this.showOrder();
  }

  private begin({ game, position }: Subject): void {
    const { name, unit } = entryOf(game);
    const said = w.caption({ game: name, index: position.case + 1, at: unit.at({ nth: MOVE }) });
    const [step, hints] = [state.speed.peek(), state.hints.peek()];
    // What the page says of one's own board is in its pictures, which its menu saves one by one.
    const own: Partial<Choice> = game === PRINTED ? { format: 'gif', caption: '' } : { caption: said };
    this.choose({ move: position.ply, from: 0, to: plies.peek(), step, hints, ...own });
  }

  private readonly look = latest(async ({ about, of }: { about: Subject; of: Order }) => {
    // An order under way has the studio to itself.
    if (!isOpen.peek() || phase.peek().kind === 'busy') return;
    const own = this.studioFor(about, of.format === 'svg');
    const made = await own.order({ ...of, to: of.from }, true, () => {}).catch((error) => this.fail(own, error));
    if (!made || own !== this.studio) return;
    this.put(shown(made));
    this.previewed = of;
  });

  /** Every order is shown. One that is made meanwhile is shown after it. */
  private showOrder(): void {
    const [about, of] = [subject.peek(), order.peek()];
    if (about && of && of !== this.previewed) this.look({ about, of });
  }

  private suppliedBy(about: Subject): Supply {
    this.supply ??= new Supply(about.source, about.position, () => this.give('engine'));
    return this.supply;
  }

  private studioFor(about: Subject, vectors: boolean): Studio | Engraver {
    if (vectors !== this.isVectorial) this.endStudio();
    this.isVectorial = vectors;
    this.studio ??= vectors
      ? new Engraver(this.suppliedBy(about))
      : new Studio((want) => (this.lent ?? this.suppliedBy(about)).supply(want));
    return this.studio;
  }

  private endStudio(): void {
    this.studio?.end();
    this.studio = null;
  }

  /** Ends both workers, and with them what they are at. */
  private dismiss(): void {
    this.endStudio();
    this.supply?.end();
    this.supply = null;
  }

  /** A worker that was ended has nothing to say. */
  private fail(own: Studio | Engraver, error: Error): void {
    if (own === this.studio) this.give(error.message);
  }

  private give(reason: string): void {
    this.dismiss();
    if (isOpen.peek()) this.set({ kind: 'failed', reason });
  }

  private hand(of: Order, file: Blob, size: Size): void {
    this.set({ kind: 'made', url: URL.createObjectURL(file), name: fileName(of), bytes: file.size, size });
  }

  /** The file that was made is not offered any more. */
  private release(): void {
    const last = phase.peek();
    if (last.kind === 'made') releaseLater(last.url);
  }

  private set(next: Phase): void {
    this.release();
    exportDialog.setPhase(next);
  }

  private put(next: Preview | null): void {
    const { url } = preview.peek() ?? { url: '' };
    if (url) URL.revokeObjectURL(url);
    exportDialog.setPreview(next);
  }
}

export const jobs = new ExportJobs();
