// Where everything is during a step: first you move and push, then the robots move, then the destroyed ones burst.

import { between, ease, type GridPoint, same, through } from '../../../board/geometry';
import type { Cell, Glide, RobotsBoard } from '../../../engine/boundary';

export type Sprite = { at: GridPoint; alpha: number };
/** `tail`: where it came from in this step. */
export type Mover = Sprite & { tail: GridPoint | null };
/** `grow` 0..1: from the first spark to the mark that stays until the next step. */
export type Burst = { at: GridPoint; grow: number };
export type Moment = { you: Sprite; robots: Mover[]; debris: Sprite[]; bursts: Burst[]; resting: boolean };

type Step = NonNullable<RobotsBoard['step']>;

const WALKED = 0.45;
const FLASH = 0.82;

const still = (at: GridPoint): Sprite => ({ at, alpha: 1 });

const burstSpots = (step: Step): Cell[] => [
  ...step.wrecks,
  ...step.glides.filter((glide) => glide.fate === 'crushed').map((glide) => glide.to),
];

function atRest(board: RobotsBoard): Moment {
  const glides = new Map(board.step?.glides.map((glide) => [glide.id, glide]));
  return {
    you: still(board.you),
    robots: board.robots.map(({ id, at }) => ({ at, alpha: 1, tail: glides.get(id)?.from ?? null })),
    debris: board.debris.map(still),
    bursts: board.step ? burstSpots(board.step).map((at) => ({ at, grow: 1 })) : [],
    resting: true,
  };
}

function youAt(step: Step, to: Cell, walk: number): Sprite {
  if (!step.teleported) return still(between(step.from, to, ease(walk)));
  return walk < 0.5 ? { at: step.from, alpha: 1 - 2 * walk } : { at: to, alpha: 2 * walk - 1 };
}

function moverAt({ from, to, fate }: Glide, t: number): Mover {
  if (fate === 'crushed') return { at: from, alpha: 1 - through(t, 0.3, WALKED), tail: null };
  const at = between(from, to, ease(through(t, WALKED, 1)));
  return { at, alpha: fate === 'destroyed' ? 1 - through(t, FLASH, 0.97) : 1, tail: from };
}

function robotsAt(before: RobotsBoard, step: Step, t: number): Mover[] {
  const moving = new Set(step.glides.map((glide) => glide.id));
  const waiting = before.robots.filter((robot) => !moving.has(robot.id));
  return [...waiting.map(({ at }) => ({ at, alpha: 1, tail: null })), ...step.glides.map((glide) => moverAt(glide, t))];
}

function debrisAt(before: RobotsBoard, { push, wrecks }: Step, t: number): Sprite[] {
  const walk = ease(through(t, 0, WALKED));
  const heaps = before.debris.map((at) => still(push && same(at, push.from) ? between(at, push.to, walk) : at));
  return t < FLASH ? heaps : [...heaps, ...wrecks.map((at) => ({ at, alpha: through(t, FLASH, 1) }))];
}

function burstsAt(step: Step, t: number): Burst[] {
  const crushed = through(t, 0.3, 0.65);
  const wrecked = through(t, FLASH, 1);
  return burstSpots(step)
    .map((at) => ({ at, grow: step.wrecks.includes(at) ? wrecked : crushed }))
    .filter((burst) => burst.grow > 0);
}

export function momentOf(before: RobotsBoard | null, after: RobotsBoard, t: number): Moment {
  const { step } = after;
  // After a jump along the timeline there is no step between the two positions.
  const follows = before !== null && before.moves + 1 === after.moves;
  if (!follows || !step || t >= 1) return atRest(after);
  return {
    you: youAt(step, after.you, through(t, 0, WALKED)),
    robots: robotsAt(before, step, t),
    debris: debrisAt(before, step, t),
    bursts: burstsAt(step, t),
    resting: false,
  };
}
