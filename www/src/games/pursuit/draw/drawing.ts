// The board of Pursuit: one drawing of the field, shown once on a square, and on a torus with what lies behind its edges.

import type { Point } from '../../../board/geometry';
import { type Ctx, withAlpha } from '../../../board/paint';
import type { BoardCell, CellAction, Plan, Renderer, Scene } from '../../../board/renderer';
import type { CellInfo, Explanation, PursuitBoard, PursuitCellInfo, PursuitTheory } from '../../../engine/boundary';
import { describeCell, describePosition } from '../explain';
import { boxAt, type Ground, groundOf, indexOf, placeAt, placeOfIndex } from './ground';
import { floor, pursuitWhy, put, reach, territory } from './layers';
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
import { drawBest, drawTheory, remark } from './theory';

/** The exact theory of a position; `due`: it is on its way. */
export type Overlay = PursuitTheory | 'due';
type Pursuit = Scene<PursuitBoard, Overlay>;

export const pursuitLook = (look: CellInfo | null | undefined): PursuitCellInfo | null =>
  look?.game === 'pursuit' ? look : null;

/** A step is shown only from the position before it. */
const shareOf = ({ before, t }: Pursuit) => (before ? t : 1);

const proven = ({ overlay }: Pursuit): PursuitTheory | null => (overlay === 'due' ? null : (overlay ?? null));

/** Where the theory is shown it takes the territory's place. */
function drawGround(sheet: Sheet, scene: Pursuit, t: number): void {
  const { ctx, theme, ground, board } = sheet;
  const theory = proven(scene);
  const why = scene.hints ? pursuitWhy(scene.why) : null;
  put(ctx, ground, floor(ground, theme));
  if (!board.reach) return;
  withAlpha(ctx, t, () => {
    if (theory) drawTheory(sheet, theory);
    else if (why?.territory && !scene.overlay) put(ctx, ground, territory(ground, theme, board, why));
    if (board.due === 'fugitive' && board.fugitive !== null)
      put(ctx, ground, reach(ground, theme, board, !!scene.overlay));
  });
}

function drawOutline({ ctx, theme, ground }: Sheet): void {
  ctx.strokeStyle = theme.muted;
  ctx.lineWidth = 1.5;
  ctx.strokeRect(0, 0, ground.n * ground.cell, ground.n * ground.cell);
}

/** Below the pieces: how it came here, and the word that comes next unless a person is about to say another. */
function drawWays(sheet: Sheet, { hints, why: given, selected, plan, highlight, overlay }: Pursuit): void {
  const why = hints && !overlay ? pursuitWhy(given) : null;
  drawTaken(sheet);
  if (why && !selected && !plan?.size && !highlight && sheet.board.reach) drawChosen(sheet, why);
}

/** At rest: what is asked about, and what is planned. */
function drawNext(sheet: Sheet, scene: Pursuit): void {
  const { highlight, plan, board } = { ...scene, ...sheet };
  const selected = selectedIndex(scene);
  const look = pursuitLook(scene.cellInfo);
  const theory = proven(scene);
  if (theory && board.reach && !plan?.size && selected === null) drawBest(sheet, theory, scene.previewBoard);
  if (plan) drawPlan(sheet, plan);
  if (selected !== null) drawHand(sheet, selected, look);
  else if (look && scene.hovered && board.due === 'fugitive') drawGhostWay(sheet, look);
  if (highlight) drawMarked(sheet, highlight);
}

function drawPointers({ ctx, theme, ground }: Sheet, { hovered, cursor }: Pursuit): void {
  const box = (place: BoardCell, width: number, colour: string) => {
    const { left, top } = boxAt({ ...ground, left: 0, top: 0 }, place);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.strokeRect(left + width / 2, top + width / 2, ground.cell - width, ground.cell - width);
  };
  if (hovered) box(hovered, 1.5, theme.text);
  if (!cursor) return;
  box(cursor, 4.5, theme.board);
  box(cursor, 2.5, theme.focus);
}

