import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { act } from './act';
import type { Place } from './boundary';
import { Editor } from './editor';
import type { Field } from './field';
import { OpenFile } from './files';
import { Icon, type IconName } from './icons';
import { later } from './later';
import { SAMPLES } from './samples';
import { state } from './state';
import { words } from './words';

const w = words.input;

/** A choice that always says "Samples": it loads, it does not hold. */
function Samples() {
  const { game } = state.source.value;
  const load = (event: Event) => {
    const menu = event.currentTarget as HTMLSelectElement;
    const sample = SAMPLES[game].find(({ id }) => id === menu.value);
    menu.value = '';
    if (sample) act({ kind: 'edit', text: sample.text, whole: true });
  };
  return (
    <select class="samples" aria-label={w.pickSample} value="" onChange={load}>
      <option value="" disabled hidden>
        {w.samples}
      </option>
      {SAMPLES[game].map(({ id }) => (
        <option key={id} value={id}>
          {w.samplesOf[id]}
        </option>
      ))}
    </select>
  );
}

function Limits() {
  if (!state.source.value.relaxed) return null;
  return (
    <button type="button" class="chip" title={w.limitsTitle} onClick={() => act({ kind: 'relax', relaxed: false })}>
      {w.limits} <Icon name="close" />
    </button>
  );
}

function Tool(props: { name: string; icon: IconName; on?: boolean; run: () => void }) {
  return (
    <button
      type="button"
      class="icon-button"
      title={props.name}
      aria-label={props.name}
      aria-pressed={props.on}
      onClick={props.run}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** Whether the dialog of inputs is open. */
const inputs = signal(false);
const Inputs = later(() => import('./bench/inputs').then(({ Inputs }) => Inputs), words.side.notLoaded, '');

const Errors = later(() => import('./errors').then(({ Errors }) => Errors), words.side.notLoaded, '');

/** Beside the input; it is there before it speaks, so that it is heard. */
function Said({ goTo }: { goTo: (place: Place) => void }) {
  const parsed = state.parsed.value;
  const needed = parsed && (parsed.error || parsed.notes.length > 0);
  return (
    <div class="errors" role="status">
      {needed && <Errors goTo={goTo} />}
    </div>
  );
}

const toggleEditing = () => act({ kind: 'tool', tool: state.tool.peek() === null ? '' : null });

export function InputPane() {
  const field = useRef<Field>(null);
  return (
    <section class="pane input" aria-labelledby="input-heading">
      <header>
        <h2 id="input-heading">{w.heading}</h2>
        <Limits />
        <Samples />
        <OpenFile />
        <Tool name={w.edit} icon="edit" on={state.tool.value !== null} run={toggleEditing} />
        <Tool name={w.inputs} icon="list" run={() => (inputs.value = true)} />
      </header>
      <Editor field={field} />
      {inputs.value && <Inputs close={() => (inputs.value = false)} />}
      <Said goTo={(place) => field.current?.goTo(place)} />
    </section>
  );
}
