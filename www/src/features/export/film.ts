// A GIF's bytes: one palette, and of each frame only the rectangle that changed, what stays in it left out.
import { GifWriter } from 'omggif';
import { Lookup, type Pixels, type Tally } from './colours';

/** Milliseconds of a hundredth of a second: a delay is written in these, in two bytes. */
const TICK = 10;
const LONGEST = 65_535 * TICK;
/** The bytes that a frame takes beside its pixels, and the file before its first frame. */
const TABLES = 2_000;
/** Of a pixel that packs worst: a code of 12 bits, and the lengths of its blocks. */
const BYTES_A_PIXEL = 1.6;

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

/** What a frame shows, until it is known how long. */
type Frame = Rect & { indices: Uint8Array; delay: number };

/** As a GIF has it: a power of two. */
function tableOf(palette: ReturnType<Tally['palette']>): number[] {
  const size = 2 ** Math.max(1, Math.ceil(Math.log2(palette.length + 1)));
  return Array.from({ length: size }, (_, i) => {
    const [red, green, blue] = palette[i] ?? [0, 0, 0];
    return (red << 16) | (green << 8) | blue;
  });
}

export class Film {
  private readonly lookup: Lookup;
  private last: Pixels = new Uint32Array();
  private readonly shown: Uint8Array;
  private readonly indices: Uint8Array;
  private frame: Frame | null = null;
  private readonly buffer: Uint8Array<ArrayBuffer>;
  private readonly writer: GifWriter;
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];

  constructor(
    private readonly palette: ReturnType<Tally['palette']>,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.lookup = new Lookup(palette);
    this.shown = new Uint8Array(width * height);
    this.indices = new Uint8Array(width * height);
    this.buffer = new Uint8Array(Math.ceil(width * height * BYTES_A_PIXEL) + TABLES);
    this.writer = new GifWriter(this.buffer, width, height, { loop: 0, palette: tableOf(palette) });
    this.keep(this.writer.getOutputBufferPosition());
  }

  add(pixels: Pixels, delay: number): void {
    const { frame, width, height } = this;
    const rect = frame ? changed(pixels, this.last, width) : { left: 0, top: 0, width, height };
    if (frame && !rect) frame.delay = Math.min(LONGEST, frame.delay + delay);
    if (!rect) return;
    this.write();
    this.index(pixels, rect, !frame);
    const indices = this.indices.slice(0, rect.width * rect.height);
    this.frame = { ...rect, indices, delay };
    this.last = pixels;
  }

  file(): Blob {
    this.write();
    this.keep(this.writer.end());
    return new Blob(this.parts, { type: 'image/gif' });
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

  /** Writes the frame that is known by now. Nothing stays from before the first. */
  private write(): void {
    if (!this.frame) return;
    const { left, top, width, height, indices, delay } = this.frame;
    const transparent = this.parts.length > 1 ? this.stays : null;
    this.keep(
      this.writer.addFrame(left, top, width, height, indices, { delay: delay / TICK, disposal: 1, transparent }),
    );
  }

  /** What the library has written so far; it goes on at the beginning of its buffer. */
  private keep(length: number): void {
    this.parts.push(this.buffer.slice(0, length));
    this.writer.setOutputBufferPosition(0);
  }
}
