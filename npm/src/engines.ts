// The engines, each loaded when a question first needs it.
import type { GameName } from './boundary.js';
import type * as pursuit from './engines/engine_pursuit.js';
import type * as rules from './engines/engine_rules.js';
import type * as solitaire from './engines/engine_solitaire.js';
import type * as workbench from './engines/engine_workbench.js';

type Modules = {
  rules: typeof rules;
  solitaire: typeof solitaire;
  pursuit: typeof pursuit;
  workbench: typeof workbench;
};
export type EngineName = keyof Modules;
export type GameEngine = Modules['rules' | 'solitaire' | 'pursuit'];
export type InputSession = ReturnType<GameEngine['parse']>;
export type Workbench = ReturnType<Modules['workbench']['workbench']>;

/** How the bytes of an engine are read. `null`: by `fetch`, from beside its script. */
export const host: { read: ((engine: EngineName) => Promise<Uint8Array<ArrayBuffer>>) | null } = { read: null };

const IMPORTS: { [N in EngineName]: () => Promise<Modules[N]> } = {
  rules: () => import('./engines/engine_rules.js'),
  solitaire: () => import('./engines/engine_solitaire.js'),
  pursuit: () => import('./engines/engine_pursuit.js'),
  workbench: () => import('./engines/engine_workbench.js'),
};

/** Games with an engine of their own; the others share one. */
const OWN: { [G in GameName]?: 'solitaire' | 'pursuit' } = { solitaire: 'solitaire', pursuit: 'pursuit' };

const loaded: { [N in EngineName]?: Promise<Modules[N]> } = {};

async function load<N extends EngineName>(name: N): Promise<Modules[N]> {
  const [engine, bytes] = await Promise.all([IMPORTS[name](), host.read?.(name)]);
  await engine.default(bytes && { module_or_path: bytes });
  return engine;
}

function once<N extends EngineName>(name: N): Promise<Modules[N]> {
  const known: Promise<Modules[N]> | undefined = loaded[name];
  if (known) return known;
  const loading = load(name);
  Object.assign(loaded, { [name]: loading });
  // What failed on the way is tried again at the next question.
  loading.catch(() => delete loaded[name]);
  return loading;
}

/** The engine that plays a game. */
export const engineOf = (game: GameName): Promise<GameEngine> => once(OWN[game] ?? 'rules');

/** The engine that makes inputs and judges outputs of every game. */
export const workbenchEngine = (): Promise<Modules['workbench']> => once('workbench');
