// What a hand does on the board, by pointer or by keyboard.
import { signal } from '@preact/signals';
import type { CellInfo } from '../engine/boundary';
import { session } from '../session';
import { act } from '../store/act';
import { type Shown, state } from '../store/state';
import type { GameModule } from './game-modules';
import { type Pick, type Place, samePlace } from './renderer';
import type { Stage } from './stage';

/** The board that stands in the page. */
export const stage = signal<Stage | null>(null);

/** Chooses a cell: plays the move it stands for, takes the piece on it in hand, or looks at it. */
export function choose(gameModule: GameModule, place: Place): void {
  const shown = state.shown.peek();
  if (!shown) return;
  if (state.tool.peek() !== null) return void import('./edits').then(({ clicked }) => clicked(gameModule, place));
  if (diceRoll(shown)) return void afterDice(gameModule, place);
  const pick = pickAt(gameModule, shown, place);
  if (pick.kind === 'ask') return void askFirst(gameModule, shown, place, pick.place);
  take(place, pick);
}

/** Takes what can be taken in hand where a drag begins. */
export function grip(gameModule: GameModule, place: Place): void {
  const shown = state.shown.peek();
  if (state.tool.peek() !== null) import('./edits').then(({ gripped }) => gripped(gameModule, place));
  else if (shown && pickAt(gameModule, shown, place).kind === 'hold') act({ kind: 'select', place });
}

const pickAt = (gameModule: GameModule, { frame, why }: Shown, place: Place, look?: CellInfo | null): Pick =>
  gameModule.renderer.pick(frame.board, why, state.selected.peek(), place, state.plan.peek(), look);

/** Whether luck has its turn after a person's own move, and the answer is not shown yet. */
const diceRoll = ({ frame }: Shown): boolean =>
  frame.turn.kind === 'chance' && (state.awaitingReply.peek() || state.ply.peek() === frame.ply + 1);

/** Who plays fast does not wait for luck. */
async function afterDice(gameModule: GameModule, place: Place): Promise<void> {
  if (await session.hurry()) choose(gameModule, place);
}

/** The engine knows what the cell stands for. */
async function askFirst(gameModule: GameModule, shown: Shown, place: Place, about: Place): Promise<void> {
  const look = await session.lookAt(about);
  if (state.shown.peek() === shown) take(place, pickAt(gameModule, shown, place, look));
}

function take(place: Place, pick: Pick): void {
  const again = pick.kind === 'hold' && samePlace(state.selected.peek(), place);
  act({ kind: 'cursor', place });
  act({ kind: 'select', place: pick.kind === 'hold' && !again ? place : null });
  if (pick.kind === 'move') act({ kind: 'move', move: pick.move });
  if (pick.kind === 'plan') act({ kind: 'plan', plan: pick.plan });
}
