// Lets the visitor's program play: one game, which comes to the board, or the games of many seeds.

import { EngineLost } from '../../../engine/engine';
import type { Job } from '../../../engine/programs/kept-runner';
import type { Fault } from '../../../engine/programs/program';
import type { Runner } from '../../../engine/programs/runner';
import { input, state } from '../../../game';
import { changed } from '../../../game/options';
import { termsNow } from './options';
import { ours, runner } from './player-program';
import { type GameRun, player } from './player-state';

/** Games of a series. */
export const COUNT = 100;

export function stop(): void {
  runner.stop();
  player.end();
}

const failed = (fault: Fault): GameRun => ({ seed: '', played: null, fault, errors: '' });
const NOT_RUN: Fault = { failure: 'not-started', cause: { kind: 'notRun' }, line: null };

/** Does something with the program once it is loaded. */
async function withProgram(work: (job: Job) => Promise<void>): Promise<void> {
  stop();
  const program = ours.program.peek();
  if (!program) return;
  player.begin();
  await runner.run(program, async (job) => {
    try {
      const fault = await job.runner.load(program);
      if (job.stopped()) return;
      player.started();
      if (fault) player.setGame(failed(fault));
      else await work(job);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      if (!job.stopped()) player.setGame(failed(NOT_RUN));
    } finally {
      if (!job.stopped()) player.end();
    }
  });
}

async function playSeed(runner: Runner, seed: string): Promise<GameRun> {
  const alphabet = termsNow().alphabet ?? 'all';
  const { game, fault, errors } = await runner.run({ input: '', game: { seed, alphabet } });
  return { seed, played: game, fault, errors };
}

/** Plays the game of a seed and shows it on the board. */
export const playOne = (seed: string): Promise<void> =>
  withProgram(async ({ runner, stopped }) => {
    const game = await playSeed(runner, seed);
    if (stopped()) return;
    player.setGame(game);
    // Another game may be open by now.
    if (!game.played || state.tab.peek() !== 'solitaire') return;
    // The seed also decides what is under the pieces that the program did not remove.
    const options = changed(state.source.peek().options, 'seed', seed);
    input.replace(game.played.transcript, options);
  });

/** Plays the games of many seeds. */
export const playMany = (from: number): Promise<void> =>
  withProgram(async ({ runner, stopped }) => {
    const totals: number[] = [];
    let faults = 0;
    for (let nth = 0; nth < COUNT; nth++) {
      const { played } = await playSeed(runner, String(from + nth));
      if (stopped()) return;
      totals.push(played?.total ?? 0);
      if (played?.outcome !== 'scored') faults += 1;
      player.setSeries({ from, count: COUNT, totals: [...totals], faults });
    }
  });
