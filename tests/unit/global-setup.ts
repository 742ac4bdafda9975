import { build } from 'vite';
import { shared } from '../../www/vite.config.ts';

/** Bundles the engines' worker once for all files of tests: each of its instances is a thread of its own, as in a browser. */
export default async function bundleWorker(): Promise<void> {
  await build({
    ...shared,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'www/src/engine/worker.ts',
      outDir: 'target/unit',
      rolldownOptions: { output: { entryFileNames: 'worker.mjs', chunkFileNames: '[name].mjs' } },
    },
  });
}
