// The program that a visitor tries, what can be done with it, and what came of that.
import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { compare as w } from '../../i18n/compare-en';
import { ProgramField } from '../../panes/program-field';
import { state } from '../../store/state';
import { code, recallProgram, writeProgram } from './program';
import { sizeInWords } from './size';
import { findFailing, result, run, runProgram, shrink, stop, useSmallest, validSource } from './solution';
import type { RunResult } from './state';

const NAMES = { label: w.code, placeholder: w.example };
const faultyLine = computed(() => (result.value?.kind === 'failed' ? result.value.fault.line : null));

function sentence(now: RunResult): string {
  switch (now.kind) {
    case 'notWrong':
      return w.notWrong;
    case 'failed':
      return w.failed(now.fault.message);
    case 'found':
      return w.failingFound(now.seed);
    case 'nothing':
      return w.noneFailing(now.inputs);
    case 'smallest':
      return w.smallest(sizeInWords(now.size), now.steps);
  }
}

/** `isWrong`: the judge rejects the program's output to the input that stands. */
export function Runs({ isWrong }: { isWrong: boolean }) {
  const busy = run.value?.busy ?? false;
  if (busy)
    return (
      <div class="runs">
        <Progress />
        <button type="button" class="button" onClick={stop}>
          {w.stop}
        </button>
      </div>
    );
  const failed = isWrong || result.value?.kind === 'failed';
  return (
    <div class="runs">
      <button type="button" class="button strong" disabled={!validSource.value} onClick={runProgram}>
        {w.run}
      </button>
      <button type="button" class="button" title={w.searchTitle} onClick={findFailing}>
        {w.search}
      </button>
      {failed && (
        <button type="button" class="button" title={w.shrinkTitle} disabled={!validSource.value} onClick={shrink}>
          {w.shrink}
        </button>
      )}
    </div>
  );
}

function Progress() {
  const now = run.value;
  if (now?.kind === 'search') return <p class="muted">{w.tried(now.tried)}</p>;
  if (!now?.progress) return <p class="muted">{w.running}</p>;
  const { steps, size } = now.progress;
  return <p class="muted">{w.shrinking(steps, sizeInWords(size))}</p>;
}

/** What the last run found beside an output. */
export function RunOutcome() {
  const text = run.value?.smallest ?? null;
  const isFound = text !== null && !run.value?.busy;
  return (
    <div role="status" class="run-result">
      <p>
        {result.value && sentence(result.value)}
        {isFound && (
          <button type="button" class="button" onClick={useSmallest}>
            {w.use}
          </button>
        )}
      </p>
      {isFound && (
        <pre class="smallest" tabIndex={0} role="region" aria-label={w.smallestLabel}>
          {text}
        </pre>
      )}
    </div>
  );
}

export function ProgramPane() {
  const { tab } = state;
  useEffect(() => recallProgram(tab.value), [tab.value]);
  return (
    <>
      <ProgramField names={NAMES} code={code} language="javascript" line={faultyLine} write={writeProgram} />
      <p class="muted">{w.codeNote}</p>
    </>
  );
}
