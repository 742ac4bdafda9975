// An input: its text, its cases, and what stands around the board, with engines whose answers come in any order. No document.
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EngineLost } from '../../www/src/engine/engine';
import type { BoardClient } from '../../www/src/game/client';
import type { Draft } from '../../www/src/game/input';
import { isOpeningCase } from '../../www/src/game/moment';
import { draft, newParts, opened, type Parts, parsed, source } from './parts';

const MISTAKEN = {
  mistake: 'larger-row',
  rule: 'row',
  case: 1,
  ply: 0,
  move: 1,
  value: null,
  output: '',
  isForbidden: false,
} as const;

let page: Parts;
const START = { case: 0, moves: '', ply: 0 };

beforeEach(async () => {
  page = newParts();
  page.thinker.keep();
  page.visit();
  await page.answer();
});

/** The output of the text that was read last is on its way; returns what brings a part of it. */
async function beginsOutput() {
  await vi.waitFor(() => expect(page.answerer.calls).toContain('answer'));
  const id = page.answerer.latest;
  await page.answerer.answer('answer', null);
  return (chunks: string[], cases: number, done: boolean) =>
    page.answerer.hear({ news: 'answered', id, chunks, cases, done });
}

describe('texts and cases', () => {
  test('a change keeps the case, another text begins at the first', async () => {
    page.input.toCase(2);
    await page.answer(0, {}, 2);
    page.input.edit('ab');
    expect(page.state.target.value.case).toBe(2);
    page.input.setText('other');
    expect(page.state.target.value).toEqual(START);
    expect(page.state.source.value.text).toBe('other');
  });

  test('steps are of a case while it is being opened', async () => {
    page.input.toCase(1);
    expect(isOpeningCase(page.state)).toBe(true);
    page.game.go(4);
    expect([page.state.ply.value, page.state.target.value.ply]).toEqual([0, 4]);
    page.game.go(-3);
    expect(page.state.target.value.ply).toBe(0);
    page.game.go(2);
    await page.answer(0, {}, 1);
    expect([page.state.ply.value, page.engine.last('frame')]).toEqual([2, { ply: 2 }]);
  });

  test('a case of a text that was read is opened, and the text is not read again', async () => {
    page.input.toCase(1);
    expect(page.engine.calls).toEqual(['open']);
    await page.answer(0, {}, 1);
    page.input.edit('b');
    expect(page.engine.calls).toEqual(['load']);
  });

  test('an answer to an older question is not the last word, and is shown', async () => {
    page.input.setText('b');
    expect(page.state.isCurrent.value).toBe(false);
    page.input.setText('c');
    expect(page.engine.last('load')).toMatchObject({ source: { text: 'b' } });
    await page.answer(0, {}, 0, 7);
    expect([page.state.isCurrent.value, page.state.lastValid.value?.text]).toEqual([false, 'b']);
    await page.answer(0, {}, 0, 8);
    expect([page.state.isCurrent.value, page.state.lastValid.value?.text]).toEqual([true, 'c']);
  });

  test('of texts that come while the engine reads only the last is read', async () => {
    for (const text of ['b', 'c', 'd']) page.input.setText(text);
    await page.answer();
    expect(page.engine.asked).toHaveLength(1);
    expect(page.engine.last('load')).toMatchObject({ source: { text: 'd' } });
  });

  test('an answer of another game is dropped', async () => {
    page.input.visit({ source: { ...source('k'), game: 'knights' }, position: START });
    page.visit('b');
    await page.engine.answer('load', { parsed: parsed(7), opened: null, snapshot: null });
    expect(page.state.parsed.value).toBeNull();
  });

  test('options that belong to no game are left out, which is said; a text alone is never', async () => {
    page.input.visit({ source: { ...source('a'), options: 'seed=1' }, position: { case: 1, moves: '', ply: 2 } });
    const ask = vi.spyOn(page.engine, 'ask');
    const [asked] = page.engine.asked.splice(0);
    asked?.keep(Promise.reject(new Error('no such option')) as never);
    await vi.waitFor(() => expect(page.state.notice.value).toEqual({ kind: 'withoutOptions' }));
    expect(ask.mock.lastCall).toEqual(['load', { source: source('a'), position: { case: 1, moves: '', ply: 0 } }]);
  });

  test('a mistake takes the output away and keeps the last good board', async () => {
    const print = await beginsOutput();
    print(['x\n'], 3, true);
    page.input.edit('bad');
    expect(page.state.output.value).toEqual({ chunks: ['x\n'], cases: 0, busy: true });
    const { shown, lastValid } = page.state;
    const [board, last] = [shown.value, lastValid.value];
    await page.fail();
    expect([page.state.output.value, shown.value, lastValid.value]).toEqual([null, board, last]);
  });

  test('the output of a text that has been replaced is dropped', async () => {
    const print = await beginsOutput();
    page.input.setText('b');
    print(['a\n'], 3, true);
    expect(page.state.output.value).toBeNull();
  });

  test('the output comes in parts', async () => {
    const print = await beginsOutput();
    print(['a\n'], 1, false);
    print(['b\n'], 3, true);
    expect(page.state.output.value).toEqual({ chunks: ['a\n', 'b\n'], cases: 3, busy: false });
    page.input.edit('b');
    await page.answer();
    const printAnother = await beginsOutput();
    print(['late\n'], 3, true);
    printAnother(['c\n'], 1, true);
    expect(page.state.output.value?.chunks).toEqual(['c\n']);
  });

  test('a case beyond the last, or before the first, is the last or the first', async () => {
    page.input.toCase(9);
    expect(page.state.target.value.case).toBe(2);
    await page.answer(0, {}, 2);
    page.input.toCase(-4);
    expect(page.state.target.value.case).toBe(0);
  });

  test('the case that is open is not opened again, nor any of a text with a mistake', async () => {
    const asked = page.state.openings.value;
    page.input.toCase(0);
    expect(page.state.openings.value).toBe(asked);
    page.input.edit('bad');
    await page.fail();
    const then = page.state.openings.value;
    page.input.toCase(1);
    expect(page.state.openings.value).toBe(then);
  });

  test('another case or text clears what was pointed at', async () => {
    await page.step(0);
    page.marks.setView({ x: 0n } as never);
    page.marks.putCursor({ x: 1n, y: 1n });
    page.marks.highlight([1, 2]);
    page.input.toCase(1);
    const { view, cursor, highlight, userPlies } = page.state;
    expect([view.value, cursor.value, highlight.value, userPlies.value]).toEqual([null, null, null, []]);
  });

  test('limits, options and a new game keep or replace the position', async () => {
    await page.go(3);
    page.input.setRelaxed(true);
    expect([page.state.source.value.relaxed, page.state.target.value.ply]).toEqual([true, 3]);
    await page.answer(3);
    page.input.setOptions('seed=1');
    expect([page.state.source.value.options, page.state.target.value.ply]).toEqual(['seed=1', 3]);
    page.input.replace('new', 'seed=2');
    const { source, target } = page.state;
    expect([source.value.text, source.value.options, target.value.ply]).toEqual(['new', 'seed=2', 0]);
    page.input.replace('new', 'seed=2', 6);
    expect(target.value.ply).toBe(6);
  });

  test('a line that grows lands only in its own game', () => {
    page.game.hear({ news: 'grown', opened: opened(page.state.opened.peek()?.generation ?? 0, { plies: 9 }) });
    expect(page.state.opened.value?.line.plies).toBe(9);
    page.game.hear({ news: 'grown', opened: opened(77, { plies: 1 }) });
    expect(page.state.opened.value?.line.plies).toBe(9);
  });
});

