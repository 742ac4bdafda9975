// The board of Pursuit. The field is drawn once; on a torus its opposite edges are shown around it as well.

import type { Drawing, Scene } from '../../../board/drawing';
import type { Point } from '../../../board/geometry';
import { type Ctx, withAlpha } from '../../../board/paint';
import type { PursuitBoard, PursuitTheory } from '../../../engine/boundary';
import type { BoardCell } from '../../../game/cells';
import { type Overlay, pursuitCellInfo, pursuitExplanation } from '../position';
import { floor, put, reach, territory } from './layers';
import { cellBox, type Layout, layoutOf } from './layout';
import {
  drawChosen,
  drawGhostWay,
  drawLastPath,
  drawMarked,
  drawPlan,
  drawSelected,
  type Painter,
  selectedIndex,
} from './marks';
import { drawCatchers, drawFugitive, drawStay, fugitiveAt } from './pieces';
import { drawAround, drawCoordinates, fieldCanvas } from './rim';
import { drawBest, drawStart, drawTheory } from './theory';

type Pursuit = Scene<PursuitBoard, Overlay>;

/** The progress of a step; 1 without the position before it. */
const shareOf = ({ before, progress }: Pursuit) => (before ? progress : 1);

const proven = ({ overlay }: Pursuit): PursuitTheory | null => (overlay === 'pending' ? null : (overlay ?? null));

/** The exact theory is shown instead of the territory. */
function drawGround(painter: Painter, scene: Pursuit, t: number): void {
  const { ctx, theme, layout, board } = painter;
  const theory = proven(scene);
  const explanation = scene.hints ? pursuitExplanation(scene.explanation) : null;
  put(ctx, layout, floor(layout, theme));
  if (!board.reach) return;
  withAlpha(ctx, t, () => {
    if (theory) drawTheory(painter, theory);
    else if (explanation?.territory && !scene.overlay) put(ctx, layout, territory(layout, theme, board, explanation));
    if (board.sideToMove === 'fugitive' && board.fugitive !== null)
      put(ctx, layout, reach(layout, theme, board, !!scene.overlay));
  });
}

function drawOutline({ ctx, theme, layout }: Painter): void {
  ctx.strokeStyle = theme.muted;
  ctx.lineWidth = 1.5;
  ctx.strokeRect(0, 0, layout.n * layout.cell, layout.n * layout.cell);
}

/** Below the pieces: the last move, and the next one unless a person is choosing another. */
function drawWays(painter: Painter, scene: Pursuit): void {
  const { hints, explanation, selected, plan, highlight, overlay } = scene;
  const shown = hints && !overlay ? pursuitExplanation(explanation) : null;
  const theory = proven(scene);
  drawLastPath(painter);
  if (theory) drawStart(painter, theory);
  if (shown && !selected && !plan?.size && !highlight && painter.board.reach) drawChosen(painter, shown);
}

/** At rest: the plan, and what is selected, hovered or highlighted. */
function drawNext(painter: Painter, scene: Pursuit): void {
  const { highlight, plan, board } = { ...scene, ...painter };
  const selected = selectedIndex(scene);
  const look = pursuitCellInfo(scene.cellInfo);
  const theory = proven(scene);
  if (theory && board.reach && !plan?.size && selected === null) drawBest(painter, theory, scene.previewBoard);
  if (plan) drawPlan(painter, plan);
  if (selected !== null) drawSelected(painter, selected, look);
  else if (look && scene.hovered && board.sideToMove === 'fugitive') drawGhostWay(painter, look);
  if (highlight) drawMarked(painter, highlight);
}

function drawPointers({ ctx, theme, layout }: Painter, { hovered, cursor }: Pursuit): void {
  const box = (cell: BoardCell, width: number, colour: string) => {
    const { left, top } = cellBox({ ...layout, left: 0, top: 0 }, cell);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.strokeRect(left + width / 2, top + width / 2, layout.cell - width, layout.cell - width);
  };
  if (hovered) box(hovered, 1.5, theme.text);
  if (!cursor) return;
  box(cursor, 4.5, theme.board);
  box(cursor, 2.5, theme.focus);
}

/** Everything on the field. The origin is the corner of cell 0. */
function drawField(painter: Painter, scene: Pursuit): void {
  const { ctx, layout, theme, board } = painter;
  const t = shareOf(scene);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawGround(painter, scene, t);
  if (t >= 1) drawWays(painter, scene);
  drawCatchers(ctx, layout, theme, board, t);
  const point: Point | null = fugitiveAt(layout, board, t);
  const caught = t >= 1 && board.end?.kind === 'caught';
  if (point) drawFugitive(ctx, layout, theme, point, caught);
  if (t >= 1 && board.sideToMove === 'fugitive' && !scene.overlay) drawStay(ctx, layout, theme, board);
  if (t >= 1) drawNext(painter, scene);
  if (!layout.torus) drawOutline(painter);
  drawPointers(painter, scene);
}

function draw(ctx: Ctx, scene: Pursuit): void {
  const { theme, after: board, size } = scene;
  const layout = layoutOf(size, board);
  ctx.clearRect(0, 0, size.width, size.height);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawCoordinates(ctx, layout, theme, scene.hovered ?? scene.cursor);
  if (layout.torus) drawTorus(ctx, layout, scene);
  else {
    ctx.save();
    ctx.translate(layout.left, layout.top);
    drawField({ ctx, theme, layout, board }, scene);
    ctx.restore();
  }
}

function drawTorus(ctx: Ctx, layout: Layout, scene: Pursuit): void {
  const { canvas, ctx: field } = fieldCanvas(layout);
  if (!field) return;
  drawField({ ctx: field, theme: scene.theme, layout, board: scene.after }, scene);
  drawAround(ctx, layout, scene.theme, canvas);
}

export const drawing: Drawing<PursuitBoard, Overlay> = {
  pannable: false,
  rim: { left: 0, top: 0 },
  aspectRatio: () => 1,
  defaultView: (board, size) => ({ x: 0n, y: 0n, cell: layoutOf(size, board).cell, down: 0, right: 0 }),
  needsNewView: () => false,
  wantedTiles: () => [],
  draw,
  cellBox: ({ size, after }, cell) => cellBox(layoutOf(size, after), cell),
};
