// The program that a visitor tries: its language, its text or its module, and what to do with a file that must be compiled first.
import { computed, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LANGUAGES, type Language } from '../../engine/programs/program';
import { programs as w } from '../../i18n/programs-en';
import { ActionMenu } from '../../lib/action-menu';
import { download } from '../../lib/download';
import { FileButton } from '../../lib/file-button';
import { ACCEPT } from '../../lib/program-files';
import { CopyButton } from '../../panes/output';
import { ProgramField } from '../../panes/program-field';
import { PythonPack } from '../../panes/python-pack';
import { state } from '../../store/state';
import { bring } from './bring';
import { commandFor, TOOLS } from './commands';
import { chooseLanguage, draft, recallProgram, textIn, writeProgram } from './program';
import { result, warmUp } from './solution';
import { solutionTest, type TextLanguage, type Uncompiled as UncompiledFile } from './state';
import { type TemplateLanguage, templateName, templateOf, templatesFor } from './templates';

const { uncompiled } = solutionTest.state;
const faultyLine = computed(() => (result.value?.kind === 'failed' ? result.value.fault.line : null));

function LanguageChoice() {
  return (
    <label>
      {w.language}{' '}
      <select
        value={draft.value.language}
        onChange={(event) => chooseLanguage((event.currentTarget as HTMLSelectElement).value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {w.languages[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Writes the template of a language into the editor. A template that must be compiled is downloaded as a file. */
function insertOrDownloadTemplate(language: TemplateLanguage): void {
  const game = state.tab.peek();
  const text = templateOf(game, language);
  if (language === 'javascript' || language === 'python') writeProgram(language, text);
  else {
    const name = templateName(game, language);
    download([text], name);
    solutionTest.act({ kind: 'uncompiled', file: { name, language } });
  }
}

function Templates() {
  const languages = templatesFor(state.tab.value);
  if (languages.length === 0) return null;
  return <ActionMenu name={w.template.label} items={languages} names={w.template.of} run={insertOrDownloadTemplate} />;
}

/** How a source file becomes a program that runs here. */
function Uncompiled({ file }: { file: UncompiledFile }) {
  const command = commandFor(file, state.tab.value);
  const tools = file.language === 'java' ? '' : TOOLS[file.language];
  return (
    <div class="uncompiled" role="status">
      <p>{file.language === 'java' ? w.uncompiled.java : w.uncompiled.compile(file.name)}</p>
      <div class="command">
        <pre tabIndex={0}>{command}</pre>
        <CopyButton text={command} />
      </div>
      {tools && (
        <p class="muted">
          {w.uncompiled.tools} <code>{tools}</code>
        </p>
      )}
    </div>
  );
}

function ModuleInfo() {
  const { module } = draft.value;
  return <p class="module">{module ? w.module(module.name, module.bytes.length) : w.noModule}</p>;
}

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
  if (language === 'wasm') return <ModuleInfo />;
  return (
    <>
      <TextField key={`${state.tab.value} ${language}`} language={language} />
      {language === 'python' && <PythonPack />}
    </>
  );
}

/** How a program reads its input and writes its output, and its limits. */
export const ProgramNote = () => <p class="muted">{w.notes[draft.value.language]}</p>;

export function ProgramPane() {
  const { tab } = state;
  useEffect(() => recallProgram(tab.value), [tab.value]);
  useSignalEffect(warmUp);
  return (
    <>
      <div class="program-tools">
        <LanguageChoice />
        <FileButton name={w.open} title={w.openTitle} accept={ACCEPT} open={bring} />
        <Templates />
      </div>
      {uncompiled.value ? <Uncompiled file={uncompiled.value} /> : <Program />}
    </>
  );
}
