// A plain reader of GIFs, written from the format's description, to see what the page's writer has written.

export type GifFrame = { delay: number; left: number; top: number; width: number; height: number };
/** `pictures`: what is seen after each frame, as red, green, blue, alpha. */
export type Gif = { width: number; height: number; colours: number; frames: GifFrame[]; pictures: Uint8Array[] };

const word = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);

/** The codes of LZW, with a table that grows from the palette's own. */
function unpacked(data: number[], least: number, count: number): number[] {
  const [clear, end] = [1 << least, (1 << least) + 1];
  let [size, table, last] = [least + 1, [] as number[][], null as number[] | null];
  const reset = () => {
    size = least + 1;
    table = Array.from({ length: end + 1 }, (_, i) => [i]);
    last = null;
  };
  reset();
  const out: number[] = [];
  let [bits, have] = [0, 0];
  for (const byte of data) {
    bits |= byte << have;
    have += 8;
    while (have >= size) {
      const code = bits & ((1 << size) - 1);
      bits >>= size;
      have -= size;
      if (code === end) return out;
      if (code === clear) {
        reset();
        continue;
      }
      const known: number[] = table[code] ?? [...(last ?? []), last?.[0] ?? 0];
      if (!table[code] && (code !== table.length || !last)) throw new Error(`code ${code} of ${table.length}`);
      out.push(...known);
      if (last && table.length < 4096) table.push([...last, known[0] ?? 0]);
      if (table.length === 1 << size && size < 12) size++;
      last = known;
    }
  }
  throw new Error(`no end after ${out.length} of ${count} pixels`);
}

/** The bytes of blocks up to the empty one, and where that ends. */
function blocks(bytes: Uint8Array, from: number): [number[], number] {
  const data: number[] = [];
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) {
    data.push(...bytes.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return [data, at + 1];
}

export function readGif(bytes: Uint8Array): Gif {
  if (new TextDecoder().decode(bytes.subarray(0, 6)) !== 'GIF89a') throw new Error('not a GIF');
  const [width, height, packed] = [word(bytes, 6), word(bytes, 8), bytes[10] ?? 0];
  const colours = 2 << (packed & 7);
  const palette = bytes.subarray(13, 13 + 3 * colours);
  const gif: Gif = { width, height, colours, frames: [], pictures: [] };
  const seen = new Uint8Array(4 * width * height);
  let at = 13 + palette.length;
  let control = { delay: 0, clear: -1 };
  for (;;) {
    const kind = bytes[at];
    if (kind === 0x3b) return gif;
    if (kind === 0x21) {
      if (bytes[at + 1] === 0xf9)
        control = { delay: 10 * word(bytes, at + 4), clear: (bytes[at + 3] ?? 0) & 1 ? (bytes[at + 6] ?? 0) : -1 };
      at = blocks(bytes, at + 2)[1];
    } else if (kind === 0x2c) {
      const [left, top, wide, tall] = [1, 3, 5, 7].map((by) => word(bytes, at + by)) as [
        number,
        number,
        number,
        number,
      ];
      if ((bytes[at + 9] ?? 0) !== 0) throw new Error('a palette of its own, or interlaced');
      const [data, next] = blocks(bytes, at + 11);
      const pixels = unpacked(data, bytes[at + 10] ?? 0, wide * tall);
      if (pixels.length !== wide * tall) throw new Error(`${pixels.length} pixels of ${wide * tall}`);
      pixels.forEach((index, i) => {
        if (index === control.clear) return;
        const to = 4 * ((top + Math.floor(i / wide)) * width + left + (i % wide));
        seen.set([...palette.subarray(3 * index, 3 * index + 3), 255], to);
      });
      gif.frames.push({ delay: control.delay, left, top, width: wide, height: tall });
      gif.pictures.push(seen.slice());
      at = next;
    } else throw new Error(`byte ${kind} at ${at}`);
  }
}
