// What the page says. `w.share.copy` is what `import * as w from 'words:share'` has as `w.copy`: a test says the same call as the code.
import { fileURLToPath } from 'node:url';
import type { Files } from 'words:files';
import { Catalogue, LANGUAGES, type LanguageName, SPOKEN } from '../../www/build/words/catalogue';
import { speech } from '../../www/src/i18n/speech';
import { like } from './like';

type Say = (values: object, elements?: object) => unknown;

const catalogue = new Catalogue(fileURLToPath(new URL('../../www/words', import.meta.url)));

class Speaker {
  private readonly known = new Map<string, Say>();
  private readonly speech: ReturnType<typeof speech>;

  constructor(private readonly language: LanguageName) {
    this.speech = speech(language);
  }

  /** What a module has under a name: a text, or a function. */
  said(file: string, name: string): unknown {
    const message = catalogue.file(this.language, file).get(name);
    if (!message) throw new Error(`there is no message “${name}” in ${file}.ftl`);
    const say = this.sayer(file, name);
    return catalogue.isFunction(this.language, file, message) ? say : say({});
  }

  private sayer(file: string, name: string): Say {
    const known = this.known.get(`${file}/${name}`) ?? this.compiled(file, name);
    this.known.set(`${file}/${name}`, known);
    return known;
  }

  private compiled(file: string, name: string): Say {
    const message = catalogue.file(this.language, file).get(name);
    const uses = [...(message?.uses ?? [])];
    const others = uses.map((used) => this.sayer(catalogue.home(this.language, file, used) ?? file, used));
    const { v, plural, nth } = this.speech;
    const make = new Function('v', 'plural', 'nth', ...uses, `return (d, t) => ${message?.code}`);
    return make(v, plural, nth, ...others);
  }
}

/** Compiles what is asked for, when it is. */
function wordsIn(language: LanguageName): Files {
  const speaker = new Speaker(language);
  const file = (of: string) => new Proxy({}, { get: (_, name) => speaker.said(of, String(name)) });
  return new Proxy({}, { get: (_, of) => file(String(of)) }) as Files;
}

export const w = wordsIn(LANGUAGES[0]);
export const russian = wordsIn('ru');
export const chinese = wordsIn('zh');

/** Each language but the first, with its words. */
export const OTHERS = SPOKEN.slice(1).map((spoken) => ({ ...spoken, words: wordsIn(spoken.language) }));

/** What a language says, as it is said in any of them. */
export function inAny(said: (words: Files) => string): RegExp {
  const all = [w, ...OTHERS.map(({ words }) => words)].map((words) => like(said(words)).source);
  return new RegExp(`^(${all.join('|')})$`);
}
