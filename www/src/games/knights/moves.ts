// Moves on the Hyper Knights board: the winning ones of the explanation, those of the selected knight, the last one.
import type { Explanation, KnightsBoard, KnightsExplanation } from '../../engine/boundary';
import { type BoardCell, sameCell } from '../../game/cells';

export type Move = { notation: string; knight: number; from: BoardCell; to: BoardCell };

export const NONE: readonly Move[] = [];

/** Kept for each board: it may have thousands of knights, and they are drawn sixty times a second. */
const cellsOfBoard = new WeakMap<KnightsBoard, BoardCell[]>();

/** The cell of each knight. */
export function knightCells(board: KnightsBoard): BoardCell[] {
  const known = cellsOfBoard.get(board) ?? board.knights.map(({ x, y }) => ({ x: BigInt(x), y: BigInt(y) }));
  cellsOfBoard.set(board, known);
  return known;
}

/** The first knight on a cell; -1 if there is none. */
export const knightAt = (board: KnightsBoard, cell: BoardCell): number =>
  knightCells(board).findIndex((at) => sameCell(at, cell));

const shifted = ({ x, y }: BoardCell, down: number, right: number): BoardCell => ({
  x: x + BigInt(down),
  y: y + BigInt(right),
});

/** Reads a move: "3 (-2,+1)" is knight 3 of the input, and the rows and columns that are added. */
export function moveOf(notation: string, board: KnightsBoard): Move | null {
  const [, number, down, right] = /^(\d+) \(([+-]?\d+),([+-]?\d+)\)$/.exec(notation) ?? [];
  const knight = Number(number) - 1;
  const from = knightCells(board)[knight];
  return from ? { notation, knight, from, to: shifted(from, Number(down), Number(right)) } : null;
}

/** Kept for each explanation: a thousand knights may have thousands of winning moves. */
const movesOfExplanation = new WeakMap<KnightsExplanation, readonly Move[]>();

export function winningMoves(board: KnightsBoard, explanation: Explanation | null): readonly Move[] {
  if (explanation?.game !== 'knights') return NONE;
  const known =
    movesOfExplanation.get(explanation) ??
    explanation.winning.map((notation) => moveOf(notation, board)).filter((move) => move !== null);
  movesOfExplanation.set(explanation, known);
  return known;
}

const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`);

/** The moves of the selected knight that stay on the board. If several knights share its cell, those of the first. */
export function selectedMoves(board: KnightsBoard, selected: BoardCell | null): Move[] {
  const knight = selected ? knightAt(board, selected) : -1;
  if (!selected || knight < 0) return [];
  const moves = board.hops.map(([down, right]): Move => {
    const notation = `${knight + 1} (${signed(down)},${signed(right)})`;
    return { notation, knight, from: selected, to: shifted(selected, down, right) };
  });
  return moves.filter(({ to }) => to.x >= 0n && to.y >= 0n);
}

export function lastMove(board: KnightsBoard): { from: BoardCell; to: BoardCell } | null {
  const to = board.step && knightCells(board)[board.step.knight];
  if (!board.step || !to) return null;
  const [x, y] = board.step.from;
  return { from: { x: BigInt(x), y: BigInt(y) }, to };
}

/** Who made the last move: the player who is not to move, and at the end the winner. */
export const lastPlayer = ({ mover, winner }: KnightsBoard) => (mover === null ? winner : 1 - mover);
