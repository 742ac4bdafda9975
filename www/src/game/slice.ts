// Parts of the state. Everybody reads them; only the handlers of intents write them.
import { batch } from '@preact/signals';
import { type Signals as Fields, signalsOf, type ReadonlySignals as View } from '../lib/signals';

/** What each intent makes of a state. */
export type Handlers<S, I extends { kind: string }> = {
  [K in I['kind']]: (fields: Fields<S>, intent: Extract<I, { kind: K }>) => void;
};

/** A part of the state that belongs to a feature or to a game. */
export type Slice<S, I extends { kind: string }> = {
  readonly state: View<S>;
  /** Changes the state by an intent. What watches it sees all of the change at once. */
  act<K extends I['kind']>(intent: Extract<I, { kind: K }>): void;
};

/**
 * Makes a part of the state from what it begins with and what each of its intents does.
 *
 * A feature that is loaded when it is wanted brings its own; a game does, too.
 */
export function slice<S extends object, I extends { kind: string }>(start: S, handlers: Handlers<S, I>): Slice<S, I> {
  const fields = signalsOf(start);
  return {
    state: fields,
    act: (intent) =>
      batch(() => (handlers[intent.kind as I['kind']] as (fields: Fields<S>, intent: I) => void)(fields, intent as I)),
  };
}
