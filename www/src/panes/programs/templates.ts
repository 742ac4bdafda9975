// What a program begins with: it reads the input, decides nothing, and writes. Each is a file that runs.
import { programs as w } from '../../i18n/programs-en';
import { download } from '../../lib/download';
import type { Takes } from './take-file';

/** The ends of their names. */
export const ENDS = { javascript: 'js', python: 'py', cpp: 'cpp', rust: 'rs' } as const;
export type TemplateLanguage = keyof typeof ENDS;
export const TEMPLATE_LANGUAGES = Object.keys(ENDS) as TemplateLanguage[];

/** A template with its comments in the page's language. */
export const withComments = (text: string): string =>
  text.replaceAll('@read', w.template.read).replaceAll('@strategy', w.template.strategy);

type Template = { language: TemplateLanguage; text: string; name: string };

/** Writes a template into the editor. One that must be compiled is downloaded as a file. */
export function insertOrDownload({ language, text, name }: Template, takes: Pick<Takes, 'text' | 'uncompiled'>): void {
  if (language === 'javascript' || language === 'python') takes.text(language, text);
  else {
    download([text], name);
    takes.uncompiled({ name, language });
  }
}
