// The pack of Python: the files of Pyodide that the page needs, as one file beside it. A tar archive can be looked into by anybody; the
// page needs some lines to read it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const read = (name: string) => readFileSync(path(`node_modules/pyodide/${name}`));
const { version } = JSON.parse(read('package.json').toString()) as { version: string };

/** Pyodide's own list of packages, without the packages: none can be fetched. */
const noPackages = () =>
  Buffer.from(JSON.stringify({ info: JSON.parse(read('pyodide-lock.json').toString()).info, packages: {} }));

const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];

const BLOCK = 512;

/** The header of a file in an archive: fields of fixed length, numbers in octal, and the sum of its bytes. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function entryOf(name: string, content: Buffer): Buffer[] {
  return [headerOf(name, content.length), content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
}

function archive(): Buffer {
  const entries = FILES.flatMap((name) => entryOf(name, read(name)));
  return Buffer.concat([...entries, ...entryOf('pyodide-lock.json', noPackages()), Buffer.alloc(2 * BLOCK)]);
}

type Pack = { name: string; content: Buffer };

/** The name has a part of the archive's hash. Compressing takes seconds, so that it is done once for all builds. */
function make(): Pack {
  const plain = archive();
  const name = `boardlab-python-${version}-${createHash('sha256').update(plain).digest('hex').slice(0, 8)}.tar.gz`;
  const kept = path(`target/${name}`);
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, gzipSync(plain, { level: 9 }));
  }
  return { name, content: readFileSync(kept) };
}

let pack: Pack | null = null;

/** A build asks several times. */
function made(): Pack {
  pack ??= make();
  return pack;
}

/** What the page knows of the pack. */
export function pythonPackConstant(): string {
  const { name, content } = made();
  return JSON.stringify({ name, bytes: content.length });
}

/** Puts the pack beside the page, in the folder and on the development server. */
export const pythonPack = (): Plugin => ({
  name: 'python-pack',
  generateBundle() {
    const { name, content } = made();
    this.emitFile({ type: 'asset', fileName: name, source: content });
  },
  configureServer: ({ middlewares }) => {
    const { name, content } = made();
    middlewares.use(`/${name}`, (_, reply) => reply.end(content));
  },
});
