// What comes of a move, and why the strategy chooses it or not. The reason beside the board, the table of moves, the pad and
// the card of a cell ask here.
import * as w from 'words:robots';
import type { Jump, Outcome, RobotsBoard, RobotsExplanation, Walk } from '../../engine/boundary';
import { capital, cell } from '../../i18n/format';
import { paragraph } from '../../i18n/join';
import { nameOf } from './names';
import { behind } from './rulings';

/** In a few words. */
export function outcome(verdict: Outcome): string {
  if (verdict.kind === 'illegal') return w.barred({ reason: verdict.reason.kind });
  if (verdict.kind === 'deadly') return w.deadly;
  return verdict.distance === null ? w.wins : w.safe;
}

function result({ move: letters, verdict }: Walk | Jump): string {
  const move = capital(nameOf(letters));
  if (verdict.kind === 'illegal') return w.cannot({ move, reason: verdict.reason.kind });
  if (verdict.kind === 'deadly') return w.loses({ move, count: verdict.killers });
  const { robots: count, distance } = verdict;
  return distance === null ? w.winning({ move }) : w.survives({ move, count, distance });
}

function push({ push, crushes }: Walk): string[] {
  if (!push) return [];
  const pushed = w.pushed({ cell: cell(push.to) });
  return crushes ? [pushed, w.crushes] : [pushed];
}

/** Why the strategy did not come to an entry of the list; null if it did. */
export function unneeded({ tried }: Jump, { decided }: RobotsExplanation): string | null {
  if (tried) return null;
  return decided === 'teleport' ? w.earlierFits : w.walkIsSafe;
}

const isJump = (candidate: Walk | Jump): candidate is Jump => 'tried' in candidate;

function choice(candidate: Walk | Jump, why: RobotsExplanation): string | null {
  if (candidate.move === why.chosen) return w.chosenWhy({ decided: why.decided });
  if (isJump(candidate)) return unneeded(candidate, why);
  const key = behind(candidate, why);
  return key && w.behind({ key, move: nameOf(why.chosen) });
}

/** A move in sentences. */
export function about(candidate: Walk | Jump, why: RobotsExplanation): string[] {
  const reason = choice(candidate, why);
  return [result(candidate), ...(isJump(candidate) ? [] : push(candidate)), ...(reason ? [reason] : [])];
}

/** Why the strategy's move is its move. */
export const explainMove = (why: RobotsExplanation): string =>
  w.reason({ move: capital(nameOf(why.chosen)), decided: why.decided });

export const advice = (why: RobotsExplanation, move: string, { moves: nth }: RobotsBoard): string =>
  move === why.chosen ? w.same : paragraph(w.other({ nth }), explainMove(why));
