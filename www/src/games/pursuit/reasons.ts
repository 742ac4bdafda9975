// Why the next move is made, and what it was decided by. The reason beside the board and the table of moves ask here.
import * as w from 'words:pursuit';
import type { Reason } from '../../board/game-modules';
import type { PursuitBoard, PursuitCriterion, PursuitExplanation } from '../../engine/boundary';
import { paragraph } from '../../i18n/join';
import { actOf } from './position';
import type { PursuitRule } from './rule-ids';
import { isStrategy, strategyName } from './strategies';

/** What a strategy decides by: a criterion that means another thing for each side has two names. */
export type Basis =
  | Exclude<PursuitCriterion, 'exact' | 'area'>
  | 'soonest'
  | 'latest'
  | 'areaTogether'
  | 'areaAfterReply';

/** Null for a move of a replay, and before both sides are placed. */
export function basisOf({ criterion }: PursuitExplanation, { sideToMove }: PursuitBoard): Basis | null {
  const isCatchers = sideToMove === 'catchers';
  if (criterion === 'exact') return isCatchers ? 'soonest' : 'latest';
  if (criterion === 'area') return isCatchers ? 'areaTogether' : 'areaAfterReply';
  return criterion;
}

export function explainMove(why: PursuitExplanation, board: PursuitBoard): Reason<PursuitRule> {
  if (why.chosen.startsWith('!')) return { text: w.forfeits({ side: board.sideToMove }), rule: 'forfeit' };
  const reason = reasonOf(why, board);
  return { text: paragraph(acts(why, board), replaces(why, board), reason.text), rule: reason.rule };
}

function reasonOf(why: PursuitExplanation, board: PursuitBoard): Reason<PursuitRule> {
  const { turn, sideToMove, n } = board;
  if (turn === 0) return { text: sideToMove === 'fugitive' ? w.sees : '', rule: 'placement' };
  const by = basisOf(why, board);
  if (!by) return { text: w.reaches({ won: why.won, cells: n * n }), rule: 'area' };
  return { text: w.criterion({ by }), rule: by === 'areaTogether' || by === 'areaAfterReply' ? 'area' : 'names' };
}

function acts({ scripted, strategy }: PursuitExplanation, board: PursuitBoard): string {
  const act = actOf(board);
  return scripted ? w.replayActs({ act }) : w.strategyActs({ act, strategy: strategyName(strategy) });
}

/** The program of the input that a strategy plays for. */
function replaces({ scripted }: PursuitExplanation, { robots, sideToMove }: PursuitBoard): string {
  const robot = robots[sideToMove === 'catchers' ? 0 : 1];
  return scripted || !robot || isStrategy(robot) ? '' : w.replaces({ robot });
}

/** A longer move tells a reader nothing. */
const LONGEST_WORD = 24;

/** Only the user's own moves can be compared with the strategy's. */
export function advice({ scripted, strategy: name, chosen }: PursuitExplanation, move: string): string {
  if (scripted) return '';
  const strategy = strategyName(name);
  if (move === chosen) return w.sameMove({ strategy });
  return chosen.length <= LONGEST_WORD ? w.otherMove({ strategy, move: chosen }) : '';
}

export function errata({ steps, sideToMove, turn }: PursuitBoard): Reason<PursuitRule>[] {
  return steps > 1 && sideToMove === 'fugitive' && turn > 0 ? [{ text: w.faster, rule: 'fast' }] : [];
}
