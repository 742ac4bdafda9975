import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { filesIn } from './build/files.ts';
import { standalone } from './build/standalone.ts';

const ENGLISH = /(^|\/)(common|en|[\w-]+-en)$/;
/** `common.ts` has its twin in `common-ru.ts`, `en.ts` in `ru.ts`, `X-en.ts` in `X-ru.ts`. */
const twin = (file: string) => file.replace(/\/common\.ts$/, '/common-ru.ts').replace(/([/-])en\.ts$/, '$1ru.ts');

/** Short words that do not stand at a line's end, and what no line begins with. */
const SHORT = /(?<![\p{L}\d])(а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у|я) (?=\S)/giu;
const DASH = / (?=[—–])/g;
const typeset = (text: string) => text.replace(SHORT, '$1\u00a0').replace(DASH, '\u00a0');

/** Whoever asks for English words gets their Russian twins: a visitor loads one language. */
const russian = (): Plugin => ({
  name: 'russian-words',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!ENGLISH.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && twin(found.id);
  },
  transform: (code, id) => (/[/-]ru\.ts$/.test(id) ? typeset(code) : null),
  // Not in attributes: the page of examples shows them as code.
  transformIndexHtml: (html) => html.replace(/>[^<]+/g, typeset),
});

/** Nothing is imported from a worker's first file: WebKit would run it a second time, with a state of its own. */
const strictEntries = (): Plugin => ({
  name: 'strict-entries',
  options: (given) => ({ ...given, preserveEntrySignatures: 'strict' }),
});

type Output = Exclude<NonNullable<BuildOptions['rolldownOptions']>['output'], unknown[] | undefined>;

/** What the page begins with is one file: small files pack badly. */
const first: Output = { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } };

/** The same where the first files of several pages stand side by side, as far as it is no part of any one of them. */
const base: Output = { codeSplitting: { groups: [{ name: 'base', test: /preact|preload-helper|i18n\/common/ }] } };

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
    input: { boardlab: 'www/src/app/single-file.ts' },
    output: { format: 'iife', codeSplitting: false },
    // Nothing is loaded from an address; packing takes its time.
    checks: { emptyImportMeta: false, pluginTimings: false },
  },
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  modulePreload: false,
};

// The page and the board alone are built apart: in one build, what both begin with would be a file of its own, which the
// first visit would pay for.
const builds: Record<string, BuildOptions> = {
  production: { emptyOutDir: true, rolldownOptions: { output: first } },
  ru: added({ ru: 'www/ru.html' }, { ...first, ...scripts('ru') }),
  board: added({ board: 'www/board.html', embed: 'www/embed.html', ...element }, { ...base, ...scripts('board') }),
  'board-ru': added(
    { 'board-ru': 'www/board-ru.html', 'embed-ru': 'www/embed-ru.html', ...element },
    { ...base, ...scripts('board-ru') },
  ),
  offline: added({ sw: 'www/offline/sw.ts' }, { format: 'iife', entryFileNames: 'sw.js' }),
  standalone: single,
  'standalone-ru': single,
};

/** What builds and unit tests share. */
export const shared = {
  // gifenc's field for browsers names the one of its builds of which nothing can be left out.
  resolve: { alias: { gifenc: 'gifenc/dist/gifenc.esm.js' } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { HOSTED: 'true' },
} as const;

export const language = (name: 'en' | 'ru'): Plugin[] => (name === 'ru' ? [russian()] : []);

const pluginsOf = (mode: string): Plugin[] => [
  ...language(/(^|-)ru$/.test(mode) ? 'ru' : 'en'),
  ...(mode === 'standalone' ? [standalone('index.html', 'boardlab.html')] : []),
  ...(mode === 'standalone-ru' ? [standalone('ru.html', 'boardlab-ru.html')] : []),
];

export default defineConfig(({ mode }) => {
  const plugins = () => pluginsOf(mode);
  const folder = mode === 'ru' ? 'ru' : 'assets';
  return {
    // Relative addresses: the folder works under any path of any static host.
    base: './',
    plugins: plugins(),
    ...shared,
    define: {
      HOSTED: JSON.stringify(!mode.startsWith('standalone')),
      // The service worker is built last: it lists what stands in the folder.
      ...(mode === 'offline' && { FILES: JSON.stringify(filesIn('dist')) }),
    },
    build: { target: 'es2022', outDir: '../dist', modulePreload: { polyfill: false }, ...builds[mode] },
    worker: {
      format: 'es',
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
