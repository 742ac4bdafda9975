// The words about Hyper Knights in the panels that all games share.
import { count, number } from '../../../i18n/common';
import type { GameFaults } from '../../../i18n/faults-common';

const faults: GameFaults<'knights'> = {
  fields: {
    knightCount: () => 'the number of knights',
    knightX: (index) => `x of knight ${number(index)}`,
    knightY: (index) => `y of knight ${number(index)}`,
  },
  notations: {},
  occupants: {},
  fixes: {},
  refusals: {},
};

export const knightsTerms = {
  /** Of the legend, by their classes. */
  signs: {
    winning: 'Winning move',
    held: 'Can move here',
    alice: 'Alice moved',
    bob: 'Bob moved',
    peak: 'Value 6 (only ten cells on the whole board)',
    band: 'Edge of a band around y\u00A0=\u00A02x, y\u00A0=\u00A0x or x\u00A0=\u00A02y. The values inside a band follow a pattern of their own',
  },
  /** An event on the timeline, and in the legend. */
  events: {
    won: { spoken: 'won', legend: 'Last move, which wins' },
  },
  /** What a click puts on the board while it is edited. */
  tools: {
    knight: 'Add knight',
  },
  /** The size of an input. */
  sizes: {
    knight: (all: number) => count(all, 'knight', 'knights'),
  },
  /** What the parts of an input mean, and why a move is refused. */
  faults,
};
