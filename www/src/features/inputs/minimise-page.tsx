// The smallest input that is still wrong.
import { computed } from '@preact/signals';
import { bench } from '../../i18n/bench-en';
import { compare } from '../../i18n/compare-en';
import { ProgramField } from '../../panes/program-field';
import { act } from '../../store/act';
import { first as difference, mine, phase } from '../compare/compare-desk';
import { gather, source } from './cases';
import { minimise, run, type Said, said, stop, stress, tryInput } from './minimise-desk';
import { code, writeProgram } from './program';

const w = bench.minimise;

const NAMES = { label: w.code, placeholder: w.example };
const faultyLine = computed(() => (said.value?.kind === 'failed' ? said.value.fault.line : null));

function sentence(told: Said): string {
  switch (told.kind) {
    case 'accepted':
    case 'wrong':
    case 'notWrong':
      return w[told.kind];
    case 'failed':
      return w.failed(told.fault.message);
    case 'found':
      return w.found(told.seed);
    case 'nothing':
      return w.nothing(told.inputs);
    case 'smallest':
      return w.done(told.bytes, told.steps);
  }
}

function Runs() {
  const idle = !run.value?.busy;
  const ready = idle && source.value !== null;
  return (
    <div class="line">
      <button type="button" class="button" disabled={!ready} onClick={tryInput}>
        {w.run}
      </button>
      <button type="button" class="button" title={w.stressTitle} disabled={!idle} onClick={stress}>
        {w.stress}
      </button>
      <button type="button" class="button strong" disabled={!ready} onClick={minimise}>
        {w.start}
      </button>
      {!idle && (
        <button type="button" class="button" onClick={stop}>
          {w.stop}
        </button>
      )}
    </div>
  );
}

function Going() {
  const now = run.value;
  if (!now?.busy) return null;
  if (now.kind === 'stress') return <p class="muted">{w.tried(now.tried)}</p>;
  const { progress, source: of } = now;
  if (!progress) return null;
  return (
    <p class="muted">
      {w.tried(progress.steps)}; {w.smaller(progress.best.length, of.text.length)}
    </p>
  );
}

function Result() {
  const text = run.value?.smallest ?? null;
  if (text === null || run.value?.busy) return null;
  return (
    <>
      <pre class="smallest" tabIndex={0} role="region" aria-label={w.result}>
        {text}
      </pre>
      <div class="line">
        <button type="button" class="button" onClick={() => act({ kind: 'edit', text, whole: true })}>
          {w.use}
        </button>
      </div>
    </>
  );
}

function outputWord(first: number | null): string {
  if (mine.value === '') return w.noOutput;
  if (phase.value === 'other') return compare.other;
  return first === null ? w.right : w.outputNote;
}

/** A pasted output belongs to its input: only whole cases can go. */
function ByOutput() {
  const first = difference.value?.case ?? null;
  const alone = () => first !== null && gather([first - 1], new Set());
  return (
    <section>
      <h3>{w.byOutput}</h3>
      <p class="muted">{outputWord(first)}</p>
      {first !== null && (
        <div class="line">
          <button type="button" class="button" onClick={alone}>
            {w.first}
          </button>
        </div>
      )}
    </section>
  );
}

export function MinimisePage() {
  return (
    <>
      <section>
        <h3>{w.byCode}</h3>
        <ProgramField names={NAMES} code={code} line={faultyLine} write={writeProgram} />
        <p class="muted">{w.codeNote}</p>
        <Runs />
        <div role="status">{said.value && <p>{sentence(said.value)}</p>}</div>
        <Going />
        <Result />
      </section>
      <ByOutput />
    </>
  );
}
