// What a click does while a board is edited: it changes the text, as the core's editors read the game's words.
import { askWorkbench } from '../session/workbench';
import { act } from '../store/act';
import { slice } from '../store/slice';
import { state } from '../store/state';
import { type GameModule, MOVE } from './game-modules';
import { type BoardCell, sameCell } from './renderer';

/** The texts before each change, the latest last. */
export const history = slice<{ texts: readonly string[] }, { kind: 'set'; texts: readonly string[] }>(
  { texts: [] },
  {
    set: (fields, { texts }) => {
      fields.texts.value = texts;
    },
  },
);

/** Changes the case that is open, and with it the text. */
export async function change(word: string): Promise<void> {
  const source = state.lastValid.peek();
  // Only what has been read can be changed.
  if (!source || source !== state.source.peek()) return;
  const reply = await askWorkbench('rework', { source, case: state.opened.peek()?.case ?? 0, change: word }).catch(
    () => null,
  );
  if (reply === null || source !== state.source.peek()) return;
  if (typeof reply !== 'string')
    return act({ kind: 'notice', notice: { kind: 'illegal', game: source.game, illegal: reply } });
  history.act({ kind: 'set', texts: [...history.state.texts.peek(), source.text] });
  act({ kind: 'edit', text: reply, whole: false });
}

export function undo(): void {
  const texts = history.state.texts.peek();
  const text = texts.at(-1);
  if (text === undefined) return;
  history.act({ kind: 'set', texts: texts.slice(0, -1) });
  act({ kind: 'edit', text, whole: false });
}

/** A click on a cell while the board is edited. */
export function clicked({ edits }: GameModule, cell: BoardCell): void {
  const [tool, board, held] = [state.tool.peek(), state.shown.peek()?.frame.board, state.selected.peek()];
  if (tool === null || !board) return;
  act({ kind: 'cursor', cell });
  if (tool !== MOVE) {
    const word = edits.change(tool, cell, board);
    if (word !== null) change(word);
    return;
  }
  act({ kind: 'select', cell: held || !edits.takes(board, cell) ? null : cell });
  if (held && !sameCell(held, cell)) change(edits.moved(held, cell, board));
}

/** A drag begins on a cell. */
export function gripped({ edits }: GameModule, cell: BoardCell): void {
  const board = state.shown.peek()?.frame.board;
  if (state.tool.peek() === MOVE && board && edits.takes(board, cell)) act({ kind: 'select', cell });
}
