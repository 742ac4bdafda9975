import { effect } from '@preact/signals';

/** Resolves once something is so. */
export function until(so: () => boolean): Promise<void> {
  return new Promise((keep) => {
    const stop = effect(() => {
      if (so()) queueMicrotask(() => [stop(), keep()]);
    });
  });
}
