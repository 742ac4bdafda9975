// What Robots brings to a class. It reads evidence and knows no rule.
import type { TeachingOf } from '../../board/teaching';
import type { Cell, RobotsBoard, RobotsExplanation } from '../../engine/boundary';
import { lesson } from './lesson';
import { robotsTeaching as w } from './messages/teaching-en';

const isSame = (a: Cell | null, b: Cell) => a?.[0] === b[0] && a[1] === b[1];

export const teaching: TeachingOf<RobotsBoard, RobotsExplanation> = {
  game: 'robots',
  lesson,
  askMove: w.askMove,
  askTruth: w.askTruth,
  // To walk there survives.
  isSo: (_, why, about) =>
    why && about && why.walks.some(({ to, verdict }) => isSame(to, about) && verdict.kind === 'safe'),
  questions: w.questions,
};
