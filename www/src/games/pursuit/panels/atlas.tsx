// The atlas: a map of who wins and how fast, what is known of the chosen case, the turns over N, and conjectures.
import './atlas.css';
import * as w from 'words:pursuit-atlas';
import { useEffect } from 'preact/hooks';
import { state } from '../../../game';
import { Chart } from './atlas-chart';
import { Conjectures } from './atlas-conjectures';
import { type Atlas as AtlasFile, conjecturedAt, type Entry, entryAt, placeOf, type Spot } from './atlas-data';
import { Known } from './atlas-entry';
import { Legend, WorldMap } from './atlas-map';
import { atlas } from './atlas-state';

/** The case on the board if the atlas has it, else the middle of the map. */
function firstOf({ entries }: AtlasFile): Spot {
  const board = state.shown.peek()?.frame.board;
  const found = board?.game === 'pursuit' && entryAt(entries, placeOf(board));
  return found || (entries[Math.floor(entries.length / 2)] as Entry);
}

const choose = ({ field, reading, steps, n }: Spot) => atlas.choose({ field, reading, steps, n });

function Parts({ all }: { all: AtlasFile }) {
  const chosen = atlas.state.chosen.value;
  const entry = entryAt(all.entries, chosen);
  return (
    <>
      <WorldMap atlas={all} chosen={chosen} choose={choose} />
      <Legend />
      <p class="muted">{w.legendPassing}</p>
      {entry && <Known key={entry.command} entry={entry} conjectured={conjecturedAt(all.conjectures, entry)} />}
      <Chart entries={all.entries} chosen={chosen} choose={choose} />
      <Conjectures all={all.conjectures} />
    </>
  );
}

export function Atlas() {
  useEffect(() => {
    atlas.load(firstOf);
  }, []);
  const { atlas: all, isMissing } = atlas.state;
  return (
    <div class="atlas">
      <h2>{w.heading}</h2>
      <p class="muted">{w.intro}</p>
      {all.value ? (
        <Parts all={all.value} />
      ) : (
        <p class="muted" role="status">
          {isMissing.value ? w.failed : w.loading}
        </p>
      )}
    </div>
  );
}
