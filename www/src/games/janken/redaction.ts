import type { JankenBoard } from '../../engine/boundary';
import type { Redaction } from '../../lib/redact';

/** What a class sees while it guesses: the map, its units, and the result of the last order. */
export const redaction: Redaction<JankenBoard> = {
  game: 'shown',
  terrain: { at: 'shown', cost: 'shown' },
  units: { id: 'shown', side: 'shown', kind: 'shown', at: 'shown' },
  done: 'shown',
  orders: 'shown',
  step: {
    from: 'shown',
    to: 'shown',
    verdict: {
      kind: 'shown',
      left: 'shown',
      way: 'shown',
      reason: { kind: 'shown', unit: 'shown', missing: 'shown', way: 'shown', by: 'shown' },
    },
  },
};
