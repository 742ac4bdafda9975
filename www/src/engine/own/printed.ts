// The engine of what a visitor's program has printed: an input whose line is not played but read. It answers what a game's
// engine answers, so that timeline, keys and the grid of the page serve it as they are.
//
// The printed text is kept once, as it came, and a position is the place of its line: a text of a hundred thousand positions is
// as large as it was printed, and one of them is parsed and drawn when it is looked at. Differences between positions would need the
// whole lines of those before, and save nothing where the text itself has to be kept.
import init, * as engine from '../../../pkg/scenes/engine_scenes.js';
import type { Diagnostic, Event, EventKind, Frame, Line, Parsed, Place } from '../boundary';
import { TASK } from '../printed-name';
import type { Misprint, Scene } from './scene';
import { type TaskCalls, type TaskMove, TaskSession, taskCalls } from './task';

export type { At, Misprint, Scene } from './scene';

/**
 * A position that was printed. `plan`: where its cells are in its picture, as the engine tells it. `log`: what was printed since the position
 * before it; with the last one also what came after it. `moves`: the legal ones of a task.
 */
export type PrintedBoard = {
  game: string;
  scene: Scene;
  /** The line itself, from which it is drawn. */
  text: string;
  plan: readonly number[];
  log: string;
  moves?: readonly TaskMove[];
  /** Of a game that is played: the moves made, and the last of them. */
  ply?: number;
  move?: string | null;
};

/** A line of positions, as far as it is read. `misprint`: why there are no more. */
export type PrintedLine = Line & { misprint: Misprint | null };

export type PrintedCalls = TaskCalls & {
  /** A scene as SVG; `look` as for `picture`. */
  draw: { ask: { text: string; look: string }; reply: string };
};

/** Fetches the engine. */
export async function fetchPrinted() {
  await init();
  return { ...taskCalls, draw: ({ text, look }: PrintedCalls['draw']['ask']) => engine.draw_printed(text, look) };
}

/** Characters of the log that are shown with one position: the last ones. */
const LONGEST_LOG = 20_000;
const NO_PLACE: Place = { line: 1, column: 1, start: 0, end: 0 };

function misprintOf(said: unknown, line: number): Misprint {
  if (typeof said !== 'string') throw said;
  const [field = '', at = '', expected = '', found = ''] = said.split('\0');
  return { line, at: Number(at), field, expected, found };
}

/** The positions of a text, found line by line. */
export class Positions {
  /** Where the line of each position begins and ends. */
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  readonly events: Event[] = [];
  misprint: Misprint | null = null;
  private at = 0;
  private lines = 0;

  constructor(
    private readonly text: string,
    /** The key of a scene's event; undefined for what is none. Throws what is wrong. */
    private readonly read: (line: string) => string | undefined = engine.read_printed,
  ) {}

  get count(): number {
    return this.starts.length;
  }

  get isDone(): boolean {
    return this.at >= this.text.length || this.misprint !== null;
  }

  /** Reads so many lines more. */
  readOn(lines: number): void {
    for (let left = lines; left > 0 && !this.isDone; left--) this.readLine();
  }

  private readLine(): void {
    const start = this.at;
    const found = this.text.indexOf('\n', start);
    const end = found < 0 ? this.text.length : found;
    this.at = end + 1;
    this.lines += 1;
    try {
      const event = this.read(this.text.slice(start, end));
      if (event !== undefined) this.take(start, end, event);
    } catch (said) {
      this.misprint = misprintOf(said, this.lines);
    }
  }

  private take(start: number, end: number, event: string): void {
    if (event !== '') this.events.push({ ply: this.count, kind: event as EventKind });
    this.starts.push(start);
    this.ends.push(end);
  }

  /** The line of a position. */
  line(nth: number): string {
    return this.text.slice(this.starts[nth], this.ends[nth]);
  }

  /** What was printed on the way to a position. */
  log(nth: number): string {
    const before = this.between((this.ends[nth - 1] ?? -1) + 1, this.starts[nth] ?? 0);
    const isLast = this.isDone && nth === this.count - 1;
    return (isLast ? before + this.between((this.ends[nth] ?? 0) + 1, this.logEnd) : before).trimEnd();
  }

  /** A line that is wrong is told apart. */
  private get logEnd(): number {
    const { misprint, text, at } = this;
    return misprint ? text.lastIndexOf('\n', at - 2) + 1 : text.length;
  }

  private between(from: number, to: number): string {
    return this.text.slice(Math.max(from, to - LONGEST_LOG), Math.max(from, to));
  }
}

class PrintedSession {
  private readonly positions: Positions;

  constructor(
    private readonly game: string,
    text: string,
  ) {
    this.positions = new Positions(text);
    while (this.positions.count === 0 && !this.positions.isDone) this.positions.readOn(1);
  }

  free(): void {}

  /** Without any position the misprint is the error of the whole text. */
  parsed(): Parsed {
    const { count, misprint } = this.positions;
    const none = { line: 0, at: 0, field: '', expected: '', found: '' };
    return {
      cases: Math.min(1, count),
      notes: [],
      error: count > 0 ? null : ((misprint ?? none) as unknown as Diagnostic),
    };
  }

  open = (): Line => this.line();
  replay = (): Line => this.line();

  solve(lines: number): Line {
    this.positions.readOn(lines);
    return this.line();
  }

  private line(): PrintedLine {
    const { count, isDone, events, misprint } = this.positions;
    return { plies: Math.max(0, count - 1), done: isDone, branch: null, moves: '', events, misprint } as PrintedLine;
  }

  frame(ply: number): Frame {
    const nth = Math.min(ply, this.positions.count - 1);
    const text = this.positions.line(nth);
    const log = this.positions.log(nth);
    const board = { game: this.game, scene: JSON.parse(text), text, plan: planOf(text), log };
    return { ply: nth, turn: { kind: 'over' }, move: null, person: false, board } as unknown as Frame;
  }

  explain = () => null;
  cell_info = () => null;
  place = () => NO_PLACE;
  transcript = () => '';
  answer = () => '';
  peek(): never {
    throw new Error('a printed position has no moves');
  }
  step = this.peek;
}

const planOf = (scene: string) => [...engine.plan_printed(scene)];

/** Positions that were printed; or the input of a task, where the options are `TASK` and the output under test. */
export const parse = (game: string, text: string, _relaxed = false, options = '') =>
  options.startsWith(TASK)
    ? new TaskSession(game, text, options.slice(TASK.length), planOf)
    : new PrintedSession(game, text);
export const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export default init;
