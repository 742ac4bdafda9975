// The engine of what a visitor's program has printed: an input whose line is not played but read. It answers what a game's
// engine answers, so that timeline, keys and the grid of the page serve it as they are.
//
// The printed text is kept once, as it came, and a position is the place of its line: a text of a hundred thousand positions is
// as large as it was printed, and one of them is parsed and drawn when it is looked at. A line that is a change of the one before is read
// on from the position that was looked at last, or from the last one that is kept as a whole (keys.ts). While a program runs its text
// grows, and the line of positions with it.
import init, * as engine from '../../../pkg/scenes/engine_scenes.js';
import type { Diagnostic, Event, EventKind, Frame, Line, Parsed, Place } from '../boundary';
import { GROWS, moduleIn, TASK } from '../printed-name';
import { Keys } from './keys';
import { Pieces } from './pieces';
import type { Misprint, Scene } from './scene';
import { numberIn, type ScoreLine, Scores } from './score';
import { type TaskCalls, type TaskMove, TaskSession, taskCalls } from './task';

export type { At, Misprint, Scene } from './scene';
export { bringModule } from './task';

/**
 * A position that was printed. `plan`: where its cells are in its picture, as the engine tells it. `log`: what was printed since the position
 * before it. `moves`: the legal ones of a task.
 */
export type PrintedBoard = {
  game: string;
  scene: Scene;
  /** The scene as a line, from which it is drawn. */
  text: string;
  plan: readonly number[];
  log: string;
  moves?: readonly TaskMove[];
  /** Of a game that is played: the moves made, and the last of them. */
  ply?: number;
  move?: string | null;
};

/**
 * A line of positions, as far as it is read. `misprint`: why there are no more. `waits`: all is read that has come, and more comes.
 * `tail`: the log behind the last position, once it is known to be the last. `scores`: what the positions are worth, if they say so.
 */
export type PrintedLine = Line & {
  misprint: Misprint | null;
  waits: boolean;
  tail: string;
  scores: ScoreLine | null;
};

export type PrintedCalls = TaskCalls & {
  /** A scene as SVG; `look` as for `picture`. */
  draw: { ask: { text: string; look: string }; reply: string };
  /**
   * More of what a program prints, behind the `from` characters that came of the same run; `run` are the options of its source. Whether there
   * is a position, so that the source can be opened; false where the beginning of the text is not here.
   */
  print: { ask: { run: string; from: number; text: string; isDone: boolean }; reply: boolean };
};

/** Fetches the engine. `goOn` is called when there is more of the text. */
export async function fetchPrinted(goOn: () => void) {
  await init();
  return {
    ...taskCalls,
    draw: ({ text, look }: PrintedCalls['draw']['ask']) => engine.draw_printed(text, look),
    print: (more: PrintedCalls['print']['ask']) => {
      const canOpen = printOn(more);
      goOn();
      return canOpen;
    },
  };
}

/** Characters of the log that are shown with one position: the last ones. */
const LONGEST_LOG = 20_000;
const NO_PLACE: Place = { line: 1, column: 1, start: 0, end: 0 };

function misprintOf(said: unknown, line: number): Misprint {
  if (typeof said !== 'string') throw said;
  const [field = '', at = '', expected = '', found = ''] = said.split('\0');
  return { line, at: Number(at), field, expected, found };
}

/** Characters of a wrong line that are shown on each side of what is wrong. */
const AROUND = 40;

function around(line: string, at: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + AROUND];
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

/** The positions of a text, found line by line. */
export class Positions {
  /** Where the line of each position begins and ends. */
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly keys = new Keys();
  private readonly lines = new engine.PrintedLines();
  /** The position that was looked at last. */
  private readonly shown = { ply: -1, lines: new engine.PrintedLines() };
  readonly events: Event[] = [];
  readonly scores = new Scores();
  /** Where the log ends: a line that is wrong is told apart. */
  private logEnd: number | null = null;
  misprint: Misprint | null = null;
  private readonly text = new Pieces();
  private at = 0;
  private lineNumber = 0;

  /** `isWhole`: nothing comes behind it. */
  constructor(
    text: string,
    private isWhole = true,
  ) {
    this.text.add(text, isWhole);
  }

  /** Takes what was printed behind what is there. */
  append(text: string, isLast: boolean): void {
    this.text.add(text, isLast);
    this.isWhole = isLast;
  }

  get count(): number {
    return this.starts.length;
  }

