// The workshop: a robot is written, run in its closed box, and its matches are watched on the board.
import { computed, signal } from '@preact/signals';
import { Engine } from '../../../engine/engine';
import { type Fault, Sandbox } from '../../../engine/foreign';
import { download } from '../../../lib/download';
import { tidy } from '../../../lib/field';
import { Icon } from '../../../lib/icons';
import { ProgramField } from '../../../panes/foreign-field';
import { act } from '../../../store/act';
import { state } from '../../../store/state';
import { robotWords as w } from '../messages/robot-en';
import { EXAMPLES } from './examples';
import { fieldOf, optionsOf, type Pairing, play, type Result } from './matches';
import { FIELDS, key, RIVALS, SIDES, Table } from './table';
import './robot.css';

const STORE = 'robot';
/** A second a turn, as the rules of this page have it. */
const TERMS = { name: 'robot', limit: 1000, most: 400_000 } as const;
const MOST_LOGS = 200;

function kept(): string {
  try {
    return localStorage.getItem(STORE) ?? EXAMPLES.flee;
  } catch {
    return EXAMPLES.flee;
  }
}

const code = signal(kept());
const results = signal<ReadonlyMap<string, Result>>(new Map());
/** How far a run is; not spoken, for it changes with every match. */
const going = signal('');
const said = signal('');
const fault = signal<Fault | null>(null);
const logs = signal<string[]>([]);
/** Counts runs; one whose number is not this any more ends. */
let run = 0;
const busy = signal(false);

function write(text: string): void {
  code.value = text;
  fault.value = null;
  try {
    localStorage.setItem(STORE, text);
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

function stop(): void {
  run += 1;
  going.value = '';
  said.value = w.done(...total());
  busy.value = false;
}

type Bench = { sandbox: Sandbox; engine: Engine; stopped: () => boolean };

/** Lends a sandbox and an engine to some matches, and takes them back however these end. */
async function bench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const own = ++run;
  const stopped = () => own !== run;
  const sandbox = new Sandbox(TERMS, (lines) => {
    logs.value = [...logs.peek(), ...lines].slice(0, MOST_LOGS);
  });
  const engine = new Engine(
    () => {},
    () => {},
  );
  [busy.value, fault.value, logs.value, said.value] = [true, null, [], ''];
  try {
    await work({ sandbox, engine, stopped });
  } catch {
    if (!stopped()) said.value = w.lost;
  }
  sandbox.end();
  engine.end();
  if (stopped()) return;
  busy.value = false;
  going.value = '';
}

const ALL: readonly Pairing[] = FIELDS.flatMap((field) =>
  SIDES.flatMap((side) => RIVALS.map((rival) => ({ field, side, rival, blocked: false }))),
);

function total(): [number, number] {
  const all = [...results.peek().values()];
  return [all.reduce((sum, { points }) => sum + points, 0), all.reduce((sum, { turns }) => sum + turns, 0)];
}

/** Code that does not even start is told once; every match would only repeat it. */
async function playAll({ sandbox, engine, stopped }: Bench): Promise<void> {
  results.value = new Map();
  const begun = await sandbox.load(code.peek());
  if ('fault' in begun) {
    if (!stopped()) [fault.value, said.value] = [begun.fault, ''];
    return;
  }
  for (const [nth, pairing] of ALL.entries()) {
    going.value = w.running(nth, ALL.length);
    const result = await play(pairing, code.peek(), sandbox, engine, stopped);
    if (stopped()) break;
    if (!result) continue;
    results.value = new Map(results.peek()).set(key(pairing), result);
    fault.value ??= result.fault;
  }
  if (!stopped()) said.value = w.done(...total());
}

/** Another game may be in front by now. */
function watch({ record }: Result, options: string): void {
  if (state.tab.peek() === 'pursuit') act({ kind: 'game', text: record, options });
}

/** The match on the board, with the robot on one side. */
const playHere = (side: 0 | 1) =>
  bench(async ({ sandbox, engine, stopped }) => {
    const board = state.shown.peek()?.frame.board;
    if (board?.game !== 'pursuit') return;
    const rival = board.players[1 - side] ?? 'best';
    const pairing = { field: fieldOf(board), side, rival, blocked: board.blocked };
    going.value = w.playing;
    const result = await play(pairing, code.peek(), sandbox, engine, stopped);
    if (!result) return;
    fault.value = result.fault;
    said.value = w.ended(result.points, result.turns);
    watch(result, optionsOf(pairing));
  });

const faultyLine = computed(() => fault.value?.line ?? null);

function Files() {
  const opened = async (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (file && file.size < 1_000_000) write(tidy(await file.text()));
  };
  const example = (event: Event) => {
    const menu = event.currentTarget as HTMLSelectElement;
    const name = menu.value as keyof typeof EXAMPLES;
    menu.value = '';
    write(EXAMPLES[name]);
  };
  return (
    <div class="row">
      <select aria-label={w.examples} value="" onChange={example}>
        <option value="" disabled hidden>
          {w.examples}
        </option>
        {(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => (
          <option key={name} value={name}>
            {w.example[name]}
          </option>
        ))}
      </select>
      <label class="button file" title={w.openTitle}>
        <input type="file" accept=".js,.mjs,.txt,text/*" class="unseen" onChange={opened} />
        <Icon name="open" /> {w.open}
      </label>
      <button type="button" class="button" title={w.saveTitle} onClick={() => download([code.peek()], 'robot.js')}>
        <Icon name="download" /> {w.save}
      </button>
    </div>
  );
}

function Runs() {
  const off = busy.value;
  return (
    <div class="row">
      <button type="button" class="button" title={w.runTitle} onClick={() => (off ? stop() : bench(playAll))}>
        <Icon name={off ? 'close' : 'play'} /> {off ? w.stop : w.run}
      </button>
      <span>{w.here}</span>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          class="button"
          title={w.hereTitle}
          aria-disabled={off}
          onClick={() => off || playHere(side)}
        >
          {w.sides[side]}
        </button>
      ))}
    </div>
  );
}

function Said() {
  const wrong = fault.value;
  return (
    <div aria-live="polite">
      {wrong && <p class="wrong">{w.fault(wrong.line, wrong.message)}</p>}
      {said.value && <p class="muted">{said.value}</p>}
    </div>
  );
}

function Console() {
  if (logs.value.length === 0) return null;
  return (
    <details>
      <summary>{w.console}</summary>
      <pre tabIndex={0}>{logs.value.join('\n')}</pre>
    </details>
  );
}

export function Workshop() {
  return (
    <div class="workshop">
      <h2>{w.heading}</h2>
      <p class="muted">{w.intro}</p>
      <Files />
      <ProgramField names={w} code={code} line={faultyLine} write={write} />
      <Runs />
      {going.value && <p class="muted">{going.value}</p>}
      <Said />
      <Console />
      <Table results={results.value} watch={(result) => watch(result, '')} />
    </div>
  );
}
