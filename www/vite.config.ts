import { type BuildOptions, defineConfig } from 'vite';

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

// A build of its own: in one build what both begin with becomes small files, which the first visit would pay for.
export default defineConfig(({ mode }) => ({
  // Relative addresses: the folder works under any path of any static host.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: '../dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    ...(mode === 'board' ? board : {}),
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
}));
