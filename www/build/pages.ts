// The pages that a browser opens. All are made from one template, in each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { Catalogue, LANGUAGES, type LanguageName, SPOKEN } from './words/catalogue.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The file of their words. */
const WORDS = 'pages';

/** `BOARDLAB_URL` names the folder on the web that the pages are made for; make sets it to nothing where nobody does. */
export const PUBLIC = process.env.BOARDLAB_URL ? process.env.BOARDLAB_URL.replace(/\/?$/, '/') : null;

/** Of the page of examples. */
const TITLE = '{boards} · Boardlab';

type Kind = {
  /** The name of its file in the first language; in another one, the language goes with it. */
  file: string;
  /** What it may do, beside what all may. */
  policy: string[];
  head: string[];
  body: string;
};

/** The page and the board. */
const APP = {
  policy: [
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
  ],
  body: '<noscript><p class="no-script">{noScript}</p></noscript>\n    <div id="page"></div>',
};

/** A page that shows what an address or a lesson names, a module or positions, reads other hosts that allow it. */
const READER = APP.policy.map((rule) => (rule.startsWith('connect-src') ? `${rule} https:` : rule));

const script = (file: string) => `<script type="module" src="./src/${file}"></script>`;
const KINDS = {
  whole: {
    file: 'index',
    ...APP,
    policy: [...APP.policy, "manifest-src 'self'"],
    head: [
      '<meta name="description" content="{description}" />',
      '<link rel="apple-touch-icon" href="./icon-180.png" vite-ignore />',
      '<link rel="manifest" href="./{manifest}.webmanifest" vite-ignore />',
      script('app/main.tsx'),
    ],
  },
  class: {
    ...APP,
    file: 'class',
    policy: READER,
    head: ['<meta name="description" content="{classes}" />', script('app/class.tsx')],
  },
  own: {
    ...APP,
    file: 'own',
    policy: READER,
    head: ['<meta name="description" content="{own}" />', script('app/own.tsx')],
  },
  board: {
    ...APP,
    file: 'board',
    policy: READER,
    head: ['<meta name="boardlab-site" content="./" />', script('features/embed/main.tsx')],
  },
  examples: {
    file: 'embed',
    policy: ["script-src 'self'", "img-src 'self'"],
    head: [
      '<meta name="description" content="{examples}" />',
      '<link rel="stylesheet" href="./src/features/embed/example.css" />',
      script('features/embed/element.ts'),
      script('features/embed/example.ts'),
    ],
    body: readFileSync(join(ROOT, 'build/examples.html'), 'utf8').trim().replaceAll('\n', '\n    '),
  },
} satisfies Record<string, Kind>;

export type PageKind = keyof typeof KINDS;

/** The name of a page's file. The main page is called by its language alone. `src/platform/homes.ts` says the same. */
export function nameOf(kind: PageKind, language: LanguageName): string {
  if (language === LANGUAGES[0]) return KINDS[kind].file;
  return kind === 'whole' ? language : `${KINDS[kind].file}-${language}`;
}

const kinds = Object.keys(KINDS) as PageKind[];

/** By the name of its file: what it is, and its language. */
const PAGES = Object.fromEntries(
  LANGUAGES.flatMap((language) => kinds.map((kind) => [nameOf(kind, language), { kind, language }])),
);

/** The names of the pages' files. */
export const PAGE_NAMES = Object.keys(PAGES);

const PLACE = /\{(\w+)\}/g;

const localeOf = (language: LanguageName) => SPOKEN.find((one) => one.language === language)?.locale ?? language;

/** The same page in each language, for search engines. They want whole addresses, which the build may know. */
function twins(kind: PageKind): string[] {
  const home = PUBLIC ?? './';
  const link = (locale: string, language: LanguageName) =>
    `<link rel="alternate" hreflang="${locale}" href="${home}${nameOf(kind, language)}.html" vite-ignore />`;
  return [...SPOKEN.map(({ language, locale }) => link(locale, language)), link('x-default', LANGUAGES[0])];
}

