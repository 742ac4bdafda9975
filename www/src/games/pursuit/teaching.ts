// What Pursuit brings to a class. It reads evidence and knows no rule.
import type { TeachingOf } from '../../board/teaching';
import type { PursuitBoard, PursuitExplanation } from '../../engine/boundary';
import { lesson } from './lesson';
import { pursuitTeaching as w } from './messages/teaching-en';

export const teaching: TeachingOf<PursuitBoard, PursuitExplanation> = {
  game: 'pursuit',
  lesson,
  askMove: w.askMove,
  askTruth: w.askTruth,
  // The mover may go there.
  isSo: ({ n }, why, about) => why && about && why.candidates.some(({ to }) => to === about[0] * n + about[1]),
  hasManySpellings: true,
  questions: w.questions,
  given: (board, _, standing) => (board.turn > 0 ? `${standing} ${w.due(board)}` : standing),
};
