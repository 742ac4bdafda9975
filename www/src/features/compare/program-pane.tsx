// The program that a visitor tries on inputs.
import { computed } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { gameModuleOf } from '../../board/game-modules';
import type { GameName } from '../../engine/boundary';
import { state } from '../../game';
import { programs as w } from '../../i18n/programs-en';
import { ActionMenu } from '../../lib/action-menu';
import { ProgramEditor } from '../../panes/programs/editor';
import { LanguageChoice, OpenProgram } from '../../panes/programs/parts';
import { insertOrDownload, type TemplateLanguage } from '../../panes/programs/templates';
import { bring } from './bring';
import { draftOf, ours } from './program';
import { result } from './solution';
import { templateName, templateOf, templatesFor } from './templates';

const faultyLine = computed(() => (result.value?.kind === 'failed' ? result.value.fault.line : null));

const JAVA = {
  said: w.uncompiled.java,
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
  return <ActionMenu name={w.template.label} items={languages} names={w.template.of} run={begin} />;
}

/** How a program reads its input and writes its output, and its limits. */
export const ProgramNote = () => (
  <p class="muted">
    {w.notes[ours.value.draft.value.language]} {gameModuleOf(state.tab.value).value?.programNote}
  </p>
);

function ProgramOf({ game }: { game: GameName }) {
  const kept = draftOf(game);
  // Runs before the field shows the text.
  useLayoutEffect(kept.open, []);
  return (
    <>
      <div class="program-tools">
        <LanguageChoice kept={kept} />
        <OpenProgram take={bring} />
        <Templates />
      </div>
      <ProgramEditor kept={kept} names={w.field} line={faultyLine} java={JAVA} />
    </>
  );
}

export const ProgramPane = () => <ProgramOf key={state.tab.value} game={state.tab.value} />;
