// The ruling behind decisions of Hyper Knights that are told in more than one place, and their sentences.

import * as w from 'words:knights';
import type { Reason } from '../../board/game-modules';
import type { KnightsBoard, KnightsCellInfo, KnightsExplanation } from '../../engine/boundary';
import type { KnightsRule } from './rule-ids';

/** Whether a move of who is to move wins. */
export const ruleOfBest = ({ winning }: KnightsExplanation): KnightsRule => (winning.length > 0 ? 'winning' : 'loser');

/** What makes the value of a cell. */
export const ruleOfValue = ({ moves }: KnightsCellInfo): KnightsRule =>
  moves.some(({ grundy }) => grundy !== null) ? 'mex' : 'moves';

/** What a program gets for the cell of a knight if it takes the last index for the edge; null if that is right. */
export function cutOf({ knights }: KnightsBoard, index: number): Reason<KnightsRule> | null {
  const { cut = null, grundy: value = 0 } = knights[index] ?? {};
  return cut === null ? null : { text: w.cut({ knight: index + 1, cut, value }), rule: 'board' };
}
