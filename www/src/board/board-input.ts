// What a hand does on the board, by pointer or by keyboard.
import { signal } from '@preact/signals';
import type { CellInfo } from '../engine/boundary';
import { session } from '../session';
import { act } from '../store/act';
import { type BoardCell, sameCell } from '../store/cells';
import { type Shown, state } from '../store/state';
import type { GameModule } from './game-modules';
import type { CellAction } from './interaction';
import type { Stage } from './stage';

/** The board that stands in the page. */
export const stage = signal<Stage | null>(null);

/** Chooses a cell: plays the move it stands for, takes the piece on it in hand, or looks at it. */
export function chooseCell(gameModule: GameModule, place: BoardCell): void {
  const shown = state.shown.peek();
  if (!shown) return;
  if (state.tool.peek() !== null) return void import('./edits').then(({ clicked }) => clicked(gameModule, place));
  if (awaitsChance(shown)) return void chooseAfterChance(gameModule, place);
  const action = actionAt(gameModule, shown, place);
  if (action.kind === 'ask') return void chooseWithInfo(gameModule, shown, place, action.cell);
  perform(place, action);
}

/** Takes what can be taken in hand where a drag begins. */
export function beginDrag(gameModule: GameModule, cell: BoardCell): void {
  const shown = state.shown.peek();
  if (state.tool.peek() !== null) import('./edits').then(({ gripped }) => gripped(gameModule, cell));
  else if (shown && actionAt(gameModule, shown, cell).kind === 'hold') act({ kind: 'select', cell });
}

const actionAt = (
  gameModule: GameModule,
  { frame, why }: Shown,
  place: BoardCell,
  look?: CellInfo | null,
): CellAction =>
  gameModule.interaction.actionAt(frame.board, why, state.selected.peek(), place, state.plan.peek(), look);

/** Whether luck has its turn after a person's own move, and the answer is not shown yet. */
const awaitsChance = ({ frame }: Shown): boolean =>
  frame.turn.kind === 'chance' && (state.awaitingReply.peek() || state.ply.peek() === frame.ply + 1);

/** Who plays fast does not wait for luck. */
async function chooseAfterChance(gameModule: GameModule, place: BoardCell): Promise<void> {
  if (await session.skipChance()) chooseCell(gameModule, place);
}

/** The engine knows what the cell stands for. */
async function chooseWithInfo(gameModule: GameModule, shown: Shown, place: BoardCell, about: BoardCell): Promise<void> {
  const look = await session.cellInfo(about);
  if (state.shown.peek() === shown) perform(place, actionAt(gameModule, shown, place, look));
}

function perform(cell: BoardCell, pick: CellAction): void {
  const again = pick.kind === 'hold' && sameCell(state.selected.peek(), cell);
  act({ kind: 'cursor', cell });
  act({ kind: 'select', cell: pick.kind === 'hold' && !again ? cell : null });
  if (pick.kind === 'move') act({ kind: 'move', move: pick.move });
  if (pick.kind === 'plan') act({ kind: 'plan', plan: pick.plan });
}
