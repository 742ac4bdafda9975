// What a program begins with: it reads the input, decides nothing, and prints. Each is a file that runs.
import type { GameName } from '../../engine/boundary';
import { programs as w } from '../../i18n/programs-en';

/** The ends of their names. */
const ENDS = { javascript: 'js', python: 'py', cpp: 'cpp', rust: 'rs' } as const;
export type TemplateLanguage = keyof typeof ENDS;
const LANGUAGES = Object.keys(ENDS) as TemplateLanguage[];

const FOLDER = '../../../templates';
const FILES: Record<string, string> = import.meta.glob(['../../../templates/*', '!**/pursuit-robot.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const templateName = (game: GameName, language: TemplateLanguage) => `${game}.${ENDS[language]}`;

const fileOf = (game: GameName, language: TemplateLanguage): string | undefined =>
  FILES[`${FOLDER}/${templateName(game, language)}`];

/** The languages in which a game has a template. */
export const templatesFor = (game: GameName): TemplateLanguage[] =>
  LANGUAGES.filter((language) => fileOf(game, language));

/** What a program for a game begins with; for a game without a template, what any program begins with. */
export function templateOf(game: GameName, language: TemplateLanguage): string {
  const text = fileOf(game, language) ?? FILES[`${FOLDER}/plain.${ENDS[language]}`] ?? '';
  return text.replaceAll('@read', w.template.read).replaceAll('@strategy', w.template.strategy);
}
