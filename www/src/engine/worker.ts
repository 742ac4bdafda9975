// One script, two instances: the session (reading, frames, one line of moves) and the thinker (all cases at once). It answers calls one
// after the other.
import { once } from '../lib/once';
import { answer } from './answer';
import type { GameName } from './boundary';
import { EngineSession } from './engine-session';
import type { Owner } from './own';
import { knightsCalls } from './own/knights';
import { pursuitCalls } from './own/pursuit';
import { solitaireCalls } from './own/solitaire';
import { ExactTheory } from './own/theory';
import { Play } from './play';
import type { Answers, Ask, Calls, Reply, Source } from './protocol';
import { paced } from './slices';
import { Tasks } from './tasks';

const post = (reply: Reply, transfer: Transferable[] = []) => self.postMessage(reply, { transfer });
const tell = (news: { news: string }) => post(news);

let trapped = false;

const tasks = new Tasks((work) => guarded(work));
const engineSession = new EngineSession();
const play = new Play(engineSession, tasks, tell);
const theory = new ExactTheory(tasks, tell);

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

const calls: Answers<Calls> = {
  load: ({ source, position }, id) => play.load(id, source, position),
  open: ({ position }, id) => play.open(id, position),
  frame: ({ ply }) => play.snapshotAt(ply),
  step: ({ generation, ply, move }, id) => play.step(id, generation, ply, move),
  peek: ({ ply, move }) => engineSession.open.peek(ply, move),
  cellInfo: ({ ply, x, y }) => engineSession.open.cell_info(ply, x, y),
  transcript: () => engineSession.open.transcript(),
  decode: ({ bytes }) => engineSession.engine.decode(bytes),
  ready: () => null,
  stop: () => play.stop(),
  resume: ({ ply }) => play.resume(ply),
  answer: ({ source }, id) => answer(engineSession, tasks, tell, id, source),
  trap,
  close,
};

type Fetch = () => Promise<object>;

const ofGame =
  (game: GameName, answers: object): Fetch =>
  async () => {
    await engineSession.use(game);
    return answers;
  };

const services = { start: (task: () => boolean) => tasks.start('line', task), tell, paced };

/** What only some engines can do; it is fetched when it is asked for. */
const own: Record<Owner, Fetch> = {
  knights: ofGame('knights', knightsCalls(engineSession)),
  printed: once(async () => (await import('./own/printed')).fetchPrinted(() => play.goOn())),
  pursuit: ofGame('pursuit', pursuitCalls(engineSession)),
  scenes: once(async () => (await import('./own/scenes')).fetchScenes()),
  solitaire: ofGame('solitaire', solitaireCalls(engineSession)),
  theory: once(() => theory.fetch()),
  workbench: once(async () => (await import('./own/workbench')).fetchWorkbench(services)),
};

/** What answers a call, once it is there, with the engine that it needs; without a game, the one that stands. */
async function answersTo(asked: Ask): Promise<object> {
  if (asked.of !== null) return own[asked.of as Owner]();
  const { source, game } = (asked.ask ?? {}) as { source?: Source; game?: GameName };
  if (source) await engineSession.useFor(source);
  else if (game) await engineSession.use(game);
  return calls;
}

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

function onAsk(from: object, { id, call, ask }: Ask): void {
  const run = (from as Record<string, (ask: unknown, id: number) => unknown>)[call];
  guarded(
    () => {
      const reply = run?.(ask, id);
      post({ id, reply }, reply instanceof Uint8Array ? [reply.buffer] : []);
    },
    (refused) => post({ id, refused }),
  );
}

/** The page waits for this lock: it is free when this worker has ended, however it ended. */
function holdLock(): void {
  globalThis.navigator?.locks
    ?.request(self.name, () => {
      post({ locked: self.name });
      return new Promise(() => {});
    })
    .catch((error: unknown) => {
      // A page that keeps no locks, such as a file, goes without.
      if (!(error instanceof DOMException)) throw error;
    });
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
  queue = queue.then(async () => onAsk(await answersTo(data), data)).catch(lost);
};
