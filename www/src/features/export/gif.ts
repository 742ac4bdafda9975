// A GIF, as gifenc writes it: one palette for all its frames, and of each frame only what changed.
import { applyPalette, GIFEncoder, type Palette, quantize } from 'gifenc';
import type { Size } from '../../board/drawing';
import type { Moment } from './order';
import { canvasFor, type Maker } from './scenes';

/** Four bytes each: red, green, blue, alpha. */
type Pixels = Uint32Array<ArrayBuffer>;
type Shot = (moment: Moment) => Promise<Pixels>;
type Area = Size & { left: number; top: number };

/** One of 256 is kept for what does not change from frame to frame. */
const MOST_COLOURS = 255;
/** Frames whose colours are counted, spread over all. */
const SAMPLES = 7;
/** What a frame shows stays under the next one. */
const STAYS = 1;
/** From the first byte of a frame to its place, which gifenc always writes as 0, 0. */
const TO_PLACE = 9;

export const gif: Maker = async (scenes, _order, told) => {
  const { canvas, ctx } = canvasFor(scenes);
  const shot: Shot = async (moment) => {
    await scenes.draw(ctx, moment);
    return new Uint32Array(ctx.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  };
  const film = new Film(await paletteOf(scenes.moments, shot), scenes.sheet.pixels);
  for (const [done, moment] of scenes.moments.entries()) {
    film.add(await shot(moment), moment.ms);
    told(done + 1);
  }
  return film.file();
};

async function paletteOf(moments: readonly Moment[], shot: Shot): Promise<Palette> {
  const spread = Array.from({ length: SAMPLES }, (_, i) => Math.round((i * (moments.length - 1)) / (SAMPLES - 1)));
  const samples: Pixels[] = [];
  for (const at of new Set(spread)) samples.push(await shot(moments[at] as Moment));
  return quantize(new Uint8Array(await new Blob(samples).arrayBuffer()), MOST_COLOURS);
}

class Film {
  private readonly encoder = GIFEncoder();
  private last: Pixels | null = null;

  constructor(
    private readonly palette: Palette,
    private readonly size: Size,
  ) {}

  add(now: Pixels, delay: number): void {
    const { encoder, last, palette } = this;
    const area = last ? changed(now, last, this.size.width) : { left: 0, top: 0, ...this.size };
    const start = encoder.bytesView().length;
    encoder.writeFrame(this.indices(now, area), area.width, area.height, {
      // One colour more, whatever it is: the index of what stays needs a place.
      palette: last ? null : [...palette, [0, 0, 0]],
      delay,
      transparent: last !== null,
      transparentIndex: palette.length,
      dispose: STAYS,
    });
    if (last) new DataView(encoder.buffer).setUint32(start + TO_PLACE, area.left | (area.top << 16), true);
    this.last = now;
  }

  file(): Blob {
    this.encoder.finish();
    return new Blob([this.encoder.bytes()], { type: 'image/gif' });
  }

  private indices(now: Pixels, area: Area): Uint8Array {
    const { last, palette } = this;
    const part = partOf(now, area, this.size.width);
    const indices = applyPalette(new Uint8Array(part.buffer), palette);
    if (!last) return indices;
    const before = partOf(last, area, this.size.width);
    return indices.map((index, i) => (part[i] === before[i] ? palette.length : index));
  }
}

/** The smallest area around what changed; where nothing did, one pixel. */
function changed(now: Pixels, last: Pixels, wide: number): Area {
  let [left, top, right, bottom] = [wide, now.length, 0, 0];
  for (let at = 0; at < now.length; at++) {
    if (now[at] === last[at]) continue;
    const x = at % wide;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.floor(at / wide);
    top = Math.min(top, bottom);
  }
  if (right < left) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function partOf(pixels: Pixels, { left, top, width, height }: Area, wide: number): Pixels {
  const part = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * wide + left;
    part.set(pixels.subarray(from, from + width), row * width);
  }
  return part;
}
