// A visit: a game, a link or a place of a class that a person opened, with what was left there.
import { entryOf } from '../board/game-modules';
import type { Draft } from '../game/input';

/** 2: a person has written something there; 1: it began with a game's sample; 0: a link or a class brought it. */
export type Own = 0 | 1 | 2;

/**
 * `own`: which of two a later visit of the page goes on with. `place`: what the page shows beside the input, in its own terms; null: it
 * is the main page. `comparing`: whether an output stood beside the judge's; null: as before.
 */
export type Visit = {
  readonly id: string;
  readonly draft: Draft;
  readonly own: Own;
  readonly place: unknown;
  readonly comparing: boolean | null;
};

/** A visit as this browser keeps it. `when`: in milliseconds; it tells the writings apart. */
export type Stored = { visit: Visit; when: number };

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

export const newVisit = (draft: Draft, more: Partial<Visit> = {}): Visit => ({
  id: newId(),
  draft,
  own: 0,
  place: null,
  comparing: null,
  ...more,
});

export const sameInput = ({ source: a }: Draft, { source: b }: Draft): boolean =>
  a === b || (['game', 'text', 'relaxed', 'options'] as const).every((key) => a[key] === b[key]);

/** Whether two moments are one. */
export const isSameMoment = (a: Draft, b: Draft): boolean => sameInput(a, b) && samePosition(a, b);

const samePosition = ({ position: a }: Draft, { position: b }: Draft) =>
  a.case === b.case && a.ply === b.ply && a.moves === b.moves;

const sameDraft = (a: Draft, b: Draft): boolean => isSameMoment(a, b) && (a.pasted ?? null) === (b.pasted ?? null);

/** Whether two states of a visit are one. */
export const sameVisit = (a: Visit, b: Visit): boolean =>
  sameDraft(a.draft, b.draft) && a.place === b.place && a.comparing === b.comparing;

const isSample = ({ game, text }: Draft['source']) => entryOf(game).samples.some((sample) => sample.text === text);

/** Whether a person has written something since: a text that is no sample, or an output. */
export const isWritten = (before: Draft, now: Draft): boolean =>
  (now.source.text !== before.source.text && !isSample(now.source)) ||
  (!!now.pasted?.text && now.pasted !== before.pasted);
