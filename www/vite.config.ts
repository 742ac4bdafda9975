import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses: the folder works under any path of any static host.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: '../dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  // Names of their own: a board's part of the page is not that of a worker that draws it.
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
});
