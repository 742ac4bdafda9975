// What is told of a board of Solitaire Chess in every language.
import type { SolitaireBoard } from '../../engine/boundary';
import { HIDDEN_VALUE } from '../../i18n/format';

/** Whether no tile is free; a board that keeps its free tiles to itself has some. */
export const stuck = ({ next, waiting }: SolitaireBoard) => next.length === 0 && waiting !== HIDDEN_VALUE;
