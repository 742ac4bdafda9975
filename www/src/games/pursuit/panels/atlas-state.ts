// The state of the atlas: the file once it is loaded, and the case that is chosen.
import { slice } from '../../../game/slice';
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

type AtlasIntent =
  | { kind: 'loading' }
  | { kind: 'loaded'; atlas: Atlas; at: Spot }
  | { kind: 'missing' }
  | { kind: 'choose'; spot: Spot }
  | { kind: 'catchers'; catchers: number };

const start: AtlasState = {
  atlas: null,
  isMissing: false,
  chosen: { field: 'square', reading: 'default', steps: 1, n: 3 },
  catchers: null,
};

export const atlas = slice<AtlasState, AtlasIntent>(start, {
  loading: (fields) => {
    fields.isMissing.value = false;
  },
  loaded: (fields, { atlas, at }) => {
    fields.chosen.value = at;
    fields.atlas.value = atlas;
  },
  missing: (fields) => {
    fields.isMissing.value = true;
  },
  choose: (fields, { spot }) => {
    fields.chosen.value = spot;
    fields.catchers.value = null;
  },
  catchers: (fields, { catchers }) => {
    fields.catchers.value = catchers;
  },
});

/** Loads the file unless it is loaded; `first`: the case that is chosen then. */
export async function loadAtlas(first: (atlas: Atlas) => Spot): Promise<void> {
  if (atlas.state.atlas.peek()) return;
  atlas.act({ kind: 'loading' });
  await fetchAtlas().then(
    (loaded) => atlas.act({ kind: 'loaded', atlas: loaded, at: first(loaded) }),
    () => atlas.act({ kind: 'missing' }),
  );
}
