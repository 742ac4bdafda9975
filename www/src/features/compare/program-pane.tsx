// The program that a visitor tries: its language, its text or its module, and what to do with a file that must be compiled first.
import { computed, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameModuleOf } from '../../board/game-modules';
import { programs as w } from '../../i18n/programs-en';
import { ActionMenu } from '../../lib/action-menu';
import { ProgramField } from '../../panes/program-field';
import type { TextLanguage } from '../../panes/programs/draft';
import { HowToCompile, LanguageChoice, ModuleInfo, OpenProgram } from '../../panes/programs/parts';
import { insertOrDownload, type TemplateLanguage } from '../../panes/programs/templates';
import { PythonPack } from '../../panes/python-pack';
import { state } from '../../store/state';
import { bring, takes } from './bring';
import { chooseLanguage, draft, recallProgram, textIn, writeProgram } from './program';
import { result, warmUp } from './solution';
import { solutionTest } from './state';
import { templateName, templateOf, templatesFor } from './templates';

const { uncompiled } = solutionTest.state;
const faultyLine = computed(() => (result.value?.kind === 'failed' ? result.value.fault.line : null));

function begin(language: TemplateLanguage): void {
  const game = state.tab.peek();
  insertOrDownload({ language, text: templateOf(game, language), name: templateName(game, language) }, takes);
}

function Templates() {
  const languages = templatesFor(state.tab.value);
  if (languages.length === 0) return null;
  return <ActionMenu name={w.template.label} items={languages} names={w.template.of} run={begin} />;
}

const JAVA = {
  said: w.uncompiled.java,
  command: (name: string) => `boardlab minimise ${state.tab.value} input.txt -- java ${name}`,
};

function TextField({ language }: { language: TextLanguage }) {
  const game = state.tab.value;
  const text = computed(() => textIn(draft.value, game, language));
  return (
    <ProgramField
      names={w.field[language]}
      code={text}
      language={language}
      line={faultyLine}
      write={(code) => writeProgram(language, code)}
    />
  );
}

function Program() {
  const { language } = draft.value;
  if (language === 'wasm') return <ModuleInfo module={draft.value.module} />;
  return (
    <>
      <TextField key={`${state.tab.value} ${language}`} language={language} />
      {language === 'python' && <PythonPack />}
    </>
  );
}

/** How a program reads its input and writes its output, and its limits. */
export const ProgramNote = () => (
  <p class="muted">
    {w.notes[draft.value.language]} {gameModuleOf(state.tab.value).value?.programNote}
  </p>
);

export function ProgramPane() {
  const { tab } = state;
  useEffect(() => recallProgram(tab.value), [tab.value]);
  useSignalEffect(warmUp);
  return (
    <>
      <div class="program-tools">
        <LanguageChoice language={uncompiled.value ? 'wasm' : draft.value.language} choose={chooseLanguage} />
        <OpenProgram take={bring} />
        <Templates />
      </div>
      {uncompiled.value ? <HowToCompile file={uncompiled.value} java={JAVA} /> : <Program />}
    </>
  );
}