/** What pages say, by the file of words. */
export function saidByPages(): Map<string, Set<string>> {
  const texts = Object.values(KINDS).flatMap(({ head, body }) => [...head, body, TITLE]);
  const places = texts.flatMap((text) => [...text.matchAll(PLACE)].map(([, name = '']) => name));
  return new Map([[WORDS, new Set([...places, 'tooOld'])]]);
}

/** What stands in attributes is shown as code. The text of a built page is typeset as a whole. */
const asWritten = () => new Catalogue(join(ROOT, 'words'), (text) => text);

/** A message as HTML. Its only element is the link to the page. */
function wordOf(catalogue: Catalogue, language: LanguageName, name: string): string {
  const message = catalogue.file(language, WORDS).get(name);
  if (!message) throw new Error(`${catalogue.path(language, WORDS)}: there is no message “${name}”, which a page says`);
  const a = (inner: string) => `<a href="./${nameOf('whole', language)}.html">${inner}</a>`;
  const said: unknown = new Function('d', 't', `return ${message.code}`)({}, { a });
  return [said].flat().join('');
}

/** What pages say before their scripts run. */
export const wordIn = (language: LanguageName, name: string): string => wordOf(asWritten(), language, name);

/** A page by the name of its file. */
export function htmlOf(file: string): string {
  const { kind, language } = PAGES[file] ?? {};
  if (!kind || !language) throw new Error(`${file}.html is no page: there are ${PAGE_NAMES.join(', ')}`);
  const catalogue = asWritten();
  const { policy, head, body } = KINDS[kind];
  const own: Record<string, string> = {
    language: localeOf(language),
    policy: [
      "default-src 'none'",
      ...policy,
      "style-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    title: kind === 'examples' ? TITLE : 'Boardlab',
    head: [...head, ...twins(kind)].join('\n    '),
    body,
    manifest: manifestName(language),
  };
  const filled = readFileSync(join(ROOT, 'build/page.html'), 'utf8').replace(PLACE, (_, name) => own[name] ?? name);
  return filled.replace(PLACE, (_, name) => own[name] ?? wordOf(catalogue, language, name));
}

const manifestName = (language: LanguageName) => (language === LANGUAGES[0] ? 'manifest' : language);

/** What a computer is told that the page is put on. */
function manifestOf(language: LanguageName): string {
  const own = {
    description: wordIn(language, 'description'),
    lang: localeOf(language),
    start_url: `./${nameOf('whole', language)}.html`,
  };
  return `${JSON.stringify({ ...JSON.parse(readFileSync(join(ROOT, 'build/manifest.json'), 'utf8')), ...own }, null, 2)}\n`;
}

const manifests = new Map(LANGUAGES.map((language) => [`${manifestName(language)}.webmanifest`, language]));

const fileOf = (path: string) => /^\/?([\w-]*?)(?:\.html)?$/.exec(path)?.[1] || 'index';

/** They stand in no folder, and are made where they are asked for. */
export const pages = (): Plugin => ({
  name: 'pages',
  enforce: 'pre',
  resolveId(source) {
    const [, file = ''] = /^(?:www\/|.*\/www\/)([\w-]+)\.html$/.exec(source) ?? [];
    return file in PAGES ? join(ROOT, `${file}.html`) : null;
  },
  load(id) {
    const file = id.startsWith(ROOT) && id.endsWith('.html') ? fileOf(id.slice(ROOT.length)) : '';
    return file in PAGES ? htmlOf(file) : null;
  },
  generateBundle: {
    // When the pages are there.
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, language] of manifests)
        if (`${nameOf('whole', language)}.html` in bundle)
          this.emitFile({ type: 'asset', fileName, source: manifestOf(language) });
    },
  },
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use(async (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const language = manifests.get(path.slice(1));
      if (language) return response.end(manifestOf(language));
      if (!(fileOf(path) in PAGES)) return next();
      response.setHeader('content-type', 'text/html');
      response.end(await transformIndexHtml(path, htmlOf(fileOf(path))));
    });
  },
});
