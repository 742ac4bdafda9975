// The atlas: a map of who wins and how fast, what is known of the chosen case, and the turns over N.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Switch } from '../../../panes/switch';
import { state } from '../../../store/state';
import { atlasWords as w } from '../messages/atlas-en';
import { Chart } from './atlas-chart';
import {
  type Entry,
  entryAt,
  fetchAtlas,
  onSheet,
  placeOf,
  type Sheet,
  type Spot,
  sidesOf,
  stepsOf,
} from './atlas-data';
import { Known } from './atlas-entry';
import { Legend, WorldMap } from './atlas-map';
import './atlas.css';

const atlas = signal<readonly Entry[] | null>(null);
const failed = signal(false);
const sheet = signal<Sheet>({ field: 'square', reading: 'default' });
const chosen = signal<Spot>({ steps: 1, n: 3 });

/** The case on the board, where the atlas has it; else the middle of a map. */
function open(entries: readonly Entry[]): void {
  const board = state.shown.peek()?.frame.board;
  const place = board?.game === 'pursuit' ? placeOf(board) : null;
  const found = place && entryAt(onSheet(entries, place), place);
  const { field, reading, steps, n } = found ?? (entries[Math.floor(entries.length / 2)] as Entry);
  [sheet.value, chosen.value, atlas.value] = [{ field, reading }, { steps, n }, entries];
}

async function load(): Promise<void> {
  failed.value = false;
  await fetchAtlas().then(open, () => (failed.value = true));
}

function Sheets() {
  const { field, reading } = sheet.value;
  return (
    <div class="sheets">
      <Switch
        name={w.torus}
        title={w.torusTitle}
        on={field === 'torus'}
        set={(on) => (sheet.value = { reading, field: on ? 'torus' : 'square' })}
      />
      <Switch
        name={w.blocked}
        title={w.blockedTitle}
        on={reading === 'blocked'}
        set={(on) => (sheet.value = { field, reading: on ? 'blocked' : 'default' })}
      />
    </div>
  );
}

function Maps({ all }: { all: readonly Entry[] }) {
  const entries = onSheet(all, sheet.value);
  const entry = entryAt(entries, chosen.value);
  const [rows, sides] = [stepsOf(all), sidesOf(all)];
  return (
    <>
      <Sheets />
      <WorldMap
        sheet={sheet.value}
        entries={entries}
        rows={rows}
        sides={sides}
        chosen={chosen.value}
        choose={(spot) => (chosen.value = spot)}
      />
      <Legend />
      {entry && <Known key={entry.command} entry={entry} />}
      <Chart
        field={sheet.value.field}
        entries={entries}
        rows={rows}
        sides={sides}
        chosen={chosen.value}
        choose={(spot) => (chosen.value = spot)}
      />
    </>
  );
}

export function Atlas() {
  useEffect(() => {
    if (!atlas.peek()) load();
  }, []);
  return (
    <div class="atlas">
      <h2>{w.heading}</h2>
      <p class="muted">{w.intro}</p>
      {atlas.value ? (
        <Maps all={atlas.value} />
      ) : (
        <p class="muted" role="status">
          {failed.value ? w.failed : w.loading}
        </p>
      )}
    </div>
  );
}
