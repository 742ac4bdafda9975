// The page without a document: its state, its session, the real engines, and an address to follow.
import type { Shown } from '../../www/src/game/state';
import { plain } from './plain';
import { type Boardlab, settled, until } from './wait';

let lab: Boardlab | null = null;

/** The state and its session. Loaded after there is an address and a window, which modules may ask for. */
export async function openHeadless(): Promise<Boardlab> {
  if (lab) return lab;
  Object.assign(globalThis, { window: globalThis, location: { hash: '', href: 'https://host.example/page.html' } });
  const [{ state }, { act }, { session }, { startGames }, { GAMES }] = await Promise.all([
    import('../../www/src/game/state'),
    import('../../www/src/game/act'),
    import('../../www/src/game'),
    import('../../www/src/board/game-modules'),
    import('../../www/src/games'),
  ]);
  startGames(GAMES);
  session.start();
  lab = { state, session, act };
  return lab;
}

/** Follows an address; resolves with whether it led anywhere. */
export async function follow(hash: string): Promise<boolean> {
  const { state } = await openHeadless();
  location.hash = hash;
  return (await import('../../www/src/links/address')).follow(state);
}

/** The position that the wanted ply shows, once it does. */
export const arrived = async (): Promise<Shown> => settled(await openHeadless());

/** What the page says of the step that led to the position that is shown, with plain blanks. */
export async function step({ frame: { board } }: Shown): Promise<string> {
  const { gameModuleOf } = await import('../../www/src/board/game-modules');
  const gameModule = await until(gameModuleOf(board.game), (found) => found !== null);
  return plain(gameModule?.describeStep(board));
}
