// The page of this document.
import { computed } from '@preact/signals';
import { newPage } from './page';

export const page = newPage();
export const { state, engines, input, game, timeline, marks, thinker, panes, notices, classView, preferences } = page;
/** Who shows the board. */
export const boardClient = classView.client;

/** A person chooses a move at the position that is shown. */
export const chooseMove = (move: string): void => boardClient.peek().onMove(move);

/** Whether the solver is at work on the line or on the evidence that is shown. */
export const thinking = computed(() => {
  const { stopped, opened, shown } = state;
  const why = shown.value?.explanation;
  const weighs = !!why && 'thought' in why && !why.thought.done;
  return !stopped.value && (opened.value?.line.done === false || weighs);
});
