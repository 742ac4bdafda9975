// What is said of a printed position: the names that the program gave, and the words of its kinds.
import * as w from 'words:scene';
import type { At, PrintedBoard, Scene } from '../../engine/own/printed';
import type { TaskMove } from '../../engine/own/task';
import type { BoardCell } from '../../game/cells';
import { ended, listed, paragraph } from '../../i18n/join';
import type { CellDescription } from '../descriptions';
import { atOf, isAt, possibleCells } from './layout';

/** What a row or a column is called: the labels of docs/scenes.md. */
function labelOf(labels: string | undefined, origin: string | undefined, index: number): string {
  const nth = BigInt(origin ?? 0) + BigInt(index);
  if (labels === 'letters' && nth < 26n) return String.fromCharCode(65 + Number(nth));
  return String(labels === 'zero' ? nth : nth + 1n);
}

/** What the board calls a cell. */
export function cellNameOn(board: PrintedBoard | null, cell: BoardCell): string {
  const [row, column] = atOf(cell);
  const { rowLabels, columnLabels, origin } = board?.scene.board ?? {};
  const [line, place] = [labelOf(rowLabels, origin?.[0], row), labelOf(columnLabels, origin?.[1], column)];
  return rowLabels === 'letters' ? line + place : `(${line}, ${place})`;
}

/** What stands in a cell: its pieces by their names, its texts, and the kind of its ground. */
function within({ pieces = [], texts = [], cells = [] }: Scene, at: At): string[] {
  const ground = cells.findLast((area) => area.at.some((one) => isAt(one, at)));
  return [
    ...pieces.filter((piece) => isAt(piece.at, at)).map(({ name }) => name),
    ...texts.filter((text) => text.at.some((one) => isAt(one, at))).map(({ text }) => text),
    ...(ground ? [ground.kind ?? 'plain'] : []),
  ];
}

/** `moves`: the legal ones; `chosen`: the cell from which one leads. */
export function describeCell(
  board: PrintedBoard,
  moves: readonly TaskMove[],
  chosen: BoardCell | null,
  cell: BoardCell,
): CellDescription {
  const found = listed(...within(board.scene, atOf(cell))) || w.emptyCell;
  const isTarget = chosen && possibleCells(moves, atOf(chosen)).some((at) => isAt(at, atOf(cell)));
  const text = isTarget ? paragraph(ended(found), w.leadsHere) : found;
  return { title: cellNameOn(board, cell), text, rule: null };
}

/** Cells that are named: more would be a list that nobody reads. */
const POSSIBLE = 12;

/** Why a click on a cell makes no move; null where no move has a cell. `from`: the cell that is chosen. */
export function whyNoMove(
  board: PrintedBoard,
  moves: readonly TaskMove[],
  from: BoardCell | null,
  cell: BoardCell,
): string | null {
  const name = ([row, column]: At) => cellNameOn(board, { x: BigInt(row), y: BigInt(column) });
  const possible = possibleCells(moves, from && atOf(from));
  if (possible.length === 0) return null;
  const here = cellNameOn(board, cell);
  const why = from ? w.noMoveFrom({ from: cellNameOn(board, from), cell: here }) : w.noMoveAt({ cell: here });
  if (possible.length > POSSIBLE) return why;
  return paragraph(why, w.possible({ cells: listed(...possible.map(name)) }));
}

/** Pieces that are named: more would be a list that nobody hears to its end. */
const NAMED = 30;

/** '' of a scene that says nothing. */
export function describePosition(board: PrintedBoard): string {
  const { title = '', sentence = '', score = '', pieces = [] } = board.scene;
  const named = pieces
    .slice(0, NAMED)
    .map(({ name, at: [x, y] }) => `${name} ${cellNameOn(board, { x: BigInt(x), y: BigInt(y) })}`);
  return paragraph(title && ended(title), sentence && ended(sentence), score && ended(score), listed(...named));
}
