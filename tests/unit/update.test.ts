// What each intent makes of the state: no engine, no document, only values.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Frame, Line, Turn } from '../../www/src/engine/boundary';
import type { Opened, Snapshot, Source } from '../../www/src/engine/protocol';
import { currentPosition, isOpeningCase, lastUserPly, nearestEvent } from '../../www/src/game/moment';
import type { Fields } from '../../www/src/game/slice';
import { type Draft, newState, type State } from '../../www/src/game/state';
import { update } from '../../www/src/game/update';
import { SPEEDS } from '../../www/src/game/update/playback';

let state: Fields<State>;

const PLAYER = (player: number): Turn => ({ kind: 'player', player }) as Turn;
const CHANCE = { kind: 'chance' } as Turn;

const line = (more: Partial<Line> = {}): Line =>
  ({ plies: 5, done: true, branch: null, moves: '', events: [], ...more }) as Line;
const opened = (generation: number, more: Partial<Line> = {}, index = 0): Opened =>
  ({ generation, case: index, place: {}, line: line(more) }) as unknown as Opened;
const snapshot = (
  generation: number,
  ply: number,
  frame: Partial<Frame> = {},
  more: Partial<Snapshot> = {},
): Snapshot =>
  ({
    generation,
    frame: { ply, turn: PLAYER(0), move: null, person: false, board: { ply }, ...frame },
    explanation: null,
    previousExplanation: null,
    ...more,
  }) as unknown as Snapshot;

const source = (text: string): Source => ({ game: 'robots', text, relaxed: false, options: '' });
const draft = (text: string) => ({ source: source(text), position: { case: 0, moves: '', ply: 0 } });
const parsed = (cases: number, error: unknown = null) => ({ cases, notes: [], error }) as never;

/** A text is asked for. */
const visit = (text = 'a') => update(state, { kind: 'visit', tab: 'robots', draft: draft(text) });

/** The engine answers the last question: a text of three cases whose open case stands at a ply. */
function answer(ply = 0, more: Partial<Line> = {}, index = 0, generation = state.requestId.peek()): void {
  const loaded = { parsed: parsed(3), opened: opened(generation, more, index), snapshot: snapshot(generation, ply) };
  update(state, { kind: 'loaded', requestId: state.requestId.peek(), source: state.source.peek(), ply, loaded });
}

/** The frame of the wanted ply arrives. */
function arrive(frame: Partial<Frame> = {}, more: Partial<Snapshot> = {}): void {
  const generation = state.opened.peek()?.generation ?? 0;
  update(state, { kind: 'snapshot', snapshot: snapshot(generation, state.ply.peek(), frame, more) });
}

const go = (ply: number) => {
  update(state, { kind: 'go', ply });
  arrive();
};

beforeEach(() => {
  state = newState();
  visit();
  answer();
});

test('what is chosen stays when the engine sends the same position again', () => {
  update(state, { kind: 'select', cell: { x: 3n, y: 3n } });
  arrive();
  expect(state.selected.value).toEqual({ x: 3n, y: 3n });
  go(1);
  expect(state.selected.value).toBeNull();
});

describe('steps', () => {
  test('stay within a line that is known to its end', () => {
    for (const [wanted, ply] of [
      [3, 3],
      [99, 5],
      [-1, 0],
    ] as const) {
      update(state, { kind: 'go', ply: wanted });
      expect(state.ply.value).toBe(ply);
    }
  });

  test('may go beyond a line that still grows', () => {
    visit('b');
    answer(0, { plies: 2, done: false });
    update(state, { kind: 'go', ply: 40 });
    expect(state.ply.value).toBe(40);
  });

  test('end playing and the wait for an answer', () => {
    state.playing.value = state.awaitingReply.value = true;
    update(state, { kind: 'go', ply: 1 });
    expect([state.playing.value, state.awaitingReply.value]).toEqual([false, false]);
  });

  test('while another case is being opened they are of that case', () => {
    update(state, { kind: 'case', index: 1 });
    expect(isOpeningCase(state)).toBe(true);
    update(state, { kind: 'go', ply: 4 });
    expect([state.ply.value, state.target.value.ply]).toEqual([0, 4]);
    update(state, { kind: 'go', ply: -3 });
    expect(state.target.value.ply).toBe(0);
  });

  test('without a line they lead nowhere', () => {
    state = newState();
    update(state, { kind: 'go', ply: 3 });
    expect(state.ply.value).toBe(0);
  });
});

