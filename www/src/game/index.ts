// The page of this document.
import { computed } from '@preact/signals';
import { isDone } from '../engine/evidence';
import type { Source } from '../engine/protocol';
import { newPage } from './page';

export const page = newPage();
export const { state, engines, input, game, timeline, marks, thinker, panes, notices, boardHost, preferences } = page;
/** Who shows the board. */
export const boardClient = boardHost.client;

/** A person chooses a move at the position that is shown. */
export const chooseMove = (move: string): void => boardClient.peek().onMove(move);

/** Whether the solver is at work on the line or on the evidence that is shown. */
export const thinking = computed((): boolean => {
  const { stopped, opened, shown } = state;
  return !stopped.value && (opened.value?.line.done === false || !isDone(shown.value?.explanation ?? null));
});

/** The text as it stands, if it was read without an error. */
export const validSource = computed((): Source | null =>
  state.lastValid.value === state.source.value ? state.lastValid.value : null,
);
