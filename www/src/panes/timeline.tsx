import * as w from 'words:timeline';
import type { ComponentChildren } from 'preact';
import { type EventSign, type EventSigns, gameModuleOf } from '../board/game-modules';
import { property } from '../board/theme';
import { placeAmong } from '../board/timeline-unit';
import type { Event } from '../engine/boundary';
import { game, state, timeline } from '../game';
import { SPEEDS } from '../game/timeline';
import { capital } from '../i18n/format';
import { apart } from '../i18n/join';
import { cx } from '../lib/cx';
import { IconButton } from '../ui/button';
import { optionsOf, Select } from '../ui/select';
import { Cases } from './cases';
import css from './timeline.module.css';

/** By keyboard: E and Shift+E. */
/** Marks of a very long game fall on each other: no more are drawn than there are places for them. */
const MOST_MARKS = 400;

export function EventMark({ sign: { mark, colour, filled } }: { sign: EventSign }) {
  return (
    <svg
      class={cx(css.mark, filled && css.filled)}
      style={{ color: `var(${property(colour)})` }}
      viewBox="-6 -6 12 12"
      aria-hidden="true"
    >
      <path d={mark} />
    </svg>
  );
}

/** The signs of the game that is open; none until its part is loaded. */
const signsNow = (): EventSigns => gameModuleOf(state.source.value.game).value?.events ?? {};

/** Pixels from a mark in which a finger finds it. */
const REACH = 24;

/** Goes to the event whose mark is next to the pointer. */
function goToMark({ clientX, currentTarget }: PointerEvent, events: Event[], plies: number): void {
  const { left, width } = (currentTarget as Element).getBoundingClientRect();
  const far = ({ ply }: Event) => Math.abs(left + (width * ply) / Math.max(1, plies) - clientX);
  const [nearest] = [...events].sort((a, b) => far(a) - far(b));
  if (nearest && far(nearest) <= REACH) game.go(nearest.ply);
}

function Marks({ events, plies }: { events: Event[]; plies: number }) {
  const signs = signsNow();
  const every = Math.ceil(events.length / MOST_MARKS);
  const drawn = events.filter((_, i) => i % every === 0 || i === events.length - 1);
  return (
    <div class={css.marks} aria-hidden="true" onPointerUp={(event) => goToMark(event, drawn, plies)}>
      {drawn.map(({ ply, kind }) => (
        <span key={`${ply} ${kind}`} style={{ '--at': `${ply / Math.max(1, plies)}` }} title={signs[kind]?.legend}>
          {signs[kind] && <EventMark sign={signs[kind]} />}
        </span>
      ))}
    </div>
  );
}

function Controls() {
  const line = state.opened.value?.line;
  const plies = line?.plies ?? 0;
  const ply = state.ply.value;
  const playing = state.playing.value;
  const go = (to: number) => () => game.go(to);
  return (
    <div class={css.controls}>
      <IconButton name={w.first} icon="first" off={ply === 0} run={go(0)} />
      <IconButton name={w.back} icon="back" off={ply === 0} run={go(ply - 1)} />
      <IconButton
        name={playing ? w.pause : w.play}
        icon={playing ? 'pause' : 'play'}
        class={css.play}
        disabled={plies === 0}
        run={() => timeline.togglePlaying()}
      />
      <IconButton name={w.on} icon="on" off={ply >= plies} run={go(ply + 1)} />
      <IconButton name={w.last} icon="last" off={ply >= plies} run={go(plies)} />
    </div>
  );
}

/** What stands over the scrubber, behind the marks of events. */
type Over = { over?: ComponentChildren };

function Scrubber({ over }: Over) {
  const line = state.opened.value?.line;
  const plies = line?.plies ?? 0;
  const ply = Math.min(state.ply.value, plies);
  const signs = signsNow();
  const here = (line?.events ?? []).filter((event) => event.ply === ply).map(({ kind }) => signs[kind]?.spoken ?? '');
  return (
    <div class={css.scrubber}>
      {over}
      <Marks events={line?.events ?? []} plies={plies} />
      <input
        type="range"
        aria-label={w.scrub}
        aria-valuetext={apart(placeAmong(ply, plies), ...here)}
        min={0}
        max={plies}
        value={ply}
        disabled={plies === 0}
        style={{ '--done': `${ply / Math.max(1, plies)}` }}
        onInput={(event) => game.go(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Speed() {
  return (
    <div class={css.speed}>
      <Select<number>
        label={w.speed}
        title={`${w.speed} (< >)`}
        value={state.speed.value}
        options={optionsOf(SPEEDS, (ms) => w.seconds({ seconds: ms / 1000 }))}
        set={(ms) => timeline.setSpeed(ms)}
      />
    </div>
  );
}

function Counter() {
  const line = state.opened.value?.line;
  return (
    <p class={css.counter}>
      {line && capital(placeAmong(state.ply.value, line.plies))}
      {line && !line.done && line.waits === undefined && <span>{w.solving}</span>}
    </p>
  );
}

export function Timeline({ class: own, over }: { class?: string | undefined } & Over) {
  return (
    <section class={cx(css.timeline, own)} aria-label={w.label}>
      <div class={css.track}>
        <Counter />
        <Scrubber over={over} />
      </div>
      <Cases />
      <Controls />
      <Speed />
    </section>
  );
}
