// What becomes of a visitor's solution: its output before the judge, or its program and what can be done with it.
import './compare.css';
import './solution.css';
import { useEffect } from 'preact/hooks';
import { compare as w } from '../../i18n/compare-en';
import { tidy } from '../../lib/field';
import { FileButton } from '../../lib/file-button';
import { IconButton } from '../../lib/icon-button';
import { state } from '../../store/state';
import { gather } from '../inputs/cases';
import { adopt, comparison, first, mine, phase, setOutput, startJudge, stepTo } from './judge';
import { ProgramNote, ProgramPane } from './program-pane';
import { Detail, Rows, rightName } from './rows';
import { RunOutcome, Runs } from './runs';
import { type Origin, solutionTest } from './state';
import { takeOutput } from './take';
import { Verdict } from './verdict';

const { origin, isEditing, inputShown } = solutionTest.state;
const edit = () => solutionTest.act({ kind: 'editing', isEditing: true });

function PastePane() {
  const typed = (event: Event) => setOutput((event.currentTarget as HTMLTextAreaElement).value);
  // A text field takes seconds to lay out a megabyte that is gone from it at once.
  const pasted = (event: ClipboardEvent) => {
    event.preventDefault();
    setOutput(tidy(event.clipboardData?.getData('text') ?? ''));
  };
  return (
    <>
      <textarea
        aria-label={w.field}
        placeholder={w.placeholder}
        spellcheck={false}
        value={mine.value}
        onInput={typed}
        onPaste={pasted}
      />
      <FileButton name={w.open} title={w.openTitle} accept="text/*,.txt,.out" open={takeOutput} />
    </>
  );
}

/** Where the output comes from. */
function Origins() {
  const one = (name: Origin) => (
    <label class="origin">
      <input
        type="radio"
        name="origin"
        checked={origin.value === name}
        onChange={() => solutionTest.act({ kind: 'origin', origin: name })}
      />
      {w.origins[name]}
    </label>
  );
  return (
    <fieldset class="origins">
      <legend class="unseen">{w.originLabel}</legend>
      {one('paste')}
      {one('program')}
    </fieldset>
  );
}

/** The field for the output, or the program. */
function Solution() {
  const isProgram = origin.value === 'program';
  return (
    <div class="compare-paste">
      <Origins />
      {isProgram ? <ProgramPane /> : <PastePane />}
      {isProgram && (
        <>
          <Runs isWrong={false} />
          <RunOutcome />
          <ProgramNote />
        </>
      )}
    </div>
  );
}

/** The output belongs to an input that stands here no longer. */
function Other() {
  return (
    <div class="compare">
      <div class="verdict" role="status">
        <div>
          <p>
            <b>{w.other}</b> {w.otherWhy}
          </p>
          <button type="button" class="button" onClick={adopt}>
            {w.adopt}
          </button>{' '}
          <Again />
        </div>
      </div>
    </div>
  );
}

function Step({ step }: { step: 1 | -1 }) {
  const off = !first.value && comparison.value?.verdict.kind !== 'blanks';
  const name = step === 1 ? w.next : w.previous;
  return <IconButton name={name} icon={step === 1 ? 'down' : 'up'} off={off} run={() => stepTo(step)} />;
}

/** The comparison takes the place of the input, which comes back over it. */
function Strip() {
  return (
    <div class="compare-strip">
      <span class="names">
        <b>{rightName()}</b>
        <b>{w.found}</b>
      </span>
      <button
        type="button"
        class="button show-input"
        aria-pressed={inputShown.value}
        onClick={() => solutionTest.act({ kind: 'inputShown', inputShown: !inputShown.peek() })}
      >
        {w.input}
      </button>
      <Step step={-1} />
      <Step step={1} />
    </div>
  );
}

/** A pasted output belongs to its input, of which only whole cases can go. */
function KeepFirst() {
  const index = first.value?.case ?? null;
  if (index === null || state.cases.value < 2) return null;
  return (
    <button type="button" class="button" onClick={() => gather([index - 1], new Set())}>
      {w.keepFirst}
    </button>
  );
}

function Again() {
  return (
    <button type="button" class="button" onClick={edit}>
      {w.again[origin.value]}
    </button>
  );
}

/** What can be done next with the output. */
function WithOutput() {
  return (
    <div class="compare-actions">
      <Again />
      <KeepFirst />
    </div>
  );
}

/** What can be done next with the program. */
function WithProgram() {
  return (
    <div class="compare-next">
      <Again />
      <Runs isWrong={first.value !== null} />
      <RunOutcome />
    </div>
  );
}

export function Compare() {
  useEffect(startJudge, []);
  if (isEditing.value || mine.value === '') return <Solution />;
  if (phase.value === 'other') return <Other />;
  const rows = comparison.value?.rows ?? 0;
  return (
    <div class="compare" data-input={inputShown.value}>
      <div role="status">
        <Verdict />
      </div>
      {origin.value === 'paste' ? <WithOutput /> : <WithProgram />}
      <Strip />
      <Rows count={rows} />
      <Detail />
    </div>
  );
}
