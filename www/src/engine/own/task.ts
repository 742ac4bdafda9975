// The module of a task (docs/own-task.md). It is instantiated without imports: it reaches its own memory and nothing else. Its memory has
// a limit; that it may take no longer than others wait is the page's concern, which ends the worker. It answers at once, as an engine
// must: in the frame of visitors' programs every question would be a message.
import type { Diagnostic, Event, EventKind, Frame, IllegalMove, Line, Parsed, Place } from '../boundary';
import { moduleIn, STOPS } from '../printed-name';
import { withMemoryLimit } from '../programs/module';
import { MEMORY_LIMIT } from '../programs/program';
import type { Misprint, Scene } from './scene';
import { numberIn, type ScoreLine, Scores } from './score';

export type TextPlace = Place;
type Fault = { place: Place; expected: string; found: string; fix: string };
/** Why an output stops. */
export type TaskEnd =
  | { kind: 'fault'; fault: Fault }
  | { kind: 'refused'; place: Place; move: string; rule: string }
  | { kind: 'unfinished'; place: Place; rule: string }
  | { kind: 'worse'; place: Place; score: string; expected: string };
/** `cells`: what to click for it, in this order. */
export type TaskMove = { move: string; cells: (readonly [number, number])[] };
export type About = {
  version: number;
  name: string;
  title: string;
  sample: string;
  output: string;
  move: string;
  can: string[];
};
/** The move and the rule that refuses it, in the author's words. */
export type TaskRefusal = { kind: 'task'; move: string; rule: string };

type TaskFrame = {
  ply: number;
  move: string | null;
  person: boolean;
  scene: Scene;
  moves: TaskMove[] | null;
};
type Answer = {
  error?: string;
  fault?: Fault;
  refused?: { move: string; rule: string };
  line?: Line;
  end?: TaskEnd | null;
  frame?: TaskFrame;
  output?: string | null;
  input?: string | null;
};

type Exports = {
  memory: WebAssembly.Memory;
  room(bytes: number): number;
  ask(place: number, bytes: number): bigint;
  trapped?(): bigint;
};

/** Bytes of an answer. */
const LONGEST = 20_000_000;

/** An instance of a module. One that trapped says why, and is asked no more. */
class Instance {
  dead: string | null = null;
  private readonly exports: Exports;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
  }

  ask(question: object): Answer {
    if (this.dead !== null) throw new Error(this.dead);
    try {
      return JSON.parse(this.send(JSON.stringify(question)));
    } catch (error) {
      this.dead = this.lastWords() || String(error);
      throw new Error(this.dead);
    }
  }

  private send(question: string): string {
    const { memory, room, ask } = this.exports;
    const bytes = new TextEncoder().encode(question);
    const at = room(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    return this.text(ask(at, bytes.length));
  }

  private text(whereabouts: bigint): string {
    const answer = BigInt.asUintN(64, whereabouts);
    const length = Number(answer & 0xffffffffn);
    if (length > LONGEST) throw new Error(`an answer of ${length} bytes`);
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, Number(answer >> 32n), length));
  }

  private lastWords(): string {
    try {
      return this.exports.trapped ? this.text(this.exports.trapped()) : '';
    } catch {
      return '';
    }
  }
}

let module: WebAssembly.Module | null = null;
let instance: Instance | null = null;
/** The address that brought the module, or brought none; null where it was taken. */
let address: string | null = null;

/** One that can be asked: another one after a trap. */
function living(): Instance {
  if (!module) throw new Error('no module is here');
  if (!instance || instance.dead !== null) instance = new Instance(module);
  return instance;
}

/** The one that has an input open, alive or dead. */
function standing(): Instance {
  if (!instance) throw new Error('no module is here');
  return instance;
}

/** What is shown where a module gives no position. */
const NOTHING: TaskFrame = {
  ply: 0,
  move: null,
  person: false,
  scene: { version: 1, board: { rows: 1, columns: 1 } } as Scene,
  moves: null,
};

/** `unread`: the module cannot read the input. `end`: as that of a line. `failed`: the module is dead. */
export type Judged = { kind: 'unread' } | { kind: 'judged'; end: TaskEnd | null } | { kind: 'failed'; detail: string };

export type ScoresOf = { bytes: Uint8Array<ArrayBuffer>; input: string; output: string; moves: string };

export type TaskCalls = {
  /** Takes a module in the place of the one before; what it says of itself, or why it says nothing. */
  take: { ask: { bytes: Uint8Array<ArrayBuffer> }; reply: About | string };
  /** A question beside the input that is open: a text, null where the module has none, or why it failed. */
  text: { ask: { question: object }; reply: string | null | { failed: string } };
  /** What the module says of an output of another input. What is open stays. */
  judge: { ask: { input: string; output: string }; reply: Judged };
  /** The scores of a line, of an output or of a person's moves, by a module that is taken for that; null where it gives none. */
  scores: { ask: ScoresOf; reply: ScoreLine | null };
  /** Why the module is dead; null while it is not. */
  dead: { ask: null; reply: string | null };
};

