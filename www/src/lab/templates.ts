// What a program begins with: it reads the input, decides nothing, and writes. Each is a file that runs.
import * as w from 'words:programs';
import { download } from '../lib/download';
import type { Takes } from './take-file';

/** The ends of their names. */
export const ENDS = { javascript: 'js', python: 'py', cpp: 'cpp', rust: 'rs' } as const;
export type TemplateLanguage = keyof typeof ENDS;
/** Those that must be compiled are downloaded. */
const NAMES: Record<TemplateLanguage, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  cpp: w.template({ language: 'C++' }),
  rust: w.template({ language: 'Rust' }),
};
export const TEMPLATE_LANGUAGES = Object.keys(ENDS) as TemplateLanguage[];

/** `name`: how it is chosen. `file`: what it is saved as. */
export type Template = { name: string; language: TemplateLanguage; text: string; file: string };

/** A template with its comments in the page's language. */
export const withComments = (text: string): string =>
  text.replaceAll('@read', w.read).replaceAll('@strategy', w.strategy);

/** The templates in some languages. */
export const templatesOf = (texts: Partial<Record<TemplateLanguage, string>>, file: string): Template[] =>
  TEMPLATE_LANGUAGES.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ name: NAMES[language], language, text, file: `${file}.${ENDS[language]}` }];
  });

/** Writes a template into the editor. One that must be compiled is downloaded as a file. */
export function insertOrDownload({ language, text, file }: Template, takes: Pick<Takes, 'text' | 'uncompiled'>): void {
  if (language === 'javascript' || language === 'python') takes.text(language, text);
  else {
    download([text], file);
    takes.uncompiled({ name: file, language });
  }
}
