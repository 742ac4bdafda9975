import { useRef } from 'preact/hooks';
import { act } from './act';
import { Editor } from './editor';
import { Errors } from './errors';
import type { Field } from './field';
import { OpenFile } from './files';
import { Icon } from './icons';
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

export function InputPane() {
  const field = useRef<Field>(null);
  return (
    <section class="pane input" aria-labelledby="input-heading">
      <header>
        <h2 id="input-heading">{w.heading}</h2>
        <Limits />
        <Samples />
        <OpenFile />
      </header>
      <Editor field={field} />
      <Errors goTo={(place) => field.current?.goTo(place)} />
    </section>
  );
}
