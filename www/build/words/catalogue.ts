// The words of the page: a folder for each language, the same files in each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type Kind, type Language, type Message, WordsError } from './compile.ts';

/** The first is the one that the others are compared with. */
export const LANGUAGES = ['en', 'ru', 'zh', 'ko'] as const;
export type LanguageName = (typeof LANGUAGES)[number];

/** Words that any file may name. */
const COMMON = 'common';

/** Short words that do not stand at a line's end, and what no line begins with. */
const SHORT = /(?<![\p{L}\d])(а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у|я) (?=\S|$)/giu;
const DASH = / (?=[—–])/g;
/** After a number. */
const UNIT = /^ (?=(мс|с|мин|кБ|МБ)(?!\p{L}))/u;

const NO_BREAK = '\u00a0';

/** `name`: what those who speak it call it. `fonts`: those that have its script, where the usual ones have not: a canvas has no language. */
const RULES: Record<LanguageName, Language & { name: string; fonts?: string }> = {
  en: { locale: 'en', name: 'English' },
  ru: {
    locale: 'ru',
    name: 'Русский',
    typeset: (text) => text.replace(UNIT, NO_BREAK).replace(SHORT, `$1${NO_BREAK}`).replace(DASH, NO_BREAK),
    blank: NO_BREAK,
  },
  zh: { locale: 'zh-Hans', name: '简体中文', fonts: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"' },
  ko: { locale: 'ko', name: '한국어', fonts: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR"' },
};

/** What the pages know of their languages. `locale`: what a page says that it is written in. */
export type Spoken = { language: LanguageName; locale: string; name: string };

export const SPOKEN: readonly Spoken[] = LANGUAGES.map((language) => {
  const { locale, name } = RULES[language];
  return { language, locale, name };
});

export const fontsOf = (language: LanguageName): string => RULES[language].fonts ?? 'sans-serif';

/** What is quoted of an input, an output or a statement stays as it is there. */
const QUOTED = /(`[^`]+`|“[^”]*”)/;

/** `## Where you may walk {#walk}` */
const ANCHOR = /^#+ .* \{#(\w+)\}$/;

/** The messages of a file by their names. */
type File = Map<string, Message>;
/** What a message takes, with all that it names. */
export type Signature = { args: Map<string, Kind>; elements: Set<string> };

export class Catalogue {
  private readonly files = new Map<string, File>();

  /** `folder`: has a folder for each language. `made`: what is done to each text of a language that is made up from the first. */
  constructor(
    readonly folder: string,
    private readonly made?: (text: string) => string,
  ) {}

  /** Sets the text of a language. */
  typeset(language: LanguageName, text: string): string {
    return this.made?.(text) ?? RULES[language].typeset?.(text) ?? text;
  }

  /** Sets a text of Markdown. */
  typesetText(language: LanguageName, text: string): string {
    const parts = text.split(QUOTED);
    return parts.map((part, nth) => (nth % 2 ? part : this.typeset(language, part))).join('');
  }

  /** Names of the files of messages, as `share` of `share.ftl`. */
  names(): string[] {
    const files = readdirSync(join(this.folder, LANGUAGES[0])).filter((file) => file.endsWith('.ftl'));
    return files.map((file) => file.slice(0, -'.ftl'.length)).sort();
  }

  /** Files of Markdown, as `robots.rules.md`. */
  texts(): string[] {
    return readdirSync(join(this.folder, LANGUAGES[0])).filter((file) => file.endsWith('.md'));
  }

  text(language: LanguageName, file: string): string {
    return readFileSync(join(this.folder, language, file), 'utf8');
  }

  /** The anchors of a text's headings, with their lines. */
  anchors(language: LanguageName, file: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const [index, line] of this.text(language, file).split('\n').entries()) {
      const [, anchor] = ANCHOR.exec(line) ?? [];
      if (anchor && found.has(anchor))
        throw new WordsError(join(this.folder, language, file), index + 1, `a second {#${anchor}}`);
      if (anchor) found.set(anchor, index + 1);
    }
    return found;
  }

  path(language: LanguageName, name: string): string {
    return join(this.folder, language, `${name}.ftl`);
  }

  file(language: LanguageName, name: string): File {
    const path = this.path(language, name);
    const known = this.files.get(path);
    if (known) return known;
    const messages = compile(readFileSync(path, 'utf8'), path, {
      ...RULES[language],
      typeset: (text) => this.typeset(language, text),
    });
    const file = new Map(messages.map((one) => [one.name, one]));
    this.files.set(path, file);
    return file;
  }

  /** A file has changed. */
  forget(): void {
    this.files.clear();
  }

  /** Where a message that another one names stands. */
  home(language: LanguageName, name: string, message: string): string | null {
    return [name, COMMON].find((file) => this.file(language, file).has(message)) ?? null;
  }

  signature(language: LanguageName, name: string, message: Message): Signature {
    const [args, elements] = [new Map(message.args), new Set(message.elements)];
    for (const used of message.uses) {
      const other = this.used(language, name, message, used);
      for (const [key, kind] of other.args) args.set(key, merged(args.get(key), kind));
    }
    return { args, elements };
  }

  /** Whether a message takes anything; else it is a text. */
  isFunction(language: LanguageName, name: string, message: Message): boolean {
    return this.signature(language, name, message).args.size + message.elements.size > 0;
  }

  private used(language: LanguageName, name: string, message: Message, used: string): Signature {
    const home = this.home(language, name, used);
    const other = home !== null && this.file(language, home).get(used);
    if (!other) throw this.fault(language, name, message, `there is no message “${used}”`);
    const signature = this.signature(language, home, other);
    if (signature.elements.size > 0) throw this.fault(language, name, message, `“${used}” has elements`);
    return signature;
  }

  fault(language: LanguageName, name: string, { line }: Pick<Message, 'line'>, what: string): WordsError {
    return new WordsError(this.path(language, name), line, what);
  }

  /** What a caller gives in every language; throws where languages differ. */
  common(name: string, message: Message): Signature {
    const [first, ...others] = LANGUAGES;
    const whole = this.signature(first, name, message);
    for (const language of others) {
      const twin = this.file(language, name).get(message.name);
      if (!twin) throw this.fault(first, name, message, `“${message.name}” is missing in ${language}`);
      const signature = this.signature(language, name, twin);
      this.compare(language, name, twin, [...whole.args.keys()], [...signature.args.keys()]);
      this.compare(language, name, twin, [...whole.elements], [...signature.elements]);
      for (const [key, kind] of signature.args) whole.args.set(key, merged(whole.args.get(key), kind));
    }
    return whole;
  }

  private compareAnchors(file: string, one: LanguageName, other: LanguageName): void {
    const twin = this.anchors(other, file);
    for (const [anchor, line] of this.anchors(one, file))
      if (!twin.has(anchor))
        throw new WordsError(join(this.folder, one, file), line, `{#${anchor}} is missing in ${other}`);
  }

  private compare(language: LanguageName, name: string, twin: Message, wanted: string[], found: string[]): void {
    const missing = wanted.find((one) => !found.includes(one));
    const strange = found.find((one) => !wanted.includes(one));
    if (missing) throw this.fault(language, name, twin, `“${twin.name}” does not use ${missing}`);
    if (strange)
      throw this.fault(language, name, twin, `“${twin.name}” uses ${strange}, which ${LANGUAGES[0]} has not`);
  }

  /** Throws at the first message or anchor that stands in one language alone, and at a message that takes other arguments there. */
  check(): void {
    for (const file of this.texts())
      for (const one of LANGUAGES) for (const other of LANGUAGES) this.compareAnchors(file, one, other);
    for (const name of this.names()) {
      for (const message of this.file(LANGUAGES[0], name).values()) this.common(name, message);
      for (const language of LANGUAGES)
        for (const message of this.file(language, name).values())
          if (!this.file(LANGUAGES[0], name).has(message.name))
            throw this.fault(language, name, message, `“${message.name}” is missing in ${LANGUAGES[0]}`);
    }
  }
}

function merged(one: Kind | undefined, other: Kind): Kind {
  return {
    keys: new Set([...(one?.keys ?? []), ...other.keys]),
    isNumber: other.isNumber || !!one?.isNumber,
    isOpen: other.isOpen || !!one?.isOpen,
  };
}
