// The engine that has the game of a source, and the text that it has read.
import type * as pursuit from '../../pkg/pursuit/engine_pursuit.js';
import * as rules from '../../pkg/rules/engine_rules.js';
import type * as solitaire from '../../pkg/solitaire/engine_solitaire.js';
import type { GameName } from './boundary.js';
import { PRINTED } from './printed-name';
import type { Source } from './protocol.js';

export type Module = typeof rules | typeof solitaire | typeof pursuit;
export type InputSession = rules.InputSession | solitaire.InputSession | pursuit.InputSession;
/** What only the engines of some games have. */
export type SolitaireModule = typeof solitaire;
export type PursuitSession = pursuit.InputSession;
export type RulesSession = rules.InputSession;

/** Games with an engine of their own; that of the others comes with this script. */
const ENGINES: { [G in GameName | 'printed']?: () => Promise<Module> } = {
  printed: () => import('./own/printed') as Promise<unknown> as Promise<Module>,
  pursuit: () => import('../../pkg/pursuit/engine_pursuit.js'),
  solitaire: () => import('../../pkg/solitaire/engine_solitaire.js'),
};

/** Games that the page draws by their scenes (games/by-scene/). */
const BY_SCENE: readonly GameName[] = [];

async function engineOf(game: GameName): Promise<Module> {
  const own: Module = await (ENGINES[game]?.() ?? rules);
  const found = BY_SCENE.includes(game) ? await (await import('./own/by-scene')).withPictures(own) : own;
  await found.default();
  return found;
}

/** One text at a time. */
export class EngineSession {
  engine: Module = rules;
  private standing: InputSession | null = null;

  async use(game: GameName): Promise<void> {
    this.engine = await engineOf(game);
  }

  /** The same for a source, with what its options name. */
  async useFor({ game, options }: Source): Promise<void> {
    await this.use(game);
    if (game === PRINTED) await (await import('./own/printed')).bringModule(options);
  }

  /** Reads a source beside the text that stands. */
  read({ game, text, relaxed, options }: Source): InputSession {
    return this.engine.parse(game, text, relaxed, options);
  }

  /** Takes a text in the place of the one that stands. */
  put(next: InputSession): InputSession {
    this.standing?.free();
    this.standing = next;
    return next;
  }

  clear(): void {
    this.standing?.free();
    this.standing = null;
  }

  get open(): InputSession {
    if (!this.standing) throw new Error('nothing is open');
    return this.standing;
  }
}
