// Messages that nothing says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, LANGUAGES } from './catalogue.ts';

const IMPORT = /import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from 'words:([\w-]+)'/g;

/** Adds what a module takes of the files of words: names of messages by file. */
function collect(code: string, said: Map<string, Set<string>>): void {
  for (const [, all, some, file = ''] of code.matchAll(IMPORT)) {
    const names = said.get(file) ?? new Set();
    said.set(file, names);
    if (all) for (const [, name = ''] of code.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))) names.add(name);
    else for (const [name] of (some ?? '').matchAll(/\b\w+(?=\s*(,|$|as\b))/g)) names.add(name);
  }
}

/** Throws at the first message that no module says, and no other message names. `said`: what is said elsewhere. */
export function unused(catalogue: Catalogue, folder: string, said = new Map<string, Set<string>>()): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  for (const file of files) collect(readFileSync(join(folder, file), 'utf8'), said);
  for (const name of catalogue.names()) {
    const messages = [...catalogue.file(LANGUAGES[0], name).values()];
    const named = new Set(catalogue.names().flatMap((one) => usedBy(catalogue, one)));
    const idle = messages.find((one) => !said.get(name)?.has(one.name) && !named.has(one.name));
    if (idle) throw catalogue.fault(LANGUAGES[0], name, idle, `nothing says “${idle.name}”`);
  }
}

const usedBy = (catalogue: Catalogue, name: string): string[] =>
  LANGUAGES.flatMap((language) => [...catalogue.file(language, name).values()].flatMap(({ uses }) => [...uses]));
