// The positions of one's own board for a film: each with its picture, which a worker could not draw. The engine of the page answers,
// which has all of the output, and the module of a task.
import { painted } from '../../board/scene/paint-svg';
import { drawn } from '../../board/scene/picture';
import type { PrintedBoard } from '../../engine/own/printed';
import { engines } from '../../game';
import type { Supplied, Want } from '../export/order';

async function supply(want: Want): Promise<Supplied> {
  if (!('ply' in want)) return null;
  const { ply, theme = 'light', width } = want;
  const snapshot = await engines.session.ask('frame', { ply });
  const { text } = snapshot.frame.board as unknown as PrintedBoard;
  const picture = await createImageBitmap(painted(await drawn(text, theme, true, width)));
  return { ...snapshot, picture };
}

/** Makes files of the positions in the dialog of the games. */
export const openFilm = (): Promise<void> => import('../export/export').then(({ open }) => open({ supply }));
