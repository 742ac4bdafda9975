// The whole page as one file that runs by double click. The files of its build are two zstd frames in it: what is in one has much in
// common, and gzip looks 32 kB back (the engines are 599 kB apart, 417 kB together; the page in four languages 798 kB and 635 kB).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compress, init } from '@bokuweb/zstd-wasm';
import type { Plugin } from 'vite';
import { NOTICES, noticesText, worksInPage } from './notices.ts';
import { htmlOf, nameOf, wordIn } from './pages.ts';
import { scriptOf } from './script.ts';
import { LANGUAGES, SPOKEN } from './words/catalogue.ts';

const WORKER = '\0worker:';
const ENGINE = '\0engine:';
/** The page's own script. */
const PAGE = 'boardlab.js';

/** A worker is started from an address that the loader has made. */
const workerModule = (file: string) => `
import { ${file.includes('/engine/') ? 'hireEngine' : 'hire'} as hire } from '/src/platform/single-file/crew.ts';
import script from '${file}?worker&url';
export default function (options) { return hire(script, options?.name); }`;

/** An engine is handed its WebAssembly module, and asks no host for it. */
const engineModule = (file: string) => `
import init from '${file}';
import wasm from '${file.replace('.js', '_bg.wasm')}?url';
import { carried } from '/src/platform/single-file/carried.ts';
export * from '${file}';
let ready = null;
export default () => (ready ??= init({ module_or_path: carried(wasm) }));`;

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const text = (name: string) => readFileSync(path(name), 'utf8');

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands in the page is named by its content. Workers come as blobs. The frame for foreign code inherits this policy. */
function policyOf(scripts: string[], style: string): string {
  const [, inline = ''] = /<script>([\s\S]*)<\/script>/.exec(text('public/robot.html')) ?? [];
  return [
    "default-src 'none'",
    `script-src ${[...scripts, inline].map(sha).join(' ')} 'wasm-unsafe-eval' blob:`,
    `style-src ${sha(style)}`,
    'worker-src blob:',
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

type File = { name: string; content: string | Uint8Array };

/** zstd sees all of them at once. */
function frameElement(frame: string, files: File[]): string {
  const contents = files.map(({ content }) => Buffer.from(content));
  const parts = files.map(({ name }, at) => `${name} ${contents[at]?.length}`);
  const packed = Buffer.from(compress(Buffer.concat(contents), 22)).toString('base64');
  return `<script type="text/plain" data-frame="${frame}" data-parts="${parts}">${packed}</script>`;
}

const define = {
  PAGE: JSON.stringify(PAGE),
  SPOKEN: JSON.stringify(SPOKEN),
  TOO_OLD: JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, wordIn(language, 'tooOld')]))),
};

/** What is said without scripts, in the language of a page. */
function noscriptOf({ language, locale }: (typeof SPOKEN)[number]): string {
  const [noscript = ''] = /<noscript>.*<\/noscript>/.exec(htmlOf(nameOf('whole', language))) ?? [];
  return noscript.replace('<p', `<p lang="${locale}"`);
}

async function pageOf(files: File[]): Promise<string> {
  const loader = await scriptOf(path('src/platform/single-file/loader.ts'), { define });
  const contentOf = (end: string) => String(files.find(({ name }) => name.endsWith(end))?.content);
  const policy = policyOf([loader, contentOf(PAGE)], contentOf('.css'));
  const icon = Buffer.from(text('public/icon.svg')).toString('base64');
  const isEngine = ({ name }: File) => name.endsWith('.wasm');
  await init();
  const elements = [
    frameElement(
      'page',
      files.filter((file) => !isEngine(file)),
    ),
    frameElement('engines', files.filter(isEngine)),
  ];
  return htmlOf('index')
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, (_, start) => start + policy)
    .replace(/\s*<link rel="(manifest|apple-touch-icon|alternate)"[^>]*>/g, '')
    .replace(/\s*<script [^>]*><\/script>/, '')
    .replace('./icon.svg', () => `data:image/svg+xml;base64,${icon}`)
    .replace(/<noscript>.*<\/noscript>/, () => SPOKEN.map(noscriptOf).join('\n    '))
    .replace('</body>', () => `  ${elements.join('\n    ')}\n    <script>${loader}</script>\n  </body>`);
}

/** What asks a host for files asks the file itself. */
export const fromFile = (): Plugin => ({
  name: 'from-file',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const [served] = /\/(served(-pack)?|book)$/.exec(source) ?? [];
    if (served) return path(`src/platform/single-file${served}.ts`);
    const kind = source.endsWith('?worker') ? WORKER : /\/engine_\w+\.js$/.test(source) ? ENGINE : null;
    if (!kind || importer.startsWith(ENGINE)) return null;
    const found = await this.resolve(source.replace('?worker', ''), importer, { skipSelf: true });
    return found && kind + found.id;
  },
  load(id) {
    if (id.startsWith(WORKER)) return workerModule(id.slice(WORKER.length));
    return id.startsWith(ENGINE) ? engineModule(id.slice(ENGINE.length)) : null;
  },
});

/** Puts all that the build has made into one page. */
export const intoOneFile = (name: string): Plugin => ({
  name: 'into-one-file',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const made = Object.values(bundle).map((part) => ({
        name: part.fileName,
        content: part.type === 'chunk' ? part.code : part.source,
      }));
      for (const { name } of made) delete bundle[name];
      const source = await pageOf([...made, { name: NOTICES, content: noticesText(worksInPage()) }]);
      this.emitFile({ type: 'asset', fileName: name, source });
    },
  },
});
