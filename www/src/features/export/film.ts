// A GIF's bytes: one palette, and of each frame only the rectangle that changed, what stays in it left out.
import { GIFEncoder } from 'gifenc';
import { Lookup, type Pixels, type Tally } from './colours';

/** A delay is written in hundredths of a second, in two bytes. */
const TICK = 10;
const LONGEST = 65_535 * TICK;
/** Where a frame's delay, and its rectangle's corner, are written after the frame's first byte. */
const DELAY = 4;
const CORNER = 9;

type Rect = { left: number; top: number; width: number; height: number };

/** The smallest rectangle around what differs; null if nothing does. */
function changed(now: Pixels, last: Pixels, width: number): Rect | null {
  let first = 0;
  while (first < now.length && now[first] === last[first]) first++;
  if (first === now.length) return null;
  let end = now.length - 1;
  while (now[end] === last[end]) end--;
  const [top, bottom] = [Math.floor(first / width), Math.floor(end / width)];
  let [left, right] = [first % width, end % width];
  if (right < left) [left, right] = [right, left];
  for (let row = top; row <= bottom; row++) {
    const start = row * width;
    for (let x = 0; x < left; x++) if (now[start + x] !== last[start + x]) left = x;
    for (let x = width - 1; x > right; x--) if (now[start + x] !== last[start + x]) right = x;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Rounded so that the errors of many delays do not add up. */
export function ticker() {
  let [due, told] = [0, 0];
  return (ms: number) => {
    due += ms;
    const delay = Math.min(LONGEST, Math.max(TICK, Math.round((due - told) / TICK) * TICK));
    told += delay;
    return delay;
  };
}

export class Film {
  private readonly out = GIFEncoder({ auto: false, initialCapacity: 1 << 18 });
  private readonly lookup: Lookup;
  private last: Pixels;
  private readonly shown: Uint8Array;
  private readonly indices: Uint8Array;
  private frame = { at: 0, delay: 0 };

  constructor(
    private readonly palette: ReturnType<Tally['palette']>,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.lookup = new Lookup(palette);
    this.last = new Uint32Array();
    this.shown = new Uint8Array(width * height);
    this.indices = new Uint8Array(width * height);
    this.out.writeHeader();
  }

  add(pixels: Pixels, delay: number): void {
    const first = this.frame.at === 0;
    const rect = first
      ? { left: 0, top: 0, width: this.width, height: this.height }
      : changed(pixels, this.last, this.width);
    if (!rect) this.lengthen(delay);
    else {
      this.index(pixels, rect, first);
      this.write(rect, delay, first);
      this.last = pixels;
    }
  }

  file(): Blob {
    this.out.finish();
    return new Blob([this.out.bytes() as Uint8Array<ArrayBuffer>], { type: 'image/gif' });
  }

  /** The index after the palette's last is that of what stays. */
  private get stays(): number {
    return this.palette.length;
  }

  private index(pixels: Pixels, { left, top, width, height }: Rect, first: boolean): void {
    const { indices, shown, last, lookup, stays } = this;
    let to = 0;
    let [known, found] = [0, 0];
    for (let row = top; row < top + height; row++)
      for (let at = row * this.width + left, end = at + width; at < end; at++) {
        const pixel = pixels[at] as number;
        if (!first && pixel === last[at]) {
          indices[to++] = stays;
          continue;
        }
        if (pixel !== known) [known, found] = [pixel, lookup.at(pixel)];
        indices[to++] = !first && shown[at] === found ? stays : found;
        shown[at] = found;
      }
  }

  private write({ left, top, width, height }: Rect, delay: number, first: boolean): void {
    const at = this.out.bytesView().length;
    const colours = first ? { first, palette: [...this.palette, [0, 0, 0]] } : {};
    const indices = this.indices.subarray(0, width * height);
    const stays = { transparent: !first, transparentIndex: this.stays, dispose: 1 };
    this.out.writeFrame(indices, width, height, { delay, colorDepth: this.depth, ...stays, ...colours });
    // The library writes every frame to the corner; and before the first stand the screen and its palette.
    const start = first ? this.out.bytesView().indexOf(0xf9, at + this.tables) - 1 : at;
    if (!first) this.put(start + CORNER, left, top);
    this.frame = { at: start, delay };
  }

  private get depth(): number {
    return Math.max(2, Math.ceil(Math.log2(this.palette.length + 1)));
  }

  /** The bytes of the screen's description and of its palette. */
  private get tables(): number {
    return 7 + 3 * 2 ** Math.max(1, Math.ceil(Math.log2(this.palette.length + 1)));
  }

  private lengthen(more: number): void {
    this.frame.delay = Math.min(LONGEST, this.frame.delay + more);
    this.put(this.frame.at + DELAY, this.frame.delay / TICK);
  }

  private put(at: number, ...values: number[]): void {
    const bytes = this.out.bytesView();
    for (const [i, value] of values.entries()) bytes.set([value & 255, value >> 8], at + 2 * i);
  }
}