describe('the way to a frame', () => {
  test('is one step on, one step back, or a jump', () => {
    go(1);
    expect(state.shown.value?.way).toBe('on');
    go(0);
    expect(state.shown.value?.way).toBe('back');
    go(4);
    expect(state.shown.value?.way).toBe('jump');
  });

  test('begins at the board before, in the same game only', () => {
    go(1);
    expect(state.shown.value?.last).toEqual({ ply: 0 });
    visit('b');
    answer(1);
    expect(state.shown.value?.last).toBeNull();
    expect(state.shown.value?.way).toBe('jump');
  });

  test('a frame of another game is dropped', () => {
    const before = state.shown.value;
    update(state, { kind: 'snapshot', snapshot: snapshot(99, 3) });
    expect(state.shown.value).toBe(before);
  });

  test('a frame clears what was in hand and planned, and what the pointer lit', () => {
    update(state, { kind: 'point', cell: { x: 1n, y: 1n } });
    update(state, { kind: 'preview', move: 'N' });
    update(state, { kind: 'select', cell: { x: 1n, y: 1n } });
    go(1);
    expect([state.selected.value, state.previewMove.value, state.plan.value.size]).toEqual([null, null, 0]);
  });

  test('a move that is lit by a panel stays lit', () => {
    update(state, { kind: 'preview', move: 'N' });
    go(1);
    expect(state.previewMove.value).toBe('N');
  });

  test('a move that is lit by a panel is lit no longer once another panel or a rule is shown', () => {
    for (const shown of [
      { kind: 'side', side: 'position' },
      { kind: 'rule', rule: 'caught' },
    ] as const) {
      update(state, { kind: 'preview', move: 'N' });
      update(state, shown);
      expect(state.previewMove.value).toBeNull();
    }
  });
});

describe('evidence', () => {
  const thought = (nodes: number) => ({ thought: { nodes } }) as never;

  test('of more thought outlives that of less', () => {
    update(state, { kind: 'explained', generation: 1, ply: 0, explanation: thought(500) });
    update(state, { kind: 'go', ply: 1 });
    arrive({ person: true, move: 'N' }, { previousExplanation: thought(100) });
    expect(state.shown.value?.previousExplanation).toEqual(thought(500));
    visit('b');
    answer();
    update(state, { kind: 'explained', generation: 2, ply: 0, explanation: thought(50) });
    update(state, { kind: 'go', ply: 1 });
    arrive({ person: true, move: 'N' }, { previousExplanation: thought(100) });
    expect(state.shown.value?.previousExplanation).toEqual(thought(100));
  });

  test('of another ply or game is dropped', () => {
    for (const [generation, ply] of [
      [1, 1],
      [2, 0],
    ] as const)
      update(state, { kind: 'explained', generation, ply, explanation: thought(5) });
    expect(state.shown.value?.explanation).toBeNull();
  });

  test('of a person’s move stays while chance answers it', () => {
    update(state, { kind: 'go', ply: 1 });
    arrive({ turn: CHANCE, person: true, move: '1 1' }, { previousExplanation: thought(7) });
    update(state, { kind: 'go', ply: 2 });
    arrive({ move: 'dam' });
    expect(state.shown.value?.previousExplanation).toEqual(thought(7));
    expect(state.shown.value?.made).toBe('1 1');
  });
});

