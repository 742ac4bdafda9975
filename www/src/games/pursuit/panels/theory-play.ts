// From the theory to the match: plays its placements, and its strategy as an opponent.

import type { PursuitBoard, Side } from '../../../engine/boundary';
import { game, input, state, timeline } from '../../../game';
import { until } from '../../../lib/until';
import { boardNow, settled } from '../selectors';
import { setTerm } from './options';

/** A match of two perfect players, from a placement on. */
function matchOf({ torus, n, catchers, steps, turns }: PursuitBoard, word: string): string {
  return `${[Number(torus), n, catchers.length, steps, turns, 'exact', 'exact', word].join('\n')}\n`;
}

/** Plays a placement: as another line of the open match, else as a new match. */
export async function playFrom(move: string): Promise<void> {
  const board = boardNow();
  if (!board) return;
  if (board.robots.length === 0) return input.replace(matchOf(board, move), state.source.peek().options);
  game.go(0);
  await until(settled);
  if (state.ply.peek() === 0) game.move(move);
}

/** A person plays one side, a perfect player the other. */
export async function playAgainst(side: Side): Promise<void> {
  const seat = side === 'catchers' ? 0 : 1;
  setTerm(seat === 0 ? 'fugitive' : 'catchers', 'exact');
  await until(settled);
  timeline.setPlayerSide(seat);
}
