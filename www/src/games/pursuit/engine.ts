// What only the engine of Pursuit can do with the match that is open.
import { unlessGone } from '../../engine/engine';
import type { ProgramInputs } from '../../engine/own/pursuit';
import { engines, state } from '../../game';

const plyShown = (): number => state.shown.peek()?.frame.ply ?? 0;

/** The match up to the position that is shown, as a text that plays it again. */
export const record = (): Promise<string | null> =>
  unlessGone(engines.session.askOf('pursuit', 'toReplay', { ply: plyShown() }), null);

/** What programs are given at some plies of the line. */
export const programInputs = (from: number, to: number): Promise<ProgramInputs | null> =>
  unlessGone(engines.session.askOf('pursuit', 'programInputs', { from, to }), null);

/** The move that a program's output stands for at a ply of the line. */
export const programMove = (ply: number, output: string): Promise<string | null> =>
  unlessGone(engines.session.askOf('pursuit', 'programMove', { ply, output }), null);

/** Whether a move leads where one of some others does from the position that is shown. */
export const leadsWhere = (move: string, others: string[]): Promise<boolean> =>
  unlessGone(engines.session.askOf('pursuit', 'equivalent', { ply: plyShown(), move, others }), false);
