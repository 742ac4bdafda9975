// The atlas: a map of who wins and how fast, what is known of the chosen case, and the turns over N.
import { useEffect } from 'preact/hooks';
import { Switch } from '../../../panes/switch';
import { state } from '../../../store/state';
import { atlasWords as w } from '../messages/atlas-en';
import { Chart } from './atlas-chart';
import { type Entry, entryAt, onSheet, placeOf, type Sheet, type Spot, sidesOf, stepsOf } from './atlas-data';
import { Known } from './atlas-entry';
import { Legend, WorldMap } from './atlas-map';
import { atlas, loadAtlas } from './atlas-state';
import './atlas.css';

/** The case on the board if the atlas has it, else the middle of a map. */
function firstOf(entries: readonly Entry[]): Sheet & Spot {
  const board = state.shown.peek()?.frame.board;
  const place = board?.game === 'pursuit' ? placeOf(board) : null;
  const found = place && entryAt(onSheet(entries, place), place);
  return found ?? (entries[Math.floor(entries.length / 2)] as Entry);
}

const choose = (spot: Spot) => atlas.act({ kind: 'choose', spot });

function Sheets() {
  const { field, reading } = atlas.state.sheet.value;
  return (
    <div class="switches">
      <Switch
        name={w.torus}
        title={w.torusTitle}
        on={field === 'torus'}
        set={(on) => atlas.act({ kind: 'field', field: on ? 'torus' : 'square' })}
      />
      <Switch
        name={w.blocked}
        title={w.blockedTitle}
        on={reading === 'blocked'}
        set={(on) => atlas.act({ kind: 'reading', reading: on ? 'blocked' : 'default' })}
      />
    </div>
  );
}

function Maps({ all }: { all: readonly Entry[] }) {
  const sheet = atlas.state.sheet.value;
  const chosen = atlas.state.chosen.value;
  const entries = onSheet(all, sheet);
  const entry = entryAt(entries, chosen);
  const [rows, sides] = [stepsOf(all), sidesOf(all)];
  return (
    <>
      <Sheets />
      <WorldMap sheet={sheet} entries={entries} rows={rows} sides={sides} chosen={chosen} choose={choose} />
      <Legend />
      {entry && <Known key={entry.command} entry={entry} />}
      <Chart field={sheet.field} entries={entries} rows={rows} sides={sides} chosen={chosen} choose={choose} />
    </>
  );
}

export function Atlas() {
  useEffect(() => {
    loadAtlas(firstOf);
  }, []);
  const { entries, isMissing } = atlas.state;
  return (
    <div class="atlas">
      <h2>{w.heading}</h2>
      <p class="muted">{w.intro}</p>
      {entries.value ? (
        <Maps all={entries.value} />
      ) : (
        <p class="muted" role="status">
          {isMissing.value ? w.failed : w.loading}
        </p>
      )}
    </div>
  );
}
