// A game in play: positions, moves and time, with an engine whose answers come in any order. No document.
import { beforeEach, describe, expect, test } from 'vitest';
import { currentPosition, lastUserPly, nearestEvent } from '../../www/src/game/moment';
import { SPEEDS } from '../../www/src/game/timeline';
import { CHANCE, flush, line, newParts, opened, type Parts, snapshot } from './parts';

let page: Parts;
const flags = () => [page.state.playing.value, page.state.awaitingReply.value];
const FIRST = { x: 1n, y: 1n };

beforeEach(async () => {
  page = newParts();
  page.visit();
  await page.answer();
});

/** The solver is at turn, and its steps play. */
function playAndAwait(): void {
  page.timeline.setPlayerSide(1);
  page.timeline.play();
  expect(flags()).toEqual([true, true]);
}

test('what is chosen stays when the engine sends the same position again', async () => {
  page.marks.select({ x: 3n, y: 3n });
  page.game.answered(true, { opened: opened(1), snapshot: snapshot(1, 0) }, 0);
  expect(page.state.selected.value).toEqual({ x: 3n, y: 3n });
  await page.go(1);
  expect(page.state.selected.value).toBeNull();
});

describe('steps', () => {
  test('stay within a line that is known to its end', () => {
    for (const [wanted, ply] of [
      [3, 3],
      [99, 5],
      [-1, 0],
    ] as const) {
      page.game.go(wanted);
      expect(page.state.ply.value).toBe(ply);
    }
  });

  test('may go beyond a line that still grows, and are shown when it has come there', async () => {
    page.visit('b');
    await page.answer(0, { plies: 2, done: false });
    page.game.go(40);
    expect(page.state.ply.value).toBe(40);
    expect(page.engine.calls).toEqual([]);
    page.game.hear({ news: 'grown', opened: opened(2, { plies: 60, done: false }) });
    await flush();
    await page.arrive();
    expect(page.state.shown.value?.frame.ply).toBe(40);
  });

  test('end playing and the wait for an answer', () => {
    playAndAwait();
    page.game.go(1);
    expect(flags()).toEqual([false, false]);
  });

  test('without a line they lead nowhere', () => {
    page = newParts();
    page.game.go(3);
    expect(page.state.ply.value).toBe(0);
  });

  test('while the engine is busy only the last is asked for, and each that was asked for is shown', async () => {
    for (const ply of [1, 2, 3]) page.game.go(ply);
    expect(page.engine.calls).toEqual(['frame']);
    await page.arrive();
    expect([page.state.shown.value?.frame.ply, page.state.ply.value]).toEqual([1, 3]);
    expect(page.engine.last('frame')).toEqual({ ply: 3 });
    await page.arrive();
    expect(page.state.shown.value?.frame.ply).toBe(3);
    expect(page.engine.calls).toEqual([]);
  });
});

describe('the way to a frame', () => {
  test('is one step on, one step back, or a jump', async () => {
    await page.go(1);
    expect(page.state.shown.value?.way).toBe('on');
    await page.go(0);
    expect(page.state.shown.value?.way).toBe('back');
    await page.go(4);
    expect(page.state.shown.value?.way).toBe('jump');
  });

  test('begins at the board before, in the same game only', async () => {
    await page.go(1);
    expect(page.state.shown.value?.last).toMatchObject({ ply: 0 });
    page.visit('b');
    await page.answer(1);
    expect(page.state.shown.value?.last).toBeNull();
    expect(page.state.shown.value?.way).toBe('jump');
  });

  test('a frame of another game is dropped', async () => {
    page.game.go(3);
    const before = page.state.shown.value;
    await page.engine.answer('frame', snapshot(99, 3));
    expect(page.state.shown.value).toBe(before);
  });

  test('a frame clears what was in hand and planned, and what the pointer lit', async () => {
    page.marks.point(FIRST);
    page.marks.preview('N');
    page.marks.select(FIRST);
    await page.go(1);
    const { selected, previewMove, plan } = page.state;
    expect([selected.value, previewMove.value, plan.value.size]).toEqual([null, null, 0]);
  });

  test('a move that is lit by a panel stays lit', async () => {
    page.marks.preview('N');
    await page.go(1);
    expect(page.state.previewMove.value).toBe('N');
  });
});