describe('an engine that is lost', () => {
  const asked = () => page.engine.last<{ source: { text: string } }>('load').source.text;

  test('has its text again, with the position that is shown', async () => {
    await page.go(3);
    page.engine.lost();
    expect(page.engine.last('load')).toEqual({ source: source('a'), position: { ...START, ply: 3 } });
    await page.answer(3);
    expect([page.state.isCurrent.value, page.state.notice.value]).toEqual([true, { kind: 'engineReplaced' }]);
  });

  test('first the board that is shown, then the text that may have a mistake', async () => {
    page.input.edit('bad');
    await page.fail();
    page.engine.lost();
    expect(asked()).toBe('a');
    await page.answer();
    expect(page.state.isCurrent.value).toBe(false);
    expect(asked()).toBe('bad');
    await page.fail();
    expect(page.state.isCurrent.value).toBe(true);
  });

  test('again and again is not replaced until a person asks for something', () => {
    for (let i = 0; i < 3; i++) {
      for (const one of page.engine.asked.splice(0)) one.keep(Promise.reject(new EngineLost('')) as never);
      page.engine.lost();
    }
    expect([page.state.notice.value, page.engine.calls]).toEqual([{ kind: 'engineGone' }, []]);
  });
});

describe('another game', () => {
  const first: Draft = { source: { ...source('first'), game: 'knights' }, position: draft('').position };
  const enter = (pasted?: Draft['pasted']) => page.input.visit({ ...first, pasted });

  test('brings its text and its output, and nothing of the game before is shown', async () => {
    await page.go(3);
    const pasted = { text: 'Case 1:', source: first.source, origin: 'paste' as const };
    enter(pasted);
    expect([page.state.tab.value, page.state.source.value.text, page.state.shown.value]).toEqual([
      'knights',
      'first',
      null,
    ]);
    expect(page.state.pasted.value).toBe(pasted);
    enter();
    expect(page.state.pasted.value).toBeNull();
  });

  test('what belongs to a game is cleared', () => {
    page.panes.openSide('theory');
    page.timeline.setAutoReply(true);
    page.timeline.setPlayerSide(1);
    page.marks.setTool('robot');
    page.panes.setSideBySide(true);
    page.panes.setMistaken(MISTAKEN);
    enter();
    const { side, autoReply, playerSide, tool, sideBySide, mistaken } = page.state;
    expect([side.value, autoReply.value, playerSide.value, tool.value, sideBySide.value, mistaken.value]).toEqual([
      'why',
      false,
      null,
      null,
      false,
      null,
    ]);
  });

  test('a side that every game has stays', () => {
    page.panes.openSide('rules');
    enter();
    expect(page.state.side.value).toBe('rules');
  });

  test('a game that is expected is named before its text is there', () => {
    page.input.expect('pursuit');
    expect([page.state.tab.value, page.state.source.value.game]).toEqual(['pursuit', 'pursuit']);
  });
});

