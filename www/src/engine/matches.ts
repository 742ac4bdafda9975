// Matches between a program and the solver: what a program is given, and what it says.
import type { EngineDesk, PursuitDesk } from './desk';
import type { Prompts, Round, Said, Source } from './protocol';

const open = (desk: EngineDesk) => desk.open as PursuitDesk;

function round(desk: EngineDesk, ply: number): Round {
  const at = open(desk);
  const { turn, board } = at.frame(ply);
  const player = turn.kind === 'player' ? turn.player : null;
  const prompt = at.program_input(ply) ?? null;
  return { ply, player, board, prompt, record: (player === null && at.to_replay(ply)) || null };
}

/** Begins at the start of a source's first case. */
export function match(desk: EngineDesk, source: Source): Round {
  desk.put(desk.read(source)).open(0);
  return round(desk, 0);
}

/** One word of a match. */
export function said(desk: EngineDesk, ply: number, word: Said): Round {
  const at = open(desk);
  const move =
    word.by === 'move' ? word.move : word.by === 'program' ? at.parse_program_output(ply, word.output) : null;
  if (move) at.step(ply, move);
  else at.solve(1);
  return round(desk, ply + 1);
}

export function prompts(desk: EngineDesk, from: number, to: number): Prompts {
  const at = open(desk);
  const files: string[] = [];
  for (let ply = from; ply <= to; ply++) {
    const file = at.program_input(ply);
    if (file) files.push(file);
  }
  return { files, board: at.frame(to).board };
}
