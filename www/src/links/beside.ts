// What a page shows beside its input, in its own terms: the class has a mode and a lesson. Visits keep it.
import type { GameName } from '../engine/boundary';
import type { Draft } from '../game/input';
import { type Link, linkTo, type Moment } from './link';

export type Beside = {
  /** The page's name in what a tab keeps. */
  readonly name: string;
  /** What is shown: the same object until it changes. Reads the signals on which its address depends. */
  now(): unknown;
  /** Shows what was kept at an entry with this address. */
  show(place: unknown, hash: string): void;
  /** Shows what an address says. Whether that needs no input. */
  follow(hash: string): boolean;
  /** An address has brought an input. */
  bring(draft: Draft): void;
  linkTo(moment: Moment): Promise<Link>;
  /** Whether it may be said that an input is too large for a link. */
  tells(): boolean;
  /** A short address, until the whole one is packed. */
  addressOf(game: GameName): string;
};

/** Of the main page. */
export const NOTHING: Beside = {
  name: 'desk',
  now: () => null,
  show: () => {},
  follow: () => false,
  bring: () => {},
  linkTo,
  tells: () => true,
  addressOf: (game) => `#${game}`,
};
