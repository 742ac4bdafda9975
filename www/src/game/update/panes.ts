// What stands around the board, what a class sees, and a person's preferences.
import type { PanesIntent } from '../intents';
import type { Handlers } from '../slice';
import type { State } from '../state';

export const panesHandlers: Handlers<State, PanesIntent> = {
  notice: (state, { notice }) => {
    state.notice.value = notice;
  },
  help: (state, { open }) => {
    state.help.value = open;
  },
  side: (state, { side }) => {
    state.side.value = side;
    state.rule.value = null;
    // The row that was pointed at is gone with its page.
    state.previewMove.value = null;
  },
  rule: (state, { rule }) => {
    state.side.value = 'rules';
    state.rule.value = { id: rule };
    state.previewMove.value = null;
  },
  compare: (state, { on }) => {
    state.comparing.value = on;
  },
  sideBySide: (state, { sideBySide }) => {
    state.sideBySide.value = sideBySide;
  },
  teach: (state, { teach }) => {
    for (const part of [state.previewMove, state.selected, state.hovered, state.tool]) part.value = null;
    state.playing.value = false;
    state.sideBySide.value = false;
    state.teach.value = teach;
  },
  lesson: (state, { lesson }) => {
    state.lesson.value = lesson;
  },
  handIn: (state, { handIn }) => {
    state.handIn.value = handIn;
  },
  theme: (state, { theme }) => {
    state.theme.value = theme;
  },
  singleKeyShortcuts: (state, { on }) => {
    state.singleKeyShortcuts.value = on;
  },
  welcome: (state, { open }) => {
    state.welcome.value = open;
  },
};