describe('evidence', () => {
  const thought = (nodes: number) => ({ thought: { nodes } }) as never;
  const explain = (generation: number, ply: number, nodes: number) =>
    page.game.hear({ news: 'explained', generation, ply, explanation: thought(nodes) });

  test('of more thought outlives that of less', async () => {
    explain(1, 0, 500);
    page.game.go(1);
    await page.arrive({ person: true, move: 'N' }, { previousExplanation: thought(100) });
    expect(page.state.shown.value?.previousExplanation).toEqual(thought(500));
    page.visit('b');
    await page.answer();
    explain(2, 0, 50);
    page.game.go(1);
    await page.arrive({ person: true, move: 'N' }, { previousExplanation: thought(100) });
    expect(page.state.shown.value?.previousExplanation).toEqual(thought(100));
  });

  test('of another ply or game is dropped', () => {
    explain(1, 1, 5);
    explain(2, 0, 5);
    expect(page.state.shown.value?.explanation).toBeNull();
  });

  test('of a person’s move stays while chance answers it', async () => {
    page.game.go(1);
    await page.arrive({ turn: CHANCE, person: true, move: '1 1' }, { previousExplanation: thought(7) });
    page.game.go(2);
    await page.arrive({ move: 'dam' });
    expect(page.state.shown.value?.previousExplanation).toEqual(thought(7));
    expect(page.state.shown.value?.made).toBe('1 1');
  });

  test('is stopped, and every question starts it again', () => {
    page.game.think(false);
    expect([page.state.stopped.value, page.engine.calls]).toEqual([true, ['stop']]);
    page.input.toCase(1);
    expect(page.state.stopped.value).toBe(false);
  });

  test('goes on at the position that is shown', async () => {
    await page.go(2);
    page.game.think(false);
    page.game.think(true);
    expect(page.state.stopped.value).toBe(false);
    expect(page.engine.last('resume')).toEqual({ ply: 2 });
  });
});

