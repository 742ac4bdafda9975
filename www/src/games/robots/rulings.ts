// The ruling behind each decision of the rules and of the strategy. The reason, the table of moves and the cells ask here.

import type { Jump, Outcome, RobotsExplanation, Walk } from '../../engine/boundary';
import type { RobotsRule } from './rule-ids';

/** What decided for the strategy's move. If every other walk loses, no key was compared. */
const CHOICES: Record<RobotsExplanation['decided'], RobotsRule> = {
  onlyOne: 'caught',
  robots: 'fewest',
  distance: 'distance',
  row: 'row',
  column: 'column',
  teleport: 'list',
  nothingFits: 'nothing',
};

/** In which key of the strategy a safe walk falls behind the chosen one. */
export type Behind = 'robots' | 'distance' | 'row' | 'column';

export const ruleOfChoice = ({ decided }: RobotsExplanation): RobotsRule => CHOICES[decided];

/** The first key in which a safe walk is worse than the chosen one; null where there is nothing to compare. */
export function behind({ to, move, verdict }: Walk, { walks, chosen }: RobotsExplanation): Behind | null {
  const best = walks.find((walk) => walk.move === chosen);
  if (move === chosen || verdict.kind !== 'safe' || best?.verdict.kind !== 'safe') return null;
  if (verdict.robots !== best.verdict.robots) return 'robots';
  if (verdict.distance !== best.verdict.distance) return 'distance';
  return to?.[0] === best.to?.[0] ? 'column' : 'row';
}

/** Why a walk or a teleport is not allowed. */
type Barred = Extract<Outcome, { kind: 'illegal' }>['reason']['kind'];

const barring = (reason: Barred): RobotsRule =>
  reason === 'pushOffBoard' || reason === 'pushOntoDebris' ? 'push' : 'walk';

/** Why a walk is chosen, barred or deadly, else why another is chosen. */
export function ruleOfWalk(walk: Walk, why: RobotsExplanation): RobotsRule {
  const { move, verdict } = walk;
  if (move === why.chosen) return ruleOfChoice(why);
  if (verdict.kind === 'illegal') return barring(verdict.reason.kind);
  const key = behind(walk, why);
  if (!key) return 'caught';
  // Staying is a walk to your own row and column: that needs saying only where they decide.
  return move === 'stay' && (key === 'row' || key === 'column') ? 'stay' : CHOICES[key];
}

/** Why an entry of the list is used or skipped. Of one that the strategy did not come to: why it loses, or is not needed. */
export function ruleOfJump({ tried, verdict }: Jump, { decided }: RobotsExplanation): RobotsRule {
  if (tried || verdict.kind === 'illegal') return 'list';
  if (verdict.kind === 'deadly') return 'caught';
  return decided === 'teleport' ? 'list' : 'teleport';
}
