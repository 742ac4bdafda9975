// What can be done with a program, and what came of it.

import * as w from 'words:compare';
import * as programs from 'words:programs';
import type { RunResult } from '../../engine/programs/program';
import { validSource } from '../../game';
import { faultInWords } from '../../panes/programs/fault-words';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ours, program } from './program';
import { sizeInWords } from './size';
import { findFailing, result, run, runProgram, shrink, stop, useSmallest } from './solution';
import css from './solution.module.css';
import type { Finding } from './state';

function sentence(now: Finding): string {
  switch (now.kind) {
    case 'notWrong':
      return w.notWrong;
    case 'failed':
      return w.failed({ why: faultInWords(now.fault) });
    case 'found':
      return w.failingFound({ seed: now.seed });
    case 'nothing':
      return w.noneFailing({ inputs: now.inputs });
    case 'smallest':
      return w.smallest({ size: sizeInWords(now.size) });
  }
}

/** `isWrong`: the judge rejects the program's output to the input that stands. */
export function Runs({ isWrong }: { isWrong: boolean }) {
  const busy = run.value?.busy ?? false;
  if (busy)
    return (
      <div class={css.runs}>
        <Progress />
        <Button run={stop}>{w.stop}</Button>
      </div>
    );
  const failed = isWrong || result.value?.kind === 'failed';
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

function Progress() {
  const now = run.value;
  if (now?.isStarting && ours.value.draft.value.language === 'python') return <p class="muted">{programs.starting}</p>;
  if (now?.kind === 'search') return <p class="muted">{w.tried({ inputs: now.tried })}</p>;
  if (!now?.progress) return <p class="muted">{w.running}</p>;
  const { steps, size } = now.progress;
  return <p class="muted">{w.shrinking({ runs: steps, size: sizeInWords(size) })}</p>;
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
  const isFound = text !== null && !run.value?.busy;
  return (
    <>
      <div role="status" class={css.runResult}>
        {result.value?.kind === 'failed' ? (
          <Alert>{sentence(result.value)}</Alert>
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
