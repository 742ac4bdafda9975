// What Janken Tactics brings to a class. It reads evidence and knows no rule.
import { text as lesson } from 'words:janken.lesson.json';
import { cellAnswer, type Fact, type Lesson, type TeachingOf } from '../../board/teaching';
import type { JankenBoard, JankenExplanation } from '../../engine/boundary';
import { jankenTeaching as w } from './messages/teaching-en';

/** The order that comes next: it is part of the input. */
const orderOf = (why: JankenExplanation | null) => why?.chosen.replace('->', '→') ?? '';

const due = (why: JankenExplanation | null) => (why ? w.order(orderOf(why)) : '');

/** The points of a unit before it moves: the engine tells how many are left in its own cell. */
const pointsOf = (why: JankenExplanation) => why.reach?.field[0]?.left ?? null;

function facts(_: JankenBoard, why: JankenExplanation | null): Fact[] {
  const found: Fact[] = [];
  const points = why && pointsOf(why);
  if (why?.verdict.kind === 'successful') {
    const { left } = why.verdict;
    found.push({ id: 'left', kind: 'number', ask: w.facts.left, answers: [`${left}`] });
    if (points !== null) found.push({ id: 'cost', kind: 'number', ask: w.facts.cost, answers: [`${points - left}`] });
  }
  const reached = why?.reach?.field.slice(1).map(({ at }) => cellAnswer(...at)) ?? [];
  if (reached.length > 0) found.push({ id: 'reach', kind: 'cell', ask: w.facts.reach, answers: reached });
  return found;
}

export const teaching: TeachingOf<JankenBoard, JankenExplanation> = {
  game: 'janken',
  lesson: lesson as Lesson,
  // An order of a script is known; what comes of it is not.
  usual: { kind: 'truth' },
  askMove: w.askMove,
  askTruth: (_, why) => w.askTruth(orderOf(why)),
  due,
  isSo: (_, why) => why && why.verdict.kind === 'successful',
  reasonTells: true,
  facts,
  questions: w.questions,
  given: (_, why) => due(why),
};
