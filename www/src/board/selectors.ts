// What a board says of the state.
import type { Board } from '../engine/boundary';
import type { BoardCell } from '../store/cells';
import { cellInfoAt, selectedCellInfo } from '../store/selectors';
import { type Desk, hides, state } from '../store/state';
import type { CellDescription } from './descriptions';
import type { GameModule } from './game-modules';
import { redactBoard } from './redact';

/** What may be shown of a position: not what gives the next move away while a class guesses it. */
export const visibleBoard = (desk: Desk, { redaction }: GameModule, board: Board): Board =>
  hides(desk.teach.value) ? redactBoard(board, redaction) : board;

/** What is said of a cell at the position that is shown. Reads the state: who draws by it draws again. */
export function describeCell(gameModule: GameModule, place: BoardCell): CellDescription | null {
  const shown = state.shown.value;
  if (!shown) return null;
  if (hides(state.teach.value))
    return gameModule.descriptions.describeCell(
      redactBoard(shown.frame.board, gameModule.redaction),
      null,
      state.selected.value,
      place,
      null,
    );
  const hand = gameModule.descriptions.usesSelectedInfo ? selectedCellInfo(state) : null;
  const look = hand ?? cellInfoAt(state, state.cellInfo.value, place);
  const why = state.hints.value ? shown.why : null;
  const { board } = shown.frame;
  const told = gameModule.descriptions.describeCell(board, why, state.selected.value, place, look);
  const overlay = gameModule.overlay?.(state);
  const more = overlay && gameModule.descriptions.describeOverlay?.(overlay, board, place);
  return more ? { ...told, text: `${told.text} ${more}` } : told;
}
