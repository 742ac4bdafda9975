// A person's program for the task: what can be done with it, how far it is, and what came of it.
import * as compare from 'words:compare';
import * as w from 'words:own';
import * as programs from 'words:programs';
import { paragraph } from '../../i18n/join';
import { faultInWords } from '../../lab/fault-words';
import { Failure, LabPane, Running } from '../../lab/pane';
import { Button } from '../../ui/button';
import { Lines } from './lines';
import css from './own.module.css';
import { type Finding, fault, findFailing, isOpen, runOnInput, shrink, solver, stop, trial } from './solver';
import { task } from './task';

const sizeNow = (): string => w.characters({ count: trial.value?.smallest?.input.length ?? 0 });

/** How far a run is. */
function progress(): string {
  const { kind, tried = 0, smallest } = trial.value ?? {};
  if (kind === 'search') return compare.tried({ inputs: tried });
  return smallest ? compare.shrinking({ runs: tried, size: sizeNow() }) : compare.running;
}

function Runs() {
  if (solver.running.isRunning.value) return <Running lab={solver} stop={stop} progress={progress()} />;
  const can = task.state.about.value?.can ?? [];
  const disabled = !solver.program.value;
  return (
    <div class={css.run}>
      <Button look="strong" icon="play" disabled={disabled} run={runOnInput}>
        {compare.run}
      </Button>
      {can.includes('generate') && (
        <Button disabled={disabled} run={findFailing}>
          {compare.search}
        </Button>
      )}
      {can.includes('shrink') && (
        <Button disabled={disabled} run={shrink}>
          {compare.shrink}
        </Button>
      )}
    </div>
  );
}

function said(result: Finding): string {
  const died = 'fault' in result && result.fault && compare.failed({ why: faultInWords(result.fault) });
  switch (result.kind) {
    case 'failed':
      return died || '';
    case 'empty':
      return w.printedNothing;
    case 'found':
      return paragraph(w.failingFound({ seed: result.seed, size: result.size }), died);
    case 'nothing':
      return compare.noneFailing({ inputs: trial.value?.tried ?? 0 });
    case 'notWrong':
      return compare.notWrong;
    case 'stopped':
      return paragraph(compare.stopped, trial.value?.smallest && compare.shrunkSoFar({ size: sizeNow() }));
    case 'smallest':
      return paragraph(compare.smallest({ size: sizeNow() }), compare.least, died);
  }
}

function Outcome() {
  const { result, errors } = trial.value ?? {};
  return (
    <>
      <div role="status" data-trial>
        {result && fault.value && <Failure lab={solver} fault={fault.value} message={said(result)} />}
        {result && !fault.value && <p>{said(result)}</p>}
      </div>
      {errors && <Lines name={programs.errors}>{errors}</Lines>}
    </>
  );
}

export function Solver() {
  return (
    <details open={isOpen.value} onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{w.solver}</summary>
      {isOpen.value && (
        <section class={css.program} aria-label={w.solver}>
          <p class="muted">{paragraph(programs.notes({ language: solver.draft.value.language }), programs.sandbox)}</p>
          <Runs />
          <Outcome />
          <LabPane lab={solver} fault={fault} />
        </section>
      )}
    </details>
  );
}
