// Changes that intents of several kinds share.

import type { Explanation, GameName } from '../../engine/boundary';
import type { Opened, PositionRef, Snapshot, Source } from '../../engine/protocol';
import type { Plan } from '../cells';
import { currentPosition, isOpeningCase } from '../moment';
import type { Fields } from '../slice';
import { type Draft, SIDES, type State } from '../state';

/** The state as the handlers of intents write it. */
export type Writable = Fields<State>;

export const BEGINNING: PositionRef = { case: 0, moves: '', ply: 0 };
export const NO_PLAN: Plan = new Map();

/** Asks the engine for a moment of a text. */
export function request(state: Writable, source: Source, target: PositionRef): void {
  if (source !== state.source.peek() || target.case !== currentPosition(state).case) clearMarks(state);
  const output = state.output.peek();
  if (output && source !== state.source.peek()) state.output.value = { ...output, cases: 0, busy: true };
  state.source.value = source;
  state.target.value = target;
  state.isCurrent.value = false;
  state.playing.value = false;
  state.stopped.value = false;
  state.requestId.value += 1;
}

export function enter(state: Writable, tab: GameName, draft: Draft): void {
  if (state.requestId.peek() > 0) leave(state);
  state.tab.value = tab;
  state.pasted.value = draft.pasted ?? null;
  request(state, draft.source, draft.position);
}

/** What is known of one input is cleared for the next. */
function leave(state: Writable): void {
  for (const part of [state.parsed, state.lastValid, state.opened, state.shown, state.output, state.notice])
    part.value = null;
  // An answer that is still to come belongs to the game that was left.
  state.attempt.value = null;
  state.newGame.value = null;
  state.playing.value = false;
  state.tool.value = null;
  state.sideBySide.value = false;
  state.autoReply.value = false;
  state.playerSide.value = null;
  if (!SIDES.some((side) => side === state.side.peek())) state.side.value = 'why';
  clearMarks(state);
}

/** Another board is another place to look at. */
function clearMarks(state: Writable): void {
  for (const part of [
    state.view,
    state.hovered,
    state.cursor,
    state.selected,
    state.selectedInfo,
    state.cellInfo,
    state.previewMove,
    state.previewBoard,
    state.highlight,
  ])
    part.value = null;
  state.awaitingReply.value = false;
  state.userPlies.value = [];
  state.plan.value = NO_PLAN;
}

/** Goes to a ply; to one of the case that is wanted while that is still being opened. */
export function goWanted(state: Writable, ply: number): void {
  if (isOpeningCase(state)) state.target.value = { ...state.target.peek(), ply: Math.max(0, ply) };
  else go(state, ply);
}

export function go(state: Writable, ply: number): void {
  const line = state.opened.peek()?.line;
  if (!line) return;
  state.ply.value = Math.max(0, line.done ? Math.min(ply, line.plies) : ply);
}

export function land(state: Writable, opened: Opened, ply: number): void {
  state.opened.value = opened;
  go(state, ply);
}

export function show(state: Writable, snapshot: Snapshot): void {
  const before = state.shown.peek();
  const same = before?.generation === snapshot.generation ? before : null;
  const stepped = same ? snapshot.frame.ply - same.frame.ply : 0;
  const way = stepped === 1 ? 'on' : stepped === -1 ? 'back' : 'jump';
  const past =
    snapshot.previousExplanation && way === 'on'
      ? riper(snapshot.previousExplanation, same?.explanation ?? null)
      : snapshot.previousExplanation;
  // What was said of a person's move stays while luck answers it.
  const answered = way === 'on' && same?.frame.turn.kind === 'chance' ? same : null;
  const made = answered?.previousExplanation ? answered.made : snapshot.frame.move;
  const last = same?.frame.board ?? null;
  state.shown.value = { ...snapshot, previousExplanation: answered?.previousExplanation ?? past, made, last, way };
  // The engine may send the same position again, with more evidence: what is chosen there stays.
  if (!same || stepped !== 0) {
    state.selected.value = null;
    state.plan.value = NO_PLAN;
  }
  const teach = state.teach.peek();
  // Every move is guessed anew.
  if (teach?.mode === 'predict' && same && stepped !== 0)
    state.teach.value = { ...teach, revealed: false, guess: null };
  // A cell under the pointer may stand for another move now.
  if (state.hovered.peek()) state.previewMove.value = null;
  if (way === 'jump') state.awaitingReply.value = false;
  // The dice answer by themselves.
  else if (
    way === 'on' &&
    state.userPlies.peek().at(-1) === snapshot.frame.ply - 1 &&
    snapshot.frame.turn.kind === 'chance'
  )
    state.awaitingReply.value = true;
}

/** Of two pieces of evidence for a move, the one that more thought went into: what was on screen may be further on. */
const riper = (fresh: Explanation, before: Explanation | null) => (nodesOf(before) > nodesOf(fresh) ? before : fresh);

const nodesOf = (why: Explanation | null) => (why && 'thought' in why ? why.thought.nodes : 0);

/** Lets the solver play if a person has the other seat. */
export function awaitOther(state: Writable): void {
  const seat = state.playerSide.peek();
  const turn = state.shown.peek()?.frame.turn;
  state.awaitingReply.value = seat !== null && turn?.kind === 'player' && turn.player !== seat;
}
