// The ruling behind decisions of Solitaire Chess that are told in more than one place.

import type { Piece, SolitaireExplanation } from '../../engine/boundary';
import type { SolitaireRule } from './rule-ids';

/** Where a removed piece lets the next one be removed. */
export const RULE_OF_PIECE: Record<Piece, SolitaireRule> = {
  one: 'steps',
  two: 'steps',
  three: 'steps',
  four: 'steps',
  torn: 'edges',
  lopare: 'edges',
  dam: 'edges',
  springare: 'knight',
};

/** What decides the layer that comes to light. */
export const ruleOfReply = (why: SolitaireExplanation | null): SolitaireRule => (why?.replyScripted ? 'paste' : 'draw');
