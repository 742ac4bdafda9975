// The words of the page are modules in pairs, one a language. Code imports the English one; a build decides what that means.
import type { Plugin } from 'vite';

const ENGLISH = /(^|\/)(common|[\w-]+-en)$/;
const ENGLISH_FILE = /\/(common|[\w-]+-en)\.ts$/;
/** `common.ts` has its twin in `common-ru.ts`, `X-en.ts` in `X-ru.ts`. */
const twin = (file: string) => file.replace(/\/common\.ts$/, '/common-ru.ts').replace(/-en\.ts$/, '-ru.ts');

/** Short words that do not stand at a line's end, and what no line begins with. */
const SHORT = /(?<![\p{L}\d])(а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у|я) (?=\S)/giu;
const DASH = / (?=[—–])/g;
const typeset = (text: string) => text.replace(SHORT, '$1\u00a0').replace(DASH, '\u00a0');

const typesetModule = (code: string, id: string) => (/-ru\.ts$/.test(id) ? typeset(code) : null);

/** Whoever asks for English words gets their Russian twins: a visitor loads one language. */
export const russian = (): Plugin => ({
  name: 'russian-words',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!ENGLISH.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && twin(found.id);
  },
  transform: typesetModule,
  // Not in attributes: the page of examples shows them as code.
  transformIndexHtml: (html) => html.replace(/>[^<]+/g, typeset),
});

const CHOICE = '\0words:';

/** A module of words with its twin; which of both is taken is decided when the page starts. */
function choice(file: string, names: string[]): string {
  const lines = names.map(
    (name) => `import { ${name} as en_${name} } from '${file}';
import { ${name} as ru_${name} } from '${twin(file)}';
export const ${name} = language === 'ru' ? ru_${name} : en_${name};`,
  );
  return [`import { language } from '/src/platform/single-file/language.ts';`, ...lines].join('\n');
}

/** Both languages in one build. English words have the English words that they import. */
export const bothLanguages = (): Plugin => ({
  name: 'words-of-both-languages',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (!ENGLISH.test(source) || importer.startsWith(CHOICE) || ENGLISH_FILE.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && CHOICE + found.id;
  },
  async load(id) {
    if (!id.startsWith(CHOICE)) return null;
    const file = id.slice(CHOICE.length);
    const { exports } = await this.load({ id: file });
    return choice(file, exports ?? []);
  },
  transform: typesetModule,
});
