import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses: the folder works under any path of any static host.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: '../dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
});
