// What the service worker keeps: the files of a built folder, each with a mark of its content.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The service worker itself, and single files, which need no folder. */
const LEFT = /^(sw\.js|boardlab(-\w+)?\.html)$/;

/** Such a name is its mark. */
const HASHED = /-[\w-]{8}\.(js|css|wasm)$/;

const markOf = (file: string) =>
  HASHED.test(file) ? '' : createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

export function filesIn(folder: string): [path: string, mark: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [file.slice(folder.length + 1).replaceAll(sep, '/'), markOf(file)])
    .filter(([path]) => !LEFT.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
