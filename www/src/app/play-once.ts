import { prefersReducedMotion } from '../board/appearance';
import { state, timeline } from '../game';
import { until } from '../lib/until';

/** Plays what is being opened, once it is there; not if a person wants less motion, or does something first. */
export async function playOnce(): Promise<void> {
  if (prefersReducedMotion()) return;
  const opening = state.openings.peek();
  const { ply } = state.target.peek();
  const isReplaced = () => state.openings.value !== opening;
  await until(() => isReplaced() || (state.isCurrent.value && !!state.opened.value?.line.plies));
  if (!isReplaced() && state.ply.peek() === ply) timeline.play();
}
