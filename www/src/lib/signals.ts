// State as signals: whoever owns it writes it, everybody else has it without its setters.
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** The fields of a state, as their owner has them. */
export type Signals<S> = { readonly [K in keyof S]: Signal<S[K]> };

/** The same fields, as everybody else has them. */
export type ReadonlySignals<S> = { readonly [K in keyof S]: ReadonlySignal<S[K]> };

export function signalsOf<S extends object>(start: S): Signals<S> {
  return Object.fromEntries(Object.entries(start).map(([key, value]) => [key, signal(value)])) as unknown as Signals<S>;
}

/** Sets several fields at once: who watches them sees all of the change. */
export function assign<S extends object>(signals: Signals<S>, change: Partial<S>): void {
  batch(() => {
    for (const key of Object.keys(change) as (keyof S)[]) signals[key].value = change[key] as S[keyof S];
  });
}

/** What sets one field. */
export const setter =
  <T>(field: Signal<T>) =>
  (value: T): void => {
    field.value = value;
  };
