// The program that a visitor tries on inputs.
import * as w from 'words:programs';
import { computed } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { gameModuleOf } from '../../board/game-modules';
import type { GameName } from '../../engine/boundary';
import { state } from '../../game';
import { ProgramEditor } from '../../panes/programs/editor';
import { LanguageChoice, OpenProgram } from '../../panes/programs/parts';
import css from '../../panes/programs/program.module.css';
import { insertOrDownload, TEMPLATE_NAMES, type TemplateLanguage } from '../../panes/programs/templates';
import { ActionMenu } from '../../ui/menu';
import { bring } from './bring';
import { draftOf, ours } from './program';
import { result } from './solution';
import { templateName, templateOf, templatesFor } from './templates';

const faultyLine = computed(() => (result.value?.kind === 'failed' ? result.value.fault.line : null));

const NAMES = {
  javascript: { label: w.field({ language: 'javascript' }), placeholder: 'function solve(input) { … }' },
  python: { label: w.field({ language: 'python' }), placeholder: 'import sys' },
};

const JAVA = {
  said: w.java,
  command: (name: string) => `boardlab minimise ${state.tab.value} input.txt -- java ${name}`,
};

function begin(language: TemplateLanguage): void {
  const game = state.tab.peek();
  const template = { language, text: templateOf(game, language), name: templateName(game, language) };
  insertOrDownload(template, ours.peek().takes);
}

function Templates() {
  const languages = templatesFor(state.tab.value);
  if (languages.length === 0) return null;
  return <ActionMenu name={w.templates} items={languages} names={TEMPLATE_NAMES} run={begin} />;
}

/** How a program reads its input and writes its output, and its limits. */
export const ProgramNote = () => (
  <p class="muted">
    {w.notes({ language: ours.value.draft.value.language })} {w.sandbox}{' '}
    {gameModuleOf(state.tab.value).value?.programNote}
  </p>
);

function ProgramOf({ game }: { game: GameName }) {
  const kept = draftOf(game);
  // Runs before the field shows the text.
  useLayoutEffect(kept.open, []);
  return (
    <>
      <div class={css.tools}>
        <LanguageChoice kept={kept} />
        <OpenProgram take={bring} />
        <Templates />
      </div>
      <ProgramEditor kept={kept} names={NAMES} line={faultyLine} java={JAVA} />
    </>
  );
}

export const ProgramPane = () => <ProgramOf key={state.tab.value} game={state.tab.value} />;
