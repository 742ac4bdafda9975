// The exact theory of the open case. It is solved in a worker of its own, and asked about the position that is shown.
// A turn of the analysis cannot be cut, and its tables are large: to cancel is to end the worker. Positions go there as turn files.
import { Engine, latest, unlessGone, unlessLost } from '../../../engine/engine';
import type { Problem, TheoryNews } from '../../../engine/own/theory';
import { game, state } from '../../../game';
import { programInputs } from '../engine';
import { boardNow, problem, problemKey } from '../selectors';
import { type Found, theory } from '../state';
import { stopsOf } from './stops';

/** Bytes that a browser's tab can usually allocate. */
export const MOST_BYTES = 2 ** 30;
/** Up to so many positions, symmetric ones counted once, are solved without asking. */
const AT_ONCE = 2_000_000;
/** The number of plies of a match that are evaluated. */
const MOST_PLIES = 600;

class TheorySolver {
  private engine: Engine<TheoryNews> | null = null;
  /** The problem that the cost belongs to. */
  private weighed = '';
  /** Ends what follows the open case; null if nothing does. */
  private unfollow: (() => void) | null = null;

  /**
   * The theory's page is there: from now on the case that is open is followed. Returns what tells that the page is gone.
   *
   * What was solved stays while other pages are read, and is asked about each position; it goes with its problem.
   */
  open(): () => void {
    theory.setOpen(true);
    this.unfollow ??= game.onChange(() => this.follow());
    this.follow();
    return () => {
      theory.setOpen(false);
      this.follow();
    };
  }

  async solve(): Promise<void> {
    const of = problem.peek();
    if (!of) return;
    theory.restart('solving');
    const own = this.started();
    const begun = async () => {
      await own.askOf('theory', 'put', { problem: of, most: MOST_BYTES });
      await own.askOf('theory', 'solve', { most: MOST_BYTES });
    };
    if ((await unlessLost(begun(), 'lost')) === 'lost' && own === this.engine) this.drop('lost');
  }

  cancel(): void {
    this.drop('cancelled');
  }

  private follow(): void {
    this.followProblem();
    this.followPosition();
    this.followLine();
  }

  private followProblem(): void {
    const key = problemKey.peek();
    const open = theory.state.isOpen.peek();
    if (key !== this.weighed) {
      // What was solved belongs to another case.
      if (this.engine) this.drop('asking');
      this.weighed = open ? key : '';
      const of = problem.peek();
      if (open && of) this.weigh(of);
    }
    if (open || this.engine) return;
    this.unfollow?.();
    this.unfollow = null;
  }

  /** Ends the worker, with what it computes and all that it has found. */
  private drop(phase: 'asking' | 'cancelled' | 'lost'): void {
    this.engine?.end();
    this.engine = null;
    theory.restart(phase);
  }

  private started(): Engine<TheoryNews> {
    this.engine ??= new Engine<TheoryNews>(
      ({ progress, result }) => {
        if (progress) theory.setProgress(progress);
        if (result) theory.setResult(result);
        if (result) this.follow();
      },
      () => this.drop('lost'),
    );
    return this.engine;
  }

  /** Asks what solving a problem costs; small ones are solved at once. */
  private async weigh(of: Problem): Promise<void> {
    this.drop('asking');
    const own = this.started();
    const cost = await unlessGone(own.askOf('theory', 'put', { problem: of, most: MOST_BYTES }), null);
    if (own !== this.engine || !cost) return;
    theory.setCost(cost);
    if (cost.fits && Number(cost.kept) * of.n ** 2 <= AT_ONCE) this.solve();
  }

  private followPosition(): void {
    const [shown, board] = [state.shown.peek(), boardNow()];
    if (theory.state.phase.peek() !== 'solved' || !shown || !board) return;
    this.advise({ generation: shown.generation, ply: shown.frame.ply, board });
  }

  private readonly advise = latest(async (position: Omit<Found, 'theory'>) => {
    const [own, known] = [this.engine, theory.state.found.peek()];
    if (known?.generation === position.generation && known.ply === position.ply) return;
    const [file] = (await programInputs(position.ply, position.ply))?.inputs ?? [];
    const advice = file && own ? await unlessGone(own.askOf('theory', 'advise', { file }), null) : null;
    if (advice && own === this.engine) theory.setFound({ ...position, theory: advice });
  });

  private followLine(): void {
    const opened = state.opened.peek();
    if (theory.state.phase.peek() !== 'solved' || !opened?.line.done || !problemKey.peek()) return;
    this.judge({ generation: opened.generation, plies: opened.line.plies });
  }

  private readonly judge = latest(async ({ generation, plies }: { generation: number; plies: number }) => {
    const own = this.engine;
    if (theory.state.course.peek()?.generation === generation) return;
    const given = await programInputs(0, Math.min(plies, MOST_PLIES));
    const outlooks = given && own && (await unlessGone(own.askOf('theory', 'course', { files: given.inputs }), null));
    const board = given?.board;
    if (board?.game === 'pursuit' && outlooks && own === this.engine)
      theory.setCourse({ generation, stops: stopsOf(outlooks, board) });
  });
}

export const solver = new TheorySolver();
