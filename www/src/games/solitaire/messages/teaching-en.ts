// The questions for a class about Solitaire Chess.
import type { Cell } from '../../../engine/boundary';
import { cell } from '../../../i18n/common';

const named = (about: Cell | undefined) => (about ? cell(about) : '');

export const solitaireTeaching = {
  askMove: 'Which piece is removed next?',
  askTruth: (about: Cell | undefined): string => `Can the piece at ${named(about)} be removed next?`,
  questions: [
    'Which piece does the solver remove next, and why?',
    'Which pieces can be removed now?',
    'What is the score, and which bonuses are in it?',
  ],
  facts: {
    score: 'What is the score now?',
    targets: 'How many pieces can be removed now?',
    next: 'Which piece does the solver remove next?',
    target: 'Name a piece that can be removed now.',
  },
};
