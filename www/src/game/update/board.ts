// What is looked at and chosen on the board.
import type { BoardIntent } from '../intents';
import type { Handlers } from '../slice';
import type { State } from '../state';

export const boardHandlers: Handlers<State, BoardIntent> = {
  hints: (state, { hints }) => {
    state.hints.value = hints;
  },
  plan: (state, { plan }) => {
    state.plan.value = plan;
    state.selected.value = null;
  },
  colours: (state, { colours }) => {
    state.colours.value = colours;
  },
  view: (state, { view }) => {
    state.view.value = view;
  },
  closeUp: (state, { closeUp }) => {
    state.closeUp.value = closeUp;
  },
  crop: (state, { crop }) => {
    state.crop.value = crop;
  },
  point: (state, { cell }) => {
    state.hovered.value = cell;
  },
  cursor: (state, { cell }) => {
    state.cursor.value = cell;
    // A pointer that rests on the board does not outrank the keyboard.
    state.hovered.value = null;
  },
  select: (state, { cell }) => {
    state.selected.value = cell;
  },
  preview: (state, { move }) => {
    state.previewMove.value = move;
  },
  highlight: (state, { steps }) => {
    state.highlight.value = steps;
  },
};
