// The state of the atlas: its entries once they are loaded, the map that is shown, and the case that is chosen.
import { slice } from '../../../store/slice';
import { type Entry, type FieldKind, fetchAtlas, type Reading, type Sheet, type Spot } from './atlas-data';

type AtlasState = {
  /** null until they are loaded. */
  entries: readonly Entry[] | null;
  /** Whether loading them has failed. */
  isMissing: boolean;
  sheet: Sheet;
  chosen: Spot;
  /** The number of catchers that a person chose for the chart; null for the least that wins the chosen case. */
  catchers: number | null;
};

type AtlasIntent =
  | { kind: 'loading' }
  | { kind: 'loaded'; entries: readonly Entry[]; at: Sheet & Spot }
  | { kind: 'missing' }
  | { kind: 'field'; field: FieldKind }
  | { kind: 'reading'; reading: Reading }
  | { kind: 'choose'; spot: Spot }
  | { kind: 'catchers'; catchers: number };

const start: AtlasState = {
  entries: null,
  isMissing: false,
  sheet: { field: 'square', reading: 'default' },
  chosen: { steps: 1, n: 3 },
  catchers: null,
};

export const atlas = slice<AtlasState, AtlasIntent>(start, {
  loading: (fields) => {
    fields.isMissing.value = false;
  },
  loaded: (fields, { entries, at: { field, reading, steps, n } }) => {
    fields.sheet.value = { field, reading };
    fields.chosen.value = { steps, n };
    fields.entries.value = entries;
  },
  missing: (fields) => {
    fields.isMissing.value = true;
  },
  field: (fields, { field }) => {
    fields.sheet.value = { ...fields.sheet.peek(), field };
  },
  reading: (fields, { reading }) => {
    fields.sheet.value = { ...fields.sheet.peek(), reading };
  },
  choose: (fields, { spot }) => {
    fields.chosen.value = spot;
    fields.catchers.value = null;
  },
  catchers: (fields, { catchers }) => {
    fields.catchers.value = catchers;
  },
});

/** Loads the entries unless they are loaded; `first`: the case that is chosen then. */
export async function loadAtlas(first: (entries: readonly Entry[]) => Sheet & Spot): Promise<void> {
  if (atlas.state.entries.peek()) return;
  atlas.act({ kind: 'loading' });
  await fetchAtlas().then(
    (entries) => atlas.act({ kind: 'loaded', entries, at: first(entries) }),
    () => atlas.act({ kind: 'missing' }),
  );
}
