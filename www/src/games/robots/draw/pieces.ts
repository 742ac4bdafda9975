// The figures of the Robots board, in units of a cell. They differ in shape as well as in colour.

import type { Point } from '../../../board/geometry';
import { type Ctx, disc, star, withAlpha } from '../../../board/paint';
import type { Theme } from '../../../board/theme';

export type Mood = 'calm' | 'won' | 'lost';

/** Below this size, in CSS pixels, a face would be unreadable: only its eyes are drawn. */
const FACE = 15;

const SHADE = 'rgba(0, 0, 0, 0.22)';
const EDGE = 'rgba(0, 0, 0, 0.45)';
const VISOR_GLASS = '#241203';
const LIGHT = 'rgba(255, 255, 255, 0.28)';
const ORIGIN = { x: 0, y: 0 };
/** The middle between your eyes. */
const EYES = { x: 0, y: -0.06 };

/** A path that is made when it is first drawn, because this module also loads where there is no Path2D. */
function path(build: (path: Path2D) => void): () => Path2D {
  let made: Path2D | undefined;
  return () => {
    if (made) return made;
    made = new Path2D();
    build(made);
    return made;
  };
}

const CROSSED_EYES = path((p) => {
  for (const x of [-0.13, 0.13])
    for (const side of [-1, 1]) {
      p.moveTo(x - 0.06, -0.06 - 0.06 * side);
      p.lineTo(x + 0.06, -0.06 + 0.06 * side);
    }
});

function eyes(ctx: Ctx, colour: string, radius: number, { x, y }: Point): void {
  ctx.fillStyle = colour;
  for (const side of [-0.12, 0.12]) {
    disc(ctx, { x: x + side, y }, radius);
    ctx.fill();
  }
}

function mouth(ctx: Ctx, mood: Mood): void {
  ctx.beginPath();
  if (mood === 'lost') ctx.arc(0, 0.24, 0.12, 1.2 * Math.PI, 1.8 * Math.PI);
  else ctx.arc(0, 0.02, mood === 'won' ? 0.2 : 0.17, 0.18 * Math.PI, 0.82 * Math.PI);
  ctx.stroke();
}

function face(ctx: Ctx, mood: Mood, colour: string): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.055;
  ctx.lineCap = 'round';
  if (mood === 'lost') ctx.stroke(CROSSED_EYES());
  else eyes(ctx, colour, 0.062, EYES);
  mouth(ctx, mood);
}

/** You: a round figure with a halo. */
export function drawYou(ctx: Ctx, theme: Theme, pixels: number, mood: Mood): void {
  ctx.fillStyle = theme.board;
  ctx.strokeStyle = theme.you;
  ctx.lineWidth = pixels < FACE ? 0.1 : 0.055;
  disc(ctx, ORIGIN, 0.46);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = theme.you;
  disc(ctx, ORIGIN, 0.355);
  ctx.fill();
  if (pixels >= FACE) face(ctx, mood, theme.board);
  else if (mood === 'lost') cross(ctx, theme.board, 0.16, 0.1);
  else eyes(ctx, theme.board, 0.075, EYES);
}

export function crossLines(ctx: Ctx, reach: number): void {
  for (const side of [-1, 1]) {
    ctx.moveTo(-reach, -reach * side);
    ctx.lineTo(reach, reach * side);
  }
}

function cross(ctx: Ctx, colour: string, reach: number, width: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.beginPath();
  crossLines(ctx, reach);
  ctx.stroke();
}

const HEAD = path((p) => p.roundRect(-0.33, -0.24, 0.66, 0.6, 0.1));
const JAW = path((p) => p.roundRect(-0.33, 0.2, 0.66, 0.16, [0, 0, 0.1, 0.1]));
const EARS = path((p) => {
  p.roundRect(-0.43, -0.06, 0.12, 0.22, 0.04);
  p.roundRect(0.31, -0.06, 0.12, 0.22, 0.04);
});
const ANTENNA = path((p) => {
  p.rect(-0.035, -0.38, 0.07, 0.16);
  p.moveTo(0.085, -0.4);
  p.arc(0, -0.4, 0.085, 0, 2 * Math.PI);
});
const VISOR = path((p) => p.roundRect(-0.26, -0.15, 0.52, 0.26, 0.1));
const GRILLE = path((p) => {
  for (const x of [-0.15, 0, 0.15]) {
    p.moveTo(x, 0.23);
    p.lineTo(x, 0.31);
  }
});

function robotFace(ctx: Ctx, look: Point): void {
  ctx.fillStyle = SHADE;
  ctx.fill(JAW());
  ctx.fillStyle = VISOR_GLASS;
  ctx.fill(VISOR());
  eyes(ctx, '#ffffff', 0.065, { x: 0.055 * look.x, y: 0.045 * look.y - 0.02 });
  ctx.strokeStyle = VISOR_GLASS;
  ctx.lineWidth = 0.045;
  ctx.lineCap = 'round';
  ctx.stroke(GRILLE());
}

