// A board that is shown to a class: while it guesses, what is chosen is its guess and is not played.
import { computed, signal } from '@preact/signals';
import { cellAnswer } from '../../board/teaching';
import { game, marks } from '../../game';
import type { BoardCell } from '../../game/cells';
import { type BoardClient, SHOWABLE } from '../../game/client';
import { classState, classView } from './class-view';
import { classroom } from './classroom';

const { guessing } = classroom;

/** Keeps a move as the guess, spelled as the core spells it. */
async function guessMove(move: string): Promise<void> {
  const frame = await game.tryMove(move);
  if (frame && guessing.peek()) classView.change({ guess: frame.move });
}

const play = (move: string): void => void game.move(move);

function guessCell(cell: BoardCell): void {
  classView.change({ guess: cellAnswer(cell.x, cell.y) });
  marks.putCursor(cell);
  marks.select(cell);
}

/** What a teacher who writes a lesson sets on the board. `id` tells the things apart that can be set. */
export type Picking = { id: string; client: BoardClient };

export const picking = signal<Picking | null>(null);

/** Until it is known what a class sees, it sees nothing of what the solver knows, and moves nothing. */
const NOBODY: BoardClient = { onMove: () => {}, onCell: null, shows: [] };

const usual = computed<BoardClient>(() => {
  const teach = classState.teach.value;
  if (!teach) return NOBODY;
  const { mode, before = [], after = SHOWABLE, guess, asksCell } = teach;
  const decides = mode === 'lesson';
  if (!guessing.value) return { onMove: play, onCell: null, shows: mode === 'seed' ? [] : after, decides };
  return { onMove: guessMove, onCell: asksCell ? guessCell : null, shows: before, decides, chosen: guess };
});

export const classClient = computed<BoardClient>(() => picking.value?.client ?? usual.value);
