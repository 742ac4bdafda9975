import { readFileSync } from 'node:fs';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { cited } from './build/citation.ts';
import { layers, namesInPlace, scopedName, uniqueModules } from './build/css-modules.ts';
import { exampleTask } from './build/example-task.ts';
import { filesIn } from './build/files.ts';
import { noBook } from './build/no-book.ts';
import { notices, onlyDependencies } from './build/notices.ts';
import { nameOf, PUBLIC, pages } from './build/pages.ts';
import { pythonPack, pythonPackConstant } from './build/python-pack.ts';
import { scriptTexts } from './build/script-text.ts';
import { fromFile, intoOneFile } from './build/standalone.ts';
import { LANGUAGES, type LanguageName, SPOKEN } from './build/words/catalogue.ts';
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

const html = (name: string) => ({ [name]: `www/${name}.html` });
const alone = (name: string) => added(html(name), { ...first, ...scripts(name) });

// The page, that of a class and the board alone are built apart: in one build, what they share would be fourteen files, and the page would begin
// with as many requests.
function buildsIn(language: LanguageName): Record<string, BuildOptions> {
  const [whole, lessons, own, board, examples] = (['whole', 'class', 'own', 'board', 'examples'] as const).map((kind) =>
    nameOf(kind, language),
  ) as [string, string, string, string, string];
  return {
    [whole]: alone(whole),
    [lessons]: alone(lessons),
    [own]: alone(own),
    [board]: added({ ...html(board), ...html(examples), ...element }, scripts(board)),
  };
}

/** The pages, each by its name; the first of them begins with an empty folder, and is called `production`. */
const { index: _, ...others } = Object.assign({}, ...LANGUAGES.map(buildsIn)) as Record<string, BuildOptions>;

const builds: Record<string, BuildOptions> = {
  production: { emptyOutDir: true, rolldownOptions: { input: 'www/index.html', output: first } },
  ...others,
  offline: added({ sw: 'www/offline/sw.ts' }, { format: 'iife', entryFileNames: 'sw.js' }),
  standalone: single,
  // For a test of what has no room.
  'made-up': {
    emptyOutDir: true,
    outDir: '../target/made-up',
    rolldownOptions: { input: ['www/index.html', 'www/class.html'] },
  },
};

/** The builds that make a folder for a host, in their order. */
export const HOSTED = ['production', ...Object.keys(others), 'offline'];

const program = cited(readFileSync(new URL('../CITATION.cff', import.meta.url), 'utf8'));

/** What builds and unit tests share. No pack of Python is made for unit tests. */
export const shared = {
  // gifenc's field for browsers names the one of its builds of which nothing can be left out.
  resolve: { alias: { gifenc: 'gifenc/dist/gifenc.esm.js' } },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: layers } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: {
    WHOLE_PAGE: 'true',
    PUBLIC_ADDRESS: 'null',
    PROGRAM_VERSION: JSON.stringify(program.version),
    PROGRAM_RELEASED: JSON.stringify(program.released) ?? 'undefined',
    SPOKEN: JSON.stringify(SPOKEN),
    PYTHON_PACK: JSON.stringify({ name: 'python.tar.gz', bytes: 1 }),
  },
} as const;

function pluginsOf(mode: string): Plugin[] {
  if (mode === 'standalone') return [words('all'), fromFile()];
  if (mode === 'made-up') return [words('en', madeUp)];
  return [words(LANGUAGES.find((language) => mode.split('-').at(-1) === language) ?? LANGUAGES[0])];
}

/** What a build does beside bundling. */
const finishing: Record<string, () => Plugin[]> = {
  development: () => [notices(), pythonPack(), exampleTask()],
  production: () => [notices(), pythonPack(), exampleTask()],
  standalone: () => [intoOneFile('boardlab.html')],
};

export default defineConfig(({ mode }) => {
  const plugins = () => [...pluginsOf(mode), scriptTexts(), onlyDependencies()];
  const folder = LANGUAGES.find((language) => language === mode) ?? 'assets';
  return {
    // Relative addresses: the folder works under any path of any static host.
    base: './',
    plugins: [...plugins(), pages(), uniqueModules(), namesInPlace(), noBook(), ...(finishing[mode]?.() ?? [])],
    ...shared,
    define: {
      ...shared.define,
      WHOLE_PAGE: JSON.stringify(!/^(board|class|own)/.test(mode)),
      PUBLIC_ADDRESS: JSON.stringify(PUBLIC),
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
