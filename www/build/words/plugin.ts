// Code imports words by the name of their file: `import * as w from 'words:share'`. A build decides which language that means.
//
// Each message is a module of its own, so that a part of the page has the messages that it says and no others.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { Catalogue, LANGUAGES, type LanguageName, typeset } from './catalogue.ts';
import type { Message } from './compile.ts';
import { declarations } from './declare.ts';
import { unused } from './unused.ts';

const WORDS = 'words:';
const MADE = '\0said:';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUNTIME = join(ROOT, 'src/i18n/say.ts');
/** Tells the single file's language when it starts. */
const CHOSEN = join(ROOT, 'src/platform/single-file/language.ts');

/** `both`: a build in which the language is chosen when it starts. */
export type Speaks = LanguageName | 'both';

const catalogue = new Catalogue(join(ROOT, 'words'));

/** All messages, and where each stands. */
const barrel = (name: string) =>
  [...catalogue.file(LANGUAGES[0], name).keys()]
    .map((message) => `export { message as ${message} } from '${WORDS}${name}/${message}';\n`)
    .join('');

const isFunction = (language: LanguageName, name: string, message: Message) =>
  catalogue.signature(language, name, message).args.size + message.elements.size > 0;

function imported(language: LanguageName, name: string, used: string): string {
  const home = catalogue.home(language, name, used) ?? name;
  const message = catalogue.file(language, home).get(used);
  const isCalled = message && isFunction(language, home, message);
  const from = `from '${WORDS}${home}/${used}@${language}';`;
  return isCalled
    ? `import { message as ${used} } ${from}\n`
    : `import { message as m_${used} } ${from}\nconst ${used} = () => m_${used};\n`;
}

function message(language: LanguageName, name: string, id: string): string {
  const found = catalogue.file(language, name).get(id);
  if (!found) throw new Error(`there is no message ${id} in ${catalogue.path(language, name)}`);
  const imports = [...found.uses].map((used) => imported(language, name, used)).join('');
  const parameters = found.elements.size > 0 ? '(d, t) => ' : isFunction(language, name, found) ? '(d) => ' : '';
  // What takes nothing may still name others that take nothing.
  const nothing = parameters ? '' : 'const d = {};\n';
  return `import { nth, plural, v } from '${RUNTIME}';\n${imports}${nothing}export const message = ${parameters}${found.code};\n`;
}

const choice = (path: string, what: string) =>
  `import { language } from '${CHOSEN}';
import { ${what} as en } from '${WORDS}${path}@en';
import { ${what} as ru } from '${WORDS}${path}@ru';
export const ${what} = language === 'ru' ? ru : en;\n`;

/** A text that is no message: Markdown, or JSON. */
function text(language: LanguageName, path: string): string {
  const content = readFileSync(join(catalogue.folder, language, path), 'utf8');
  if (path.endsWith('.json')) return `export const text = ${typeset(language, content)};\n`;
  return `export const text = ${JSON.stringify(typeset(language, content))};\n`;
}

function load(speaks: Speaks, id: string): string {
  const [path = '', said] = id.slice(MADE.length).split('@');
  if (path === 'language')
    return speaks === 'both'
      ? `export { language as LANGUAGE } from '${CHOSEN}';`
      : `export const LANGUAGE = '${speaks}';`;
  const language = (said as LanguageName | undefined) ?? speaks;
  const [name = '', one] = path.split('/');
  const isText = /\.(md|json)$/.test(path);
  if (!isText && !one) return barrel(name);
  if (language === 'both') return choice(path, isText ? 'text' : 'message');
  return isText ? text(language, path) : message(language, name, one as string);
}

/** Writes what TypeScript knows of the words, if it has changed. */
export function writeDeclarations(): void {
  const file = join(catalogue.folder, 'words.d.ts');
  catalogue.check();
  const now = declarations(catalogue);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== now) writeFileSync(file, now);
}

export const words = (speaks: Speaks): Plugin => ({
  name: 'words',
  enforce: 'pre',
  buildStart() {
    catalogue.forget();
    writeDeclarations();
    unused(catalogue, join(ROOT, 'src'));
  },
  resolveId: (source) => (source.startsWith(WORDS) ? MADE + source.slice(WORDS.length) : null),
  load: (id) => (id.startsWith(MADE) ? { code: load(speaks, id), moduleSideEffects: false } : null),
});
