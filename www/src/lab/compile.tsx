// What is shown of a program that is no text here: its module, or how to make one of its source.
import * as w from 'words:programs';
import { signal } from '@preact/signals';
import header from '../../templates/bits/stdc++.h?raw';
import { download } from '../lib/download';
import { megabytes } from '../lib/megabytes';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy';
import { optionsOf, Select } from '../ui/select';
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
import css from './program.module.css';

/** A command, with a button that copies it. */
function Command({ text }: { text: string }) {
  return (
    <div class={css.command}>
      <pre tabIndex={0}>{text.split(/(\s)/).map((part) => (part.trim() ? <span key={part}>{part}</span> : part))}</pre>
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

/** How a source file becomes a program that runs here: one that was opened, or one in the language that is chosen. */
export function HowToCompile(file: { name?: string; language?: Compiled }) {
  const { language = compiled.value } = file;
  const { name = MAIN[language] } = file;
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
        {!file.language && (
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
      <HowToCompile />
    </>
  );
}
