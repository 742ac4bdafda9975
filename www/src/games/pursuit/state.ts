// What Pursuit adds to the state of the page: the exact theory of the open case, and the fugitive's cells by ply.
import type {
  PursuitBoard,
  PursuitTheory,
  TheoryCost,
  TheoryOutlook,
  TheoryProgress,
  TheoryResult,
} from '../../engine/boundary';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../lib/signals';

/** `ready`: it is known what solving costs. */
export type Phase = 'asking' | 'ready' | 'solving' | 'solved' | 'cancelled' | 'lost';

/** When the fugitive is caught. */
export type Capture = Pick<TheoryOutlook, 'capture' | 'orLater'>;

/** What is known of a ply: its value, and what the move that led there lost. */
export type Stop = TheoryOutlook & { ply: number; lost: { from: Capture; by: TheoryOutlook['sideToMove'] } | null };

/** The theory of the position at a ply. */
export type Found = { generation: number; ply: number; board: PursuitBoard; theory: PursuitTheory };

/** The values of the plies of a line. */
export type Course = { generation: number; stops: Stop[] };

type TheoryState = {
  /** Whether its page is open beside the board. */
  isOpen: boolean;
  /** Whether the board shows it. */
  isShown: boolean;
  phase: Phase;
  cost: TheoryCost | null;
  progress: TheoryProgress | null;
  result: TheoryResult | null;
  found: Found | null;
  course: Course | null;
};

const start: TheoryState = {
  isOpen: false,
  isShown: true,
  phase: 'asking',
  cost: null,
  progress: null,
  result: null,
  found: null,
  course: null,
};

class Theory {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<TheoryState> = this.own;

  readonly setOpen = setter(this.own.isOpen);
  readonly show = setter(this.own.isShown);

  /** Begins anew, or ends. What was found so far is dropped. */
  restart(phase: Exclude<Phase, 'ready' | 'solved'>): void {
    const cost = phase === 'asking' ? null : this.own.cost.peek();
    assign(this.own, { phase, cost, progress: null, result: null, found: null, course: null });
  }

  setCost(cost: TheoryCost): void {
    assign(this.own, { cost, phase: 'ready' });
  }

  readonly setProgress = setter(this.own.progress);

  setResult(result: TheoryResult): void {
    assign(this.own, { result, phase: 'solved' });
  }

  readonly setFound = setter(this.own.found);
  readonly setCourse = setter(this.own.course);
}

export const theory = new Theory();

/** How many cells the fugitive reaches first, at the plies of one line that were shown. */
type AreasState = { areas: { generation: number; byPly: ReadonlyMap<number, number> } };

class Areas {
  private readonly own = signalsOf<AreasState>({ areas: { generation: -1, byPly: new Map() } });
  readonly state: ReadonlySignals<AreasState> = this.own;

  add(generation: number, ply: number, area: number): void {
    const before = this.own.areas.peek();
    const known = before.generation === generation ? before.byPly : new Map<number, number>();
    if (known.get(ply) !== area) this.own.areas.value = { generation, byPly: new Map(known).set(ply, area) };
  }
}

export const areas = new Areas();
