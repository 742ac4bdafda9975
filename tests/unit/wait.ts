// Waiting for the state to be as it must be; needs no document.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { ClassView } from '../../www/src/features/teach/class-view';
import type { Page } from '../../www/src/game/page';
import type { Shown } from '../../www/src/game/shown';

export type Boardlab = Page;
/** The page of a class. */
export type ClassLab = Page & { classView: ClassView; state: Page['state'] & ClassView['state'] };

/** Resolves with the first value of a part of the state that satisfies a condition. */
export function until<T>(part: ReadonlySignal<T>, holds: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const stop = part.subscribe((value) => {
      if (!holds(value)) return;
      queueMicrotask(() => stop());
      resolve(value);
    });
  });
}

/** The board's position and its evidence, once nothing that was asked for is still on its way. */
export async function settled({ state }: Boardlab): Promise<Shown> {
  const stands = computed(() => {
    const [opened, shown] = [state.opened.value, state.shown.value];
    const now = opened && shown?.generation === opened.generation && shown.frame.ply === state.ply.value;
    return state.isCurrent.value && now ? shown : null;
  });
  return (await until(stands, (now) => now !== null)) as Shown;
}

/** The whole output of the text that is open. */
export async function output({ state }: Boardlab): Promise<string> {
  const now = await until(state.output, (one) => one !== null && !one.busy);
  return now?.chunks.join('') ?? '';
}
