// The workshop: a visitor writes a program, runs it in the sandbox, and watches its matches on the board.
import { computed } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { ActionMenu } from '../../../lib/action-menu';
import { download } from '../../../lib/download';
import { tidy } from '../../../lib/field';
import { FileButton } from '../../../lib/file-button';
import { Icon } from '../../../lib/icons';
import { ProgramField } from '../../../panes/program-field';
import { robotWords as w } from '../messages/robot-en';
import { EXAMPLES } from './examples';
import { SIDES, Table } from './table';
import { codeNow, openWorkshop, playAll, playHere, stop, watch, write } from './workshop-acts';
import { workshop } from './workshop-state';
import './robot.css';

const code = computed(codeNow);
const faultyLine = computed(() => workshop.state.fault.value?.line ?? null);

const EXAMPLE_NAMES = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

function Files() {
  const open = async (file: File) => {
    if (file.size < 1_000_000) write(tidy(await file.text()));
  };
  return (
    <div class="row">
      <ActionMenu name={w.examples} items={EXAMPLE_NAMES} names={w.example} run={(name) => write(EXAMPLES[name])} />
      <FileButton name={w.open} title={w.openTitle} accept=".js,.mjs,.txt,text/*" open={open} />
      <button type="button" class="button" title={w.saveTitle} onClick={() => download([code.peek()], 'robot.js')}>
        <Icon name="download" /> {w.save}
      </button>
    </div>
  );
}

function Runs() {
  const off = workshop.state.isRunning.value;
  return (
    <div class="row">
      <button type="button" class="button" title={w.runTitle} onClick={() => (off ? stop() : playAll())}>
        <Icon name={off ? 'close' : 'play'} /> {off ? w.stop : w.run}
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
  const { progress, results } = workshop.state;
  return (
    <div class="workshop">
      <p class="muted">{w.intro}</p>
      <Files />
      <ProgramField names={w} code={code} language="javascript" line={faultyLine} write={write} />
      <Runs />
      {progress.value && <p class="muted">{progress.value}</p>}
      <Status />
      <Console />
      <Table results={results.value} watch={(result) => watch(result)} />
    </div>
  );
}