describe('playing', () => {
  test('steps on at each tick and stops at the end', () => {
    update(state, { kind: 'play', playing: true });
    for (let ply = 1; ply <= 5; ply++) {
      update(state, { kind: 'tick' });
      expect(state.ply.value).toBe(ply);
    }
    expect(state.playing.value).toBe(false);
    update(state, { kind: 'tick' });
    expect(state.ply.value).toBe(5);
  });

  test('begins anew from the end', () => {
    go(5);
    update(state, { kind: 'play', playing: true });
    expect([state.ply.value, state.playing.value]).toEqual([0, true]);
  });

  test('does not begin where there is nothing to play', () => {
    visit('b');
    answer(0, { plies: 0 });
    update(state, { kind: 'play', playing: true });
    expect(state.playing.value).toBe(false);
  });

  test('goes on at the end of a line that still grows', () => {
    visit('b');
    answer(0, { plies: 1, done: false });
    update(state, { kind: 'play', playing: true });
    update(state, { kind: 'tick' });
    update(state, { kind: 'tick' });
    expect([state.ply.value, state.playing.value]).toEqual([1, true]);
  });

  test('a tick without playing does nothing', () => {
    update(state, { kind: 'tick' });
    expect(state.ply.value).toBe(0);
  });

  test('the pace moves through the speeds and stops at both ends', () => {
    update(state, { kind: 'pace', step: 1 });
    expect(state.speed.value).toBe(300);
    update(state, { kind: 'pace', step: -1 });
    expect(state.speed.value).toBe(500);
    for (let i = 0; i < 12; i++) update(state, { kind: 'pace', step: 1 });
    expect(state.speed.value).toBe(SPEEDS.at(-1));
    for (let i = 0; i < 12; i++) update(state, { kind: 'pace', step: -1 });
    expect(state.speed.value).toBe(SPEEDS[0]);
  });
});

describe('events', () => {
  const events = [2, 4].map((ply) => ({ ply, kind: 'kill' as const }));

  test('the nearest on either side', () => {
    expect(nearestEvent(events, 2, 1)?.ply).toBe(4);
    expect(nearestEvent(events, 0, 1)?.ply).toBe(2);
    expect(nearestEvent(events, 4, -1)?.ply).toBe(2);
    expect(nearestEvent(events, 2, -1)).toBeUndefined();
    expect(nearestEvent(events, 4, 1)).toBeUndefined();
  });

  test('are stepped to, and playing ends', () => {
    visit('b');
    answer(0, { events });
    state.playing.value = true;
    update(state, { kind: 'event', step: 1 });
    expect([state.ply.value, state.playing.value]).toEqual([2, false]);
    update(state, { kind: 'event', step: -1 });
    expect(state.ply.value).toBe(2);
  });
});

