import './timeline.css';
import type { Event, EventKind } from '../engine/boundary';
import { words } from '../i18n';
import { Icon, type IconName } from '../lib/icons';
import { act } from '../store/act';
import { nearestEvent } from '../store/moment';
import { state } from '../store/state';
import { SPEEDS } from '../store/update/playback';
import { Cases } from './cases';

const SHAPES: Record<EventKind, string> = {
  kill: 'M-3.5-3.5L3.5 3.5M-3.5 3.5L3.5-3.5',
  teleport: 'M0-4.5L4.5 0 0 4.5-4.5 0z',
  won: 'M0-4.8L1.5-1.5 4.8-1.2 2.3 1.2 3 4.6 0 2.8-3 4.6-2.3 1.2-4.8-1.2-1.5-1.5z',
  refused: 'M-4 0h8',
  lost: 'M-3.8-3.8h7.6v7.6h-7.6z',
  bonus: 'M0-4.5v9M-4.5 0h9',
  fault: 'M0-4.5v5M0 3.5v1',
  caught: 'M-4-4h8v8h-8zM0-1.2v2.4',
  escaped: 'M-4.5 0h9M1-3.5L4.5 0 1 3.5',
};

/** Marks of a very long game fall on each other: no more are drawn than there are places for them. */
const MOST_MARKS = 400;

export function EventMark({ kind }: { kind: EventKind }) {
  return (
    <svg class={`mark ${kind}`} viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}

function Marks({ events, plies }: { events: Event[]; plies: number }) {
  const every = Math.ceil(events.length / MOST_MARKS);
  const drawn = events.filter((_, i) => i % every === 0 || i === events.length - 1);
  return (
    <div class="marks" aria-hidden="true">
      {drawn.map(({ ply, kind }) => (
        <span key={`${ply} ${kind}`} style={{ '--at': `${ply / Math.max(1, plies)}` }}>
          <EventMark kind={kind} />
        </span>
      ))}
    </div>
  );
}

function Control({ name, icon, off, run }: { name: string; icon: IconName; off: boolean; run: () => void }) {
  // Not `disabled`: a button that turns off under the finger must keep the focus.
  return (
    <button
      type="button"
      class="icon-button"
      title={name}
      aria-label={name}
      aria-disabled={off}
      onClick={() => off || run()}
    >
      <Icon name={icon} />
    </button>
  );
}

function Controls() {
  const w = words.timeline;
  const line = state.opened.value?.line;
  const plies = line?.plies ?? 0;
  const ply = state.ply.value;
  const playing = state.playing.value;
  const go = (to: number) => () => act({ kind: 'go', ply: to });
  const events = line?.events ?? [];
  const event = (step: 1 | -1) => () => act({ kind: 'event', step });
  return (
    <div class="controls">
      <Control name={w.previousEvent} icon="previousEvent" off={!nearestEvent(events, ply, -1)} run={event(-1)} />
      <Control name={w.first} icon="first" off={ply === 0} run={go(0)} />
      <Control name={w.back} icon="back" off={ply === 0} run={go(ply - 1)} />
      <button
        type="button"
        class="icon-button play"
        title={playing ? w.pause : w.play}
        aria-label={playing ? w.pause : w.play}
        disabled={plies === 0}
        onClick={() => act({ kind: 'play', playing: !playing })}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <Control name={w.on} icon="on" off={ply >= plies} run={go(ply + 1)} />
      <Control name={w.last} icon="last" off={ply >= plies} run={go(plies)} />
      <Control name={w.nextEvent} icon="nextEvent" off={!nearestEvent(events, ply, 1)} run={event(1)} />
    </div>
  );
}

function Scrubber() {
  const line = state.opened.value?.line;
  const plies = line?.plies ?? 0;
  const ply = Math.min(state.ply.value, plies);
  const kinds = (line?.events ?? []).filter((event) => event.ply === ply).map((event) => event.kind);
  return (
    <div class="scrubber">
      <Marks events={line?.events ?? []} plies={plies} />
      <input
        type="range"
        aria-label={words.timeline.scrub}
        aria-valuetext={words.timeline.spoken(ply, plies, kinds)}
        min={0}
        max={plies}
        value={ply}
        disabled={plies === 0}
        style={{ '--done': `${ply / Math.max(1, plies)}` }}
        onInput={(event) => act({ kind: 'go', ply: Number(event.currentTarget.value) })}
      />
    </div>
  );
}

function Speed() {
  return (
    <select
      class="speed"
      aria-label={words.timeline.speed}
      title={`${words.timeline.speed} (< >)`}
      value={state.speed.value}
      onChange={(event) => act({ kind: 'speed', speed: Number(event.currentTarget.value) })}
    >
      {SPEEDS.map((ms) => (
        <option key={ms} value={ms}>
          {words.timeline.seconds(ms)}
        </option>
      ))}
    </select>
  );
}

function Counter() {
  const line = state.opened.value?.line;
  return (
    <p class="counter">
      {line && words.timeline.counter(state.ply.value, line.plies)}
      {line && !line.done && <span>{words.timeline.solving}</span>}
    </p>
  );
}

export function Timeline() {
  return (
    <section class="timeline" aria-label={words.timeline.label}>
      <div class="track">
        <Counter />
        <Scrubber />
      </div>
      <Cases />
      <Controls />
      <Speed />
    </section>
  );
}
