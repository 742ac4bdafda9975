// What Hyper Knights brings to a class. It reads evidence and knows no rule.

import * as w from 'words:knights';
import { text as lesson } from 'words:knights.lesson.json';
import { cellAnswer, type Fact, type Lesson, type TeachingOf } from '../../board/teaching';
import type { Cell, KnightsBoard, KnightsExplanation } from '../../engine/boundary';
import { sameCell, toBoardCell } from '../../game/cells';
import { paragraph } from '../../i18n/join';
import { place } from '../../i18n/say';
import { larger, smaller } from './draw/view';
import { knightCells, moveOf, selectedMoves, winningMoves } from './moves';
import { Mex } from './panels/mex';

/** Of more knights nobody asks for every value. */
const MOST_VALUES = 8;

/** Rows and columns of the board: fewer look empty, and of more the cells are small. */
const [LEAST_CROP, MOST_CROP] = [8, 20];

/** Whether a knight has a move to a cell. */
const leadsTo = (board: KnightsBoard, to: Cell): boolean =>
  knightCells(board).some((from) => selectedMoves(board, from).some((move) => sameCell(move.to, toBoardCell(to))));

function facts(board: KnightsBoard, why: KnightsExplanation | null): Fact[] {
  const { nimSum, knights } = board;
  const found: Fact[] = [{ id: 'nimSum', kind: 'number', ask: w.askNimSum, answers: [`${nimSum}`] }];
  for (const [nth, { grundy }] of knights.slice(0, MOST_VALUES).entries())
    found.push({ id: `value${nth + 1}`, kind: 'number', ask: w.askValue({ knight: nth + 1 }), answers: [`${grundy}`] });
  if (!why) return found;
  found.push({ id: 'winning', kind: 'number', ask: w.askCount, answers: [`${why.winning.length}`] });
  const ends = winningMoves(board, why).map(({ to }) => cellAnswer(to.x, to.y));
  if (ends.length > 0) found.push({ id: 'next', kind: 'cell', ask: w.askNext, answers: [...new Set(ends)] });
  return found;
}

/** Rows or columns that hold the knights, with room around them: from the corner where that is near. */
function needed(places: readonly bigint[]): number {
  const [least, most] = [places.reduce(smaller, places[0] ?? 0n), places.reduce(larger, 0n)];
  return Number(smaller(most + 3n, most - least + 7n));
}

function crop(board: KnightsBoard): number | null {
  const places = knightCells(board);
  const cells = Math.max(LEAST_CROP, needed(places.map(({ x }) => x)), needed(places.map(({ y }) => y)));
  return cells > MOST_CROP ? null : cells;
}

export const teaching: TeachingOf<KnightsBoard, KnightsExplanation> = {
  game: 'knights',
  lesson: lesson as Lesson,
  askMove: w.askMove,
  askTruth: (about) => (about ? w.askReach({ place: place(`${about[0]}`, `${about[1]}`) }) : w.askWin),
  // A knight can move there; of no cell: who is to move wins.
  isSo: (board, _why, about) => {
    if (about) return leadsTo(board, about);
    return board.mover === null ? null : board.winner === board.mover;
  },
  rightMoves: ({ winning }) => winning,
  noMove: w.noMove,
  facts,
  Values: Mex,
  crop,
  pieces: knightCells,
  arrows: (board, _why, move) => [moveOf(move, board)].filter((one) => one !== null),
  sheet(board, why) {
    if (board.mover === null) return [];
    const [nimSum, ...others] = facts(board, why);
    const values = others.filter(({ id }) => id.startsWith('value'));
    const moves = why.winning.length > 0 ? why.winning : [w.noMove];
    const asked = { ask: w.askMove, answers: moves, kind: why.winning.length > 0 ? 'move' : 'text' } as const;
    return [...values, ...(nimSum ? [nimSum] : []), asked];
  },
  axes: 'x ↓  y →',
  sheetAt: { case: 1, ply: 0 },
  given: (_board, _why, standing) => paragraph(standing, w.axes),
};
