// What is shown of a program wherever one is tried: its language, its file, its module, and what to do with one that must be compiled.
import * as w from 'words:programs';
import { LANGUAGES, type Language } from '../../engine/programs/program';
import { megabytes } from '../../lib/megabytes';
import { ACCEPT } from '../../lib/program-files';
import { FileButton } from '../../ui/button';
import { CopyButton } from '../../ui/copy';
import { optionsOf, Select } from '../../ui/select';
import { commandFor, type JavaCommand, TOOLS } from './commands';
import type { Module, Uncompiled } from './draft';
import type { KeptDraft } from './kept-draft';
import css from './program.module.css';

const NAMES: Record<Language, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  wasm: 'WebAssembly (C++, Rust, Go…)',
};

/** A file that must be compiled is on its way to become a module. */
export function LanguageChoice({ kept: { state, draft, choose } }: { kept: KeptDraft }) {
  const language = state.uncompiled.value ? 'wasm' : draft.value.language;
  return (
    <label>
      {w.language} <Select value={language} options={optionsOf(LANGUAGES, (one) => NAMES[one])} set={choose} />
    </label>
  );
}

export const OpenProgram = ({ take }: { take(file: File): void }) => (
  <FileButton name={w.open} title={w.openTitle} accept={ACCEPT} open={take} />
);

/** How a source file becomes a program that runs here. `java`: what is said of a program in Java, with its command. */
export function HowToCompile({ file, java }: { file: Uncompiled; java: { said: string; command: JavaCommand } }) {
  const command = commandFor(file, java.command);
  const tools = file.language === 'java' ? '' : TOOLS[file.language];
  return (
    <div class={css.uncompiled} role="status">
      <p>{file.language === 'java' ? java.said : w.compile({ name: file.name })}</p>
      <div class={css.command}>
        <pre tabIndex={0}>{command}</pre>
        <CopyButton text={command} />
      </div>
      {tools && (
        <p class="muted">
          {w.tools} <code>{tools}</code>
        </p>
      )}
    </div>
  );
}

export function ModuleInfo({ module }: { module: Module | null }) {
  return (
    <p class="module">
      {module ? w.module({ name: module.name, megabytes: megabytes(module.bytes.length) }) : w.noModule}
    </p>
  );
}
