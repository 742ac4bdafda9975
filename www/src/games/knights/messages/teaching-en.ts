// The questions for a class about Hyper Knights.
import type { Cell } from '../../../engine/boundary';
import { number, place } from '../../../i18n/common';

const named = ([row, column]: Cell) => place(`${row}`, `${column}`);

export const knightsTeaching = {
  askMove: 'Which move wins, if any?',
  noMove: 'No move wins (key N)',
  askTruth: (about: Cell | undefined): string =>
    about ? `Can the knight move to ${named(about)}?` : 'Can the player to move win?',
  questions: [
    'Who wins, and by which move?',
    'What is the Grundy value of each knight?',
    'Write the values in binary. What is their nim-sum?',
  ],
  facts: {
    nimSum: 'What is the nim-sum of the position?',
    winning: 'How many winning moves are there?',
    value: (knight: number): string => `What is the Grundy value of knight ${number(knight)}?`,
    next: 'Name a cell to which a winning move leads.',
  },
};
