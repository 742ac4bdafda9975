// What the player expects of each target: a number and a colour on its tile.

import { centreOf, clamp, type Grid } from '../../../board/geometry';
import { type Ctx, text } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { SolitaireCandidate, SolitaireExplanation } from '../../../engine/boundary';
import { points } from '../format';
import { gradeOf } from '../position';

function plate(ctx: Ctx, theme: Theme, grid: Grid, candidate: SolitaireCandidate, grade: number): void {
  const size = clamp(grid.cell * 0.17, 9.5, 22);
  const { x, y } = centreOf(grid, candidate.at);
  const words = points(candidate.expected);
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

export function drawValues(ctx: Ctx, theme: Theme, grid: Grid, explanation: SolitaireExplanation): void {
  for (const candidate of explanation.candidates) plate(ctx, theme, grid, candidate, gradeOf(explanation, candidate));
}
