// What can be done with a program, and what came of it.

import * as w from 'words:compare';
import * as programs from 'words:programs';
import type { RunResult } from '../../engine/programs/program';
import { validSource } from '../../game';
import { paragraph } from '../../i18n/join';
import { faultInWords } from '../../lab/fault-words';
import { Failure, Running } from '../../lab/pane';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import compareCss from './compare.module.css';
import { ours, program } from './program';
import { sizeInWords } from './size';
import { findFailing, result, run, runProgram, shrink, stop, useSmallest } from './solution';
import css from './solution.module.css';
import { type Finding, faultIn } from './state';

function foundInWords({ seed, cut }: Extract<Finding, { kind: 'found' }>): string {
  if (cut.kind === 'whole') return w.failingFound({ seed });
  const at = { index: cut.index, seed };
  return cut.kind === 'alone' ? w.failingCase(at) : w.failingTogether(at);
}

/** How far a search or a shrinking came. */
function stoppedInWords({ inputs, progress }: Extract<Finding, { kind: 'stopped' }>): string {
  if (progress) return w.shrunkSoFar({ size: sizeInWords(progress.size) });
  return inputs > 0 ? w.noneFailing({ inputs }) : '';
}

function sentence(now: Finding): string {
  switch (now.kind) {
    case 'notWrong':
      return w.notWrong;
    case 'failed':
      return w.failed({ why: faultInWords(now.fault) });
    case 'found':
      return paragraph(foundInWords(now), now.fault && w.failed({ why: faultInWords(now.fault) }));
    case 'nothing':
      return w.noneFailing({ inputs: now.inputs });
    case 'stopped':
      return paragraph(w.stopped, stoppedInWords(now));
    case 'smallest':
      return paragraph(w.smallest({ size: sizeInWords(now.size) }), now.least && w.least);
  }
}

/** Whether the program of the open game runs. */
export const isRunning = () => ours.value.running.isRunning.value;

/** `isWrong`: the judge rejects the program's output to the input that stands. */
export function Runs({ isWrong }: { isWrong: boolean }) {
  if (isRunning()) return <Running lab={ours.value} stop={stop} progress={progress()} />;
  const failed = isWrong || faultIn(result.value) !== null;
  const [ready, valid] = [program.value !== null, validSource.value !== null];
  return (
    <div class={css.runs}>
      <Button look="strong" disabled={!ready || !valid} run={runProgram}>
        {w.run}
      </Button>
      <Button disabled={!ready} run={findFailing}>
        {w.search}
      </Button>
      {failed && (
        <Button disabled={!ready || !valid} run={shrink}>
          {w.shrink}
        </Button>
      )}
    </div>
  );
}

/** While the program is tried on other inputs, what is known of its output to this one does not stand here. */
export function Searching() {
  return (
    <div role="status">
      <Alert tone="plain" class={compareCss.verdict}>
        <b>{w.searching}</b>
      </Alert>
    </div>
  );
}

/** How far a run is. */
function progress(): string {
  const now = run.value;
  if (now?.kind === 'search') return w.tried({ inputs: now.tried });
  if (!now?.progress) return w.running;
  const { steps, size } = now.progress;
  return w.shrinking({ runs: steps, size: sizeInWords(size) });
}

/** To two digits. */
function endOf({ status, time }: RunResult): string {
  const ms = Number(time.toPrecision(2));
  return status === null ? programs.ended({ ms }) : programs.exited({ status, ms });
}

/** What the program wrote to standard error, and how it ended. */
function LastRun() {
  const last = run.value?.last;
  if (!last) return null;
  return (
    <>
      <p class="muted">{endOf(last)}</p>
      {last.errors !== '' && (
        <details class={css.errorsWritten} open>
          <summary>{programs.errors}</summary>
          <pre tabIndex={0}>{last.errors}</pre>
        </details>
      )}
    </>
  );
}

/** What the last run found beside an output. */
export function RunOutcome() {
  const text = run.value?.smallest ?? null;
  const isFound = text !== null && !isRunning();
  const fault = faultIn(result.value);
  return (
    <>
      <div role="status" class={css.runResult}>
        {fault && result.value ? (
          <Failure lab={ours.value} fault={fault} message={sentence(result.value)} />
        ) : (
          <p>
            {result.value && sentence(result.value)}
            {isFound && <Button run={useSmallest}>{w.use}</Button>}
          </p>
        )}
        {isFound && (
          <pre class={css.smallest} tabIndex={0} role="region" aria-label={w.smallestLabel}>
            {text}
          </pre>
        )}
      </div>
      <LastRun />
    </>
  );
}
