// One script, two instances: the session (reading, frames, one line of moves) and the thinker (all cases at once). It answers calls one
// after the other.
import { answer } from './answer';
import type { GameName } from './boundary';
import { EngineSession, type PursuitSession, type RulesSession, type SolitaireModule } from './engine-session';
import { match, playMatch, programInputs, programMove } from './matches';
import { Play } from './play';
import type { Ask, CallName, Calls, News, Reply, WorkbenchCall } from './protocol';
import { WORKBENCH_CALLS } from './protocol';
import { paced } from './slices';
import { Tasks } from './tasks';
import { ExactTheory } from './theory';

const post = (reply: Reply, transfer: Transferable[] = []) => self.postMessage(reply, { transfer });
const tell = (news: News) => post(news);

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

const pursuit = () => engineSession.open as PursuitSession;
const rules = () => engineSession.open as RulesSession;
const solitaire = () => engineSession.engine as SolitaireModule;

type Answers = { [N in CallName]: (ask: Calls[N]['ask'], id: number) => Calls[N]['reply'] };

const calls: Omit<Answers, WorkbenchCall> & Partial<Answers> = {
  load: ({ source, position }, id) => play.load(id, source, position),
  open: ({ position }, id) => play.open(id, position),
  frame: ({ ply }) => play.snapshotAt(ply),
  step: ({ generation, ply, move }, id) => play.step(id, generation, ply, move),
  peek: ({ ply, move }) => engineSession.open.peek(ply, move),
  equivalent: ({ ply, move, others }) => others.some((other) => pursuit().equivalent(ply, move, other)),
  cellInfo: ({ ply, x, y }) => engineSession.open.cell_info(ply, x, y),
  toReplay: ({ ply }) => pursuit().to_replay(ply) ?? null,
  match: ({ source }) => match(engineSession, source),
  playMatch: ({ ply, move }) => playMatch(engineSession, ply, move),
  programMove: ({ ply, output }) => programMove(engineSession, ply, output),
  programInputs: ({ from, to }) => programInputs(engineSession, from, to),
  theory: ({ problem, most }) => theory.put(problem, most),
  solve: ({ most }) => theory.solve(most),
  advise: ({ file }) => theory.open.ask(file),
  course: ({ files }) => theory.open.course(files),
  landmarks: () => rules().landmarks(),
  region: ({ x, y, side, stride }) => rules().region(x, y, side, side, stride),
  decode: ({ bytes }) => engineSession.engine.decode(bytes),
  ready: () => null,
  stop: () => play.stop(),
  resume: ({ ply }) => play.resume(ply),
  board: ({ seed, alphabet }) => solitaire().board(seed, alphabet),
  total: ({ seed, alphabet, nodes }) => solitaire().total(seed, alphabet, nodes),
  answer: ({ source }, id) => answer(engineSession, tasks, tell, id, source),
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

const isWorkbenchCall = (call: CallName): call is WorkbenchCall => WORKBENCH_CALLS.some((one) => one === call);

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
  Object.assign(calls, await workbenchCalls({ start: (task) => tasks.start('line', task), tell, paced }));
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
  queue = queue
    .then(async () => {
      if (isWorkbenchCall(data.call)) await loadWorkbench();
      if (data.call === 'theory') await theory.fetch();
      const game = isWorkbenchCall(data.call) ? null : gameOf(data);
      if (game) await engineSession.use(game);
      onAsk(data);
    })
    .catch(lost);
};
