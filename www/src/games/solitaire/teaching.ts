// What Solitaire Chess brings to a class. It reads evidence and knows no rule.

import * as w from 'words:solitaire';
import { text as lesson } from 'words:solitaire.lesson.json';
import { cellAnswer, type Fact, type Lesson, type TeachingOf } from '../../board/teaching';
import type { SolitaireBoard, SolitaireCandidate, SolitaireExplanation } from '../../engine/boundary';
import { toBoardCell } from '../../game/cells';
import { cell } from '../../i18n/format';
import { ended, paragraph } from '../../i18n/join';
import { removalName } from './format';
import { cellOfMove, moveOf, tileAt } from './position';

/** What the removals bring at once that bring the most. */
function atOnce(candidates: SolitaireCandidate[]): Fact[] {
  if (candidates.length === 0) return [];
  const gain = Math.max(...candidates.map(({ ahead }) => ahead.points));
  const best = candidates.filter(({ ahead }) => ahead.points === gain);
  return [
    { id: 'gain', kind: 'number', ask: w.askGain, answers: [`${gain}`] },
    { id: 'most', kind: 'cell', ask: w.askMost, answers: best.map(({ at }) => cellAnswer(...at)) },
  ];
}

function facts({ score, next }: SolitaireBoard, why: SolitaireExplanation | null): Fact[] {
  const found: Fact[] = [{ id: 'score', kind: 'number', ask: w.askScore, answers: [`${score.total}`] }];
  if (next.length === 0) return found;
  found.push({ id: 'targets', kind: 'number', ask: w.askCount, answers: [`${next.length}`] });
  found.push({ id: 'target', kind: 'cell', ask: w.askTarget, answers: next.map((at) => cellAnswer(...at)) });
  found.push(...atOnce(why?.candidates ?? []));
  const chosen = cellOfMove(why?.chosen ?? null);
  if (chosen) found.push({ id: 'next', kind: 'cell', ask: w.askMove, answers: [cellAnswer(...chosen)] });
  return found;
}

export const teaching: TeachingOf<SolitaireBoard, SolitaireExplanation> = {
  game: 'solitaire',
  lesson: lesson as Lesson,
  askMove: w.askMove,
  askTruth: (about) => w.askTruth({ at: about ? cell(about) : '' }),
  // The tile may be removed.
  isSo: (board, _, about) => (about ? (tileAt(board, about)?.target ?? null) : null),
  asksOfCell: true,
  // The next move of a pasted game need not be the best one.
  bestMoves: ({ candidates }) => candidates.slice(0, 1).map(({ at }) => moveOf(at)),
  arrows(_board, _why, move) {
    const at = cellOfMove(move);
    return at ? [{ from: null, to: toBoardCell(at) }] : [];
  },
  facts,
  score: ({ score }) => ({ points: score.total }),
  sheet(board, why) {
    const { removals, next } = board;
    // The first piece may be any one.
    if (removals.length === 0 || next.length === 0) return [];
    const asked = facts(board, why).filter(({ id }) => id === 'score' || id === 'gain' || id === 'most');
    return [{ kind: 'cell', ask: w.askTargets, answers: next.map((at) => cellAnswer(...at)) }, ...asked];
  },
  sheetAt: { case: 0, ply: 6 },
  given: ({ removals }) => paragraph(...removals.map((removal, nth) => ended(removalName(removal, nth)))),
};
