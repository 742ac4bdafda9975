// Steps, moves, and who answers them.

import type { PlaybackIntent } from '../intents';
import { lastUserPly, nearestEvent } from '../moment';
import type { Handlers } from '../slice';
import type { State } from '../state';
import { awaitOther, go, goWanted, type Writable } from './transitions';

/** Milliseconds a step. */
export const SPEEDS = [2000, 1500, 1000, 700, 500, 300, 200, 100, 50] as const;

function tick(state: Writable): void {
  const line = state.opened.peek()?.line;
  if (!line || !(state.playing.peek() || state.awaitingReply.peek())) return;
  state.awaitingReply.value = false;
  if (state.ply.peek() < line.plies) go(state, state.ply.peek() + 1);
  if (line.done && state.ply.peek() >= line.plies) state.playing.value = false;
}

function play(state: Writable, playing: boolean): void {
  const line = state.opened.peek()?.line;
  if (playing && line?.done && state.ply.peek() >= line.plies) go(state, 0);
  state.playing.value = playing && !!line && !(line.done && line.plies === 0);
}

function event(state: Writable, step: 1 | -1): void {
  const found = nearestEvent(state.opened.peek()?.line.events ?? [], state.ply.peek(), step);
  if (found) go(state, found.ply);
}

function undo(state: Writable): void {
  const to = lastUserPly(state.opened.peek()?.line, state.userPlies.peek(), state.ply.peek());
  if (to === null) return;
  state.playing.value = false;
  state.awaitingReply.value = false;
  go(state, to);
}

/** Not while another case or text is on its way, nor in the solver's turn. */
function move(state: Writable, { move }: { move: string }): void {
  const shown = state.shown.peek();
  if (!shown || !state.isCurrent.peek() || state.awaitingReply.peek()) return;
  state.attempt.value = { move, generation: shown.generation, ply: shown.frame.ply };
}

function pace(state: Writable, step: 1 | -1): void {
  const speeds: readonly number[] = SPEEDS;
  const at = speeds.findIndex((speed) => speed <= state.speed.peek());
  state.speed.value = speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? 500;
}

export const playbackHandlers: Handlers<State, PlaybackIntent> = {
  go: (state, { ply }) => {
    state.playing.value = false;
    state.awaitingReply.value = false;
    goWanted(state, ply);
  },
  event: (state, { step }) => {
    state.playing.value = false;
    event(state, step);
  },
  play: (state, { playing }) => play(state, playing),
  tick,
  speed: (state, { speed }) => {
    state.speed.value = speed;
  },
  pace: (state, { step }) => pace(state, step),
  autoReply: (state, { autoReply }) => {
    state.autoReply.value = autoReply;
    if (!autoReply) state.awaitingReply.value = false;
  },
  playerSide: (state, { playerSide }) => {
    state.playerSide.value = playerSide;
    state.playing.value = false;
    awaitOther(state);
  },
  think: (state, { on }) => {
    state.stopped.value = !on;
  },
  undo,
  move,
};