/** A robot: a square head with an antenna. It looks where it will step: -1, 0 or 1 along each axis. */
export function drawRobot(ctx: Ctx, theme: Theme, pixels: number, look: Point): void {
  ctx.fillStyle = theme.robot;
  ctx.fill(EARS());
  ctx.fill(ANTENNA());
  ctx.fill(HEAD());
  if (pixels < FACE) eyes(ctx, theme.board, 0.09, { x: 0, y: 0.02 });
  else robotFace(ctx, look);
}

const polygon = (...points: [number, number][]) =>
  path((p) => {
    for (const [x, y] of points) p.lineTo(x, y);
    p.closePath();
  });

const HEAP = polygon(
  [-0.44, 0.36],
  [-0.38, 0.12],
  [-0.24, 0.06],
  [-0.2, -0.16],
  [0.02, -0.3],
  [0.19, -0.14],
  [0.2, 0.02],
  [0.36, 0.08],
  [0.44, 0.36],
);
const DARK_SIDES = path((p) => {
  p.addPath(polygon([0.02, -0.3], [0.19, -0.14], [0.2, 0.02], [0.04, 0.06])());
  p.addPath(polygon([0.36, 0.08], [0.44, 0.36], [0.2, 0.36], [0.24, 0.18])());
  p.addPath(polygon([-0.24, 0.06], [-0.12, 0.2], [-0.16, 0.36], [-0.3, 0.36], [-0.26, 0.2])());
});
const LIGHT_SIDES = path((p) => {
  p.addPath(polygon([-0.2, -0.16], [0.02, -0.3], [0.04, 0.06], [-0.12, 0.02])());
  p.addPath(polygon([-0.38, 0.12], [-0.24, 0.06], [-0.26, 0.2], [-0.4, 0.22])());
});
const CRACKS = path((p) => {
  p.moveTo(-0.24, 0.06);
  p.lineTo(-0.12, 0.2);
  p.lineTo(0.06, 0.14);
  p.lineTo(0.24, 0.18);
  p.lineTo(0.36, 0.08);
  p.moveTo(-0.12, 0.2);
  p.lineTo(-0.16, 0.36);
  p.moveTo(0.06, 0.14);
  p.lineTo(0.1, 0.36);
});

/** Debris: a heap with corners. */
export function drawDebris(ctx: Ctx, theme: Theme, pixels: number): void {
  ctx.fillStyle = theme.debris;
  ctx.fill(HEAP());
  if (pixels < FACE) return;
  ctx.fillStyle = SHADE;
  ctx.fill(DARK_SIDES());
  ctx.fillStyle = LIGHT;
  ctx.fill(LIGHT_SIDES());
  ctx.strokeStyle = EDGE;
  ctx.lineWidth = 0.025;
  ctx.lineJoin = 'round';
  ctx.stroke(CRACKS());
}

/** A teleport: a ring. Further entries of the same cell are rings below it. */
export function drawRing(ctx: Ctx, theme: Theme, pixels: number, entries: number): void {
  const extra = Math.max(0, Math.min(entries, 3) - 1);
  const shift = 0.075;
  const radius = (pixels < FACE ? 0.5 : 0.43) - (shift * extra) / 2;
  ctx.strokeStyle = theme.teleport;
  ctx.fillStyle = theme.board;
  ctx.lineWidth = pixels < FACE ? 0.11 : 0.07;
  for (let i = extra; i >= 0; i--) {
    disc(ctx, { x: shift * (i - extra / 2), y: shift * (extra / 2 - i) }, radius);
    if (extra) ctx.fill();
    ctx.stroke();
  }
}

export function drawSpent(ctx: Ctx, theme: Theme): void {
  cross(ctx, theme.teleport, 0.23, 0.06);
}

const FIRE = '#ffd75e';

/** The end of a robot: a flash that opens and leaves a faint mark (grow = 1). */
export function drawBurst(ctx: Ctx, theme: Theme, grow: number): void {
  const reach = 0.35 + 0.4 * grow;
  withAlpha(ctx, grow < 1 ? 1 - 0.6 * grow ** 3 : 0.26, () => {
    ctx.fillStyle = theme.robot;
    star(ctx, 9, reach * 0.6, reach);
    ctx.fill();
    if (grow === 1) return;
    ctx.fillStyle = FIRE;
    star(ctx, 9, reach * 0.35, reach * 0.7);
    ctx.fill();
  });
}

/** Debris after a previewed move. */
export function drawWreck(ctx: Ctx, theme: Theme): void {
  ctx.fillStyle = theme.board;
  withAlpha(ctx, 0.35, () => ctx.fill(HEAP()));
  ctx.strokeStyle = theme.debris;
  ctx.lineWidth = 0.08;
  ctx.setLineDash([0.14, 0.1]);
  ctx.stroke(HEAP());
  ctx.setLineDash([]);
}

/** A robot that a previewed move would destroy. */
export function drawDoom(ctx: Ctx, theme: Theme): void {
  star(ctx, 9, 0.34, 0.58);
  ctx.fillStyle = FIRE;
  withAlpha(ctx, 0.25, () => ctx.fill());
  ctx.strokeStyle = theme.robot;
  ctx.lineWidth = 0.06;
  ctx.lineJoin = 'round';
  ctx.stroke();
}
