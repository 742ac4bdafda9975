// What the position has at a cell, removals as text, and what the player expects of each candidate.
import { same } from '../../board/geometry';
import type {
  Cell,
  Explanation,
  Removal,
  SolitaireBoard,
  SolitaireCandidate,
  SolitaireExplanation,
  SolitaireTile,
} from '../../engine/boundary';

/** Rows and columns of the board. */
export const SIDE = 6;

export const tileAt = ({ tiles }: SolitaireBoard, [row, column]: Cell): SolitaireTile | null =>
  (row >= 0 && column >= 0 && row < SIDE && column < SIDE && tiles[row * SIDE + column]) || null;

/** The last removal: its piece sets the rule for the next one. */
export const lastOf = ({ removals }: SolitaireBoard): Removal | null => removals.at(-1) ?? null;

/** A removal as the statement writes it: row and column from 1. */
export const moveOf = ([row, column]: Cell) => `${row + 1} ${column + 1}`;

/** The cell that a removal names; null for every other step. */
export function cellOfMove(move: string | null): Cell | null {
  const [, row, column] = /^(\d+) (\d+)$/.exec(move ?? '') ?? [];
  const [down, right] = [Number(row) - 1, Number(column) - 1];
  return down >= 0 && right >= 0 ? [down, right] : null;
}

export const solitaireExplanation = (explanation: Explanation | null): SolitaireExplanation | null =>
  explanation?.game === 'solitaire' ? explanation : null;

export const candidateOf = (explanation: SolitaireExplanation | null, cell: readonly [number, number]) =>
  explanation?.candidates.find((candidate) => same(candidate.at, cell)) ?? null;

export const isChosen = (explanation: SolitaireExplanation, candidate: SolitaireCandidate) =>
  explanation.chosen === moveOf(candidate.at);

/** A candidate that was dropped after fewer sampled boards, with a higher average over these; null if there is none. */
export function droppedAhead(explanation: SolitaireExplanation): SolitaireCandidate | null {
  const { candidates, scripted } = explanation;
  const chosen = candidates.find((candidate) => isChosen(explanation, candidate));
  if (!chosen || scripted) return null;
  return candidates.find(({ expected, worlds }) => expected > chosen.expected && worlds < chosen.worlds) ?? null;
}

/** How a candidate compares with the others: 0 the worst, 1 the best. */
export function shareOf({ candidates }: SolitaireExplanation, { expected }: SolitaireCandidate): number {
  const all = candidates.map((candidate) => candidate.expected);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return high > low ? (expected - low) / (high - low) : 1;
}

/** The same as the number of a colour of the theme, 0 to 6. */
export const gradeOf = (explanation: SolitaireExplanation, candidate: SolitaireCandidate) =>
  Math.round(shareOf(explanation, candidate) * 6);
