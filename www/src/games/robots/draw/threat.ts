// The cells that a robot's next step can reach. They are hatched, because a tint alone depends on colours.

import type { Grid } from '../../../board/geometry';
import { type Ctx, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';

/** Lines in a cell. If they were closer they would look like a tint. */
const linesOf = (cell: number) => (cell < 20 ? 1 : cell < 40 ? 2 : 3);

function cellsOf(threatened: readonly number[], columns: number): [number, number][] {
  const inRow = (bits: number, row: number) =>
    Array.from({ length: columns }, (_, column): [number, number] => [row, column]).filter(([, c]) => (bits >>> c) & 1);
  return threatened.flatMap(inRow);
}

/** Diagonals that continue from cell to cell: the lines x + y = k * step that cross the cell. */
function hatchCell(path: Path2D, x: number, y: number, cell: number, lines: number): void {
  const step = cell / lines;
  for (let k = 1; k < 2 * lines; k++) {
    const over = Math.max(0, k - lines) * step;
    const reach = Math.min(k, lines) * step;
    path.moveTo(x + reach, y + over);
    path.lineTo(x + over, y + reach);
  }
}

export function drawThreat(ctx: Ctx, theme: Theme, grid: Grid, threatened: readonly number[]): void {
  const { left, top, cell, columns } = grid;
  const [ground, hatch] = [new Path2D(), new Path2D()];
  for (const [row, column] of cellsOf(threatened, columns)) {
    const [x, y] = [left + column * cell, top + row * cell];
    ground.rect(x, y, cell, cell);
    hatchCell(hatch, x, y, cell, linesOf(cell));
  }
  ctx.fillStyle = ctx.strokeStyle = theme.danger;
  ctx.lineWidth = 1;
  withAlpha(ctx, theme.dark ? 0.07 : 0.05, () => ctx.fill(ground));
  withAlpha(ctx, theme.dark ? 0.32 : 0.3, () => ctx.stroke(hatch));
}
