import { batch } from '@preact/signals';
import type { Colours, Place, Plan, View } from '../board/renderer';
import type { EventKind, Explanation, GameName, Landmarks, Line } from '../engine/boundary';
import type { Loaded, Opened, Shot, Source, Spot } from '../engine/protocol';
import type { RuleId } from '../i18n/rules-common';
import {
  type Batch,
  type Desk,
  type Draft,
  type Ghost,
  type Notice,
  type Proven,
  type Seen,
  SIDES,
  type Side,
  type Teach,
  type ThemeChoice,
} from './state';

/** Milliseconds a step. */
export const SPEEDS = [2000, 1500, 1000, 700, 500, 300, 200, 100, 50] as const;

const BEGINNING: Spot = { case: 0, moves: '', ply: 0 };
const NOTHING: Plan = new Map();

export type Intent =
  | { kind: 'tab'; tab: GameName; first: (tab: GameName) => Draft }
  /** `whole`: another text, not a change of the one that stands. */
  | { kind: 'edit'; text: string; whole: boolean }
  | { kind: 'relax'; relaxed: boolean }
  | { kind: 'visit'; tab: GameName; draft: Draft }
  /** The game of a visit whose text is on its way: no other game's part is fetched. */
  | { kind: 'expect'; tab: GameName }
  | { kind: 'case'; index: number }
  | { kind: 'solversLine' }
  | { kind: 'go'; ply: number }
  | { kind: 'event'; step: 1 | -1 }
  | { kind: 'play'; playing: boolean }
  | { kind: 'tick' }
  | { kind: 'speed'; speed: number }
  | { kind: 'pace'; step: 1 | -1 }
  | { kind: 'notice'; notice: Notice | null }
  | { kind: 'theme'; theme: ThemeChoice }
  | { kind: 'letters'; letters: boolean }
  | { kind: 'help'; open: boolean }
  | { kind: 'teach'; teach: Teach | null }
  | { kind: 'side'; side: Side }
  /** Opens a ruling beside the board. */
  | { kind: 'rule'; rule: RuleId }
  | { kind: 'hints'; hints: boolean }
  | { kind: 'rival'; rival: boolean }
  | { kind: 'seat'; seat: number | null }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'colours'; colours: Colours }
  | { kind: 'view'; view: View | null }
  | { kind: 'point'; place: Place | null }
  | { kind: 'cursor'; place: Place | null }
  | { kind: 'hold'; place: Place | null }
  | { kind: 'options'; options: string }
  /** Another text under other options. */
  /** `ply`: where it is opened. */
  | { kind: 'game'; text: string; options: string; ply?: number }
  | { kind: 'think'; on: boolean }
  | { kind: 'batch'; batch: Batch | null }
  | { kind: 'compare'; on: boolean }
  | { kind: 'beside'; beside: boolean }
  | { kind: 'tool'; tool: string | null }
  | { kind: 'light'; move: string | null }
  | { kind: 'mark'; steps: readonly [number, number] | null }
  | { kind: 'theory'; proven: Proven | null }
  /** Back to before a person's last move. */
  | { kind: 'undo' }
  | Arrival;

/** What the engine brings. */
export type Arrival =
  | { kind: 'loaded'; asked: number; source: Source; ply: number; loaded: Loaded }
  | { kind: 'opened'; asked: number; ply: number; opened: Opened; shot: Shot }
  | { kind: 'grown'; opened: Opened }
  | { kind: 'shot'; shot: Shot }
  | { kind: 'weighed'; generation: number; ply: number; why: Explanation | null }
  | { kind: 'stepped'; opened: Opened; ply: number }
  | { kind: 'seen'; seen: Seen }
  | { kind: 'inHand'; seen: Seen }
  | { kind: 'ghost'; ghost: Ghost }
  | { kind: 'landmarks'; landmarks: Landmarks }
  | { kind: 'answered'; source: Source; first: boolean; chunks: string[]; cases: number; done: boolean };

type Handlers = { [K in Intent['kind']]: (state: Desk, intent: Extract<Intent, { kind: K }>) => void };

