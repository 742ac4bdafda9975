// Lets the visitor's program play: one game, which comes to the board, or the games of many seeds.

import type { Job } from '../../../engine/programs/kept-runner';
import type { Fault } from '../../../engine/programs/program';
import type { Runner } from '../../../engine/programs/runner';
import { input, state } from '../../../game';
import { changed } from '../../../game/options';
import { termsNow } from './options';
import { COUNT, lab } from './player-program';
import { type GameRun, player } from './player-state';

const failed = (fault: Fault): GameRun => ({ seed: '', played: null, fault, errors: '' });
const NOT_RUN: Fault = { failure: 'not-started', cause: { kind: 'notRun' }, line: null };

/** Does something with the program once it is loaded. */
function withProgram(work: (job: Job) => Promise<void>): Promise<void> {
  player.setGame(null);
  const fail = (fault: Fault) => player.setGame(failed(fault));
  return lab.run({ work, failed: fail, lost: () => fail(NOT_RUN) });
}

const alphabetNow = () => termsNow().alphabet ?? 'all';

async function playSeed(runner: Runner, seed: string, alphabet = alphabetNow()): Promise<GameRun> {
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
    const [totals, alphabet]: [number[], string] = [[], alphabetNow()];
    let faults = 0;
    for (let nth = 0; nth < COUNT; nth++) {
      const { played } = await playSeed(runner, String(from + nth), alphabet);
      if (stopped()) return;
      totals.push(played?.total ?? 0);
      if (played?.outcome !== 'scored') faults += 1;
      player.setSeries({ from, count: COUNT, alphabet, totals: [...totals], faults });
    }
  });
