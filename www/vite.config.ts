import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { layers, namesInPlace, scopedName, uniqueModules } from './build/css-modules.ts';
import { filesIn } from './build/files.ts';
import { notices, onlyDependencies } from './build/notices.ts';
import { pages } from './build/pages.ts';
import { pythonPack, pythonPackConstant } from './build/python-pack.ts';
import { scriptTexts } from './build/script-text.ts';
import { fromFile, intoOneFile } from './build/standalone.ts';
import { madeUp } from './build/words/made-up.ts';
import { words } from './build/words/plugin.ts';

/** Nothing is imported from a worker's first file: WebKit would run it a second time, with a state of its own. */
const strictEntries = (): Plugin => ({
  name: 'strict-entries',
  options: (given) => ({ ...given, preserveEntrySignatures: 'strict' }),
});

type Output = Exclude<NonNullable<BuildOptions['rolldownOptions']>['output'], unknown[] | undefined>;

/** What a page begins with is one file: each more is a request. A build with several pages cannot have it. */
const first: Output = { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } };

/** Another folder for the scripts of each build; styles, engines and what stands in `public` serve all. */
const scripts = (folder: string): Output => ({
  chunkFileNames: `${folder}/[name]-[hash].js`,
  entryFileNames: ({ name }) => (name === 'boardlab-board' ? '[name].js' : `${folder}/[name]-[hash].js`),
});

const added = (input: Record<string, string>, output: Output): BuildOptions => ({
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: { input, output },
});

/** The element that brings a board to other pages has a name that stays, and no words. */
const element = { 'boardlab-board': 'www/src/features/embed/element.ts' };

const single: BuildOptions = {
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: { boardlab: 'www/src/app/single.ts' },
    output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
    // Nothing is loaded from an address; packing takes its time.
    checks: { emptyImportMeta: false, pluginTimings: false },
  },
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  modulePreload: false,
};

// The page, that of a class and the board alone are built apart: in one build, what they share would be fourteen files, and the page would begin
// with as many requests.
const builds: Record<string, BuildOptions> = {
  production: { emptyOutDir: true, rolldownOptions: { input: 'www/index.html', output: first } },
  ru: added({ ru: 'www/ru.html' }, { ...first, ...scripts('ru') }),
  class: added({ class: 'www/class.html' }, { ...first, ...scripts('class') }),
  'class-ru': added({ 'class-ru': 'www/class-ru.html' }, { ...first, ...scripts('class-ru') }),
  own: added({ own: 'www/own.html' }, { ...first, ...scripts('own') }),
  'own-ru': added({ 'own-ru': 'www/own-ru.html' }, { ...first, ...scripts('own-ru') }),
  board: added({ board: 'www/board.html', embed: 'www/embed.html', ...element }, scripts('board')),
  'board-ru': added(
    { 'board-ru': 'www/board-ru.html', 'embed-ru': 'www/embed-ru.html', ...element },
    scripts('board-ru'),
  ),
  offline: added({ sw: 'www/offline/sw.ts' }, { format: 'iife', entryFileNames: 'sw.js' }),
  standalone: single,
  // For a test of what has no room.
  'made-up': {
    emptyOutDir: true,
    outDir: '../target/made-up',
    rolldownOptions: { input: ['www/index.html', 'www/class.html'] },
  },
};

/** What builds and unit tests share. No pack of Python is made for unit tests. */
export const shared = {
  // gifenc's field for browsers names the one of its builds of which nothing can be left out.
  resolve: { alias: { gifenc: 'gifenc/dist/gifenc.esm.js' } },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: layers } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: {
    WHOLE_PAGE: 'true',
    PUBLIC_ADDRESS: 'null',
    PYTHON_PACK: JSON.stringify({ name: 'python.tar.gz', bytes: 1 }),
  },
} as const;

function pluginsOf(mode: string): Plugin[] {
  if (mode === 'standalone') return [words('both'), fromFile()];
  if (mode === 'made-up') return [words('en', madeUp)];
  return [words(/(^|-)ru$/.test(mode) ? 'ru' : 'en')];
}

/** What a build does beside bundling. */
const finishing: Record<string, () => Plugin[]> = {
  development: () => [notices(), pythonPack()],
  production: () => [notices(), pythonPack()],
  standalone: () => [intoOneFile('boardlab.html')],
};

/** `BOARDLAB_URL` names the folder on the web that a single file links to; make sets it to nothing where nobody does. */
const publicAddress = process.env.BOARDLAB_URL ? process.env.BOARDLAB_URL.replace(/\/?$/, '/') : null;

export default defineConfig(({ mode }) => {
  const plugins = () => [...pluginsOf(mode), scriptTexts(), onlyDependencies()];
  const folder = mode === 'ru' ? 'ru' : 'assets';
  return {
    // Relative addresses: the folder works under any path of any static host.
    base: './',
    plugins: [...plugins(), pages(), uniqueModules(), namesInPlace(), ...(finishing[mode]?.() ?? [])],
    ...shared,
    define: {
      ...shared.define,
      WHOLE_PAGE: JSON.stringify(!/^(board|class|own)/.test(mode)),
      PUBLIC_ADDRESS: JSON.stringify(publicAddress),
      PYTHON_PACK: pythonPackConstant(),
      // The service worker is built last: it lists what stands in the folder.
      ...(mode === 'offline' && { FILES: JSON.stringify(filesIn('dist')) }),
    },
    // A file is asked for by its name alone.
    ...(mode === 'standalone' && {
      experimental: { renderBuiltUrl: (name: string) => ({ runtime: JSON.stringify(name) }) },
    }),
    build: { target: 'es2022', outDir: '../dist', modulePreload: { polyfill: false }, ...builds[mode] },
    worker: {
      format: mode === 'standalone' ? 'iife' : 'es',
      plugins: () => [...plugins(), strictEntries()],
      rolldownOptions: {
        output: {
          entryFileNames: `${folder}/[name]-[hash].js`,
          // Names of their own: a board's part of the page is not that of a worker that draws it.
          chunkFileNames: `${folder}/worker-[name]-[hash].js`,
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  };
});
