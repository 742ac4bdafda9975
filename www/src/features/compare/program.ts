// The programs that a visitor tries, one a game. Their texts are kept in this browser.
import { computed } from '@preact/signals';
import type { GameName } from '../../engine/boundary';
import { LANGUAGES, type Language, type Program } from '../../engine/programs/program';
import { readStored, writeStored } from '../../lib/browser-storage';
import { type Draft, type Module, NO_DRAFT, programOf, type TextLanguage } from '../../panes/programs/draft';
import { pythonFiles } from '../../session/python-pack';
import { state } from '../../store/state';
import { solutionTest } from './state';
import { templateOf } from './templates';

const isLanguage = (name: string | null): name is Language => LANGUAGES.includes(name as Language);

const languageKey = (game: GameName) => `solution-language-${game}`;
/** A text in JavaScript was the first to be kept. */
const textKey = (game: GameName, language: TextLanguage) =>
  language === 'javascript' ? `solution-${game}` : `solution-${language}-${game}`;

/** The program for the game whose tab is open. */
export const draft = computed((): Draft => solutionTest.state.drafts.value[state.tab.value] ?? NO_DRAFT);

/** The text in a language, or what one begins with. */
export const textIn = ({ texts }: Draft, game: GameName, language: TextLanguage): string =>
  texts[language] ?? templateOf(game, language);

/** Takes up the program of an earlier visit. */
export function recallProgram(game: GameName): void {
  if (solutionTest.state.drafts.peek()[game] !== undefined) return;
  const kept = readStored(languageKey(game));
  // A module is not kept.
  const language = isLanguage(kept) && kept !== 'wasm' ? kept : 'javascript';
  const texts = {
    javascript: readStored(textKey(game, 'javascript')) ?? undefined,
    python: readStored(textKey(game, 'python')) ?? undefined,
  };
  solutionTest.act({ kind: 'draft', game, change: { language, texts } });
}

export function chooseLanguage(language: Language): void {
  const game = state.tab.peek();
  solutionTest.act({ kind: 'draft', game, change: { language } });
  writeStored(languageKey(game), language);
}

/** Takes a text for the program. */
export function writeProgram(language: TextLanguage, text: string): void {
  const game = state.tab.peek();
  const { texts } = solutionTest.state.drafts.peek()[game] ?? NO_DRAFT;
  solutionTest.act({ kind: 'draft', game, change: { language, texts: { ...texts, [language]: text } } });
  writeStored(textKey(game, language), text);
  writeStored(languageKey(game), language);
}

/** Takes a module for the program. */
export function takeModule(module: Module): void {
  solutionTest.act({ kind: 'draft', game: state.tab.peek(), change: { language: 'wasm', module } });
}

/** The program as it can be run; null while a part of it is missing, or a file is shown that does not run here. */
export const program = computed((): Program | null => {
  if (solutionTest.state.uncompiled.value) return null;
  const { language } = draft.value;
  const source = language === 'wasm' ? '' : textIn(draft.value, state.tab.value, language);
  return programOf(draft.value, { source, files: pythonFiles.value, entry: 'solve' });
});
