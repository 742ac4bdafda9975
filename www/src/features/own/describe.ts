// What is said of a printed position: the names that the program gave, and the words of its kinds.
import * as w from 'words:own';
import type { CellDescription } from '../../board/descriptions';
import type { BoardCell } from '../../game/cells';
import { ended, listed, paragraph } from '../../i18n/join';
import { type At, atOf, type PrintedBoard, type Scene } from './board';

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

const isAt = ([row, column]: At, at: At): boolean => row === at[0] && column === at[1];

/** What stands in a cell: its pieces by their names, its texts, and the kind of its ground. */
function within({ pieces = [], texts = [], cells = [] }: Scene, at: At): string[] {
  const ground = cells.findLast((area) => area.at.some((one) => isAt(one, at)));
  return [
    ...pieces.filter((piece) => isAt(piece.at, at)).map(({ name }) => name),
    ...texts.filter((text) => text.at.some((one) => isAt(one, at))).map(({ text }) => text),
    ...(ground ? [ground.kind ?? 'plain'] : []),
  ];
}

export function describeCell(board: PrintedBoard, cell: BoardCell): CellDescription {
  const found = within(board.scene, atOf(cell));
  return { title: cellNameOn(board, cell), text: listed(...found) || w.emptyCell, rule: null };
}

/** Pieces that are named: more would be a list that nobody hears to its end. */
const NAMED = 30;

export function describePosition(board: PrintedBoard): string {
  const { title = '', sentence = '', score = '', pieces = [] } = board.scene;
  const named = pieces
    .slice(0, NAMED)
    .map(({ name, at: [x, y] }) => `${name} ${cellNameOn(board, { x: BigInt(x), y: BigInt(y) })}`);
  return (
    paragraph(title && ended(title), sentence && ended(sentence), score && ended(score), listed(...named)) || w.name
  );
}
