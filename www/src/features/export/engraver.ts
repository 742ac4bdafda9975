// Positions as SVG: the engine draws them.
import { gameModuleOf } from '../../board/game-modules';
import type { Snapshot } from '../../engine/protocol';
import type { Made } from './client';
import type { Window } from './look';
import { captionAt, type Order, type Seen } from './order';
import type { Supply } from './supply';

/** An SVG as a file, with the size that it says of itself. */
export function fileOf(svg: string): Made & { file: Blob } {
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return {
    file: new Blob([svg], { type: 'image/svg+xml' }),
    size: { width: Number(width), height: Number(height) },
  };
}

/** The part of a map that a person chose to see. */
function windowOf({ view, size }: Seen, rim: { left: number; top: number }): Window {
  const cells = (length: number, hidden: number) => Math.max(1, Math.ceil(length / view.cell + hidden));
  return {
    row: view.x,
    column: view.y,
    rows: cells(size.height - rim.top, view.down),
    columns: cells(size.width - rim.left, view.right),
  };
}

/** Makes files as the studio does, without one. */
export class Engraver {
  constructor(private readonly supply: Supply) {}

  async order(order: Order): Promise<Made> {
    const { game, from: ply, width, theme, seen } = order;
    const gameModule = gameModuleOf(game).peek();
    const { frame } = (await this.supply.supply({ ply, hints: false })) as Snapshot;
    const caption = captionAt(order, ply);
    const sentence = gameModule?.descriptions.describePosition(frame.board) ?? '';
    const window = seen && gameModule && windowOf(seen, gameModule.drawing.rim);
    const look = { theme, width, values: true, window };
    return fileOf(await this.supply.picture(ply, look, { title: caption, sentence, caption }));
  }

  /** The engine is ended by whoever lent it. */
  end(): void {}
}
