// Whether the input begins with the board of its seed.
import { type ReadonlySignal, signal } from '@preact/signals';
import { latest, unlessGone } from '../../../engine/engine';
import { game, input, state } from '../../../game';
import type { Shown } from '../../../game/shown';
import { boardOf } from '../seeds';
import { readTerms, type Terms, written } from './options';

/** The piece types of the options, else of the board, else all. */
export const typesOf = ({ alphabet }: Terms, shown: Shown | null): string => alphabet ?? typesIn(shown) ?? 'all';

/** The piece types of a board; null until one is shown. */
export function typesIn(shown: Shown | null): string | null {
  const board = shown?.frame.board;
  return board?.game === 'solitaire' ? written(board) : null;
}

class SeedOfBoard {
  private readonly own = signal('');
  /** The seed; '' where the board is not made from it. */
  readonly seed: ReadonlySignal<string> = this.own;
  private asked = '';

  /** Asks about each text, option and board that comes. Returns what ends that. */
  follow(): () => void {
    this.look();
    const stops = [input.onChange(this.look), game.onChange(this.look)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private readonly look = latest(async () => {
    const source = state.source.peek();
    if (source.game !== 'solitaire') return;
    const terms = readTerms(source.options);
    const types = typesOf(terms, state.shown.peek());
    const asked = [terms.seed, types, source.text].join(' ');
    if (asked === this.asked) return;
    const board = await unlessGone(boardOf(terms.seed, types), null);
    if (board === null || source !== state.source.peek()) return;
    this.asked = asked;
    // Removals and replies may follow the board in the input.
    this.own.value = source.text.startsWith(board) ? terms.seed : '';
  });
}

export const seedOfBoard = new SeedOfBoard();