  /** Characters of the text so far. */
  get length(): number {
    return this.text.came;
  }

  /** Whether all is read that is here. */
  private get isRead(): boolean {
    return this.at >= this.text.length || this.misprint !== null;
  }

  get isDone(): boolean {
    return this.isRead && (this.isWhole || this.misprint !== null);
  }

  get waits(): boolean {
    return this.isRead && !this.isDone;
  }

  /** Reads until there is a position. */
  readToFirst(): void {
    while (this.count === 0 && !this.isRead) this.readLine();
  }

  /** Reads so many lines more. */
  readOn(lines: number): void {
    for (let left = lines; left > 0 && !this.isRead; left--) this.readLine();
  }

  private readLine(): void {
    const start = this.at;
    const end = this.text.lineEnd(start);
    this.at = end + 1;
    this.lineNumber += 1;
    try {
      const said = this.lines.read(this.text.slice(start, end));
      if (said !== undefined) this.take(start, end, said);
    } catch (said) {
      const misprint = misprintOf(said, this.lineNumber);
      const near = around(this.text.slice(start, end), misprint.at);
      this.misprint = { ...misprint, near, isLater: this.count > 0 };
      this.logEnd = start;
    }
  }

  private take(start: number, end: number, said: string): void {
    const [event, score = ''] = said.split('\0');
    if (event) this.events.push({ ply: this.count, kind: event as EventKind });
    this.scores.add(numberIn(score));
    this.keys.add(this.count, end - start, this.lines.whole, () => this.lines.scene());
    this.starts.push(start);
    this.ends.push(end);
  }

  private line(nth: number): string {
    return this.text.slice(this.starts[nth] ?? 0, this.ends[nth] ?? 0);
  }

  /** A position as a whole line. */
  scene(nth: number): string {
    const { shown } = this;
    const { ply, text } = this.keys.upTo(nth);
    if (shown.ply < ply || shown.ply > nth) {
      shown.lines.read(text ?? this.line(ply));
      shown.ply = ply;
    }
    while (shown.ply < nth) shown.lines.read(this.line(++shown.ply));
    return shown.lines.scene();
  }

  /** What was printed on the way to a position. */
  log(nth: number): string {
    return this.between((this.ends[nth - 1] ?? -1) + 1, this.starts[nth] ?? 0);
  }

  /** What was printed behind the last position; '' until it is known that it is the last. */
  get tail(): string {
    return this.isDone ? this.between((this.ends.at(-1) ?? -1) + 1, this.logEnd ?? this.text.length) : '';
  }

  private between(from: number, to: number): string {
    return this.text.slice(Math.max(from, to - LONGEST_LOG), Math.max(from, to)).trimEnd();
  }
}

/** What a program prints just now. */
let growing: { run: string; positions: Positions } | null = null;

function printOn({ run, from, text, isDone }: PrintedCalls['print']['ask']): boolean {
  if (from === 0) growing = { run, positions: new Positions('', false) };
  if (growing?.run !== run || growing.positions.length !== from) return false;
  const { positions } = growing;
  positions.append(text, isDone);
  positions.readToFirst();
  return positions.count > 0;
}

/** Those of a source. Of one that grows those that are here already; an engine that has begun anew has none. */
function positionsOf(text: string, options: string): Positions {
  if (!options.startsWith(GROWS)) growing = null;
  else if (growing?.run !== options) growing = { run: options, positions: new Positions(text, false) };
  return growing?.positions ?? new Positions(text);
}

class PrintedSession {
  constructor(
    private readonly game: string,
    private readonly positions: Positions,
  ) {
    positions.readToFirst();
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
    const { count, isDone, events, misprint, waits, tail, scores } = this.positions;
    const line: Line = { plies: Math.max(0, count - 1), done: isDone, branch: null, moves: '', events };
    return { ...line, misprint, waits, tail, scores: scores.line };
  }

  frame(ply: number): Frame {
    const nth = Math.min(ply, this.positions.count - 1);
    const text = this.positions.scene(nth);
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

/** Positions that were printed; or the input of a task, where the options say so, with the output under test. */
export function parse(game: string, text: string, _relaxed = false, options = '') {
  const output = options.startsWith(TASK) ? options.slice(TASK.length) : moduleIn(options)?.output;
  return output === undefined
    ? new PrintedSession(game, positionsOf(text, options))
    : new TaskSession(game, text, output, planOf);
}
export const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export default init;
