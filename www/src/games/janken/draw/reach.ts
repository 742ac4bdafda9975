// Where a unit may go: the points left in each cell, and the cells that are closed to it.

import { same } from '../../../board/geometry';
import { haloStroke, towards, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, Closed, JankenBoard, Points, Reach } from '../../../engine/boundary';
import { unitAt } from '../position';
import { beside, type Hexes, hexPath, middleOf } from './hexes';
import { drawTerrainLetter, hatch } from './map';
import type { Painter } from './orders';
import { digits, plate } from './plates';
import { drawLetterAbove, ringUnit, sideColour } from './units';

/** The colour for the points left: one of the colours of values, by the share of all points. */
function shadeOf({ g, gText, text, bg }: Theme, left: number, all: number) {
  const step = Math.round((left / Math.max(1, all)) * (g.length - 1));
  return { ground: g[step] ?? text, colour: gText[step] ?? bg };
}

const pointsOf = ({ field }: Reach) => field[0]?.left ?? 0;

/** Fills all cells of one colour at once. */
function tint({ ctx, theme, hexes }: Painter, reach: Reach): void {
  const shades = reach.field.map(({ left }) => shadeOf(theme, left, pointsOf(reach)).ground);
  for (const shade of new Set(shades)) {
    const cells = reach.field.filter((_, i) => shades[i] === shade).map(({ at }) => at);
    ctx.fillStyle = shade;
    withAlpha(ctx, theme.dark ? 0.42 : 0.25, () => ctx.fill(hexPath(hexes, cells, 0.94)));
  }
}

/** The colour of the side whose zone or unit closes a cell. */
function colourOf(theme: Theme, board: JankenBoard, { units }: Closed): string {
  const unit = board.units[units[0] ?? -1];
  return unit ? sideColour(theme, unit.side) : theme.danger;
}

function hatchAll({ ctx, theme, hexes, board }: Painter, closed: readonly Closed[]): void {
  const slants = { water: [], zone: [1], enemy: [1, -1] } as const;
  const colours = new Set(closed.map((cell) => colourOf(theme, board, cell)));
  for (const by of ['zone', 'enemy'] as const)
    for (const colour of colours) {
      const cells = closed.filter((cell) => cell.by === by && colourOf(theme, board, cell) === colour);
      if (cells.length)
        for (const slant of slants[by])
          hatch(
            ctx,
            hexes,
            cells.map(({ at }) => at),
            colour,
            slant,
          );
    }
}

/** Below the units. */
export function drawField(painter: Painter, reach: Reach): void {
  tint(painter, reach);
  withAlpha(painter.ctx, 0.6, () => hatchAll(painter, reach.closed));
}

/** The points left in a cell. The plate is hollow if a unit may pass there but not stop. */
function drawPoints({ ctx, theme, hexes }: Painter, { at, left, free }: Points, all: number): void {
  const { ground, colour } = shadeOf(theme, left, all);
  const ink = free
    ? { ground, colour, edge: theme.board }
    : { ground: theme.surface, colour: theme.text, edge: theme.muted };
  plate(ctx, `${left}`, beside(hexes, at, 0, -0.39), digits(hexes.cell) * 0.92, ink);
}

/** Cells with a unit have no number: it would be taken for the points of that unit. */
export function drawNumbers(painter: Painter, { field }: Reach): void {
  const all = field[0]?.left ?? 0;
  for (const points of field) if (!unitAt(painter.board, points.at)) drawPoints(painter, points, all);
}

function link({ ctx, theme }: Painter, hexes: Hexes, from: Cell, to: Cell, colour: string): void {
  const [a, b] = [middleOf(hexes, from), middleOf(hexes, to)];
  const path = new Path2D();
  path.moveTo(a.x, a.y);
  const end = towards(b, a, hexes.cell * 0.45);
  path.lineTo(end.x, end.y);
  ctx.lineCap = 'round';
  haloStroke(ctx, path, Math.max(2.5, hexes.cell * 0.06), colour, theme.board);
}

/** Lines from the cell that is active to the enemies that close it. */
export function drawLinks(painter: Painter, { closed }: Reach, active: Cell | null): void {
  const { ctx, theme, hexes, board } = painter;
  const zone = closed.find(({ at, by }) => active && by === 'zone' && same(at, active));
  for (const id of zone?.units ?? []) {
    const unit = board.units[id];
    if (!zone || !unit) continue;
    const colour = sideColour(theme, unit.side);
    link(painter, hexes, zone.at, unit.at, colour);
    ringUnit(ctx, theme, middleOf(hexes, unit.at), hexes.cell, unit.side, theme.danger);
    drawLetterAbove(ctx, theme, middleOf(hexes, unit.at), hexes.cell, unit);
    drawTerrainLetter(ctx, theme, hexes, board, unit.at);
  }
}
