// What Janken Tactics brings to a class. It reads evidence and knows no rule.
import type { TeachingOf } from '../../board/teaching';
import type { JankenBoard, JankenExplanation } from '../../engine/boundary';
import { lesson } from './lesson';
import { jankenTeaching as w } from './messages/teaching-en';

/** The order that comes next: it is part of the input. */
const orderOf = (why: JankenExplanation | null) => why?.chosen.replace('->', '→') ?? '';

export const teaching: TeachingOf<JankenBoard, JankenExplanation> = {
  game: 'janken',
  lesson,
  // An order of a script is known; what comes of it is not.
  usual: { kind: 'truth', about: null },
  askMove: w.askMove,
  askTruth: (_, why) => w.askTruth(orderOf(why)),
  isSo: (_, why) => why && why.verdict.kind === 'successful',
  reasonTells: true,
  questions: w.questions,
  given: (_, why) => (why ? w.order(orderOf(why)) : ''),
};
