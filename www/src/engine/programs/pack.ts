// The pack of Python: a tar archive, compressed by gzip. The build makes it (build/python-pack.ts).
import type { PythonFiles } from './program';

/** Tar counts in these. */
const BLOCK = 512;
const GZIP = [0x1f, 0x8b];

/** Some hosts say of such a file that it is compressed on its way, and the browser has unpacked it by then. */
async function unpacked(pack: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const start = new Uint8Array(await pack.slice(0, GZIP.length).arrayBuffer());
  const isPacked = GZIP.every((byte, nth) => start[nth] === byte);
  const plain = isPacked ? new Response(pack.stream().pipeThrough(new DecompressionStream('gzip'))) : pack;
  return new Uint8Array(await plain.arrayBuffer());
}

/** The files of an archive by their names. */
function filesOf(archive: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  const field = (from: number, length: number) =>
    decoder.decode(archive.subarray(from, from + length)).replace(/\0.*/s, '');
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(field(at + 124, 12), 8);
    if (!(size >= 0)) break;
    files.set(field(at, 100), archive.slice(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/**
 * The files of Python in a pack.
 *
 * # Throws
 *
 * An error if it is another file.
 */
export async function packIn(pack: Blob): Promise<PythonFiles> {
  const files = filesOf(await unpacked(pack));
  const file = (name: string) => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`${name} is not in the pack`);
    return bytes;
  };
  const text = (name: string) => new TextDecoder().decode(file(name));
  return {
    interpreter: file('pyodide.asm.wasm'),
    glue: text('pyodide.asm.mjs'),
    loader: text('pyodide.mjs'),
    standardLibrary: file('python_stdlib.zip'),
    lock: text('pyodide-lock.json'),
  };
}
