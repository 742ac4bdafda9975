// The questions for a class about Hyper Knights, and the lesson.
import type { Cell } from '../../../engine/boundary';
import { place } from '../../../i18n/common';

const named = ([row, column]: Cell) => place(`${row}`, `${column}`);

export const knightsTeaching = {
  askMove: 'Which move wins, if any?',
  noMove: 'No move wins (N)',
  askTruth: (about: Cell | null): string =>
    about ? `Can the knight move to ${named(about)}?` : 'Can the player to move win?',
  questions: [
    'Who wins, and by which move?',
    'What is the Grundy value of each knight?',
    'Write the values in binary. What is their nim-sum?',
  ],
  lesson: [
    {
      title: 'The six moves',
      said: 'A cell is (x, y): x counts the rows down, y the columns to the right, both from 0. A hyper knight has six moves; the rings show them. Each brings it nearer to the corner (0, 0): the sum x + y becomes smaller.',
      told: 'A chess knight could. This one has only the six moves that the rings show, and none of them makes x + y larger.',
    },
    {
      title: 'The corner',
      said: 'Players take turns. A player who cannot move loses. The knight in the corner cannot move: every move would leave the board. The other knight has one move, and that move leads to a cell that it cannot leave.',
      told: 'The only move leads to (1, 0). Then neither knight can move, so the opponent loses.',
    },
    {
      title: 'One move from the end',
      said: 'The rings show the moves from here. One of them leads to a cell without moves. The player who moves there wins.',
      told: 'From (0, 1) every move would leave the board, so the move to (0, 1) wins at once.',
    },
    {
      title: 'A value for each cell',
      said: 'Each cell has a value. To find it, look at the values of the cells that can be reached in one move. The value is the smallest of 0, 1, 2, … that is not among them. A cell without moves has the value 0. With a single knight on a cell of value 0, the player to move loses.',
      told: 'The value is 0. Every move leads to a cell with another value, and from there the opponent can move to a cell of value 0 again.',
    },
    {
      title: 'Two equal knights',
      said: 'With several knights, you move one of them. If two knights have equal values, your opponent can always make them equal again.',
      told: 'Both knights have the same value. The player to move runs out of moves first.',
    },
    {
      title: 'The nim-sum',
      said: 'Write the values in binary, one below the other. In each column, an odd number of ones gives 1, an even number 0. If the nim-sum is not 0, the player to move can make it 0 and wins.',
    },
    {
      title: 'Find the move',
      said: 'These two knights are the second case of the statement. Find a move after which the nim-sum is 0.',
    },
  ],
};
