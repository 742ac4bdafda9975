// The state of the atlas: the case that is chosen.
import { assign, type ReadonlySignals, setter, signalsOf } from '../../../lib/signals';
import type { Place } from './atlas-data';

type AtlasState = {
  /** null until a person has chosen one. */
  chosen: Place | null;
  /** The number of catchers that a person chose for the chart; null for the least that wins the chosen case. */
  catchers: number | null;
};

const start: AtlasState = { chosen: null, catchers: null };

class AtlasPage {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<AtlasState> = this.own;

  readonly choose = (chosen: Place): void => assign(this.own, { chosen, catchers: null });
  readonly setCatchers = setter(this.own.catchers);
}

export const atlas = new AtlasPage();
