// Landmarks of the whole board: the bands in which values are irregular, and the cells with the largest value.

import type { Scene } from '../../../board/drawing';
import { centreOf, type Grid, type Point, through } from '../../../board/geometry';
import { type Ctx, FONT, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Band, Landmarks } from '../../../engine/boundary';
import { toBoardCell, type View } from '../../../game/cells';
import { DIGITS } from './digits';
import { isVisible, offsetOf } from './view';

/** A band that is narrower in pixels is drawn as one line. */
const WIDE = 6;
const DASH = [5, 5];
const STAR = 4.5;
/** Stars nearer to each other than this, in pixels, would overlap: one is drawn for both. */
const APART = 5;
const LABEL = { size: 11.5, tall: 18, inset: 14, above: 96 };
/** The tint fades out between these sizes of a cell, because it would change the colours of values. */
const TINT = { strength: 0.1, from: 3, to: 8 };

/** How much of the lines fades out where values appear. */
const FADED = 0.5;

/** Light dashes on dark ones can be seen on every background. */
type Inks = { light: string; dark: string };

/** The columns c and rows r from the grid's corner with `down * c - right * r = value`. */
type Line = Band & { value: number };

/** The offset of the view's corner from the band's ray. It is exact at any distance; cells count by their middles. */
function bandOffset({ down, right }: Band, view: View): number {
  const whole = BigInt(down) * view.y - BigInt(right) * view.x;
  return Number(whole) + down * (view.right - 0.5) - right * (view.down - 0.5);
}

const pointOf = ({ left, top, cell }: Grid, { down, right, value }: Line, row: number): Point => ({
  x: left + ((value + right * row) / down) * cell,
  y: top + row * cell,
});

const crosses = ({ rows, columns }: Grid, { down, right, value }: Line) =>
  value > -right * rows && value < down * columns;

/** The part of the ray from its start, or from the map's upper edge, to the lower edge. */
function addLine(path: Path2D, grid: Grid, view: View, line: Line): void {
  const wall = -Number(view.y) - view.right;
  const begin = Math.max(0, -Number(view.x) - view.down, (line.down * wall - line.value) / line.right);
  const [from, to] = [pointOf(grid, line, begin), pointOf(grid, line, grid.rows)];
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
}

function stroke(ctx: Ctx, path: Path2D, { light, dark }: Inks): void {
  ctx.lineWidth = 1.25;
  ctx.lineCap = 'butt';
  withAlpha(ctx, 0.55, () => {
    ctx.strokeStyle = dark;
    ctx.stroke(path);
  });
  ctx.setLineDash(DASH);
  withAlpha(ctx, 0.9, () => {
    ctx.strokeStyle = light;
    ctx.stroke(path);
  });
  ctx.setLineDash([]);
}

function tint(ctx: Ctx, grid: Grid, low: Line, high: Line, colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const [line, row] of [
    [low, 0],
    [low, grid.rows],
    [high, grid.rows],
    [high, 0],
  ] as const) {
    const { x, y } = pointOf(grid, line, row);
    ctx.lineTo(x, y);
  }
  withAlpha(ctx, TINT.strength * (1 - through(grid.cell, TINT.from, TINT.to)), () => ctx.fill());
}

/** They fade out where values appear, which they would cover. */
const labelStrength = ({ cell }: Grid) => 1 - through(cell, ...DIGITS);

/** Where the middle of the band leaves the map: a little inside, and above the labels of the lower edge. */
function exit(grid: Grid, { down, right, value }: Line): { row: number; below: boolean } {
  const lowest = grid.rows - LABEL.above / grid.cell;
  const aside = (down * (grid.columns - LABEL.inset / grid.cell) - value) / right;
  return { row: Math.min(lowest, aside), below: lowest < aside };
}

const times = (factor: number, axis: string) => (factor === 1 ? axis : `${factor}${axis}`);

/** As in y ≈ 2x. */
function nameOf({ down, right }: Band): string {
  const [x, y] = [times(right, 'x'), times(down, 'y')];
  return down <= right ? `${y} ≈ ${x}` : `${x} ≈ ${y}`;
}

