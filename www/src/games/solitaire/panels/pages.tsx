// The page where a visitor's program plays, a chunk of its own.
import type { GamePage } from '../../../board/game-modules';
import { lazy } from '../../../lib/lazy';
import { act } from '../../../store/act';
import { solitaireWords as w } from '../messages/messages-en';

/** What the state calls it. */
export const PLAYER = 'player';

export const pages: readonly GamePage[] = [
  {
    side: PLAYER,
    name: w.player,
    isWide: true,
    Page: lazy(() => import('./player').then(({ Player }) => Player), w.noPage),
  },
];

/** Takes a file with a program to the page. */
export async function takeProgram(file: File): Promise<void> {
  act({ kind: 'side', side: PLAYER });
  await (await import('./player-program')).ours.take(file);
}