function take({ bytes }: TaskCalls['take']['ask']): About | string {
  try {
    [instance, judging, address] = [null, null, null];
    module = new WebAssembly.Module(withMemoryLimit(bytes, MEMORY_LIMIT));
    return living().ask({ call: 'about' }) as unknown as About;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function bytesAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  if (address.startsWith('data:'))
    return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(reply.statusText);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Has the module here that the options of a source name, unless it is. */
export async function bringModule(options: string): Promise<void> {
  const named = moduleIn(options)?.task;
  if (named === undefined || (named === address && module)) return;
  module = null;
  const about = await bytesAt(named)
    .then((bytes) => take({ bytes }))
    .catch(String);
  if (!(about instanceof Object) || about.version !== 1) module = null;
  address = named;
}

function text({ question }: TaskCalls['text']['ask']): TaskCalls['text']['reply'] {
  try {
    const { output, input, error } = living().ask(question);
    return error === undefined ? (output ?? input ?? null) : { failed: error };
  } catch (error) {
    return { failed: String(error) };
  }
}

/** The instance that judges: the other has an input open. */
let judging: Instance | null = null;

function judge({ input, output }: TaskCalls['judge']['ask']): Judged {
  try {
    if (!module) throw new Error('no module is here');
    if (!judging || judging.dead !== null) judging = new Instance(module);
    if (judging.ask({ call: 'open', input }).fault) return { kind: 'unread' };
    return { kind: 'judged', end: judging.ask({ call: 'replay', output }).end ?? null };
  } catch (error) {
    return { kind: 'failed', detail: (error as Error).message };
  }
}

function lineOf({ input, output, moves }: ScoresOf): Line | undefined {
  const { line, fault } = living().ask({ call: 'open', input });
  if (fault) return undefined;
  const replayed = output === '' ? line : living().ask({ call: 'replay', output }).line;
  return moves === '' ? replayed : living().ask({ call: 'branch', moves }).line;
}

/** It may take long: whoever asks has a worker for it. A module that fails at a position gives those before. */
function scores(of: ScoresOf): ScoreLine | null {
  const found = new Scores();
  try {
    take(of);
    const plies = lineOf(of)?.plies ?? -1;
    for (let ply = 0; ply <= plies; ply++)
      found.add(numberIn(living().ask({ call: 'frame', ply }).frame?.scene.score ?? ''));
  } catch {
    // The session tells why, where somebody looks at that position.
  }
  return found.line;
}

export const taskCalls = { take, text, judge, scores, dead: () => instance?.dead ?? null };

const refusal = ({ move, rule }: { move: string; rule: string }) =>
  ({ kind: 'task', move, rule }) satisfies TaskRefusal as unknown as IllegalMove;

/** What the line of a task has beside that of a game. `end`: why the output under test stops; undefined without one. */
export type TaskLine = Line & { misprint: null; end?: TaskEnd | null };

const START: Line = { plies: 0, done: true, branch: null, moves: '', events: [] };

/** An input with an output under test, '' if there is none. */
export class TaskSession {
  private error: Misprint | null = null;
  private end: TaskEnd | null | undefined;
  private now = START;

  constructor(
    private readonly game: string,
    input: string,
    output: string,
    private readonly planOf: (scene: string) => readonly number[],
  ) {
    try {
      const { line, fault } = living().ask({ call: 'open', input });
      if (fault) this.error = { ...fault, of: 'input', line: fault.place.line, at: fault.place.column - 1, field: '' };
      else this.follow(line);
      if (!fault && output !== '') this.replayed(living().ask({ call: 'replay', output }));
    } catch (error) {
      const said =
        module || address === null
          ? { of: 'module', found: (error as Error).message }
          : { of: 'address', found: address };
      this.error = { ...said, line: 0, at: 0, field: '', expected: '' } as Misprint;
    }
  }

  free(): void {}

  parsed(): Parsed {
    return { cases: this.error ? 0 : 1, notes: [], error: this.error as unknown as Diagnostic | null };
  }

  private replayed({ line, end }: Answer): void {
    this.follow(line);
    this.end = end;
  }

  /** The engine of a game goes on with a line that is not done; here nobody does. */
  private follow(line: Line = this.now): TaskLine {
    this.now = { ...line, done: true };
    return this.solve();
  }

  solve = (): TaskLine => {
    const { end } = this;
    return { ...this.now, events: this.events(), misprint: null, ...(end !== undefined && { end }) };
  };

  /** Those of the module, and where a wrong output stops. */
  private events(): Event[] {
    const { events, branch, plies } = this.now;
    return this.end && branch === null ? [...events, { ply: plies, kind: STOPS as EventKind }] : events;
  }

  open = (): Line => this.follow(standing().ask({ call: 'branch', moves: '' }).line);
  /** Of moves that are refused none stays: the module may be another one by now. */
  replay = (moves: string): Line => {
    const { line } = standing().ask({ call: 'branch', moves });
    return line ? this.follow(line) : this.open();
  };

  frame(ply: number): Frame {
    const at = standing();
    try {
      return this.shown(at.ask({ call: 'frame', ply }).frame as TaskFrame);
    } catch (error) {
      at.dead ??= String(error);
      return this.shown(NOTHING);
    }
  }

  private shown({ ply, move, person, scene, moves }: TaskFrame): Frame {
    const text = JSON.stringify(scene);
    const board = { game: this.game, scene, text, plan: this.planOf(text), log: '', moves: moves ?? [] };
    const turn = moves?.length ? { kind: 'player', player: 0 } : { kind: 'over' };
    return { ply, turn, move, person, board } as unknown as Frame;
  }

  step(ply: number, move: string): Line | IllegalMove {
    const { line, refused } = standing().ask({ call: 'step', ply, move });
    return refused ? refusal(refused) : this.follow(line);
  }

  peek(ply: number, move: string): Frame | IllegalMove {
    const { frame, refused } = standing().ask({ call: 'peek', ply, move });
    return refused ? refusal(refused) : this.shown(frame as TaskFrame);
  }

  explain = () => null;
  cell_info = () => null;
  place = (): Place => ({ line: 1, column: 1, start: 0, end: 0 });
  transcript = (): string => standing().ask({ call: 'transcript' }).output ?? '';
  answer = () => '';
}
