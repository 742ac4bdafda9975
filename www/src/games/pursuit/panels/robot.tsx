// The workshop: a visitor writes a program, runs it in the sandbox, and watches its matches on the board.

import * as p from 'words:pursuit';
import * as w from 'words:pursuit-robot';
import type { Language } from '../../../engine/programs/program';
import { paragraph } from '../../../i18n/join';
import { Failure, LabPane, Running } from '../../../lab/pane';
import programCss from '../../../lab/program.module.css';
import { cx } from '../../../lib/cx';
import { Button } from '../../../ui/button';
import { ActionMenu } from '../../../ui/menu';
import { SIDES, sideName, Table } from './table';
import css from './workshop.module.css';
import { playAgainst, playAll, playHere, stop, watch } from './workshop-acts';
import { lab } from './workshop-program';
import { workshop } from './workshop-state';

/** What a person plays against the robot. */
const PERSONS = ['catchers', 'fugitive'] as const;
const PERSON_NAMES = { catchers: p.seats({ seat: 'catchers' }), fugitive: p.seats({ seat: 'fugitive' }) };
function Runs() {
  const off = lab.program.value === null;
  return (
    <div class={programCss.row}>
      <Button icon="play" disabled={off} run={playAll}>
        {w.run}
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
      {wrong && <Failure lab={lab} fault={wrong} />}
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
  return paragraph(w.introFiles, language === 'wasm' && w.introWasm);
}

export function Workshop() {
  const { fault, progress, results } = workshop.state;
  return (
    <div class={cx(programCss.page, css.workshop)}>
      <p class="muted">
        {introOf(lab.draft.value.language)} {w.sandbox}
      </p>
      <LabPane lab={lab} fault={fault} />
      {lab.running.isRunning.value ? <Running lab={lab} stop={stop} progress={progress.value} /> : <Runs />}
      <Status />
      <Console />
      <Table results={results.value} watch={(result) => watch(result)} />
    </div>
  );
}
