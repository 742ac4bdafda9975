// What a program for an input begins with.
import type { GameName } from '../../engine/boundary';
import { ENDS, TEMPLATE_LANGUAGES, type TemplateLanguage, withComments } from '../../panes/programs/templates';

const FOLDER = '../../../templates';
const FILES: Record<string, string> = import.meta.glob(
  ['../../../templates/*', '!**/{pursuit-robot,solitaire-player}.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export const templateName = (game: GameName, language: TemplateLanguage) => `${game}.${ENDS[language]}`;

const fileOf = (game: GameName, language: TemplateLanguage): string | undefined =>
  FILES[`${FOLDER}/${templateName(game, language)}`];

/** The languages in which a game has a template. */
export const templatesFor = (game: GameName): TemplateLanguage[] =>
  TEMPLATE_LANGUAGES.filter((language) => fileOf(game, language));

/** What a program for a game begins with; for a game without a template, what any program begins with. */
export const templateOf = (game: GameName, language: TemplateLanguage): string =>
  withComments(fileOf(game, language) ?? FILES[`${FOLDER}/plain.${ENDS[language]}`] ?? '');
