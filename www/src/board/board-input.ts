// What a person does on the board with the pointer or the keyboard.
import { signal } from '@preact/signals';
import type { CellInfo } from '../engine/boundary';
import { boardClient, chooseMove, marks, notices, state, timeline } from '../game';
import { type BoardCell, sameCell } from '../game/cells';
import type { Shown } from '../game/shown';
import { focusCells } from './focus';
import { type GameModule, gameModuleOf } from './game-modules';
import type { CellAction } from './interaction';
import type { Stage } from './stage';

/** The board that is in the page. */
export const stage = signal<Stage | null>(null);

/** Puts the keyboard's cursor on a cell, and brings that into sight. */
export function goToCell(cell: BoardCell): void {
  marks.putCursor(cell);
  stage.peek()?.reveal(cell);
}

/** To the cells of the board, where one stands: a cursor of earlier may lie anywhere. */
export function enterBoard(): void {
  const board = state.shown.peek()?.frame.board;
  const gameModule = board && gameModuleOf(board.game).peek();
  if (gameModule) goToCell(gameModule.interaction.firstCell(board));
  focusCells();
}

/** Chooses a cell: makes the move that it stands for, selects the piece on it, or only puts the cursor there. */
export function chooseCell(gameModule: GameModule, cell: BoardCell): void {
  const shown = state.shown.peek();
  if (!shown) return;
  if (state.tool.peek() !== null) return void import('./edits').then(({ clicked }) => clicked(gameModule, cell));
  const { onCell } = boardClient.peek();
  if (onCell) return void onCell(cell);
  if (awaitsChance(shown)) return void chooseAfterChance(gameModule, cell);
  const action = actionAt(gameModule, shown, cell);
  if (action.kind === 'ask') return void chooseWithInfo(gameModule, shown, cell, action.cell);
  perform(cell, action);
}

/** Selects the piece on the cell where a drag begins. */
export function beginDrag(gameModule: GameModule, cell: BoardCell): void {
  const shown = state.shown.peek();
  if (state.tool.peek() !== null) import('./edits').then(({ gripped }) => gripped(gameModule, cell));
  else if (shown && !boardClient.peek().onCell && actionAt(gameModule, shown, cell).kind === 'hold') marks.select(cell);
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
  if (await timeline.skipChance()) chooseCell(gameModule, cell);
}

/** Asks the engine what the cell stands for, then does it. */
async function chooseWithInfo(gameModule: GameModule, shown: Shown, cell: BoardCell, about: BoardCell): Promise<void> {
  const cellInfo = await marks.cellInfo(about);
  if (state.shown.peek() === shown) perform(cell, actionAt(gameModule, shown, cell, cellInfo));
}

function perform(cell: BoardCell, pick: CellAction): void {
  const again = pick.kind === 'hold' && sameCell(state.selected.peek(), cell);
  marks.putCursor(cell);
  // A cell that leads nowhere leaves the piece in hand.
  if (pick.kind !== 'look' && pick.kind !== 'refuse') marks.select(pick.kind === 'hold' && !again ? cell : null);
  if (pick.kind === 'move') chooseMove(pick.move);
  if (pick.kind === 'plan') marks.setPlan(pick.plan);
  if (pick.kind === 'refuse') notices.say({ kind: 'said', text: pick.why });
}
