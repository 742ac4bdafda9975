import { type BuildOptions, defineConfig } from 'vite';

/** What the page begins with is one file: small files pack badly. */
const page: BuildOptions = {
  rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
};

/** The board alone, the element that brings it to other pages under a name that stays, and its examples. */
const board: BuildOptions = {
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: { board: 'www/board.html', 'boardlab-board': 'www/src/embed/element.ts', embed: 'www/embed.html' },
    output: {
      chunkFileNames: 'board/[name]-[hash].js',
      entryFileNames: ({ name }) => (name === 'boardlab-board' ? '[name].js' : 'board/[name]-[hash].js'),
    },
  },
};

// Two builds: in one, what both begin with would be a file of its own, which the first visit would pay for.
export default defineConfig(({ mode }) => ({
  // Relative addresses: the folder works under any path of any static host.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: '../dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    ...(mode === 'board' ? board : page),
  },
  // Names of their own: a board's part of the page is not that of a worker that draws it.
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
}));
