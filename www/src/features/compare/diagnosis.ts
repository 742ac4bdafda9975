// Which known mistakes make a wrong output: the workbench is asked step by step, and what it says of another output is dropped.
import { type GameModule, gameModuleOf, type MistakeWords } from '../../board/game-modules';
import type { Diagnosis, GameName } from '../../engine/boundary';
import { unlessGone } from '../../engine/engine';
import { paced } from '../../engine/slices';
import { workbench } from '../../game/workbench';
import { assign, type ReadonlySignals, signalsOf } from '../../lib/signals';
import { until } from '../../lib/until';

/** Cases that are played with mistakes: of a statement's inputs some seconds at most. */
const MOST_CASES = 200_000;
/** Cases of the first step. */
const FIRST = 16;
/** Milliseconds of a step: rows of the comparison are asked for meanwhile. */
const STEP = 50;

/** `none`: nothing is looked for. `told`: as far as was tried. `failed`: the engine has ended, or its words are not there. */
type Phase = 'none' | 'looking' | 'told' | 'failed';

type DiagnosisState = { phase: Phase; known: Diagnosis | null; words: MistakeWords | null };

const NOTHING = { known: null, words: null } satisfies Partial<DiagnosisState>;

/** What the mistakes of a game are called. */
export async function wordsOf(game: GameName): Promise<MistakeWords> {
  const own = gameModuleOf(game);
  await until(() => own.value !== null);
  return (own.peek() as GameModule).mistakes();
}

class Search {
  private readonly own = signalsOf<DiagnosisState>({ phase: 'none', ...NOTHING });
  readonly state: ReadonlySignals<DiagnosisState> = this.own;
  /** Counts the outputs. */
  private nth = 0;
  private isStopped = false;

  get isLooking(): boolean {
    return this.own.phase.peek() === 'looking';
  }

  /** Looks for the mistakes that make the output that was judged last. */
  async begin(game: GameName): Promise<void> {
    this.rest('looking');
    const { nth } = this;
    const known = await this.ask(nth);
    const words = known?.mistakes.length ? await wordsOf(game).catch(() => null) : null;
    if (nth !== this.nth) return;
    const isKnown = known !== null && (words !== null || known.mistakes.length === 0);
    assign(this.own, { phase: isKnown ? 'told' : 'failed', words });
  }

  /** Tries no more of them. */
  stop(): void {
    this.isStopped = true;
  }

  /** The engine ended as it looked. */
  fail(): void {
    this.rest('failed');
  }

  /** Nothing is known of another output. */
  forget(): void {
    this.rest('none');
  }

  private rest(phase: Phase): void {
    this.nth++;
    this.isStopped = false;
    assign(this.own, { phase, ...NOTHING });
  }

  /** What is known when all are tried, as many cases are played as may be, or a person has stopped it. */
  private async ask(nth: number): Promise<Diagnosis | null> {
    let known: Diagnosis | null = null;
    let cases = FIRST;
    for (let left = MOST_CASES; left > 0 && !this.isStopped; left -= cases) {
      const began = performance.now();
      known = await unlessGone(workbench.ask('diagnose', { cases }), null);
      if (!known || nth !== this.nth) return null;
      this.own.known.value = known;
      if (known.tried === known.of) break;
      cases = paced(cases, performance.now() - began, STEP);
    }
    return known;
  }
}

export const search = new Search();
