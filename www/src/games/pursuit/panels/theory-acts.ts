// The exact theory of the open case. It is solved in a worker of its own, and asked about the position that is shown.
import { effect } from '@preact/signals';
import { Engine, latest, unlessGone, unlessLost } from '../../../engine/engine';
import type { News, Problem } from '../../../engine/protocol';
import { state } from '../../../game';
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

let engine: Engine | null = null;
/** The problem that the cost belongs to. */
let weighed = '';
/** Ends the effect that follows the open case; null if there is none. */
let unfollow: (() => void) | null = null;

/**
 * The theory's page is there: from now on the case that is open is followed. Returns what tells that the page is gone.
 *
 * What was solved stays while other pages are read, and is asked about each position; it goes with its problem.
 */
export function openTheory(): () => void {
  theory.setOpen(true);
  unfollow ??= follow();
  return () => theory.setOpen(false);
}

function follow(): () => void {
  const ends = [effect(followProblem), effect(followPosition), effect(followLine)];
  return () => {
    for (const end of ends) end();
  };
}

function followProblem(): void {
  const key = problemKey.value;
  const open = theory.state.isOpen.value;
  if (key !== weighed) {
    // What was solved belongs to another case.
    if (engine) drop('asking');
    weighed = open ? key : '';
    const of = problem.peek();
    if (open && of) weigh(of);
  }
  if (open || engine) return;
  unfollow?.();
  unfollow = null;
}

/** Ends the worker, with what it computes and all that it has found. */
function drop(phase: 'asking' | 'cancelled' | 'lost'): void {
  engine?.end();
  engine = null;
  theory.restart(phase);
}

function started(): Engine {
  engine ??= new Engine(hear, () => drop('lost'));
  return engine;
}

function hear(news: News): void {
  if (news.news !== 'theoryProgress') return;
  if (news.progress) theory.setProgress(news.progress);
  if (news.result) theory.setResult(news.result);
}

/** Asks what solving a problem costs; small ones are solved at once. */
async function weigh(of: Problem): Promise<void> {
  drop('asking');
  const own = started();
  const cost = await unlessGone(own.ask('theory', { problem: of, most: MOST_BYTES }), null);
  if (own !== engine || !cost) return;
  theory.setCost(cost);
  if (cost.fits && Number(cost.kept) * of.n ** 2 <= AT_ONCE) solve();
}

export async function solve(): Promise<void> {
  const of = problem.peek();
  if (!of) return;
  theory.restart('solving');
  const own = started();
  const begun = async () => {
    await own.ask('theory', { problem: of, most: MOST_BYTES });
    await own.ask('solve', { most: MOST_BYTES });
  };
  if ((await unlessLost(begun(), 'lost')) === 'lost' && own === engine) drop('lost');
}

export const cancel = (): void => drop('cancelled');

function followPosition(): void {
  const shown = state.shown.value;
  const board = boardNow();
  if (theory.state.phase.value !== 'solved' || !shown || !board) return;
  const [{ generation }, { ply }] = [shown, shown.frame];
  const known = theory.state.found.peek();
  if (known?.generation !== generation || known.ply !== ply) advise({ generation, ply, board });
}

const advise = latest(async (position: Omit<Found, 'theory'>) => {
  const own = engine;
  const [file] = (await programInputs(position.ply, position.ply))?.inputs ?? [];
  const advice = file && own ? await unlessGone(own.ask('advise', { file }), null) : null;
  if (advice && own === engine) theory.setFound({ ...position, theory: advice });
});

function followLine(): void {
  const opened = state.opened.value;
  if (theory.state.phase.value !== 'solved' || !opened?.line.done || !problemKey.value) return;
  const { generation, line } = opened;
  if (theory.state.course.peek()?.generation !== generation) judge({ generation, plies: line.plies });
}

const judge = latest(async ({ generation, plies }: { generation: number; plies: number }) => {
  const own = engine;
  const prompts = await programInputs(0, Math.min(plies, MOST_PLIES));
  const outlooks = prompts && own && (await unlessGone(own.ask('course', { files: prompts.inputs }), null));
  const board = prompts?.board;
  if (board?.game === 'pursuit' && outlooks && own === engine)
    theory.setCourse({ generation, stops: stopsOf(outlooks, board) });
});
