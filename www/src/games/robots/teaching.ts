// What Robots brings to a class. It reads evidence and knows no rule.
import * as w from 'words:robots';
import { text as lesson } from 'words:robots.lesson.json';
import { cellAnswer, type Fact, type Lesson, type TeachingOf } from '../../board/teaching';
import type { Cell, RobotsBoard, RobotsExplanation, Walk } from '../../engine/boundary';
import { toBoardCell } from '../../game/cells';
import { cell } from '../../i18n/format';
import { paragraph } from '../../i18n/join';
import { candidateOf } from './moves';

const isSame = (a: Cell | null, b: Cell) => a?.[0] === b[0] && a[1] === b[1];

function facts({ robots }: RobotsBoard, why: RobotsExplanation | null): Fact[] {
  const walk = why?.walks.find(({ move }) => move === why.chosen);
  const found: Fact[] = [{ id: 'robots', kind: 'number', ask: w.factRobots, answers: [`${robots.length}`] }];
  if (walk?.to) found.push({ id: 'next', kind: 'cell', ask: w.factNext, answers: [cellAnswer(...walk.to)] });
  if (walk?.verdict.kind !== 'safe') return found;
  const { robots: after, distance } = walk.verdict;
  found.push({ id: 'after', kind: 'number', ask: w.factAfter, answers: [`${after}`] });
  if (distance !== null) found.push({ id: 'distance', kind: 'number', ask: w.factDistance, answers: [`${distance}`] });
  return found;
}

const isDeadly = ({ verdict }: Walk) => verdict.kind === 'deadly';

/** With a robot as far from you as this, the whole board matters. */
const FAR = 11;

/** What is around you up to the farthest robot. */
function crop({ you, robots }: RobotsBoard): number | null {
  const distances = robots.map(({ at: [row, column] }) => Math.max(Math.abs(row - you[0]), Math.abs(column - you[1])));
  const farthest = Math.max(4, ...distances);
  return farthest > FAR ? null : 2 * farthest + 3;
}

export const teaching: TeachingOf<RobotsBoard, RobotsExplanation> = {
  game: 'robots',
  lesson: lesson as Lesson,
  askMove: w.askMove,
  askTruth: (about) => w.askTruth({ cell: about ? cell(about) : '' }),
  // To walk there survives.
  isSo: (_, why, about) =>
    why && about ? why.walks.some(({ to, verdict }) => isSame(to, about) && verdict.kind === 'safe') : null,
  asksOfCell: true,
  crop,
  arrows(board, why, move) {
    const found = why && candidateOf(board, why, move);
    return found ? [{ from: toBoardCell(board.you), to: toBoardCell(found.to) }] : [];
  },
  facts,
  sheet: (board, why, reason) => [
    { kind: 'text', ask: paragraph(w.askMove, w.askWhy), answers: [reason] },
    { kind: 'move', ask: w.askDeadly, answers: why.walks.filter(isDeadly).map(({ move }) => move) },
    ...facts(board, why).filter(({ id }) => id === 'after' || id === 'distance'),
  ],
};
