// What a game says of the parts of its inputs, of inputs that cannot be read, and of the moves that it refuses.
import type {
  GameFields,
  GameFixes,
  GameName,
  GameNotations,
  GameOccupants,
  GameRefusals,
  GameSizeUnits,
  Place,
} from '../engine/boundary';

/** `index`: which of several, from 1. */
export type FieldWords<F extends string> = Record<F, (index: number) => string>;

/** A value that is expected: the name of its field, which of several it is, from 1, and the number of values. */
type ExpectedValue = { value: string; index: number; count: number };
export type NotationWords<N extends string> = Record<N, (expected: ExpectedValue) => string>;

/** `place`: where it is written; null if it is not part of the input. */
export type OccupantWords<O extends string> = Record<O, (place: Place | null) => string>;

export type RefusalWords<R extends { kind: string }> = {
  [K in R['kind']]: string | ((what: Extract<R, { kind: K }>) => string);
};

/** The size of an input, by what is counted. */
export type SizeWords<U extends string> = Record<U, (all: number) => string>;
export type GameSizes<G extends GameName = GameName> = SizeWords<GameSizeUnits[G]>;

/** What all games have stands in board/faults.ts. */
export type GameFaults<G extends GameName = GameName> = {
  fields: FieldWords<GameFields[G]>;
  notations: NotationWords<GameNotations[G]>;
  occupants: OccupantWords<GameOccupants[G]>;
  fixes: Record<GameFixes[G], string>;
  refusals: RefusalWords<GameRefusals[G]>;
};
