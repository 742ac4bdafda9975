// The boards as the studio loads them: one at a time. Every game keeps its own at the same place in its folder, under its name. The list of the
// games is not taken: it brings their samples and panels, which the studio's worker has no use for.
import type { AnyRenderer } from '../../board/renderer';
import type { GameName } from '../../engine/boundary';

const loaders = import.meta.glob<Record<string, AnyRenderer>>('../../games/*/draw/renderer.ts');

export async function boardOf(game: GameName): Promise<AnyRenderer> {
  const found = (await loaders[`../../games/${game}/draw/renderer.ts`]?.())?.[game];
  if (!found) throw new Error(`no board of ${game}`);
  return found;
}
