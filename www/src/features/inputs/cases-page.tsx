// The cases of the input: chosen, kept, removed, moved, saved each by itself.

import * as w from 'words:inputs';
import { useSignal } from '@preact/signals';
import { unlessLost } from '../../engine/engine';
import { input, state, validSource } from '../../game';
import { workbench } from '../../game/workbench';
import { cx } from '../../lib/cx';
import { download } from '../../lib/download';
import { Button, IconButton } from '../../ui/button';
import { Check } from '../../ui/check';
import { Icon, type IconName } from '../../ui/icon';
import { judge } from '../compare/judge';
import { all, countNow, keepChosen, move, removeChosen, shifted, textOf } from './cases';
import css from './inputs.module.css';
import { inputsDialog } from './state';
import { zipped } from './zip';

const { chosen } = inputsDialog.state;
/** Cases that are listed together. */
const LISTED = 100;
const PREVIEW = 120;

const choose = (these: Iterable<number>) => inputsDialog.choose(new Set(these));

function toggle(nth: number): void {
  const now = new Set(chosen.peek());
  if (!now.delete(nth)) now.add(nth);
  choose(now);
}

/** The first numbers of a case, its lines divided by dots. */
const preview = (nth: number) =>
  textOf(nth)
    .slice(0, PREVIEW)
    .trim()
    .replace(/\s*\n\s*/g, ' · ');

/** A zip file with an input of its own for each case that is chosen. */
async function split(): Promise<void> {
  const of = validSource.peek();
  const files: Record<string, string> = {};
  for (const nth of [...chosen.peek()].sort((a, b) => a - b)) {
    const text = of && (await unlessLost(workbench.ask('gather', { source: of, order: Uint32Array.of(nth) }), null));
    if (text) files[`${state.tab.peek()}-case-${String(nth + 1).padStart(4, '0')}.in`] = text;
  }
  download([await zipped(files)], `${state.tab.peek()}-cases.zip`, 'application/zip');
}

type DoProps = { name: string; icon?: IconName; title?: string; off: boolean; run: () => void };

function Do({ name, icon, title, off, run }: DoProps) {
  return (
    <Button title={title} off={off} run={() => run()}>
      {icon && <Icon name={icon} />}
      {name}
    </Button>
  );
}

function Choose() {
  const wrong = judge.state.comparison.value?.wrongCases ?? [];
  return (
    <div class={css.line}>
      <span class="muted" role="status">
        {w.chosen({ chosen: chosen.value.size, all: countNow() })}
      </span>
      <Do name={w.all} off={countNow() === 0} run={() => choose(all())} />
      <Do name={w.none} off={chosen.value.size === 0} run={() => choose([])} />
      {wrong.length > 0 && <Do name={w.wrong} off={false} run={() => choose([...wrong].map((nth) => nth - 1))} />}
    </div>
  );
}

function Actions() {
  const some = chosen.value.size;
  const whole = some === countNow();
  const first = () =>
    move([...all().filter((nth) => chosen.peek().has(nth)), ...all().filter((nth) => !chosen.peek().has(nth))]);
  return (
    <div class={css.line}>
      <Do name={w.keep} off={some === 0 || whole} run={keepChosen} />
      <Do name={w.remove} off={some === 0 || whole} title={whole ? w.needOne : undefined} run={removeChosen} />
      <Do name={w.up} icon="up" off={some === 0 || whole} run={() => move(shifted(all(), chosen.peek(), -1))} />
      <Do name={w.down} icon="down" off={some === 0 || whole} run={() => move(shifted(all(), chosen.peek(), 1))} />
      <Do name={w.first} off={some === 0 || whole} run={first} />
      <Do name={w.split} icon="download" off={some === 0} run={split} />
    </div>
  );
}

function Case({ nth }: { nth: number }) {
  const wrong = judge.state.comparison.value?.wrongCases.includes(nth + 1) ?? false;
  const here = state.opened.value?.case === nth;
  return (
    <li class={wrong ? css.wrong : undefined} aria-current={here}>
      <Check on={chosen.value.has(nth)} set={() => toggle(nth)}>
        {here ? w.current({ index: nth + 1 }) : w.case({ index: nth + 1 })}
      </Check>
      <code>{preview(nth)}</code>
      <IconButton name={w.open({ index: nth + 1 })} icon="right" run={() => input.toCase(nth)} />
    </li>
  );
}

function Pager({ from, to, go }: { from: number; to: number; go: (from: number) => void }) {
  if (countNow() <= LISTED) return null;
  return (
    <div class={cx(css.line, css.pager)}>
      <Do name={w.earlier} off={from === 0} run={() => go(from - LISTED)} />
      <span class="muted">{w.page({ from: from + 1, to, all: countNow() })}</span>
      <Do name={w.later} off={to === countNow()} run={() => go(from + LISTED)} />
    </div>
  );
}

export function CasesPage() {
  const first = useSignal(0);
  const from = first.value < countNow() ? first.value : 0;
  const to = Math.min(countNow(), from + LISTED);
  return (
    <>
      <Choose />
      <Actions />
      <ol class={css.list} aria-label={w.list} start={from + 1}>
        {Array.from({ length: to - from }, (_, nth) => (
          <Case key={from + nth} nth={from + nth} />
        ))}
      </ol>
      <Pager from={from} to={to} go={(at) => (first.value = at)} />
    </>
  );
}
