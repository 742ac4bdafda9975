// The modules that words are made into: one for each message, and one for each file that names them all.
import { type Catalogue, fontsOf, LANGUAGES, type LanguageName } from './catalogue.ts';

export const WORDS = 'words:';

/** `all`: the language is chosen when the page starts. */
export type Speaks = LanguageName | 'all';

/** Where the modules find what they need of the page. */
type Paths = { runtime: string; chosen: string };

export class Modules {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly speaks: Speaks,
    private readonly paths: Paths,
  ) {}

  /** `name`: a file (`share`), a message (`share/copy`), a text (`robots.rules.md`) or `language`; `@ru` names its language. */
  load(name: string): string {
    const [path = '', said] = name.split('@');
    const language = (said as LanguageName | '' | undefined) || this.speaks;
    const [file = '', message] = path.split('/');
    const isText = /\.(md|json)$/.test(path);
    if (path === 'language') return this.language();
    if (!isText && message === undefined) return this.names(file);
    if (language === 'all') return this.choice(path, isText ? 'text' : 'message');
    return isText ? this.text(language, path) : this.message(language, file, message ?? '');
  }

  private language(): string {
    if (this.speaks !== 'all')
      return `export const LANGUAGE = '${this.speaks}';\nexport const FONTS = ${JSON.stringify(fontsOf(this.speaks))};\n`;
    const fonts = Object.fromEntries(LANGUAGES.map((one) => [one, fontsOf(one)]));
    return `import { language } from '${this.paths.chosen}';
export { language as LANGUAGE };
export const FONTS = ${JSON.stringify(fonts)}[language];
`;
  }

  private names(file: string): string {
    const names = [...this.catalogue.file(LANGUAGES[0], file).keys()];
    return names.map((name) => `export { message as ${name} } from '${WORDS}${file}/${name}';\n`).join('');
  }

  private choice(path: string, what: string): string {
    const imports = LANGUAGES.map((one) => `import { ${what} as ${one} } from '${WORDS}${path}@${one}';\n`).join('');
    return `import { language } from '${this.paths.chosen}';\n${imports}export const ${what} = { ${LANGUAGES.join(', ')} }[language];\n`;
  }

  /** A text that is no message: Markdown, or JSON. A lesson stays as its file is: the page's editor saves what it opens. */
  private text(language: LanguageName, path: string): string {
    const content = this.catalogue.text(language, path);
    if (path.endsWith('.json')) return `export const text = ${content};\n`;
    return `export const text = ${JSON.stringify(this.catalogue.typesetText(language, content))};\n`;
  }

  private message(language: LanguageName, file: string, name: string): string {
    const found = this.catalogue.file(language, file).get(name);
    if (!found) throw new Error(`there is no message “${name}” in ${this.catalogue.path(language, file)}`);
    const imports = [...found.uses].map((used) => this.used(language, file, used)).join('');
    const isFunction = this.catalogue.isFunction(language, file, found);
    const parameters = found.elements.size > 0 ? '(d, t) => ' : isFunction ? '(d) => ' : '';
    // A text may name other texts, which take nothing.
    const nothing = isFunction ? '' : 'const d = {};\n';
    return `import { nth, plural, v } from '${this.paths.runtime}';\n${imports}${nothing}export const message = ${parameters}${found.code};\n`;
  }

  /** A message is called by those that name it, even if it is a text. */
  private used(language: LanguageName, file: string, name: string): string {
    const home = this.catalogue.home(language, file, name) ?? file;
    const message = this.catalogue.file(language, home).get(name);
    const from = `from '${WORDS}${home}/${name}@${language}';\n`;
    if (message && this.catalogue.isFunction(language, home, message)) return `import { message as ${name} } ${from}`;
    return `import { message as m_${name} } ${from}const ${name} = () => m_${name};\n`;
  }
}
