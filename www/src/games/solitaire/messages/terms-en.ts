// The words about Solitaire Chess in the panels that all games share.
import { count, number } from '../../../i18n/common';
import type { GameFaults } from '../../../i18n/faults-common';

const faults: GameFaults<'solitaire'> = {
  fields: {
    tile: (index) => `tile ${number(index)} of the board`,
    moveRow: (index) => `the row of removal ${number(index)}`,
    moveColumn: (index) => `the column of removal ${number(index)}`,
    reply: (index) => `the reply to removal ${number(index)}`,
  },
  notations: {},
  occupants: {},
  fixes: {},
  refusals: {
    empty: 'This tile is empty.',
    outOfReach: 'The last piece does not lead to this tile.',
    sameCell: 'You cannot remove from the same tile twice in a row.',
    otherReply: 'This is not possible now.',
    noFault: 'This is not possible now.',
  },
};

export const solitaireTerms = {
  /** Of the legend, by their classes. */
  signs: {},
  /** An event on the timeline, and in the legend. */
  events: {
    bonus: { spoken: 'bonus', legend: 'Bonus' },
    fault: { spoken: 'error', legend: 'Error' },
  },
  /** What a click puts on the board while it is edited. */
  tools: {
    1: '1',
    2: '2',
    3: '3',
    4: '4',
    torn: 'Rook (torn)',
    lopare: 'Bishop (lopare)',
    dam: 'Queen (dam)',
    springare: 'Knight (springare)',
  },
  /** The size of an input. */
  sizes: {
    pieceType: (all: number) => count(all, 'piece type', 'piece types'),
    removal: (all: number) => count(all, 'removal', 'removals'),
    reply: (all: number) => count(all, 'reply', 'replies'),
  },
  programNote:
    'The input here is the whole game, replies included, and the output is all its removals. To play with a judge that replies to each removal, use “Your program” above the board.',
  /** What the parts of an input mean, and why a move is refused. */
  faults,
};
