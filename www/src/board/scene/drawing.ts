// A printed position on the page's canvas: the picture that the core has made of its scene, and the cell that is pointed at. Nothing is
// painted here that the core paints: a scene looks the same on the page, in a file and on the command line.

import type { PrintedBoard } from '../../engine/own/printed';
import type { BoardCell } from '../../game/cells';
import type { Drawing, Scene as Drawn } from '../drawing';
import { circle, haloStroke } from '../paint';
import { atOf, layoutOn, middleOf, nearestCell, possibleCells, widthOf } from './layout';

type OnCanvas = Drawn<PrintedBoard, CanvasImageSource>;

function mark(ctx: CanvasRenderingContext2D, { after, size, theme }: OnCanvas, cell: BoardCell, width: number): void {
  const layout = layoutOn(after, size);
  const { x, y } = middleOf(layout, atOf(cell));
  const side = widthOf(layout) * 0.94;
  ctx.strokeStyle = theme.focus;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(x - side / 2, y - side / 2, side, side, 4);
  ctx.stroke();
}

/** A ring in each cell that completes a legal move from the one that is chosen. */
function rings(ctx: CanvasRenderingContext2D, { after, size, theme }: OnCanvas, from: BoardCell): void {
  const layout = layoutOn(after, size);
  const radius = widthOf(layout) * 0.3;
  for (const at of possibleCells(after.moves ?? [], atOf(from)))
    haloStroke(ctx, circle(middleOf(layout, at), radius), Math.max(2, radius / 5), theme.focus, theme.board);
}

export const drawing: Drawing<PrintedBoard, CanvasImageSource> = {
  pannable: false,
  rim: { left: 0, top: 0 },
  aspectRatio: ({ plan: [, , wide = 1, high = 1] }) => wide / high,
  defaultView: () => ({ x: 0n, y: 0n, cell: 1, down: 0, right: 0 }),
  needsNewView: () => false,
  wantedTiles: () => [],
  draw(ctx, scene) {
    const { left, top, width, height } = layoutOn(scene.after, scene.size);
    ctx.clearRect(0, 0, scene.size.width, scene.size.height);
    if (scene.overlay) ctx.drawImage(scene.overlay, left, top, width, height);
    if (scene.selected) {
      mark(ctx, scene, scene.selected, 4);
      rings(ctx, scene, scene.selected);
    }
    if (scene.hovered) mark(ctx, scene, scene.hovered, 1.5);
    if (scene.cursor) mark(ctx, scene, scene.cursor, 3);
  },
  cellBox({ after, size }, cell) {
    const layout = layoutOn(after, size);
    const [{ x, y }, side] = [middleOf(layout, atOf(cell)), widthOf(layout)];
    return { left: x - side / 2, top: y - side / 2, width: side, height: side };
  },
};

/** The cell under a point. */
export function cellAt({ after, size }: Drawn<PrintedBoard>, x: number, y: number): BoardCell | null {
  const at = nearestCell(after, layoutOn(after, size), { x, y });
  return at && { x: BigInt(at[0]), y: BigInt(at[1]) };
}
