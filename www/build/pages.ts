// The pages that a browser opens. All are made from one template, in each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { Catalogue, type LanguageName } from './words/catalogue.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The file of their words. */
const WORDS = 'pages';

/** Of the page of examples. */
const TITLE = '{boards} · Boardlab';

type Kind = {
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

const script = (file: string) => `<script type="module" src="./src/${file}"></script>`;
const KINDS = {
  whole: {
    ...APP,
    policy: [...APP.policy, "manifest-src 'self'"],
    head: [
      '<meta name="description" content="{description}" />',
      '<link rel="apple-touch-icon" href="./icon-180.png" vite-ignore />',
      '<link rel="manifest" href="./{manifest}.webmanifest" vite-ignore />',
      script('app/main.tsx'),
    ],
  },
  class: { ...APP, head: ['<meta name="description" content="{classes}" />', script('app/class.tsx')] },
  own: { ...APP, head: ['<meta name="description" content="{own}" />', script('app/own.tsx')] },
  board: { ...APP, head: ['<meta name="boardlab-site" content="./" />', script('features/embed/main.tsx')] },
  examples: {
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

/** By the name of its file: what it is, and its language. */
const PAGES: Record<string, [kind: keyof typeof KINDS, language: LanguageName]> = {
  index: ['whole', 'en'],
  ru: ['whole', 'ru'],
  class: ['class', 'en'],
  'class-ru': ['class', 'ru'],
  own: ['own', 'en'],
  'own-ru': ['own', 'ru'],
  board: ['board', 'en'],
  'board-ru': ['board', 'ru'],
  embed: ['examples', 'en'],
  'embed-ru': ['examples', 'ru'],
};

const PLACE = /\{(\w+)\}/g;

/** What pages say, by the file of words. */
export function saidByPages(): Map<string, Set<string>> {
  const texts = Object.values(KINDS).flatMap(({ head, body }) => [...head, body, TITLE]);
  return new Map([[WORDS, new Set(texts.flatMap((text) => [...text.matchAll(PLACE)].map(([, name = '']) => name)))]]);
}

/** A message as HTML. Its only element is the link to the page. */
function wordOf(catalogue: Catalogue, language: LanguageName, name: string): string {
  const message = catalogue.file(language, WORDS).get(name);
  if (!message) throw new Error(`${catalogue.path(language, WORDS)}: there is no message “${name}”, which a page says`);
  const home = language === 'en' ? 'index' : language;
  const a = (inner: string) => `<a href="./${home}.html">${inner}</a>`;
  const said: unknown = new Function('d', 't', `return ${message.code}`)({}, { a });
  return [said].flat().join('');
}

/** A page by the name of its file. */
export function htmlOf(file: string): string {
  const [kind, language] = PAGES[file] ?? [];
  if (!kind || !language) throw new Error(`${file}.html is no page: there are ${Object.keys(PAGES).join(', ')}`);
  // As it is written: what stands in attributes is shown as code. The text of a built page is typeset as a whole.
  const catalogue = new Catalogue(join(ROOT, 'words'), (text) => text);
  const { policy, head, body } = KINDS[kind];
  const own: Record<string, string> = {
    language,
    policy: [
      "default-src 'none'",
      ...policy,
      "style-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    title: kind === 'examples' ? TITLE : 'Boardlab',
    head: head.join('\n    '),
    body,
    manifest: language === 'en' ? 'manifest' : language,
  };
  const filled = readFileSync(join(ROOT, 'build/page.html'), 'utf8').replace(PLACE, (_, name) => own[name] ?? name);
  return filled.replace(PLACE, (_, name) => own[name] ?? wordOf(catalogue, language, name));
}

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
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use(async (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (!(fileOf(path) in PAGES)) return next();
      response.setHeader('content-type', 'text/html');
      response.end(await transformIndexHtml(path, htmlOf(fileOf(path))));
    });
  },
});
