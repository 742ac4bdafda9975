// The board of Pursuit. The field is drawn once; on a torus its opposite edges are shown around it as well.

import type { Drawing, Scene } from '../../../board/drawing';
import type { Point } from '../../../board/geometry';
import { type Ctx, withAlpha } from '../../../board/paint';
import type { PursuitBoard, PursuitTheory } from '../../../engine/boundary';
import type { BoardCell } from '../../../store/cells';
import { type Overlay, pursuitCellInfo, pursuitExplanation } from '../position';
import { cellBox, type Ground, groundOf } from './ground';
import { floor, put, reach, territory } from './layers';
import {
  drawChosen,
  drawGhostWay,
  drawHand,
  drawMarked,
  drawPlan,
  drawTaken,
  type Sheet,
  selectedIndex,
} from './marks';
import { drawCatchers, drawFugitive, fugitiveAt } from './pieces';
import { drawAround, drawCoordinates, sheetOf } from './rim';
import { drawBest, drawTheory } from './theory';

type Pursuit = Scene<PursuitBoard, Overlay>;

/** The progress of a step; 1 without the position before it. */
const shareOf = ({ before, progress }: Pursuit) => (before ? progress : 1);

const proven = ({ overlay }: Pursuit): PursuitTheory | null => (overlay === 'due' ? null : (overlay ?? null));

/** The exact theory is shown instead of the territory. */
function drawGround(sheet: Sheet, scene: Pursuit, t: number): void {
  const { ctx, theme, ground, board } = sheet;
  const theory = proven(scene);
  const explanation = scene.hints ? pursuitExplanation(scene.explanation) : null;
  put(ctx, ground, floor(ground, theme));
  if (!board.reach) return;
  withAlpha(ctx, t, () => {
    if (theory) drawTheory(sheet, theory);
    else if (explanation?.territory && !scene.overlay) put(ctx, ground, territory(ground, theme, board, explanation));
    if (board.due === 'fugitive' && board.fugitive !== null)
      put(ctx, ground, reach(ground, theme, board, !!scene.overlay));
  });
}

function drawOutline({ ctx, theme, ground }: Sheet): void {
  ctx.strokeStyle = theme.muted;
  ctx.lineWidth = 1.5;
  ctx.strokeRect(0, 0, ground.n * ground.cell, ground.n * ground.cell);
}

/** Below the pieces: the last move, and the next one unless a person is choosing another. */
function drawWays(sheet: Sheet, { hints, explanation, selected, plan, highlight, overlay }: Pursuit): void {
  const shown = hints && !overlay ? pursuitExplanation(explanation) : null;
  drawTaken(sheet);
  if (shown && !selected && !plan?.size && !highlight && sheet.board.reach) drawChosen(sheet, shown);
}

/** At rest: the plan, and what is selected, hovered or highlighted. */
function drawNext(sheet: Sheet, scene: Pursuit): void {
  const { highlight, plan, board } = { ...scene, ...sheet };
  const selected = selectedIndex(scene);
  const look = pursuitCellInfo(scene.cellInfo);
  const theory = proven(scene);
  if (theory && board.reach && !plan?.size && selected === null) drawBest(sheet, theory, scene.previewBoard);
  if (plan) drawPlan(sheet, plan);
  if (selected !== null) drawHand(sheet, selected, look);
  else if (look && scene.hovered && board.due === 'fugitive') drawGhostWay(sheet, look);
  if (highlight) drawMarked(sheet, highlight);
}

function drawPointers({ ctx, theme, ground }: Sheet, { hovered, cursor }: Pursuit): void {
  const box = (place: BoardCell, width: number, colour: string) => {
    const { left, top } = cellBox({ ...ground, left: 0, top: 0 }, place);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.strokeRect(left + width / 2, top + width / 2, ground.cell - width, ground.cell - width);
  };
  if (hovered) box(hovered, 1.5, theme.text);
  if (!cursor) return;
  box(cursor, 4.5, theme.board);
  box(cursor, 2.5, theme.focus);
}

/** Everything on the field. The origin is the corner of cell 0. */
function drawField(sheet: Sheet, scene: Pursuit): void {
  const { ctx, ground, theme, board } = sheet;
  const t = shareOf(scene);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawGround(sheet, scene, t);
  if (t >= 1) drawWays(sheet, scene);
  drawCatchers(ctx, ground, theme, board, t);
  const spot: Point | null = fugitiveAt(ground, board, t);
  const caught = t >= 1 && board.end?.kind === 'caught';
  if (spot) drawFugitive(ctx, ground, theme, spot, caught);
  if (t >= 1) drawNext(sheet, scene);
  if (!ground.torus) drawOutline(sheet);
  drawPointers(sheet, scene);
}

function draw(ctx: Ctx, scene: Pursuit): void {
  const { theme, after: board, size } = scene;
  const ground = groundOf(size, board);
  ctx.clearRect(0, 0, size.width, size.height);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  drawCoordinates(ctx, ground, theme, scene.hovered ?? scene.cursor);
  if (ground.torus) drawTorus(ctx, ground, scene);
  else {
    ctx.save();
    ctx.translate(ground.left, ground.top);
    drawField({ ctx, theme, ground, board }, scene);
    ctx.restore();
  }
}

function drawTorus(ctx: Ctx, ground: Ground, scene: Pursuit): void {
  const { canvas, ctx: field } = sheetOf(ground);
  if (!field) return;
  drawField({ ctx: field, theme: scene.theme, ground, board: scene.after }, scene);
  drawAround(ctx, ground, scene.theme, canvas);
}

export const drawing: Drawing<PursuitBoard, Overlay> = {
  pannable: false,
  rim: { left: 0, top: 0 },
  aspectRatio: () => 1,
  defaultView: (board, size) => ({ x: 0n, y: 0n, cell: groundOf(size, board).cell, down: 0, right: 0 }),
  needsNewView: () => false,
  wantedTiles: () => [],
  draw,
  cellBox: ({ size, after }, cell) => cellBox(groundOf(size, after), cell),
};
