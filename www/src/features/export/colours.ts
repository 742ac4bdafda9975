// The colours of a GIF: one palette for all frames, and which of its colours each colour of a frame becomes.
import { quantize } from 'gifenc';

/** Pixels as the canvas keeps them in memory: red in the lowest byte. */
export type Pixels = Uint32Array;
type Colour = [red: number, green: number, blue: number];

/** One of 256 is kept for what does not change from frame to frame. */
const MOST = 255;
/** The colours of areas stay exactly what they are: those of so large a share of what was counted. */
const FLAT = 2000;
const MOST_FLAT = 128;

const OPAQUE = 0xff000000;
const red = (pixel: number) => pixel & 255;
const green = (pixel: number) => (pixel >>> 8) & 255;
const blue = (pixel: number) => (pixel >>> 16) & 255;
const colourOf = (pixel: number): Colour => [red(pixel), green(pixel), blue(pixel)];

/** Counts colours; areas are long runs of one. */
export class Tally {
  private readonly counts = new Map<number, number>();

  add(pixels: Pixels): void {
    for (let at = 0; at < pixels.length; ) {
      const pixel = pixels[at] ?? 0;
      const start = at;
      while (at < pixels.length && pixels[at] === pixel) at++;
      this.counts.set(pixel, (this.counts.get(pixel) ?? 0) + at - start);
    }
  }

  /** At most 255, the most frequent exactly, the shades between them near enough. */
  palette(): Colour[] {
    const ranked = [...this.counts].sort(([, a], [, b]) => b - a);
    if (ranked.length <= MOST) return ranked.map(([pixel]) => colourOf(pixel));
    const all = ranked.reduce((sum, [, count]) => sum + count, 0);
    const flats = ranked.filter(([, count], i) => i < MOST_FLAT && count * FLAT > all).map(([pixel]) => pixel);
    const rest = Uint32Array.from(ranked.slice(flats.length), ([pixel]) => pixel);
    return [...flats.map(colourOf), ...(quantize(new Uint8Array(rest.buffer), MOST - flats.length) as Colour[])];
  }
}

const SLOTS = 1 << 15;
const EMPTY = 0;

/** Finds a colour's nearest in a palette, each only once: by a table of those that have been asked for. */
export class Lookup {
  private readonly keys = new Uint32Array(SLOTS);
  private readonly found = new Uint8Array(SLOTS);
  private used = 0;

  constructor(private readonly palette: readonly Colour[]) {}

  at(pixel: number): number {
    const key = (pixel | OPAQUE) >>> 0;
    let slot = Math.imul(key, 0x9e3779b1) >>> 17;
    while (this.keys[slot] !== key) {
      if (this.keys[slot] === EMPTY) return this.learn(slot, key);
      slot = (slot + 1) % SLOTS;
    }
    return this.found[slot] ?? 0;
  }

  private learn(slot: number, key: number): number {
    const index = this.nearest(key);
    if (++this.used > SLOTS / 2) this.forget();
    else {
      this.keys[slot] = key;
      this.found[slot] = index;
    }
    return index;
  }

  private forget(): void {
    this.keys.fill(EMPTY);
    this.used = 0;
  }

  private nearest(pixel: number): number {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < this.palette.length; i++) {
      const [r, g, b] = this.palette[i] as Colour;
      const away = (r - red(pixel)) ** 2 + (g - green(pixel)) ** 2 + (b - blue(pixel)) ** 2;
      if (away < least) [best, least] = [i, away];
    }
    return best;
  }
}
