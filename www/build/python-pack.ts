// The pack of Python: the files of Pyodide that the page needs, as one file beside it. A tar archive can be looked into by anybody; the
// page needs some lines to read it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { tar } from './tar.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const read = (name: string) => readFileSync(path(`node_modules/pyodide/${name}`));
const { version } = JSON.parse(read('package.json').toString()) as { version: string };

/** Pyodide's own list of packages, without the packages: none can be fetched. */
const noPackages = () =>
  Buffer.from(JSON.stringify({ info: JSON.parse(read('pyodide-lock.json').toString()).info, packages: {} }));

const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];

function archive(): Buffer {
  const entry = (name: string, content: Buffer) => ({ name, content, mode: 0o644, mtime: 0 });
  return tar([...FILES.map((name) => entry(name, read(name))), entry('pyodide-lock.json', noPackages())]);
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
