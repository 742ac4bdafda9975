// The whole page as one file that runs by double click: one script for page and workers, one engine, everything inline.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compress } from 'lzma1';
import { build, type Plugin } from 'vite';

/** Of 4 MB: more than all of it. */
const DICTIONARY = 6;
const HIRED = '\0hired:';

const hired = (part: string) =>
  `import { hire } from '/src/platform/single-file/crew.ts'; export default function (options) { return hire('${part}', options?.name); }`;

/** What asks a host for files gets twins that ask the file itself. */
function twinOf(source: string, importer: string): string | null {
  if (source.endsWith('?worker')) return HIRED + (source.includes('studio') ? 'studio' : 'engine');
  if (source.endsWith('/served')) return '/src/platform/single-file/served.ts';
  if (/\/pkg\/\w+\/engine_\w+\.js$/.test(source) && !importer.includes('/single-file/'))
    return '/src/platform/single-file/engine.ts';
  return null;
}

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const text = (path: string) => readFileSync(file(path), 'utf8');
/** Without blanks before its lines, and without comments. */
const lean = (page: string) => page.replace(/^\s*((<!--.*-->|\/\/.*|\/\*\*.*\*\/)\s*)*/gm, '');
const robot = lean(text('public/robot.html'));

/** What is taken out of some files: the address of an engine that is handed over; what the atlas never shows; what would
    fetch styles before a script. */
const LESS: [file: string, less: (code: string) => string][] = [
  ['/engine_all.js', (code) => code.replace(/new URL\('engine_all_bg\.wasm', import\.meta\.url\)/, 'undefined')],
  ['/atlas.json?raw', (code) => code.replace(/,\\"(seconds|bytes)\\":[^,}]+/g, '')],
  ['/preload-helper.js', () => 'export const __vitePreload = (load) => load();'],
  ['/robot.html?raw', () => `export default ${JSON.stringify(robot)};`],
];

/** Of what is loaded by an address nothing is left. */
const unaddressed = (code: string) => code.replaceAll(',void 0,{}.url)', ')');

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing inside a script may end it. */
const sealed = (code: string) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** The frame that foreign code runs in has no file, and inherits this policy. Workers, and what is unpacked, come as blobs. */
function policyOf(loader: string, style: string): string {
  const inline = /<script>([\s\S]*)<\/script>/.exec(robot)?.[1] ?? '';
  return [
    "default-src 'none'",
    `script-src ${sha(loader)} ${sha(inline)} 'wasm-unsafe-eval' blob:`,
    `style-src ${sha(style)}`,
    'worker-src blob:',
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** One stream of all parts: a third smaller than what gzip would make of them, and gzip makes nothing more of it. */
function packed(parts: Uint8Array[]): string {
  const whole = Buffer.concat(parts);
  const lengths = parts.map((part) => part.length).join(' ');
  const text = Buffer.from(compress(whole, DICTIONARY)).toString('base64');
  return `<script type="text/plain" id="packed" data-bytes="${whole.length}" data-parts="${lengths}">${text}</script>`;
}

/** What unpacks the rest stands in the file as it is. */
async function loaderCode(): Promise<string> {
  const input = file('src/platform/single-file/loader.ts');
  const lzma = ['decoder', 'streams'].map((part) => [`lzma1/${part}`, file(`../node_modules/lzma1/lib/${part}.js`)]);
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: Object.fromEntries(lzma) },
    build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [chunk] = 'output' in made ? made.output : [];
  if (!chunk) throw new Error('no loader');
  return sealed(chunk.code);
}

type Page = { html: string; code: string; style: string };

async function fileOf({ html, code, style }: Page): Promise<string> {
  const loader = await loaderCode();
  const engine = readFileSync(file('pkg/all/engine_all_bg.wasm'));
  const content = packed([engine, Buffer.from(style), Buffer.from(code)]);
  const policy = policyOf(loader, style);
  const icon = Buffer.from(text('public/icon.svg')).toString('base64');
  return html
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, (_, start) => start + policy)
    .replace(/\s*<link rel="(alternate|manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/\s*<script [^>]*><\/script>/, '')
    .replace('./icon.svg', () => `data:image/svg+xml;base64,${icon}`)
    .replace('</body>', () => `  ${content}\n    <script>${loader}</script>\n  </body>`);
}

export function standalone(page: string, name: string): Plugin {
  return {
    name: 'standalone',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const twin = twinOf(source, importer);
      return !twin || twin.startsWith(HIRED) ? twin : this.resolve(twin, importer, { skipSelf: true });
    },
    load: (id) => (id.startsWith(HIRED) ? hired(id.slice(HIRED.length)) : null),
    transform: (code, id) => LESS.find(([file]) => id.endsWith(file))?.[1](code),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const parts = Object.values(bundle);
        const code = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
        const style = parts
          .map((part) => (part.fileName.endsWith('.css') && 'source' in part ? part.source : ''))
          .join('');
        for (const file of Object.keys(bundle)) delete bundle[file];
        const source = await fileOf({ html: text(page), code: unaddressed(code), style });
        this.emitFile({ type: 'asset', fileName: name, source });
      },
    },
  };
}
