// What only the engine of Pursuit can do: matches between a program and the solver, and files that programs read.
import type { Board } from '../boundary';
import type { EngineSession, PursuitSession } from '../engine-session';
import type { Answers, Source } from '../protocol';

/** A match between a program and the solver, between two words: what the program is given if it plays now. */
export type MatchPosition = {
  ply: number;
  player: number | null;
  programInput: string | null;
  board: Board;
  replay: string | null;
};
/** Who speaks: the solver, a program by its output, or a move as it is written. */
export type MatchMove = { by: 'solver' } | { by: 'program'; output: string } | { by: 'move'; move: string };

/** What programs are given at the plies of a line, in order, and the position behind them. */
export type ProgramInputs = { inputs: string[]; board: Board };

export type PursuitCalls = {
  /** Whether a move leads where one of some others does: it may be written in several ways. */
  equivalent: { ask: { ply: number; move: string; others: string[] }; reply: boolean };
  /** The line up to a ply as a text that plays it again. */
  toReplay: { ask: { ply: number }; reply: string | null };
  /** Begins a match at the start of a source's first case; nothing is played by itself. */
  match: { ask: { source: Source }; reply: MatchPosition };
  playMatch: { ask: { ply: number; move: MatchMove }; reply: MatchPosition };
  /** The move that a program's output stands for. A wrong output is a move that ends the match. */
  programMove: { ask: { ply: number; output: string }; reply: string | null };
  programInputs: { ask: { from: number; to: number }; reply: ProgramInputs };
};

export const pursuitCalls = (session: EngineSession): Answers<PursuitCalls> => ({
  equivalent: ({ ply, move, others }) => others.some((other) => open(session).equivalent(ply, move, other)),
  toReplay: ({ ply }) => open(session).to_replay(ply) ?? null,
  match: ({ source }) => match(session, source),
  playMatch: ({ ply, move }) => playMatch(session, ply, move),
  programMove: ({ ply, output }) => open(session).parse_program_output(ply, output) ?? null,
  programInputs: ({ from, to }) => programInputs(session, from, to),
});

const open = (session: EngineSession) => session.open as PursuitSession;

function positionAt(session: EngineSession, ply: number): MatchPosition {
  const at = open(session);
  const { turn, board } = at.frame(ply);
  const player = turn.kind === 'player' ? turn.player : null;
  const programInput = at.program_input(ply) ?? null;
  return { ply, player, board, programInput, replay: (player === null && at.to_replay(ply)) || null };
}

/** Begins at the start of a source's first case. */
function match(session: EngineSession, source: Source): MatchPosition {
  session.put(session.read(source)).open(0);
  return positionAt(session, 0);
}

/** Plays one move of a match. */
function playMatch(session: EngineSession, ply: number, move: MatchMove): MatchPosition {
  const at = open(session);
  const text =
    move.by === 'move' ? move.move : move.by === 'program' ? at.parse_program_output(ply, move.output) : null;
  if (text) at.step(ply, text);
  else at.solve(1);
  return positionAt(session, ply + 1);
}

function programInputs(session: EngineSession, from: number, to: number): ProgramInputs {
  const at = open(session);
  const inputs: string[] = [];
  for (let ply = from; ply <= to; ply++) {
    const file = at.program_input(ply);
    if (file) inputs.push(file);
  }
  return { inputs, board: at.frame(to).board };
}
