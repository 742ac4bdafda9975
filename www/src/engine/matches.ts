// Matches between a program and the solver: what a program is given, and the moves that are played.
import type { EngineSession, PursuitSession } from './engine-session';
import type { MatchMove, MatchPosition, ProgramInputs, Source } from './protocol';

const open = (session: EngineSession) => session.open as PursuitSession;

function positionAt(session: EngineSession, ply: number): MatchPosition {
  const at = open(session);
  const { turn, board } = at.frame(ply);
  const player = turn.kind === 'player' ? turn.player : null;
  const programInput = at.program_input(ply) ?? null;
  return { ply, player, board, programInput, replay: (player === null && at.to_replay(ply)) || null };
}

/** Begins at the start of a source's first case. */
export function match(session: EngineSession, source: Source): MatchPosition {
  session.put(session.read(source)).open(0);
  return positionAt(session, 0);
}

/** Plays one move of a match. */
export function playMatch(session: EngineSession, ply: number, move: MatchMove): MatchPosition {
  const at = open(session);
  const text =
    move.by === 'move' ? move.move : move.by === 'program' ? at.parse_program_output(ply, move.output) : null;
  if (text) at.step(ply, text);
  else at.solve(1);
  return positionAt(session, ply + 1);
}

/** The move that a program's output stands for. A wrong output is a move that ends the match. */
export const programMove = (session: EngineSession, ply: number, output: string): string | null =>
  open(session).parse_program_output(ply, output) ?? null;

export function programInputs(session: EngineSession, from: number, to: number): ProgramInputs {
  const at = open(session);
  const inputs: string[] = [];
  for (let ply = from; ply <= to; ply++) {
    const file = at.program_input(ply);
    if (file) inputs.push(file);
  }
  return { inputs, board: at.frame(to).board };
}
