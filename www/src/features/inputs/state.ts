// What the dialog of inputs holds: which cases are chosen, and what random inputs are like.
import type { Source } from '../../engine/protocol';
import { slice } from '../../game/slice';

export const PAGES = ['cases', 'random'] as const;
export type Page = (typeof PAGES)[number];

/** What random inputs are like: size and adversarial (the share of edge cases) from 0 to 100. */
export type Shape = { seed: string; cases: number; size: number; adversarial: number };

/** Where the cases of a text begin and end, in pairs. */
export type CaseSpans = { source: Source; at: Uint32Array };

type State = {
  isOpen: boolean;
  page: Page;
  spans: CaseSpans | null;
  chosen: ReadonlySet<number>;
  shape: Shape;
  /** How many inputs of a zip file are made; null = none is being made. */
  zipping: number | null;
};

type Intent =
  | { kind: 'open'; isOpen: boolean }
  | { kind: 'page'; page: Page }
  | { kind: 'spans'; spans: CaseSpans }
  | { kind: 'choose'; chosen: ReadonlySet<number> }
  | { kind: 'shape'; change: Partial<Shape> }
  | { kind: 'zipping'; zipping: number | null };

const start: State = {
  isOpen: false,
  page: 'cases',
  spans: null,
  chosen: new Set(),
  shape: { seed: '1', cases: 3, size: 50, adversarial: 50 },
  zipping: null,
};

export const inputsDialog = slice<State, Intent>(start, {
  open: (fields, { isOpen }) => {
    fields.isOpen.value = isOpen;
  },
  page: (fields, { page }) => {
    fields.page.value = page;
  },
  spans: (fields, { spans }) => {
    fields.spans.value = spans;
  },
  choose: (fields, { chosen }) => {
    fields.chosen.value = chosen;
  },
  shape: (fields, { change }) => {
    fields.shape.value = { ...fields.shape.peek(), ...change };
  },
  zipping: (fields, { zipping }) => {
    fields.zipping.value = zipping;
  },
});