/** The present moment, in the form that brings it back. */
export function here(state: Desk): Spot {
  const opened = state.opened.peek();
  if (!opened || !state.isCurrent.peek()) return state.target.peek();
  return { case: opened.case, moves: opened.line.branch === null ? '' : opened.line.moves, ply: state.ply.peek() };
}

/** Another board is another place to look at. */
function look(state: Desk): void {
  for (const part of [
    state.view,
    state.hovered,
    state.cursor,
    state.selected,
    state.selectedInfo,
    state.cellInfo,
    state.previewMove,
    state.previewBoard,
    state.theory,
    state.highlight,
  ])
    part.value = null;
  state.awaitingReply.value = false;
  state.userPlies.value = [];
  state.plan.value = NOTHING;
}

function ask(state: Desk, source: Source, wish: Spot): void {
  if (source !== state.source.peek() || wish.case !== here(state).case) look(state);
  const output = state.output.peek();
  if (output && source !== state.source.peek()) state.output.value = { ...output, cases: 0, busy: true };
  state.source.value = source;
  state.target.value = wish;
  state.isCurrent.value = false;
  state.playing.value = false;
  state.stopped.value = false;
  state.requestId.value += 1;
}

/** A game's desk is kept for when its tab comes back; everything on it is cleared for the next. */
function leave(state: Desk): void {
  const source = state.source.peek();
  state.drafts.value = { ...state.drafts.peek(), [source.game]: { source, spot: here(state) } };
  for (const part of [state.parsed, state.lastValid, state.opened, state.shown, state.output, state.notice])
    part.value = null;
  state.playing.value = false;
  state.tool.value = null;
  state.sideBySide.value = false;
  state.autoReply.value = false;
  state.playerSide.value = null;
  if (!SIDES.some((side) => side === state.side.peek())) state.side.value = 'why';
  look(state);
}

function enter(state: Desk, tab: GameName, draft: Draft): void {
  if (state.requestId.peek() > 0) leave(state);
  state.tab.value = tab;
  ask(state, draft.source, draft.spot);
}

/** Whether another case than the one that is shown is being opened. */
export const opening = (state: Desk): boolean =>
  !state.isCurrent.peek() && !!state.opened.peek() && state.opened.peek()?.case !== state.target.peek().case;

/** Goes to a ply; to one of the case that is wanted while that is still being opened. */
function goWanted(state: Desk, ply: number): void {
  if (opening(state)) state.target.value = { ...state.target.peek(), ply: Math.max(0, ply) };
  else go(state, ply);
}

function go(state: Desk, ply: number): void {
  const line = state.opened.peek()?.line;
  if (!line) return;
  state.ply.value = Math.max(0, line.done ? Math.min(ply, line.plies) : ply);
}

const nodesOf = (why: Explanation | null) => (why && 'thought' in why ? why.thought.nodes : 0);

/** Of two pieces of evidence for a move, the one that more thought went into: what was on screen may be further on. */
const riper = (fresh: Explanation, before: Explanation | null) => (nodesOf(before) > nodesOf(fresh) ? before : fresh);

function show(state: Desk, shot: Shot): void {
  const before = state.shown.peek();
  const same = before?.generation === shot.generation ? before : null;
  const stepped = same ? shot.frame.ply - same.frame.ply : 0;
  const way = stepped === 1 ? 'on' : stepped === -1 ? 'back' : 'jump';
  const past = shot.past && way === 'on' ? riper(shot.past, same?.why ?? null) : shot.past;
  // What was said of a person's move stays while luck answers it.
  const answered = way === 'on' && same?.frame.turn.kind === 'chance' ? same : null;
  const made = answered?.past ? answered.made : shot.frame.move;
  const last = same?.frame.board ?? null;
  state.shown.value = { ...shot, past: answered?.past ?? past, made, last, way };
  state.selected.value = null;
  state.plan.value = NOTHING;
  const teach = state.teach.peek();
  // Every move is guessed anew.
  if (teach?.mode === 'predict' && same && stepped !== 0)
    state.teach.value = { ...teach, revealed: false, guess: null };
  // A cell under the pointer may stand for another move now.
  if (state.hovered.peek()) state.previewMove.value = null;
  if (way === 'jump') state.awaitingReply.value = false;
  // The dice answer by themselves.
  else if (way === 'on' && state.userPlies.peek().at(-1) === shot.frame.ply - 1 && shot.frame.turn.kind === 'chance')
    state.awaitingReply.value = true;
}

