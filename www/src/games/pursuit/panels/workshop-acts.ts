// Stores the program, and runs it in the sandbox: against all built-in strategies, or in the match on the board.
import { Engine } from '../../../engine/engine';
import { Runner } from '../../../engine/programs/runner';
import { readStored, writeStored } from '../../../lib/browser-storage';
import { act } from '../../../store/act';
import { state } from '../../../store/state';
import { robotWords as w } from '../messages/robot-en';
import { EXAMPLES } from './examples';
import { fieldOf, optionsOf, type Pairing, play, programOf, type Result } from './matches';
import { FIELDS, key, RIVALS, SIDES } from './table';
import { workshop } from './workshop-state';

const STORE = 'robot';
/** A second a turn, the limit of this page's rules. */
const LIMITS = { time: 1000, output: 400_000 } as const;

/** The current program. */
export const codeNow = (): string => workshop.state.code.value ?? EXAMPLES.flee;

/** Reads the program that this browser stores, when the workshop is first opened. */
export function openWorkshop(): void {
  if (workshop.state.code.peek() === null) workshop.act({ kind: 'code', code: readStored(STORE) ?? EXAMPLES.flee });
}

export function write(code: string): void {
  workshop.act({ kind: 'code', code });
  writeStored(STORE, code);
}

type Job = { runner: Runner; engine: Engine; stopped: () => boolean };

/** Shows what the program writes to its console. */
function log(errors: string): void {
  if (errors !== '') workshop.act({ kind: 'log', lines: errors.trimEnd().split('\n') });
}

/** Ends the current run; null if there was none. */
let running: AbortController | null = null;

export function stop(): void {
  running?.abort();
  workshop.act({ kind: 'status', status: w.done(...total()) });
  workshop.act({ kind: 'end' });
}

/** Runs matches with a runner and an engine, and ends both afterwards, even if a match fails. */
async function run(work: (job: Job) => Promise<void>): Promise<void> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const runner = new Runner(LIMITS);
  const engine = new Engine(
    () => {},
    () => {},
  );
  workshop.act({ kind: 'begin' });
  try {
    await work({ runner, engine, stopped: () => signal.aborted });
  } catch {
    if (!signal.aborted) workshop.act({ kind: 'status', status: w.lost });
  }
  runner.end();
  engine.end();
  if (!signal.aborted) workshop.act({ kind: 'end' });
}

const ALL: readonly Pairing[] = FIELDS.flatMap((field) =>
  SIDES.flatMap((side) => RIVALS.map((rival) => ({ field, side, rival, blocked: false }))),
);

function total(): [number, number] {
  const all = [...workshop.state.results.peek().values()];
  return [all.reduce((sum, { points }) => sum + points, 0), all.reduce((sum, { turns }) => sum + turns, 0)];
}

/** Plays all matches. A program that does not start is reported once, because every match would fail the same way. */
export const playAll = (): Promise<void> =>
  run(async ({ runner, engine, stopped }) => {
    workshop.act({ kind: 'clear' });
    const code = codeNow();
    const fault = await runner.load(programOf(code));
    if (stopped()) return;
    if (fault) return workshop.act({ kind: 'fault', fault });
    for (const [nth, pairing] of ALL.entries()) {
      workshop.act({ kind: 'progress', progress: w.running(nth, ALL.length) });
      const result = await play(pairing, code, runner, engine, stopped, log);
      if (stopped()) return;
      if (result) workshop.act({ kind: 'result', key: key(pairing), result });
    }
    workshop.act({ kind: 'status', status: w.done(...total()) });
  });

/** Shows a match. Another game may be open by now. */
export function watch({ record }: Result, options = ''): void {
  if (state.tab.peek() === 'pursuit') act({ kind: 'game', text: record, options });
}

/** Plays the match on the board, with the program on one side. */
export const playHere = (side: 0 | 1): Promise<void> =>
  run(async ({ runner, engine, stopped }) => {
    const board = state.shown.peek()?.frame.board;
    if (board?.game !== 'pursuit') return;
    const rival = board.players[1 - side] ?? 'best';
    const pairing = { field: fieldOf(board), side, rival, blocked: board.blocked };
    workshop.act({ kind: 'progress', progress: w.playing });
    const result = await play(pairing, codeNow(), runner, engine, stopped, log);
    if (!result) return;
    workshop.act({ kind: 'fault', fault: result.fault });
    workshop.act({ kind: 'status', status: w.ended(result.points, result.turns) });
    watch(result, optionsOf(pairing));
  });
