// Moves on the Hyper Knights board: the bent path of one, and the winning ones that the evidence lists.

import type { Cell, Knight, KnightsBoard, KnightsWhy } from '../boundary';
import { along, type Bend, ease, type Spot, same } from './geometry';
import { knightSpot, spotOf } from './knights-view';
import type { Scene, View } from './renderer';

export type Move = { notation: string; knight: number; from: Spot; to: Spot };

const FEW = 8;

/** The long leg first, as a hand moves a knight. */
export function bent(from: Spot, to: Spot): Bend<Spot> {
  const tall = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]);
  return [from, tall ? [to[0], from[1]] : [from[0], to[1]], to];
}

/** "3 (-2,+1)": knight 3 of the input, rows and columns added. */
function moveOf(notation: string, board: KnightsBoard, view: View): Move | null {
  const [, number, down, right] = /^(\d+) \(([+-]?\d+),([+-]?\d+)\)$/.exec(notation) ?? [];
  const knight = Number(number) - 1;
  const piece = board.knights[knight];
  if (!piece) return null;
  const from = knightSpot(view, piece);
  return { notation, knight, from, to: [from[0] + Number(down), from[1] + Number(right)] };
}

function winningMoves(board: KnightsBoard, why: KnightsWhy, view: View): Move[] {
  return why.winning.map((notation) => moveOf(notation, board, view)).filter((move) => move !== null);
}

const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`);

/** The moves of the knight that was clicked, as far as the board goes; of several in a cell the first is meant. */
export function handMoves({ after, view, focus }: Scene<KnightsBoard>): Move[] {
  const knight = focus ? after.knights.findIndex((piece) => same(knightSpot(view, piece), focus)) : -1;
  if (!focus || knight < 0) return [];
  const moves = after.hops.map(([down, right]): Move => {
    const notation = `${knight + 1} (${signed(down)},${signed(right)})`;
    return { notation, knight, from: focus, to: [focus[0] + down, focus[1] + right] };
  });
  return moves.filter(({ to }) => view.x + BigInt(to[0]) >= 0n && view.y + BigInt(to[1]) >= 0n);
}

/** Of many winning moves only those of the knight that is looked at. */
export function shownMoves({ after, why, view, hover, focus }: Scene<KnightsBoard>): Move[] {
  if (why?.game !== 'knights') return [];
  const moves = winningMoves(after, why, view);
  const at = (cell: Cell | null) => (cell ? moves.filter(({ from }) => same(from, cell)) : []);
  const [asked] = [at(focus), at(hover)].filter((found) => found.length);
  if (asked) return asked;
  return moves.length <= FEW ? moves : moves.filter(({ knight }) => knight === after.step?.knight);
}

export function lastMove({ knights, step }: KnightsBoard, view: View): { from: Spot; to: Spot } | null {
  const piece = step && knights[step.knight];
  return piece ? { from: spotOf(view, BigInt(step.from[0]), BigInt(step.from[1])), to: knightSpot(view, piece) } : null;
}

export type Placed = { index: number; knight: Knight; at: Spot; lift: number };

/** Where each knight is drawn; the one that moves goes along its bent path and is lifted on the way. */
export function placed({ before, after, view, t }: Scene<KnightsBoard>): Placed[] {
  const last = lastMove(after, view);
  const hops = before !== null && before.moves + 1 === after.moves && t < 1;
  return after.knights.map((knight, index) =>
    hops && last && index === after.step?.knight
      ? { index, knight, at: along(bent(last.from, last.to), ease(t)), lift: Math.sin(Math.PI * t) }
      : { index, knight, at: knightSpot(view, knight), lift: 0 },
  );
}
