// One script, two instances: the session (reading, frames, one line of moves) and the thinker (all cases at once).
// Long work runs in slices, so that a message that came meanwhile is heard before the next slice.

import type * as pursuit from '../../pkg/pursuit/engine_pursuit.js';
import * as rules from '../../pkg/rules/engine_rules.js';
import type * as solitaire from '../../pkg/solitaire/engine_solitaire.js';
import type * as exact from '../../pkg/theory/engine_theory.js';
import type { Explanation, GameName, Line, TheoryCost } from './boundary';
import type {
  Ask,
  BenchCall,
  CallName,
  Calls,
  Loaded,
  News,
  Opened,
  PositionRef,
  Problem,
  Prompts,
  Reply,
  Round,
  Said,
  Snapshot,
  Source,
} from './protocol';
import { BENCH } from './protocol';
import { paced, SLICE } from './slices';

const NEWS_EVERY = 50;
/** Characters of output that the page lays out in one go. */
const CHUNK = 12_000;

type Module = typeof rules | typeof solitaire | typeof pursuit;
type Desk = rules.Desk | solitaire.Desk | pursuit.Desk;

/** The engine with a game in it; the one of most games comes with this script. */
const ENGINES: { [G in GameName]?: () => Promise<Module> } = {
  pursuit: () => import('../../pkg/pursuit/engine_pursuit.js'),
  solitaire: () => import('../../pkg/solitaire/engine_solitaire.js'),
};

let engine: Module = rules;

async function engineOf(game: GameName): Promise<Module> {
  const found = await (ENGINES[game]?.() ?? rules);
  await found.default();
  return found;
}

const slices = new MessageChannel();

let desk: Desk | null = null;
let opened: Opened | null = null;
/** Does one slice; false when nothing is left to do. */
type Task = () => boolean;
/** Weighing what is on screen goes before extending the line. */
const tasks: { weigh: Task | null; line: Task | null } = { weigh: null, line: null };
let running = false;
let trapped = false;

const post = (reply: Reply, transfer: Transferable[] = []) => self.postMessage(reply, { transfer });
const tell = (news: News) => post(news);

function start(kind: keyof typeof tasks, task: Task): void {
  tasks[kind] = task;
  run();
}

function run(): void {
  if (!running) slices.port2.postMessage(0);
  running = true;
}

slices.port1.onmessage = () => {
  running = false;
  guarded(() => {
    const kind = tasks.weigh ? 'weigh' : 'line';
    if (!tasks[kind]?.()) tasks[kind] = null;
    if (tasks.weigh || tasks.line) run();
  });
};

/** No thinking until the next question. */
function stop(): null {
  tasks.weigh = null;
  tasks.line = null;
  return null;
}

function openDesk(): Desk {
  if (!desk) throw new Error('nothing is open');
  return desk;
}

/** Extends the open line for about `aim` milliseconds; false when the game is over. */
function extend(at: Opened, aim: number): boolean {
  const until = performance.now() + aim;
  let count = 32;
  while (!at.line.done && performance.now() < until) {
    const began = performance.now();
    at.line = openDesk().solve(count);
    count = paced(count, performance.now() - began, aim / 2);
  }
  return !at.line.done;
}

function grow(at: Opened): void {
  let told = performance.now();
  start('line', () => {
    const more = extend(at, SLICE);
    if (!more || performance.now() - told > NEWS_EVERY) {
      told = performance.now();
      tell({ news: 'grown', opened: at });
    }
    return more;
  });
}

/** Most lines are solved within this first slice, so their length arrives with their first frame. */
function begin(generation: number, index: number, line: Line): Opened {
  opened = { generation, case: index, place: openDesk().place(index), line };
  tasks.weigh = null;
  if (extend(opened, SLICE / 2)) grow(opened);
  else tasks.line = null;
  return opened;
}

function open(generation: number, position: PositionRef): Opened {
  const first = openDesk().open(position.case);
  return begin(generation, position.case, position.moves === '' ? first : openDesk().replay(position.moves));
}

function snapshotAt(ply: number): Snapshot {
  if (!opened) throw new Error('no case is open');
  const at = Math.min(ply, opened.line.plies);
  const frame = openDesk().frame(at);
  const past = frame.person ? openDesk().explain(at - 1) : null;
  const why = openDesk().explain(at);
  growEvidence(opened.generation, at, why);
  return { generation: opened.generation, frame, why, past };
}

const isDone = (why: Explanation | null) => !why || !('thought' in why) || why.thought.done;

