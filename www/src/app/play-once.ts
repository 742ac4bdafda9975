import { effect } from '@preact/signals';
import { prefersReducedMotion } from '../board/appearance';
import { state, timeline } from '../game';

/** Plays what is being opened, once it is there; not if a person wants less motion, or does something first. */
export function playOnce(): void {
  if (prefersReducedMotion()) return;
  const opening = state.openings.peek();
  const { ply } = state.target.peek();
  const stop = effect(() => {
    const plies = state.opened.value?.line.plies ?? 0;
    const replaced = state.openings.value !== opening;
    if (!replaced && (plies === 0 || !state.isCurrent.value)) return;
    if (!replaced && state.ply.peek() === ply) timeline.play();
    queueMicrotask(() => stop());
  });
}
