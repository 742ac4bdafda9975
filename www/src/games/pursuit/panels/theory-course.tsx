// The match by the exact theory: a value for each ply, and the moves that lost something.

import * as w from 'words:pursuit-theory';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { game, state } from '../../../game';
import { number } from '../../../i18n/say';
import { cx } from '../../../lib/cx';
import { Button } from '../../../ui/button';
import { type Stop, theory } from '../state';
import { byOf, describeSlip, describeStop } from './stops';
import css from './theory.module.css';

/** The number of errors that are listed at first. */
const FEW = 5;

/** A person who plays must not see the value of the next moves. */
function seen(): Stop[] {
  const all = theory.state.course.value?.stops ?? [];
  return state.playerSide.value === null ? all : all.slice(0, state.ply.value + 1);
}

const go = (ply: number) => () => game.go(ply);

function Chip({ all, stop, now }: { all: Stop[]; stop: Stop; now: boolean }) {
  const { ply, capture, orLater, lost } = stop;
  const name = describeStop(all, stop);
  return (
    <li>
      <Button
        look="bare"
        class={cx(css.stop, css[byOf(all, stop)], lost && css.lost)}
        title={name}
        aria-label={name}
        aria-current={now ? 'step' : undefined}
        tabIndex={now ? 0 : -1}
        run={go(ply)}
      >
        {capture === null ? '∞' : `${number(capture)}${orLater ? '+' : ''}`}
        {lost && <b>!</b>}
      </Button>
    </li>
  );
}

/** The arrow keys move along the timeline, and the focus with them. */
function Strip({ all }: { all: Stop[] }) {
  const list = useRef<HTMLOListElement>(null);
  const ply = state.ply.value;
  const stops = all.slice(1);
  const at = stops.some((stop) => stop.ply === ply) ? ply : stops[0]?.ply;
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!chip || !list.current) return;
    list.current.scrollTop = Math.max(0, chip.offsetTop - list.current.offsetTop - list.current.clientHeight / 2);
    if (list.current.contains(document.activeElement)) chip.focus();
  }, [ply]);
  return (
    <ol class={css.stops} ref={list} aria-label={w.course}>
      {stops.map((stop) => (
        <Chip key={stop.ply} all={all} stop={stop} now={stop.ply === at} />
      ))}
    </ol>
  );
}

function Slips({ all }: { all: Stop[] }) {
  const slips = all.filter(({ lost }) => lost);
  const every = useSignal(false);
  if (slips.length === 0) return <p>{w.perfect}</p>;
  const shown = every.value ? slips : slips.slice(0, FEW);
  return (
    <ul class={css.given}>
      {shown.map((stop) => (
        <li key={stop.ply}>
          <Button look="bare" class={css.slip} run={go(stop.ply)}>
            {describeSlip(all, stop)}
          </Button>
        </li>
      ))}
      {slips.length > shown.length && (
        <li>
          <Button run={() => (every.value = true)}>{w.more({ all: slips.length })}</Button>
        </li>
      )}
    </ul>
  );
}

export function Course() {
  const all = seen();
  if (all.length < 2) return null;
  return (
    <section>
      <h2>{w.course}</h2>
      <p class="muted">{w.courseNote}</p>
      <Strip all={all} />
      <Slips all={all} />
    </section>
  );
}
