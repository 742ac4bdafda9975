// Archives whose bytes depend on the files alone: sorted, with one time, without owners.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
// The platform has no zip, and the program `zip` is not everywhere; fflate is small, well kept, and writes the same bytes everywhere.
import { zipSync } from 'fflate';
import { tar } from '../www/build/tar';

/** The files of a folder, sorted, with `/` between folders. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A zip of some files of a folder under a name. `seconds`: their time, since 1970. */
export function zip(folder: string, files: string[], name: string, seconds: number): Uint8Array {
  const entries = files.map((file): [string, Uint8Array] => [
    `${name}/${file}`,
    new Uint8Array(readFileSync(join(folder, file))),
  ]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: localTimeOf(seconds) });
}

/** fflate writes local time: the time that reads as the given one reads in UTC. */
export function localTimeOf(seconds: number): Date {
  const utc = new Date(seconds * 1000);
  return new Date(utc.getTime() + utc.getTimezoneOffset() * 60_000);
}

/** A tar, gzipped, of a folder in another one. Its files can be run by everybody where their owner can. */
export function tarball(parent: string, name: string, seconds: number): Uint8Array {
  const entries = filesOf(join(parent, name)).map((file) => {
    const path = join(parent, name, file);
    const mode = statSync(path).mode & 0o100 ? 0o755 : 0o644;
    return { name: `${name}/${file}`, content: readFileSync(path), mode, mtime: seconds };
  });
  return gzipSync(tar(entries), { level: 9 });
}
