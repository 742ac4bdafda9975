// The positions of one's own board for a film. The engine of the page answers, which has all of the output, and the module of a task.
import { withPicture } from '../../board/scene/picture';
import { engines } from '../../game';
import type { Supplied, Want } from '../export/order';

async function supply(want: Want): Promise<Supplied> {
  if (!('ply' in want)) return null;
  return withPicture(engines.session, await engines.session.ask('frame', { ply: want.ply }), want);
}

/** Makes files of the positions in the dialog of the games. */
export const openFilm = (): Promise<void> => import('../export/export').then(({ open }) => open({ supply }));
