// What the page says to a person beside the board.
import type { Diagnostic, GameName, IllegalMove } from '../engine/boundary';
import { type ReadonlySignals, setter, signalsOf } from '../lib/signals';

/** Why a link was not opened. `notLoaded`: a part of the page could not be fetched. `notRead`: this browser did not tell what it keeps. */
export const LINK_FAULTS = ['damagedLink', 'newerLink', 'notKept', 'notLoaded', 'notRead'] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

/** `hash`: the link. */
export type Notice =
  | { kind: 'engineReplaced' }
  | { kind: 'engineGone' }
  | { kind: 'failed' }
  | { kind: LinkFault | 'partMissing'; hash: string }
  | { kind: 'withoutOptions' }
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
  private isLossSaid = false;
  readonly state: ReadonlySignals<NoticesState> = this.own;

  readonly say = setter(this.own.notice);

  /** This browser does not keep what a person has written. */
  sayLoss(): void {
    if (!this.isLossSaid) this.say({ kind: 'keepsNothing' });
    this.isLossSaid = true;
  }

  /** What a person does next takes a notice away; one that is said once stays until it is dismissed. */
  clear(): void {
    if (this.own.notice.peek()?.kind !== 'keepsNothing') this.say(null);
  }
}
