// A visitor's program that plays: its last game, and its games of many seeds.
import type { PlayedGame } from '../../../engine/programs/played-game';
import type { Fault } from '../../../engine/programs/program';
import { slice } from '../../../game/slice';

/** A run of the program. `played`: null if it could not be started. `errors`: all that it wrote to standard error. */
export type GameRun = { seed: string; played: PlayedGame | null; fault: Fault | null; errors: string };

/** The totals of the games from a first seed on, and how many of them scored 0 by a fault. */
export type Series = { from: number; count: number; totals: readonly number[]; faults: number };

type PlayerState = { isRunning: boolean; isStarting: boolean; game: GameRun | null; series: Series | null };
type PlayerIntent =
  | { kind: 'begin' }
  | { kind: 'started' }
  | { kind: 'end' }
  | { kind: 'game'; game: GameRun }
  /** The program is another one. */
  | { kind: 'clear' }
  | { kind: 'series'; series: Series };

export const player = slice<PlayerState, PlayerIntent>(
  { isRunning: false, isStarting: false, game: null, series: null },
  {
    begin: (fields) => {
      fields.isRunning.value = true;
      fields.isStarting.value = true;
      fields.game.value = null;
    },
    started: (fields) => {
      fields.isStarting.value = false;
    },
    end: (fields) => {
      fields.isRunning.value = false;
      fields.isStarting.value = false;
    },
    clear: (fields) => {
      fields.game.value = null;
      fields.series.value = null;
    },
    game: (fields, { game }) => {
      fields.game.value = game;
    },
    series: (fields, { series }) => {
      fields.series.value = series;
    },
  },
);