function land(state: Desk, opened: Opened, ply: number): void {
  state.opened.value = opened;
  go(state, ply);
}

function tick(state: Desk): void {
  const line = state.opened.peek()?.line;
  if (!line || !(state.playing.peek() || state.awaitingReply.peek())) return;
  state.awaitingReply.value = false;
  if (state.ply.peek() < line.plies) go(state, state.ply.peek() + 1);
  if (line.done && state.ply.peek() >= line.plies) state.playing.value = false;
}

function play(state: Desk, playing: boolean): void {
  const line = state.opened.peek()?.line;
  if (playing && line?.done && state.ply.peek() >= line.plies) go(state, 0);
  state.playing.value = playing && !!line && !(line.done && line.plies === 0);
}

/** The nearest marked ply on one side of `ply`. */
export function nearestEvent(events: { ply: number; kind: EventKind }[], ply: number, step: 1 | -1) {
  const on = events.filter((event) => (event.ply - ply) * step > 0);
  return step === 1 ? on[0] : on[on.length - 1];
}

function event(state: Desk, step: 1 | -1): void {
  const found = nearestEvent(state.opened.peek()?.line.events ?? [], state.ply.peek(), step);
  if (found) go(state, found.ply);
}

/** The plies at which the moves of a branch were made that are not the solver's answers. */
function branchPlies({ branch, moves }: Line): number[] {
  if (branch === null) return [];
  const written = moves.slice(moves.indexOf(':') + 1).split(';');
  return written.flatMap((move, i) => (move.endsWith('*') ? [] : [branch + i]));
}

/** Where a person's last move before a ply was made; null = there is none. */
export function lastOwn(line: Line | undefined, own: number[], ply: number): number | null {
  const plies = [...own, ...(line ? branchPlies(line) : [])].filter((at) => at < ply);
  return plies.length > 0 ? Math.max(...plies) : null;
}

function undo(state: Desk): void {
  const to = lastOwn(state.opened.peek()?.line, state.userPlies.peek(), state.ply.peek());
  if (to === null) return;
  state.playing.value = false;
  state.awaitingReply.value = false;
  go(state, to);
}

/** Lets the solver play if a person has the other seat. */
function awaitOther(state: Desk): void {
  const seat = state.playerSide.peek();
  const turn = state.shown.peek()?.frame.turn;
  state.awaitingReply.value = seat !== null && turn?.kind === 'player' && turn.player !== seat;
}

function pace(state: Desk, step: 1 | -1): void {
  const speeds: readonly number[] = SPEEDS;
  const at = speeds.findIndex((speed) => speed <= state.speed.peek());
  state.speed.value = speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? 500;
}

function loaded(state: Desk, { asked, source, ply, loaded: now }: Extract<Intent, { kind: 'loaded' }>): void {
  if (state.tab.peek() !== source.game || state.source.peek().game !== source.game) return;
  state.parsed.value = now.parsed;
  state.isCurrent.value = asked === state.requestId.peek();
  if (now.parsed.error) state.output.value = null;
  if (!now.opened || !now.shot) return;
  state.cases.value = now.parsed.cases;
  state.lastValid.value = source;
  land(state, now.opened, ply);
  // A case beyond the last was asked for before the text was read.
  if (state.isCurrent.peek()) state.target.value = { ...state.target.peek(), case: now.opened.case };
  show(state, now.shot);
  if (state.ply.peek() === 0) awaitOther(state);
}

function answered(state: Desk, { source, first, chunks, cases, done }: Extract<Intent, { kind: 'answered' }>): void {
  // The output of a text that has been replaced meanwhile.
  if (source !== state.source.peek()) return;
  const before = first ? [] : (state.output.peek()?.chunks ?? []);
  state.output.value = { chunks: [...before, ...chunks], cases, busy: !done };
}