/** Everything on the field, in its own pixels: the corner of cell 0 is the origin. */
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

/** The first catcher of a cell that nothing is planned for; else the first one there. */
function catcherAt({ catchers }: PursuitBoard, cell: number, plan: Plan): number {
  const free = catchers.findIndex((at, nth) => at === cell && !plan.has(nth));
  return free >= 0 ? free : catchers.indexOf(cell);
}

/** The catchers' word, of what is planned; those that nothing is planned for stay. */
export function wordOf({ pairs }: PursuitBoard, plan: Plan): string {
  return Array.from({ length: pairs }, (_, nth) => plan.get(nth)?.word ?? '0 0').join(' ');
}

/** With one catcher there is nothing to wait for. */
function planned(board: PursuitBoard, plan: Plan, nth: number, to: number, word: string): CellAction {
  const next = new Map(plan).set(nth, { to, word });
  return board.pairs === 1 ? { kind: 'move', move: wordOf(board, next) } : { kind: 'plan', plan: next };
}

function placing(board: PursuitBoard, plan: Plan, at: BoardCell, look: PursuitCellInfo | null): CellAction {
  const free = Array.from({ length: board.pairs }, (_, nth) => nth).find((nth) => !plan.has(nth));
  return free === undefined || !look?.word
    ? { kind: 'look' }
    : planned(board, plan, free, indexOf(board, at), look.word);
}

/** A catcher is taken in hand, then a cell next to it is chosen. */
function stepping(
  board: PursuitBoard,
  plan: Plan,
  selected: BoardCell | null,
  at: BoardCell,
  look: PursuitCellInfo | null,
): CellAction {
  const cell = indexOf(board, at);
  const step = selected && look?.steps.find(({ to }) => to === cell);
  if (selected && step && cell !== indexOf(board, selected))
    return planned(board, plan, catcherAt(board, indexOf(board, selected), plan), cell, step.word);
  return board.catchers.includes(cell) ? { kind: 'hold' } : { kind: 'look' };
}

function actionAt(
  board: PursuitBoard,
  _why: Explanation | null,
  selected: BoardCell | null,
  at: BoardCell,
  plan: Plan,
  look?: CellInfo | null,
): CellAction {
  if (board.end) return { kind: 'look' };
  const places = board.due === 'catchers' && board.turn === 0;
  if (board.due === 'catchers' && !places && !selected) return stepping(board, plan, null, at, null);
  if (look === undefined) return { kind: 'ask', place: places || board.due === 'fugitive' ? at : (selected ?? at) };
  const found = pursuitLook(look);
  if (places) return placing(board, plan, at, found);
  if (board.due === 'catchers') return stepping(board, plan, selected, at, found);
  return found?.word ? { kind: 'move', move: found.word } : { kind: 'look' };
}

export const pursuit: Renderer<PursuitBoard, Overlay> = {
  pannable: false,
  usesSelectedInfo: true,
  rim: { left: 0, top: 0 },
  aspectRatio: () => 1,
  defaultView: (board, size) => ({ x: 0n, y: 0n, cell: groundOf(size, board).cell, down: 0, right: 0 }),
  needsNewView: () => false,
  bounds: ({ n }) => ({ rows: n, columns: n }),
  wraps: ({ torus }) => torus,
  wantedTiles: () => [],
  draw,
  cellAt: ({ size, after }, x, y) => placeAt(groundOf(size, after), x, y),
  cellBox: ({ size, after }, at) => boxAt(groundOf(size, after), at),
  actionAt,
  candidateAt: () => null,
  firstCell: (board) => placeOfIndex(board.n, board.fugitive ?? board.catchers[0] ?? 0),
  describeCell: (board, why, selected, at, look) =>
    describeCell(board, pursuitWhy(why), selected, at, pursuitLook(look)),
  describeOverlay: (theory, board, at) => (theory === 'due' ? '' : remark(theory, board, indexOf(board, at))),
  describePosition,
};
