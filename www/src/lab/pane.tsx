// What is shown of a program wherever one is tried: its language and time limit, its text or its module, what runs it, and why it failed.
import * as w from 'words:programs';
import { computed, type ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Fault, LANGUAGES, type Language } from '../engine/programs/program';
import { download } from '../lib/download';
import { ACCEPT } from '../lib/program-files';
import { ProgramField } from '../panes/program-field';
import { PythonPack } from '../panes/python-pack';
import { Alert } from '../ui/alert';
import { Button, FileButton } from '../ui/button';
import { ActionMenu } from '../ui/menu';
import { optionsOf, Select } from '../ui/select';
import { HowToCompile, HowToRunJava, ModuleInfo } from './compile';
import type { TextLanguage } from './draft';
import { faultAlone } from './fault-words';
import { TIMES } from './kept-draft';
import type { Lab } from './lab';
import css from './program.module.css';
import { slipInWords } from './slips';
import { ENDS, insertOrDownload } from './templates';

const NAMES: Record<Language, string> = {
  javascript: 'JavaScript',
  python: 'Python',
  wasm: 'WebAssembly (C++, Rust, Go…)',
};

/** A file that must be compiled is on its way to become a module. */
function LanguageChoice({ lab: { state, draft, choose } }: { lab: Lab }) {
  const language = state.uncompiled.value ? 'wasm' : draft.value.language;
  return (
    <label>
      {w.language}
      <Select value={language} options={optionsOf(LANGUAGES, (one) => NAMES[one])} set={choose} />
    </label>
  );
}

function TimeLimit({ lab: { task, time, setTime } }: { lab: Lab }) {
  return (
    <label>
      {w.timeLimit({ per: task.per })}
      <Select value={time.value} options={optionsOf(TIMES, (seconds) => w.seconds({ seconds }))} set={setTime} />
    </label>
  );
}

function Templates({ lab: { task, takes } }: { lab: Lab }) {
  const names = task.templates.map(({ name }) => name);
  const begin = (chosen: string) => {
    const template = task.templates.find(({ name }) => name === chosen);
    if (template) insertOrDownload(template, takes);
  };
  const named = Object.fromEntries(names.map((name) => [name, name]));
  return names.length > 0 && <ActionMenu name={w.templates} items={names} names={named} run={begin} />;
}

function Save({ lab: { task, draft, textIn } }: { lab: Lab }) {
  const { language } = draft.value;
  if (language === 'wasm') return null;
  const save = () => download([textIn(language)], `${task.key}.${ENDS[language]}`);
  return (
    <Button icon="download" run={save}>
      {w.save}
    </Button>
  );
}

type PaneProps = {
  lab: Lab;
  /** Why the program failed last: its line is marked. */
  fault: ReadonlySignal<Fault | null>;
  /** Takes a file, if there is more to do than to read it. */
  take?(file: File): void;
  /** Whether how Python comes here stands below the editor; true if omitted. */
  hasPack?: boolean;
};

const PLACEHOLDERS = {
  javascript: {
    solve: 'function solve(input) { … }',
    robot: 'function robot(input) { … }',
    play: 'function play(readLine, write) { … }',
  },
  python: { solve: 'import sys', robot: 'import sys', play: 'board = [input().split() for _ in range(6)]' },
};

function Text({ lab, fault, language }: PaneProps & { language: TextLanguage }) {
  const { task, textIn } = lab;
  const code = computed(() => textIn(language));
  const line = computed(() => fault.value?.line ?? null);
  const names = { label: task.label({ language }), placeholder: PLACEHOLDERS[language][task.entry] };
  const write = (text: string) => lab.write(language, text);
  return <ProgramField names={names} code={code} language={language} line={line} write={write} />;
}

/** The text of the program in the editor, its module, or how to compile it. */
function Editor(props: PaneProps) {
  const { hasPack = true } = props;
  const { state, draft, task } = props.lab;
  const { language, module } = draft.value;
  const file = state.uncompiled.value;
  if (file?.language === 'java') return <HowToRunJava name={file.name} java={task.java} />;
  if (file) return <HowToCompile name={file.name} language={file.language} />;
  if (language === 'wasm') return <ModuleInfo module={module} />;
  return (
    <>
      <Text key={language} {...props} language={language} />
      {hasPack && language === 'python' && <PythonPack />}
    </>
  );
}

export function LabPane(props: PaneProps) {
  const { lab, take = lab.take } = props;
  // Runs before the field shows the text.
  useLayoutEffect(lab.open, [lab]);
  return (
    <>
      <div class={css.tools}>
        <LanguageChoice lab={lab} />
        <TimeLimit lab={lab} />
        <FileButton name={w.open} title={w.openTitle} accept={ACCEPT} open={take} />
        <Templates lab={lab} />
        <Save lab={lab} />
      </div>
      <Editor {...props} />
    </>
  );
}

/** While a program runs: how far it is, and what stops it. */
export function Running({ lab, stop, progress }: { lab: Lab; stop(): void; progress: string }) {
  const isStarting = lab.running.isStarting.value && lab.draft.value.language === 'python';
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone, and the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div class={css.running} ref={place}>
      <Button run={stop}>{w.stop}</Button>
      <span class="muted">{isStarting ? w.starting : progress}</span>
    </div>
  );
}

/** Why a program failed. `message`: in the words of its task. */
export function Failure({ lab, fault, message }: { lab: Lab; fault: Fault | null; message?: string }) {
  const slip = slipInWords(fault, lab);
  return (
    <Alert class="fault">
      <p>{message ?? (fault && faultAlone(fault))}</p>
      {slip && <p>{slip}</p>}
    </Alert>
  );
}
