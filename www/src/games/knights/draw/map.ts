// The map: tiles of values, scaled so that the edges of their cells fall on device pixels.

import type { Scene } from '../../../board/drawing';
import type { Grid } from '../../../board/geometry';
import type { Ctx } from '../../../board/paint';
import type { View } from '../../../game/cells';
import type { ValueStyles } from './colours';
import { HEM, type PaintBudget, type Painted, paintedOf, repaint } from './paint';
import { SIDE, seenTiles } from './tiles';
import { offsetOf } from './view';

/** A part of an axis: device pixels, and the part of the tile's image that belongs there. */
type Stretch = { to: number; long: number; from: number; part: number };

/** Values with few pixels each, and not a whole number of them, would show moiré patterns: they are smoothed. */
const FEW = 2.5;
const needsSmoothing = (pixels: number) => pixels < FEW && Math.abs(pixels - Math.round(pixels)) > 0.01;

/** The visible part, between two edges of the map, of a tile that begins at `start` and has `texel` pixels a value. */
function stretch(start: number, texel: number, low: number, high: number, ratio: number): Stretch | null {
  const snap = (value: number) => Math.round(value * ratio) / ratio;
  const to = Math.max(snap(start), low);
  const end = Math.min(snap(start + SIDE * texel), high);
  if (end - to < 0.01) return null;
  const from = Math.max(0, HEM + (to - start) / texel);
  const last = Math.min(SIDE + 2 * HEM, HEM + (end - start) / texel);
  return { to, long: end - to, from, part: last - from };
}

function drawTile(ctx: Ctx, grid: Grid, view: View, tile: Painted, ratio: number): void {
  if (!tile.canvas) return;
  const { left, top, cell, rows, columns } = grid;
  const [row, column] = offsetOf(view, tile);
  const texel = tile.stride * cell;
  const down = stretch(top + row * cell, texel, top, top + rows * cell, ratio);
  const right = down && stretch(left + column * cell, texel, left, left + columns * cell, ratio);
  if (!down || !right) return;
  ctx.drawImage(tile.canvas, right.from, down.from, right.part, down.part, right.to, down.to, right.long, down.long);
}

const touches = ({ rows, columns }: Grid, view: View, tile: Painted): boolean => {
  const [row, column] = offsetOf(view, tile);
  const span = SIDE * tile.stride;
  return row < rows && column < columns && row + span > 0 && column + span > 0;
};

/** Tiles of other scales at this place, the finest on top. The coarse ones are painted first: they cover most. */
function fallbackTiles(
  scene: Scene<unknown>,
  grid: Grid,
  stride: number,
  styles: ValueStyles,
  done: PaintBudget,
): Painted[] {
  const found = [...scene.tiles].map(([key, bytes]) => ({ bytes, painted: paintedOf(key, bytes) }));
  const there = found.filter(({ painted }) => painted.stride !== stride && touches(grid, scene.view, painted));
  there.sort((a, b) => b.painted.stride - a.painted.stride);
  for (const { bytes, painted } of there) if (painted.stride > stride) repaint(painted, bytes, styles, done);
  return there.map(({ painted }) => painted);
}

/** The tiles of the current scale; while some are missing, those of other scales are drawn below. */
export function drawTiles(ctx: Ctx, scene: Scene<unknown>, grid: Grid, styles: ValueStyles, done: PaintBudget): void {
  const { view, size, tiles } = scene;
  const seen = seenTiles(view, size);
  const ready: Painted[] = [];
  for (const { key } of seen) {
    const bytes = tiles.get(key);
    if (!bytes) continue;
    const painted = paintedOf(key, bytes);
    repaint(painted, bytes, styles, done);
    if (painted.canvas) ready.push(painted);
  }
  const ratio = ctx.getTransform().a || 1;
  const below = ready.length < seen.length ? fallbackTiles(scene, grid, seen[0]?.stride ?? 1, styles, done) : [];
  ctx.imageSmoothingEnabled = needsSmoothing((seen[0]?.stride ?? 1) * view.cell * ratio);
  for (const tile of [...below, ...ready]) drawTile(ctx, grid, view, tile, ratio);
}
