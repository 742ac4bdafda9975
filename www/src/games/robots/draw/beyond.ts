// Around a close-up: where the robots are that it does not show.

import { centreOf, clamp, type Point } from '../../../board/geometry';
import { type Ctx, inUnits } from '../../../board/paint';
import type { Theme } from '../../../board/theme';
import { BEYOND, type Layout } from './layout';
import type { Moment } from './motion';

/** Pixels: how long an arrow is, how far outside the edge its middle is, and how far apart arrows are that do not overlap. */
const LENGTH = 5;
const OUTSIDE = BEYOND / 2;
const APART = 12;

/** The point beside the edge that is next to a robot out of sight, where it covers no cell; null if the robot is in sight. */
function edgePoint({ pane }: Layout, { x, y }: Point): Point | null {
  const inside = x > pane.left && y > pane.top && x < pane.left + pane.width && y < pane.top + pane.height;
  if (inside) return null;
  return {
    x: clamp(x, pane.left - OUTSIDE, pane.left + pane.width + OUTSIDE),
    y: clamp(y, pane.top - OUTSIDE, pane.top + pane.height + OUTSIDE),
  };
}

function arrowhead(ctx: Ctx, at: Point, to: Point): void {
  const angle = Math.atan2(to.y - at.y, to.x - at.x);
  inUnits(ctx, at, LENGTH, () => {
    ctx.rotate(angle);
    ctx.beginPath();
    ctx.moveTo(1, 0);
    ctx.lineTo(-0.7, 0.8);
    ctx.lineTo(-0.7, -0.8);
    ctx.closePath();
  });
}

type Arrow = { at: Point; to: Point };

/** An arrow for each robot out of sight; one for those whose arrows would overlap. */
export function arrowsTo(grid: Layout, robots: Moment['robots']): Arrow[] {
  const arrows: Arrow[] = [];
  for (const robot of robots) {
    const to = centreOf(grid, robot.at);
    const at = edgePoint(grid, to);
    if (at && !arrows.some((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < APART))
      arrows.push({ at, to });
  }
  return arrows;
}

export function drawBeyond(ctx: Ctx, theme: Theme, grid: Layout, { robots }: Moment): void {
  ctx.lineWidth = 2;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = theme.board;
  ctx.fillStyle = theme.robot;
  for (const { at, to } of arrowsTo(grid, robots)) {
    arrowhead(ctx, at, to);
    ctx.stroke();
    ctx.fill();
  }
}
