// The page without a document: its parts, the real engines, and an address to follow.
import type { Shown } from '../../www/src/game/shown';
import { plain } from './plain';
import { type Boardlab, settled, until } from './wait';

let lab: Boardlab | null = null;

/** The parts of the page. Loaded after there is an address and a window, which modules may ask for. */
export async function openHeadless(): Promise<Boardlab> {
  if (lab) return lab;
  Object.assign(globalThis, { window: globalThis, location: { hash: '', href: 'https://host.example/page.html' } });
  const [{ page }, { startGames }, { GAMES }] = await Promise.all([
    import('../../www/src/game'),
    import('../../www/src/board/game-modules'),
    import('../../www/src/games'),
  ]);
  startGames(GAMES);
  page.timeline.start();
  lab = page;
  return page;
}

/** Follows an address; resolves with whether it led anywhere. */
export async function follow(hash: string): Promise<boolean> {
  const page = await openHeadless();
  location.hash = hash;
  return (await import('../../www/src/links/address')).follow(page);
}

/** The position that the wanted ply shows, once it does. */
export const arrived = async (): Promise<Shown> => settled(await openHeadless());

/** What the page says of the step that led to the position that is shown, with plain blanks. */
export async function step({ frame: { board } }: Shown): Promise<string> {
  const { gameModuleOf } = await import('../../www/src/board/game-modules');
  const gameModule = await until(gameModuleOf(board.game), (found) => found !== null);
  return plain(gameModule?.describeStep(board));
}
