// What Pursuit brings to a class. It reads evidence and knows no rule.
import * as w from 'words:pursuit';
import { text as lesson } from 'words:pursuit.lesson.json';
import { type Arrow, cellAnswer, type Fact, type Lesson, type TeachingOf } from '../../board/teaching';
import type { PursuitBoard, PursuitExplanation } from '../../engine/boundary';
import { paragraph } from '../../i18n/join';
import { leadsWhere } from './engine';
import { pair } from './format';
import { actOf, cellOfIndex, cellsOf, columnOf, rowOf } from './position';

const answerOf = (n: number, at: number): string => cellAnswer(rowOf(n, at), columnOf(n, at));

function facts({ n, sideToMove, end, fugitive }: PursuitBoard, why: PursuitExplanation | null): Fact[] {
  if (!why) return [];
  const found: Fact[] = [];
  if (why.territory !== '') found.push({ id: 'area', kind: 'number', ask: w.askArea, answers: [`${why.won}`] });
  if (sideToMove !== 'fugitive' || end || fugitive === null) return found;
  const last = why.leads.at(-1);
  if (last !== undefined) found.push({ id: 'next', kind: 'cell', ask: w.askNext, answers: [answerOf(n, last)] });
  const safe = why.candidates.filter(({ distance }) => distance > 1).length;
  found.push({ id: 'safe', kind: 'number', ask: w.askSafe, answers: [`${safe}`] });
  const ends = why.candidates.map(({ to }) => answerOf(n, to));
  if (ends.length > 0) found.push({ id: 'reach', kind: 'cell', ask: w.askReach, answers: [...new Set(ends)] });
  return found;
}

function due(board: PursuitBoard): string {
  const said = w.due({ act: actOf(board) });
  return paragraph(said, board.sideToMove !== 'catchers' && w.atMost(board));
}

/** One step from a cell. Around a torus it leaves the board, and only its end can be shown. */
function stepFrom(n: number, from: number, right: number, down: number): { at: number; arrow: Arrow } {
  const [row, column] = [rowOf(n, from) + down, columnOf(n, from) + right];
  const at = ((row + n) % n) * n + ((column + n) % n);
  const isNear = at === row * n + column && column >= 0 && column < n;
  return { at, arrow: { from: isNear ? cellOfIndex(n, from) : null, to: cellOfIndex(n, at) } };
}

/** On turn 0 a move names cells; then the catchers' steps, one each, or those of the fugitive one after the other. */
function arrows({ n, turn, sideToMove, catchers, fugitive }: PursuitBoard, _: unknown, move: string): readonly Arrow[] {
  if (turn === 0) return cellsOf(n, move).map((at) => ({ from: null, to: cellOfIndex(n, at) }));
  const steps = [...move.matchAll(/(-?\d+) +(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  let at = fugitive ?? 0;
  return steps.flatMap(([x, y], nth) => {
    const from = sideToMove === 'catchers' ? catchers[nth] : at;
    if (from === undefined) return [];
    const step = stepFrom(n, from, x, y);
    at = step.at;
    return [step.arrow];
  });
}

export const teaching: TeachingOf<PursuitBoard, PursuitExplanation> = {
  game: 'pursuit',
  lesson: lesson as Lesson,
  askMove: w.askMove,
  askTruth: (about) => w.askGo({ cell: about ? pair(about[1], about[0]) : '' }),
  // The mover may go there.
  isSo: ({ n }, why, about) => (why && about ? why.candidates.some(({ to }) => to === about[0] * n + about[1]) : null),
  asksOfCell: true,
  leadsWhere,
  arrows,
  facts,
  score: ({ score }) => score && { points: score[0], told: w.scored({ catchers: score[0], fugitive: score[1] }) },
  sheet(board, why) {
    const { end, fugitive, sideToMove, catchers } = board;
    if (end || fugitive === null || catchers.length === 0) return [];
    // A piece that stays leaves the distance as it is.
    const stays = why.candidates.find(({ catcher, to }) => to === (catcher === null ? fugitive : catchers[catcher]));
    const asked = facts(board, why).filter(({ id }) => id !== 'next' && (id !== 'area' || sideToMove === 'catchers'));
    return stays ? [...asked, { kind: 'number', ask: w.askDistance, answers: [`${stays.distance}`] }] : asked;
  },
  // The fugitive moves, after both sides were placed.
  sheetAt: { case: 0, ply: 3 },
  given: (board, _, standing) => paragraph(standing, board.turn > 0 && due(board)),
};
