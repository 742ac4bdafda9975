// WebAssembly modules as bytes: whether one may be a program, and a limit for its memory, which only the module itself can have.

/** Bytes of a page of memory. */
const PAGE = 65_536;
const MAGIC = [0, 0x61, 0x73, 0x6d];
/** A module of the core specification; a component begins otherwise. */
const VERSION = [1, 0, 0, 0];
const MEMORY_SECTION = 5;

/** `notWasm`: other bytes. `component`: a component of preview 2. `memory`: it begins with more than it may have. */
export class BadModule extends Error {
  constructor(readonly why: 'notWasm' | 'component' | 'memory') {
    super(why);
  }
}

const isAt = (bytes: Uint8Array, from: number, part: readonly number[]) =>
  part.every((byte, nth) => bytes[from + nth] === byte);

/** Reads unsigned numbers of variable length (LEB128). */
class Cursor {
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new BadModule('notWasm');
    return byte;
  }

  /** Below 2^35, which no number of a module of 32 bits reaches. */
  number(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 35; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    throw new BadModule('notWasm');
  }
}

function encoded(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** The content of a memory section under a limit of so many pages. */
function limitedSection(bytes: Uint8Array, start: number, most: number): number[] {
  const cursor = new Cursor(bytes, start);
  const count = cursor.number();
  const limited = encoded(count);
  for (let nth = 0; nth < count; nth++) {
    const flags = cursor.byte();
    const least = cursor.number();
    const own = flags & 1 ? cursor.number() : most;
    if (least > most) throw new BadModule('memory');
    limited.push(flags | 1, ...encoded(least), ...encoded(Math.min(own, most)));
  }
  return limited;
}

/**
 * The same module, whose memory cannot grow beyond a limit in bytes.
 *
 * # Throws
 *
 * `BadModule` if the bytes are no module that could be a program.
 */
export function withMemoryLimit(bytes: Uint8Array, limit: number): Uint8Array<ArrayBuffer> {
  if (!isAt(bytes, 0, MAGIC)) throw new BadModule('notWasm');
  if (!isAt(bytes, 4, VERSION)) throw new BadModule('component');
  const cursor = new Cursor(bytes, 8);
  while (cursor.at < bytes.length) {
    const before = cursor.at;
    const id = cursor.byte();
    const size = cursor.number();
    const start = cursor.at;
    cursor.at = start + size;
    if (id !== MEMORY_SECTION) continue;
    const section = limitedSection(bytes, start, Math.floor(limit / PAGE));
    return joined(
      bytes.subarray(0, before),
      [id, ...encoded(section.length), ...section],
      bytes.subarray(start + size),
    );
  }
  return new Uint8Array(bytes);
}

function joined(before: Uint8Array, section: readonly number[], after: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(before.length + section.length + after.length);
  all.set(before);
  all.set(section, before.length);
  all.set(after, before.length + section.length);
  return all;
}
