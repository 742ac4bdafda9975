// Which files of a build load which: a name of a file in the text of another one is a reference.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Texts that can name files. */
const TEXTS = /\.(html|js|css|json|webmanifest)$/;

/** Some files of a folder and all that they refer to, sorted. */
export function withReferences(folder, files) {
  const all = readdirSync(folder, { recursive: true }).filter((file) => statSync(join(folder, file)).isFile());
  const found = new Set(files);
  for (const file of found) {
    if (!TEXTS.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const other of all) {
      // Two builds may have a file of the same name: each means its own.
      const own = join(dirname(file), basename(other));
      // A page is no part of another one, though it may link to it.
      if (!other.endsWith('.html') && text.includes(basename(other))) found.add(all.includes(own) ? own : other);
    }
  }
  return [...found].sort();
}
