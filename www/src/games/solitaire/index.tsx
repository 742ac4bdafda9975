// The module of Solitaire Chess: the value of each removal, the score and its bonuses, the options of the game.

import * as w from 'words:solitaire';
import type { GameModuleOf, Reason } from '../../board/game-modules';
import type { MistakenFrame, SolitaireBoard, SolitaireExplanation } from '../../engine/boundary';
import type { GameFaults, GameSizes } from '../../i18n/faults-common';
import { drawing } from './draw/drawing';
import { edits } from './edit';
import { events } from './events';
import { advice, describeResult, describeStep, descriptions, explainMove } from './explain';
import { interaction } from './interact';
import { Controls, newGame } from './panels/controls';
import { Facts, Signs } from './panels/facts';
import { lab, pages } from './panels/pages';
import { seedOfBoard } from './panels/seed-of-board';
import { Evidence } from './panels/why';
import { SIDE } from './position';
import { redaction, valueRedaction } from './redaction';
import type { SolitaireRule } from './rule-ids';
import './solitaire.module.css';

/** The mistake in the statement decides what happens when silver is removed. */
function errata({ removals }: SolitaireBoard): Reason<SolitaireRule>[] {
  const silver = removals.some(({ colour }) => colour === 'silver');
  return silver ? [{ text: w.statementSlip, rule: 'slip' }] : [];
}

const sizes: GameSizes<'solitaire'> = {
  pieceType: (count) => w.pieceTypes({ count }),
  removal: (count) => w.removalCount({ count }),
  reply: (count) => w.replies({ count }),
};

const faults: GameFaults<'solitaire'> = {
  fields: {
    tile: (index) => w.tileField({ index }),
    moveRow: (index) => w.rowField({ index }),
    moveColumn: (index) => w.columnField({ index }),
    reply: (index) => w.replyField({ index }),
  },
  notations: {},
  occupants: {},
  fixes: {},
  refusals: {
    empty: w.empty,
    outOfReach: w.outOfReach,
    sameCell: w.twice,
    otherReply: w.impossible,
    noFault: w.impossible,
  },
};

/** What the mistake removes, where the rules forbid that or the right game removes another piece. */
function mistakenBoard(board: SolitaireBoard, { ply, pieces: [removed] }: MistakenFrame): SolitaireBoard {
  const [row, column] = removed?.at ?? [0, 0];
  const tile = board.tiles[row * SIDE + column];
  if (!removed || !tile || Math.ceil(ply / 2) <= board.removals.length) return board;
  const fault = tile.barred && ({ kind: 'illegal', row: row + 1, column: column + 1, refusal: tile.barred } as const);
  if (fault) return { ...board, next: [], step: { kind: 'faulty', fault } };
  const tiles = board.tiles.map((other) => (other === tile ? { ...tile, piece: null } : other));
  return { ...board, next: [], tiles };
}

export const solitaire: GameModuleOf<SolitaireBoard, SolitaireExplanation> = {
  drawing,
  start: () => seedOfBoard.follow(),
  interaction,
  descriptions,
  edits,
  Evidence,
  Facts,
  Beside: ({ board }) => <p>{describeStep(board)}</p>,
  Controls,
  Signs,
  signs: [],
  events,
  faults,
  sizes,
  hasOpponent: false,
  newGame,
  describeStep,
  describeResult,
  explainMove,
  advice,
  formRule: ({ form }): SolitaireRule => (form === 'ends' || form === 'empty' ? 'end' : 'faults'),
  mistakes: () => import('./mistakes').then(({ mistakes }) => mistakes),
  mistakenBoard,
  errata,
  redaction,
  valueRedaction,
  hint: w.hint,
  cellHint: { look: w.look, play: () => w.hint },
  pages,
  lab,
};
