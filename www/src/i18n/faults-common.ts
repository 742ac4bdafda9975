// What a game says of the parts of its inputs, and of the moves that it refuses.
import type { GameFields, GameName, GameRefusals } from '../engine/boundary';

/** `index`: which of several, from 1. */
export type FieldWords<F extends string> = Record<F, (index: number) => string>;

export type RefusalWords<R extends { kind: string }> = {
  [K in R['kind']]: string | ((what: Extract<R, { kind: K }>) => string);
};

/** What all games have stands in faults-en.ts. */
export type GameFaults<G extends GameName = GameName> = {
  fields: FieldWords<GameFields[G]>;
  refusals: RefusalWords<GameRefusals[G]>;
};
