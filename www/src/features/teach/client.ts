// A board that is shown to a class: while it guesses, what is chosen is its guess and is not played.
import { computed, signal } from '@preact/signals';
import { gameModuleOf } from '../../board/game-modules';
import { cellAnswer } from '../../board/teaching';
import { game, marks, state } from '../../game';
import type { BoardCell } from '../../game/cells';
import { type BoardClient, SHOWABLE, type Showable } from '../../game/client';
import { classState, classView, type Teach } from './class-view';
import { classroom } from './classroom';
import { page, reasons, values } from './looks';

const { guessing } = classroom;

/** Keeps a move as the guess where one is asked for, spelled as the core spells it. */
async function guessMove(move: string): Promise<void> {
  const frame = await game.tryMove(move);
  if (frame && guessing.peek() && classroom.question.peek()?.kind === 'move') classView.change({ guess: frame.move });
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

const VALUES: readonly Showable[] = ['values'];

/** Until it is known what a class sees, it sees nothing of what the solver knows, and moves nothing. */
const NOBODY: BoardClient = { onMove: () => {}, onCell: null, shows: [] };

/** What the rules allow, and values only where they do not tell the best move. */
const untold = (): readonly Showable[] => (gameModuleOf(state.tab.value).value?.valuesAreHints ? [] : VALUES);

/** The next move once its reason is asked for; what a page of the game adds, such as the theory's numbers, as long as it is open. */
function presented(): readonly Showable[] {
  const told: readonly Showable[] = reasons.on.value ? ['values', 'hints'] : untold();
  return page.value ? [...told, 'reasons'] : told;
}

/** What a class sees that does not guess. */
function shownIn({ mode, after = SHOWABLE }: Teach): readonly Showable[] {
  if (mode === 'play') return untold();
  if (mode === 'present') return presented();
  return mode === 'seed' ? [] : after;
}

const usual = computed<BoardClient>(() => {
  const teach = classState.teach.value;
  if (!teach) return NOBODY;
  const { mode, guess, asksCell } = teach;
  const decides = mode === 'lesson' || mode === 'predict';
  if (!guessing.value) return { onMove: play, onCell: null, shows: shownIn(teach), decides: mode === 'lesson' };
  const usually = mode === 'predict' && values.on.value ? VALUES : [];
  const shows = teach.before ?? usually;
  return { onMove: guessMove, onCell: asksCell ? guessCell : null, shows, decides, chosen: guess };
});

export const classClient = computed<BoardClient>(() => picking.value?.client ?? usual.value);
