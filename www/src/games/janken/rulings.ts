// The ruling behind each decision of Janken Tactics. The reason, the list of closed cells and the cells ask here.

import type { Barrier, JankenExplanation } from '../../engine/boundary';
import type { JankenRule } from './rule-ids';

/** What closes a cell to a unit, and so cuts off what is behind it. */
export const CLOSED = { water: 'costs', enemy: 'enemies', zone: 'zones' } as const satisfies Record<
  Barrier,
  JankenRule
>;

/** Why a move succeeds or fails. */
export function ruleOfOrder({ verdict, reach }: JankenExplanation): JankenRule {
  if (verdict.kind === 'successful') return 'points';
  const { reason } = verdict;
  switch (reason.kind) {
    case 'noUnit':
      return 'refused';
    case 'occupied':
      return reason.unit === reach?.unit ? 'same' : 'destination';
    case 'tooDear':
      return 'points';
    case 'cutOff':
      return CLOSED[reason.by];
  }
}
