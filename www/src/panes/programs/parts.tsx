// What is shown of a program wherever one is tried: its language, its file, its module, and what to do with one that must be compiled.
import * as w from 'words:programs';
import { signal } from '@preact/signals';
import header from '../../../templates/bits/stdc++.h?raw';
import { LANGUAGES, type Language } from '../../engine/programs/program';
import { download } from '../../lib/download';
import { megabytes } from '../../lib/megabytes';
import { ACCEPT } from '../../lib/program-files';
import { Button, FileButton } from '../../ui/button';
import { CopyButton } from '../../ui/copy';
import { optionsOf, Select } from '../../ui/select';
import {
  COMPILED,
  type Compiled,
  compileCommand,
  installCommand,
  type JavaCommand,
  javaCommand,
  MAIN,
  SYSTEMS,
  type System,
  systemHere,
} from './commands';
import type { Module } from './draft';
import { type KeptDraft, TIMES } from './kept-draft';
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

/** How long a run may take. `per`: what a run is. */
export const TimeLimit = ({ kept: { time, setTime }, per }: { kept: KeptDraft; per: 'input' | 'game' | 'turn' }) => (
  <label>
    {w.timeLimit({ per })}{' '}
    <Select value={time.value} options={optionsOf(TIMES, (seconds) => w.seconds({ seconds }))} set={setTime} />
  </label>
);

export const OpenProgram = ({ take }: { take(file: File): void }) => (
  <FileButton name={w.open} title={w.openTitle} accept={ACCEPT} open={take} />
);

/** A command, with a button that copies it. */
function Command({ text }: { text: string }) {
  return (
    <div class={css.command}>
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={text} />
    </div>
  );
}

/** How the command line tries a program in Java. */
export function HowToRunJava({ name, java }: { name: string; java: { said: string; command: JavaCommand } }) {
  return (
    <div class={css.uncompiled} role="status">
      <p>{java.said}</p>
      <Command text={javaCommand(name, java.command)} />
    </div>
  );
}

const COMPILED_NAMES: Record<Compiled, string> = { cpp: 'C++', c: 'C', rust: 'Rust', go: 'Go' };
const SYSTEM_NAMES: Record<System, string> = {
  debian: 'Debian, Ubuntu',
  fedora: 'Fedora',
  macos: 'macOS',
  windows: 'Windows',
};

/** The language in which a program is written before it is compiled, and the system where that is done. */
const compiled = signal<Compiled>('cpp');
const system = signal<System>(systemHere(navigator.userAgent));

/** For `#include <bits/stdc++.h>`, which only GCC has. */
function Header() {
  return (
    <p class="muted">
      {w.header}{' '}
      <Button icon="download" run={() => download([header], 'stdc++.h')}>
        stdc++.h
      </Button>
    </p>
  );
}

/** How a source file becomes a program that runs here. `file`: one that was opened. */
export function HowToCompile({ file }: { file: { name: string; language: Compiled } | null }) {
  const language = file?.language ?? compiled.value;
  const name = file?.name ?? MAIN[language];
  const install = installCommand(language, system.value);
  const setLanguage = (one: Compiled) => {
    compiled.value = one;
  };
  const setSystem = (one: System) => {
    system.value = one;
  };
  return (
    <div class={css.uncompiled} role="status">
      <p>{w.compile({ name })}</p>
      <div class={css.tools}>
        {!file && (
          <Select
            label={w.source}
            value={language}
            options={optionsOf(COMPILED, (one) => COMPILED_NAMES[one])}
            set={setLanguage}
          />
        )}
        <Select
          label={w.system}
          value={system.value}
          options={optionsOf(SYSTEMS, (one) => SYSTEM_NAMES[one])}
          set={setSystem}
        />
      </div>
      <Command text={compileCommand(language, name, system.value)} />
      {language === 'cpp' && <Header />}
      {install && <p class="muted">{w.tools}</p>}
      {install && <Command text={install} />}
    </div>
  );
}

export function ModuleInfo({ module }: { module: Module | null }) {
  if (module) return <p class="module">{w.module({ name: module.name, megabytes: megabytes(module.bytes.length) })}</p>;
  return (
    <>
      <p class="module">{w.noModule}</p>
      <HowToCompile file={null} />
    </>
  );
}
