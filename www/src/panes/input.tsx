import { notLoaded } from 'words:page';
import * as w from 'words:panes';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import { entryOf } from '../board/game-modules';
import type { Place } from '../engine/boundary';
import { input, marks, panes, state } from '../game';
import { cx } from '../lib/cx';
import { lazy } from '../lib/lazy';
import { visits } from '../links/visits';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Menu, MenuItem } from '../ui/menu';
import { Editor } from './editor';
import { OpenFile } from './files';
import css from './input.module.css';
import paneCss from './pane.module.css';
import type { Field } from './text-field';

function Samples() {
  return (
    <>
      {entryOf(state.source.value.game).samples.map(({ id, text, name }) => (
        <MenuItem key={id} name={name} icon="sample" run={() => input.setText(text)} />
      ))}
    </>
  );
}

function Limits() {
  if (!state.source.value.relaxed) return null;
  return (
    <Button look="chip" title={w.limitsTitle} run={() => input.setRelaxed(false)}>
      {w.limits} <Icon name="close" />
    </Button>
  );
}

/** A comparison takes the place of the input, and leaves its heading. */
function ShowInput() {
  const { comparing, inputShown } = state;
  if (!comparing.value) return null;
  return (
    <Button class={css.showInput} pressed={inputShown.value} run={() => panes.setInputShown(!inputShown.peek())}>
      {w.showInput}
    </Button>
  );
}

const Errors = lazy(() => import('./errors').then(({ Errors }) => Errors), notLoaded, '');

/** Beside the input; it is there before it speaks, so that it is heard. */
function Said({ goTo }: { goTo: (place: Place) => void }) {
  const parsed = state.parsed.value;
  const needed = parsed && (parsed.error || parsed.notes.length > 0);
  return (
    <div class={css.errors} role="status">
      {needed && <Errors goTo={goTo} />}
    </div>
  );
}

const toggleEditing = () => marks.setTool(state.tool.peek() === null ? '' : null);

/** What the dialog of inputs opens with. */
export type InputsPage = 'cases' | 'random';
export type InputsProps = { page: InputsPage; close(): void };

/** `Inputs`: the dialog of an input's cases, and of other inputs. */
type Props = { class: string | undefined; Inputs: FunctionComponent<InputsProps> };

export function InputPane({ class: own, Inputs }: Props) {
  const field = useRef<Field>(null);
  const inputs = useSignal<InputsPage | null>(null);
  return (
    <section class={cx(paneCss.pane, css.input, own)} aria-labelledby="input-heading">
      <header>
        <h2 id="input-heading">{w.input}</h2>
        <ShowInput />
        <Limits />
        <Menu name={w.samples} icon="open">
          <Samples />
          <hr />
          <OpenFile />
          <MenuItem name={w.random} icon="dice" run={() => (inputs.value = 'random')} />
          <MenuItem name={w.cases} icon="list" run={() => (inputs.value = 'cases')} />
          <MenuItem name={w.edit} icon="edit" pressed={state.tool.value !== null} run={toggleEditing} />
          <MenuItem name={w.reset} icon="undo" run={() => visits.reset()} />
        </Menu>
      </header>
      <Editor field={field} />
      {inputs.value && <Inputs page={inputs.value} close={() => (inputs.value = null)} />}
      <Said goTo={(place) => field.current?.goTo(place)} />
    </section>
  );
}
