// The state of the atlas: the file once it is loaded, and the case that is chosen.
import { assign, type ReadonlySignals, setter, signalsOf } from '../../../lib/signals';
import { type Atlas, fetchAtlas, type Spot } from './atlas-data';

type AtlasState = {
  /** null until it is loaded. */
  atlas: Atlas | null;
  /** Whether loading it has failed. */
  isMissing: boolean;
  chosen: Spot;
  /** The number of catchers that a person chose for the chart; null for the least that wins the chosen case. */
  catchers: number | null;
};

const start: AtlasState = {
  atlas: null,
  isMissing: false,
  chosen: { field: 'square', reading: 'default', steps: 1, n: 3 },
  catchers: null,
};

export class AtlasPage {
  private readonly own = signalsOf(start);
  readonly state: ReadonlySignals<AtlasState> = this.own;

  /** Loads the file unless it is loaded; `first`: the case that is chosen then. */
  async load(first: (atlas: Atlas) => Spot): Promise<void> {
    if (this.own.atlas.peek()) return;
    this.own.isMissing.value = false;
    const atlas = await fetchAtlas().catch(() => null);
    if (atlas) assign(this.own, { chosen: first(atlas), atlas });
    else this.own.isMissing.value = true;
  }

  choose(spot: Spot): void {
    assign(this.own, { chosen: spot, catchers: null });
  }

  readonly setCatchers = setter(this.own.catchers);
}

export const atlas = new AtlasPage();
