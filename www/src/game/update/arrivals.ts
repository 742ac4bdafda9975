// What the engine brings.
import type { Arrival } from '../intents';
import type { Handlers } from '../slice';
import type { State } from '../state';
import { awaitOther, land, show, type Writable } from './transitions';

function loaded(state: Writable, { requestId, source, ply, loaded: now }: Extract<Arrival, { kind: 'loaded' }>): void {
  if (state.tab.peek() !== source.game || state.source.peek().game !== source.game) return;
  state.parsed.value = now.parsed;
  state.isCurrent.value = requestId === state.requestId.peek();
  if (now.parsed.error) state.output.value = null;
  if (!now.opened || !now.snapshot) return;
  state.cases.value = now.parsed.cases;
  state.lastValid.value = source;
  land(state, now.opened, ply);
  // A case beyond the last was asked for before the text was read.
  if (state.isCurrent.peek()) state.target.value = { ...state.target.peek(), case: now.opened.case };
  show(state, now.snapshot);
  if (state.ply.peek() === 0) awaitOther(state);
}

function answered(
  state: Writable,
  { source, first, chunks, cases, done }: Extract<Arrival, { kind: 'answered' }>,
): void {
  // The output of a text that has been replaced meanwhile.
  if (source !== state.source.peek()) return;
  const before = first ? [] : (state.output.peek()?.chunks ?? []);
  state.output.value = { chunks: [...before, ...chunks], cases, busy: !done };
}

export const arrivalHandlers: Handlers<State, Arrival> = {
  opened: (state, { requestId, ply, opened, snapshot }) => {
    state.isCurrent.value = requestId === state.requestId.peek();
    land(state, opened, ply);
    show(state, snapshot);
  },
  grown: (state, { opened }) => {
    if (state.opened.peek()?.generation === opened.generation) land(state, opened, state.ply.peek());
  },
  snapshot: (state, { snapshot }) => {
    if (snapshot.generation === state.opened.peek()?.generation) show(state, snapshot);
  },
  explained: (state, { generation, ply, explanation }) => {
    const shown = state.shown.peek();
    if (shown?.generation === generation && shown.frame.ply === ply) state.shown.value = { ...shown, explanation };
  },
  attempted: (state, { attempt }) => {
    if (state.attempt.peek() === attempt) state.attempt.value = null;
  },
  stepped: (state, { opened, ply }) => {
    state.notice.value = null;
    state.attempt.value = null;
    state.previewMove.value = null;
    // The position that was left is on both lines, so the step is drawn as one. A later one is of the line before.
    const shown = state.shown.peek();
    if (shown && shown.frame.ply < ply) state.shown.value = { ...shown, generation: opened.generation };
    state.playing.value = false;
    const turn = shown?.frame.turn;
    state.awaitingReply.value =
      state.autoReply.peek() || (turn?.kind === 'player' && turn.player === state.playerSide.peek());
    state.userPlies.value = [...state.userPlies.peek().filter((at) => at < ply - 1), ply - 1];
    land(state, opened, ply);
  },
  selectedInfo: (state, { answer }) => {
    state.selectedInfo.value = answer;
  },
  cellInfo: (state, { answer }) => {
    state.cellInfo.value = answer;
  },
  previewBoard: (state, { preview }) => {
    state.previewBoard.value = preview;
  },
  loaded,
  answered,
};
