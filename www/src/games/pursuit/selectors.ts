// What is derived from the state of the page and from Pursuit's own.
import { computed, effect } from '@preact/signals';
import type { PursuitBoard, PursuitTheory } from '../../engine/boundary';
import type { Problem } from '../../engine/own/theory';
import { boardClient, state } from '../../game';
import type { State } from '../../game/page';
import { areas, type Course, type Found, type Stop, theory } from './state';

export function boardNow(): PursuitBoard | null {
  const board = state.shown.value?.frame.board;
  return board?.game === 'pursuit' ? board : null;
}

/** Whether the board shows what was asked for last. */
export const settled = (): boolean =>
  state.isCurrent.value &&
  state.shown.value?.generation === state.opened.value?.generation &&
  state.shown.value?.frame.ply === state.ply.value;

const catchersOf = ({ catchers, pairs }: PursuitBoard) => catchers.length || pairs;

/** The problem as a text, which changes only when the problem does; '' without a board. */
export const problemKey = computed(() => {
  const board = boardNow();
  if (!board) return '';
  const { torus, n, steps, blocked } = board;
  return JSON.stringify({ torus, n, catchers: catchersOf(board), steps, blocked } satisfies Problem);
});

/** The problem of the case that is open. */
export const problem = computed(() => (problemKey.value ? (JSON.parse(problemKey.value) as Problem) : null));

/** Whether a theory is that of the position that is shown. */
export function isCurrent({ generation, ply }: Found): boolean {
  const shown = state.shown.value;
  return shown?.generation === generation && shown.frame.ply === ply;
}

/** The value of a position, from the values of its match; undefined for one of another match, as after a move by hand. */
export const stopAt = (course: Course | null, generation: number, ply: number): Stop | undefined =>
  course?.generation === generation ? course.stops[ply] : undefined;

/** What the board shows of the theory. `pending`: the theory of this position is still computed. */
export function theoryOverlay(boardState: State): PursuitTheory | 'pending' | null {
  const found = theory.state.isShown.value ? theory.state.found.value : null;
  // The solution beside a person's line has no theory.
  if (!found || boardState !== state) return null;
  // They tell a class that guesses the answer.
  if (!boardClient.value.shows.includes('reasons')) return null;
  return isCurrent(found) ? found.theory : 'pending';
}

/** Keeps the number of the fugitive's cells at each ply that is shown; returns what ends that. */
export const followAreas = (): (() => void) =>
  effect(() => {
    const shown = state.shown.value;
    const why = shown?.explanation;
    if (!shown || why?.game !== 'pursuit' || why.territory === '') return;
    areas.add(shown.generation, shown.frame.ply, why.won);
  });
