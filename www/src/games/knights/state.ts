// What Hyper Knights adds to the state of the page.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { CellInfo, Landmarks as Found } from '../../engine/boundary';
import { type Engine, latest, unlessGone } from '../../engine/engine';
import { engines, game, marks, state } from '../../game';
import type { Tile } from '../../game/cells';
import type { Shown } from '../../game/shown';

/** Irregular bands and largest values of the whole board, as an engine knows them that has opened one. */
export const landmarksOf = (engine: Pick<Engine, 'askOf'>): Promise<Found> =>
  engine.askOf('knights', 'landmarks', null);

export const tileOf = (engine: Pick<Engine, 'askOf'>, { x, y, side, stride }: Tile): Promise<Uint8Array> =>
  engine.askOf('knights', 'region', { x: String(x), y: String(y), side, stride });

/** Those that the board of the page shows. They are the same for every input. */
class Landmarks {
  private readonly own = signal<Found | null>(null);
  readonly found: ReadonlySignal<Found | null> = this.own;
  private isAsked = false;

  /** A board is shown: asks for them, unless an engine has answered before. */
  async fetch(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    this.own.value = await unlessGone(landmarksOf(engines.session), null);
    this.isAsked = this.own.value !== null;
  }
}

export const landmarks = new Landmarks();

/** How the cell of the knight that should move comes by its value. */
class NextKnight {
  private readonly own = signal<CellInfo | null>(null);
  readonly found: ReadonlySignal<CellInfo | null> = this.own;
  private at = '';

  readonly follow = latest(async ({ frame, explanation }: Shown) => {
    if (frame.board.game !== 'knights' || explanation?.game !== 'knights') return;
    const knight = frame.board.knights[Number.parseInt(explanation.chosen, 10) - 1];
    const at = knight ? `${knight.x} ${knight.y}` : '';
    if (!knight || at === this.at) return;
    const found = await marks.cellInfo({ x: BigInt(knight.x), y: BigInt(knight.y) });
    if (found) [this.at, this.own.value] = [at, found];
  });
}

export const nextKnight = new NextKnight();

function follow(): void {
  const shown = state.shown.peek();
  if (shown?.frame.board.game !== 'knights') return;
  landmarks.fetch();
  nextKnight.follow(shown);
}

/** Asks about each position that is shown. Returns what ends that. */
export function followShown(): () => void {
  follow();
  return game.onChange(follow);
}
