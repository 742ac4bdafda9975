// The candidates of the next move: the outcome of each, the strategy's choice, and the one that is active.

import type { Scene } from '../../../board/drawing';
import { centreOf, type Grid, same } from '../../../board/geometry';
import { type Ctx, circle, disc, haloStroke, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import type { Cell, Outcome, RobotsBoard, RobotsExplanation } from '../../../engine/boundary';
import { toCell } from '../../../game/cells';
import { type Candidate, candidateOf, moveTo } from '../moves';
import { crossLines } from './pieces';
import { figures } from './signs';

type Kind = Outcome['kind'];

function sign(ctx: Ctx, theme: Theme, kind: Kind, radius: number): void {
  ctx.lineWidth = Math.max(1.5, radius * 0.6);
  ctx.lineCap = 'round';
  ctx.fillStyle = theme.good;
  ctx.strokeStyle = kind === 'deadly' ? theme.danger : theme.text;
  ctx.beginPath();
  if (kind === 'safe') ctx.arc(0, 0, radius * 0.9, 0, 2 * Math.PI);
  else if (kind === 'illegal') ctx.rect(-radius, 0, 2 * radius, 0);
  else crossLines(ctx, radius * 0.9);
  if (kind === 'safe') ctx.fill();
  else ctx.stroke();
}

/** A plate in the corner of a figure, so that neither hides the other. */
function badge(ctx: Ctx, theme: Theme, { cell }: Grid, kind: Kind): void {
  const radius = Math.max(4, cell * 0.23);
  ctx.translate(cell * 0.32, cell * 0.32);
  ctx.fillStyle = theme.board;
  disc(ctx, { x: 0, y: 0 }, radius);
  ctx.fill();
  sign(ctx, theme, kind, radius * 0.55);
}

/** `covered`: there is a figure or a teleport on the cell. */
type Marked = { to: Cell; kind: Kind; covered: boolean };

function drawVerdict(ctx: Ctx, theme: Theme, grid: Grid, { to, kind, covered }: Marked): void {
  // Small cells have no room beside a figure or the number of a teleport: only the sign of danger is drawn there.
  if (kind !== 'deadly' && covered && grid.cell < 15) return;
  const { x, y } = centreOf(grid, to);
  ctx.save();
  ctx.translate(x, y);
  if (covered) badge(ctx, theme, grid, kind);
  else sign(ctx, theme, kind, Math.max(2.2, grid.cell * 0.16));
  ctx.restore();
}

/** The nine walks, and the teleports that the strategy tried. The other teleports have no sign. */
function markedCells(board: RobotsBoard, explanation: RobotsExplanation): Marked[] {
  const covers = [...figures(board), ...board.teleports.map(({ at }) => at)];
  const tried = explanation.teleports.flatMap(({ tried, verdict }, i) => {
    const entry = board.teleports[i];
    return tried && entry && !entry.used ? [{ to: entry.at, verdict }] : [];
  });
  return [...explanation.walks, ...tried].flatMap(({ to, verdict: { kind } }) =>
    to ? [{ to, kind, covered: covers.some((cell) => same(cell, to)) }] : [],
  );
}

/** A ring around a cell; `radius` is in cells. */
function ring(ctx: Ctx, theme: Theme, grid: Grid, to: Cell, radius: number, colour: string): void {
  haloStroke(ctx, circle(centreOf(grid, to), grid.cell * radius), Math.max(2, grid.cell * 0.09), colour, theme.board);
}

/** The radius of the ring around a choice: outside your halo and the ring of a teleport. */
const ringOf = (to: Cell, { you, teleports }: RobotsBoard) =>
  same(to, you) || teleports.some(({ at }) => same(at, to)) ? 0.62 : 0.5;

/** Below the figures, because a tint over them would change their colours. */
export function drawChosenGround(
  ctx: Ctx,
  theme: Theme,
  grid: Grid,
  board: RobotsBoard,
  explanation: RobotsExplanation,
): void {
  const chosen = candidateOf(board, explanation, explanation.chosen);
  if (!chosen) return;
  ctx.fillStyle = theme.good;
  disc(ctx, centreOf(grid, chosen.to), grid.cell * ringOf(chosen.to, board));
  withAlpha(ctx, 0.22, () => ctx.fill());
}

function drawChosen(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard, explanation: RobotsExplanation): void {
  const chosen = candidateOf(board, explanation, explanation.chosen);
  if (chosen) ring(ctx, theme, grid, chosen.to, ringOf(chosen.to, board), theme.good);
}

/** The active candidate: in a panel, else under the pointer. */
export function activeCandidate(
  { after, previewMove, hovered }: Scene<RobotsBoard>,
  explanation: RobotsExplanation,
): Candidate | null {
  const move = previewMove ?? (hovered && moveTo(after, explanation, toCell(hovered)));
  return move === null ? null : candidateOf(after, explanation, move);
}

export function drawCandidates(
  ctx: Ctx,
  grid: Grid,
  { theme, after }: Scene<RobotsBoard>,
  explanation: RobotsExplanation,
): void {
  drawChosen(ctx, theme, grid, after, explanation);
  for (const marked of markedCells(after, explanation)) drawVerdict(ctx, theme, grid, marked);
}

/** Outside the ring of the choice, because both may be on the same cell. */
export function drawActive(ctx: Ctx, theme: Theme, grid: Grid, board: RobotsBoard, { to, verdict }: Candidate): void {
  ring(ctx, theme, grid, to, ringOf(to, board) + 0.16, verdict.kind === 'deadly' ? theme.danger : theme.focus);
}
