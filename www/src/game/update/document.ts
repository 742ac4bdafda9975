// The text and what is opened of it.

import type { DocumentIntent } from '../intents';
import { currentPosition } from '../moment';
import type { Handlers } from '../slice';
import type { State } from '../state';
import { BEGINNING, enter, request } from './transitions';

export const documentHandlers: Handlers<State, DocumentIntent> = {
  edit: (state, { text, whole }) => {
    state.notice.value = null;
    const kept = { ...BEGINNING, case: state.opened.peek()?.case ?? state.target.peek().case };
    request(state, { ...state.source.peek(), text }, whole ? BEGINNING : kept);
  },
  relax: (state, { relaxed }) => request(state, { ...state.source.peek(), relaxed }, currentPosition(state)),
  visit: (state, { tab, draft }) => enter(state, tab, draft),
  expect: (state, { tab }) => {
    state.tab.value = tab;
    state.source.value = { ...state.source.peek(), game: tab };
  },
  case: (state, { index }) => {
    const read = state.lastValid.peek() === state.source.peek();
    const wanted = Math.max(0, read ? Math.min(index, state.cases.peek() - 1) : index);
    const broken = state.isCurrent.peek() && !read;
    if (broken || wanted === state.target.peek().case) return;
    request(state, state.source.peek(), { ...BEGINNING, case: wanted });
  },
  moment: (state, { position }) => {
    state.userPlies.value = [];
    request(state, state.source.peek(), position);
  },
  solversLine: (state) => {
    state.userPlies.value = [];
    const { case: index, ply } = currentPosition(state);
    request(state, state.source.peek(), { case: index, moves: '', ply });
  },
  pasted: (state, { pasted }) => {
    state.pasted.value = pasted;
  },
  options: (state, { options }) => request(state, { ...state.source.peek(), options }, currentPosition(state)),
  game: (state, { text, options, ply = 0 }) => {
    state.newGame.value = null;
    state.notice.value = null;
    request(state, { ...state.source.peek(), text, options }, { ...BEGINNING, ply });
  },
  bring: (state, { source, position }) => {
    state.newGame.value = null;
    state.notice.value = null;
    request(state, source, position);
  },
  newGame: (state, { game }) => {
    state.newGame.value = game;
  },
  tool: (state, { tool }) => {
    state.tool.value = tool;
  },
};
