// What Pursuit brings to a class. It reads evidence and knows no rule.
import { text as lesson } from 'words:pursuit.lesson.json';
import { cellAnswer, type Fact, type Lesson, type TeachingOf } from '../../board/teaching';
import type { PursuitBoard, PursuitExplanation } from '../../engine/boundary';
import { leadsWhere } from './engine';
import { pursuitTeaching as w } from './messages/teaching-en';
import { columnOf, rowOf } from './position';

const answerOf = (n: number, at: number): string => cellAnswer(rowOf(n, at), columnOf(n, at));

function facts({ n, sideToMove, end, fugitive }: PursuitBoard, why: PursuitExplanation | null): Fact[] {
  if (!why) return [];
  const found: Fact[] = [];
  if (why.territory !== '') found.push({ id: 'area', kind: 'number', ask: w.facts.area, answers: [`${why.won}`] });
  if (sideToMove !== 'fugitive' || end || fugitive === null) return found;
  const last = why.leads.at(-1);
  if (last !== undefined) found.push({ id: 'next', kind: 'cell', ask: w.facts.next, answers: [answerOf(n, last)] });
  const ends = why.candidates.map(({ to }) => answerOf(n, to));
  if (ends.length > 0) found.push({ id: 'reach', kind: 'cell', ask: w.facts.reach, answers: [...new Set(ends)] });
  return found;
}

export const teaching: TeachingOf<PursuitBoard, PursuitExplanation> = {
  game: 'pursuit',
  lesson: lesson as Lesson,
  askMove: w.askMove,
  askTruth: w.askTruth,
  // The mover may go there.
  isSo: ({ n }, why, about) => (why && about ? why.candidates.some(({ to }) => to === about[0] * n + about[1]) : null),
  asksOfCell: true,
  leadsWhere,
  facts,
  score: ({ score }) => score && { points: score[0], told: w.scored(score) },
  questions: w.questions,
  given: (board, _, standing) => (board.turn > 0 ? `${standing} ${w.due(board)}` : standing),
};
