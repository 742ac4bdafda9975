// What a game that is drawn by its scene brings to a class: the question for the next move, and a lesson of one step.
import * as w from 'words:scene';
import type { Lesson, TeachingOf } from '../../board/teaching';
import type { Board, Explanation, GameName } from '../../engine/boundary';
import type { Known } from './known';

const lessonOf = (game: GameName, { name, about, samples: [{ text }], opening }: Known): Lesson => ({
  boardlab: 'lesson',
  version: 1,
  title: name,
  language: document.documentElement.lang,
  handIn: 'off',
  steps: [
    {
      title: name,
      text: about.task,
      position: { game, text, case: (opening?.case ?? 0) + 1, ply: opening?.ply ?? 0 },
      question: { kind: 'move', answers: [] },
    },
  ],
});

export const teachingOf = (game: GameName, known: Known): TeachingOf<Board, Explanation> => ({
  game,
  lesson: lessonOf(game, known),
  askMove: w.askMove,
  askTruth: () => w.askMove,
  isSo: () => null,
  facts: () => [],
  sheet: (_board, { chosen }) => (chosen ? [{ kind: 'move', ask: w.askMove, answers: [chosen] }] : []),
});
