// The ruling behind decisions of Solitaire Chess that are told in more than one place, and their sentences.

import * as w from 'words:solitaire';
import type { Reason } from '../../board/game-modules';
import type { IllegalMove, Piece, Removal, SolitaireExplanation } from '../../engine/boundary';
import { cell } from '../../i18n/format';
import { paragraph } from '../../i18n/join';
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

/** Why no piece may be removed from a tile after the last removal. */
export function refusalOf({ kind }: IllegalMove, last: Removal | null): Reason<SolitaireRule> {
  if (kind === 'empty') return { text: w.empty, rule: 'taken' };
  if (kind === 'sameCell') return { text: w.twice, rule: 'last' };
  if (kind === 'offBoard') return { text: w.sixRows, rule: 'faults' };
  if (!last) return { text: w.impossible, rule: 'faults' };
  const reach = w.reach({ piece: last.piece, at: cell(last.at) });
  return { text: paragraph(w.outOfReach, reach), rule: RULE_OF_PIECE[last.piece] };
}
