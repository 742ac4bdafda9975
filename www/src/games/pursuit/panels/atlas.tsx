// The atlas: a map of who wins and how fast, what is known of the chosen case, the turns over N, and conjectures.
import * as w from 'words:pursuit-atlas';
import { useSignal } from '@preact/signals';
import { state } from '../../../game';
import { IconButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import css from './atlas.module.css';
import { Chart } from './atlas-chart';
import { Conjectures } from './atlas-conjectures';
import { entryAt, MIDDLE, type Place, placeOf } from './atlas-data';
import { Known } from './atlas-entry';
import { Legend, WorldMap } from './atlas-map';
import { atlas } from './atlas-state';

/** That of the case on the board. */
function placeNow(): Place {
  const board = state.shown.peek()?.frame.board;
  return board?.game === 'pursuit' ? placeOf(board) : MIDDLE;
}

function Parts() {
  const chosen = atlas.state.chosen.value ?? placeNow();
  return (
    <div class={css.parts}>
      <div>
        <p class="muted">{w.intro}</p>
        <WorldMap chosen={chosen} />
        <Legend />
        <p class="muted">{w.legendPassing}</p>
      </div>
      <div>
        <Known key={entryAt(chosen).command} place={chosen} />
        <Chart chosen={chosen} />
        <Conjectures />
      </div>
    </div>
  );
}

export function Atlas() {
  const isLarge = useSignal(false);
  return (
    <div class={css.atlas}>
      <header>
        <h2>{w.heading}</h2>
        <IconButton name={w.enlarge} icon="full" run={() => (isLarge.value = true)} />
      </header>
      {isLarge.value ? (
        <Dialog class={css.atlas} room="window" heading={w.heading} closed={() => (isLarge.value = false)}>
          <Parts />
        </Dialog>
      ) : (
        <Parts />
      )}
    </div>
  );
}
