// What the player expects of each target, as number and colour on its tile.

import { centreOf, clamp, type Grid, same } from '../../../board/geometry';
import { type Ctx, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Explanation, SolitaireCandidate, SolitaireExplanation } from '../../../engine/boundary';
import { WORDS } from '../messages/board-en';
import { moveOf } from './grid';

export const solitaireWhy = (why: Explanation | null): SolitaireExplanation | null =>
  why?.game === 'solitaire' ? why : null;

/** The share of the best: 0 the worst candidate, 1 the best. */
export function shareOf({ candidates }: SolitaireExplanation, { expected }: SolitaireCandidate): number {
  const all = candidates.map((candidate) => candidate.expected);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return high > low ? (expected - low) / (high - low) : 1;
}

/** Its colour among those of values, 0 to 6. */
export const gradeOf = (why: SolitaireExplanation, candidate: SolitaireCandidate) =>
  Math.round(shareOf(why, candidate) * 6);

export const candidateAt = (why: SolitaireExplanation | null, at: readonly [number, number]) =>
  why?.candidates.find((candidate) => same(candidate.at, at)) ?? null;

export const isChosen = (why: SolitaireExplanation, candidate: SolitaireCandidate) =>
  why.chosen === moveOf(candidate.at);

function plate(ctx: Ctx, theme: Theme, grid: Grid, candidate: SolitaireCandidate, grade: number): void {
  const size = clamp(grid.cell * 0.17, 9.5, 22);
  const { x, y } = centreOf(grid, candidate.at);
  const words = WORDS.points(candidate.expected);
  ctx.font = `700 ${size}px sans-serif`;
  const [width, height] = [ctx.measureText(words).width + size * 0.7, size * 1.25];
  const top = y + grid.cell * 0.47 - height;
  ctx.fillStyle = theme.g[grade] ?? theme.surface;
  ctx.strokeStyle = theme.board;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.roundRect(x - width / 2, top, width, height, height * 0.35);
  ctx.fill();
  ctx.stroke();
  text(ctx, words, { x, y: top + height * 0.54 }, size, theme.gText[grade] ?? theme.text, 700);
}

export function drawValues(ctx: Ctx, theme: Theme, grid: Grid, why: SolitaireExplanation): void {
  for (const candidate of why.candidates) plate(ctx, theme, grid, candidate, gradeOf(why, candidate));
}
