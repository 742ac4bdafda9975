// What a click does while a board is edited: it sends an edit command to the core, which changes the text.

import { unlessLost } from '../engine/engine';
import { input, marks, notices, state, validSource } from '../game';
import { type BoardCell, sameCell } from '../game/cells';
import { workbench } from '../game/workbench';
import { type ReadonlySignals, signalsOf } from '../lib/signals';
import { type GameModule, MOVE } from './game-modules';

/** The text before each change, the latest last. */
class History {
  private readonly own = signalsOf<{ texts: readonly string[] }>({ texts: [] });
  readonly state: ReadonlySignals<{ texts: readonly string[] }> = this.own;

  keep(text: string): void {
    this.own.texts.value = [...this.own.texts.peek(), text];
  }

  /** Takes the latest text out. */
  take(): string | undefined {
    const texts = this.own.texts.peek();
    this.own.texts.value = texts.slice(0, -1);
    return texts.at(-1);
  }

  clear(): void {
    this.own.texts.value = [];
  }
}

export const history = new History();

/** Applies an edit command to the case that is open, and so to the text. */
export async function change(command: string): Promise<void> {
  // An edit needs a text without errors, and the one that is shown.
  const source = validSource.peek();
  if (!source) return;
  const asked = workbench.ask('edit', { source, case: state.opened.peek()?.case ?? 0, change: command });
  const reply = await unlessLost(asked, null);
  if (reply === null || source !== state.source.peek()) return;
  if (typeof reply !== 'string') return notices.say({ kind: 'illegal', game: source.game, illegal: reply });
  history.keep(source.text);
  input.edit(reply);
}

export function undo(): void {
  const text = history.take();
  if (text !== undefined) input.edit(text);
}

/** A click on a cell while the board is edited. */
export function clicked({ edits }: GameModule, cell: BoardCell): void {
  const [tool, board, held] = [state.tool.peek(), state.shown.peek()?.frame.board, state.selected.peek()];
  if (tool === null || !board) return;
  marks.putCursor(cell);
  if (tool !== MOVE) {
    const command = edits.change(tool, cell, board);
    if (command !== null) change(command);
    return;
  }
  marks.select(held || !edits.takes(board, cell) ? null : cell);
  if (held && !sameCell(held, cell)) change(edits.moved(held, cell, board));
}

/** A drag begins on a cell. */
export function gripped({ edits }: GameModule, cell: BoardCell): void {
  const board = state.shown.peek()?.frame.board;
  if (state.tool.peek() === MOVE && board && edits.takes(board, cell)) marks.select(cell);
}
