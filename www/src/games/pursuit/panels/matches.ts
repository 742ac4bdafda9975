// Matches of a visitor's program against the built-in strategies, move by move.
import type { PursuitBoard } from '../../../engine/boundary';
import type { Engine } from '../../../engine/engine';
import type { MatchMove, MatchPosition } from '../../../engine/own/pursuit';
import type { Fault } from '../../../engine/programs/program';
import type { Robot } from './robot-turn';

/** F N K S L, the side of the program, and the strategy of the other side. */
export type Pairing = { field: string; side: 0 | 1; rival: string; blocked: boolean };
export type Result = { points: number; turns: number; forfeit: boolean; record: string; fault: Fault | null };

/** The name of the program in the replay. */
const NAME = 'my-robot';

/** A match as a match file. */
const textOf = ({ field, side, rival }: Pairing): string =>
  `${[...field.split(' '), ...(side === 0 ? [NAME, rival] : [rival, NAME])].join('\n')}\n`;

export const optionsOf = ({ blocked }: Pairing): string => (blocked ? 'reading=blocked' : '');

function resultOf({ board, replay }: MatchPosition, side: 0 | 1, fault: Fault | null): Result | null {
  if (board.game !== 'pursuit' || !board.score || replay === null) return null;
  const forfeit = board.end?.kind === 'forfeit' && board.end.side === (side === 0 ? 'catchers' : 'fugitive');
  return { points: board.score[side], turns: board.turns, forfeit, record: replay, fault };
}

/** The move of a program that fails: it ends the match. */
export const failureMove = ({ failure }: Fault): string => `! #${failure}`;

/** Plays a match to its end; null if `stopped` ends it first. */
export async function play(
  pairing: Pairing,
  robot: Robot,
  engine: Engine,
  stopped: () => boolean,
  tell: (errors: string) => void,
): Promise<Result | null> {
  const source = { game: 'pursuit', text: textOf(pairing), relaxed: true, options: optionsOf(pairing) } as const;
  let position = await engine.askOf('pursuit', 'match', { source });
  let fault = await robot.begin();
  const moveOf = async (input: string): Promise<MatchMove> => {
    if (fault) return { by: 'move', move: failureMove(fault) };
    const turn = await robot.turn(input);
    tell(turn.errors);
    fault = turn.fault;
    return fault ? { by: 'move', move: failureMove(fault) } : { by: 'program', output: turn.output };
  };
  while (position.player !== null && !stopped()) {
    const own = position.player === pairing.side && position.programInput !== null;
    const move: MatchMove = own ? await moveOf(position.programInput ?? '') : { by: 'solver' };
    if (!stopped()) position = await engine.askOf('pursuit', 'playMatch', { ply: position.ply, move });
  }
  return stopped() ? null : resultOf(position, pairing.side, fault);
}

/** The parameters of the match on the board. */
export function fieldOf({ torus, n, pairs, turn, catchers, steps, turns }: PursuitBoard): string {
  const count = turn === 0 ? Math.max(catchers.length, pairs, 1) : catchers.length;
  return [torus ? 1 : 0, n, count, steps, turns].join(' ');
}
