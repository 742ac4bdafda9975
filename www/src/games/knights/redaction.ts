import type { KnightsBoard } from '../../engine/boundary';
import { HIDDEN_VALUE } from '../../i18n/format';
import type { Redaction } from '../../lib/redact';

/** What a class sees while it guesses: no value, because the values tell the winner; nor the winner. */
export const redaction: Redaction<KnightsBoard> = {
  game: 'shown',
  knights: { x: 'shown', y: 'shown', grundy: () => HIDDEN_VALUE, cut: () => null },
  hops: 'shown',
  nimSum: () => HIDDEN_VALUE,
  mover: 'shown',
  winner: () => HIDDEN_VALUE,
  moves: 'shown',
  step: { knight: 'shown', from: 'shown' },
};

/** With values: those of the knights, but not the nim-sum, which tells the winner. */
export const valueRedaction: Redaction<KnightsBoard> = {
  ...redaction,
  knights: { x: 'shown', y: 'shown', grundy: 'shown', cut: 'shown' },
};