/** Evidence that a search has not finished comes again as it grows. */
function growEvidence(generation: number, ply: number, first: Explanation | null): void {
  tasks.weigh = null;
  if (isDone(first)) return;
  let told = performance.now();
  start('weigh', () => {
    const why = openDesk().explain(ply);
    if (isDone(why) || performance.now() - told > NEWS_EVERY) {
      told = performance.now();
      tell({ news: 'weighed', generation, ply, why });
    }
    return !isDone(why);
  });
}

/** Goes on where `stop` ended it. */
function resume(ply: number): null {
  if (!opened) return null;
  if (!opened.line.done) grow(opened);
  growEvidence(opened.generation, ply, openDesk().explain(ply));
  return null;
}

function opening(id: number, position: PositionRef) {
  const line = open(id, position);
  return { opened: line, snapshot: snapshotAt(position.ply <= line.line.plies || line.line.done ? position.ply : 0) };
}

const read = ({ game, text, relaxed, options }: Source): Desk => engine.parse(game, text, relaxed, options);

function load(id: number, source: Source, position: PositionRef): Loaded {
  const next = read(source);
  const parsed = next.parsed();
  if (parsed.error || parsed.cases === 0) {
    next.free();
    return { parsed, opened: null, snapshot: null };
  }
  desk?.free();
  desk = next;
  return { parsed, ...opening(id, { ...position, case: Math.min(position.case, parsed.cases - 1) }) };
}

function step(id: number, generation: number, ply: number, move: string): Calls['step']['reply'] {
  if (generation !== opened?.generation) throw new Error('stale');
  const line = openDesk().step(ply, move);
  return 'plies' in line && opened ? begin(id, opened.case, line) : (line as Calls['step']['reply']);
}

function round(ply: number): Round {
  const at = openDesk() as pursuit.Desk;
  const { turn, board } = at.frame(ply);
  const player = turn.kind === 'player' ? turn.player : null;
  return {
    ply,
    player,
    board,
    prompt: at.program_input(ply) ?? null,
    record: (player === null && at.to_replay(ply)) || null,
  };
}

function match(source: Source): Round {
  const next = read(source);
  desk?.free();
  desk = next;
  desk.open(0);
  return round(0);
}

/** One word of a match. */
function said(ply: number, word: Said): Round {
  const at = openDesk() as pursuit.Desk;
  const move =
    word.by === 'move' ? word.move : word.by === 'program' ? at.parse_program_output(ply, word.output) : null;
  if (move) at.step(ply, move);
  else at.solve(1);
  return round(ply + 1);
}

function prompts(from: number, to: number): Prompts {
  const at = openDesk() as pursuit.Desk;
  const files: string[] = [];
  for (let ply = from; ply <= to; ply++) {
    const file = at.program_input(ply);
    if (file) files.push(file);
  }
  return { files, board: at.frame(to).board };
}

/** The exact theory's engine, once it has been asked for. */
let prover: typeof exact | null = null;
let theory: exact.Theory | null = null;

function openTheory(): exact.Theory {
  if (!theory) throw new Error('no problem is there');
  return theory;
}

function put({ torus, n, catchers, steps, blocked }: Problem, most: number): TheoryCost {
  if (!prover) throw new Error('no theory is there');
  theory?.free();
  theory = new prover.Theory(torus, n, catchers, steps, blocked);
  return theory.cost(most);
}

/** A turn is a slice: it cannot be cut. */
function solve(most: number): null {
  openTheory().begin(most);
  let told = Number.NEGATIVE_INFINITY;
  start('line', () => {
    const progress = openTheory().turn();
    const result = progress ? null : openTheory().result();
    if (result || performance.now() - told > NEWS_EVERY) {
      told = performance.now();
      tell({ news: 'looked', progress, result });
    }
    return progress !== null;
  });
  return null;
}

/** Whole lines, few enough to be laid out without a pause. */
function chunksOf(text: string): string[] {
  const chunks = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at + CHUNK) + 1 || text.length;
    chunks.push(text.slice(at, end));
    at = end;
  }
  return chunks;
}

function answer(id: number, source: Source): null {
  desk?.free();
  const from = read(source);
  desk = from;
  const total = from.parsed().cases;
  let at = 0;
  let count = 16;
  let text = '';
  let told = performance.now();
  start('line', () => {
    const began = performance.now();
    const cases = Math.min(count, total - at);
    text += from.answer(at, cases);
    at += cases;
    count = paced(cases, performance.now() - began);
    const done = at === total;
    if (done || performance.now() - told > NEWS_EVERY) {
      tell({ news: 'answered', id, chunks: chunksOf(text), cases: at, done });
      text = '';
      told = performance.now();
    }
    return !done;
  });
  return null;
}

