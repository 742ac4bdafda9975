// What Pursuit adds to the state of the page: the exact theory of the open case, and the fugitive's cells by ply.
import type {
  PursuitBoard,
  PursuitTheory,
  TheoryCost,
  TheoryOutlook,
  TheoryProgress,
  TheoryResult,
} from '../../engine/boundary';
import { slice } from '../../game/slice';

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

type TheoryIntent =
  | { kind: 'page'; isOpen: boolean }
  | { kind: 'show'; isShown: boolean }
  /** Begins anew, or ends. What was found so far is dropped. */
  | { kind: 'restart'; phase: Exclude<Phase, 'ready' | 'solved'> }
  | { kind: 'cost'; cost: TheoryCost }
  | { kind: 'progress'; progress: TheoryProgress }
  | { kind: 'result'; result: TheoryResult }
  | { kind: 'found'; found: Found }
  | { kind: 'course'; course: Course };

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

export const theory = slice<TheoryState, TheoryIntent>(start, {
  page: (fields, { isOpen }) => {
    fields.isOpen.value = isOpen;
  },
  show: (fields, { isShown }) => {
    fields.isShown.value = isShown;
  },
  restart: (fields, { phase }) => {
    fields.phase.value = phase;
    if (phase === 'asking') fields.cost.value = null;
    for (const part of [fields.progress, fields.result, fields.found, fields.course]) part.value = null;
  },
  cost: (fields, { cost }) => {
    fields.cost.value = cost;
    fields.phase.value = 'ready';
  },
  progress: (fields, { progress }) => {
    fields.progress.value = progress;
  },
  result: (fields, { result }) => {
    fields.result.value = result;
    fields.phase.value = 'solved';
  },
  found: (fields, { found }) => {
    fields.found.value = found;
  },
  course: (fields, { course }) => {
    fields.course.value = course;
  },
});

/** How many cells the fugitive reaches first, at the plies of one line that were shown. */
type Areas = { generation: number; byPly: ReadonlyMap<number, number> };
type AreaIntent = { kind: 'area'; generation: number; ply: number; area: number };

export const areas = slice<{ areas: Areas }, AreaIntent>(
  { areas: { generation: -1, byPly: new Map() } },
  {
    area: (fields, { generation, ply, area }) => {
      const before = fields.areas.peek();
      const known = before.generation === generation ? before.byPly : new Map<number, number>();
      if (known.get(ply) !== area) fields.areas.value = { generation, byPly: new Map(known).set(ply, area) };
    },
  },
);