describe('a person’s moves', () => {
  const stepped = (ply: number, more: Partial<Line> = {}) =>
    update(state, { kind: 'stepped', opened: opened(50 + ply, { branch: 0, ...more }), ply });

  test('lead on, and the board keeps its place in the new line', () => {
    stepped(1);
    expect(state.ply.value).toBe(1);
    expect(state.userPlies.value).toEqual([0]);
    expect(state.shown.value?.generation).toBe(51);
  });

  test('a position of the line before that arrives meanwhile is not taken for the new one', () => {
    go(1);
    const before = state.shown.value?.generation;
    stepped(1);
    expect(state.shown.value?.generation).toBe(before);
    expect(before).not.toBe(51);
  });

  test('replace those behind them', () => {
    state.userPlies.value = [0, 2, 4];
    stepped(3);
    expect(state.userPlies.value).toEqual([0, 2]);
  });

  test('the solver answers where it is an opponent, or has the other seat', () => {
    stepped(1);
    expect(state.awaitingReply.value).toBe(false);
    update(state, { kind: 'autoReply', autoReply: true });
    stepped(1);
    expect(state.awaitingReply.value).toBe(true);
    update(state, { kind: 'autoReply', autoReply: false });
    expect(state.awaitingReply.value).toBe(false);
    update(state, { kind: 'playerSide', playerSide: 0 });
    expect(state.awaitingReply.value).toBe(false);
    update(state, { kind: 'playerSide', playerSide: 1 });
    expect(state.awaitingReply.value).toBe(true);
  });

  test('chance answers them by itself, but not a jump to them', () => {
    stepped(1);
    arrive({ turn: CHANCE, person: true, move: '1 1' });
    expect(state.awaitingReply.value).toBe(true);
    go(4);
    expect(state.awaitingReply.value).toBe(false);
  });

  test('undo leads before the last, the solver’s answers left out', () => {
    expect(lastUserPly(line({ branch: 2, moves: '2:N;stay*;S' }), [], 5)).toBe(4);
    expect(lastUserPly(line({ branch: 2, moves: '2:N;stay*;S' }), [], 4)).toBe(2);
    expect(lastUserPly(line(), [], 5)).toBeNull();
    expect(lastUserPly(undefined, [1, 3], 3)).toBe(1);
    stepped(3, { branch: 2, moves: '2:N' });
    state.playing.value = state.awaitingReply.value = true;
    update(state, { kind: 'undo' });
    expect([state.ply.value, state.playing.value, state.awaitingReply.value]).toEqual([2, false, false]);
    state.userPlies.value = [];
    visit('b');
    answer(2);
    update(state, { kind: 'undo' });
    expect(state.ply.value).toBe(2);
  });

  test('the solver’s line comes back at the same ply', () => {
    stepped(3, { moves: '0:N;N;N' });
    expect(currentPosition(state).moves).toBe('0:N;N;N');
    update(state, { kind: 'solversLine' });
    expect(state.target.value).toEqual({ case: 0, moves: '', ply: 3 });
    expect(state.userPlies.value).toEqual([]);
  });
});

function print(first: boolean, chunks: string[], cases: number, done: boolean, of = state.source.peek()): void {
  update(state, { kind: 'answered', source: of, first, chunks, cases, done });
}

