// The drawing of each game, for the worker that makes files. Each is loaded when it is needed. The list of the games is not
// taken: it brings their samples and panels, which the worker has no use for.
import type { AnyDrawing } from '../../board/drawing';
import type { GameName } from '../../engine/boundary';

const loaders = import.meta.glob<{ drawing: AnyDrawing }>('../../games/*/draw/drawing.ts');

export async function drawingOf(game: GameName): Promise<AnyDrawing> {
  const found = await loaders[`../../games/${game}/draw/drawing.ts`]?.();
  if (!found) throw new Error(`no drawing of ${game}`);
  return found.drawing;
}
