// Runs the robot in the sandbox: against all built-in strategies, or in the match on the board.
import * as w from 'words:pursuit-robot';
import type { Side } from '../../../engine/boundary';
import { Engine } from '../../../engine/engine';
import type { Job as KeptJob } from '../../../engine/programs/kept-runner';
import type { Fault } from '../../../engine/programs/program';
import { input, state } from '../../../game';
import { fieldOf, optionsOf, type Pairing, play, type Result } from './matches';
import { playOnBoard } from './opponent';
import { Robot } from './robot-turn';
import { FIELDS, key, RIVALS, SIDES } from './table';
import { lab } from './workshop-program';
import { workshop } from './workshop-state';

type Job = { robot: Robot; engine: Engine; stopped: () => boolean };

/** Shows what the program writes to its console. */
function log(errors: string): void {
  if (errors !== '') workshop.log(errors.trimEnd().split('\n'));
}

export function stop(): void {
  lab.stop();
  workshop.setStatus(w.got(total()));
}

/** Runs matches with the robot and an engine, which is ended afterwards, even if a match fails. `evenBroken`: if it does not start, too. */
async function run(work: (job: Job) => Promise<void>, evenBroken = false): Promise<void> {
  const program = lab.program.peek();
  if (!program) return;
  const engine = new Engine(
    () => {},
    () => {},
  );
  workshop.begin();
  const begin = ({ runner, stopped }: KeptJob) => work({ robot: new Robot(program, runner), engine, stopped });
  const all = lab.run({
    work: begin,
    failed: (fault, job) => (evenBroken ? begin(job) : workshop.setFault(fault)),
    lost: () => workshop.setStatus(w.lost),
  });
  await all.finally(() => engine.end());
}

const ALL: readonly Pairing[] = FIELDS.flatMap((field) =>
  SIDES.flatMap((side) => RIVALS.map((rival) => ({ field, side, rival, blocked: false }))),
);

function total(): { points: number; most: number } {
  const all = [...workshop.state.results.peek().values()];
  return {
    points: all.reduce((sum, { points }) => sum + points, 0),
    most: all.reduce((sum, { turns }) => sum + turns, 0),
  };
}

/** Plays all matches. */
export const playAll = (): Promise<void> =>
  run(async ({ robot, engine, stopped }) => {
    workshop.clear();
    for (const [nth, pairing] of ALL.entries()) {
      workshop.setProgress(w.running({ done: nth, all: ALL.length }));
      const result = await play(pairing, robot, engine, stopped, log);
      if (stopped()) return;
      if (result) workshop.addResult(key(pairing), result);
    }
    workshop.setStatus(w.got(total()));
  });

/** Shows a match. Another game may be open by now. */
export function watch({ record }: Result, options = ''): void {
  if (state.tab.peek() === 'pursuit') input.replace(record, options);
}

/** Plays against a person, who makes the moves of the other side on the board. */
export const playAgainst = (person: Side): Promise<void> =>
  run(async ({ robot, stopped }) => {
    workshop.setProgress(w.playingAgainst);
    const tell = (errors: string, fault: Fault | null) => {
      log(errors);
      workshop.setFault(fault);
    };
    const isStopped = () => !lab.running.isRunning.value || stopped();
    const side = person === 'catchers' ? 'fugitive' : 'catchers';
    const board = await playOnBoard({ robot, side, stopped: isStopped, tell });
    if (stopped() || !board?.score) return;
    workshop.setStatus(w.over({ points: board.score[side === 'catchers' ? 0 : 1], most: board.turns }));
  });

/** Plays the match on the board, with the program on one side, which forfeits if it does not start. */
export const playHere = (side: 0 | 1): Promise<void> =>
  run(async ({ robot, engine, stopped }) => {
    const board = state.shown.peek()?.frame.board;
    if (board?.game !== 'pursuit') return;
    const rival = board.players[1 - side] ?? 'best';
    const pairing = { field: fieldOf(board), side, rival, blocked: board.blocked };
    workshop.setProgress(w.playing);
    const result = await play(pairing, robot, engine, stopped, log);
    if (!result) return;
    workshop.setFault(result.fault);
    workshop.setStatus(w.ended({ points: result.points, most: result.turns }));
    watch(result, optionsOf(pairing));
  }, true);
