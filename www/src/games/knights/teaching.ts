// What Hyper Knights brings to a class. It reads evidence and knows no rule.
import type { TeachingOf } from '../../board/teaching';
import type { KnightsBoard, KnightsExplanation } from '../../engine/boundary';
import { lesson } from './lesson';
import { knightsTeaching as w } from './messages/teaching-en';

export const teaching: TeachingOf<KnightsBoard, KnightsExplanation> = {
  game: 'knights',
  lesson,
  askMove: w.askMove,
  askTruth: w.askTruth,
  // Who is to move wins.
  isSo: ({ mover, winner }) => (mover === null ? null : winner === mover),
  rightMoves: ({ winning }) => winning,
  noMove: w.noMove,
  questions: w.questions,
  given: (_board, _why, standing) => standing,
};
