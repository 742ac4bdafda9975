// What the service worker keeps: the files of a built folder, each with the hash of its content.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The service worker itself, the single file, which needs no folder, and Python, which the page keeps when somebody wants it. */
const LEFT = /^(sw\.js|boardlab\.html|boardlab-python-.*\.tar\.gz)$/;

/** Hexadecimal digits of a hash: enough that no two contents share one. */
const DIGITS = 32;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGITS);

export function filesIn(folder: string): [path: string, hash: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [file.slice(folder.length + 1).replaceAll(sep, '/'), hashOf(file)])
    .filter(([path]) => !LEFT.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