describe('texts and cases', () => {
  test('a change keeps the case, another text begins at the first', () => {
    update(state, { kind: 'case', index: 2 });
    answer(0, {}, 2);
    update(state, { kind: 'edit', text: 'ab', whole: false });
    expect(state.target.value.case).toBe(2);
    update(state, { kind: 'edit', text: 'other', whole: true });
    expect(state.target.value).toEqual({ case: 0, moves: '', ply: 0 });
    expect(state.source.value.text).toBe('other');
  });

  test('an answer to an older question is not the last word', () => {
    const requestId = state.requestId.peek();
    update(state, { kind: 'edit', text: 'b', whole: true });
    expect(state.isCurrent.value).toBe(false);
    const loaded = { parsed: parsed(1), opened: null, snapshot: null };
    update(state, { kind: 'loaded', requestId, source: source('a'), ply: 0, loaded });
    expect(state.isCurrent.value).toBe(false);
  });

  test('an answer of another game is dropped', () => {
    const loaded = { parsed: parsed(7), opened: null, snapshot: null };
    const other = { ...source('a'), game: 'knights' as const };
    update(state, { kind: 'loaded', requestId: state.requestId.peek(), source: other, ply: 0, loaded });
    expect(state.parsed.value?.cases).toBe(3);
  });

  test('a mistake takes the output away and keeps the last good board', () => {
    print(true, ['x\n'], 3, true);
    update(state, { kind: 'edit', text: 'bad', whole: false });
    expect(state.output.value).toEqual({ chunks: ['x\n'], cases: 0, busy: true });
    const loaded = { parsed: parsed(0, { line: 1 }), opened: null, snapshot: null };
    const { shown, lastValid } = state;
    const [board, last] = [shown.value, lastValid.value];
    update(state, { kind: 'loaded', requestId: state.requestId.peek(), source: state.source.peek(), ply: 0, loaded });
    expect([state.output.value, shown.value, lastValid.value]).toEqual([null, board, last]);
  });

  test('the output of a text that has been replaced is dropped', () => {
    const before = state.source.peek();
    update(state, { kind: 'edit', text: 'b', whole: true });
    print(true, ['a\n'], 3, true, before);
    expect(state.output.value).toBeNull();
  });

  test('the output comes in parts', () => {
    print(true, ['a\n'], 1, false);
    print(false, ['b\n'], 3, true);
    expect(state.output.value).toEqual({ chunks: ['a\n', 'b\n'], cases: 3, busy: false });
    print(true, ['c\n'], 1, true);
    expect(state.output.value?.chunks).toEqual(['c\n']);
  });

  test('a case beyond the last, or before the first, is the last or the first', () => {
    update(state, { kind: 'case', index: 9 });
    expect(state.target.value.case).toBe(2);
    answer(0, {}, 2);
    update(state, { kind: 'case', index: -4 });
    expect(state.target.value.case).toBe(0);
  });

  test('the case that is open is not opened again, nor any of a text with a mistake', () => {
    const asked = state.requestId.value;
    update(state, { kind: 'case', index: 0 });
    expect(state.requestId.value).toBe(asked);
    update(state, { kind: 'edit', text: 'bad', whole: false });
    const loaded = { parsed: parsed(0, { line: 1 }), opened: null, snapshot: null };
    update(state, { kind: 'loaded', requestId: state.requestId.peek(), source: state.source.peek(), ply: 0, loaded });
    const then = state.requestId.value;
    update(state, { kind: 'case', index: 1 });
    expect(state.requestId.value).toBe(then);
  });

  test('another case or text clears what was pointed at', () => {
    update(state, { kind: 'view', view: { x: 0n } as never });
    update(state, { kind: 'cursor', cell: { x: 1n, y: 1n } });
    update(state, { kind: 'highlight', steps: [1, 2] });
    state.userPlies.value = [1];
    update(state, { kind: 'case', index: 1 });
    expect([state.view.value, state.cursor.value, state.highlight.value, state.userPlies.value]).toEqual([
      null,
      null,
      null,
      [],
    ]);
  });

  test('limits, options and a new game keep or replace the position', () => {
    go(3);
    update(state, { kind: 'relax', relaxed: true });
    expect([state.source.value.relaxed, state.target.value.ply]).toEqual([true, 3]);
    answer(3);
    update(state, { kind: 'options', options: 'seed=1' });
    expect([state.source.value.options, state.target.value.ply]).toEqual(['seed=1', 3]);
    update(state, { kind: 'game', text: 'new', options: 'seed=2' });
    expect([state.source.value.text, state.source.value.options, state.target.value.ply]).toEqual(['new', 'seed=2', 0]);
    update(state, { kind: 'game', text: 'new', options: 'seed=2', ply: 6 });
    expect(state.target.value.ply).toBe(6);
  });

  test('a line that grows lands only in its own game', () => {
    update(state, { kind: 'grown', opened: opened(state.opened.peek()?.generation ?? 0, { plies: 9 }) });
    expect(state.opened.value?.line.plies).toBe(9);
    update(state, { kind: 'grown', opened: opened(77, { plies: 1 }) });
    expect(state.opened.value?.line.plies).toBe(9);
  });
});