const handlers: Handlers = {
  tab: (state, { tab, first }) => enter(state, tab, state.drafts.peek()[tab] ?? first(tab)),
  edit: (state, { text, whole }) => {
    state.notice.value = null;
    const kept = { ...BEGINNING, case: state.opened.peek()?.case ?? state.target.peek().case };
    ask(state, { ...state.source.peek(), text }, whole ? BEGINNING : kept);
  },
  relax: (state, { relaxed }) => ask(state, { ...state.source.peek(), relaxed }, here(state)),
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
    ask(state, state.source.peek(), { ...BEGINNING, case: wanted });
  },
  solversLine: (state) => {
    state.userPlies.value = [];
    const { case: index, ply } = here(state);
    ask(state, state.source.peek(), { case: index, moves: '', ply });
  },
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
  notice: (state, { notice }) => {
    state.notice.value = notice;
  },
  letters: (state, { letters }) => {
    state.singleKeyShortcuts.value = letters;
  },
  theme: (state, { theme }) => {
    state.theme.value = theme;
  },
  help: (state, { open }) => {
    state.help.value = open;
  },
  teach: (state, { teach }) => {
    for (const part of [state.previewMove, state.selected, state.hovered, state.tool]) part.value = null;
    state.playing.value = false;
    state.sideBySide.value = false;
    state.teach.value = teach;
  },
  side: (state, { side }) => {
    state.side.value = side;
    state.rule.value = null;
  },
  rule: (state, { rule }) => {
    state.side.value = 'rules';
    state.rule.value = { id: rule };
  },
  hints: (state, { hints }) => {
    state.hints.value = hints;
  },
  rival: (state, { rival }) => {
    state.autoReply.value = rival;
    if (!rival) state.awaitingReply.value = false;
  },
  seat: (state, { seat }) => {
    state.playerSide.value = seat;
    state.playing.value = false;
    awaitOther(state);
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
  point: (state, { place }) => {
    state.hovered.value = place;
  },
  cursor: (state, { place }) => {
    state.cursor.value = place;
    // A pointer that rests on the board does not outrank the keyboard.
    state.hovered.value = null;
  },
  hold: (state, { place }) => {
    state.selected.value = place;
  },
  options: (state, { options }) => ask(state, { ...state.source.peek(), options }, here(state)),
  game: (state, { text, options, ply = 0 }) => {
    state.notice.value = null;
    ask(state, { ...state.source.peek(), text, options }, { ...BEGINNING, ply });
  },
  think: (state, { on }) => {
    state.stopped.value = !on;
  },
  batch: (state, { batch }) => {
    state.batch.value = batch;
  },
  compare: (state, { on }) => {
    state.comparing.value = on;
  },
  beside: (state, { beside }) => {
    state.sideBySide.value = beside;
  },
  tool: (state, { tool }) => {
    state.tool.value = tool;
  },
  mark: (state, { steps }) => {
    state.highlight.value = steps;
  },
  theory: (state, { proven }) => {
    state.theory.value = proven;
  },
  light: (state, { move }) => {
    state.previewMove.value = move;
  },
  undo,
  loaded,
  opened: (state, { asked, ply, opened, shot }) => {
    state.isCurrent.value = asked === state.requestId.peek();
    land(state, opened, ply);
    show(state, shot);
  },
  grown: (state, { opened }) => {
    if (state.opened.peek()?.generation === opened.generation) land(state, opened, state.ply.peek());
  },
  shot: (state, { shot }) => {
    if (shot.generation === state.opened.peek()?.generation) show(state, shot);
  },
  weighed: (state, { generation, ply, why }) => {
    const shown = state.shown.peek();
    if (shown?.generation === generation && shown.frame.ply === ply) state.shown.value = { ...shown, why };
  },
  stepped: (state, { opened, ply }) => {
    state.notice.value = null;
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
  inHand: (state, { seen }) => {
    state.selectedInfo.value = seen;
  },
  seen: (state, { seen }) => {
    state.cellInfo.value = seen;
  },
  ghost: (state, { ghost }) => {
    state.previewBoard.value = ghost;
  },
  landmarks: (state, { landmarks }) => {
    state.landmarks.value = landmarks;
  },
  answered,
};

/** The only way back from the page into its state. */
export function update<K extends Intent['kind']>(state: Desk, intent: Extract<Intent, { kind: K }>): void {
  batch(() => (handlers[intent.kind as K] as Handlers[K])(state, intent));
}