function drawLabel(ctx: Ctx, grid: Grid, line: Line, theme: Theme): void {
  const { row, below } = exit(grid, line);
  const { x, y } = pointOf(grid, line, row);
  const words = nameOf(line);
  ctx.font = `600 ${LABEL.size}px ${FONT}`;
  const width = ctx.measureText(words).width + 10;
  const most = grid.left + grid.columns * grid.cell - 4 - width;
  const left = Math.min(most, below ? x + 8 : x + 4 - width);
  const top = below ? y - LABEL.tall / 2 : y + 8;
  ctx.fillStyle = theme.surface;
  ctx.beginPath();
  ctx.roundRect(left, top, width, LABEL.tall, 4);
  withAlpha(ctx, 0.88, () => ctx.fill());
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = theme.text;
  ctx.fillText(words, left + 5, top + LABEL.tall / 2 + 0.5);
}

type Lines = { low: Line; middle: Line; high: Line };

/** The edges of a band and its middle; null if it is out of sight. */
function linesOf(grid: Grid, view: View, band: Band): Lines | null {
  const corner = bandOffset(band, view);
  // Up to the outer corners of the cells in the band.
  const hem = (band.down + band.right) / 2;
  const at = (offset: number): Line => ({ ...band, value: offset - corner });
  const [low, high] = [at(band.from - hem), at(band.to + hem)];
  if (!crosses(grid, low) && !crosses(grid, high) && low.value * high.value > 0) return null;
  return { low, middle: at((band.from + band.to) / 2), high };
}

function drawBand(ctx: Ctx, grid: Grid, view: View, band: Band, inks: Inks): void {
  const lines = linesOf(grid, view, band);
  if (!lines) return;
  const { low, middle, high } = lines;
  const wide = ((high.value - low.value) * grid.cell) / Math.hypot(band.down, band.right) > WIDE;
  const path = new Path2D();
  for (const line of wide ? [low, high] : [middle]) addLine(path, grid, view, line);
  if (wide) tint(ctx, grid, low, high, inks.light);
  stroke(ctx, path, inks);
}

function starPath({ x, y }: Point, radius: number): Path2D {
  const path = new Path2D();
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? radius * 0.45 : radius;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    path.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  path.closePath();
  return path;
}

function drawStar(ctx: Ctx, at: Point, radius: number, colour: string, border: string): void {
  const path = starPath(at, radius);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 2;
  ctx.strokeStyle = border;
  ctx.stroke(path);
  ctx.fillStyle = colour;
  ctx.fill(path);
}

/** A star in the cell's corner, or in its middle if the cell is smaller than the star. */
function drawPeak(ctx: Ctx, cell: number, at: Point, colour: string, { dark }: Inks): void {
  // Where a cell shows its value the star has a corner.
  const radius = Math.max(cell < DIGITS[0] ? STAR : 3, cell * 0.11);
  const aside = cell < DIGITS[0] ? 0 : cell / 2 - radius * 1.25;
  drawStar(ctx, { x: at.x + aside, y: at.y - aside }, radius, colour, dark);
}

function drawPeaks(ctx: Ctx, { theme, view }: Scene<unknown>, grid: Grid, { peaks, highest }: Landmarks, inks: Inks) {
  const drawn: Point[] = [];
  for (const peak of peaks) {
    const point = offsetOf(view, toBoardCell(peak));
    const at = centreOf(grid, point);
    if (!isVisible(grid, point) || drawn.some(({ x, y }) => Math.hypot(at.x - x, at.y - y) < APART)) continue;
    drawn.push(at);
    drawPeak(ctx, grid.cell, at, theme.g[highest] ?? inks.light, inks);
  }
}

export function drawLandmarks(ctx: Ctx, scene: Scene<unknown, Landmarks>, grid: Grid): void {
  const { overlay: landmarks, theme } = scene;
  if (!landmarks) return;
  const inks = theme.dark ? { light: theme.text, dark: theme.bg } : { light: theme.surface, dark: theme.text };
  // Values are read before lines.
  withAlpha(ctx, 1 - FADED * through(grid.cell, ...DIGITS), () => {
    for (const band of landmarks.bands) drawBand(ctx, grid, scene.view, band, inks);
  });
  drawPeaks(ctx, scene, grid, landmarks, inks);
}

/** The names of the bands, which stand above the figures. */
export function drawNames(ctx: Ctx, { overlay: landmarks, theme, view }: Scene<unknown, Landmarks>, grid: Grid): void {
  for (const band of landmarks?.bands ?? []) {
    const middle = linesOf(grid, view, band)?.middle;
    if (middle && crosses(grid, middle)) withAlpha(ctx, labelStrength(grid), () => drawLabel(ctx, grid, middle, theme));
  }
}
