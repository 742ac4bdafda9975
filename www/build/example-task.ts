// The module of a task to begin with, as its author builds it (`make target/programs/vacuum.wasm`). It stands beside the page under a name that
// stays: links to it name that.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'vacuum.wasm';

const content = (): Buffer => readFileSync(fileURLToPath(new URL(`../../target/programs/${NAME}`, import.meta.url)));

/** Puts it beside the page, in the folder and on the development server. */
export const exampleTask = (): Plugin => ({
  name: 'example-task',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: content() });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${NAME}`, (_, reply) => reply.end(content()));
  },
});
