// The position that is shown as a file: the core's picture of it, with its score.
import { themeNow } from '../../board/appearance';
import { state } from '../../game';
import { download } from '../../lib/download';
import { shownBoard } from './board';
import { painted } from './paint-svg';
import { drawn } from './picture';

/** The name of the file, without its end. */
const fileName = () => `board-${state.ply.peek()}`;

async function svgNow(): Promise<string | null> {
  const board = shownBoard();
  return board && drawn(board.text, themeNow(state), true);
}

export async function saveSvg(): Promise<void> {
  const svg = await svgNow();
  if (svg) download([svg], `${fileName()}.svg`, 'image/svg+xml');
}

export async function savePng(): Promise<void> {
  const svg = await svgNow();
  if (!svg) return;
  painted(svg).toBlob((blob) => blob && download([blob], `${fileName()}.png`, 'image/png'));
}
