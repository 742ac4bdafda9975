// What a person does on the board with the pointer or the keyboard.
import { signal } from '@preact/signals';
import type { CellInfo } from '../engine/boundary';
import { session } from '../game';
import { act } from '../game/act';
import { type BoardCell, sameCell } from '../game/cells';
import { guesses, type Shown, state } from '../game/state';
import type { GameModule } from './game-modules';
import type { CellAction } from './interaction';
import type { Stage } from './stage';

/** The board that is in the page. */
export const stage = signal<Stage | null>(null);

/** Chooses a cell: makes the move that it stands for, selects the piece on it, or only puts the cursor there. */
export function chooseCell(gameModule: GameModule, cell: BoardCell): void {
  const shown = state.shown.peek();
  if (!shown) return;
  if (state.tool.peek() !== null) return void import('./edits').then(({ clicked }) => clicked(gameModule, cell));
  if (asksCell()) return void answer(cell);
  if (awaitsChance(shown)) return void chooseAfterChance(gameModule, cell);
  const action = actionAt(gameModule, shown, cell);
  if (action.kind === 'ask') return void chooseWithInfo(gameModule, shown, cell, action.cell);
  perform(cell, action);
}

/** Whether a class is asked for a cell. */
const asksCell = (): boolean => guesses(state.teach.peek()) && state.teach.peek()?.asksCell === true;

/** Keeps a cell as the answer. */
function answer(cell: BoardCell): void {
  const teach = state.teach.peek();
  if (teach) act({ kind: 'teach', teach: { ...teach, guess: `${cell.x} ${cell.y}` } });
  act({ kind: 'cursor', cell });
  act({ kind: 'select', cell });
}

/** Selects the piece on the cell where a drag begins. */
export function beginDrag(gameModule: GameModule, cell: BoardCell): void {
  const shown = state.shown.peek();
  if (state.tool.peek() !== null) import('./edits').then(({ gripped }) => gripped(gameModule, cell));
  else if (asksCell()) return;
  else if (shown && actionAt(gameModule, shown, cell).kind === 'hold') act({ kind: 'select', cell });
}

const actionAt = (
  gameModule: GameModule,
  { frame, explanation }: Shown,
  cell: BoardCell,
  cellInfo?: CellInfo | null,
): CellAction =>
  gameModule.interaction.actionAt(frame.board, explanation, state.selected.peek(), cell, state.plan.peek(), cellInfo);

/** Whether a chance event follows a person's move, and its result is not shown yet. */
const awaitsChance = ({ frame }: Shown): boolean =>
  frame.turn.kind === 'chance' && (state.awaitingReply.peek() || state.ply.peek() === frame.ply + 1);

/** A person who plays fast does not wait until the chance event is shown. */
async function chooseAfterChance(gameModule: GameModule, cell: BoardCell): Promise<void> {
  if (await session.skipChance()) chooseCell(gameModule, cell);
}

/** Asks the engine what the cell stands for, then does it. */
async function chooseWithInfo(gameModule: GameModule, shown: Shown, cell: BoardCell, about: BoardCell): Promise<void> {
  const cellInfo = await session.cellInfo(about);
  if (state.shown.peek() === shown) perform(cell, actionAt(gameModule, shown, cell, cellInfo));
}

function perform(cell: BoardCell, pick: CellAction): void {
  const again = pick.kind === 'hold' && sameCell(state.selected.peek(), cell);
  act({ kind: 'cursor', cell });
  act({ kind: 'select', cell: pick.kind === 'hold' && !again ? cell : null });
  if (pick.kind === 'move') act({ kind: 'move', move: pick.move });
  if (pick.kind === 'plan') act({ kind: 'plan', plan: pick.plan });
}
