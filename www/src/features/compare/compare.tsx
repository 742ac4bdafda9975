// The judge's output and another program's.
import './compare.css';
import { signal } from '@preact/signals';
import { compare as w } from '../../i18n/compare-en';
import { tidy } from '../../lib/field';
import { Icon } from '../../lib/icons';
import { adopt, comparison, first, mine, paste, phase, stepTo } from './compare-desk';
import { Detail, Rows, rightName } from './rows';
import { takeOutput } from './take';
import { Verdict } from './verdict';

function OpenOutput() {
  const chosen = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (file) takeOutput(file);
    field.value = '';
  };
  return (
    <label class="button file" title={w.openTitle}>
      <input type="file" accept="text/*,.txt,.out" class="unseen" onChange={chosen} />
      <Icon name="open" />
      {w.open}
    </label>
  );
}

function Paste() {
  const typed = (event: Event) => paste((event.currentTarget as HTMLTextAreaElement).value);
  // A text field takes seconds to lay out a megabyte that is gone from it at once.
  const pasted = (event: ClipboardEvent) => {
    event.preventDefault();
    paste(tidy(event.clipboardData?.getData('text') ?? ''));
  };
  return (
    <div class="compare-paste">
      <textarea
        aria-label={w.field}
        placeholder={w.placeholder}
        spellcheck={false}
        value={mine.value}
        onInput={typed}
        onPaste={pasted}
      />
      <OpenOutput />
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
          <button type="button" class="button" onClick={() => paste('')}>
            {w.again}
          </button>
        </div>
      </div>
    </div>
  );
}

function Step({ step }: { step: 1 | -1 }) {
  const off = !first.value && comparison.value?.verdict.kind !== 'blanks';
  const name = step === 1 ? w.next : w.previous;
  return (
    <button
      type="button"
      class="icon-button"
      title={name}
      aria-label={name}
      aria-disabled={off}
      onClick={() => off || stepTo(step)}
    >
      <Icon name={step === 1 ? 'down' : 'up'} />
    </button>
  );
}

/** The comparison takes the place of the input, which comes back over it. */
const inputShown = signal(false);

function Strip() {
  const name = inputShown.value ? w.hideInput : w.showInput;
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
        onClick={() => (inputShown.value = !inputShown.peek())}
      >
        {name}
      </button>
      <Step step={-1} />
      <Step step={1} />
      <button type="button" class="icon-button" title={w.again} aria-label={w.again} onClick={() => paste('')}>
        <Icon name="close" />
      </button>
    </div>
  );
}

export function Compare() {
  if (mine.value === '') return <Paste />;
  if (phase.value === 'other') return <Other />;
  const rows = comparison.value?.rows ?? 0;
  return (
    <div class="compare" data-input={inputShown.value}>
      <div role="status">
        <Verdict />
      </div>
      <Strip />
      <Rows count={rows} />
      <Detail />
    </div>
  );
}
