// Code imports words by the name of their file: `import * as w from 'words:share'`. A build decides which language that means.
//
// Each message is a module of its own, so that a part of the page has the messages that it says and no others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { saidByPages } from '../pages.ts';
import { Catalogue } from './catalogue.ts';
import { declarations } from './declare.ts';
import { Modules, type Speaks, WORDS } from './modules.ts';
import { unused } from './unused.ts';

/** What follows the last slash names a chunk. */
const MADE = '\0said/';
const PAGE = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(PAGE, 'words');
const PATHS = {
  runtime: join(PAGE, 'src/i18n/say.ts'),
  /** Tells the single file's language when it starts. */
  chosen: join(PAGE, 'src/platform/single-file/language.ts'),
};

/** Writes what TypeScript knows of the words, if it has changed. */
export function writeDeclarations(catalogue = new Catalogue(FOLDER)): void {
  const file = join(FOLDER, 'words.d.ts');
  catalogue.check();
  const now = declarations(catalogue);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== now) writeFileSync(file, now);
}

/** `made`: what is done to each text of a language that is made up from the first. */
export function words(speaks: Speaks, made?: (text: string) => string): Plugin {
  const catalogue = new Catalogue(FOLDER, made);
  const modules = new Modules(catalogue, speaks, PATHS);
  let isWorker = false;
  return {
    name: 'words',
    enforce: 'pre',
    configResolved(config) {
      isWorker = config.isWorker;
    },
    buildStart() {
      catalogue.forget();
      // The page that starts a worker has seen to its words.
      if (isWorker) return;
      writeDeclarations(catalogue);
      unused(catalogue, join(PAGE, 'src'), saidByPages());
    },
    // What ends with .json is read as JSON by Vite itself.
    resolveId: (source) =>
      source.startsWith(WORDS) ? MADE + source.slice(WORDS.length).replace(/\.json$/, '$&@') : null,
    // Not in attributes: the page of examples shows them as code.
    transformIndexHtml: (html) =>
      speaks === 'all' || made ? html : html.replace(/>[^<]+/g, (text) => catalogue.typeset(speaks, text)),
    load: (id) =>
      id.startsWith(MADE) ? { code: modules.load(id.slice(MADE.length)), moduleSideEffects: false } : null,
  };
}
