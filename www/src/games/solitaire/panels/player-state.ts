// A visitor's program that plays: its last game, and its games of many seeds.
import type { PlayedGame } from '../../../engine/programs/played-game';
import type { Fault } from '../../../engine/programs/program';
import { assign, type ReadonlySignals, setter, signalsOf } from '../../../lib/signals';

/** A run of the program. `played`: null if it could not be started. `errors`: all that it wrote to standard error. */
export type GameRun = { seed: string; played: PlayedGame | null; fault: Fault | null; errors: string };

/** The totals of the games from a first seed on, and how many of them scored 0 by a fault. */
export type Series = { from: number; count: number; alphabet: string; totals: readonly number[]; faults: number };

type PlayerState = { game: GameRun | null; series: Series | null };

class Player {
  private readonly own = signalsOf<PlayerState>({ game: null, series: null });
  readonly state: ReadonlySignals<PlayerState> = this.own;

  /** The program is another one. */
  clear(): void {
    assign(this.own, { game: null, series: null });
  }

  readonly setGame = setter(this.own.game);
  readonly setSeries = setter(this.own.series);
}

export const player = new Player();
