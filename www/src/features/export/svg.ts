// An SVG of a position: the board draws on a canvas that remembers.
import { furnish } from './document';
import { captionAt } from './order';
import { ReadPath } from './path';
import type { Ctx, Maker } from './scenes';
import { defs, escaped, VectorCanvas } from './vectors';

/** Before a board's script is loaded: it makes paths as it is. */
export function furnishVectors(): void {
  furnish(() => new VectorCanvas(1, 1));
  (globalThis as unknown as { Path2D: unknown }).Path2D = ReadPath;
}

export const svg: Maker = async (scenes, order) => {
  const { width, height } = scenes.sheet.pixels;
  const canvas = new VectorCanvas(width, height);
  for (const only of scenes.moments) await scenes.draw(canvas.getContext('2d') as unknown as Ctx, only);
  const inside = canvas.inside();
  const size = `width="${width}" height="${height}"`;
  const named = order.caption ? `<title>${escaped(captionAt(order, order.from))}</title>` : '';
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">`,
    `${named}<defs>${await defs.all()}</defs>`,
    `<rect ${size} fill="${escaped(scenes.ground)}"/>${inside}</svg>\n`,
  ];
  return new Blob(text, { type: 'image/svg+xml' });
};