describe('another game', () => {
  const first: Draft = { source: { ...source('first'), game: 'knights' }, position: draft('').position };
  const enter = (pasted?: Draft['pasted']) =>
    update(state, { kind: 'visit', tab: 'knights', draft: { ...first, pasted } });

  test('brings its text and its output, and nothing of the game before is shown', () => {
    go(3);
    const pasted = { text: 'Case 1:', source: first.source, origin: 'paste' as const };
    enter(pasted);
    expect([state.tab.value, state.source.value.text, state.shown.value]).toEqual(['knights', 'first', null]);
    expect(state.pasted.value).toBe(pasted);
    enter();
    expect(state.pasted.value).toBeNull();
  });

  test('what belongs to a game is cleared', () => {
    update(state, { kind: 'side', side: 'theory' });
    update(state, { kind: 'autoReply', autoReply: true });
    update(state, { kind: 'playerSide', playerSide: 1 });
    update(state, { kind: 'tool', tool: 'robot' });
    update(state, { kind: 'sideBySide', sideBySide: true });
    enter();
    const { side, autoReply, playerSide, tool, sideBySide } = state;
    expect([side.value, autoReply.value, playerSide.value, tool.value, sideBySide.value]).toEqual([
      'why',
      false,
      null,
      null,
      false,
    ]);
  });

  test('an answer that was asked for in one game does not come to another', () => {
    update(state, { kind: 'newGame', game: { seed: '1', alphabet: 'all', nodes: 1000 } });
    state.attempt.value = { move: '1 1', generation: 1, ply: 0 };
    enter();
    expect([state.newGame.value, state.attempt.value]).toEqual([null, null]);
  });

  test('a side that every game has stays', () => {
    update(state, { kind: 'side', side: 'rules' });
    enter();
    expect(state.side.value).toBe('rules');
  });

  test('a game that is expected is named before its text is there', () => {
    update(state, { kind: 'expect', tab: 'pursuit' });
    expect([state.tab.value, state.source.value.game]).toEqual(['pursuit', 'pursuit']);
  });
});

describe('a class', () => {
  const teach = { mode: 'predict', step: 0, revealed: true, guess: 'N' } as const;

  test('guesses every move anew', () => {
    update(state, { kind: 'teach', teach });
    arrive();
    expect(state.teach.value?.revealed).toBe(true);
    go(1);
    expect(state.teach.value).toEqual({ ...teach, revealed: false, guess: null });
  });

  test('keeps what it was shown where no move is guessed', () => {
    update(state, { kind: 'teach', teach: { ...teach, mode: 'present' } });
    go(1);
    expect(state.teach.value?.revealed).toBe(true);
  });

  test('sees nothing that was pointed at, edited or compared', () => {
    update(state, { kind: 'preview', move: 'N' });
    update(state, { kind: 'tool', tool: 'robot' });
    update(state, { kind: 'sideBySide', sideBySide: true });
    state.playing.value = true;
    update(state, { kind: 'teach', teach });
    const { previewMove, tool, sideBySide, playing } = state;
    expect([previewMove.value, tool.value, sideBySide.value, playing.value]).toEqual([null, null, false, false]);
  });
});

test('a rule opens the rules; leaving them forgets it', () => {
  update(state, { kind: 'rule', rule: 'colon' });
  expect([state.side.value, state.rule.value]).toEqual(['rules', { id: 'colon' }]);
  update(state, { kind: 'side', side: 'why' });
  expect(state.rule.value).toBeNull();
});

test('a cursor outranks a pointer that rests', () => {
  update(state, { kind: 'point', cell: { x: 1n, y: 1n } });
  update(state, { kind: 'cursor', cell: { x: 2n, y: 2n } });
  expect([state.hovered.value, state.cursor.value]).toEqual([null, { x: 2n, y: 2n }]);
});

test('a plan takes the piece out of the hand', () => {
  update(state, { kind: 'select', cell: { x: 1n, y: 1n } });
  update(state, { kind: 'plan', plan: new Map([[0, 1]]) as never });
  expect([state.selected.value, state.plan.value.size]).toEqual([null, 1]);
});

test('thinking is stopped, and every question starts it again', () => {
  update(state, { kind: 'think', on: false });
  expect(state.stopped.value).toBe(true);
  update(state, { kind: 'case', index: 1 });
  expect(state.stopped.value).toBe(false);
});
