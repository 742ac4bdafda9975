import './input.css';
import './pane.css';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import { entryOf } from '../board/game-modules';
import type { Place } from '../engine/boundary';
import { words } from '../i18n';
import type { Field } from '../lib/field';
import { Icon, type IconName } from '../lib/icons';
import { lazy } from '../lib/lazy';
import { act } from '../store/act';
import { state } from '../store/state';
import { Editor } from './editor';
import { OpenFile } from './files';

const w = words.input;

/** A choice that always says "Samples": it loads, it does not hold. */
function Samples() {
  const { game } = state.source.value;
  const load = (event: Event) => {
    const menu = event.currentTarget as HTMLSelectElement;
    const sample = entryOf(game).samples.find(({ id }) => id === menu.value);
    menu.value = '';
    if (sample) act({ kind: 'edit', text: sample.text, whole: true });
  };
  return (
    <select class="samples" aria-label={w.pickSample} value="" onChange={load}>
      <option value="" disabled hidden>
        {w.samples}
      </option>
      {entryOf(game).samples.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
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

const Errors = lazy(() => import('./errors').then(({ Errors }) => Errors), words.side.notLoaded, '');

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

/** `Inputs`: the dialog of an input's cases, and of other inputs. */
export function InputPane({ Inputs }: { Inputs: FunctionComponent<{ close(): void }> }) {
  const field = useRef<Field>(null);
  const inputs = useSignal(false);
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