/** A module whose start function is `unreachable`. */
const TRAP = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11];

function trap(): null {
  new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(TRAP)));
  return null;
}

function close(): null {
  self.close();
  return null;
}

type Answers = { [N in CallName]: (ask: Calls[N]['ask'], id: number) => Calls[N]['reply'] };

const calls: Omit<Answers, BenchCall> & Partial<Answers> = {
  load: ({ source, position }, id) => load(id, source, position),
  open: ({ position }, id) => opening(id, position),
  frame: ({ ply }) => snapshotAt(ply),
  step: ({ generation, ply, move }, id) => step(id, generation, ply, move),
  peek: ({ ply, move }) => openDesk().peek(ply, move),
  same: ({ ply, move, others }) => others.some((other) => (openDesk() as pursuit.Desk).equivalent(ply, move, other)),
  look: ({ ply, x, y }) => openDesk().cell_info(ply, x, y),
  record: ({ ply }) => (openDesk() as pursuit.Desk).to_replay(ply) ?? null,
  match: ({ source }) => match(source),
  said: ({ ply, said: word }) => said(ply, word),
  prompts: ({ from, to }) => prompts(from, to),
  theory: ({ problem, most }) => put(problem, most),
  solve: ({ most }) => solve(most),
  advise: ({ file }) => openTheory().ask(file),
  course: ({ files }) => openTheory().course(files),
  landmarks: () => (openDesk() as rules.Desk).landmarks(),
  region: ({ x, y, side, stride }) => (openDesk() as rules.Desk).region(x, y, side, side, stride),
  decode: ({ bytes }) => engine.decode(bytes),
  ready: () => null,
  stop,
  resume: ({ ply }) => resume(ply),
  board: ({ seed, alphabet }) => (engine as typeof solitaire).board(seed, alphabet),
  total: ({ seed, alphabet, nodes }) => (engine as typeof solitaire).total(seed, alphabet, nodes),
  answer: ({ source }, id) => answer(id, source),
  trap,
  close,
};

/** A trapped instance may have left its memory half written: it says so and does nothing more. */
function guarded(work: () => void, refuse?: (reason: string) => void): void {
  if (trapped) return;
  try {
    work();
  } catch (error) {
    trapped = error instanceof WebAssembly.RuntimeError || error instanceof RangeError || !refuse;
    if (trapped) post({ trapped: String(error) });
    else refuse?.(String(error));
  }
}

function onAsk(message: Ask): void {
  const run = calls[message.call] as (ask: Ask['ask'], id: number) => unknown;
  guarded(
    () => {
      const reply = run(message.ask, message.id);
      post({ id: message.id, reply }, reply instanceof Uint8Array ? [reply.buffer] : []);
    },
    (refused) => post({ id: message.id, refused }),
  );
}

const isBench = (call: CallName): call is BenchCall => BENCH.some((one) => one === call);

/** The game whose engine a call needs; null: the one that stands. */
function gameOf({ ask }: Ask): GameName | null {
  if (!ask) return null;
  if ('source' in ask) return ask.source.game;
  return 'game' in ask ? ask.game : null;
}

/** The workbench is fetched when it is first asked for. */
async function loadWorkbench(): Promise<void> {
  if (calls.judge) return;
  const { workbenchCalls } = await import('./workbench');
  Object.assign(calls, await workbenchCalls({ start: (task) => start('line', task), tell, paced }));
}

async function loadTheory(): Promise<void> {
  if (prover) return;
  const found = await import('../../pkg/theory/engine_theory.js');
  await found.default();
  prover = found;
}

/** The page waits for this lock: it is free when this worker has ended, however it ended. */
function holdLock(): void {
  globalThis.navigator?.locks
    ?.request(self.name, () => {
      post({ locked: self.name });
      return new Promise(() => {});
    })
    // A page that keeps no locks, such as a file, goes without.
    .catch(() => {});
}

holdLock();

let queue = Promise.resolve();

/** An engine that cannot be fetched is told once. */
function lost(error: unknown): void {
  if (!trapped) post({ trapped: String(error) });
  trapped = true;
}

// One after the other, also while an engine is on its way.
self.onmessage = ({ data }: MessageEvent<Ask>) => {
  queue = queue
    .then(async () => {
      if (isBench(data.call)) await loadWorkbench();
      if (data.call === 'theory') await loadTheory();
      const game = isBench(data.call) ? null : gameOf(data);
      if (game) engine = await engineOf(game);
      onAsk(data);
    })
    .catch(lost);
};
