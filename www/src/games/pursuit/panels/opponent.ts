// A visitor's robot as the opponent of a person: it moves on the board whenever it is its turn.
import type { PursuitBoard, Side } from '../../../engine/boundary';
import type { Fault } from '../../../engine/programs/program';
import { game, state, timeline } from '../../../game';
import { until } from '../../../lib/until';
import { programInputs, programMove } from '../engine';
import { boardNow, settled } from '../selectors';
import { failureMove } from './matches';
import type { Robot } from './robot-turn';

/** `stopped`: whether the caller has ended the game; it reads signals. `tell` takes what the robot writes to standard error, and its fault. */
type Terms = { robot: Robot; side: Side; stopped: () => boolean; tell: (errors: string, fault: Fault | null) => void };

/** Whether the board shows the position after the last move, or the one at which the game starts. */
function isLatest(startPly: number | null): boolean {
  if (!settled() || state.isMoving.value || state.awaitingReply.value) return false;
  const ply = state.ply.value;
  // A move of one's own is known by the ply before it.
  return ply === startPly || ply - 1 === state.userPlies.value.at(-1);
}

async function moveOf(ply: number, { robot, tell }: Terms): Promise<string | null> {
  const given = await programInputs(ply, ply);
  const input = given?.inputs[0];
  if (input === undefined) return null;
  const { output, errors, fault } = await robot.turn(input);
  tell(errors, fault);
  return fault ? failureMove(fault) : programMove(ply, output);
}

/**
 * Plays until the match ends, another one is opened, or the person chooses to play against a strategy. Resolves with the board at the end
 * of the match, or with null.
 */
export async function playOnBoard(terms: Terms): Promise<PursuitBoard | null> {
  const { side, stopped } = terms;
  const source = state.source.peek();
  // A match that is over is played anew.
  if (boardNow()?.end != null) game.go(0);
  /** Null once the robot has moved. */
  let startPly: number | null = state.ply.peek();
  // A side is set while a person plays against a strategy.
  timeline.setPlayerSide(null);
  const isCancelled = () => stopped() || state.source.value !== source || state.playerSide.value !== null;
  const isDue = () => isLatest(startPly) && (boardNow()?.end != null || boardNow()?.sideToMove === side);
  for (;;) {
    await until(() => isCancelled() || isDue());
    const board = boardNow();
    if (isCancelled() || !board) return null;
    if (board.end) return board;
    startPly = null;
    const ply = state.ply.peek();
    const move = await moveOf(ply, terms);
    if (isCancelled() || move === null) return null;
    // If the person has gone to another position, the robot is asked again when the latest one is shown.
    if (state.ply.peek() === ply) game.move(move);
  }
}
