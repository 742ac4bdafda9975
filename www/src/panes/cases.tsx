import * as w from 'words:timeline';
import { input, state } from '../game';
import { IconButton } from '../ui/button';
import css from './cases.module.css';

/** The case last asked for, which the board follows. */
export const wantedCase = () => state.target.value.case;

/** The case on the board of a text that can be read no more. */
const caseOfBoard = () => state.opened.value?.case ?? wantedCase();

function typed(event: Event): void {
  const field = event.currentTarget as HTMLInputElement;
  const index = Number(field.value) - 1;
  if (Number.isInteger(index) && index >= 0) input.toCase(index);
  field.value = String(state.target.peek().case + 1);
}

function Beside({ step, last }: { step: 1 | -1; last: number }) {
  const to = wantedCase() + step;
  const name = step === 1 ? w.nextCase : w.previousCase;
  const go = () => input.toCase(to);
  return <IconButton name={name} icon={step === 1 ? 'right' : 'left'} disabled={to < 0 || to > last} run={go} />;
}

export function Cases() {
  const all = state.cases.value;
  const readable = state.lastValid.value !== null && state.lastValid.value === state.source.value;
  const last = readable ? all - 1 : -1;
  if (all < 2) return <div class={css.cases} />;
  return (
    <div class={css.cases} role="group" aria-label={w.case}>
      <Beside step={-1} last={last} />
      <label class={css.caseField}>
        <span>{w.case}</span>
        <input
          type="text"
          inputMode="numeric"
          aria-label={w.caseField}
          size={String(all).length + 1}
          value={(readable ? wantedCase() : caseOfBoard()) + 1}
          disabled={last < 1}
          onChange={typed}
        />
        <span>{w.caseOf({ all })}</span>
      </label>
      <Beside step={1} last={last} />
    </div>
  );
}
