// Positions that come with a picture of their own: each as large as the sheet lets it be, in the middle.
import type { AnyDrawing } from '../../board/drawing';

export const drawing: AnyDrawing = {
  pannable: false,
  rim: { left: 0, top: 0 },
  aspectRatio: () => null,
  defaultView: () => ({ x: 0n, y: 0n, cell: 1, down: 0, right: 0 }),
  needsNewView: () => false,
  wantedTiles: () => [],
  draw(ctx, { overlay, size }) {
    ctx.clearRect(0, 0, size.width, size.height);
    const picture = overlay as ImageBitmap;
    const scale = Math.min(size.width / picture.width, size.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    ctx.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height);
  },
  cellBox: () => ({ left: 0, top: 0, width: 0, height: 0 }),
};
