// The workshop: a visitor writes a program, runs it in the sandbox, and watches its matches on the board.

import * as p from 'words:pursuit';
import * as w from 'words:pursuit-robot';
import { computed } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Language } from '../../../engine/programs/program';
import { cx } from '../../../lib/cx';
import { download } from '../../../lib/download';
import type { TextLanguage } from '../../../panes/programs/draft';
import { ProgramEditor } from '../../../panes/programs/editor';
import { faultAlone } from '../../../panes/programs/fault-words';
import { LanguageChoice, OpenProgram } from '../../../panes/programs/parts';
import programCss from '../../../panes/programs/program.module.css';
import { ENDS, insertOrDownload, TEMPLATE_NAMES } from '../../../panes/programs/templates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ActionMenu } from '../../../ui/menu';
import { EXAMPLES } from './examples';
import { SIDES, sideName, Table } from './table';
import { type RobotTemplate, TEMPLATES } from './templates';
import css from './workshop.module.css';
import { playAgainst, playAll, playHere, stop, watch } from './workshop-acts';
import { robot } from './workshop-program';
import { workshop } from './workshop-state';

const faultyLine = computed(() => workshop.state.fault.value?.line ?? null);
const NAMES = {
  javascript: { label: w.label, placeholder: 'function robot(input) { … }' },
  python: { label: w.label, placeholder: 'import sys' },
};
/** What a person plays against the robot. */
const PERSONS = ['catchers', 'fugitive'] as const;
const PERSON_NAMES = { catchers: p.seats({ seat: 'catchers' }), fugitive: p.seats({ seat: 'fugitive' }) };
/** How the command line plays a robot in Java. */
const JAVA = {
  said: w.java({
    script: 'robots/mine/run',
    command: 'boardlab pursuit tournament --players mine,area --robots robots',
  }),
  command: (name: string) => `#!/bin/sh\nexec java /path/to/${name} "$@"`,
};

/** The texts to begin with: examples in JavaScript, and a template for each other language. */
type Beginning = keyof typeof EXAMPLES | RobotTemplate;
const isExample = (name: Beginning): name is keyof typeof EXAMPLES => Object.hasOwn(EXAMPLES, name);
const BEGINNINGS = [...Object.keys(EXAMPLES), ...Object.keys(TEMPLATES)] as Beginning[];
const BEGINNING_NAMES = {
  ...TEMPLATE_NAMES,
  stand: w.exampleStand,
  chase: w.exampleChase,
  flee: w.exampleFlee,
};

function begin(name: Beginning): void {
  if (isExample(name)) robot.write('javascript', EXAMPLES[name]);
  else insertOrDownload({ language: name, text: TEMPLATES[name], name: `robot.${ENDS[name]}` }, robot.takes);
}

function Save({ language }: { language: TextLanguage }) {
  const name = language === 'python' ? 'run.py' : 'robot.js';
  return (
    <Button icon="download" run={() => download([robot.textIn(language)], name)}>
      {w.save}
    </Button>
  );
}

function Files() {
  const { language } = robot.draft.value;
  return (
    <div class={programCss.row}>
      <LanguageChoice kept={robot} />
      <OpenProgram take={robot.take} />
      <ActionMenu name={w.examples} items={BEGINNINGS} names={BEGINNING_NAMES} run={begin} />
      {language !== 'wasm' && <Save language={language} />}
    </div>
  );
}

function Runs() {
  const { isRunning } = workshop.state;
  const none = robot.program.value === null;
  const off = isRunning.value || none;
  return (
    <div class={programCss.row}>
      <Button
        icon={isRunning.value ? 'close' : 'play'}
        disabled={none}
        run={() => (isRunning.value ? stop() : playAll())}
      >
        {isRunning.value ? w.stop : w.run}
      </Button>
      <div class={css.here} role="group" aria-labelledby="robot-here">
        <span id="robot-here">{w.here}</span>
        {SIDES.map((side) => (
          <Button key={side} off={off} run={() => playHere(side)}>
            {sideName(side)}
          </Button>
        ))}
        {!off && <ActionMenu name={w.playAgainst} items={PERSONS} names={PERSON_NAMES} run={playAgainst} />}
      </div>
    </div>
  );
}

function Status() {
  const { fault, status } = workshop.state;
  const wrong = fault.value;
  return (
    <div aria-live="polite">
      {wrong && <Alert class="fault">{faultAlone(wrong)}</Alert>}
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

function introOf(language: Language): string {
  if (language === 'javascript') return w.introFunction;
  return language === 'wasm' ? `${w.introFiles} ${w.introWasm}` : w.introFiles;
}

export function Workshop() {
  // Runs before the field shows the text.
  useLayoutEffect(robot.open, []);
  const { progress, results } = workshop.state;
  return (
    <div class={cx(programCss.page, css.workshop)}>
      <p class="muted">
        {introOf(robot.draft.value.language)} {w.sandbox}
      </p>
      <Files />
      <ProgramEditor kept={robot} names={NAMES} line={faultyLine} java={JAVA} />
      <Runs />
      {progress.value && <p class="muted">{progress.value}</p>}
      <Status />
      <Console />
      <Table results={results.value} watch={(result) => watch(result)} />
    </div>
  );
}
