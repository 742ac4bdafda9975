// What the page says to a person beside the board.
import type { Diagnostic, GameName, IllegalMove } from '../engine/boundary';
import { type ReadonlySignals, setter, signalsOf } from '../lib/signals';

export type Notice =
  | { kind: 'engineReplaced' }
  | { kind: 'engineGone' }
  | { kind: 'failed' }
  | { kind: 'damagedLink' }
  | { kind: 'newerLink' }
  | { kind: 'withoutOptions' }
  | { kind: 'notKept' }
  | { kind: 'keptHere' }
  | { kind: 'notKeepable' }
  | { kind: 'keepsNothing' }
  | { kind: 'illegal'; game: GameName; illegal: IllegalMove }
  | { kind: 'badFile'; name: string; diagnostic: Diagnostic }
  | { kind: 'bigFile'; name: string; limit: number }
  | { kind: 'unreadableFile' | 'notText'; name: string }
  /** A sentence of a part of the page that is loaded when it is wanted. */
  | { kind: 'said'; text: string; link?: { href: string; name: string } };

type NoticesState = { notice: Notice | null };

export class Notices {
  private readonly own = signalsOf<NoticesState>({ notice: null });
  readonly state: ReadonlySignals<NoticesState> = this.own;

  readonly say = setter(this.own.notice);

  clear(): void {
    this.own.notice.value = null;
  }
}
