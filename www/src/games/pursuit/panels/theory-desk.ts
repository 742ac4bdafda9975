// The exact theory of the case that is open: solved in a worker of its own, asked about the position that is shown.
import { computed, effect, signal } from '@preact/signals';
import type {
  PursuitBoard,
  PursuitTheory,
  TheoryCost,
  TheoryOutlook,
  TheoryProgress,
  TheoryResult,
} from '../../../engine/boundary';
import { Engine, latest } from '../../../engine/engine';
import type { News, Problem, Prompts } from '../../../engine/protocol';
import { session } from '../../../session';
import { act } from '../../../store/act';
import { state } from '../../../store/state';
import { part } from '../draw/marks';
import { theoryPart } from '../draw/theory';

/** Bytes that a browser's tab may well have to spare. */
export const MOST_BYTES = 2 ** 30;
/** So many positions, symmetric ones counted once, are solved before anybody has read what it takes. */
const AT_ONCE = 2_000_000;
/** Plies of a match that are judged. */
const MOST_PLIES = 600;

export type Phase = 'asking' | 'ready' | 'solving' | 'solved' | 'cancelled' | 'lost';

/** When the fugitive is caught. */
export type Capture = Pick<TheoryOutlook, 'capture' | 'orLater'>;

/** What is known of a ply: what it is worth, and what the word that led there lost. */
export type Stop = TheoryOutlook & { ply: number; lost: { from: Capture; by: TheoryOutlook['due'] } | null };

/** The theory of the position at a ply. */
export type Found = { generation: number; ply: number; board: PursuitBoard; theory: PursuitTheory };

export const phase = signal<Phase>('asking');
export const cost = signal<TheoryCost | null>(null);
export const progress = signal<TheoryProgress | null>(null);
export const result = signal<TheoryResult | null>(null);
export const found = signal<Found | null>(null);
export const course = signal<{ generation: number; stops: Stop[] } | null>(null);
/** Whether the board shows it. */
export const shows = signal(true);

export function boardNow(): PursuitBoard | null {
  const board = state.shown.value?.frame.board;
  return board?.game === 'pursuit' ? board : null;
}

const catchersOf = ({ catchers, pairs }: PursuitBoard) => catchers.length || pairs;

const keyOf = computed(() => {
  const board = boardNow();
  if (!board) return '';
  const { torus, n, steps, blocked } = board;
  return JSON.stringify({ torus, n, catchers: catchersOf(board), steps, blocked } satisfies Problem);
});

/** The problem of the case that is open. */
export const problem = computed(() => (keyOf.value ? (JSON.parse(keyOf.value) as Problem) : null));

let engine: Engine | null = null;

function forget(next: Phase): void {
  phase.value = next;
  progress.value = result.value = found.value = course.value = null;
}

/** Ends the worker, and with it what it is at and all that it has found. */
function drop(next: Phase): void {
  engine?.end();
  engine = null;
  forget(next);
}

function hired(): Engine {
  engine ??= new Engine(hear, () => drop('lost'));
  return engine;
}

function hear(news: News): void {
  if (news.news !== 'looked') return;
  if (news.progress) progress.value = news.progress;
  if (!news.result) return;
  result.value = news.result;
  phase.value = 'solved';
}

/** Asks what a problem takes; small ones are solved at once. */
async function weigh(of: Problem): Promise<void> {
  drop('asking');
  cost.value = null;
  const own = hired();
  const told = await own.ask('theory', { problem: of, most: MOST_BYTES }).catch(() => null);
  if (own !== engine || !told) return;
  cost.value = told;
  phase.value = 'ready';
  if (told.fits && Number(told.kept) * of.n ** 2 <= AT_ONCE) solve();
}

export async function solve(): Promise<void> {
  const of = problem.peek();
  if (!of) return;
  forget('solving');
  const own = hired();
  const begun = async () => {
    await own.ask('theory', { problem: of, most: MOST_BYTES });
    await own.ask('solve', { most: MOST_BYTES });
  };
  await begun().catch(() => own === engine && drop('lost'));
}

export const cancel = (): void => drop('cancelled');

/** The problem that `cost` is of. */
let weighed = '';

effect(() => {
  const key = keyOf.value;
  const open = state.side.value === 'theory';
  if (key === weighed) return;
  // What was solved is of another case.
  if (engine) drop('asking');
  weighed = open ? key : '';
  const of = problem.peek();
  if (open && of) weigh(of);
});

const ask = latest(async ({ generation, ply, board }: Omit<Found, 'theory'>) => {
  const own = engine;
  const [file] = (await session.prompts(ply, ply))?.files ?? [];
  const theory = file ? await own?.ask('advise', { file }).catch(() => null) : null;
  if (theory && own === engine) found.value = { generation, ply, board, theory };
});

effect(() => {
  const shown = state.shown.value;
  const board = boardNow();
  if (phase.value !== 'solved' || !shown || !board) return;
  const [{ generation }, { ply }] = [shown, shown.frame];
  const known = found.peek();
  if (known?.generation !== generation || known.ply !== ply) ask({ generation, ply, board });
});

effect(() => {
  const proven = shows.value ? found.value : null;
  if (proven !== state.theory.peek()) act({ kind: 'theory', proven });
});

/** What a word lost against best play, at least; nothing is known where both turns are not told apart from later ones. */
function lossOf(before: TheoryOutlook | undefined, { capture, orLater }: Capture): Stop['lost'] {
  if (!before || before.capture === capture || (before.orLater && orLater)) return null;
  const [from, to] = [before.capture ?? Number.POSITIVE_INFINITY, capture ?? Number.POSITIVE_INFINITY];
  const worse = before.due === 'catchers' ? to > from : to < from;
  return worse ? { from: before, by: before.due } : null;
}

/** At the end the fugitive is caught, or nothing is to be said. */
function stopsOf(outlooks: TheoryOutlook[], { end, turn }: Prompts): Stop[] {
  const last = outlooks.at(-1);
  const caught = end?.kind === 'caught' && last ? [{ turn, due: last.due, capture: turn, orLater: false }] : [];
  return [...outlooks, ...caught].map((outlook, ply, all) => ({
    ...outlook,
    ply,
    lost: lossOf(all[ply - 1], outlook),
  }));
}

const judge = latest(async ({ generation, plies }: { generation: number; plies: number }) => {
  const own = engine;
  const prompts = await session.prompts(0, Math.min(plies, MOST_PLIES));
  const outlooks = prompts && (await own?.ask('course', { files: prompts.files }).catch(() => null));
  if (prompts && outlooks && own === engine) course.value = { generation, stops: stopsOf(outlooks, prompts) };
});

effect(() => {
  const opened = state.opened.value;
  if (phase.value !== 'solved' || !opened?.line.done || !keyOf.value) return;
  const { generation, line } = opened;
  if (course.peek()?.generation !== generation) judge({ generation, plies: line.plies });
});

/** Resolves once something is so. */
export function until(so: () => boolean): Promise<void> {
  return new Promise((keep) => {
    const stop = effect(() => {
      if (so()) queueMicrotask(() => [stop(), keep()]);
    });
  });
}

part.theory = theoryPart;