describe('playing', () => {
  test('steps on at each tick and stops at the end', () => {
    page.timeline.play();
    for (let ply = 1; ply <= 5; ply++) {
      page.timeline.tick();
      expect(page.state.ply.value).toBe(ply);
    }
    expect(page.state.playing.value).toBe(false);
    page.timeline.tick();
    expect(page.state.ply.value).toBe(5);
  });

  test('begins anew from the end', async () => {
    await page.go(5);
    page.timeline.play();
    expect([page.state.ply.value, page.state.playing.value]).toEqual([0, true]);
  });

  test('does not begin where there is nothing to play', async () => {
    page.visit('b');
    await page.answer(0, { plies: 0 });
    page.timeline.play();
    expect(page.state.playing.value).toBe(false);
  });

  test('goes on at the end of a line that still grows', async () => {
    page.visit('b');
    await page.answer(0, { plies: 1, done: false });
    page.timeline.play();
    page.timeline.tick();
    page.timeline.tick();
    expect([page.state.ply.value, page.state.playing.value]).toEqual([1, true]);
  });

  test('a tick without playing does nothing', () => {
    page.timeline.tick();
    expect(page.state.ply.value).toBe(0);
  });

  test('the pace moves through the speeds and stops at both ends', () => {
    const { speed } = page.state;
    page.timeline.changePace(1);
    expect(speed.value).toBe(300);
    page.timeline.changePace(-1);
    expect(speed.value).toBe(500);
    for (let i = 0; i < 12; i++) page.timeline.changePace(1);
    expect(speed.value).toBe(SPEEDS.at(-1));
    for (let i = 0; i < 12; i++) page.timeline.changePace(-1);
    expect(speed.value).toBe(SPEEDS[0]);
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

  test('are stepped to, and playing ends', async () => {
    page.visit('b');
    await page.answer(0, { events });
    page.timeline.play();
    page.timeline.toEvent(1);
    expect([page.state.ply.value, page.state.playing.value]).toEqual([2, false]);
    page.timeline.toEvent(-1);
    expect(page.state.ply.value).toBe(2);
  });
});

describe('a person’s moves', () => {
  test('lead on in one round trip, and the board keeps its place in the new line', async () => {
    const made = page.game.move('N');
    expect(page.engine.last('step')).toEqual({ generation: 1, ply: 0, move: 'N' });
    expect(page.state.isMoving.value).toBe(true);
    const after = snapshot(51, 1, { person: true, move: 'N' });
    await page.engine.answer('step', { opened: opened(51, { branch: 0 }), snapshot: after });
    expect([await made, page.state.isMoving.value, page.engine.calls]).toEqual([true, false, []]);
    expect([page.state.ply.value, page.state.userPlies.value]).toEqual([1, [0]]);
    expect(page.state.shown.value).toMatchObject({ generation: 51, way: 'on', last: { ply: 0 } });
  });

  test('a refusal is said, and changes nothing', async () => {
    const before = page.state.shown.value;
    const made = page.game.move('N');
    await page.engine.answer('step', { kind: 'occupied' });
    expect([await made, page.state.isMoving.value, page.state.shown.value]).toEqual([false, false, before]);
    expect(page.state.notice.value).toEqual({ kind: 'illegal', game: 'robots', illegal: { kind: 'occupied' } });
    await page.step(0);
    expect(page.state.notice.value).toBeNull();
  });

  test('are not made while a case is on its way, nor in the solver’s turn', async () => {
    page.timeline.setPlayerSide(1);
    expect(await page.game.move('N')).toBe(false);
    page.timeline.setPlayerSide(null);
    page.input.toCase(1);
    expect(await page.game.move('N')).toBe(false);
    expect(page.engine.calls).toEqual(['open']);
  });

  test('a person who goes elsewhere meanwhile stays there, on the new line', async () => {
    page.timeline.setAutoReply(true);
    page.game.move('N');
    page.game.go(4);
    const landing = { opened: opened(51, { branch: 0, plies: 3 }), snapshot: snapshot(51, 1) };
    await page.engine.answer('step', landing);
    expect([page.state.opened.value?.generation, page.state.ply.value]).toEqual([51, 3]);
    // It was asked for as one of the line before.
    await page.engine.answer('frame', snapshot(51, 3));
    expect([page.state.shown.value?.frame.ply, page.engine.calls]).toEqual([3, []]);
    // Nobody answers the move then.
    expect(page.state.awaitingReply.value).toBe(false);
  });

  test('a frame of the line before that comes behind the move is dropped', async () => {
    page.game.go(1);
    page.game.move('N');
    await page.engine.answer('step', { opened: opened(51, { branch: 0 }), snapshot: snapshot(51, 1) });
    const { shown } = page.state;
    const after = shown.value;
    await page.engine.answer('frame', snapshot(1, 1));
    expect(shown.value).toBe(after);
  });

  test('of two at one position the first counts', async () => {
    const [one, other] = [page.game.move('N'), page.game.move('S')];
    await page.engine.answer('step', { opened: opened(51, { branch: 0 }), snapshot: snapshot(51, 1, { move: 'N' }) });
    // Behind the first, the engine answers a move of an older line with an error; even a line would be none of this one.
    await page.engine.answer('step', { opened: opened(52, { branch: 0 }), snapshot: snapshot(52, 1, { move: 'S' }) });
    expect([await one, await other, page.state.isMoving.value]).toEqual([true, false, false]);
    expect(page.state.shown.value?.frame.move).toBe('N');
  });

  test('an answer does not come to another game', async () => {
    const made = page.game.move('N');
    page.input.visit({
      source: { game: 'knights', text: '', relaxed: false, options: '' },
      position: { case: 0, moves: '', ply: 0 },
    });
    expect(page.state.isMoving.value).toBe(false);
    await page.engine.answer('step', { opened: opened(51), snapshot: snapshot(51, 1) });
    expect([await made, page.state.opened.value, page.state.shown.value]).toEqual([false, null, null]);
  });

  test('a position of the line before is not taken for the new one', async () => {
    await page.go(1);
    page.game.move('N');
    await page.go(3);
    const before = page.state.shown.value?.generation;
    await page.engine.answer('step', { opened: opened(51, { branch: 1 }), snapshot: snapshot(51, 2) });
    expect(page.state.shown.value?.generation).toBe(before);
    expect(before).not.toBe(51);
    // It is asked for anew.
    expect(page.engine.last('frame')).toEqual({ ply: 3 });
  });

  test('replace those behind them', async () => {
    for (const ply of [0, 2, 4]) await page.step(ply);
    expect(page.state.userPlies.value).toEqual([0, 2, 4]);
    await page.step(2);
    expect(page.state.userPlies.value).toEqual([0, 2]);
  });

  test('the solver answers where it is an opponent, or has the other seat', async () => {
    const { awaitingReply } = page.state;
    await page.step(0);
    expect(awaitingReply.value).toBe(false);
    page.timeline.setAutoReply(true);
    await page.step(0);
    expect(awaitingReply.value).toBe(true);
    page.timeline.setAutoReply(false);
    expect(awaitingReply.value).toBe(false);
    page.timeline.setPlayerSide(0);
    expect(awaitingReply.value).toBe(false);
    page.timeline.setPlayerSide(1);
    expect(awaitingReply.value).toBe(true);
  });

  test('chance answers them by itself, but not a jump to them', async () => {
    await page.step(0, {}, { turn: CHANCE, move: '1 1' });
    expect(page.state.awaitingReply.value).toBe(true);
    await page.go(4);
    expect(page.state.awaitingReply.value).toBe(false);
  });

  test('the dice fall at once for a person who plays on', async () => {
    await page.step(0, {}, { turn: CHANCE, move: '1 1' });
    const skipped = page.timeline.skipChance();
    expect(page.state.ply.value).toBe(2);
    await page.arrive();
    expect(await skipped).toBe(true);
  });

  test('undo leads before the last, the solver’s answers left out', async () => {
    expect(lastUserPly(line({ branch: 2, moves: '2:N;stay*;S' }), [], 5)).toBe(4);
    expect(lastUserPly(line({ branch: 2, moves: '2:N;stay*;S' }), [], 4)).toBe(2);
    expect(lastUserPly(line(), [], 5)).toBeNull();
    expect(lastUserPly(undefined, [1, 3], 3)).toBe(1);
    await page.step(2, { branch: 2, moves: '2:N' });
    playAndAwait();
    page.game.undo();
    expect([page.state.ply.value, ...flags()]).toEqual([2, false, false]);
    page.visit('b');
    await page.answer(2);
    page.game.undo();
    expect(page.state.ply.value).toBe(0);
  });

  test('the solver’s line comes back at the same ply', async () => {
    await page.step(2, { moves: '0:N;N;N' });
    expect(currentPosition(page.state).moves).toBe('0:N;N;N');
    page.input.toSolversLine();
    expect(page.state.target.value).toEqual({ case: 0, moves: '', ply: 3 });
    expect(page.state.userPlies.value).toEqual([]);
  });
});

describe('what is looked at', () => {
  test('is asked for at the position that is shown, and anew at the next', async () => {
    page.marks.point(FIRST);
    await page.engine.answer('cellInfo', { value: 3 });
    expect(page.state.cellInfo.value).toMatchObject({ generation: 1, ply: 0, cell: FIRST, info: { value: 3 } });
    await page.go(1);
    expect(page.engine.last('cellInfo')).toEqual({ ply: 1, x: '1', y: '1' });
  });

  test('of many cells that a pointer passes only the last is asked for', async () => {
    for (const x of [1n, 2n, 3n]) page.marks.point({ x, y: 0n });
    expect(page.engine.calls).toEqual(['cellInfo']);
    await page.engine.answer('cellInfo', null);
    expect(page.engine.last('cellInfo')).toEqual({ ply: 0, x: '3', y: '0' });
  });

  test('a move shows where it would lead', async () => {
    page.marks.preview('N');
    await page.engine.answer('peek', { board: { ply: 1 } });
    expect(page.state.previewBoard.value).toEqual({ generation: 1, ply: 0, move: 'N', board: { ply: 1 } });
    page.marks.preview(null);
    await flush();
    expect(page.engine.calls).toEqual([]);
  });

  test('a cursor outranks a pointer that rests', () => {
    page.marks.point(FIRST);
    page.marks.putCursor({ x: 2n, y: 2n });
    expect([page.state.hovered.value, page.state.cursor.value]).toEqual([null, { x: 2n, y: 2n }]);
  });

  test('a plan takes the piece out of the hand', () => {
    page.marks.select(FIRST);
    page.marks.setPlan(new Map([[0, 1]]) as never);
    expect([page.state.selected.value, page.state.plan.value.size]).toEqual([null, 1]);
  });
});
