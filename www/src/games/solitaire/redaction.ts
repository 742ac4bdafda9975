import type { IllegalMove, Removal, SolitaireBoard, SolitaireFault } from '../../engine/boundary';
import { HIDDEN_VALUE } from '../../i18n/format';
import type { Redaction } from '../../lib/redact';

const removal: Redaction<Removal> = { at: 'shown', piece: 'shown', colour: 'shown' };

const illegal: Redaction<IllegalMove> = {
  kind: 'shown',
  expected: 'shown',
  found: 'shown',
  number: 'shown',
  min: 'shown',
  max: 'shown',
};

const fault: Redaction<SolitaireFault> = {
  kind: 'shown',
  row: 'shown',
  column: 'shown',
  refusal: illegal,
  piece: 'shown',
};

/** What a class sees while it guesses: not which tiles may be removed, because that is what it has to find out. */
export const redaction: Redaction<SolitaireBoard> = {
  game: 'shown',
  tiles: { piece: 'shown', colour: 'shown', target: () => false, barred: () => null },
  removals: removal,
  score: {
    total: 'shown',
    removals: 'shown',
    runs: 'shown',
    numbers: 'shown',
    pieces: 'shown',
    alternation: 'shown',
  },
  ledger: { kind: 'shown', points: 'shown', first: 'shown', last: 'shown' },
  alphabet: 'shown',
  waits: 'shown',
  next: () => [],
  run: 'shown',
  // That no tile is free may be seen, because the game is over then.
  waiting: (waiting, { next }) => (next.length === 0 ? waiting : HIDDEN_VALUE),
  chain: 'shown',
  scripted: 'shown',
  measured: () => null,
  step: { kind: 'shown', removal, points: 'shown', at: 'shown', piece: 'shown', fault },
};

/** With values: also which tiles may be removed, but not what the player expects of them. */
export const valueRedaction: Redaction<SolitaireBoard> = {
  ...redaction,
  tiles: { piece: 'shown', colour: 'shown', target: 'shown', barred: illegal },
  next: 'shown',
  waiting: 'shown',
};
