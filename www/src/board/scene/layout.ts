// Where the cells of a scene are on a canvas, and which legal move the chosen ones stand for.
import type { At, PrintedBoard } from '../../engine/own/printed';
import type { TaskMove } from '../../engine/own/task';
import { state } from '../../game';
import type { BoardCell } from '../../game/cells';

/** The position that is shown, if it has a scene. */
export function shownBoard(): PrintedBoard | null {
  const board = state.shown.value?.frame.board as unknown as PrintedBoard | undefined;
  return board?.scene ? board : null;
}

export const isAt = ([row, column]: At, at: At): boolean => row === at[0] && column === at[1];

/** What choosing a cell does, where another may be chosen already: the legal move that the cells stand for. */
export function chosenMove(moves: readonly TaskMove[], from: At | null, at: At): TaskMove | 'hold' | null {
  const fits = (...cells: At[]) =>
    moves.find(
      (one) => one.cells.length === cells.length && one.cells.every((cell, nth) => isAt(cell, cells[nth] as At)),
    );
  const found = (from && fits(from, at)) ?? fits(at);
  return found ?? (moves.some(({ cells: [first, second] }) => first && second && isAt(first, at)) ? 'hold' : null);
}

/** The cells that legal moves go on with: from one that is chosen; without it, those that begin a move or stand for one. */
export function possibleCells(moves: readonly TaskMove[], from: At | null): At[] {
  const all = moves.flatMap(({ cells: [first, second] }): (At | undefined)[] =>
    from === null ? [first] : first && second && isAt(first, from) ? [second] : [],
  );
  const found = all.filter((at) => at !== undefined);
  return found.filter((at, nth) => found.findIndex((other) => isAt(other, at)) === nth);
}

type Point = { x: number; y: number };
type Vector = readonly [x: number, y: number];

/** The picture and its cells on a canvas, in CSS pixels. */
export type Layout = {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
  plan: readonly number[];
};

/** The picture is as large as the canvas lets it be, in the middle. */
export function layoutOn({ plan }: PrintedBoard, size: { width: number; height: number }): Layout {
  const [, , wide = 1, high = 1] = plan;
  const scale = Math.min(size.width / wide, size.height / high);
  const [width, height] = [wide * scale, high * scale];
  return { left: (size.width - width) / 2, top: (size.height - height) / 2, width, height, scale, plan };
}

function stepsOf([, , , , , , downX = 0, downY = 1, rightX = 1, rightY = 0]: readonly number[]): [Vector, Vector] {
  return [
    [downX, downY],
    [rightX, rightY],
  ];
}

/** The middle of a cell. */
export function middleOf({ left, top, scale, plan }: Layout, [row, column]: At): Point {
  const [sheetX = 0, sheetY = 0, , , x = 0, y = 0] = plan;
  const [down, right] = stepsOf(plan);
  return {
    x: left + scale * (x + row * down[0] + column * right[0] - sheetX),
    y: top + scale * (y + row * down[1] + column * right[1] - sheetY),
  };
}

/** How wide a cell is. */
export const widthOf = ({ scale, plan }: Layout): number => scale * Math.max(1, stepsOf(plan)[1][0]);

/** The row and the column of a point, with fractions between cells. */
function among(layout: Layout, { x, y }: Point): Vector {
  const [down, right] = stepsOf(layout.plan);
  const origin = middleOf(layout, [0, 0]);
  const [dx, dy] = [(x - origin.x) / layout.scale, (y - origin.y) / layout.scale];
  const area = down[0] * right[1] - down[1] * right[0];
  return [(dx * right[1] - dy * right[0]) / area, (dy * down[0] - dx * down[1]) / area];
}

/** The cell whose middle is nearest; null beside the board. */
export function nearestCell(board: PrintedBoard, layout: Layout, point: Point): At | null {
  const [row, column] = among(layout, point);
  const near = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right): At => [Math.round(row) + down, Math.round(column) + right]),
  );
  const far = (at: At) => Math.hypot(middleOf(layout, at).x - point.x, middleOf(layout, at).y - point.y);
  const [nearest] = near.sort((a, b) => far(a) - far(b));
  const { rows, columns } = board.scene.board;
  const isOn = nearest && nearest[0] >= 0 && nearest[1] >= 0 && nearest[0] < rows && nearest[1] < columns;
  return isOn && far(nearest) < widthOf(layout) * 0.75 ? nearest : null;
}

export const atOf = ({ x, y }: BoardCell): At => [Number(x), Number(y)];
