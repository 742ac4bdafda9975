// The workshop: a visitor writes a program, runs it in the sandbox, and watches its matches on the board.
import { computed, useSignalEffect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { programs } from '../../../i18n/programs-en';
import { ActionMenu } from '../../../lib/action-menu';
import { download } from '../../../lib/download';
import { Icon } from '../../../lib/icons';
import { ProgramField } from '../../../panes/program-field';
import type { TextLanguage } from '../../../panes/programs/draft';
import { HowToCompile, LanguageChoice, ModuleInfo, OpenProgram } from '../../../panes/programs/parts';
import { PythonPack } from '../../../panes/python-pack';
import { robotWords as w } from '../messages/robot-en';
import { EXAMPLES } from './examples';
import { SIDES, Table } from './table';
import { FILES, type RobotTemplate, TEMPLATES } from './templates';
import { playAll, playHere, stop, warmUp, watch } from './workshop-acts';
import { choose, draft, openWorkshop, program, takeRobot, textIn, write } from './workshop-program';
import { workshop } from './workshop-state';
import './robot.css';

const { uncompiled } = workshop.state;
const faultyLine = computed(() => workshop.state.fault.value?.line ?? null);
/** How the command line plays a robot in Java. */
const JAVA = {
  said: w.java('robots/mine/run', 'boardlab pursuit tournament --players mine,area --robots robots'),
  command: (name: string) => `#!/bin/sh\nexec java /path/to/${name} "$@"`,
};

/** The texts to begin with: examples in JavaScript, and a template for each other language. */
type Beginning = keyof typeof EXAMPLES | RobotTemplate;
const isExample = (name: Beginning): name is keyof typeof EXAMPLES => Object.hasOwn(EXAMPLES, name);
const BEGINNINGS = [...Object.keys(EXAMPLES), ...Object.keys(TEMPLATES)] as Beginning[];
const BEGINNING_NAMES = { ...programs.template.of, ...w.example };

/** Writes a text into the editor. One that must be compiled is downloaded as a file. */
function begin(name: Beginning): void {
  if (isExample(name)) write('javascript', EXAMPLES[name]);
  else if (name === 'python') write('python', TEMPLATES.python);
  else {
    download([TEMPLATES[name]], FILES[name]);
    workshop.act({ kind: 'uncompiled', file: { name: FILES[name], language: name } });
  }
}

function Save({ language }: { language: TextLanguage }) {
  const name = language === 'python' ? 'run.py' : 'robot.js';
  return (
    <button type="button" class="button" title={w.saveTitle} onClick={() => download([textIn(language)], name)}>
      <Icon name="download" /> {w.save}
    </button>
  );
}

function Files() {
  const { language } = draft.value;
  return (
    <div class="row">
      <LanguageChoice language={language} choose={choose} />
      <OpenProgram take={takeRobot} />
      <ActionMenu name={w.examples} items={BEGINNINGS} names={BEGINNING_NAMES} run={begin} />
      {language !== 'wasm' && <Save language={language} />}
    </div>
  );
}

function Text({ language }: { language: TextLanguage }) {
  const code = computed(() => textIn(language));
  const names = { label: w.label, placeholder: programs.field[language].placeholder.replace('solve', 'robot') };
  return (
    <ProgramField
      names={names}
      code={code}
      language={language}
      line={faultyLine}
      write={(text) => write(language, text)}
    />
  );
}

function Code() {
  const { language, module } = draft.value;
  if (uncompiled.value) return <HowToCompile file={uncompiled.value} java={JAVA} />;
  if (language === 'wasm') return <ModuleInfo module={module} />;
  return <Text key={language} language={language} />;
}

function Runs() {
  const { isRunning } = workshop.state;
  const none = program.value === null || uncompiled.value !== null;
  const off = isRunning.value || none;
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        title={w.runTitle}
        disabled={none}
        onClick={() => (isRunning.value ? stop() : playAll())}
      >
        <Icon name={isRunning.value ? 'close' : 'play'} /> {isRunning.value ? w.stop : w.run}
      </button>
      <span>{w.here}</span>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          class="button"
          title={w.hereTitle}
          aria-disabled={off}
          onClick={() => off || playHere(side)}
        >
          {w.sides[side]}
        </button>
      ))}
    </div>
  );
}

function Status() {
  const { fault, status } = workshop.state;
  const wrong = fault.value;
  return (
    <div aria-live="polite">
      {wrong && <p class="wrong">{w.fault(wrong.line, wrong.message)}</p>}
      {status.value && <p class="muted">{status.value}</p>}
    </div>
  );
}

function Console() {
  const logs = workshop.state.logs.value;
  if (logs.length === 0) return null;
  return (
    <details>
      <summary>{w.console}</summary>
      <pre tabIndex={0}>{logs.join('\n')}</pre>
    </details>
  );
}

export function Workshop() {
  // Runs before the field shows the text.
  useLayoutEffect(openWorkshop, []);
  useSignalEffect(warmUp);
  const { progress, results } = workshop.state;
  return (
    <div class="workshop">
      <p class="muted">{w.intro[draft.value.language]}</p>
      <Files />
      <Code />
      {draft.value.language === 'python' && <PythonPack />}
      <Runs />
      {progress.value && <p class="muted">{progress.value}</p>}
      <Status />
      <Console />
      <Table results={results.value} watch={(result) => watch(result)} />
    </div>
  );
}