test('a board of another host sees and moves what that one says', () => {
  const { client } = page.boardHost;
  expect(client.value.shows).toContain('hints');
  client.value.onMove('N');
  expect(page.engine.calls).toEqual(['step']);
  const moves: string[] = [];
  page.boardHost.take(signal<BoardClient>({ onMove: (move) => void moves.push(move), onCell: null, shows: [] }));
  client.value.onMove('W');
  expect([client.value.shows, moves, page.engine.calls]).toEqual([[], ['W'], ['step']]);
});

test('who asks is told when the board goes from one position of a line to another', async () => {
  let steps = 0;
  page.game.onStep(() => steps++);
  page.game.hear({ news: 'explained', generation: 1, ply: 0, explanation: null });
  expect(steps).toBe(0);
  await page.go(1);
  expect(steps).toBe(1);
});

describe('what stands beside the board', () => {
  test('a rule opens the rules; leaving them forgets it', () => {
    page.panes.openRule('colon');
    expect([page.state.side.value, page.state.rule.value]).toEqual(['rules', { id: 'colon' }]);
    page.panes.openSide('why');
    expect(page.state.rule.value).toBeNull();
  });

  test('a move that is lit by a panel is lit no longer once another panel or a rule is shown', () => {
    for (const turn of [() => page.panes.openSide('position'), () => page.panes.openRule('caught')]) {
      page.marks.preview('N');
      turn();
      expect(page.state.previewMove.value).toBeNull();
    }
  });
});
