// Which moves and knights are drawn on the Hyper Knights board, and where.

import type { Scene } from '../../../board/drawing';
import { along, type Bend, ease, type GridPoint } from '../../../board/geometry';
import type { KnightsBoard } from '../../../engine/boundary';
import { type BoardCell, sameCell } from '../../../game/cells';
import { knightCells, lastMove, type Move, NONE, winningMoves } from '../moves';
import { offsetOf } from './view';

const FEW = 8;
/** The path of a move, the long leg first. */
export function bent(from: GridPoint, to: GridPoint): Bend<GridPoint> {
  const tall = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1]);
  return [from, tall ? [to[0], from[1]] : [from[0], to[1]], to];
}

/** If there are many winning moves, only those of the knight that is active. */
export function shownMoves({
  after,
  explanation,
  hints,
  selected,
  cursor,
  hovered,
}: Scene<KnightsBoard>): readonly Move[] {
  if (!hints) return NONE;
  const moves = winningMoves(after, explanation);
  const at = (cell: BoardCell | null) => (cell ? moves.filter(({ from }) => sameCell(from, cell)) : NONE);
  if (selected) return at(selected);
  const asked = [at(hovered), at(cursor)].find((found) => found.length);
  if (asked) return asked;
  return moves.length <= FEW ? moves : moves.filter(({ knight }) => knight === after.step?.knight);
}

/** The cells that the arrow of a move crosses, with its first one, and without its last one. */
function crossed({ from, to }: Pick<Move, 'from' | 'to'>): BoardCell[] {
  const [down, right] = [Number(to.x - from.x), Number(to.y - from.y)];
  const [, [turnDown, turnRight]] = bent([0, 0], [down, right]);
  const cells: BoardCell[] = [];
  const go = (row: number, column: number) => cells.push({ x: from.x + BigInt(row), y: from.y + BigInt(column) });
  for (let [row, column] = [0, 0]; row !== down || column !== right; ) {
    go(row, column);
    const onFirstLeg = row !== turnDown || column !== turnRight;
    const [wantedRow, wantedColumn] = onFirstLeg ? [turnDown, turnRight] : [down, right];
    row += Math.sign(wantedRow - row);
    column += Math.sign(wantedColumn - column);
  }
  return cells;
}

/** The cells whose values arrows would hide. */
export function cellsUnderArrows(scene: Scene<KnightsBoard>): BoardCell[] {
  const last = lastMove(scene.after);
  return [...shownMoves(scene), ...(last ? [last] : [])].flatMap(crossed);
}

export type Placed = { index: number; at: GridPoint; moving: boolean; lift: number };

/** Where each knight is drawn. The one that moves follows its path, and is larger in the middle of it. */
export function placed({ before, after, view, progress }: Scene<KnightsBoard>): Placed[] {
  const hops = before !== null && before.moves + 1 === after.moves && progress < 1;
  const all = knightCells(after).map((cell, index) => ({ index, at: offsetOf(view, cell), moving: false, lift: 0 }));
  const last = hops ? lastMove(after) : null;
  const mover = after.step && all[after.step.knight];
  if (!last || !mover) return all;
  mover.at = along(bent(offsetOf(view, last.from), offsetOf(view, last.to)), ease(progress));
  mover.moving = true;
  mover.lift = Math.sin(Math.PI * progress);
  return all;
}

const grouped = new WeakMap<KnightsBoard, number[]>();

/** For each knight the first one on its cell. */
function groupsOf(board: KnightsBoard): number[] {
  const known = grouped.get(board);
  if (known) return known;
  const firsts = new Map<string, number>();
  const groups = board.knights.map(({ x, y }, index) => {
    const first = firsts.get(`${x} ${y}`) ?? index;
    firsts.set(`${x} ${y}`, first);
    return first;
  });
  grouped.set(board, groups);
  return groups;
}

export type Pile = { top: Placed; count: number };

/** Knights that share a cell. The one that moved last is on top, and its pile is drawn after all others. */
export function pilesOf(board: KnightsBoard, all: readonly Placed[]): Pile[] {
  const groups = groupsOf(board);
  const mover = all.find(({ index }) => index === board.step?.knight);
  const found = new Map<number, Pile>();
  const put = (top: Placed) => {
    const key = top.moving ? -1 : (groups[top.index] ?? -1);
    const count = (found.get(key)?.count ?? 0) + 1;
    if (top === mover) found.delete(key);
    found.set(key, { top, count });
  };
  for (const knight of all) if (knight !== mover) put(knight);
  if (mover) put(mover);
  return [...found.values()];
}
