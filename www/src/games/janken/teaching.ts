// What Janken Tactics brings to a class. It reads evidence and knows no rule.
import * as w from 'words:janken';
import { text as lesson } from 'words:janken.lesson.json';
import { cellAnswer, type Fact, type Lesson, type TeachingOf } from '../../board/teaching';
import type { JankenBoard, JankenExplanation } from '../../engine/boundary';
import { toBoardCell } from '../../game/cells';
import { paragraph } from '../../i18n/join';
import { arrow } from './format';
import { cellsOfOrder } from './position';

/** The order that comes next: it is part of the input. */
const due = (why: JankenExplanation | null) => (why ? w.due({ order: arrow(why.chosen) }) : '');

/** The points of a unit before it moves: the engine tells how many are left in its own cell. */
const pointsOf = (why: JankenExplanation) => why.reach?.field[0]?.left ?? null;

/** The cells that it can pass or reach; its own stands before them. */
const reached = (why: JankenExplanation | null) => why?.reach?.field.slice(1).map(({ at }) => cellAnswer(...at)) ?? [];

function facts(_: JankenBoard, why: JankenExplanation | null): Fact[] {
  const found: Fact[] = [];
  const points = why && pointsOf(why);
  if (why?.verdict.kind === 'successful') {
    const { left } = why.verdict;
    found.push({ id: 'left', kind: 'number', ask: w.factLeft, answers: [`${left}`] });
    if (points !== null) found.push({ id: 'cost', kind: 'number', ask: w.factCost, answers: [`${points - left}`] });
  }
  const cells = reached(why);
  if (cells.length > 0) found.push({ id: 'reach', kind: 'cell', ask: w.factReach, answers: cells });
  return found;
}

export const teaching: TeachingOf<JankenBoard, JankenExplanation> = {
  game: 'janken',
  lesson: lesson as Lesson,
  // An order of a script is known; what comes of it is not.
  usual: { kind: 'truth' },
  askMove: w.askMove,
  askTruth: (_, why) => paragraph(due(why), w.askTruth),
  due,
  target: (board, why) => (why && cellsOfOrder(board, why.chosen)?.[1]) || null,
  isSo: (_, why) => why && why.verdict.kind === 'successful',
  reasonTells: true,
  arrows(board, _why, move) {
    const cells = cellsOfOrder(board, move);
    return cells ? [{ from: toBoardCell(cells[0]), to: toBoardCell(cells[1]) }] : [];
  },
  facts,
  sheet: (board, why, reason) => [
    { kind: 'text', ask: paragraph(w.askTruth, w.askWhy), answers: [reason] },
    { kind: 'cell', ask: w.askReach, answers: reached(why).toSorted() },
    ...facts(board, why).filter(({ id }) => id === 'cost'),
  ],
  given: (_, why) => due(why),
  playing: w.playing,
};
