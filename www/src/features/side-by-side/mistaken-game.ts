// The game of a known mistake, at the move that the right one is shown at.
import { signal } from '@preact/signals';
import type { GameModule, Reason } from '../../board/game-modules';
import type { Board, MistakenFrame } from '../../engine/boundary';
import { latest, unlessGone } from '../../engine/engine';
import type { Opened } from '../../engine/protocol';
import { engines, game, state } from '../../game';
import type { Mistaken } from '../../game/panes';
import type { Shown } from '../../game/shown';
import { workbench } from '../../game/workbench';
import { twinState } from './main-line';

/** A position of it, which nobody goes on from. */
const shownAs = (ply: number, board: Board): Shown => ({
  generation: 0,
  frame: { ply, turn: { kind: 'over' }, move: null, person: false, board },
  explanation: null,
  previousExplanation: null,
  made: null,
  last: null,
  way: 'jump',
});

export class MistakenGame {
  private readonly shown = signal<Shown | null>(null);
  /** It has what a drawing asks for. */
  readonly engine = engines.session;
  /** What its board shows. */
  readonly state = twinState(state, this.shown, signal<Opened | null>(null));
  /** `undefined` until it is known; null: no board can show it. */
  readonly frame = signal<MistakenFrame | null | undefined>(undefined);
  /** The right move where the games part, and why; null until it is known, and where a rule forbids the other one. */
  readonly reason = signal<Reason | null>(null);
  private readonly name = state.tab.peek();
  private readonly unfollow = game.onChange(() => this.look());

  constructor(
    private readonly of: Mistaken,
    private readonly gameModule: GameModule,
  ) {
    this.look();
  }

  close(): void {
    this.unfollow();
  }

  /** Where a rule forbids the move that the mistake makes, the right game stays before it. */
  private get ply(): number {
    const ply = state.ply.peek();
    return this.of.isForbidden && ply >= this.of.ply ? (this.of.move ?? ply) : ply;
  }

  private readonly look = latest(async () => {
    const { mistake, case: index } = this.of;
    const frame = await unlessGone(workbench.ask('mistaken', { mistake, case: index, ply: this.ply }), null);
    const board = state.shown.peek()?.frame.board;
    // Another game may have come meanwhile.
    if (!board || board.game !== this.name) return;
    this.frame.value = frame;
    const own = frame && this.gameModule.mistakenBoard?.(board, frame);
    this.shown.value = own ? shownAs(frame.ply, own) : null;
    this.reason.value ??= await this.explain();
  });

  private async explain(): Promise<Reason | null> {
    const { ply, isForbidden } = this.of;
    const past = isForbidden ? null : await unlessGone(this.engine.ask('frame', { ply }), null);
    if (!past?.explanation || past.frame.ply !== ply || past.frame.board.game !== this.name) return null;
    return this.gameModule.explainMove(past.explanation, past.frame.board);
  }
}
