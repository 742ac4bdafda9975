// A visitor's robot as the opponent of a person: it moves on the board whenever it is its turn.
import type { PursuitBoard, Side } from '../../../engine/boundary';
import type { Fault } from '../../../engine/programs/program';
import { until } from '../../../lib/until';
import { session } from '../../../session';
import { act } from '../../../store/act';
import { state } from '../../../store/state';
import { boardNow, settled } from '../selectors';
import { failureMove } from './matches';
import type { Robot } from './robot-turn';

/** `stopped` reads signals. `tell` takes what the robot writes to standard error, and its fault. */
type Terms = { robot: Robot; side: Side; stopped: () => boolean; tell: (errors: string, fault: Fault | null) => void };

/** Whether the board shows the position that the last move of the line has led to, or the one from which the match is taken up. */
function isAtEnd(from: number | null): boolean {
  if (!settled() || state.attempt.value !== null || state.awaitingReply.value) return false;
  const ply = state.ply.value;
  return ply === from || ply - 1 === state.userPlies.value.at(-1);
}

async function moveOf(ply: number, { robot, tell }: Terms): Promise<string | null> {
  const given = await session.prompts(ply, ply);
  const input = given?.inputs[0];
  if (input === undefined) return null;
  const { output, errors, fault } = await robot.turn(input);
  tell(errors, fault);
  return fault ? failureMove(fault) : session.programMove(ply, output);
}

/**
 * Plays until the match ends, another one is opened, or the person plays against a strategy; resolves with the board at the end of the
 * match, or with null.
 */
export async function playOnBoard(terms: Terms): Promise<PursuitBoard | null> {
  const { side, stopped } = terms;
  const source = state.source.peek();
  // A match that is over is played anew.
  if (boardNow()?.end != null) act({ kind: 'go', ply: 0 });
  let from: number | null = state.ply.peek();
  act({ kind: 'playerSide', playerSide: null });
  const isLeft = () => stopped() || state.source.value !== source || state.playerSide.value !== null;
  const isDue = () => isAtEnd(from) && (boardNow()?.end != null || boardNow()?.sideToMove === side);
  for (;;) {
    await until(() => isLeft() || isDue());
    const board = boardNow();
    if (isLeft() || !board) return null;
    if (board.end) return board;
    from = null;
    const ply = state.ply.peek();
    const move = await moveOf(ply, terms);
    if (isLeft() || move === null) return null;
    // The person may look at another position meanwhile.
    if (state.ply.peek() === ply) act({ kind: 'move', move });
  }
}
