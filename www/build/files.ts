// What the service worker keeps: the files of a built folder, each with the hash of its content, and the language that it serves alone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LANGUAGES } from './words/catalogue.ts';

/** The service worker itself, the single file, which needs no folder, and Python, which the page keeps when somebody wants it. */
const LEFT = /^(sw\.js|boardlab\.html|boardlab-python-.*\.tar\.gz)$/;

/** Hexadecimal digits of a hash: enough that no two contents share one. */
const DIGITS = 32;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGITS);

const others = LANGUAGES.slice(1).join('|');
/** Its pages and folders (`zh.html`, `class-zh/`), and the styles that its pages begin with. */
const OF_LANGUAGE = new RegExp(`^(?:\\w+-)?(${others})[./]|^assets/(?:\\w+-)?(${others})-.{8}\\.css$`);

/** What serves several languages, or the first, has none. */
export function languageOf(path: string): string | undefined {
  const found = OF_LANGUAGE.exec(path);
  return found?.[1] ?? found?.[2];
}

export type Listed = [path: string, hash: string, language?: string | undefined];

export function filesIn(folder: string): Listed[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: file.slice(folder.length + 1).replaceAll(sep, '/') }))
    .filter(({ path }) => !LEFT.test(path))
    .map(({ file, path }): Listed => [path, hashOf(file), languageOf(path)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
