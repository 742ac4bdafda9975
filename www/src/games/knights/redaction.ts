import type { KnightsBoard } from '../../engine/boundary';
import { UNTOLD } from '../../i18n/format';
import type { Redaction } from '../../lib/redact';

/** What a class that guesses sees: no value, for values and their sum name the winner. */
export const redaction: Redaction<KnightsBoard> = {
  game: 'shown',
  knights: { x: 'shown', y: 'shown', grundy: () => UNTOLD, cut: () => null },
  hops: 'shown',
  nimSum: () => UNTOLD,
  mover: 'shown',
  // Who has won is seen: nobody can move.
  winner: (winner, { mover }) => (mover === null ? winner : UNTOLD),
  moves: 'shown',
  step: { knight: 'shown', from: 'shown' },
};
