// The position that is shown as a file: the core's picture of it, with its score.
import { themeNow } from '../../board/appearance';
import { shownBoard } from '../../board/scene/layout';
import { painted } from '../../board/scene/paint-svg';
import { drawn } from '../../board/scene/picture';
import { state } from '../../game';
import { download } from '../../lib/download';

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
