// What Hyper Knights adds to the state of the page.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Landmarks as Found } from '../../engine/boundary';
import { type Engine, unlessGone } from '../../engine/engine';
import { engines, state } from '../../game';
import type { Tile } from '../../game/cells';
import { until } from '../../lib/until';

/** Irregular bands and largest values of the whole board, as an engine knows them that has opened one. */
export const landmarksOf = (engine: Pick<Engine, 'askOf'>): Promise<Found> =>
  engine.askOf('knights', 'landmarks', null);

export const tileOf = (engine: Pick<Engine, 'askOf'>, { x, y, side, stride }: Tile): Promise<Uint8Array> =>
  engine.askOf('knights', 'region', { x: String(x), y: String(y), side, stride });

/** Those that the board of the page shows. They are the same for every input. */
class Landmarks {
  private readonly own = signal<Found | null>(null);
  readonly found: ReadonlySignal<Found | null> = this.own;

  private asking: Promise<void> | null = null;

  /** Asks for them once, when a board is shown. */
  fetch(): void {
    this.asking ??= this.ask();
  }

  private async ask(): Promise<void> {
    await until(() => state.shown.value?.frame.board.game === 'knights');
    this.own.value = await unlessGone(landmarksOf(engines.session), null);
    // The next board may find an engine that answers.
    if (!this.own.value) this.asking = null;
  }
}

export const landmarks = new Landmarks();
