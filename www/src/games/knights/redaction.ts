import type { KnightsBoard } from '../../engine/boundary';
import { HIDDEN_VALUE } from '../../i18n/format';
import type { Redaction } from '../../lib/redact';

/** What a class that guesses sees: no value, for values and their sum name the winner. */
export const redaction: Redaction<KnightsBoard> = {
  game: 'shown',
  knights: { x: 'shown', y: 'shown', grundy: () => HIDDEN_VALUE, cut: () => null },
  hops: 'shown',
  nimSum: () => HIDDEN_VALUE,
  mover: 'shown',
  // Who has won is seen: nobody can move.
  winner: (winner, { mover }) => (mover === null ? winner : HIDDEN_VALUE),
  moves: 'shown',
  step: { knight: 'shown', from: 'shown' },
};
